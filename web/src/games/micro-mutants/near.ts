// What the camera should have in sight at each moment: the own area while it is filled, what
// can be chosen with what it could reach, the chosen piece with room to pull it back and what
// it is likely aimed at, a flight from its start to its end.
import { ofType } from "../choices";
import { pulledWay } from "./aim.svelte";
import type { Near, Printed } from "./board";
import { lit, type Context } from "./context";
import { cornersOf } from "./frame";
import { during, lasts, type Lies } from "./flight";
import { before, outlineOf, type Ground } from "./ground";
import { targetOf } from "./proposals";
import { stirred } from "./reels";
import type { Show } from "./show.svelte";
import type { Lie, Point } from "./units";
import { isBase, isBug, seatOf } from "./words";

/** So many pieces of others are kept in sight of what is aimed with. */
const TARGETS = 2;

/** With nobody to aim at, so much of the mat ahead is seen. */
const AHEAD = 400;
/** So many millimetres stay in sight behind what is aimed with, at least: below the mat is the
    edge of the window; an upright phone has its prompt there, and a finger goes on over it. */
export const behindOf = (upright: boolean): number => (upright ? 70 : 100);

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Pieces of others that can be aimed at, the nearest first. */
function targets({ view, you }: Context, lies: Lies, from: Point): Lie[] {
  return view.pieces
    .filter((p) => (isBug(p.name) || isBase(p.name)) && seatOf(p.name) !== (you ?? 0))
    .flatMap((p) => lies.get(p.name) ?? [])
    .sort((a, b) => far(a, from) - far(b, from));
}

/** The own area while bugs are laid in it. */
export function areaNear(area: Ground, printed: Printed): Near {
  const [, { x }] = cornersOf(printed) as [Point, Point];
  if (area.shape === "strip")
    return { keep: outlineOf(area, { x, y: printed.half.y }), see: [], close: false };
  if (area.shape === "round") return { keep: outlineOf(area, printed.half), see: [], close: true };
  const sides = [-1, 1].map((side) =>
    before({ ...area, ahead: area.ahead + (side * Math.PI) / 4 }, area.depth),
  );
  return { keep: [area.at, before(area, area.depth * 1.3), ...sides], see: [], close: true };
}

/** What is aimed with. `behind` it there is so much room, away from what it is aimed at, and
    as much as the proposed shot needs: where a chip should be pulled to can be seen and
    reached. `back` is towards the viewer. */
export function aimNear(c: Context, lies: Lies, behind: number, back: Point): Near | null {
  const name = c.plan.pair?.[1] ?? c.plan.piece;
  const from = name ? lies.get(name) : undefined;
  if (!name || !from) return null;
  const shot = ofType(c.all, "shoot").find((m) => m.action.piece === name)?.action;
  const meant = shot ? targetOf(c.view, lies, shot).target : null;
  const others = targets(c, lies, from);
  const first = (meant ? lies.get(meant) : null) ?? others[0];
  const way = first ? Math.max(1, far(first, from)) : 1;
  const away = first ? { x: (from.x - first.x) / way, y: (from.y - first.y) / way } : back;
  const presses = [shot?.press, c.plan.proposed?.aim.press].filter((press) => press !== undefined);
  const free = Math.max(behind, ...presses.map(pulledWay));
  const room = { x: from.x + away.x * free, y: from.y + away.y * free };
  const ahead = { x: from.x - back.x * AHEAD, y: from.y - back.y * AHEAD };
  const see = first ? [first, ...others.slice(0, TARGETS)] : [ahead];
  return { keep: [from, ...(behind > 0 ? [room] : [])], see, close: true };
}

/** What can be chosen, and what is nearest to each of it. */
export function choiceNear(c: Context, lies: Lies): Near | null {
  const own = [...lit(c)].flatMap((name) => lies.get(name) ?? []);
  if (own.length === 0) return null;
  return { keep: own, see: own.flatMap((from) => targets(c, lies, from)[0] ?? []), close: false };
}

/** Everything a flight moves, where it lay and where it comes to rest. */
export function flightNear(reel: Show["reel"]): Near | null {
  const keep: Point[] = [];
  for (const { flight } of reel?.motions ?? []) {
    const end = flight ? during(flight, reel!.from, lasts(flight)) : reel!.rest;
    for (const [name, to] of end) {
      const was = reel!.from.get(name);
      if (!was) keep.push(to);
      else if (stirred(was, to)) keep.push(was, to);
    }
  }
  return keep.length > 0 ? { keep, see: [], close: true } : null;
}
