// Pieces and their state in words, for labels, the list of pieces and captions.
import type { Army, Piece, View } from "../../generated/micro-mutants";
import type { Box } from "./box";
import { list, t } from "../../lib/say.svelte";
import type { Miss } from "./miss";
import { lie, seen, upright } from "./units";

const PROJECTILES = ["rocket", "flame", "web", "acid-spit"];
const TERRAIN = ["acid-pit", "gravity-manipulator", "warp-gate"];
const TOKENS = ["meteor", "entrance"];

/** `red-guard-b2` is the second red guard of the second seat. */
export const kindOf = (name: string): string => name.replace(/-[a-z]?\d+$/, "");
export const seatOf = (name: string): number =>
  (/-([a-z])\d+$/.exec(name)?.[1] ?? "a").charCodeAt(0) - 97;
export const numberOf = (name: string): number => Number(/(\d+)$/.exec(name)?.[1] ?? 1);

/** An army as the edition that is played calls it. */
export const armyWord = (view: View, army: Army): string =>
  t(`micro-mutants-${view.setup.rules === "classic" ? "classic-" : ""}army-${army}`);

export const isBase = (name: string): boolean => kindOf(name) === "base";
export const isProjectile = (name: string): boolean => PROJECTILES.includes(kindOf(name));
export const isBug = (name: string): boolean => sort(kindOf(name)) === "breed";

/** What sort of piece it is, as the words are sorted; null: a word of its own. */
function sort(kind: string): string | null {
  if (["base", "red-star", "resource"].includes(kind)) return null;
  return PROJECTILES.includes(kind)
    ? "projectile"
    : TERRAIN.includes(kind)
      ? "terrain"
      : TOKENS.includes(kind)
        ? "token"
        : "breed";
}
export function kindWord(kind: string): string {
  const sorted = sort(kind);
  return sorted ? t(`micro-mutants-${sorted}-${kind}`) : t(`micro-mutants-${kind}`);
}
export function kindText(kind: string): string {
  const sorted = sort(kind);
  if (sorted === null || sorted === "token") return t(`micro-mutants-ui-${kind}-text`);
  return t(`micro-mutants-${sorted}-${kind}-text`);
}

/** As it is told apart from its likes. */
export const pieceWord = (name: string): string =>
  t("micro-mutants-ui-piece", { kind: kindWord(kindOf(name)), number: numberOf(name) });

/** The same; bases that can be upgraded have names of their own. */
export function calledWord(view: View, box: Box, name: string): string {
  const site =
    view.setup.rules === "advanced" && isBase(name)
      ? box.site(view.armies[seatOf(name)], numberOf(name))
      : null;
  return site ? t(`micro-mutants-site-${site}`) : pieceWord(name);
}

/** Whole millimetres, and tenths where they are most of it. */
const rounded = (mm: number): number =>
  Math.abs(mm) < 9.95 ? Math.round(Math.abs(mm) * 10) / 10 : Math.round(Math.abs(mm));
/** How a shot missed, in a few words. */
export function missWord({ along, aside }: Miss): string {
  const words: string[] = [];
  if (along !== null)
    words.push(t(`micro-mutants-ui-miss-${along > 0 ? "long" : "short"}`, { mm: rounded(along) }));
  if (aside !== null)
    words.push(t(`micro-mutants-ui-miss-${aside > 0 ? "left" : "right"}`, { mm: rounded(aside) }));
  return list(words);
}
/** The same as a sentence. */
export const missSentence = (miss: Miss): string =>
  t("micro-mutants-ui-missed", {
    piece: pieceWord(miss.piece),
    target: pieceWord(miss.target),
    how: missWord(miss),
  });

/** What is to be known of a piece beside where it lies. */
export function states(view: View, piece: Piece): string {
  const words: string[] = [];
  if (piece.place === "mat" && piece.special) words.push(t("micro-mutants-ui-special"));
  if (piece.small) words.push(t("micro-mutants-ui-small"));
  if (piece.damaged)
    words.push(
      t(view.setup.rules === "classic" ? "micro-mutants-ui-small" : "micro-mutants-ui-damaged"),
    );
  if (piece.web) words.push(t("micro-mutants-ui-webbed"));
  if (piece.doomed) words.push(t("micro-mutants-ui-doomed"));
  if (piece.moves > 0) words.push(t("micro-mutants-ui-moved"));
  if (piece.arrived) words.push(t("micro-mutants-ui-arrived"));
  const under = view.overlaps
    .filter(([upper]) => upper === piece.name)
    .map(([, lower]) => pieceWord(lower));
  if (under.length > 0) words.push(t("micro-mutants-ui-over", { pieces: list(under) }));
  return words.join(", ");
}

/** Where it lies as its viewer sees the mat: right and left, away and near. */
export function whereabouts(piece: Piece, turn: number): string {
  if (piece.place !== "mat" || !piece.pose) return t(`micro-mutants-ui-${piece.place}`);
  const { x, y } = seen({ x: piece.pose.x / 1000, y: piece.pose.y / 1000 }, turn);
  const lean = Math.abs(upright(lie(piece.pose).q)) < 0.98 ? ` ${t("micro-mutants-ui-leans")}` : "";
  return (
    t("micro-mutants-ui-at", {
      x: Math.abs(Math.round(x)),
      side: x < 0 ? "left" : "right",
      y: Math.abs(Math.round(y)),
      end: y < 0 ? "near" : "far",
    }) + lean
  );
}
