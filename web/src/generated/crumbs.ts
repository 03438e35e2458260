// Made from the Rust types by `cargo xtask types`; do not edit.
import type { Viewer } from "./game";
import type { Seat } from "./said";

/**
 * One decision of a player.
 */
export type Action = { "type": "take", 
/**
 * From which heap, from 0.
 */
heap: number, 
/**
 * How many crumbs.
 */
count: number, };

/**
 * What happened.
 */
export type Event = { "type": "took", 
/**
 * Who.
 */
seat: Seat, 
/**
 * From which heap.
 */
heap: number, 
/**
 * How many crumbs.
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
 * The game as everybody sees it.
 */
export type View = { 
/**
 * The crumbs of each heap.
 */
heaps: Array<number>, 
/**
 * Who is to move; nobody when it is over.
 */
turn: Seat | null, 
/**
 * Who looks.
 */
viewer: Viewer, };
