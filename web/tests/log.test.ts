// What a line of the log is about, game by game: whose picture stands beside it, which places it
// lights, which lines are one; and that what is hidden has no picture.
import { expect, test } from "vitest";
import { pictured as chips, places as onTheMat, piecesAt } from "../src/games/micro-mutants/tells";
import { pictured as tiles, places as inTheHill } from "../src/games/micropolis/tells";
import { pictured as cards, places as inTheDish } from "../src/games/microscopic/tells";
import { joins, pictured as units, places as onTheMap } from "../src/games/mutant-chronicles/tells";

const told = (...events: object[]) => ({ seat: 0, events });

test("Micropolis: a tile is lit where it lies, and in its anthill before", () => {
  const took = told({ type: "took", seat: 1, anthill: null, tile: "T7", position: 2, paid: 1 });
  const tile = { name: "T7" };
  const view = (tiles: object[], taken: object | null) =>
    ({ taken, line: [], players: [{ anthills: [] }, { anthills: [{ tiles }] }] }) as never;
  expect(inTheHill(took, view([], { tile }))).toEqual(["hill-1-own"]);
  expect(tiles(took, view([], { tile }))).toMatchObject({ tile });
  expect(inTheHill(took, view([{ tile }], null))).toEqual(["tile-T7"]);
  expect(tiles(told({ type: "turn", seat: 0, round: 1 }), view([], null))).toBeNull();
});

test("Microscopic: what was not shown is a back", () => {
  const drew = { type: "drew", seat: 1, count: 2, to: "hand" };
  expect(cards(told({ ...drew, cards: null }))).toEqual({ cards: [null, null] });
  expect(cards(told({ ...drew, cards: ["heat", "virus"] }))).toEqual({ cards: ["heat", "virus"] });
  expect(cards(told({ type: "gene", seat: 1, card: null }))).toEqual({ gene: null });
  expect(inTheDish(told({ type: "virus", seat: 0, target: "heat", of: 1 }))).toEqual(["cells-1"]);
});

test("Mutant Chronicles: steps of one move are one line, unless something came between", () => {
  const step = (figure: string, from: string, to: string) =>
    ({ type: "stepped", figure, from, to, stop: null }) as const;
  const first = told(step("ghoul-1", "a1", "a2"));
  expect(joins(first, told(step("ghoul-1", "a2", "a3")))).toBe(true);
  expect(joins(first, told(step("ghoul-2", "b2", "b3")))).toBe(false);
  expect(joins(first, told({ type: "guarding", figure: "ghoul-1" }))).toBe(false);
  const seen = told(step("ghoul-1", "a1", "a2"), { type: "spent", figure: "ranger-1" });
  expect(joins(seen, told(step("ghoul-1", "a2", "a3")))).toBe(false);
});

test("Mutant Chronicles: an attack has both in its picture and both hexes lit", () => {
  const blow = told({ type: "declared", attacker: "a-1", from: "c3", target: "b-1", at: "d4" });
  expect(units(blow, null)).toEqual({ figures: ["a-1", "b-1"] });
  expect(onTheMap(blow, null)).toEqual(["hex-c3", "hex-d4"]);
  const view = { figures: [{ name: "a-1", place: "e5+e6" }] };
  expect(onTheMap(told({ type: "rolled", figure: "a-1", dice: [] }), view)).toEqual([
    "hex-e5",
    "hex-e6",
  ]);
});

test("Micro Mutants: only pieces on the mat are lit", () => {
  const captured = told({ type: "captured", piece: "tank-b1", by: "queen-a1" });
  expect(chips(captured)).toEqual({ pieces: ["queen-a1", "tank-b1"] });
  const view = {
    pieces: [
      { name: "queen-a1", place: "mat" },
      { name: "tank-b1", place: "aside" },
    ],
  };
  expect(piecesAt(onTheMat(captured, view))).toEqual(["queen-a1"]);
});
