// Made from the Rust types by `cargo xtask types`; do not edit.
import type { Outcome, Viewer } from "./game";
import type { Seat } from "./said";

/**
 * One decision of a player.
 */
export type Action = { "type": "army", 
/**
 * Which.
 */
army: Army, } | { "type": "formation", 
/**
 * Which.
 */
formation: Formation, } | { "type": "place", 
/**
 * The bug.
 */
piece: string, 
/**
 * To the right.
 */
x: number, 
/**
 * Away.
 */
y: number, 
/**
 * How it is turned.
 */
turn: number, } | { "type": "bases", 
/**
 * Their numbers.
 */
order: [number, number, number], } | { "type": "rest" } | { "type": "ready" } | { "type": "shoot", 
/**
 * The piece.
 */
piece: string, 
/**
 * What the die shows that is used, if the player names one.
 */
by?: Breed | "red-star", 
/**
 * Where the piece is sent, in hundredths of a degree, counter-clockwise,
 * 0 along `x`.
 */
direction: number, 
/**
 * How deep it is pressed, in thousandths of the deepest press.
 */
press: number, 
/**
 * How far in from the rim it is pressed, in micrometres.
 */
edge: number, } | { "type": "put", 
/**
 * What.
 */
piece: string, 
/**
 * Beside what.
 */
beside: string, 
/**
 * What the die shows that is used, if the player names one.
 */
by?: Breed | "red-star", 
/**
 * In which direction from there.
 */
towards: number, } | { "type": "use", 
/**
 * Whose ability.
 */
piece: string, 
/**
 * On whom.
 */
on: string, } | { "type": "flip", 
/**
 * The bug.
 */
piece: string, } | { "type": "free", 
/**
 * The bug under the marker.
 */
piece: string, } | { "type": "upgrade", 
/**
 * The base.
 */
base: string, 
/**
 * The card.
 */
evolution: Evolution | null, } | { "type": "evolve", 
/**
 * The card.
 */
evolution: Evolution, } | { "type": "discard", 
/**
 * What the die shows.
 */
die: Breed | "red-star", 
/**
 * The card.
 */
evolution: Evolution, } | { "type": "throw", 
/**
 * Where to, in hundredths of a degree.
 */
direction: number, 
/**
 * How hard, in thousandths of the hardest throw.
 */
strength: number, } | { "type": "warp", 
/**
 * The bug.
 */
piece: string, 
/**
 * The entrance.
 */
to: string, } | { "type": "eliminate", 
/**
 * The enemy bug.
 */
piece: string, } | { "type": "pass" } | { "type": "stars", 
/**
 * From left to right.
 */
order: [Terrain, Terrain], };

/**
 * What a hand means to do with the shooter (MM-P2).
 */
export type Aim = { 
/**
 * Where the piece is sent, in hundredths of a degree, counter-clockwise,
 * 0 along `x`.
 */
direction: number, 
/**
 * How deep it is pressed, in thousandths of the deepest press.
 */
press: number, 
/**
 * How far in from the rim it is pressed, in micrometres.
 */
edge: number, };

/**
 * What is answered.
 */
export type Answer = { "type": "landing", 
/**
 * Where the piece would lie, each as likely as the others.
 */
landings: Array<Landing>, 
/**
 * Where it would first come down, if nothing is in the way; none: it
 * does not jump.
 */
touchdown: Spot | null, 
/**
 * Where it would probably lie: areas, the smallest first.
 */
areas: Array<LikelyArea>, } | { "type": "aim", 
/**
 * How to shoot.
 */
aim: Aim | null, 
/**
 * How many of a hundred such shots do what they should, by the hand
 * in use; none where the table foretells nothing.
 */
share: number | null, } | { "type": "measure", 
/**
 * The free way between the two edges, in micrometres; less than 0 if
 * they overlap.
 */
gap: number, 
/**
 * The part of the ruler it lies in; none: out of range.
 */
range: Range | null, } | { "type": "region", 
/**
 * Free places, by their direction.
 */
places: Array<Beside>, } | { "type": "free", 
/**
 * It can.
 */
free: boolean, } | { "type": "try", 
/**
 * What it looked like; none: it did not jump.
 */
flight: Flight | null, 
/**
 * Where the chip lies.
 */
rest: Pose, 
/**
 * Where everything else lies.
 */
others: Array<Pose>, 
/**
 * The chip left the mat.
 */
off: boolean, 
/**
 * Its special side is up.
 */
special: boolean, 
/**
 * It lies over what it was shot at: the first of the others.
 */
over: boolean, 
/**
 * It lies under something.
 */
under: boolean, } | { "type": "course", 
/**
 * In order.
 */
exercises: Array<Exercise>, } | { "type": "box", 
/**
 * The armies.
 */
armies: Array<ArmyInfo>, 
/**
 * The projectiles.
 */
projectiles: Array<ProjectileInfo>, 
/**
 * The ruler: close, medium, long, in micrometres.
 */
ruler: [number, number, number], 
/**
 * The depth of the area for bugs, in micrometres.
 */
area: number, 
/**
 * Web markers.
 */
web_markers: number, };

/**
 * Where somebody sits.
 */
export type Area = { 
/**
 * The shape of the area for bugs.
 */
shape: AreaShape, 
/**
 * The direction in which the player looks, in hundredths of a degree.
 */
ahead: number, 
/**
 * How deep a strip is, or the radius of a corner or a round, in
 * micrometres.
 */
depth: number, 
/**
 * The middle of the end, the corner, or the middle of a round.
 */
at: Spot, };

/**
 * The shape of an area.
 */
export type AreaShape = "strip" | "corner" | "round";

/**
 * An army (MM-P1).
 */
export type Army = "usarthropods" | "flyborgs" | "sovietopters" | "chitinians";

/**
 * An army in the box.
 */
export type ArmyInfo = { 
/**
 * The army.
 */
army: Army, 
/**
 * Its breeds.
 */
breeds: Array<BreedInfo>, 
/**
 * The six faces of its two dice.
 */
dice: [Array<Breed | "red-star">, Array<Breed | "red-star">], 
/**
 * Its bases: left, main, right (MM-A1).
 */
sites: [Site, Site, Site], 
/**
 * Its evolution cards (MM-A4).
 */
evolutions: Array<EvolutionInfo>, 
/**
 * Does it suit a first game?
 */
first_game: boolean, };

/**
 * What is asked of whom.
 */
export type Asked = { 
/**
 * Who is asked.
 */
seats: Array<Seat>, 
/**
 * What for.
 */
what: What, 
/**
 * The piece it is about.
 */
piece: string | null, 
/**
 * Pieces that can be shot now.
 */
shoot: Array<string>, 
/**
 * Pieces that can be put beside another now: piece, beside.
 */
put: Array<[string, string]>, 
/**
 * Abilities that can be used on a piece now: piece, on.
 */
uses: Array<[string, string]>, 
/**
 * Bugs that can be turned over now.
 */
flip: Array<string>, 
/**
 * Bugs that can be placed freely now.
 */
place: Array<string>, 
/**
 * Bases that can be upgraded now, with a card or without (MM-A3).
 */
upgrade: Array<[string, Evolution | null]>, 
/**
 * Evolution cards that can be bought now (MM-A4).
 */
evolve: Array<Evolution>, 
/**
 * Results that can be given up now, each for a card (MM-A6).
 */
discard: Array<[Breed | "red-star", Evolution]>, 
/**
 * Bugs that fit in the place of the entrance (MM-T5).
 */
warp: Array<string>, 
/**
 * Enemy bugs that can be eliminated now (MM-K3).
 */
eliminate: Array<string>, };

/**
 * Why a piece goes back.
 */
export type Back = "off" | "repulsed" | "carrier";

/**
 * A place beside a piece.
 */
export type Beside = { 
/**
 * In this direction.
 */
towards: number, 
/**
 * To the right.
 */
x: number, 
/**
 * Away.
 */
y: number, 
/**
 * How the piece would be turned.
 */
turn: number, };

/**
 * A breed of bugs (MM-P2).
 */
export type Breed = "soldier" | "green-beret" | "rocketeer" | "intruder" | "carrier" | "zealot" | "warper" | "centurion" | "repulsor" | "queen" | "worker" | "red-guard" | "saboteur" | "kommissar" | "tank" | "warrior" | "digger" | "spider" | "acid-spitter" | "exterminator";

/**
 * A breed in the box.
 */
export type BreedInfo = { 
/**
 * The breed.
 */
breed: Breed, 
/**
 * How many chips.
 */
chips: number, 
/**
 * Of which shape.
 */
shape: Shape, 
/**
 * It has a special side.
 */
double_sided: boolean, 
/**
 * Where its ability is known from.
 */
source: Source, };

/**
 * Why a piece is shot, and what may follow.
 */
export type Cause = "move" | "again" | "lent" | "repulsed" | "projectile";

/**
 * A piece touched something.
 */
export type Contact = { 
/**
 * When, in thousandths of a second.
 */
at: number, 
/**
 * Another piece, or else the mat.
 */
piece: boolean, 
/**
 * How hard, in millimetres per second.
 */
blow: number, };

/**
 * An action die (MM-P2).
 */
export type Die = { 
/**
 * What it shows.
 */
symbol: Breed | "red-star", 
/**
 * Set aside (MM-B4).
 */
used: boolean, };

/**
 * Something that happened.
 */
export type Event = { "type": "army", seat: Seat, army: Army, classic?: boolean, } | { "type": "laid", piece: string, pose: Pose, } | { "type": "formation", seat: Seat, formation: Formation, } | { "type": "rest", seat: Seat, } | { "type": "ready", seat: Seat, } | { "type": "begun", first: Seat, } | { "type": "turn", seat: Seat, number: number, } | { "type": "rolled", seat: Seat, dice: Array<Breed | "red-star">, } | { "type": "shot", seat: Seat, piece: string, cause: Cause, aim: Aim, flight: Flight | null, } | { "type": "stuck", piece: string, } | { "type": "back", piece: string, why: Back, } | { "type": "turned", piece: string, special: boolean, } | { "type": "fumbled", piece: string, under: string, } | { "type": "captured", piece: string, by: string, } | { "type": "withstood", piece: string, by: string, } | { "type": "avenged", piece: string, by: string, } | { "type": "flipped", piece: string, special: boolean, by: string, } | { "type": "webbed", piece: string, } | { "type": "freed", piece: string, } | { "type": "doomed", piece: string, } | { "type": "dissolved", piece: string, } | { "type": "spent", piece: string, } | { "type": "damaged", base: string, by: string, } | { "type": "destroyed", base: string, by: string, } | { "type": "put", piece: string, beside: string, } | { "type": "reinforced", piece: string, beside: string, } | { "type": "carried", piece: string, by: string, } | { "type": "seized", piece: string, by: string, } | { "type": "burrowed", piece: string, } | { "type": "bases", seat: Seat, order: [number, number, number], } | { "type": "wished", seat: Seat, order: [Terrain, Terrain], } | { "type": "covered", order: [Terrain, Terrain], by: Seat | null, } | { "type": "dropped", seat: Seat, again: boolean, flight: Flight | null, } | { "type": "collected", seat: Seat, piece: string, by: string, } | { "type": "upgraded", seat: Seat, base: string, site: Site, } | { "type": "evolved", seat: Seat, evolution: Evolution, } | { "type": "discarded", seat: Seat, die: Breed | "red-star", evolution: Evolution, } | { "type": "repaired", base: string, by: string, } | { "type": "tunnelled", piece: string, beside: string, } | { "type": "trapped", piece: string, terrain: Terrain, } | { "type": "thrown", seat: Seat, token: Token, direction: number, strength: number, flight: Flight | null, } | { "type": "struck", piece: string, } | { "type": "missed", piece: string, } | { "type": "warped", piece: string, } | { "type": "shrunk", base: string, by: string, } | { "type": "bonus", seat: Seat, piece: string, } | { "type": "out", seat: Seat, } | { "type": "extra", seat: Seat, } | { "type": "passed", seat: Seat, } | { "type": "resigned", seat: Seat, } | { "type": "over", outcome: Outcome, };

/**
 * An evolution card (MM-A6).
 */
export type Evolution = "secret-operations" | "uncle-sam" | "guided-missiles" | "air-lift" | "warp-power-cells" | "psi-sceptre" | "antenna-amplifier" | "radar-room" | "forward-comrades" | "political-officers" | "turret" | "repair-brigade" | "tunnel-complex" | "larvae" | "frenzy" | "web-mutation";

/**
 * An evolution card in the box.
 */
export type EvolutionInfo = { 
/**
 * The card.
 */
evolution: Evolution, 
/**
 * The base it belongs to.
 */
site: Site, 
/**
 * Where its effect is known from.
 */
source: Source, };

/**
 * One shot of a course.
 */
export type Exercise = { 
/**
 * What is wanted.
 */
goal: Wanted, 
/**
 * What is shot.
 */
chip: Lying, 
/**
 * What lies there.
 */
others: Array<Lying>, };

/**
 * A computed flight, for the eye: 60 frames a second.
 */
export type Flight = { 
/**
 * How many frames it lasts.
 */
frames: number, 
/**
 * The ways of all that moved.
 */
ways: Array<Way>, 
/**
 * What touched what, for the ear.
 */
contacts: Array<Contact>, };

/**
 * A prepared formation.
 */
export type Formation = "line" | "guard" | "wedge" | "wings";

/**
 * A likely landing.
 */
export type Landing = { 
/**
 * To the right.
 */
x: number, 
/**
 * Away.
 */
y: number, 
/**
 * The special side would be up.
 */
special: boolean, 
/**
 * It would leave the mat.
 */
off: boolean, 
/**
 * Enemy pieces it would lie over.
 */
over: Array<string>, 
/**
 * Enemy pieces it would lie under.
 */
under: Array<string>, };

/**
 * The last shot, for those who come late.
 */
export type Last = { 
/**
 * Who shot.
 */
seat: Seat, 
/**
 * What.
 */
piece: string, 
/**
 * How it was meant.
 */
aim: Aim, 
/**
 * What the hand did beyond that.
 */
tremor: Tremor, 
/**
 * Where everything that moved came to rest, before the rules looked.
 */
rest: Array<[string, Pose]>, };

/**
 * An ellipse that holds a share of what is to be expected.
 */
export type LikelyArea = { 
/**
 * The share, in percent.
 */
share: number, 
/**
 * Its middle, to the right.
 */
x: number, 
/**
 * Its middle, away.
 */
y: number, 
/**
 * Half its length along the shot.
 */
along: number, 
/**
 * Half its width.
 */
across: number, 
/**
 * The direction of the shot.
 */
turn: number, };

/**
 * `KIND X Y`: a piece that lies flat there.
 */
export type Lying = { 
/**
 * What it is.
 */
kind: string, 
/**
 * Where it lies.
 */
at: Spot, };

/**
 * How a seat comes to its army.
 */
export type Muster = "choose" | "random" | "usarthropods" | "flyborgs" | "sovietopters" | "chitinians";

/**
 * Where the game, or a turn of it, is.
 */
export type Phase = "armies" | "placement" | "roll" | "moves" | "reinforcement" | "extra" | "spend" | "over" | "stars";

/**
 * A piece as somebody sees it.
 */
export type Piece = { 
/**
 * How it is called.
 */
name: string, 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * Where it is.
 */
place: Whereabouts, 
/**
 * Where it lies, or lay before it was picked up.
 */
pose: Pose | null, 
/**
 * Its special side is up.
 */
special: boolean, 
/**
 * A base that was captured once; in the Classic game, its small side is up.
 */
damaged: boolean, 
/**
 * A base that is not upgraded (MM-A1).
 */
small: boolean, 
/**
 * A base that was repaired (MM-A15).
 */
repaired: boolean, 
/**
 * Where the web marker on it lies.
 */
web: Spot | null, 
/**
 * Whose that marker is (MM-K12).
 */
weaver: Seat | null, 
/**
 * An Acid Spit will eliminate it.
 */
doomed: boolean, 
/**
 * How often it was moved this turn.
 */
moves: number, 
/**
 * It has moved once more by its own ability.
 */
again: boolean, 
/**
 * Came as a reinforcement this turn.
 */
arrived: boolean, 
/**
 * Came through an entrance of the last throw.
 */
warped: boolean, };

/**
 * Where a piece lies: micrometres from the middle of the mat, and a unit
 * quaternion (x, y, z, w) in steps of 1/32767.
 */
export type Pose = { x: number, y: number, z: number, attitude: [number, number, number, number], };

/**
 * Whether the table tells where a shot is likely to land. Digests know them by
 * their place.
 */
export type Preview = "off" | "on";

/**
 * What a bug shoots (MM-B9).
 */
export type Projectile = "rocket" | "flame" | "web" | "acid-spit";

/**
 * A projectile in the box.
 */
export type ProjectileInfo = { 
/**
 * The projectile.
 */
projectile: Projectile, 
/**
 * Its shape.
 */
shape: Shape, 
/**
 * Where its effect is known from.
 */
source: Source, };

/**
 * The ruler has three parts (MM-P9).
 */
export type Range = "close" | "medium" | "long";

/**
 * Which rules are played.
 */
export type RuleSet = "basic" | "advanced" | "classic";

/**
 * What a seat has beside the mat.
 */
export type SeatState = { 
/**
 * Resources that were collected and not spent (MM-A2).
 */
resources: number, 
/**
 * Evolution cards in play (MM-A4).
 */
cards: Array<Evolution>, 
/**
 * What the taken bases are worth (MM-M3).
 */
score: number, 
/**
 * Out of the game (MM-M2).
 */
out: boolean, };

/**
 * The set-up of a game. Its fields are called as the options are.
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
 * By which rules.
 */
rules: RuleSet, 
/**
 * What lies in the middle (MM-T1).
 */
terrain: Templates, 
/**
 * The army of the first seat.
 */
"army-a": Muster, 
/**
 * The army of the second seat.
 */
"army-b": Muster, 
/**
 * The army of the third seat.
 */
"army-c": Muster, 
/**
 * The army of the fourth seat.
 */
"army-d": Muster, 
/**
 * How much hands tremble.
 */
hand: Tremble, 
/**
 * Whether landings are foretold.
 */
preview: Preview, 
/**
 * Who begins; nobody named: luck decides (MM-B2).
 */
first: Seat | null, };

/**
 * The shape of a chip (MM-P1).
 */
export type Shape = "small" | "large" | "rectangular";

/**
 * A base by its name (MM-A1).
 */
export type Site = "headquarters" | "fort" | "armory" | "beacon" | "hive-throne" | "laboratory" | "barracks" | "citadel" | "factory" | "incubator" | "nest" | "mutator";

/**
 * Where we know something from.
 */
export type Source = "printed" | "found" | "reconstructed";

/**
 * A point on the mat, in micrometres.
 */
export type Spot = { x: number, y: number, };

/**
 * Which templates lie on the mat (MM-T1).
 */
export type Templates = "none" | "acid-pit,gravity-manipulator" | "acid-pit,warp-gate" | "gravity-manipulator,warp-gate";

/**
 * A template in the middle of the mat (MM-T1).
 */
export type Terrain = "acid-pit" | "gravity-manipulator" | "warp-gate";

/**
 * What is thrown, four at a time (MM-T6).
 */
export type Token = "meteor" | "entrance";

/**
 * How much hands tremble. Digests know them by their place.
 */
export type Tremble = "practised" | "steady" | "perfect" | "shaky" | "own";

/**
 * What a hand did beyond what was meant.
 */
export type Tremor = { direction: number, press: number, edge: number, yaw: number, };

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
 * The army of each seat.
 */
armies: Array<Army | null>, 
/**
 * Half the mat, in micrometres: x, y.
 */
mat: [number, number], 
/**
 * Where the game is.
 */
phase: Phase, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * Who began.
 */
first: Seat | null, 
/**
 * How many turns have begun.
 */
turns: number, 
/**
 * What the dice show.
 */
dice: Array<Die>, 
/**
 * An extra shot is earned and not used yet (MM-B6).
 */
earned: boolean, 
/**
 * Who is ready (MM-B1).
 */
ready: Array<Seat>, 
/**
 * Where each seat sits.
 */
areas: Array<Area>, 
/**
 * Of three players, who sits alone at an end (MM-M1).
 */
alone: Seat | null, 
/**
 * What each seat has beside the mat.
 */
seats: Array<SeatState>, 
/**
 * What is asked of whom.
 */
asked: Asked, 
/**
 * All pieces of all players; their order never changes.
 */
pieces: Array<Piece>, 
/**
 * Who lies over whom: upper, lower.
 */
overlaps: Array<[string, string]>, 
/**
 * The last shot.
 */
last: Last | null, 
/**
 * How it ended.
 */
outcome: Outcome | null, };

/**
 * What a practice shot shall do.
 */
export type Wanted = "cover" | "turn";

/**
 * The way of one piece.
 */
export type Way = { 
/**
 * The piece.
 */
piece: string, 
/**
 * Its first frame; before it the piece lies where it lay.
 */
first: number, 
/**
 * Seven numbers a frame: x, y, z in steps of 50 micrometres, then the
 * attitude in steps of 1/1000.
 */
poses: Array<number>, };

/**
 * What somebody is asked for.
 */
export type What = "army" | "stars" | "placement" | "moves" | "reinforcement" | "extra" | "shoot" | "after" | "put" | "avenge" | "card" | "throw" | "warp" | "bonus" | "spend" | "over";

/**
 * Where a piece is.
 */
export type Whereabouts = "aside" | "mat" | "carried" | "hidden";

/**
 * The outlines of chips.
 */
export const SHAPES = {"large":{"form":"disc","r":15000},"rectangular":{"form":"rect","x":20000,"y":10000},"small":{"form":"disc","r":11000}} as const;

/**
 * The outlines of everything else that lies on the mat.
 */
export const BODIES = {"acid-pit":{"form":"disc","r":50000},"base":{"apothem":25000,"form":"hex"},"entrance":{"form":"disc","r":12500},"gravity-manipulator":{"form":"disc","r":50000},"meteor":{"form":"disc","r":12500},"resource":{"form":"disc","r":8000},"small-base":{"form":"rect","x":15000,"y":15000},"warp-gate":{"form":"disc","r":50000}} as const;

/**
 * How thick a chip is.
 */
export const THICKNESS = 2000 as const;

/**
 * Where templates of terrain lie (MM-T1).
 */
export const STARS = [{"x":-150000,"y":0},{"x":150000,"y":0}] as const;

/**
 * The deepest press.
 */
export const FULL_PRESS = 1000 as const;

/**
 * The softest press that makes a chip jump.
 */
export const LEAST_PRESS = 150 as const;

/**
 * How many frames of a track are a second.
 */
export const FRAMES_PER_SECOND = 60 as const;

/**
 * What one is in the places of a track.
 */
export const TRACK_STEP = 50 as const;
