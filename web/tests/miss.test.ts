import { expect, test } from "vitest";
import { inLine, strayed } from "../src/games/micro-mutants/miss";

const from = { x: 0, y: -100 };
const aimed = { x: 0, y: 60 };

test("too long and too short are along the way to the target", () => {
  expect(strayed(from, aimed, { x: 0, y: 140 })).toEqual({ along: 80, aside: null });
  expect(strayed(from, aimed, { x: 0, y: 35 })).toEqual({ along: -25, aside: null });
});

test("left and right are as the shot flew", () => {
  expect(strayed(from, aimed, { x: -30, y: 60 })).toEqual({ along: null, aside: 30 });
  expect(strayed(from, aimed, { x: 30, y: 60 })).toEqual({ along: null, aside: -30 });
  // Back towards the shooter's own side, left is on the other side of the picture.
  const back = strayed({ x: 0, y: 100 }, { x: 0, y: 0 }, { x: 30, y: 0 });
  expect(back).toEqual({ along: null, aside: 30 });
  const across = strayed({ x: -100, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 40 });
  expect(across).toEqual({ along: null, aside: 40 });
});

test("what strays both ways is told both ways, unless one is hardly anything", () => {
  expect(strayed(from, aimed, { x: 50, y: 20 })).toEqual({ along: -40, aside: -50 });
  expect(strayed(from, aimed, { x: -7.5, y: 100 })).toEqual({ along: 40, aside: 7.5 });
  expect(strayed(from, aimed, { x: -4, y: 100 })).toEqual({ along: 40, aside: null });
});

test("the target is what lies in the line, nearest to where the shot came to rest", () => {
  const there = [
    { name: "near", x: 5, y: -40 },
    { name: "far", x: -5, y: 90 },
    { name: "beside", x: 80, y: 90 },
    { name: "behind", x: 0, y: -150 },
  ];
  const rest = { x: 40, y: 95 };
  expect(inLine(from, 9000, rest, there)?.name).toBe("far");
  expect(inLine(from, 9000, { x: 0, y: -70 }, there)?.name).toBe("near");
  expect(inLine(from, 0, rest, there)).toBeNull();
  // The line of a shot may cross the direction 0.
  expect(inLine({ x: 0, y: 0 }, 35500, { x: 90, y: 0 }, [{ x: 100, y: 5 }])).toEqual({
    x: 100,
    y: 5,
  });
});
