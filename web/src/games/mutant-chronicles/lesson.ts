// What a step of the lesson points at, from its `highlight`: a unit, a hex, a die, the button to
// press, or a part of the table. It is made to pulse; the server's list says what can be done.
import { hexesOf } from "./board";

export interface Wanted {
  figure: string | null;
  /** A hex, or the two of a wide unit; none: another thing is wanted. */
  hexes: string[];
  /** Counted from 1. */
  die: number | null;
  /** Anything else: `map`, `hand`, `army`, `button`, `score`. */
  part: string | null;
}

export function wantedIn(glow: string | null): Wanted | null {
  if (glow === null) return null;
  const [kind, name] = glow.split(" ");
  return {
    figure: kind === "unit" ? (name ?? null) : null,
    hexes: kind === "hex" && name !== undefined ? hexesOf(name) : [],
    die: kind === "die" ? Number(name) : null,
    part: name === undefined ? glow : null,
  };
}
