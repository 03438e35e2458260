import { expect, test } from "vitest";
import {
  dayOf,
  spreadOf,
  withPoints,
  withShot,
  type Score,
} from "../src/games/micro-mutants/practice/score";

const NONE: Score = { best: {}, days: [] };

test("a day counts its shots, and how far they stray", () => {
  expect(dayOf(new Date(2026, 10, 7))).toBe(20261107);
  const one = withShot(NONE, 20261107, true, 3);
  const two = withShot(withShot(one, 20261107, false, 4), 20261107, true, null);
  expect(two.days).toEqual([{ day: 20261107, shots: 3, hits: 2, aimed: 2, squares: 25 }]);
  expect(spreadOf(two.days[0]!)).toBeCloseTo(Math.sqrt(12.5));
  expect(spreadOf(withShot(NONE, 1, true, null).days[0]!)).toBeNull();
  expect(withShot(two, 20261106, false, 1).days.map(({ day }) => day)).toEqual([
    20261106, 20261107,
  ]);
});

test("two months are kept, and of each course the best", () => {
  let score = NONE;
  for (let day = 1; day <= 70; day++) score = withShot(score, day, true, 0);
  expect(score.days).toHaveLength(60);
  expect(score.days[0]!.day).toBe(11);
  score = withPoints(withPoints(score, "range", 12), "range", 9);
  expect(score.best).toEqual({ range: 12 });
});
