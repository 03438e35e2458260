// What stands there before the player has touched anything: what goes without saying is chosen
// at once, and a hint is put together so that it only needs to be sent.
import type { Action } from "../../generated/micro-mutants";
import { ofType, suggested } from "../choices";
import type { Hint } from "../contract";
import { choose, firstPut, lit, pairs, shootable, throwing, type Context } from "./context";

/** To be called whenever what is asked has changed. */
export function begin(c: Context): void {
  const { plan, view } = c;
  if (c.hint) follow(c, c.hint);
  if (!c.live || plan.piece || plan.pair) return;
  const [, middle] = ofType(c.all, "throw");
  if (throwing(c) && !plan.meant && middle)
    plan.set({ direction: middle.action.direction, press: middle.action.strength });
  const [pair] = pairs(c);
  const [only, ...more] = lit(c);
  if (view.asked.what === "put" && pair) plan.put(pair, firstPut(c, pair));
  else if (only && more.length === 0 && shootable(c, only)) choose(c, only);
}

function follow({ plan }: Context, hint: Hint): void {
  const action = suggested<Action>(hint)?.action;
  switch (action?.type) {
    case "throw":
      return plan.set({ direction: action.direction, press: action.strength });
    case "shoot": {
      const { piece, by, direction, press, edge } = action;
      plan.choose(piece);
      plan.by = by ?? null;
      return plan.propose({ target: null, aim: { direction, press, edge }, share: null });
    }
    case "put":
      plan.put([action.piece, action.beside], action.towards);
      plan.by = action.by ?? null;
      return;
    case "place":
      plan.choose(action.piece);
      plan.spot = { x: action.x / 1000, y: action.y / 1000, turn: action.turn };
      return;
  }
}
