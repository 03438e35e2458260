// Where everybody sits: the areas printed on the mat, and the hands that throw from beside it.
import { STARS as MADE, type AreaShape, type View } from "../../generated/micro-mutants";
import { radians, type Point } from "./units";

/** How far outside the mat a hand is, in millimetres. */
const OUTSIDE = 40;

/** Where templates lie, on a mat that is large enough: the two stars. */
export const STARS: Point[] = MADE.map(({ x, y }) => ({ x: x / 1000, y: y / 1000 }));

/** The area of a seat: a strip along an end, a quarter of a circle in a corner, or a circle. */
export interface Ground {
  shape: AreaShape;
  /** The middle of the end, the corner, or the middle of the circle. */
  at: Point;
  /** Where its player looks, in radians. */
  ahead: number;
  /** How far it reaches, in millimetres. */
  depth: number;
}

export function groundsOf(view: View): Ground[] {
  return view.areas.map(({ shape, ahead, depth, at }) => ({
    shape,
    at: { x: at.x / 1000, y: at.y / 1000 },
    ahead: radians(ahead),
    depth: depth / 1000,
  }));
}

/** So far ahead of the end or corner; less than 0: outside the mat. */
export const before = ({ at, ahead }: Ground, far: number): Point => ({
  x: at.x + Math.cos(ahead) * far,
  y: at.y + Math.sin(ahead) * far,
});
export const handOf = (ground: Ground): Point => before(ground, -OUTSIDE);

/** The edge of an area as a line across the mat, in steps that can be drawn. */
export function edgeOf(ground: Ground, half: Point): Point[] {
  const { shape, at, ahead, depth } = ground;
  if (shape === "strip") {
    const { y } = before(ground, depth);
    return [
      { x: -half.x, y },
      { x: half.x, y },
    ];
  }
  const [steps, around] = shape === "round" ? [72, 2 * Math.PI] : [24, Math.PI / 2];
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ahead - around / 2 + (i / steps) * around;
    return { x: at.x + Math.cos(angle) * depth, y: at.y + Math.sin(angle) * depth };
  });
}

/** The whole area, to be filled. */
export function outlineOf(ground: Ground, half: Point): Point[] {
  const edge = edgeOf(ground, half);
  if (ground.shape === "corner") return [ground.at, ...edge];
  if (ground.shape === "round") return edge;
  return [...edge, { x: half.x, y: ground.at.y }, { x: -half.x, y: ground.at.y }];
}
