// The best moment of a game: the most crumbs carried at once, the last time that was done.
import type { Event } from "../../generated/crumbs";
import type { Step } from "../../generated/socket";
import type { Moment } from "../contract";

export function best(entries: Step[]): Moment | null {
  let loads: (Moment & { count: number })[] = [];
  for (const { n, events, says, text } of entries) {
    // What was taken back did not happen.
    const kept = text.match(/^undo (\d+)$/)?.[1];
    if (kept) loads = loads.filter((load) => load.n <= Number(kept));
    (events as Event[]).forEach((event, i) => {
      if (event.type === "took")
        loads.push({ n, seat: event.seat, says: says.slice(i, i + 1), count: event.count });
    });
  }
  return loads.reduce<(typeof loads)[number] | null>(
    (top, load) => (top && top.count > load.count ? top : load),
    null,
  );
}
