// Made from the Rust types by `cargo xtask types`; do not edit.
import type { Outcome, Part, Sum, Viewer } from "./game";
import type { Seat } from "./said";

/**
 * One decision of a player.
 */
export type Action = { "type": "gene", 
/**
 * The card.
 */
card: Card, } | { "type": "cell", 
/**
 * The cell.
 */
card: Card, 
/**
 * The genes.
 */
genes: Cards, } | { "type": "organism", 
/**
 * The organism.
 */
organism: Organism, 
/**
 * The cells.
 */
cells: Cards, } | { "type": "virus", 
/**
 * What is hit.
 */
target: Card, 
/**
 * Whose it is.
 */
of: Seat, } | { "type": "replace", 
/**
 * What is discarded.
 */
card: Card, } | { "type": "give", 
/**
 * The card.
 */
card: Card, } | { "type": "draw" } | { "type": "discard", 
/**
 * The card.
 */
card: Card, } | { "type": "cull", 
/**
 * The gene.
 */
card: Card, };

export type Card = "simple-draw" | "simple-replace" | "simple-discount" | "simple-double" | "simple" | "cold-draw" | "cold-discount" | "cold-double" | "cold" | "heat-draw" | "heat-discount" | "heat-double" | "heat" | "water-draw" | "water-discount" | "water-double" | "water" | "photosynthetic" | "cold-cheaper" | "cold-dearer" | "heat-cheaper" | "heat-dearer" | "water-cheaper" | "water-dearer" | "photosynthetic-cheaper" | "photosynthetic-dearer" | "virus";

export type Cards = Array<Card>;

/**
 * Something that happened. Cards that are `None` are hidden from the viewer.
 */
export type Event = { "type": "started", first: Seat, organisms: Organisms, } | { "type": "turn", seat: Seat, round: number, } | { "type": "gene", seat: Seat, card: Card | null, } | { "type": "cell", seat: Seat, card: Card, price: number, genes: Cards | null, } | { "type": "organism", seat: Seat, organism: Organism, cells: Cards, } | { "type": "virus", seat: Seat, target: Card, of: Seat, } | { "type": "replaced", seat: Seat, card: Card | null, } | { "type": "gave", seat: Seat, to: Seat, card: Card | null, } | { "type": "drew", seat: Seat, count: number, cards: Cards | null, to: Heap, } | { "type": "mutated", seat: Seat, mutation: Card, } | { "type": "reshuffled", cards: number, } | { "type": "skipped", seat: Seat, count: number, } | { "type": "discarded", seat: Seat, card: Card | null, } | { "type": "culled", seat: Seat, card: Card | null, } | { "type": "idle", seat: Seat, } | { "type": "resigned", seat: Seat, } | { "type": "over", outcome: Outcome, };

/**
 * Where drawn cards go.
 */
export type Heap = "hand" | "genes";

/**
 * How hard solitaire and co-operative games are.
 */
export type Level = "easy" | "normal" | "hard";

export type Organism = "heat" | "cold" | "water" | "simple" | "photosynthetic" | "resilient" | "bacteria";

export type Organisms = Array<Organism>;

/**
 * What the game waits for.
 */
export type Phase = "play" | "discard" | "cull" | "over";

/**
 * A player as somebody sees them.
 */
export type Player = { 
/**
 * The hand, if the viewer may see it.
 */
hand: Cards | null, 
/**
 * How many cards it has.
 */
hand_count: number, 
/**
 * The genes, if the viewer may see them.
 */
genes: Cards | null, 
/**
 * How many there are.
 */
gene_count: number, 
/**
 * Cells in play.
 */
cells: Cards, 
/**
 * Mutations in play.
 */
mutations: Cards, 
/**
 * Organisms claimed.
 */
organisms: Organisms, 
/**
 * Has given up.
 */
out: boolean, 
/**
 * Draws at the end of the turn, as things are.
 */
draws: Sum, 
/**
 * The hand limit, as things are.
 */
hand_limit: Sum, 
/**
 * Bonus actions left this turn.
 */
replaces: number, 
/**
 * What each kind of cell costs this player.
 */
prices: Array<Price>, };

/**
 * What a cell costs a player now (MS-T3).
 */
export type Price = { 
/**
 * The cell.
 */
card: Card, 
/**
 * The cost on the card.
 */
printed: number, 
/**
 * What is to be paid.
 */
price: number, 
/**
 * What makes the difference; the price is never below 1 all the same.
 */
parts: Array<Part>, };

/**
 * The set-up of a game.
 */
export type Setup = { 
/**
 * By which version of the rules.
 */
version?: number, 
/**
 * How many play.
 */
players: number, 
/**
 * How.
 */
variant: Variant, 
/**
 * How hard, where there is a clock.
 */
level: Level, 
/**
 * Who begins; nobody named: luck decides (MS-S5).
 */
first: Seat | null, 
/**
 * How often a bonus action can be used.
 */
bonus?: Uses, };

/**
 * How often a bonus action can be used in a turn (MS-T25).
 */
export type Uses = "once" | "several";

/**
 * How the game is played.
 */
export type Variant = "standard" | "solitaire" | "coop" | "teams";

/**
 * The table as somebody sees it.
 */
export type View = { 
/**
 * Who looks.
 */
viewer: Viewer, 
/**
 * What was decided before the game.
 */
setup: Setup, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The last round of a game against the clock.
 */
limit: number | null, 
/**
 * Organisms needed.
 */
to_win: number, 
/**
 * Who began.
 */
first: Seat, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * Cards in the draw pile.
 */
pile: number, 
/**
 * Cards in the discard pile.
 */
discard: number, 
/**
 * Those of them that lay open before.
 */
open: Cards, 
/**
 * Organisms to be claimed.
 */
middle: Organisms, 
/**
 * The players.
 */
players: Array<Player>, 
/**
 * Turns in a row in which nobody could do anything.
 */
idle: number, 
/**
 * How it ended.
 */
outcome: Outcome | null, };
