// Made from the Rust types by `cargo xtask types`; do not edit.
import type { Outcome, Viewer } from "./game";
import type { Seat } from "./said";

/**
 * One decision of a player.
 */
export type Action = { "type": "youngest", 
/**
 * Where the youngest sits.
 */
seat: Seat, } | { "type": "leader", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * Before which of two anthills.
 */
anthill: Hill | null, } | { "type": "take", 
/**
 * Its place in the line, from 1.
 */
position: number, 
/**
 * For which of two anthills.
 */
anthill: Hill | null, 
/**
 * With an architect token instead of soldiers.
 */
architect: boolean, } | { "type": "place", 
/**
 * The side.
 */
side: Side, } | { "type": "fill" } | { "type": "leave" } | { "type": "sentry", 
/**
 * The tiles with these barracks.
 */
full: TileNames, };

/**
 * What is answered.
 */
export type Answer = { "type": "tiles", 
/**
 * In the order of their names.
 */
tiles: Array<Tile>, } | { "type": "preview" } & Preview;

/**
 * An anthill as everybody sees it.
 */
export type Anthill = { 
/**
 * Its name where a player has two.
 */
name: Hill | null, 
/**
 * Soldiers on the foundation (MP-T4).
 */
army: number, 
/**
 * The tiles from the left end to the right end.
 */
tiles: Array<PlacedTile>, 
/**
 * The place the next tile fills on the left, on the right; the same for
 * the first and for the tenth; none when complete.
 */
ends: [number, number] | null, 
/**
 * The galleries.
 */
galleries: Array<Gallery>, 
/**
 * Points as if the game ended now; none while they are hidden.
 */
score: Sheet | null, };

/**
 * Something that happened.
 */
export type Event = { "type": "drawn", tiles: Array<TileName>, pile: number, } | { "type": "leader", seat: Seat, anthill: Hill | null, stays: boolean, } | { "type": "turn", seat: Seat, round: number, } | { "type": "took", seat: Seat, anthill: Hill | null, tile: TileName, position: number, paid: number, architect: boolean, gathered: number, surplus: number, } | { "type": "placed", seat: Seat, anthill: Hill | null, tile: TileName, side: Side | null, place: number, } | { "type": "nurse", seat: Seat, anthill: Hill | null, eggs: number, soldiers: number, } | { "type": "architect", seat: Seat, token: boolean, } | { "type": "sergeant", seat: Seat, anthill: Hill | null, from: Home, lost: number, gained: number, } | { "type": "barracks", seat: Seat, anthill: Hill | null, tile: TileName, size: number, filled: boolean, forced: boolean, } | { "type": "sentry", seat: Seat, anthill: Hill | null, full: TileNames, army: number, forced: boolean, } | { "type": "resigned", seat: Seat, } | { "type": "over", outcome: Outcome, };

/**
 * Who begins and is the first Military leader (MP-S5).
 */
export type First = "random" | "youngest" | { "seat": Seat };

/**
 * What a gallery can harvest (MP-P7).
 */
export type Fruit = "cherry" | "lemon" | "grape" | "blackberry" | "fig" | "pomegranate" | "gift";

/**
 * A gallery of an anthill.
 */
export type Gallery = { 
/**
 * Its number in this anthill.
 */
id: number, 
/**
 * The places it stretches over (MP-P9).
 */
places: Array<number>, 
/**
 * Workers and specialists in it.
 */
ants: number, 
/**
 * Queens in it.
 */
queens: number, 
/**
 * Different fruit in it, then its gifts.
 */
fruits: Array<Fruit>, 
/**
 * Points for the fruit (MP-E4).
 */
harvest: number, 
/**
 * Points for the queen (MP-E5).
 */
royal: number, };

/**
 * One of a player's two anthills (MP-X1). Where everybody has one, it has no
 * name.
 */
export type Hill = "a" | "b";

/**
 * An anthill at the table.
 */
export type Home = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * Which of two.
 */
anthill: Hill | null, };

/**
 * A gallery that a tile would make longer, join or begin.
 */
export type Joined = { 
/**
 * The passages of the tile in it, as letters.
 */
passages: Array<string>, 
/**
 * The galleries of the anthill, as it is, that become part of it.
 */
joins: Array<number>, 
/**
 * What it would be then.
 */
gallery: Gallery, };

/**
 * A tile of the line.
 */
export type LineTile = { 
/**
 * The tile.
 */
tile: Tile, 
/**
 * Soldiers that lie on it (MP-T3).
 */
soldiers: number, 
/**
 * Soldiers it costs (MP-T2).
 */
price: number, };

/**
 * The barracks of a tile that is not placed yet.
 */
export type NewBarracks = { 
/**
 * Places.
 */
size: number, 
/**
 * Points when full.
 */
points: number, 
/**
 * Would the army suffice to fill them?
 */
fillable: boolean, };

/**
 * What lies in one passage.
 */
export type Passage = { 
/**
 * Plain ants.
 */
workers: number, 
/**
 * An ant that does more.
 */
specialist: Specialist | null, 
/**
 * The eggs of a nurse.
 */
eggs: number, 
/**
 * Fruit and gifts.
 */
fruits: Array<Fruit>, };

/**
 * What the game waits for.
 */
export type Phase = "youngest" | "token" | "take" | "place" | "barracks" | "sentry" | "leader" | "over";

/**
 * A tile of an anthill.
 */
export type PlacedTile = { 
/**
 * Where it lies around the foundation: 0 to 9, clockwise, 0 for the
 * first tile; place 9 is the left neighbour of place 0.
 */
place: number, 
/**
 * The tile.
 */
tile: Tile, 
/**
 * The gallery of each of its passages a, b, c, d.
 */
galleries: Array<number>, 
/**
 * Its barracks are full.
 */
full: boolean, };

/**
 * A player as everybody sees them.
 */
export type Player = { 
/**
 * One, or two in expert mode.
 */
anthills: Array<Anthill>, 
/**
 * Architect tokens.
 */
architects: number, 
/**
 * Has given up.
 */
out: boolean, 
/**
 * Points as if the game ended now; none while they are hidden.
 */
score: Sheet | null, };

/**
 * What a tile would do in an anthill.
 */
export type Preview = { 
/**
 * The tile.
 */
tile: TileName, 
/**
 * The place around the foundation it would fill, 0 to 9.
 */
place: number, 
/**
 * Soldiers to be paid; none for a tile that was taken already.
 */
price: number, 
/**
 * Has this anthill's army that many?
 */
affordable: boolean, 
/**
 * The army afterwards: paid, gathered, hatched and recruited, before any
 * soldier goes into the new barracks. After a price that cannot be paid
 * in soldiers: as with an architect token.
 */
army: number, 
/**
 * The galleries the tile would be part of.
 */
galleries: Array<Joined>, 
/**
 * Its barracks.
 */
barracks: NewBarracks | null, 
/**
 * What it would change on the player's score sheet, the new barracks
 * left empty.
 */
change: Sheet, };

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
 * Two anthills each (MP-X1).
 */
expert: boolean, 
/**
 * Who begins.
 */
first: First, 
/**
 * Points are shown before the end too.
 */
scores: boolean, };

/**
 * A score sheet, or a change to one, line by line like the printed pad.
 */
export type Sheet = { 
/**
 * Ants (MP-E2).
 */
population: number, 
/**
 * The most ants in one gallery (MP-E3).
 */
colony: number, 
/**
 * Different fruit in each gallery (MP-E4).
 */
harvest: number, 
/**
 * Galleries with one queen (MP-E5).
 */
royal: number, 
/**
 * The largest army (MP-E6).
 */
army: number, 
/**
 * Full barracks (MP-E7).
 */
barracks: number, 
/**
 * All of it.
 */
total: number, };

/**
 * Where the next tile goes (MP-T7): right is clockwise around the foundation.
 */
export type Side = "left" | "right";

/**
 * How a tile is known.
 */
export type Source = "reconstructed";

/**
 * The ants that do more than work (MP-P1 to MP-P5).
 */
export type Specialist = "queen" | "nurse" | "architect" | "sergeant" | "sentry";

/**
 * A tile that was taken and is not placed yet, or whose effects go on.
 */
export type Taken = { 
/**
 * The tile.
 */
tile: Tile, 
/**
 * For which of two anthills.
 */
anthill: Hill | null, };

/**
 * Everything printed on a tile.
 */
export type Tile = { 
/**
 * Such as `T01`.
 */
name: string, 
/**
 * The letter of the passage at each opening: left-outer, left-inner,
 * right-outer, right-inner. Equal letters are joined on the tile.
 */
pattern: string, 
/**
 * What lies in passage a, b, c, d.
 */
passages: Array<Passage>, 
/**
 * Places in the barracks; 0 without.
 */
barracks: number, 
/**
 * How we know.
 */
source: Source, };

/**
 * A tile: an index into [`TILES`]. Every tile is there once.
 */
export type TileName = string;

/**
 * A set of tiles.
 */
export type TileNames = Array<string>;

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
 * The last round.
 */
rounds: number, 
/**
 * The round after which the line is refilled next and the leader is
 * determined, if nobody leaves; none before the end.
 */
refill: number | null, 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * Whose turn it is; while a leader is chosen, who chooses.
 */
turn: Seat, 
/**
 * Who takes a tile in this round, in order; who gave up is left out.
 */
order: Array<Seat>, 
/**
 * Who of these has not finished a turn in this round.
 */
waiting: Array<Seat>, 
/**
 * Who began the game.
 */
first: Seat | null, 
/**
 * Where the Red army token lies; nowhere before it is laid.
 */
leader: Home | null, 
/**
 * The line, first tile first; its place counts from 1 in notation.
 */
line: Array<LineTile>, 
/**
 * Tiles still to be drawn.
 */
pile: number, 
/**
 * Soldiers in the reserve.
 */
reserve: number, 
/**
 * Architect tokens in the reserve.
 */
architects: number, 
/**
 * The tile just taken, until it is placed.
 */
taken: Taken | null, 
/**
 * The players.
 */
players: Array<Player>, 
/**
 * How it ended.
 */
outcome: Outcome | null, };
