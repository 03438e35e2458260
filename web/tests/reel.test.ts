import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../src/generated/tables";
import { Reel } from "../src/table/reel.svelte";

const frames = [1, 1, 1, 2, 2, 3].map((round, i) => ({ n: i * 2, round }) as Frame);
let reel: Reel;
beforeEach(() => {
  vi.useFakeTimers();
  reel = new Reel();
});
afterEach(() => void vi.useRealTimers());
/** Lets it run until it stands. */
function runs(): void {
  for (let i = 0; i < 20 && reel.running; i++) {
    reel.follow();
    vi.advanceTimersByTime(1000);
  }
}

test("it begins at the frame of an entry, or the one before it", () => {
  reel.begin(frames, 5, null);
  expect([reel.at, reel.running]).toEqual([2, false]);
});

test("a scene runs from its beginning to its end", () => {
  reel.begin(frames, 2, 6);
  expect(reel.running).toBe(true);
  runs();
  expect([reel.at, reel.running]).toEqual([3, false]);
});

test("rounds are jumped to, and from within one its own beginning", () => {
  reel.begin(frames, 0, null);
  reel.jump(1);
  expect(reel.at).toBe(3);
  reel.step(1);
  reel.jump(-1);
  expect(reel.at).toBe(3);
  reel.jump(-1);
  expect(reel.at).toBe(0);
  reel.jump(1);
  reel.jump(1);
  reel.jump(1);
  expect(reel.at).toBe(5);
});

test("pieces move where one step follows the other, and nowhere else", () => {
  reel.begin(frames, 0, null);
  reel.step(1);
  expect(reel.moved).toBe(true);
  reel.step(-1);
  expect(reel.moved).toBe(false);
  reel.go(4);
  expect(reel.moved).toBe(false);
});

test("played at its end it begins anew", () => {
  reel.begin(frames, 10, null);
  reel.toggle();
  expect([reel.at, reel.running]).toEqual([0, true]);
  runs();
  expect([reel.at, reel.running]).toEqual([5, false]);
});
