import { expect, test } from "vitest";
import type { Tutorial } from "../src/generated/game";
import { narrowed, reached } from "../src/table/tutor";
import { asked, step, open } from "./given";

const lesson = {
  steps: [
    { say: "hello" },
    { say: "take", expect: ["take 3"] },
    { say: "look" },
    { say: "wait", bot: "draw" },
    { say: "end" },
  ],
} as unknown as Tutorial;

test("the log alone says where a lesson stands", () => {
  const [done, other] = [step({ seat: 0 }), step({ seat: 1 })];
  expect(reached(lesson, [])).toBe(0);
  expect(reached(lesson, [step({ seat: null })])).toBe(0);
  expect(reached(lesson, [done])).toBe(2);
  expect(reached(lesson, [done, other])).toBe(4);
});

test("a step leaves only what it waits for", () => {
  const choices = { ...asked("take 3", "take 30", "take 3 into b"), forms: open("take 3").forms };
  const left = narrowed(choices, lesson.steps[1]!, false);
  expect(left?.listed.map((l) => l.text)).toEqual(["take 3", "take 3 into b"]);
  expect(left?.forms).toHaveLength(1);
  expect(narrowed(choices, lesson.steps[0]!, false)?.listed).toEqual([]);
  expect(narrowed(choices, lesson.steps[4]!, true)).toBe(choices);
});
