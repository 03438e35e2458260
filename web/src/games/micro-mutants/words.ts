// Pieces and their state in words, for labels, the list of pieces and captions.
import type { Piece, View } from "../../generated/micro-mutants";
import { list, t } from "../../lib/say.svelte";
import { upright, lie } from "./units";

const PROJECTILES = ["rocket", "flame", "web", "acid-spit"];
const TERRAIN = ["acid-pit", "gravity-manipulator", "warp-gate"];
const TOKENS = ["meteor", "entrance"];

/** `red-guard-b2` is the second red guard of the second seat. */
export const kindOf = (name: string): string => name.replace(/-[a-z]?\d+$/, "");
export const seatOf = (name: string): number => (/-([a-z])\d+$/.exec(name)?.[1] ?? "a").charCodeAt(0) - 97;
export const numberOf = (name: string): number => Number(/(\d+)$/.exec(name)?.[1] ?? 1);

export const isBase = (name: string): boolean => kindOf(name) === "base";
export const isProjectile = (name: string): boolean => PROJECTILES.includes(kindOf(name));
export const isBug = (name: string): boolean => sort(kindOf(name)) === "breed";

/** What sort of piece it is, as the words are sorted; null: a word of its own. */
function sort(kind: string): string | null {
  if (["base", "red-star", "resource"].includes(kind)) return null;
  return PROJECTILES.includes(kind) ? "projectile" : TERRAIN.includes(kind) ? "terrain" : TOKENS.includes(kind) ? "token" : "breed";
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
export const pieceWord = (name: string): string => t("micro-mutants-ui-piece", { kind: kindWord(kindOf(name)), number: numberOf(name) });

/** What is to be known of a piece beside where it lies. */
export function states(view: View, piece: Piece): string {
  const words: string[] = [];
  if (piece.place === "mat" && piece.special) words.push(t("micro-mutants-ui-special"));
  if (piece.damaged) words.push(t("micro-mutants-ui-damaged"));
  if (piece.web) words.push(t("micro-mutants-ui-webbed"));
  if (piece.doomed) words.push(t("micro-mutants-ui-doomed"));
  if (piece.moves > 0) words.push(t("micro-mutants-ui-moved"));
  if (piece.arrived) words.push(t("micro-mutants-ui-arrived"));
  const under = view.overlaps.filter(([upper]) => upper === piece.name).map(([, lower]) => pieceWord(lower));
  if (under.length > 0) words.push(t("micro-mutants-ui-over", { pieces: list(under) }));
  return words.join(", ");
}

/** Where it lies as its viewer sees the mat: right and left, away and near. */
export function whereabouts(piece: Piece, turn: number): string {
  if (piece.place !== "mat" || !piece.pose) return t(`micro-mutants-ui-${piece.place}`);
  const { x, y } = seen(piece.pose.x / 1000, piece.pose.y / 1000, turn);
  const lean = Math.abs(upright(lie(piece.pose).q)) < 0.98 ? ` ${t("micro-mutants-ui-leans")}` : "";
  return t("micro-mutants-ui-at", { x: Math.abs(Math.round(x)), side: x < 0 ? "left" : "right", y: Math.abs(Math.round(y)), end: y < 0 ? "near" : "far" }) + lean;
}

/** Millimetres on the mat as somebody sees it who sits `turn` half turns around it. */
export function seen(x: number, y: number, turn: number): { x: number; y: number } {
  const [cos, sin] = [Math.cos(-turn), Math.sin(-turn)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
