// The words of Micropolis' pieces, from its message file.
import type { Anthill, Gallery, Sheet, Tile } from "../../generated/micropolis";
import { counted, list, t } from "../../lib/say.svelte";

export const LINES = ["population", "colony", "harvest", "royal", "army", "barracks"] as const satisfies (keyof Sheet)[];
export type Line = (typeof LINES)[number];
export const lineName = (line: Line | "total") => t(`micropolis-score-${line}`);

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const fruitName = (fruit: string) => t(`micropolis-fruit-${fruit}`);
export const hillName = (hill: string | null) => (hill ? t(`micropolis-anthill-${hill}`) : "");

/** What is on a tile: its ants, fruit and barracks, then how its galleries run. */
export function tileWords(tile: Tile): string {
  const workers = tile.passages.reduce((sum, passage) => sum + passage.workers, 0);
  const special = tile.passages.find((passage) => passage.specialist);
  const fruits = tile.passages.flatMap((passage) => passage.fruits);
  const all = [
    ...(workers > 0 ? [t("micropolis-ui-workers", { count: workers })] : []),
    ...(special?.specialist ? [specialist(special.specialist, special.eggs)] : []),
    ...(fruits.length > 0 ? [counted(fruits.map(fruitName))] : []),
    ...(tile.barracks > 0 ? [t("micropolis-ui-barracks", { size: tile.barracks })] : []),
  ];
  const pieces = all.length > 0 ? list(all) : t("micropolis-ui-nothing");
  return t("micropolis-ui-tile", { pieces, pattern: t(`micropolis-ui-pattern-${tile.pattern}`) });
}

function specialist(name: string, eggs: number): string {
  return eggs > 0 ? t("micropolis-ui-nurse", { eggs }) : t(`micropolis-specialist-${name}`);
}

/** What the specialist of a tile will do, for the bubble. */
export function tileHelp(tile: Tile): string {
  const special = tile.passages.find((passage) => passage.specialist);
  const help = special?.specialist ? ` ${t(`micropolis-specialist-${special.specialist}-help`)}` : "";
  return `${tile.name}: ${tileWords(tile)}${help}`;
}

export function galleryWords(gallery: Gallery): string {
  const parts = [t("micropolis-ui-ants", { count: gallery.ants })];
  if (gallery.fruits.length > 0) parts.push(t("micropolis-ui-fruit", { fruits: counted(gallery.fruits.map(fruitName)), points: gallery.harvest }));
  if (gallery.queens > 0) parts.push(t("micropolis-ui-queens", { count: gallery.queens, points: gallery.royal }));
  return t("micropolis-ui-gallery", { tiles: gallery.places.length, parts: list(parts) });
}

/** What changes, line by line: `+2 population, −5 red army`. */
export function changeWords(change: Sheet): string {
  const parts = LINES.filter((line) => change[line] !== 0).map((line) => `${signed(change[line])} ${lineName(line)}`);
  return parts.length > 0 ? parts.join(", ") : t("micropolis-ui-no-change");
}

/** An anthill in a sentence, for those who do not see the ring. */
export function hillWords(hill: Anthill): string {
  const ants = hill.galleries.reduce((sum, gallery) => sum + gallery.ants, 0);
  return t("micropolis-ui-hill", { tiles: hill.tiles.length, ants, army: hill.army });
}
