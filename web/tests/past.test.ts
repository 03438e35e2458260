import { expect, test } from "vitest";
import type { State } from "../src/generated/socket";
import { apart } from "../src/lib/seats";
import { after, before, missed, ownLast } from "../src/table/past";
import { step } from "./given";

const kept = [4, 5, 6, 8].map((n) => ({ n }) as State);
const steps = [
  step({ n: 4, seat: 0, events: [{}] }),
  step({ n: 5, seat: 1, events: [{}] }),
  step({ n: 6, seat: 1, events: [{}] }),
  step({ n: 8, seat: null, events: [{}] }),
];

test("the neighbours of a step are those this page has seen", () => {
  expect([before(kept, 8)?.n, after(kept, 6)?.n]).toEqual([6, 8]);
  expect([before(kept, 4), after(kept, 8)]).toEqual([null, null]);
});

test("what the others did is seen again from one's own last move on", () => {
  expect(ownLast(steps, 0)).toBe(4);
  expect(missed(kept, steps, 0)).toEqual({ n: 4, to: 6 });
});

test("nothing is seen again where nothing was done, or kept", () => {
  expect(missed(kept, steps.slice(0, 1), 0)).toBeNull();
  expect(missed(kept.slice(2), steps, 0)).toBeNull();
  expect(ownLast(steps, null)).toBeNull();
});

test("names that several have are told apart", () => {
  const seats = ["greedy", "Ada", "greedy"].map((name) => ({ name }));
  expect(apart(seats)).toEqual(["greedy 1", "Ada", "greedy 2"]);
});
