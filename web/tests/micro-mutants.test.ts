import { afterEach, beforeEach, expect, test } from "vitest";
import type { Action, Piece, View } from "../src/generated/micro-mutants";
import { Plan } from "../src/games/micro-mutants/aim.svelte";
import { begin } from "../src/games/micro-mutants/begin";
import type { Box } from "../src/games/micro-mutants/box";
import { diceFor, lit, pairs, type Context } from "../src/games/micro-mutants/context";
import { laid, planned, put, shot } from "../src/games/micro-mutants/filled";
import { openings } from "../src/games/micro-mutants/notation";
import { offersFor } from "../src/games/micro-mutants/offers";
import { Scene } from "../src/games/micro-mutants/scene.svelte";
import { changedSince } from "../src/games/micro-mutants/reels";
import type { Show } from "../src/games/micro-mutants/show.svelte";
import { flat } from "../src/games/micro-mutants/units";
import { moves } from "../src/games/choices";
import { asked, open } from "./given";
import { Signal } from "./signal.svelte";

const piece = (name: string, x: number): Piece =>
  ({ name, seat: name.includes("-b") ? 1 : 0, place: "mat", small: false, x }) as unknown as Piece;
const view = {
  setup: { rules: "basic", preview: "off" },
  asked: { what: "moves", piece: null },
  armies: ["colony", "swarm"],
  areas: [
    { shape: "strip", ahead: 9000, depth: 90000, at: { x: 0, y: -380000 } },
    { shape: "strip", ahead: 27000, depth: 90000, at: { x: 0, y: 380000 } },
  ],
  mat: [380000, 380000],
  dice: [
    { symbol: "warrior", used: false },
    { symbol: "red-star", used: false },
  ],
  seats: [{ resources: 0 }, { resources: 0 }],
  pieces: [piece("warrior-a1", 0), piece("worker-b1", 90)],
} as unknown as View;
const box = {
  outline: () => ({ form: "disc", r: 11 }),
  doubleSided: () => false,
} as unknown as Box;
const PASS = { text: "pass", action: { type: "pass" } };

const context = (choices = open(), given: Partial<Context> = {}): Context => ({
  view,
  box,
  plan: new Plan(),
  you: 0,
  all: moves<Action>(choices),
  open: openings(choices),
  live: true,
  hint: null,
  ...given,
});

test("only what the server left open lights up", () => {
  const c = context(open("shoot warrior-a1", "shoot worker-a9"));
  expect([...lit(c)]).toEqual(["warrior-a1"]);
  expect([...lit({ ...c, live: false })]).toEqual([]);
});

test("a die can be named where either could move the bug", () => {
  const c = context(open("shoot warrior-a1", "shoot warrior-a1 by red-star"));
  c.plan.choose("warrior-a1");
  expect(diceFor(c)).toEqual(["warrior", "red-star"]);
  c.plan.by = "red-star";
  expect(shot(c)).toBe("shoot warrior-a1 by red-star 9000 500 2000");
});

test("the only bug there is is chosen by itself; a hint aims it", () => {
  const choices = open("shoot warrior-a1");
  const c = context(choices);
  begin(c);
  expect(c.plan.piece).toBe("warrior-a1");
  begin({
    ...c,
    hint: {
      text: "shoot warrior-a1 4500 800 1000",
      action: { type: "shoot", piece: "warrior-a1", direction: 4500, press: 800, edge: 1000 },
    },
  });
  expect(planned(c)).toBe("shoot warrior-a1 4500 800 1000");
});

test("a hint that is listed aims by its data", () => {
  const choices = asked({
    text: "put rocket-a1 beside base-a1 27000",
    action: { type: "put", piece: "rocket-a1", beside: "base-a1", towards: 27000 },
  });
  const c = context(choices, {
    hint: {
      text: "put rocket-a1 beside base-a1 27000",
      action: { type: "put", piece: "rocket-a1", beside: "base-a1", towards: 27000 },
    },
  });
  begin(c);
  expect(put(c)).toBe("put rocket-a1 beside base-a1 27000");
});

test("a bug is laid only where the server lets it be laid", () => {
  const c = context(open("place worker-a1"));
  c.plan.choose("worker-a1");
  expect(laid(c)).toBeNull();
  c.plan.spot = { x: 12, y: -300, turn: 900 };
  expect(laid(c)).toBe("place worker-a1 12000 -300000 900");
  c.plan.choose("worker-a2");
  c.plan.spot = { x: 12, y: -300, turn: 900 };
  expect(laid(c)).toBeNull();
});

test("what is put beside what does not depend on the die", () => {
  const c = context(
    open("put rocket-a1 beside base-a1", "put rocket-a1 beside base-a1 by red-star"),
  );
  expect(pairs(c)).toEqual([["rocket-a1", "base-a1"]]);
});

test("passing while there are shots left is asked once more", () => {
  const c = context({ ...open("shoot warrior-a1"), listed: [PASS] });
  expect(offersFor(c)).toMatchObject([{ actions: ["pass"], final: true, main: false }]);
  c.plan.choose("warrior-a1");
  expect(offersFor(c)[0]).toMatchObject({ actions: [shot(c)], main: true });
});

let close = () => {};
beforeEach(() => (close = () => {}));
afterEach(() => close());

test("in a flight only the pieces are drawn anew", () => {
  const at = (x: number) => new Map([["warrior-a1", flat(x, 0, 0)]]);
  const lies = new Signal(at(0));
  const c = context(open("shoot warrior-a1"), { live: false });
  const show = {
    view,
    caption: null,
    flying: "warrior-a1",
    get lies() {
      return lies.value;
    },
  } as unknown as Show;
  const scene = new Scene(
    () => c,
    show,
    { landing: null, measure: null, region: null },
    {
      turns: [0, Math.PI],
      turn: 0,
      hovered: null,
      read: [],
      follow: true,
      near: true,
      behind: 70,
      names: null,
    },
  );
  const seen: Scene["pieces"][] = [];
  close = Signal.watch(
    () => void [seen.push(scene.pieces), scene.marks, scene.printed, scene.near],
  );
  const { marks, printed } = scene;
  lies.value = at(25);
  Signal.flush();
  expect(seen.map(([shown]) => shown?.lie.x)).toEqual([0, 25]);
  expect(scene.marks).toBe(marks);
  expect(scene.printed).toBe(printed);
  expect(scene.near).toBeNull();
});

test("what others changed is what moved, what came and what went", () => {
  const before = new Map([
    ["warrior-a1", flat(0, 0, 0)],
    ["warrior-a2", flat(50, 0, 0)],
    ["zealot-b1", flat(0, 90, 0)],
  ]);
  const now = new Map([
    ["warrior-a1", flat(1, 0, 0)],
    ["zealot-b1", flat(48, 2, 0)],
    ["zealot-b2", flat(0, 200, 0)],
  ]);
  expect(changedSince(before, now)).toEqual([
    { piece: "warrior-a2", from: flat(50, 0, 0), to: null },
    { piece: "zealot-b1", from: flat(0, 90, 0), to: flat(48, 2, 0) },
    { piece: "zealot-b2", from: null, to: flat(0, 200, 0) },
  ]);
});
