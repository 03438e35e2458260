// The notation of Mutant Chronicles where it is not listed, written in this one place: actions
// that come after others, and questions. Nothing here knows what is legal.

/** Where a unit goes after a step that is listed. */
export const step = (place: string): string => `step ${place}`;
/** An attack after an order that is listed. */
export const attack = (at: string, from: string): string => `attack ${at} from ${from}`;
/** Steps that are left are given up. */
export const STOP = "stop";
export const PASS = "pass";
/** An army by its name, or as it is shared. */
export const army = (text: string): string => `army ${text}`;

/** How many of something, by its number in the box. */
export type Count = { number: number; count: number };
const list = (counts: Count[]): string =>
  [...counts]
    .sort((a, b) => a.number - b.number)
    .map(({ number, count }) => `${number}${count > 1 ? `x${count}` : ""}`)
    .join();
/** One word that holds a whole army, to be shared. */
export const armyText = (size: number, units: Count[], orders: number[], cards: Count[]): string =>
  `${size}:${list(units)};${orders.join("-")};${list(cards)}`;
export const sizeOf = (text: string): number => Number(/^(\d+):/.exec(text)?.[1] ?? 0);
/** The same under a name. */
export const named = (name: string, text: string): string => `${name} = ${text}`;

/** The part of the builder's address that holds an army. */
export const armyHash = (text: string): string => `#army=${encodeURIComponent(text)}`;
export function armyIn(hash: string): string | null {
  const [, text] = /^#army=(.+)$/.exec(hash) ?? [];
  return text === undefined ? null : decodeURIComponent(text);
}

/** Somebody shoots from a hex at a hex. */
export interface Shot {
  figure: string;
  from: string;
  at: string;
}

export const question = {
  box: "box",
  board: (id: string): string => `board ${id}`,
  /** A prepared army by name, or any army by its text. */
  army,
  /** Where a figure could go; nobody: the one on turn. */
  reach: (figure: string | null): string => (figure === null ? "reach" : `reach ${figure}`),
  /** From a figure to a figure or a hex. */
  sight: (from: string, to: string): string => `sight ${from} ${to}`,
  /** Whom a figure could attack from a place. */
  aims: (figure: string, place: string): string => `aims ${figure} ${place}`,
  unit: (figure: string): string => `unit ${figure}`,
  /** The attack as it is declared. */
  declared: "odds",
  /** An attack that is thought of, with those who would join. */
  odds: ({ figure, at, from }: Shot, joining: Omit<Shot, "at">[] = []): string =>
    [
      `odds ${figure} at ${at} from ${from}`,
      ...joining.map((other) => `with ${other.figure} from ${other.from}`),
    ].join(" "),
};
