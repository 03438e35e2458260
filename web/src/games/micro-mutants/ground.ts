// Where everybody sits: the areas printed on the mat, and the hands that throw from beside it.
import type { View } from "../../generated/micro-mutants";
import { radians, type Point } from "./units";

/** How far outside the mat a hand is, in millimetres. */
const OUTSIDE = 40;

/** The area of a seat: a strip along an end, or a quarter of a circle in a corner. */
export interface Ground {
  shape: "strip" | "corner";
  /** The middle of the end, or the corner. */
  at: Point;
  /** Where its player looks, in radians. */
  ahead: number;
  /** How far it reaches, in millimetres. */
  depth: number;
}

export function groundsOf(view: View): Ground[] {
  const [x, y] = [view.mat[0] / 1000, view.mat[1] / 1000];
  return view.areas.map(({ shape, ahead, depth }) => {
    const angle = radians(ahead);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = shape === "strip" ? { x: 0, y: -Math.sign(sin) * y } : { x: -Math.sign(cos) * x, y: -Math.sign(sin) * y };
    return { shape, at, ahead: angle, depth: depth / 1000 };
  });
}

/** So far ahead of the end or corner; less than 0: outside the mat. */
export const before = ({ at, ahead }: Ground, far: number): Point => ({ x: at.x + Math.cos(ahead) * far, y: at.y + Math.sin(ahead) * far });
export const handOf = (ground: Ground): Point => before(ground, -OUTSIDE);

/** The edge of an area as a line across the mat, in steps that can be drawn. */
export function edgeOf(ground: Ground, half: Point): Point[] {
  const { shape, at, ahead, depth } = ground;
  if (shape === "strip") {
    const { y } = before(ground, depth);
    return [{ x: -half.x, y }, { x: half.x, y }];
  }
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ahead - Math.PI / 4 + (i / steps) * (Math.PI / 2);
    return { x: at.x + Math.cos(angle) * depth, y: at.y + Math.sin(angle) * depth };
  });
}

/** The whole area, to be filled. */
export function outlineOf(ground: Ground, half: Point): Point[] {
  const edge = edgeOf(ground, half);
  if (ground.shape === "corner") return [ground.at, ...edge];
  return [...edge, { x: half.x, y: ground.at.y }, { x: -half.x, y: ground.at.y }];
}
