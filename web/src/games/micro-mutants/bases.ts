// Before the game, bases change places: dragged one onto the other, they give an order that
// the server has listed, or none.
import { ofType } from "../choices";
import type { Context } from "./context";
import { isBase, numberOf, seatOf } from "./words";
import { radians } from "./units";

/** Own bases on the mat, from left to right as their owner sees them. */
function bases({ view, you }: Context): string[] {
  const angle = radians(view.areas[you ?? 0]?.ahead ?? 9000);
  const across = ({ x, y }: { x: number; y: number }) => x * Math.sin(angle) - y * Math.cos(angle);
  const own = view.pieces.flatMap(({ name, pose }) =>
    pose && isBase(name) && seatOf(name) === you ? [{ name, at: across(pose) }] : [],
  );
  return own.sort((a, b) => a.at - b.at).map(({ name }) => name);
}

/** Own bases that have another place to go to. */
export function movableBases(c: Context): string[] {
  const now = bases(c);
  const orders = c.live ? ofType(c.all, "bases") : [];
  return now.filter((name, i) => orders.some(({ action }) => action.order[i] !== numberOf(name)));
}

/** The action that lets two bases change places. */
export function swap(c: Context, one: string, other: string): string | null {
  const swapped = bases(c).map((name) =>
    numberOf(name === one ? other : name === other ? one : name),
  );
  return (
    ofType(c.all, "bases").find(({ action }) => action.order.join() === swapped.join())?.text ??
    null
  );
}
