// PROVISIONAL until made from the Rust types by `cargo xtask types`.
import type { Outcome, Viewer } from "./game";
import type { Said, Seat } from "./said";

export type Rank = "gold" | "silver" | "bronze";
export type Faction = "algeroth" | "bauhaus" | "brotherhood" | "capitol" | "ilian" | "imperial";
export type Die = "red" | "yellow" | "green" | "blue";
export type Unit = string;
export type Card = string;
export type Token = string;
export type Fate = "waiting" | "fighting" | { destroyed: Seat };
export type Ask = "army" | "zone" | "place" | "reinforce" | "order" | "act" | "move" | "guards" | "support" | "depot" | "reroll" | "salvo" | "card" | "buyback" | "rally" | "extra" | "shield" | "lunge" | "redeploy" | "set-down" | "airlift" | "bunker" | "post" | "keep";
export type Moment = "turn" | "attack" | "turn-start" | "activation" | "declared" | "combined" | "rolled" | "hit" | "damage" | "would-be-destroyed" | "destroyed" | "survived" | "attack-done" | "activation-end" | "turn-end" | "round-end" | "card-played";
export type Source = "printed" | "rolled" | "distance" | "accuracy" | "armor" | "dodge" | "cover" | "elusive" | { card: Card } | { unit: Unit } | { zone: Token };
export type Part = { amount: number; from: Source };
export type Sum = { total: number; parts: Array<Part> };
export type Points = { kills: number; zones: number };
export type Boon = { speed: number } | { slow: number } | { armor: number } | "grapple" | "festering" | "dug-in" | "sure-footed" | { teleport: number } | "blind-fire";
export type Shown = { die: Die; face: number; accuracy: number; damage: number };
export type ShotResult = { figure: string; accuracy: Sum; need: Sum; icons: number; hit: boolean };
export type Setup = { players: number; mode: string; map: string; initiative: string; orders: number; teams: boolean };
export type Side = { ready: boolean; army: string | null; zone: string | null; orders: [number, number, number]; used: [number, number, number]; hand: Array<Card> | null; hand_ranks: [number, number, number]; spent: Array<Card>; bought: Array<Card>; played: number; out: boolean; beaten: boolean; points: Points; total: number };
export type Figure = { name: string; unit: Unit; seat: Seat; fate: Fate; place: string | null; wounds: number; order: Rank | null; guard: boolean; boons: Array<[Boon, Source]>; skinned: boolean; used: boolean };
export type Zone = { points: number; hexes: Array<string>; token: Token | null; holder: Seat | null };
export type Asked = { seats: Array<Seat>; what: Ask; moment: Moment | null; figure: string | null };
export type Activation = { figure: string; actions: number; moved: boolean; attacked: boolean; special: boolean };
export type Moving = { figure: string; start: string; left: number };
export type Shot = { figure: string; from: string; dice: Array<Shown>; rerolls: number };
export type Attack = { attacker: string; from: string; target: string; at: string; kind: "action" | "guard" | "extra"; step: string; cards: Array<Card>; shots: Array<Shot>; rolling: number };
export type Played = { seat: Seat; card: Card; by: string; on: string | null; cancelled: boolean };
export type View = { viewer: Viewer; setup: Setup; board: string; round: number; first: Seat; next_first: Seat | null; turn: Seat | null; orders_left: number; threshold: number; sides: Array<Side>; figures: Array<Figure>; zones: Array<Zone>; cover: Array<string>; asked: Asked | null; activation: Activation | null; moving: Moving | null; attack: Attack | null; card: Played | null; outcome: Outcome | null };
export type Action =
  | { type: "army"; text: string } | { type: "zone"; zone: string } | { type: "place"; figure: string; place: string } | { type: "place-rest" }
  | { type: "order"; figure: string; rank: Rank } | { type: "step"; to: string } | { type: "stop" } | { type: "attack"; at: string; from: string }
  | { type: "support"; figure: string; rank: Rank; from: string } | { type: "fire"; figure: string; at: string; from: string } | { type: "guard" }
  | { type: "use"; name: string; on: string | null } | { type: "end" } | { type: "play"; card: Card; by: string; on: string | null }
  | { type: "reroll"; die: number } | { type: "pick"; aim: string } | { type: "accept" } | { type: "pass" };
export type Event =
  | { type: "stepped"; figure: string; from: string; to: string; stop: string | null }
  | { type: "placed"; seat: Seat; figure: string; place: string; how: string }
  | { type: "declared"; attacker: string; from: string; target: string; at: string; guard: boolean }
  | { type: "rolled"; figure: string; dice: Array<Shown>; rerolls: number }
  | { type: "rerolled"; figure: string; die: number; shown: Shown }
  | { type: "struck"; attacker: string; target: string; shots: Array<ShotResult>; parts: Array<Part>; damage: number }
  | { type: "missed"; attacker: string; target: string; shots: Array<ShotResult> }
  | { type: "wounded"; figure: string; damage: number; wounds: number }
  | { type: "destroyed"; figure: string; by: Seat; points: number }
  | { type: "healed"; figure: string; amount: number; wounds: number }
  | { type: "played"; seat: Seat; card: Card; by: string; on: string | null }
  | { type: "turn"; seat: Seat }
  | { type: "other" };
export type Known = { printed: Array<string>; found: Array<string> };
export type Keyword = string | Record<string, number>;
export type UnitCard = { name: string; number: number; faction: Faction; rank: Rank; unique: boolean; icons: number; dice: Array<Die>; rerolls: number; health: number; hexes: number; speed: number; keywords: Array<Keyword>; traits: Array<string>; ability: boolean; action: { name: string; cost: number; once: boolean } | null; known: Known };
export type CommandCard = { name: string; number: number; faction: Faction; rank: Rank; icons: number; buyback: Rank | null; moment: Moment; known: Known };
export type Army = { name: string; size: number; units: Array<[Unit, number]>; orders: [number, number, number]; cards: Array<[Card, number]> };
export type Ready = { name: string; size: number; faction: Faction | null; army: Army; text: string };
export type Reached = { place: string; steps: number; path: Array<string>; stop: Stopped | null };
export type Stopped = "hindering" | "cover" | "grapple";
export type Line = { from: string; to: string; distance: number; clear: boolean; units: Array<string>; walls: Array<[string, string]> };
export type ShotOdds = { figure: string; dice: Array<Die>; rerolls: number; accuracy: Sum; need: Sum; hit: number };
export type Ground = { points: number; hexes: Array<string> };
export type ZoneToken = { name: Token; known: Known };
export type Answer =
  | { type: "box"; units: Array<UnitCard>; cards: Array<CommandCard>; tokens: Array<ZoneToken>; armies: Array<Ready> }
  | { type: "board"; board: string; hexes: Array<string>; walls: Array<[string, string]>; hindering: Array<string>; cover: Array<string>; deployment: Array<Array<string>>; corners: Array<Array<string>>; zones: Array<Ground> }
  | { type: "army"; army: Army; text: string; reasons: Array<{ clause: string; why: Said }>; legal: boolean; left: [number, number, number] }
  | { type: "reach"; figure: string; speed: Sum; from: string; ends: Array<Reached> }
  | { type: "sight"; clear: boolean; lines: Array<Line> }
  | { type: "odds"; shots: Array<ShotOdds>; parts: Array<Part>; hit: number; damage: Array<number>; expected: number; destroys: number }
  | { type: "unit"; speed: Sum; armor: Sum; dodge: Sum; accuracy: Sum; grapples: boolean };
