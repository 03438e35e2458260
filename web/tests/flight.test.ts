import { expect, test } from "vitest";
import type { Flight } from "../src/generated/micro-mutants";
import { between, bow, during, lasts } from "../src/games/micro-mutants/flight";
import { deciding, flownOf, type Moving, type Reel } from "../src/games/micro-mutants/reels";
import { flat, heading, lie, seen, towards, upright } from "../src/games/micro-mutants/units";

const LEVEL = [0, 0, 0, 32767];
/** A chip that goes one track unit a frame to the right, and appears in the third frame. */
const flight: Flight = {
  frames: 61,
  ways: [
    {
      piece: "warrior-a1",
      first: 2,
      poses: [0, 0, 20, ...LEVEL, 20, 0, 20, ...LEVEL, 40, 0, 20, ...LEVEL],
    },
  ],
  contacts: [],
};
const start = new Map([["warrior-a1", flat(-10, 0, 0)]]);

test("frames are sixty a second", () => {
  expect(lasts(flight)).toBeCloseTo(1016.7, 1);
});

test("a piece lies still before its first frame, moves between frames, and stays at the end", () => {
  const at = (frame: number) => during(flight, start, (frame / 60) * 1000).get("warrior-a1")!.x;
  expect(at(0.5)).toBe(-10);
  expect(at(1.5)).toBeCloseTo(-5);
  expect(at(2)).toBeCloseTo(0);
  expect(at(3.5)).toBeCloseTo(1.5);
  expect(at(60)).toBeCloseTo(2);
});

test("pieces that nothing moves stay where they were", () => {
  const others = new Map([...start, ["base-b1", flat(0, 300, 0)]]);
  expect(during(flight, others, 500).get("base-b1")).toBe(others.get("base-b1"));
});

test("of two ways to turn, the shorter is taken", () => {
  const halfway = between(flat(0, 0, 170), flat(0, 0, -170), 0.5);
  expect(Math.abs(heading(halfway.q))).toBeCloseTo(180);
});

test("without a track pieces go in a bow, and come down where they rest", () => {
  const rest = new Map([["warrior-a1", flat(90, 0, 0)]]);
  expect(bow(start, rest, 0.5).get("warrior-a1")!.z).toBeGreaterThan(30);
  expect(bow(start, rest, 1).get("warrior-a1")!.x).toBeCloseTo(90);
});

test("a pose on the wire is millimetres here", () => {
  const up = lie({ x: 1500, y: -2000, z: 1000, attitude: [0, 0, 0, 32767] });
  expect([up.x, up.y, up.z]).toEqual([1.5, -2, 1]);
  expect(upright(up.q)).toBe(1);
  expect(upright(lie({ x: 0, y: 0, z: 0, attitude: [32767, 0, 0, 0] }).q)).toBe(-1);
});

test("directions are hundredths of a degree, counter-clockwise, and as one sits", () => {
  expect(towards({ x: 0, y: 0 }, { x: 0, y: 5 })).toBe(9000);
  expect(towards({ x: 0, y: 0 }, { x: 0, y: -5 })).toBe(27000);
  const across = seen({ x: 10, y: 20 }, Math.PI);
  expect([across.x, across.y].map(Math.round)).toEqual([-10, -20]);
});

const shot = (flight: Flight | null) => ({ type: "shot", piece: "warrior-a1", flight }) as Moving;
const reel = (flight: Flight | null, given: Partial<Reel> = {}): Reel =>
  ({
    events: [{ type: "captured", piece: "zealot-b1", by: "warrior-a1" }],
    motions: [shot(flight)],
    from: new Map([...start, ["zealot-b1", flat(40, 0, 0)]]),
    rest: new Map([["warrior-a1", flat(2, 0, 0)]]),
    ...given,
  }) as Reel;
const touching = (...at: [number, boolean][]): Flight => ({
  ...flight,
  contacts: at.map(([at, piece]) => ({ at, piece, blow: 300 })),
});

test("a capture is decided by the touch that comes upon the prey", () => {
  const touched = touching([20, true], [50, false], [60, true]);
  expect(deciding(reel(touched), shot(touched))?.at).toBe(60);
  expect(deciding(reel(touched, { events: [] }), shot(touched))).toBeNull();
  expect(deciding(reel(null), shot(null))).toBeNull();
});

test("the ghost of a flight is its way, and the chip where it first came down", () => {
  const touched = touching([50, false], [60, true]);
  const ghost = flownOf(reel(touched))!;
  expect(ghost.way[0]!.x).toBe(-10);
  expect(ghost.way.at(-1)!.x).toBeCloseTo(2);
  expect(ghost.at.x).toBeCloseTo(1);
  // Without a track, or onto something else at first: where it came to rest.
  expect(flownOf(reel(null))!.at.x).toBe(2);
  expect(flownOf(reel(touching([50, true])))!.at.x).toBe(2);
});
