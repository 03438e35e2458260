// How a shot missed, as a friend beside the table would put it: too long, too short, to the left,
// to the right. Geometry for the eye, in millimetres; what counts as a hit the rules have said.
import type { Event } from "../../generated/micro-mutants";
import type { Reel } from "./reels";
import { radians, type Point } from "./units";
import { isBase, isBug, kindOf } from "./words";

export interface Miss {
  /** What was shot, and what it should have come down on. */
  piece: string;
  target: string;
  /** So much too long; less than 0: too short. Null: that was well. */
  along: number | null;
  /** So much to the left, as the shot flew; less than 0: to the right. Null: that was well. */
  aside: number | null;
}

/** What lies this close to the line of a shot lies in it, in radians. */
const IN_LINE = (15 * Math.PI) / 180;
/** Less than this is no mistake, in millimetres. */
const SLIGHT = 5;
/** With one of these a shot has done something, for better or worse, or nothing at all. */
const DONE: Event["type"][] = [
  "stuck",
  "fumbled",
  "captured",
  "withstood",
  "avenged",
  "flipped",
  "webbed",
  "doomed",
  "damaged",
  "destroyed",
  "shrunk",
  "collected",
  "trapped",
];

/** Where `rest` is from `aimed`, from middle to middle: along the way from `from`, and beside it.
    So a shot that strays as much the other way comes down in the middle. */
export function strayed(from: Point, aimed: Point, rest: Point): Pick<Miss, "along" | "aside"> {
  const [x, y] = [aimed.x - from.x, aimed.y - from.y];
  const far = Math.hypot(x, y) || 1;
  const [dx, dy] = [rest.x - aimed.x, rest.y - aimed.y];
  const along = (dx * x + dy * y) / far;
  const aside = (dy * x - dx * y) / far;
  const most = Math.max(Math.abs(along), Math.abs(aside));
  const told = (by: number) => (Math.abs(by) >= SLIGHT || Math.abs(by) === most ? by : null);
  return { along: told(along), aside: told(aside) };
}

/** Of what lies in the line of a shot, the nearest to where it came to rest. */
export function inLine<T extends Point>(
  from: Point,
  direction: number,
  rest: Point,
  there: T[],
): T | null {
  const off = (at: Point) => {
    const angle = Math.atan2(at.y - from.y, at.x - from.x) - radians(direction);
    return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)));
  };
  const far = (at: Point) => Math.hypot(at.x - rest.x, at.y - rest.y);
  return (
    there.filter((at) => off(at) <= IN_LINE).sort((one, other) => far(one) - far(other))[0] ?? null
  );
}

/** How somebody's own shot missed; null: it did not, or nothing was there to be hit. */
export function missOf(reel: Reel, own: number | null): Miss | null {
  const shot = reel.motions.find((event) => event.type === "shot");
  if (!shot || own === null || shot.seat !== own || shot.cause === "repulsed") return null;
  if (reel.events.some(({ type }) => DONE.includes(type))) return null;
  const { piece, aim } = shot;
  const [from, rest] = [reel.from.get(piece), reel.rest.get(piece)];
  if (!from || !rest) return null;
  const others = reel.before.pieces.flatMap(({ name, seat, place }) => {
    const at = reel.from.get(name);
    const prey = (seat !== own && (isBug(name) || isBase(name))) || kindOf(name) === "resource";
    return at && place === "mat" && prey ? [{ name, x: at.x, y: at.y }] : [];
  });
  const target =
    others.find(({ name }) => name === reel.target) ?? inLine(from, aim.direction, rest, others);
  return target && { piece, target: target.name, ...strayed(from, target, rest) };
}
