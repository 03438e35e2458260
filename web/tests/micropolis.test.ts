import { expect, test } from "vitest";
import type { Action, Anthill, Preview, Side, View } from "../src/generated/micropolis";
import { moves, ofType } from "../src/games/choices";
import {
  armyAfter,
  laying,
  offersFor,
  posted,
  sides,
  type Context,
} from "../src/games/micropolis/offers";
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

test("what is worth most is the main thing, whatever one looks at", () => {
  const worth = { left: 5, right: 6 };
  const preview = (_: unknown, side: Side) =>
    ({ change: { total: worth[side] }, barracks: null, army: 4 }) as unknown as Preview;
  const c = { ...context([2, 5]), preview };
  c.plan.choose(2, c.takes);
  c.plan.side = "left";
  expect(offersFor(c).map((o) => o.main)).toEqual([false, true]);
});

test("a ghost lays the chosen tile only where that is listed", () => {
  const c = context([2, 5]);
  expect(laying(c, null, "left")).toBeNull();
  c.plan.choose(2, c.takes);
  expect(laying(c, null, "left")).toEqual(["take 2", "place left"]);
  expect(laying(c, "b", "left")).toBeNull();
});

test("a hint in the sentry's phase is offered beside what one arranges oneself", () => {
  const sentry = (full: string[]) => ({
    text: `sentry ${full.join("+") || "none"}`,
    action: { type: "sentry", full },
  });
  const listed = [sentry(["t1"]), sentry(["t2"])];
  const c = {
    ...context([2, 5]),
    view: { phase: "sentry", line: [], taken: { anthill: null } } as unknown as View,
    all: moves<Action>(asked(...listed)),
    hint: listed[1]!,
  };
  expect(offersFor(c).map((o) => [o.actions, o.main])).toEqual([
    [["sentry t2"], true],
    [["sentry t1"], false],
  ]);
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
