// What the server lists and answers, with a game's own types on it. The same for every game:
// nothing here knows one, or builds notation.
import type { Choices } from "../generated/game";
import type { Hint } from "./contract";

type Tagged = { type: string };

/** Of a game's actions, answers or events: those of this type. */
export type Only<U extends Tagged, T extends U["type"]> = Extract<U, { type: T }>;

/** A listed action, in notation and as data. */
export interface Move<A extends Tagged> {
  text: string;
  action: A;
}

export const moves = <A extends Tagged>(choices: Choices | null): Move<A>[] =>
  (choices?.listed ?? []) as Move<A>[];

/** What was suggested, with the game's types on it. */
export const suggested = <A extends Tagged>(hint: Hint | null): Move<A> | null =>
  hint as Move<A> | null;

export function ofType<A extends Tagged, T extends A["type"]>(
  all: Move<A>[],
  ...types: T[]
): Move<Only<A, T>>[] {
  return all.filter((move): move is Move<Only<A, T>> =>
    (types as string[]).includes(move.action.type),
  );
}
