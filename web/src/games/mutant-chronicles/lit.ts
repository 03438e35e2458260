// What a press on a hex would mean now, by hex: `own` chooses, `put` puts something there, `go`
// walks there, `aim` attacks.
import type { Action } from "../../generated/mutant-chronicles";
import { ofType, type Move } from "../choices";
import { hexesOf } from "./board";
import type { Position } from "./position.svelte";
import { spots } from "./spots";

export type Lit = Map<string, "own" | "put" | "go" | "aim">;

export function litBy(position: Position): Lit {
  const { all, plan, view, look } = position;
  const lit: Lit = new Map();
  const mark = (kind: "own" | "put", list: Move<Action>[]) => {
    for (const move of list) for (const hex of spots(move, view, look.board)) lit.set(hex, kind);
  };
  const { card, power, hex } = plan;
  if (card !== null)
    mark(
      "own",
      ofType(all, "play").filter((m) => m.action.card === card),
    );
  else if (power !== null)
    mark(
      "put",
      ofType(all, "use").filter((m) => m.action.name === power),
    );
  else if (position.placing) {
    const places = position.places.filter((m) => m.action.figure === position.carried);
    mark(
      "put",
      hex === null ? places : places.filter((m) => spots(m, view, look.board).includes(hex)),
    );
  } else {
    if (position.walking || position.order)
      for (const end of position.ends) for (const hex of hexesOf(end.place)) lit.set(hex, "go");
    else mark("put", position.steps);
    mark("own", ofType(all, "order", "support", "fire"));
    // Of zones, the one that is chosen.
    const zones = ofType(all, "zone");
    const chosen = zones.filter((m) => hex !== null && spots(m, view, look.board).includes(hex));
    mark("put", [...ofType(all, "pick"), ...(chosen.length > 0 ? chosen : zones)]);
    for (const name of targets(position))
      for (const hex of hexesOf(look.figure(name ?? null)?.place ?? null)) lit.set(hex, "aim");
  }
  return lit;
}

/** Who can be attacked with a chance to hurt; who is out of range is not lit. */
function targets({ attacks, odds, look, aims }: Position): (string | undefined)[] {
  const hurt = attacks.filter((m) => (odds(m)?.hit ?? 0) > 0);
  return [
    ...hurt.map((m) => look.at(m.action.at)?.name),
    ...aims.filter((aim) => aim.hurts > 0).map((aim) => aim.target),
  ];
}
