// A flight from its track: where everything is at a moment.
import {
  FRAMES_PER_SECOND,
  TRACK_STEP,
  type Flight,
  type Way,
} from "../../generated/micro-mutants";
import { unit, type Lie, type Quat } from "./units";

/** Numbers a frame: a place and an attitude. */
const NUMBERS = 7;
export type Lies = ReadonlyMap<string, Lie>;

export const lasts = (flight: Flight): number => (flight.frames / FRAMES_PER_SECOND) * 1000;

function frame({ poses }: Way, i: number): Lie {
  const at = i * NUMBERS;
  const mm = (k: number) => (poses[at + k]! * TRACK_STEP) / 1000;
  return { x: mm(0), y: mm(1), z: mm(2), q: unit(poses.slice(at + 3, at + NUMBERS)) };
}

/** Between two lies; of the two ways to turn, the shorter. */
export function between(a: Lie, b: Lie, part: number): Lie {
  const mix = (from: number, to: number) => from + (to - from) * part;
  const same = a.q.reduce((sum, value, i) => sum + value * b.q[i]!, 0) >= 0 ? 1 : -1;
  const q = a.q.map((value, i) => mix(value, b.q[i]! * same));
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z), q: unit(q) as Quat };
}

/** Where every piece of the flight is after `ms`; before its first frame it lies as in `from`. */
export function during(flight: Flight, from: Lies, ms: number): Map<string, Lie> {
  const now = (ms / 1000) * FRAMES_PER_SECOND;
  const found = new Map(from);
  for (const way of flight.ways) {
    const last = way.poses.length / NUMBERS - 1;
    const at = now - way.first;
    const before = from.get(way.piece);
    if (last < 0 || (at < -1 && before)) continue;
    if (at >= last) found.set(way.piece, frame(way, last));
    else if (at < 0)
      found.set(way.piece, before ? between(before, frame(way, 0), at + 1) : frame(way, 0));
    else
      found.set(
        way.piece,
        between(frame(way, Math.floor(at)), frame(way, Math.floor(at) + 1), at % 1),
      );
  }
  return found;
}

/** Where a record has no track: from where everything lay to where it came to rest, in a bow. */
export function bow(from: Lies, rest: Lies, part: number): Map<string, Lie> {
  const found = new Map(from);
  for (const [name, to] of rest) {
    const was = from.get(name) ?? to;
    const now = between(was, to, part);
    const way = Math.hypot(to.x - was.x, to.y - was.y);
    found.set(name, { ...now, z: now.z + Math.sin(Math.PI * part) * way * 0.35 });
  }
  return found;
}
