import { expect, test, vi } from "vitest";
import type { Choices } from "../src/generated/game";
import { litBy } from "../src/games/mutant-chronicles/lit";
import { offersFor } from "../src/games/mutant-chronicles/offers";
import { passes } from "../src/games/mutant-chronicles/passing";
import { Position, type BattleProps } from "../src/games/mutant-chronicles/position.svelte";
import { letGo, press, put } from "../src/games/mutant-chronicles/press";
import { LastStrike, strikeIn } from "../src/games/mutant-chronicles/attack.svelte";
import { asked, step } from "./given";
import { Signal } from "./signal.svelte";

const figure = (name: string, seat: number, place: string) => ({
  name,
  unit: name.slice(0, -2),
  seat,
  place,
  fate: "fighting",
  wounds: 0,
  order: null,
  guard: false,
});
const ranger = figure("ranger-1", 0, "c3");
const marine = figure("marine-1", 0, "b3");
const ghoul = figure("ghoul-1", 1, "e5");
const does = (text: string, action: object) => ({ text, action });

/** A position in which this is asked and listed; the rules answer as told. */
function position(
  what: string,
  choices: Choices | null,
  answers: Record<string, unknown> = {},
  told: Partial<BattleProps> = {},
): Position {
  const view = {
    asked: { what, figure: null, moment: what === "card" ? "hit" : null },
    activation: { figure: "ranger-1" },
    moving: null,
    attack: null,
    figures: [ranger, marine, ghoul],
    zones: [],
    cover: [],
    setup: { players: 2, teams: false },
  };
  const props = {
    view,
    you: 0,
    choices,
    entry: null,
    hint: null,
    glow: null,
    box: { units: [], cards: [] },
    board: { cover: [], hindering: [], deployment: [], corners: [] },
    ask: (question: string) => Promise.resolve(answers[question]),
    ...told,
  } as unknown as BattleProps;
  return new Position(() => props);
}
/** Everything the rules have been asked is answered. */
async function settled(read: () => unknown): Promise<() => void> {
  const close = Signal.watch(read as () => void);
  for (let i = 0; i < 5; i++) {
    await Promise.resolve();
    Signal.flush();
  }
  return close;
}

const STEPS = asked(does("step c4", { type: "step", to: "c4" }), does("end", { type: "end" }));
const REACH = {
  reach: {
    from: "c3",
    ends: [{ place: "c5", path: ["c4", "c5"], steps: 2, stop: null, guards: [] }],
  },
};

test("a move is all its steps, and what is left is given up", async () => {
  const p = position("act", STEPS, REACH);
  const close = await settled(() => p.ends);
  expect(litBy(p).get("c5")).toBe("go");
  const send = vi.fn();
  press(p, "c5", false, send);
  const [goal] = offersFor(p);
  expect(goal).toMatchObject({ actions: ["step c4", "step c5", "stop"], main: true });
  // The same hex again does it.
  press(p, "c5", false, send);
  expect(send.mock.calls).toEqual([[["step c4", "step c5", "stop"]]]);
  close();
});

test("a hand that has seen the way goes it with one press", async () => {
  const p = position("act", STEPS, REACH);
  const close = await settled(() => p.ends);
  const send = vi.fn();
  press(p, "c5", true, send);
  expect(send.mock.calls).toEqual([[["step c4", "step c5", "stop"]]]);
  close();
});

test("an order and a move are one: the chosen unit goes with the order worth most", async () => {
  const order = (rank: string) =>
    does(`order marine-1 ${rank}`, { type: "order", figure: "marine-1", rank });
  const ends = [{ place: "b5", path: ["b4", "b5"], steps: 2, stop: "cover", guards: ["ghoul-1"] }];
  const p = position("order", asked(order("bronze"), order("gold")), {
    "reach marine-1": { from: "b3", ends },
  });
  p.plan.figure = "marine-1";
  const close = await settled(() => p.ends);
  expect(offersFor(p).map((offer) => offer.actions)).toEqual([
    ["order marine-1 gold"],
    ["order marine-1 bronze"],
  ]);
  const send = vi.fn();
  letGo(p, "b5", send);
  expect(send.mock.calls).toEqual([[["order marine-1 gold", "step b4", "step b5"]]]);
  // A lesson wants the order first.
  const pupil = position(
    "order",
    asked(order("gold")),
    { "reach marine-1": { from: "b3", ends } },
    { glow: "unit marine-1" },
  );
  pupil.plan.figure = "marine-1";
  expect(pupil.ends).toEqual([]);
  close();
});

const ATTACKS = asked(
  does("attack e5 from c3", { type: "attack", at: "e5", from: "c3" }),
  does("end", { type: "end" }),
);

test("an attack is shown with its odds before it is sent", async () => {
  const odds = { hit: 500, damage: [500, 500], destroys: 100, expected: 700, shots: [], parts: [] };
  const p = position("act", ATTACKS, { "odds ranger-1 at e5 from c3": odds });
  p.plan.hex = "e5";
  const close = await settled(() => p.way && p.odds(p.way));
  expect(litBy(p).get("e5")).toBe("aim");
  expect(strikeIn(p, new LastStrike())).toMatchObject({
    attacker: "ranger-1",
    target: "ghoul-1",
    odds,
  });
  expect(offersFor(p)[0]?.actions).toEqual(["attack e5 from c3"]);
  close();
});

test("supporters are sent before the dice are rolled", () => {
  const join = "support marine-1 bronze from b3";
  const p = position("support", asked(does(join, { type: "support", figure: "marine-1" }), "pass"));
  expect(offersFor(p)[0]?.actions).toEqual(["pass"]);
  p.plan.supporters = [join];
  expect(offersFor(p)[0]?.actions).toEqual([join, "pass"]);
});

test("a wide figure takes two presses where one is not clear", () => {
  const place = (at: string) =>
    does(`place tank-1 ${at}`, { type: "place", figure: "tank-1", place: at });
  const p = position("place", asked(place("a1+a2"), place("a1+b1"), place("c1+c2")));
  const send = vi.fn();
  put(p, "a1", "tank-1", send);
  expect(send).not.toHaveBeenCalled();
  put(p, "b1", "tank-1", send);
  put(p, "c1", "tank-1", send);
  expect(send.mock.calls).toEqual([[["place tank-1 a1+b1"]], [["place tank-1 c1+c2"]]]);
});

test("who has no card that fits passes by itself, but not after taking back", () => {
  const only = asked(does("pass", { type: "pass" }));
  expect(passes(position("card", only))).toBe(true);
  const undo = step({ seat: 0, text: "undo 12" });
  expect(passes(position("card", only, {}, { entry: undo }))).toBe(false);
  const card = asked(does("play medic", { type: "play", card: "medic" }), "pass");
  expect(passes(position("card", card))).toBe(false);
  expect(passes(position("act", only))).toBe(false);
});

test("a hint is offered first, and not a second time", () => {
  const p = position("act", STEPS, {}, { hint: STEPS.listed.find((it) => it.text === "end")! });
  expect(offersFor(p).map((o) => o.actions)).toEqual([["end"]]);
  expect(offersFor(p)[0]).toMatchObject({ main: true, detail: "hint-offer" });
});

test("the last result stays until something else is attacked", () => {
  const last = new LastStrike();
  const shown = { die: "red", face: 1, accuracy: 1, damage: 1 };
  const result = { type: "struck", attacker: "ghoul-1", target: "ranger-1" };
  last.follow([
    { type: "rolled", figure: "ghoul-1", dice: [shown, shown] },
    { type: "rerolled", figure: "ghoul-1", die: 2, shown: { ...shown, face: 5 } },
    result,
  ] as never);
  const p = position("act", STEPS);
  expect(strikeIn(p, last)).toMatchObject({ attacker: "ghoul-1", result });
  expect(last.dice[0]?.dice.map((die) => die.face)).toEqual([1, 5]);
  last.follow([{ type: "declared" }] as never);
  expect(strikeIn(p, last)).toBeNull();
});
