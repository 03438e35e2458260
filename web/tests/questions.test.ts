import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Questions } from "../src/lib/questions.svelte";
import { Signal } from "./signal.svelte";

const asked: string[] = [];
const ask = (question: string) => {
  asked.push(question);
  return Promise.resolve(`${question}!`);
};
const position = new Signal(0);
let questions: Questions;
let close: () => void;
/** As a screen would: reads again whenever something has changed. */
const read = (get: () => unknown): unknown[] => {
  const seen: unknown[] = [];
  close = Signal.watch(() => void seen.push(get()));
  return seen;
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  questions = new Questions(
    () => ask,
    () => position.value,
  );
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

test("to read an answer is to ask for it, once", async () => {
  const seen = read(() => [questions.get("reach"), questions.get("reach")]);
  await vi.runAllTimersAsync();
  Signal.flush();
  expect(asked).toEqual(["reach"]);
  expect(seen).toEqual([
    [null, null],
    ["reach!", "reach!"],
  ]);
});

test("a new position asks anew", async () => {
  const seen = read(() => questions.get("reach"));
  await vi.runAllTimersAsync();
  Signal.flush();
  position.value++;
  Signal.flush();
  await vi.runAllTimersAsync();
  Signal.flush();
  expect(asked).toEqual(["reach", "reach"]);
  expect(seen).toEqual([null, "reach!", null, "reach!"]);
});

test("what changes with every movement waits for a steady hand", async () => {
  const over = new Signal("a1");
  read(() => questions.steady("sight", `sight ${over.value}`, 60));
  await vi.advanceTimersByTimeAsync(40);
  over.value = "b2";
  Signal.flush();
  await vi.advanceTimersByTimeAsync(40);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(40);
  expect(asked).toEqual(["sight b2"]);
});

test("a position that has gone is not asked about", async () => {
  const wanted = new Signal<string | null>("unit a");
  read(() => questions.steady("unit", wanted.value, 60));
  wanted.value = null;
  position.value++;
  Signal.flush();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});
