// Puts together what the mats show, from the view, the flight and the plan.
import type { Answer, View } from "../../generated/micro-mutants";
import { t } from "../../lib/say.svelte";
import type { Board, Ruler, Shown, Tag } from "./board";
import { lit, measure, placeable, placing, shootable, type Context } from "./context";
import type { Caption, Show } from "./show.svelte";
import { flat, radians, type Lie } from "./units";
import { kindOf, pieceWord, seatOf } from "./words";

type AnswerTo<T extends Answer["type"]> = Extract<Answer, { type: T }>;
export interface Answers {
  landing: AnswerTo<"landing"> | null;
  measure: AnswerTo<"measure"> | null;
  region: AnswerTo<"region"> | null;
}

/** How far around the mat a seat sits: who looks straight away from the near end, not at all. */
export const turnOf = (view: View, seat: number): number => radians((view.areas[seat]?.ahead ?? 9000) - 9000);

/** What is told of a piece on the mat, in two or three words. */
export function captionWord({ event, piece }: Caption): string {
  const side = "special" in event ? (event.special ? "-special" : "-normal") : "";
  return t(`micro-mutants-ui-told-${event.type}${side}`, { piece: pieceWord(piece) });
}

export function boardOf(c: Context, show: Show, answers: Answers, turns: number[], hovered: string | null, follow: boolean): Board {
  const { view, plan, box, you } = c;
  const shown = show.view;
  const usable = lit(c);
  const half = { x: view.mat[0] / 1000, y: view.mat[1] / 1000 };
  const told = show.caption?.piece ?? null;
  const pieces: Shown[] = shown.pieces.flatMap((piece) => {
    const lies = show.lies.get(piece.name);
    if (!lies) return [];
    const kind = kindOf(piece.name);
    return [
      {
        name: piece.name,
        kind,
        army: shown.armies[piece.seat] ?? null,
        outline: box.outline(kind, piece.small),
        lie: lies,
        facing: turns[piece.seat] ?? 0,
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
  return {
    half,
    turn: turns[you ?? 0] ?? 0,
    pieces,
    aim: aiming ? { from, outline: box.outline(kindOf(plan.piece!)), aim: plan.aim } : null,
    landings: aiming ? (answers.landing?.landings ?? []) : [],
    landing: plan.piece ? box.outline(kindOf(plan.piece)) : null,
    ruler: rulerOf(c, at, answers.measure),
    marks: plan.pair ? (answers.region?.places ?? []).map((p) => ({ id: p.towards, x: p.x / 1000, y: p.y / 1000, chosen: p.towards === plan.towards })) : [],
    ghost: ghostOf(c, answers, turns, first),
    area: placing(c) && view.areas[you ?? 0]?.shape === "strip" ? areaOf(half.y, view.areas[you ?? 0]!.depth / 1000, turns[you ?? 0] ?? 0) : null,
    depth: box.area,
    tags: tagsOf(c, show, answers.measure, hovered),
    follow: follow ? show.flying : null,
  };
}

export function areaOf(half: number, area: number, turn: number): [number, number] {
  return Math.abs(turn) < 1 ? [-half, area - half] : [half - area, half];
}

function rulerOf(c: Context, at: (name: string | null) => Lie | null, measured: Answers["measure"]): Ruler | null {
  const [one, other] = measure(c) ?? [null, null];
  const [from, to] = [at(one), at(other)];
  return from && to && measured ? { from, to, parts: c.box.ruler } : null;
}

function ghostOf(c: Context, { region }: Answers, turns: number[], first: Shown | undefined): Board["ghost"] {
  const { plan, box, view } = c;
  const name = plan.pair?.[0] ?? plan.piece;
  const place = plan.pair ? region?.places.find((p) => p.towards === plan.towards) : null;
  const spot = place ? { x: place.x / 1000, y: place.y / 1000, turn: place.turn } : plan.spot;
  if (!name || !spot) return null;
  const kind = kindOf(name);
  const base = { name, kind, army: view.armies[seatOf(name)] ?? null, outline: box.outline(kind), facing: turns[seatOf(name)] ?? 0 };
  const rest = { doubleSided: false, damaged: false, web: null, doomed: false, lit: false, chosen: false, struck: false };
  const lies = flat(spot.x, spot.y, (radians(spot.turn) * 180) / Math.PI);
  return { ...rest, ...first, ...base, lie: lies, fits: plan.pair !== null || placeable(c, name) };
}

function tagsOf(c: Context, show: Show, measured: Answers["measure"], hovered: string | null): Tag[] {
  const { plan } = c;
  const tags: Tag[] = [];
  const { caption } = show;
  const told = caption && show.lies.get(caption.piece);
  if (caption && told) tags.push({ id: "told", x: told.x, y: told.y, z: told.z + 16, text: captionWord(caption), tone: "told" });
  for (const name of new Set([plan.piece, plan.other, show.flying ? null : hovered])) {
    const lies = name && show.lies.get(name);
    if (name && lies && !told) tags.push({ id: name, x: lies.x, y: lies.y, z: lies.z, text: pieceWord(name), tone: "name" });
  }
  const [from, to] = (measure(c) ?? []).map((name) => show.lies.get(name));
  if (measured && from && to) {
    const text = t(`micro-mutants-ui-measured-${measured.range ?? "far"}`, { mm: Math.max(0, Math.round(measured.gap / 1000)) });
    tags.push({ id: "ruler", x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: 4, text, tone: "name" });
  }
  return tags;
}
