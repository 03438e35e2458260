// How ratings and results are put in words, the same on every screen.
import { t } from "../lib/say.svelte";

/** A provisional rating has a question mark. */
export const rated = (rating: number, established: boolean): string =>
  established ? `${rating}` : `${rating}?`;

/** For two, or for more. */
export const form = (word: string): string => t(word === "two" ? "people-two" : "people-more");

/** What was won or lost, with its sign: a minus as wide as a plus. */
export const gained = (points: number): string =>
  points < 0 ? `−${-points}` : `${points > 0 ? "+" : "±"}${points}`;
