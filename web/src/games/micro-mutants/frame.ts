// Which part of the mat the camera shows, for both mats: the whole of it, or what matters now,
// near enough for faces to be seen. Knows pixels and millimetres, no pieces.
import type { Near, Printed } from "./board";
import { clamp, seen, type Point } from "./units";

/** The middle of what is seen, as the viewer sits, and how many millimetres are in a pixel. */
export interface Sight extends Point {
  scale: number;
  /** It is the whole mat, and nothing of it matters more. */
  whole: boolean;
}

/** Around the mat so much of the table is seen. */
const EDGE = 8;
/** Around what matters there is so much room. */
const ROOM = 34;
/** At so many millimetres in a pixel the face of the smallest chip can still be told. */
const COARSE = 0.86;
/** The whole mat is good enough for choosing where it is no coarser than this, and so is what
    is aimed with together with what it is aimed at. */
const ENOUGH = 1.12;
/** Half of what is always seen, as far as faces can be told. */
const LEAST = 150;

interface Span {
  least: number;
  most: number;
}
const spanOf = (values: number[]): Span => ({
  least: Math.min(...values) - ROOM,
  most: Math.max(...values) + ROOM,
});
const long = ({ least, most }: Span): number => most - least;
const middle = ({ least, most }: Span): number => (least + most) / 2;
/** Grows towards a point, as far as there is room. */
function grown({ least, most }: Span, to: number, room: number): Span {
  const up = Math.max(most, Math.min(to + ROOM, least + room));
  return { least: Math.min(least, Math.max(to - ROOM, up - room)), most: up };
}

/** How far the whole mat reaches, with names around it. */
const wholeOf = ({ half, margin }: Printed): Point => ({
  x: half.x + EDGE,
  y: half.y + EDGE + margin,
});
const coarsest = (whole: Point, size: Point): number =>
  Math.max((2 * whole.x) / size.x, (2 * whole.y) / size.y);

/** The corners of the mat, for what is to be seen with all of it. */
export function cornersOf({ half }: Printed): Point[] {
  const [x, y] = [half.x + EDGE - ROOM, half.y + EDGE - ROOM];
  return [
    { x: -x, y: -y },
    { x, y },
  ];
}

/** `size` is that of the picture, in pixels. */
export function sightOn(near: Near | null, printed: Printed, turn: number, size: Point): Sight {
  const whole = wholeOf(printed);
  const widest = coarsest(whole, size);
  if (!near || (!near.close && widest <= ENOUGH)) return { x: 0, y: 0, scale: widest, whole: true };
  const keep = near.keep.map((point) => seen(point, turn));
  const [first, across] = [spanOf(keep.map((p) => p.x)), spanOf(keep.map((p) => p.y))];
  const fit = (x: Span, y: Span) => Math.max(long(x) / size.x, long(y) / size.y);
  const needed = fit(first, across);
  const see = near.see.map((point) => seen(point, turn));
  const both = [...keep, ...see.slice(0, 1)];
  const wanted = fit(spanOf(both.map((p) => p.x)), spanOf(both.map((p) => p.y)));
  const coarse = Math.max(COARSE, wanted <= ENOUGH ? wanted : needed);
  let [x, y] = [first, across];
  for (const point of see) {
    x = grown(x, point.x, coarse * size.x);
    y = grown(y, point.y, coarse * size.y);
  }
  const finest = Math.min(COARSE, (2 * LEAST) / Math.min(size.x, size.y));
  const scale = Math.min(Math.max(fit(x, y), finest), Math.max(widest, needed));
  // No more of the bare table than need be; what must be seen is seen all the same.
  const place = (span: Span, must: Span, mat: number, pixels: number) => {
    const sight = (scale * pixels) / 2;
    const spare = Math.max(0, mat - sight);
    return clamp(
      clamp(middle(span), -spare, spare),
      Math.min(must.most - sight, must.least + sight),
      Math.max(must.most - sight, must.least + sight),
    );
  };
  return {
    x: place(x, first, whole.x, size.x),
    y: place(y, across, whole.y, size.y),
    scale,
    whole: false,
  };
}

/** Nearer than this nothing more is to be seen. */
const NEAREST = 0.12;

/** Moved by hand: what was under one point of the picture comes under another, nearer or
    farther by a factor. The mat is never lost. */
export function moved(
  { x, y, scale }: Omit<Sight, "whole">,
  printed: Printed,
  size: Point,
  from: Point,
  to: Point,
  by: number,
): Sight {
  const whole = wholeOf(printed);
  const now = clamp(scale * by, NEAREST, coarsest(whole, size) * 1.4);
  const at = {
    x: x + (from.x - size.x / 2) * scale - (to.x - size.x / 2) * now,
    y: y - (from.y - size.y / 2) * scale + (to.y - size.y / 2) * now,
  };
  return {
    x: clamp(at.x, -whole.x, whole.x),
    y: clamp(at.y, -whole.y, whole.y),
    scale: now,
    whole: false,
  };
}
