// The felt table's numbers as people and screens have them: the server counts micrometres,
// hundredths of a degree and thousandths of a press; here are millimetres, degrees, percent.
import type { Pose } from "../../generated/micro-mutants";

export type Quat = [number, number, number, number];
export interface Point {
  x: number;
  y: number;
}
/** Where a piece is, in millimetres, `z` up. */
export interface Lie extends Point {
  z: number;
  q: Quat;
}

export const FULL_TURN = 36000;
/** Within one turn, in hundredths of a degree. */
export const reduce = (angle: number): number =>
  ((Math.round(angle) % FULL_TURN) + FULL_TURN) % FULL_TURN;

export function lie(pose: Pose): Lie {
  return { x: pose.x / 1000, y: pose.y / 1000, z: pose.z / 1000, q: unit(pose.attitude) };
}

export function unit([x, y, z, w]: Quat | number[]): Quat {
  const length = Math.hypot(x!, y!, z!, w!) || 1;
  return [x! / length, y! / length, z! / length, w! / length];
}

/** How much a chip's face looks up: 1 flat with its front up, -1 on its face, 0 on its edge. */
export const upright = ([x, y]: Quat): number => 1 - 2 * (x * x + y * y);

/** How a lying chip is turned, counter-clockwise, in degrees. */
export function heading(q: Quat): number {
  const [x, y, z, w] = q;
  return ((upright(q) >= 0 ? Math.atan2(z, w) : Math.atan2(y, x)) * 360) / Math.PI;
}

/** Flat, front up, turned by `degrees`. */
export function flat(x: number, y: number, degrees: number): Lie {
  const half = (degrees * Math.PI) / 360;
  return { x, y, z: 1, q: [0, 0, Math.sin(half), Math.cos(half)] };
}

/** The mat as somebody sees it who sits `turn` around it. */
export function seen({ x, y }: Point, turn: number): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

export const towards = (from: Point, to: Point): number =>
  reduce((Math.atan2(to.y - from.y, to.x - from.x) * 18000) / Math.PI);
export const radians = (angle: number): number => (angle * Math.PI) / 18000;
export const turned = (angle: number, by: number): number => reduce(angle + by);
export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
export const micro = (mm: number): number => Math.round(mm * 1000);
