// What should be in sight while something is aimed or placed: the chosen piece with what is
// nearest to it, or a corner while it is filled.
import type { Context } from "./context";
import type { Lies } from "./flight";
import { before, outlineOf, type Ground } from "./ground";
import type { Point } from "./units";
import { isBase, isBug, seatOf } from "./words";

/** So many pieces of others are kept in sight of what is aimed with. */
const TARGETS = 2;

/** `behind` stays in sight as well, to pull the piece back; null: the whole mat. */
export function nearOf(
  { plan, view, you }: Context,
  lies: () => Lies,
  area: Ground | null,
  behind: Point,
): Point[] | null {
  if (area?.shape === "round") return outlineOf(area, { x: 0, y: 0 });
  if (area)
    return area.shape === "corner"
      ? [
          area.at,
          before(area, area.depth * 1.3),
          ...[-1, 1].map((side) =>
            before({ ...area, ahead: area.ahead + (side * Math.PI) / 4 }, area.depth),
          ),
        ]
      : null;
  const name = plan.pair?.[1] ?? plan.piece;
  if (!name || view.asked.what === "placement") return null;
  const first = lies().get(name);
  if (!first) return null;
  const far = (p: Point) => Math.hypot(p.x - first.x, p.y - first.y);
  const others = view.pieces
    .filter((p) => (isBug(p.name) || isBase(p.name)) && seatOf(p.name) !== (you ?? 0))
    .flatMap((p) => lies().get(p.name) ?? [])
    .sort((a, b) => far(a) - far(b));
  const { x, y } = first;
  return [
    { x, y },
    { x: x + behind.x, y: y + behind.y },
    ...others.slice(0, TARGETS).map((p) => ({ x: p.x, y: p.y })),
  ];
}
