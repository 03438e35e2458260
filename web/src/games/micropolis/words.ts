// The words of Micropolis' pieces, from its message file.
import type {
  Anthill,
  Event,
  Gallery,
  Hill,
  Preview,
  Sheet,
  Tile,
} from "../../generated/micropolis";
import { counted, list, t } from "../../lib/say.svelte";
import type { Only } from "../choices";

export const LINES = [
  "population",
  "colony",
  "harvest",
  "royal",
  "army",
  "barracks",
] as const satisfies (keyof Sheet)[];
export type Line = (typeof LINES)[number];
export const lineName = (line: Line | "total") => t(`micropolis-score-${line}`);
export const lineHelp = (line: Line) => t(`micropolis-score-${line}-help`);

export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : "±0");
export const fruitName = (fruit: string) => t(`micropolis-fruit-${fruit}`);
export const hillName = (hill: string | null) => (hill ? t(`micropolis-anthill-${hill}`) : "");

/** Where an anthill is on the page, for what flies there. */
export const homeOf = (seat: number, hill: Hill | null) => `hill-${seat}-${hill ?? "own"}`;

/** One of them, as workers are counted. */
const single = (what: string) => t("micropolis-ui-single", { what });

/** What is on a tile: its ants, fruit and barracks. */
export function piecesWords(tile: Tile): string {
  const workers = tile.passages.reduce((sum, passage) => sum + passage.workers, 0);
  const special = tile.passages.find((passage) => passage.specialist);
  const fruits = tile.passages.flatMap((passage) => passage.fruits);
  const all = [
    ...(workers > 0 ? [t("micropolis-ui-workers", { count: workers })] : []),
    ...(special?.specialist ? [single(specialist(special.specialist, special.eggs))] : []),
    ...(fruits.length > 0 ? [counted(fruits.map(fruitName), single)] : []),
    ...(tile.barracks > 0 ? [t("micropolis-ui-has-barracks", { size: tile.barracks })] : []),
  ];
  return all.length > 0 ? list(all) : t("micropolis-ui-nothing");
}

/** The same, and how its galleries run. */
export function tileWords(tile: Tile): string {
  return t("micropolis-ui-tile", {
    pieces: piecesWords(tile),
    pattern: t(`micropolis-ui-pattern-${tile.pattern}`),
  });
}

function specialist(name: string, eggs: number): string {
  return eggs > 0 ? t("micropolis-ui-nurse", { eggs }) : t(`micropolis-specialist-${name}`);
}

/** What the specialist of a tile will do, for the bubble. */
export function tileHelp(tile: Tile): string {
  const special = tile.passages.find((passage) => passage.specialist);
  const help = special?.specialist
    ? ` ${t(`micropolis-specialist-${special.specialist}-help`)}`
    : "";
  return `${tileWords(tile)}${help}`;
}

export function galleryWords(gallery: Gallery): string {
  const parts = [t("micropolis-ui-ants", { count: gallery.ants })];
  if (gallery.fruits.length > 0)
    parts.push(
      t("micropolis-ui-fruit", {
        fruits: counted(gallery.fruits.map(fruitName)),
        points: gallery.harvest,
      }),
    );
  if (gallery.queens > 0)
    parts.push(t("micropolis-ui-queens", { count: gallery.queens, points: gallery.royal }));
  return t("micropolis-ui-gallery", { tiles: gallery.places.length, parts: list(parts) });
}

/** What a tile would change: `+2 Population, −5 Red army · army of 3`. */
export function previewWords({ change, barracks, army }: Preview, armyNow: number): string {
  const lines = LINES.filter((line) => change[line] !== 0).map(
    (line) => `${signed(change[line])} ${lineName(line)}`,
  );
  const parts = [lines.length > 0 ? lines.join(", ") : t("micropolis-ui-no-change")];
  if (barracks?.fillable)
    parts.push(t("micropolis-ui-barracks-points", { points: barracks.points }));
  if (army !== armyNow) parts.push(t("micropolis-ui-army-after", { army }));
  return parts.join(" · ");
}

/** An anthill in a sentence, for those who do not see the ring. */
export function hillWords(hill: Anthill): string {
  const ants = hill.galleries.reduce((sum, gallery) => sum + gallery.ants, 0);
  return t("micropolis-ui-hill", { tiles: hill.tiles.length, ants, army: hill.army });
}

/** Of these events those of a type. */
export const ofEvent = <T extends Event["type"]>(events: Event[], type: T): Only<Event, T>[] =>
  events.filter((event): event is Only<Event, T> => event.type === type);

/** What a player did last, beside a picture of the tile. */
export const lastWords = ({ position, paid }: Only<Event, "took">): string =>
  t("micropolis-ui-last", { position, paid });
