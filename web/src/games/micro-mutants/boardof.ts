// Puts together what the mats show, from the view, the flight and the plan.
import type { Answer, View } from "../../generated/micro-mutants";
import { t } from "../../lib/say.svelte";
import { mark } from "../../lib/seats";
import type { Only } from "../choices";
import type { Board, Ruler, Shown, Tag } from "./board";
import type { Outline } from "./box";
import { reach } from "./aim.svelte";
import {
  lit,
  measure,
  placeable,
  placing,
  shootable,
  throwing,
  wished,
  type Context,
} from "./context";
import { before, groundsOf, handOf, outlineOf, STARS, type Ground } from "./ground";
import type { Caption, Show } from "./show.svelte";
import { flat, radians, seen, type Lie, type Point } from "./units";
import { calledWord, isBase, isBug, kindOf, pieceWord, seatOf } from "./words";

export interface Answers {
  landing: Only<Answer, "landing"> | null;
  measure: Only<Answer, "measure"> | null;
  region: Only<Answer, "region"> | null;
}

/** How somebody looks at the mat. */
export interface Sight {
  /** How far around the mat each seat sits, and the viewer, in radians. */
  turns: number[];
  turn: number;
  hovered: string | null;
  /** The camera follows flights. */
  follow: boolean;
  /** The camera comes near what is aimed with. */
  near: boolean;
  /** So many millimetres stay in sight behind what is aimed with, to pull it back. */
  behind: number;
  /** Who sits where, to be written beside the mat. */
  names: ((seat: number) => string) | null;
}

/** How far around the mat a seat sits: who looks straight away from the near end, not at all. */
export const turnOf = (view: View, seat: number): number =>
  radians((view.areas[seat]?.ahead ?? 9000) - 9000);
/** The mat is never seen askew, so that it fills the picture: one's own corner is the near left,
    one's own circle on the near side. */
export function squared(view: View, seat: number): number {
  const area = view.areas[seat];
  if (area?.shape === "round") return area.at.y > 0 ? Math.PI : 0;
  return Math.ceil(turnOf(view, seat) / (Math.PI / 2) - 0.01) * (Math.PI / 2);
}

/** How a picture is turned on its chip: as its owner sits, as far as the outline allows. */
function facing(outline: Outline, turn: number): number {
  if (outline.form === "disc") return turn;
  const step = outline.form === "hex" ? Math.PI / 3 : outline.x > outline.y ? Math.PI : Math.PI / 2;
  return Math.round(turn / step) * step;
}

/** What is told of a piece on the mat, in two or three words. */
export function captionWord({ event, piece }: Caption): string {
  const side = "special" in event ? (event.special ? "-special" : "-normal") : "";
  return t(`micro-mutants-ui-told-${event.type}${side}`, { piece: pieceWord(piece) });
}

export function boardOf(
  c: Context,
  show: Show,
  answers: Answers,
  { turns, turn, hovered, follow, near, behind, names }: Sight,
): Board {
  const { view, plan, box, you } = c;
  const shown = show.view;
  const usable = lit(c);
  const half = { x: view.mat[0] / 1000, y: view.mat[1] / 1000 };
  const told = show.caption?.piece ?? null;
  const stars = wished(c);
  const pieces: Shown[] = shown.pieces.flatMap((piece) => {
    const lay = show.lies.get(piece.name);
    const star = STARS[stars?.findIndex((template) => piece.name === `${template}-1`) ?? -1];
    const lies = lay && star ? { ...lay, ...star } : lay;
    if (!lies) return [];
    const kind = kindOf(piece.name);
    return [
      {
        name: piece.name,
        kind,
        army: shown.armies[piece.seat] ?? null,
        outline: box.outline(kind, piece.small),
        lie: lies,
        facing: facing(box.outline(kind, piece.small), turns[piece.seat] ?? 0),
        doubleSided: box.doubleSided(kind),
        damaged: piece.damaged,
        web: piece.web && !show.flying ? { x: piece.web.x / 1000, y: piece.web.y / 1000 } : null,
        doomed: piece.doomed,
        lit: usable.has(piece.name),
        chosen: plan.piece === piece.name || plan.other === piece.name,
        struck: told === piece.name,
      },
    ];
  });
  const at = (name: string | null): Lie | null => (name && show.lies.get(name)) || null;
  const from = at(plan.piece);
  const aiming = !plan.pair && !plan.spot && shootable(c, plan.piece) && from;
  const first = pieces.find((p) => p.name === plan.piece);
  const grounds = groundsOf(view);
  const own = grounds[you ?? 0];
  const area = placing(c) ? (own ?? null) : null;
  const sits = names && view.areas.length > 2 ? names : null;
  return {
    half,
    margin: sits ? 30 : 0,
    turn,
    pieces,
    cast:
      throwing(c) && own
        ? {
            from: handOf(own),
            direction: plan.aim.direction,
            far: reach(plan.aim.press),
            strength: plan.aim.press,
          }
        : null,
    aim: aiming ? { from, outline: box.outline(kindOf(plan.piece!)), aim: plan.aim } : null,
    landings: aiming ? (answers.landing?.landings ?? []) : [],
    landing: plan.piece ? box.outline(kindOf(plan.piece)) : null,
    ruler: rulerOf(c, at, answers.measure),
    marks: plan.pair
      ? (answers.region?.places ?? []).map((p) => ({
          id: p.towards,
          x: p.x / 1000,
          y: p.y / 1000,
          chosen: p.towards === plan.towards,
        }))
      : [],
    ghost: ghostOf(c, answers, turns, first),
    grounds,
    area,
    near: near ? nearOf(c, pieces, area, seen({ x: 0, y: -behind }, -turn)) : null,
    tags: [
      ...tagsOf(c, show, answers.measure, hovered),
      ...(sits ? seatTags(grounds, half, turn, sits) : []),
    ],
    follow: follow ? show.flying : null,
  };
}

/** So many pieces of others are kept in sight of what is aimed with. */
const TARGETS = 2;
/** The chosen piece and what is nearest to it; a corner while it is filled. */
function nearOf(
  { plan, view, you }: Context,
  pieces: Shown[],
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
  const first = pieces.find((p) => p.name === (plan.pair?.[1] ?? plan.piece));
  if (!first || view.asked.what === "placement") return null;
  const far = (p: Shown) => Math.hypot(p.lie.x - first.lie.x, p.lie.y - first.lie.y);
  const others = pieces
    .filter((p) => (isBug(p.name) || isBase(p.name)) && seatOf(p.name) !== (you ?? 0))
    .sort((a, b) => far(a) - far(b));
  const { x, y } = first.lie;
  return [
    { x, y },
    { x: x + behind.x, y: y + behind.y },
    ...others.slice(0, TARGETS).map((p) => ({ x: p.lie.x, y: p.lie.y })),
  ];
}

/** Names outside the mat, where their owners sit as the viewer sees it. */
function seatTags(
  grounds: Ground[],
  half: Point,
  turn: number,
  names: (seat: number) => string,
): Tag[] {
  return grounds.map(({ at, shape }, seat) => {
    const { x, y } = seen(at, turn);
    // A circle does not lie at the edge of the mat, but its owner sits there.
    const edge =
      shape === "round"
        ? { x, y: Math.sign(y) * half.y }
        : { x: x - Math.sign(Math.round(x)) * 80, y };
    const place = seen({ x: edge.x, y: edge.y + Math.sign(y) * 18 }, -turn);
    return {
      id: `seat-${seat}`,
      ...place,
      z: 0,
      text: `${mark(seat)} ${names(seat)}`,
      tone: "seat",
    };
  });
}

function rulerOf(
  c: Context,
  at: (name: string | null) => Lie | null,
  measured: Answers["measure"],
): Ruler | null {
  const [one, other] = measure(c) ?? [null, null];
  const [from, to] = [at(one), at(other)];
  return from && to && measured ? { from, to, parts: c.box.ruler } : null;
}

function ghostOf(
  c: Context,
  { region }: Answers,
  turns: number[],
  first: Shown | undefined,
): Board["ghost"] {
  const { plan, box, view } = c;
  const name = plan.pair?.[0] ?? plan.piece;
  const place = plan.pair ? region?.places.find((p) => p.towards === plan.towards) : null;
  const spot = place ? { x: place.x / 1000, y: place.y / 1000, turn: place.turn } : plan.spot;
  if (!name || !spot) return null;
  const kind = kindOf(name);
  const base = {
    name,
    kind,
    army: view.armies[seatOf(name)] ?? null,
    outline: box.outline(kind),
    facing: facing(box.outline(kind), turns[seatOf(name)] ?? 0),
  };
  const rest = {
    doubleSided: false,
    damaged: false,
    web: null,
    doomed: false,
    lit: false,
    chosen: false,
    struck: false,
  };
  const lies = flat(spot.x, spot.y, (radians(spot.turn) * 180) / Math.PI);
  return { ...rest, ...first, ...base, lie: lies, fits: plan.pair !== null || placeable(c, name) };
}

function tagsOf(
  c: Context,
  show: Show,
  measured: Answers["measure"],
  hovered: string | null,
): Tag[] {
  const { plan } = c;
  const tags: Tag[] = [];
  const { caption } = show;
  const told = caption && show.lies.get(caption.piece);
  if (caption && told)
    tags.push({
      id: "told",
      x: told.x,
      y: told.y,
      z: told.z + 16,
      text: captionWord(caption),
      tone: "told",
    });
  for (const name of new Set([plan.piece, plan.other, show.flying ? null : hovered])) {
    const lies = name && show.lies.get(name);
    if (name && lies && !told)
      tags.push({
        id: name,
        x: lies.x,
        y: lies.y,
        z: lies.z,
        text: calledWord(c.view, c.box, name),
        tone: "name",
      });
  }
  const [from, to] = (measure(c) ?? []).map((name) => show.lies.get(name));
  if (measured && from && to) {
    const text = t(`micro-mutants-ui-measured-${measured.range ?? "far"}`, {
      mm: Math.max(0, Math.round(measured.gap / 1000)),
    });
    tags.push({
      id: "ruler",
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2,
      z: 4,
      text,
      tone: "name",
    });
  }
  return tags;
}
