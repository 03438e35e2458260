import { expect, test, vi } from "vitest";
import { wantedIn } from "../src/games/mutant-chronicles/lesson";
import { armyHash, armyIn } from "../src/games/mutant-chronicles/notation";
import { Scenes } from "../src/games/mutant-chronicles/scenes.svelte";
import { Since } from "../src/games/mutant-chronicles/since.svelte";
import type { Event, View } from "../src/generated/mutant-chronicles";
import type { Step } from "../src/generated/socket";

let steps = 0;
const entry = (seat: number, ...events: Partial<Event>[]) =>
  ({ n: steps++, seat, events }) as unknown as Step;
/** A view with nobody but one. */
const standing = (name: string, place: string | null) =>
  ({ figures: [{ name, place, seat: 0 }] }) as unknown as View;

test("what a lesson points at is a unit, a hex, a die or a part of the table", () => {
  expect(wantedIn(null)).toBeNull();
  expect(wantedIn("unit ranger-1")).toMatchObject({ figure: "ranger-1", hexes: [], part: null });
  expect(wantedIn("hex h6")).toMatchObject({ hexes: ["h6"], figure: null });
  expect(wantedIn("hex l7+m7")).toMatchObject({ hexes: ["l7", "m7"] });
  expect(wantedIn("die 3")).toMatchObject({ die: 3 });
  expect(wantedIn("hand")).toMatchObject({ part: "hand", figure: null, hexes: [], die: null });
});

test("what others did stays marked until one acts oneself", () => {
  const since = new Since();
  const walk = (from: string, to: string) =>
    entry(1, { type: "stepped", figure: "ghoul-1", from, to, stop: null });
  since.follow(walk("a1", "b1"), standing("ranger-1", "d4"), 0);
  since.follow(walk("b1", "c1"), standing("ranger-1", "d4"), 0);
  const hit = { type: "wounded", figure: "ranger-1", damage: 9, wounds: 9 } as const;
  const gone = { type: "destroyed", figure: "ranger-1", by: 1, points: 1 } as const;
  since.follow(entry(1, hit, gone), standing("ranger-1", null), 0);
  expect(since.gone, "where it stood last").toEqual(["d4"]);
  expect(since.ways.get("ghoul-1")).toEqual(["a1", "b1", "c1"]);
  expect(since.hurt.has("ranger-1")).toBe(true);
  since.follow(entry(0, { type: "guarding", figure: "ghoul-1" }), standing("ranger-1", null), 0);
  expect(since.ways.size + since.hurt.size).toBe(0);
});

test("a card of somebody else is shown, one's own is not, and the count is of the round that ended", () => {
  vi.useFakeTimers();
  const scenes = new Scenes();
  const played = (seat: number) =>
    ({ type: "played", seat, card: "feast", by: "ghoul-1", on: null }) as Event;
  scenes.follow([played(0)], 0, 2);
  expect(scenes.card).toBeNull();
  scenes.follow([played(1)], 0, 2);
  expect(scenes.card?.seat).toBe(1);
  const points = [{ kills: 1, zones: 5, cards: 0 }];
  scenes.follow(
    [
      { type: "counted", points },
      { type: "round", round: 3, first: 0 },
    ],
    0,
    3,
  );
  expect(scenes.tally).toEqual({ round: 2, points });
  vi.advanceTimersByTime(60_000);
  expect([scenes.card, scenes.tally, scenes.blow]).toEqual([null, null, false]);
  vi.useRealTimers();
});

test("an army travels in a link and comes back as it was", () => {
  const text = "Red & Blue = 3:1,2x2;2-1-1;5";
  expect(armyIn(armyHash(text))).toBe(text);
  expect(armyIn("")).toBeNull();
});
