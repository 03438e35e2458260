// From a review to what is drawn and listed: lines of a graph, marks on it, findings. It knows
// nothing of the screen but the size of the drawing.
import type { Point, Review } from "../generated/tables";

export const WIDTH = 720;
/** Where the drawing is small it is the higher. */
export const HEIGHTS = { wide: 240, narrow: 440 };
/** No more labels than these below the graph. */
const TICKS = 9;

/** Where a decision lies from left to right; the end of the game comes after the last. */
export const across = (review: Review, at: number): number =>
  (at / Math.max(1, review.points.length)) * WIDTH;
/** Where a chance lies from top to bottom. */
export const down = (chance: number, height: number): number => height - (chance / 1000) * height;

/** The chances of a side before every decision, and how it ended. */
const course = (review: Review, side: number[]): number[] => {
  const seat = side[0] ?? 0;
  return [...review.points.map(({ before }) => before[seat] ?? 0), review.end[seat] ?? 0];
};

/** The line of a side, as the points of a polyline. */
export const line = (review: Review, side: number[], height: number): string =>
  course(review, side)
    .map((chance, at) => `${across(review, at).toFixed(1)},${down(chance, height).toFixed(1)}`)
    .join(" ");

/** Where rounds begin, as far as there is room to say so. */
export function ticks(review: Review): { at: number; round: number }[] {
  const begun = review.points.flatMap(({ round }, at) =>
    round !== undefined && round !== review.points[at - 1]?.round && round > 0
      ? [{ at, round }]
      : [],
  );
  const every = Math.ceil(begun.length / TICKS);
  return begun.filter((_, i) => i % every === 0);
}

/** Something worth a look: a decision, and what became of the chance of who took it. */
export interface Finding {
  point: Point;
  /** Which of the points of the review it is. */
  at: number;
  from: number;
  to: number;
}

/** The steps that turned the game; `to` is how it stood at the next decision. */
export const turning = (review: Review): Finding[] =>
  review.points.flatMap((point, at) => {
    const next = review.points[at + 1]?.before ?? review.end;
    const [from, to] = [point.before[point.seat] ?? 0, next[point.seat] ?? 0];
    return point.turned ? [{ point, at, from, to }] : [];
  });

/** The mistakes of a seat, or of all; `to` is what was left with what was played. */
export const mistakes = (review: Review, seat: number | null): Finding[] =>
  review.points.flatMap((point, at) => {
    const from = point.before[point.seat] ?? 0;
    if (!point.better || (seat !== null && point.seat !== seat)) return [];
    return [{ point, at, from, to: Math.max(0, from - point.better.loss) }];
  });
