// Words on and beside the mat: names of pieces, what was measured, news, who sits where.
import { t } from "../../lib/say.svelte";
import type { Printed, Tag } from "./board";
import { halfOf } from "./box";
import { measure, type Context } from "./context";
import type { Answers } from "./marks";
import type { Miss } from "./miss";
import type { Caption } from "./reels";
import type { Show } from "./show.svelte";
import { seen, type Point } from "./units";
import { calledWord, kindOf, missWord, pieceWord } from "./words";

/** The rings around a piece reach so far beyond it, in millimetres. */
const RINGS = 6;

/** What is told of a piece on the mat, in two or three words. */
export function captionWord(caption: Caption): string {
  if ("miss" in caption) return missWord(caption.miss);
  const { event, piece } = caption;
  const side = "special" in event ? (event.special ? "-special" : "-normal") : "";
  return t(`micro-mutants-ui-told-${event.type}${side}`, { piece: pieceWord(piece) });
}

/** News that would be cut off above their piece stand below it; `y` is where that is, in pixels. */
export const toneAt = (tone: Tag["tone"], y: number): Tag["tone"] =>
  tone === "told" && y < NEWS ? "below" : tone;
const NEWS = 54;

/** News of a piece stand above it; how a shot missed must not hide what it missed. */
function toneOf(miss: Miss, show: Show, at: Point, turn: number): Tag["tone"] {
  const target = show.lies.get(miss.target);
  const up = target ? seen({ x: target.x - at.x, y: target.y - at.y }, turn).y : 0;
  return up > 0 ? "below" : "told";
}

export function tagsOf(
  c: Context,
  show: Show,
  measured: Answers["measure"],
  /** What else is pointed at. */
  named: (string | null)[],
  turn: number,
): Tag[] {
  const { plan } = c;
  const tags: Tag[] = [];
  const rimOf = (name: string) => halfOf(c.box.outline(kindOf(name))) + RINGS;
  const { caption } = show;
  const told = caption && show.lies.get(caption.piece);
  if (caption && told) {
    const { x, y, z } = told;
    const tone = "miss" in caption ? toneOf(caption.miss, show, told, turn) : "told";
    const rim = rimOf(caption.piece);
    tags.push({ id: "told", x, y, z: z + 16, rim, text: captionWord(caption), tone });
  }
  // How it missed stays as long as its ghost.
  const { flown, miss } = show;
  const missed = flown && miss && !caption && !show.flying ? flown.piece : null;
  if (flown && miss && missed) {
    const at = flown.way.at(-1) ?? flown.at;
    const tone = toneOf(miss, show, at, turn);
    const [z, rim] = [at.z + 16, rimOf(missed)];
    tags.push({ id: "miss", x: at.x, y: at.y, z, rim, text: missWord(miss), tone });
  }
  for (const name of new Set([plan.piece, plan.other, ...(show.flying ? [] : named)])) {
    const lies = name && !told ? show.lies.get(name) : undefined;
    // What is told of a piece stands where its name would.
    if (!name || !lies || name === missed) continue;
    const { x, y, z } = lies;
    const rim = rimOf(name);
    tags.push({ id: name, x, y, z, rim, text: calledWord(c.view, c.box, name), tone: "name" });
  }
  const [from, to] = (measure(c) ?? []).map((name) => show.lies.get(name));
  if (measured && from && to) {
    const text = t(`micro-mutants-ui-measured-${measured.range ?? "far"}`, {
      mm: Math.max(0, Math.round(measured.gap / 1000)),
    });
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    tags.push({ id: "ruler", ...middle, z: 4, text, tone: "name" });
  }
  return tags;
}

/** Names outside the mat, where their owners sit as the viewer sees it. */
export function seatTags(
  { grounds, half }: Printed,
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
    return { id: `seat-${seat}`, ...place, z: 0, text: names(seat), tone: "seat", seat };
  });
}
