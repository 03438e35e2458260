import { expect, test } from "vitest";
import type { Board, Tag } from "../src/games/micro-mutants/board";
import { placeTags } from "../src/games/micro-mutants/tagside";
import { flat } from "../src/games/micro-mutants/units";

const SIZE = { x: 400, y: 400 };
const outline = { form: "disc", r: 11 } as const;
const tag: Tag = { id: "warrior-a1", x: 0, y: 0, z: 0, rim: 17, text: "Warrior 1", tone: "name" };
const other = (x: number, y: number) => ({ name: `zealot-b${x}${y}`, lie: flat(x, y, 0), outline });
const aimed = (direction: number) => ({
  aim: { from: flat(0, 0, 0), outline, far: 150, aim: { direction, press: 500, edge: 3000 } },
  sling: null,
});
/** The mat from above, a millimetre to the pixel, its middle at a point of the picture. */
const placed = (pieces: unknown[], marks: unknown, at = { x: 200, y: 200 }, tags = [tag]) =>
  placeTags({ tags, pieces, marks } as unknown as Board, SIZE, ({ x, y, r }) => ({
    x: at.x + x,
    y: at.y - y,
    r,
  }))[0]!;
const bare = { aim: null, sling: null };

test("a name stands below its piece where nothing is in the way", () => {
  expect(placed([], bare)).toMatchObject({ side: "below", x: 200, y: 200, rim: 17 });
});

test("it leaves other pieces and the edge of the picture alone", () => {
  expect(placed([other(0, -32)], bare).side).toBe("above");
  expect(placed([other(0, -32), other(0, 32)], bare).side).toBe("right");
  expect(placed([], bare, { x: 200, y: 380 }).side).toBe("above");
});

test("it keeps off the arrow and off what presses the chip", () => {
  expect(["right", "left"]).toContain(placed([], aimed(9000)).side);
  expect(["below", "above"]).toContain(placed([], aimed(0)).side);
});

test("to be whole matters more than to cover nothing", () => {
  expect(placed([other(0, 32)], bare, { x: 40, y: 380 }).side).not.toBe("left");
  expect(placed([other(0, 32), other(70, 0)], bare, { x: 20, y: 380 }).side).toBe("right");
});

test("other words are not moved", () => {
  const [told] = [{ ...tag, id: "told", tone: "told" as const }];
  expect(placed([other(0, -32)], bare, undefined, [told]).side).toBe("below");
});
