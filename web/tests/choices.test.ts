import { expect, test } from "vitest";
import { moves, ofType, suggested } from "../src/games/choices";
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

test("a hint has the data of its game", () => {
  expect(suggested<Action>(choices.listed[0]!)?.action).toEqual({ type: "take", position: 3 });
  expect(suggested<Action>(null)).toBeNull();
});
