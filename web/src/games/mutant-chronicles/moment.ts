// The best moment of a battle: the attack that did most, by the worth of what it destroyed
// and then by its damage.
import type { Event } from "../../generated/mutant-chronicles";
import type { Step } from "../../generated/socket";
import type { Moment } from "../contract";

/** What is told of it; what else the same step led to is another story. */
const TOLD = ["declared", "redirected", "struck", "shielded", "wounded", "saved", "destroyed"];

export function best(entries: Step[]): Moment | null {
  let found: { worth: number; moment: Moment } | null = null;
  for (const entry of entries) {
    if (entry.seat === null) continue;
    const events = entry.events as Event[];
    const worth = events.reduce(
      (sum, event) =>
        sum +
        (event.type === "destroyed"
          ? event.points * 10
          : event.type === "struck"
            ? event.damage
            : 0),
      0,
    );
    if (worth > (found?.worth ?? 0)) {
      const says = entry.says.filter((_, i) => TOLD.includes(events[i]?.type ?? ""));
      found = { worth, moment: { n: entry.n, seat: entry.seat, says } };
    }
  }
  return found?.moment ?? null;
}
