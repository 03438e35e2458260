import { expect, test } from "vitest";
import type { Chapter } from "../src/generated/game";
import { narrowed, stands } from "../src/table/tutor";
import { asked, step, open } from "./given";

const chapter = {
  steps: [
    { say: "hello" },
    { say: "take", expect: ["take 3"] },
    { say: "look" },
    { say: "wait", bot: "draw" },
    { say: "hit", expect: ["shoot"], goal: { type: "captured", by: { kind: "bug" } } },
    { say: "end" },
  ],
} as unknown as Chapter;
const at = (...entries: Parameters<typeof stands>[1]) => stands(chapter, entries);

test("the log alone says where a lesson stands", () => {
  const [done, other] = [step({ n: 1, seat: 0 }), step({ n: 2, seat: 1 })];
  expect(at().step).toBe(0);
  expect(at(step({ n: 0, seat: null })).step).toBe(0);
  expect(at(done).step).toBe(2);
  expect(at(done, other).step).toBe(4);
});

test("who misses takes it back and tries again", () => {
  const before = [step({ n: 1, seat: 0 }), step({ n: 2, seat: 1 })];
  const miss = step({ n: 3, seat: 0, events: [{ type: "captured", by: { kind: "web" } }] });
  const undo = step({ n: 4, seat: 0, text: "undo 2" });
  const hit = step({
    n: 5,
    seat: 0,
    events: [{ type: "x" }, { type: "captured", by: { kind: "bug" } }],
  });
  expect(at(...before, miss)).toEqual({ step: 4, missed: true, misses: 1 });
  expect(at(...before, miss, undo)).toEqual({ step: 4, missed: false, misses: 1 });
  expect(at(...before, miss, undo, hit)).toEqual({ step: 5, missed: false, misses: 0 });
});

test("a step leaves only what it waits for", () => {
  const choices = { ...asked("take 3", "take 30", "take 3 into b"), forms: open("take 3").forms };
  const left = narrowed(choices, chapter.steps[1]!, false, false);
  expect(left?.listed.map((l) => l.text)).toEqual(["take 3", "take 3 into b"]);
  expect(left?.forms).toHaveLength(1);
  expect(narrowed(choices, chapter.steps[1]!, false, true)?.listed).toEqual([]);
  expect(narrowed(choices, chapter.steps[0]!, false, false)?.listed).toEqual([]);
  expect(narrowed(choices, chapter.steps[5]!, true, false)).toBe(choices);
});
