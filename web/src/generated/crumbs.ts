// Made from the Rust types by `cargo xtask types`; do not edit.
import type { Viewer } from "./game";
import type { Seat } from "./said";

/**
 * One decision of a player.
 */
export type Action = { "type": "take", 
/**
 * From which heap, counted from 0.
 */
heap: number, 
/**
 * How many.
 */
count: number, };

/**
 * What happens.
 */
export type Event = { "type": "took", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * From which heap, counted from 0.
 */
heap: number, 
/**
 * How many.
 */
count: number, 
/**
 * How many are left there.
 */
left: number, } | { "type": "resigned", 
/**
 * Who.
 */
seat: Seat, };

/**
 * What everybody knows.
 */
export type View = { 
/**
 * Crumbs on each heap.
 */
heaps: [number, number, number], 
/**
 * Whose turn it is; nobody's when the game is over.
 */
turn: Seat | null, 
/**
 * Who has won.
 */
winner: Seat | null, 
/**
 * Whose view it is.
 */
viewer: Viewer, };
