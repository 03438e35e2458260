// What the player is putting together, as the action it would be. `null`: there is nothing to
// send yet.
import { placeable, shootable, throwing, type Context } from "./context";
import { write } from "./notation";
import { micro } from "./units";

const by = ({ plan }: Context) => (plan.by ? { by: plan.by } : {});

/** A shot, or a throw of tokens. */
export function shot(c: Context): string | null {
  const { piece, aim } = c.plan;
  if (throwing(c)) return write({ type: "throw", direction: aim.direction, strength: aim.press });
  return piece && shootable(c, piece) ? write({ type: "shoot", piece, ...by(c), ...aim }) : null;
}

/** A piece beside another. */
export function put(c: Context): string | null {
  const { pair, towards } = c.plan;
  if (!pair) return null;
  return write({ type: "put", piece: pair[0], beside: pair[1], ...by(c), towards });
}

/** A bug where the player would lay it. */
export function laid(c: Context): string | null {
  const { piece, spot } = c.plan;
  if (!piece || !spot || !placeable(c, piece)) return null;
  return write({ type: "place", piece, x: micro(spot.x), y: micro(spot.y), turn: spot.turn });
}

/** Whatever it is. */
export const planned = (c: Context): string | null => put(c) ?? laid(c) ?? shot(c);
