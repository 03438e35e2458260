// The best moment of a game: the shot that took most; a base is worth three bugs.
import type { Event } from "../../generated/micro-mutants";
import type { Step } from "../../generated/socket";
import type { Moment } from "../contract";

const WORTH: Partial<Record<Event["type"], number>> = {
  captured: 2,
  destroyed: 6,
  damaged: 3,
  avenged: 2,
  webbed: 1,
};

export function best(entries: Step[]): Moment | null {
  let found: { worth: number; moment: Moment } | null = null;
  for (const entry of entries) {
    const events = entry.events as Event[];
    if (entry.seat === null || !events.some((event) => event.type === "shot")) continue;
    const worth = events.reduce((sum, event) => sum + (WORTH[event.type] ?? 0), 0);
    if (worth > (found?.worth ?? 0))
      found = { worth, moment: { n: entry.n, seat: entry.seat, says: entry.says } };
  }
  return found?.moment ?? null;
}
