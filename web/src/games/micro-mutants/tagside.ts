// On which side of its piece a name stands: where it covers no other piece and nothing of the
// shot that is aimed. Knows circles and pixels; what they stand for is said by who asks.
import { arrowLength } from "./aim.svelte";
import type { Board, Marks, Tag } from "./board";
import { halfOf } from "./box";
import { radians, type Point } from "./units";

export type Side = "below" | "above" | "right" | "left";
/** Something round that is not to be covered. */
export interface Round extends Point {
  r: number;
}
/** Below is where a name is looked for first. */
const SIDES: Side[] = ["below", "above", "right", "left"];
/** About how wide a letter of a name is, how much is around them, how high it is, and how far
    from its piece, in pixels. */
const LETTER = 7.4;
const AROUND = 18;
const HIGH = 24;
const GAP = 3;
/** A name that is cut off is worse than one that covers something. */
const CUT = 10;
/** How thick an arrow, what presses a chip, and a band are, halved; how far apart circles stand
    for them, in millimetres. */
const THICK = 8;
const APART = 12;
/** How far behind the rim what presses a chip reaches, in millimetres. */
const PRESSES = 26;

function along(from: Point, direction: number, least: number, most: number): Round[] {
  const [x, y] = [Math.cos(direction), Math.sin(direction)];
  const steps = Math.max(1, Math.ceil((most - least) / APART));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const far = least + ((most - least) * i) / steps;
    return { x: from.x + x * far, y: from.y + y * far, r: THICK };
  });
}

/** Where the arrow, what presses the chip, and the sling are drawn, in millimetres. */
function strokesOf({ aim, sling }: Marks): Round[] {
  const strokes: Round[] = [];
  if (aim) {
    const half = halfOf(aim.outline);
    const direction = radians(aim.aim.direction);
    const long = half + arrowLength(aim.aim, half, aim.far) + THICK;
    strokes.push(...along(aim.from, direction, half, long));
    strokes.push(...along(aim.from, direction, -half - PRESSES, -half));
  }
  for (const to of [sling?.finger, sling?.ring])
    if (to) {
      const [x, y] = [to.x - sling!.from.x, to.y - sling!.from.y];
      strokes.push(...along(sling!.from, Math.atan2(y, x), 0, Math.hypot(x, y)));
    }
  return strokes;
}

function sideOf(at: Round, text: string, size: Point, others: Round[]): Side {
  const [wide, high] = [(text.length * LETTER + AROUND) / 2, HIGH / 2];
  const cost = (side: Side): number => {
    const upright = side === "below" || side === "above";
    const off = at.r + GAP + (upright ? high : wide);
    const sign = side === "above" || side === "left" ? -1 : 1;
    const [x, y] = upright ? [at.x, at.y + sign * off] : [at.x + sign * off, at.y];
    const cut = x < wide || x > size.x - wide || y < high || y > size.y - high;
    const covers = others.filter(
      (o) =>
        Math.hypot(Math.max(0, Math.abs(o.x - x) - wide), Math.max(0, Math.abs(o.y - y) - high)) <
        o.r,
    );
    return (cut ? CUT : 0) + covers.length;
  };
  return SIDES.reduce((best, side) => (cost(side) < cost(best) ? side : best));
}

/** Words with their place in a picture, in pixels. */
export type Placed = Tag & { rim: number; side: Side };

/** `onto` is where a circle of the mat is in a picture of that size. */
export function placeTags(
  { tags, pieces, marks }: Pick<Board, "tags" | "pieces" | "marks">,
  size: Point,
  onto: (round: Round, z: number) => Round,
): Placed[] {
  const named = (tag: Tag) => tag.tone === "name" && tag.rim !== undefined;
  const strokes = tags.some(named) ? strokesOf(marks).map((s) => onto(s, 0)) : [];
  return tags.map((tag) => {
    const at = onto({ ...tag, r: tag.rim ?? 0 }, tag.z);
    const others = named(tag)
      ? pieces.flatMap(({ name, lie, outline }) =>
          name === tag.id ? [] : [onto({ x: lie.x, y: lie.y, r: halfOf(outline) }, lie.z)],
        )
      : [];
    const side = named(tag) ? sideOf(at, tag.text, size, [...others, ...strokes]) : "below";
    return { ...tag, x: at.x, y: at.y, rim: at.r, side };
  });
}
