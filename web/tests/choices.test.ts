import { expect, test } from "vitest";
import { hinted, listedHint, moves, ofType } from "../src/games/choices";
import { asked } from "./given";

type Action = { type: "take"; position: number } | { type: "leave" };
const choices = asked(
  { text: "take 3", action: { type: "take", position: 3 } },
  { text: "leave", action: { type: "leave" } },
);

test("moves of one type have its data", () => {
  const [take] = ofType(moves<Action>(choices), "take");
  expect(take?.action.position).toBe(3);
  expect(ofType(moves<Action>(choices), "take", "leave")).toHaveLength(2);
  expect(moves<Action>(null)).toEqual([]);
});

test("a hint is looked up among the choices", () => {
  const hint = hinted(choices, "take 3");
  expect(hint).toBe(choices.listed[0]);
  expect(listedHint<Action>(hint)?.action).toEqual({ type: "take", position: 3 });
});

test("a hint that fills in a form has its text alone", () => {
  const hint = hinted(choices, "shoot warrior-a1 9000 500 2000");
  expect(hint).toEqual({ text: "shoot warrior-a1 9000 500 2000", action: null });
  expect(listedHint(hint)).toBeNull();
  expect(hinted(choices, null)).toBeNull();
});
