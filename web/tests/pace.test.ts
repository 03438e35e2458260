import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { State, Step } from "../src/generated/socket";
import { Pace } from "../src/lib/pace.svelte";
import { step } from "./given";

const at = (n: number, seat: number | null, events: unknown[] = [{}]): State =>
  ({ n, step: step({ n, seat, events }) as Step }) as State;

let kept: State[];
let wish: "quick" | "calm" | "step";
let pace: Pace;
beforeEach(() => {
  vi.useFakeTimers();
  kept = [at(5, 1)];
  wish = "calm";
  pace = new Pace({ kept: () => kept, you: () => 0, pace: () => wish });
  pace.follow();
});
afterEach(() => void vi.useRealTimers());
const comes = (...states: State[]) => {
  kept = [...kept, ...states];
  return pace.follow();
};

test("what was there from the beginning is shown", () => {
  expect(pace.state?.n).toBe(5);
  expect(pace.next).toBeNull();
});

test("at once, everything follows", () => {
  wish = "quick";
  comes(at(6, 1), at(7, 1));
  pace.follow();
  expect(pace.state?.n).toBe(7);
});

test("unhurried, there is a pause between two moves of others", () => {
  vi.advanceTimersByTime(5000);
  comes(at(6, 1), at(7, 1));
  expect(pace.state?.n).toBe(6);
  pace.follow();
  vi.advanceTimersByTime(1000);
  expect(pace.state?.n).toBe(6);
  vi.advanceTimersByTime(1000);
  expect(pace.state?.n).toBe(7);
});

test("step by step, the others wait for a word, and one's own moves do not", () => {
  wish = "step";
  comes(at(6, 0));
  expect([pace.state?.n, pace.held]).toEqual([6, false]);
  comes(at(7, 1), at(8, 1), at(9, 0));
  vi.advanceTimersByTime(60000);
  expect([pace.state?.n, pace.held]).toEqual([6, true]);
  pace.advance();
  expect(pace.state?.n).toBe(7);
  pace.catchUp();
  expect([pace.state?.n, pace.held]).toEqual([9, false]);
});

test("what nobody sees happen does not wait", () => {
  wish = "step";
  comes(at(6, 1, []), at(7, null));
  pace.follow();
  expect(pace.state?.n).toBe(7);
});
