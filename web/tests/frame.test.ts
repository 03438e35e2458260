import { expect, test } from "vitest";
import type { Near, Printed } from "../src/games/micro-mutants/board";
import { moved, sightOn } from "../src/games/micro-mutants/frame";

const printed: Printed = { half: { x: 380, y: 380 }, margin: 0, grounds: [] };
const PHONE = { x: 390, y: 546 };
const SIDE = { x: 446, y: 360 };
const DESK = { x: 1037, y: 900 };
/** The least a chip may be, in pixels; small chips are so many millimetres wide. */
const FACE = 22;
const CHIP = 22;

const aim = (see: Near["see"]): Near => ({
  keep: [
    { x: 0, y: -100 },
    { x: 0, y: -200 },
  ],
  see,
  close: true,
});
const shows = (
  sight: { x: number; y: number; scale: number },
  size: typeof DESK,
  at: Near["see"],
) =>
  at.every(
    ({ x, y }) =>
      Math.abs(x - sight.x) <= (sight.scale * size.x) / 2 &&
      Math.abs(y - sight.y) <= (sight.scale * size.y) / 2,
  );

test("nothing matters more: the whole mat", () => {
  const sight = sightOn(null, printed, 0, DESK);
  expect(sight).toMatchObject({ x: 0, y: 0, whole: true });
  expect(sight.scale * DESK.y).toBeCloseTo(776);
});

test("choosing needs no nearer look where chips are large enough", () => {
  const near: Near = { keep: [{ x: 0, y: -300 }], see: [], close: false };
  expect(sightOn(near, printed, 0, DESK).whole).toBe(true);
  expect(sightOn(near, printed, 0, PHONE).whole).toBe(false);
});

test.each([PHONE, SIDE])("a chosen chip is large enough, however far its target is", (size) => {
  const near = aim([{ x: 300, y: 350 }]);
  const sight = sightOn(near, printed, 0, size);
  expect(CHIP / sight.scale).toBeGreaterThanOrEqual(FACE);
  expect(shows(sight, size, near.keep)).toBe(true);
});

test("a target that fits is seen as well", () => {
  const near = aim([{ x: 60, y: 120 }]);
  expect(shows(sightOn(near, printed, 0, PHONE), PHONE, [...near.keep, ...near.see])).toBe(true);
});

test("room to pull back is seen beyond the edge of the mat", () => {
  const near: Near = {
    keep: [
      { x: 0, y: -370 },
      { x: 0, y: -470 },
    ],
    see: [],
    close: true,
  };
  for (const size of [PHONE, SIDE, DESK])
    expect(shows(sightOn(near, printed, 0, size), size, near.keep)).toBe(true);
});

test("by hand, what is under the pointer stays under it", () => {
  const before = sightOn(null, printed, 0, DESK);
  const at = { x: 700, y: 300 };
  const mm = ({ x, y, scale }: typeof before) => [
    x + (at.x - DESK.x / 2) * scale,
    y - (at.y - DESK.y / 2) * scale,
  ];
  const after = moved(before, printed, DESK, at, at, 0.5);
  expect(after.scale).toBeCloseTo(before.scale / 2);
  expect(mm(after)[0]).toBeCloseTo(mm(before)[0]!);
  expect(mm(after)[1]).toBeCloseTo(mm(before)[1]!);
});

test("by hand the mat is never lost", () => {
  const { x, y } = moved(
    sightOn(null, printed, 0, DESK),
    printed,
    DESK,
    { x: 0, y: 0 },
    { x: 9000, y: 9000 },
    1,
  );
  expect(Math.abs(x)).toBeLessThanOrEqual(388);
  expect(Math.abs(y)).toBeLessThanOrEqual(388);
});
