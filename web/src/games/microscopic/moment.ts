// The best moment of a game: the turn in which most was spent on cells and organisms.
import type { Event } from "../../generated/microscopic";
import type { Step } from "../../generated/socket";
import type { Said } from "../../generated/said";
import type { Moment } from "../contract";

interface Bought {
  n: number;
  worth: number;
  said: Said | undefined;
}

const worth = (event: Event): number =>
  event.type === "cell" ? event.price : event.type === "organism" ? 2 * event.cells.length : 0;

export function best(entries: Step[]): Moment | null {
  const turns: { seat: number; bought: Bought[] }[] = [];
  for (const { n, events, says, text } of entries) {
    // What was taken back did not happen.
    const kept = text.match(/^undo (\d+)$/)?.[1];
    const last = turns.at(-1);
    if (kept && last) last.bought = last.bought.filter((b) => b.n <= Number(kept));
    (events as Event[]).forEach((event, i) => {
      if (event.type === "turn") turns.push({ seat: event.seat, bought: [] });
      else if (worth(event) > 0)
        turns.at(-1)?.bought.push({ n, worth: worth(event), said: says[i] });
    });
  }
  const sum = (bought: Bought[]) => bought.reduce((total, b) => total + b.worth, 0);
  const top = turns.reduce(
    (a, b) => (sum(b.bought) > sum(a.bought) ? b : a),
    turns[0] ?? { seat: 0, bought: [] },
  );
  if (top.bought.length === 0) return null;
  return { n: top.bought.at(-1)!.n, seat: top.seat, says: top.bought.flatMap((b) => b.said ?? []) };
}
