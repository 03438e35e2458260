// What is printed on the pieces: kind, bonus, nuclei, and the sockets of each organism.
// For drawing only. Prices, payments and what is legal come from the server.
import type { Card, Organism } from "../../generated/microscopic";

export const KINDS = ["simple", "cold", "heat", "water", "photosynthetic"] as const;
export type Kind = (typeof KINDS)[number];
export type Bonus = "draw" | "replace" | "discount" | "double" | "cheaper" | "dearer" | null;

export interface Face {
  sort: "cell" | "mutation" | "virus";
  kind: Kind | null;
  bonus: Bonus;
  /** How many cells it counts for. */
  nuclei: 1 | 2;
}

export function face(card: Card): Face {
  if (card === "virus") return { sort: "virus", kind: null, bonus: null, nuclei: 1 };
  const [kind, bonus = null] = card.split("-") as [Kind, Bonus?];
  const sort = bonus === "cheaper" || bonus === "dearer" ? "mutation" : "cell";
  return { sort, kind, bonus, nuclei: bonus === "double" ? 2 : 1 };
}

export const SOCKETS: Record<Organism, (Kind | "any")[]> = {
  heat: ["heat", "heat", "heat", "heat"],
  cold: ["cold", "cold", "cold", "cold"],
  water: ["water", "water", "water", "water"],
  simple: ["simple", "simple", "simple", "simple", "simple"],
  photosynthetic: ["photosynthetic", "photosynthetic", "photosynthetic", "photosynthetic"],
  resilient: ["cold", "heat", "water", "any", "any"],
  bacteria: ["any", "any", "any", "any", "any", "any"],
};

/** The kind whose cell sits in each socket, or null: named sockets first, then "any". */
export function fill(organism: Organism, cells: Card[]): (Kind | null)[] {
  const left = new Map<Kind, number>();
  for (const card of cells) {
    const { kind, nuclei } = face(card);
    if (kind) left.set(kind, (left.get(kind) ?? 0) + nuclei);
  }
  const take = (kind: Kind | undefined): Kind | null => {
    const n = kind ? (left.get(kind) ?? 0) : 0;
    if (!kind || n === 0) return null;
    left.set(kind, n - 1);
    return kind;
  };
  const filled = SOCKETS[organism].map((socket) => (socket === "any" ? null : take(socket)));
  return filled.map((kind, i) =>
    SOCKETS[organism][i] === "any" ? take(KINDS.find((k) => (left.get(k) ?? 0) > 0)) : kind,
  );
}

export const byKind = (cards: Card[]): Card[] =>
  [...cards].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
function rank(card: Card): number {
  const { kind, sort } = face(card);
  return sort === "cell" ? KINDS.indexOf(kind as Kind) : sort === "mutation" ? 8 : 9;
}
