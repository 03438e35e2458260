// Made from the Rust types by `cargo xtask types`; do not edit.
import type { Outcome, Viewer } from "./game";
import type { Seat } from "./said";

export type Army = "usarthropods" | "flyborgs" | "sovietopters" | "chitinians";
export type Breed =
  | "soldier" | "green-beret" | "rocketeer" | "intruder" | "carrier"
  | "zealot" | "warper" | "centurion" | "repulsor" | "queen"
  | "worker" | "red-guard" | "saboteur" | "kommissar" | "tank"
  | "warrior" | "digger" | "spider" | "acid-spitter" | "exterminator";
export type Projectile = "rocket" | "flame" | "web" | "acid-spit";
export type Formation = "line" | "guard" | "wedge" | "wings";
export type Phase = "armies" | "placement" | "roll" | "moves" | "reinforcement" | "extra" | "over";
export type What = "army" | "placement" | "moves" | "reinforcement" | "extra" | "shoot" | "after" | "put" | "avenge" | "over";
export type Whereabouts = "aside" | "mat" | "carried" | "hidden";
export type Shape = "small" | "large" | "rectangular";
export type Range = "close" | "medium" | "long";
export type Cause = "move" | "again" | "lent" | "repulsed" | "projectile";
export type Back = "off" | "repulsed" | "carrier";
export type Pose = { x: number, y: number, z: number, attitude: [number, number, number, number], };
export type Spot = { x: number, y: number, };
export type Aim = { direction: number, press: number, edge: number, };
export type Tremor = { direction: number, press: number, edge: number, yaw: number, };
export type Die = { symbol: Breed | "red-star", used: boolean, };
export type Last = { seat: Seat, piece: string, aim: Aim, tremor: Tremor, rest: Array<[string, Pose]>, };
export type Setup = { players: number, rules: string, "army-a": string, "army-b": string, hand: string, preview: "off" | "on", first: Seat | null, };
export type Asked = { seats: Array<Seat>, what: What, piece: string | null, shoot: Array<string>, put: Array<[string, string]>, uses: Array<[string, string]>, flip: Array<string>, place: Array<string>, };
export type Piece = { name: string, seat: Seat, place: Whereabouts, pose: Pose | null, special: boolean, damaged: boolean, web: Spot | null, doomed: boolean, moves: number, again: boolean, arrived: boolean, };
export type View = { viewer: Viewer, setup: Setup, armies: Array<Army | null>, mat: [number, number], phase: Phase, turn: Seat, first: Seat | null, turns: number, dice: Array<Die>, earned: boolean, ready: Array<Seat>, asked: Asked, pieces: Array<Piece>, overlaps: Array<[string, string]>, last: Last | null, outcome: Outcome | null, };
export type Way = { piece: string, first: number, poses: Array<number>, };
export type Contact = { at: number, piece: boolean, blow: number, };
export type Flight = { frames: number, ways: Array<Way>, contacts: Array<Contact>, };
export type Event =
  | { "type": "army", seat: Seat, army: Army, } | { "type": "laid", piece: string, pose: Pose, } | { "type": "formation", seat: Seat, formation: Formation, }
  | { "type": "rest", seat: Seat, } | { "type": "ready", seat: Seat, } | { "type": "begun", first: Seat, } | { "type": "turn", seat: Seat, number: number, }
  | { "type": "rolled", seat: Seat, dice: Array<Breed | "red-star">, }
  | { "type": "shot", seat: Seat, piece: string, cause: Cause, aim: Aim, flight: Flight | null, }
  | { "type": "stuck", piece: string, } | { "type": "back", piece: string, why: Back, } | { "type": "turned", piece: string, special: boolean, }
  | { "type": "fumbled", piece: string, under: string, } | { "type": "captured", piece: string, by: string, } | { "type": "withstood", piece: string, by: string, }
  | { "type": "avenged", piece: string, by: string, } | { "type": "flipped", piece: string, special: boolean, by: string, }
  | { "type": "webbed", piece: string, } | { "type": "freed", piece: string, } | { "type": "doomed", piece: string, } | { "type": "dissolved", piece: string, } | { "type": "spent", piece: string, }
  | { "type": "damaged", base: string, by: string, } | { "type": "destroyed", base: string, by: string, }
  | { "type": "put", piece: string, beside: string, } | { "type": "reinforced", piece: string, beside: string, } | { "type": "carried", piece: string, by: string, } | { "type": "seized", piece: string, by: string, }
  | { "type": "burrowed", piece: string, } | { "type": "extra", seat: Seat, } | { "type": "passed", seat: Seat, } | { "type": "resigned", seat: Seat, } | { "type": "over", outcome: Outcome, };
export type Action =
  | { "type": "army", army: Army, } | { "type": "formation", formation: Formation, } | { "type": "place", piece: string, x: number, y: number, turn: number, }
  | { "type": "rest" } | { "type": "ready" } | { "type": "shoot", piece: string, direction: number, press: number, edge: number, }
  | { "type": "put", piece: string, beside: string, towards: number, } | { "type": "use", piece: string, on: string, } | { "type": "flip", piece: string, } | { "type": "free", piece: string, } | { "type": "pass" };
export type Landing = { x: number, y: number, special: boolean, off: boolean, over: Array<string>, under: Array<string>, };
export type Beside = { towards: number, x: number, y: number, turn: number, };
export type BreedInfo = { breed: Breed, chips: number, shape: Shape, double_sided: boolean, source: string, };
export type ProjectileInfo = { projectile: Projectile, shape: Shape, source: string, };
export type ArmyInfo = { army: Army, breeds: Array<BreedInfo>, dice: [Array<Breed | "red-star">, Array<Breed | "red-star">], };
export type Answer =
  | { "type": "landing", landings: Array<Landing>, } | { "type": "aim", aim: Aim | null, } | { "type": "measure", gap: number, range: Range | null, }
  | { "type": "region", places: Array<Beside>, } | { "type": "free", free: boolean, }
  | { "type": "box", armies: Array<ArmyInfo>, projectiles: Array<ProjectileInfo>, ruler: [number, number, number], area: number, web_markers: number, }
  | { "type": "try", flight: Flight | null, rest: Pose, target: Pose | null, off: boolean, special: boolean, over: boolean, under: boolean, };
