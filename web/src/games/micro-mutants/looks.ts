// The mat and the pieces on it as they look to somebody, from the view and the plan; where the
// pieces are is told apart, because in a flight only that changes.
import type { View } from "../../generated/micro-mutants";
import type { Look, Printed } from "./board";
import type { Outline } from "./box";
import { lit, type Context } from "./context";
import { groundsOf } from "./ground";
import type { Show } from "./show.svelte";
import { radians } from "./units";
import { isBug, kindOf } from "./words";

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
export function facing(outline: Outline, turn: number): number {
  if (outline.form === "disc") return turn;
  const step = outline.form === "hex" ? Math.PI / 3 : outline.x > outline.y ? Math.PI : Math.PI / 2;
  return Math.round(turn / step) * step;
}

/** Room for names is left around a mat with more than two at it. */
const MARGIN = 30;
export const named = (view: View): boolean => view.areas.length > 2;

export function printedOf(view: View, names: boolean): Printed {
  const half = { x: view.mat[0] / 1000, y: view.mat[1] / 1000 };
  return { half, margin: names && named(view) ? MARGIN : 0, grounds: groundsOf(view) };
}

/** Who sits where may be decided by luck; it hardly ever changes. */
export function alike(a: Printed, b: Printed): boolean {
  return (
    a.half.x === b.half.x &&
    a.half.y === b.half.y &&
    a.margin === b.margin &&
    a.grounds.length === b.grounds.length &&
    a.grounds.every((one, i) => {
      const other = b.grounds[i]!;
      return (
        one.shape === other.shape &&
        one.at.x === other.at.x &&
        one.at.y === other.at.y &&
        one.ahead === other.ahead &&
        one.depth === other.depth
      );
    })
  );
}

/** All pieces there are; `turns` says how far around the mat each seat sits. */
export function looksOf(c: Context, show: Show, turns: number[], read: string[]): Look[] {
  const { plan, box } = c;
  const shown = show.view;
  const usable = lit(c);
  const told = show.caption && "event" in show.caption ? show.caption.piece : null;
  // In a flight what lay on what is no more true.
  const covered = new Set(show.flying ? [] : shown.overlaps.map(([, lower]) => lower));
  return shown.pieces.map((piece) => {
    const kind = kindOf(piece.name);
    const outline = box.outline(kind, piece.small);
    return {
      name: piece.name,
      kind,
      army: shown.armies[piece.seat] ?? null,
      outline,
      facing: facing(outline, turns[piece.seat] ?? 0),
      doubleSided: box.doubleSided(kind),
      damaged: piece.damaged,
      web: piece.web && !show.flying ? { x: piece.web.x / 1000, y: piece.web.y / 1000 } : null,
      doomed: piece.doomed,
      covered: covered.has(piece.name) && (isBug(piece.name) || kind === "resource"),
      lit: usable.has(piece.name),
      chosen: plan.piece === piece.name || plan.other === piece.name,
      struck: told === piece.name,
      read: read.includes(piece.name),
    };
  });
}
