// Looking back while the game goes on: which of the positions this page has seen is looked at,
// and what somebody missed. It changes nothing of the game.
import type { Step } from "../generated/socket";
import type { Past } from "../lib/session.svelte";

export interface Look {
  /** The step whose end is seen. */
  n: number;
  /** It runs from there to this step, and then back to the game; null: it stands still. */
  to: number | null;
}

/** The position before this one, and the one after it, among those that are kept. */
export const before = (kept: Past[], n: number): Past | null =>
  kept.findLast((state) => state.n < n) ?? null;
export const after = (kept: Past[], n: number): Past | null =>
  kept.find((state) => state.n > n) ?? null;

/** The last move of one's own: what comes after it was done by others. Null for who watches. */
export function ownLast(steps: Step[], you: number | null): number | null {
  return you === null ? null : (steps.findLast(({ seat }) => seat === you)?.n ?? null);
}

/** What the others did since one's own last move, as something to be seen again; null where
    nothing of it is kept. */
export function missed(kept: Past[], steps: Step[], you: number | null): Look | null {
  const own = ownLast(steps, you);
  const theirs = steps.filter(
    ({ n, seat, events }) => n > (own ?? -1) && seat !== null && seat !== you && events.length > 0,
  );
  const [first] = theirs;
  const to = theirs.at(-1)?.n;
  const from = first && before(kept, first.n);
  return from && to !== undefined ? { n: from.n, to } : null;
}
