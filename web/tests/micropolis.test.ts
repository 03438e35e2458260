import { expect, test } from "vitest";
import type { Action, Anthill, View } from "../src/generated/micropolis";
import { moves, ofType } from "../src/games/choices";
import { armyAfter, offersFor, posted, sides, type Context } from "../src/games/micropolis/offers";
import { Plan } from "../src/games/micropolis/plan.svelte";
import { asked } from "./given";

const tile = (name: string, barracks: number, full: boolean) => ({
  tile: { name, barracks },
  full,
});
const hill = (ends: [number, number] | null): Anthill =>
  ({
    name: null,
    army: 4,
    ends,
    tiles: [tile("t1", 2, true), tile("t2", 3, false)],
  }) as unknown as Anthill;
const take = (position: number) => ({
  text: `take ${position}`,
  action: { type: "take", position, anthill: null, architect: false },
});

function context(ends: [number, number], hint: string | null = null): Context {
  const choices = asked(take(1), take(2));
  const all = moves<Action>(choices);
  return {
    view: { phase: "take", line: [] } as unknown as View,
    all,
    takes: ofType(all, "take"),
    plan: new Plan(),
    names: String,
    hills: [hill(ends)],
    preview: () => null,
    hint: choices.listed.find((it) => it.text === hint) ?? null,
  };
}

test("a tile is taken and laid in one go, on either side", () => {
  const c = context([2, 5]);
  c.plan.choose(2, c.takes);
  expect(offersFor(c).map((o) => o.actions)).toEqual([
    ["take 2", "place left"],
    ["take 2", "place right"],
  ]);
});

test("where both ends are the same place, there is nothing to choose", () => {
  const c = context([3, 3]);
  c.plan.choose(1, c.takes);
  expect(sides(c.hills[0]!)).toEqual(["right"]);
  expect(offersFor(c).map((o) => o.actions)).toEqual([["take 1"]]);
});

test("what one looks at is the main thing", () => {
  const c = context([2, 5]);
  c.plan.choose(2, c.takes);
  c.plan.side = "right";
  expect(offersFor(c).map((o) => o.main)).toEqual([false, true]);
});

test("a hint is a button of its own before a tile is chosen", () => {
  expect(offersFor(context([2, 5], "take 2"))).toMatchObject([{ actions: ["take 2"], main: true }]);
  expect(offersFor(context([2, 5]))).toEqual([]);
});

test("soldiers go from barracks to barracks, and none are lost", () => {
  const plan = new Plan();
  expect(armyAfter(plan, hill(null))).toBe(4);
  plan.full = ["t2"];
  expect(armyAfter(plan, hill(null))).toBe(3);
  expect(posted(plan, hill(null)).tiles.map((laid) => laid.full)).toEqual([false, true]);
});
