// The best moment of a game: the turn in which most soldiers were on the move.
import type { Event } from "../../generated/micropolis";
import type { Said } from "../../generated/said";
import type { Step } from "../../generated/socket";
import type { Moment } from "../contract";

function stir(event: Event): number {
  switch (event.type) {
    case "took":
      return event.paid + event.gathered;
    case "nurse":
      return event.soldiers;
    case "sergeant":
      return event.lost + event.gained;
    case "barracks":
      return event.filled ? 2 * event.size : 0;
    default:
      return 0;
  }
}

interface Turn {
  seat: number;
  n: number;
  told: { n: number; worth: number; said: Said | undefined }[];
}

export function best(entries: Step[]): Moment | null {
  const turns: Turn[] = [];
  for (const { n, events, says, text } of entries) {
    // What was taken back did not happen.
    const kept = text.match(/^undo (\d+)$/)?.[1];
    const last = turns.at(-1);
    if (kept && last) last.told = last.told.filter((t) => t.n <= Number(kept));
    (events as Event[]).forEach((event, i) => {
      if (event.type === "turn") turns.push({ seat: event.seat, n, told: [] });
      else if (stir(event) > 0) turns.at(-1)?.told.push({ n, worth: stir(event), said: says[i] });
    });
  }
  const sum = ({ told }: Turn) => told.reduce((total, t) => total + t.worth, 0);
  const [first, ...rest] = turns;
  if (!first) return null;
  const top = rest.reduce((a, b) => (sum(b) > sum(a) ? b : a), first);
  if (top.told.length === 0) return null;
  return { n: top.told.at(-1)!.n, seat: top.seat, says: top.told.flatMap((t) => t.said ?? []) };
}
