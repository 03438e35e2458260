// Microscopic on the wire: cards, view, events and actions.
import type { Outcome, Sum } from "./game";

export type Card =
  | "simple-draw" | "simple-replace" | "simple-discount" | "simple-double" | "simple"
  | "cold-draw" | "cold-discount" | "cold-double" | "cold"
  | "heat-draw" | "heat-discount" | "heat-double" | "heat"
  | "water-draw" | "water-discount" | "water-double" | "water"
  | "photosynthetic"
  | "cold-cheaper" | "cold-dearer" | "heat-cheaper" | "heat-dearer"
  | "water-cheaper" | "water-dearer" | "photosynthetic-cheaper" | "photosynthetic-dearer"
  | "virus";
export type Organism =
  | "heat" | "cold" | "water" | "simple" | "photosynthetic" | "resilient" | "bacteria";

export interface Price {
  card: Card;
  printed: number;
  price: number;
  parts: Sum["parts"];
}
export interface Player {
  hand: Card[] | null;
  hand_count: number;
  genes: Card[] | null;
  gene_count: number;
  cells: Card[];
  mutations: Card[];
  organisms: Organism[];
  out: boolean;
  draws: Sum;
  hand_limit: Sum;
  replaces: number;
  prices: Price[];
}
export interface View {
  viewer: { seat: number } | "public" | "omniscient";
  setup: {
    players: number;
    variant: "standard" | "solitaire" | "coop" | "teams";
    level: "easy" | "normal" | "hard";
    first: number | null;
  };
  round: number;
  limit: number | null;
  to_win: number;
  first: number;
  turn: number;
  phase: "play" | "discard" | "cull" | "over";
  pile: number;
  discard: number;
  middle: Organism[];
  players: Player[];
  drawing: { left: number; to: "hand" | "genes"; then: string } | null;
  done: { cell_replaces: number; organism_replaces: number; gave: boolean; something: boolean };
  idle: number;
  outcome: Outcome | null;
}
export type Action =
  | { type: "gene"; card: Card }
  | { type: "cell"; card: Card; genes: Card[] }
  | { type: "organism"; organism: Organism; cells: Card[] }
  | { type: "virus"; target: Card; of: number }
  | { type: "replace"; card: Card }
  | { type: "give"; card: Card }
  | { type: "draw" }
  | { type: "discard"; card: Card }
  | { type: "cull"; card: Card };
export type Event =
  | { type: "started"; first: number; organisms: Organism[] }
  | { type: "mutated"; seat: number; mutation: Card }
  | { type: "turn"; seat: number; round: number }
  | { type: "gene"; seat: number; card: Card | null }
  | { type: "cell"; seat: number; card: Card; price: number; genes: Card[] | null }
  | { type: "organism"; seat: number; organism: Organism; cells: Card[] }
  | { type: "virus"; seat: number; target: Card; of: number }
  | { type: "replaced"; seat: number; card: Card | null }
  | { type: "gave"; seat: number; to: number; card: Card | null }
  | { type: "drew"; seat: number; count: number; cards: Card[] | null; to: "hand" | "genes" }
  | { type: "discarded"; seat: number; card: Card | null }
  | { type: "culled"; seat: number; card: Card | null }
  | { type: "reshuffled"; cards: number }
  | { type: "skipped"; seat: number; count: number }
  | { type: "idle"; seat: number }
  | { type: "resigned"; seat: number }
  | { type: "over"; outcome: Outcome };
