// Made from the Rust types by `cargo xtask types`; do not edit.
import type { Outcome, Viewer } from "./game";
import type { Seat } from "./said";

/**
 * One decision of a player.
 */
export type Action = { "type": "army", 
/**
 * A name, or the text an army is shared as.
 */
text: string, } | { "type": "zone", 
/**
 * Its letter.
 */
zone: string, } | { "type": "place", 
/**
 * Which.
 */
figure: Name, 
/**
 * Where.
 */
place: Place, } | { "type": "place-rest" } | { "type": "order", 
/**
 * To which figure.
 */
figure: Name, 
/**
 * Of this rank.
 */
rank: Rank, } | { "type": "step", 
/**
 * Where it stands then.
 */
to: Place, } | { "type": "stop" } | { "type": "attack", 
/**
 * The target hex.
 */
at: Hex, 
/**
 * The hex attacked from.
 */
from: Hex, } | { "type": "support", 
/**
 * Who supports.
 */
figure: Name, 
/**
 * The order it gets.
 */
rank: Rank, 
/**
 * The hex it attacks from.
 */
from: Hex, } | { "type": "fire", 
/**
 * The guard.
 */
figure: Name, 
/**
 * The target hex.
 */
at: Hex, 
/**
 * The hex attacked from.
 */
from: Hex, } | { "type": "guard" } | { "type": "use", 
/**
 * The name of the unit action, card or zone token.
 */
name: Power, 
/**
 * At what, if it needs a target.
 */
on: Aim | null, } | { "type": "end" } | { "type": "play", 
/**
 * The card.
 */
card: Card, 
/**
 * The chosen unit.
 */
by: Name, 
/**
 * At what, if the card needs a target.
 */
on: Aim | null, } | { "type": "reroll", 
/**
 * Counted from 1.
 */
die: number, } | { "type": "pick", 
/**
 * What.
 */
aim: Aim, } | { "type": "accept" } | { "type": "pass" };

/**
 * A unit with its order.
 */
export type Activation = { 
/**
 * Who.
 */
figure: Name, 
/**
 * Actions left.
 */
actions: number, 
/**
 * The move action was taken.
 */
moved: boolean, 
/**
 * The attack action was taken.
 */
attacked: boolean, 
/**
 * The special ability was used.
 */
special: boolean, };

export type Aim = string;

/**
 * An attack that could be made from where one would stand: chances in
 * thousandths.
 */
export type Aimed = { 
/**
 * Whom.
 */
target: Name, 
/**
 * From this hex.
 */
from: Hex, 
/**
 * On this one.
 */
at: Hex, 
/**
 * That it does any damage.
 */
hurts: number, 
/**
 * That it destroys.
 */
destroys: number, 
/**
 * The damage to be expected, in thousandths.
 */
expected: number, };

/**
 * An answer.
 */
export type Answer = { "type": "box", units: Array<UnitCard>, cards: Array<CommandCard>, tokens: Array<ZoneToken>, armies: Array<Ready>, } | { "type": "board", board: BoardId, hexes: Array<Hex>, walls: Array<[Hex, Hex]>, hindering: Array<Hex>, cover: Array<Hex>, deployment: Array<HexSet>, corners: Array<HexSet>, zones: Array<Ground>, } | { "type": "army", army: Army, text: string, reasons: Array<{ clause: string, why: unknown }>, legal: boolean, left: [number, number, number], } | { "type": "reach", figure: Name, speed: Sum, from: Place, ends: Array<Reached>, } | { "type": "sight", clear: boolean, lines: Array<Line>, } | { "type": "odds", shots: Array<ShotOdds>, parts: Array<Part>, hit: number, damage: Array<number>, expected: number, destroys: number, } | { "type": "aims", aims: Array<Aimed>, } | { "type": "unit", speed: Sum, armor: Sum, dodge: Sum, accuracy: Sum, grapples: boolean, };

/**
 * An army, legal or not.
 */
export type Army = { 
/**
 * What its owner calls it; may be empty.
 */
name: string, 
/**
 * How many gold, silver and bronze components it wants, each.
 */
size: number, 
/**
 * Kinds of units and their copies.
 */
units: Array<[Unit, number]>, 
/**
 * Gold, silver and bronze order tokens.
 */
orders: [number, number, number], 
/**
 * Kinds of command cards and their copies.
 */
cards: Array<[Card, number]>, };

/**
 * What a seat is asked.
 */
export type Ask = "army" | "zone" | "place" | "reinforce" | "order" | "act" | "move" | "guards" | "support" | "depot" | "reroll" | "salvo" | "card" | "buyback" | "rally" | "extra" | "shield" | "lunge" | "redeploy" | "set-down" | "airlift" | "bunker" | "post" | "keep" | "wait";

/**
 * What is asked.
 */
export type Asked = { 
/**
 * Of whom.
 */
seats: Array<Seat>, 
/**
 * What; prompts are `mutant-chronicles-prompt-<what>`.
 */
what: Ask, 
/**
 * The moment, when it is about cards; known to who is asked alone.
 */
moment: Moment | null, 
/**
 * The figure it is about, if it is about one.
 */
figure: Name | null, };

/**
 * An attack being made.
 */
export type Attack = { 
/**
 * Who leads it.
 */
attacker: Name, 
/**
 * From here.
 */
from: Hex, 
/**
 * The target.
 */
target: Name, 
/**
 * There.
 */
at: Hex, 
/**
 * What kind.
 */
kind: AttackKind, 
/**
 * How far it is.
 */
step: AttackStep, 
/**
 * Cards that change it.
 */
cards: Array<Card>, 
/**
 * Everybody's dice, the leader's first.
 */
shots: Array<Shot>, 
/**
 * Whose dice are rolled now: an index into the shots.
 */
rolling: number, };

/**
 * What kind of attack it is.
 */
export type AttackKind = "action" | "guard" | "extra";

/**
 * How far an attack is.
 */
export type AttackStep = "declared" | "confirm" | "support" | "depot" | "roll" | "reroll" | "rolled" | "count" | "shield" | "assign" | "damaged" | "destroyed" | "survived" | "lunge" | "done" | "second" | "over";

/**
 * What a battle is fought on.
 */
export type BoardId = "a01" | "a02" | "epic-a01" | "epic-a02" | "epic-mixed";

/**
 * What a figure has for a while.
 */
export type Boon = { "speed": number } | { "slow": number } | { "armor": number } | "grapple" | "festering" | "dug-in" | "sure-footed" | { "teleport": number } | "blind-fire" | "cursed";

export type Card = "dark-aura" | "invoke-frenzy" | "rise-again" | "flow-of-acid" | "corrupt-orders" | "necrotic-mending" | "grasping-dark" | "invoke-terror" | "bestial-speed" | "blood-scent" | "thick-hide" | "feast" | "full-salvo" | "iron-discipline" | "fortified-line" | "overwatch-drill" | "field-repairs" | "hardened-rounds" | "counter-battery" | "steady-aim" | "brace" | "forced-march" | "suppressing-fire" | "divine-retribution" | "light-of-the-art" | "absolution" | "teleportation" | "shield-of-faith" | "banish" | "exorcise-flesh" | "litany-of-steel" | "zeal" | "second-sight" | "penance" | "bait-and-switch" | "rapid-redeploy" | "never-surrender" | "command-intercept" | "radio-target-coordinates" | "covering-fire" | "field-medic" | "fire-at-will" | "trick-shot" | "lethal-coordination" | "decoy" | "dig-in" | "seizing-the-field" | "dark-harvest";

export type Cards = Array<Card>;

/**
 * A command card.
 */
export type CommandCard = { name: Card, number: number, faction: Faction, rank: Rank, icons: number, moment: Moment, 
/**
 * The orders that buy it back; none if it cannot be bought back.
 */
buyback: Array<Rank>, known: Known, };

/**
 * What can be known about a component.
 */
export type Datum = "name" | "faction" | "rank" | "unique" | "icons" | "dice" | "size" | "keywords" | "ability" | "when" | "buyback";

/**
 * A combat die.
 */
export type Die = "red" | "yellow" | "green" | "blue";

/**
 * Something that happened. What is `None` may be hidden from the viewer.
 */
export type Event = { "type": "opened", board: BoardId, } | { "type": "chose", seat: Seat, army: string | null, } | { "type": "mustered", seat: Seat, figures: Array<Name>, orders: [number, number, number], cards: number, } | { "type": "first", seat: Seat, } | { "type": "zone", seat: Seat, zone: string, } | { "type": "placed", seat: Seat, figure: Name, place: Place, how: Landing, } | { "type": "tokens", tokens: Array<Token>, } | { "type": "round", round: number, first: Seat, } | { "type": "turn", seat: Seat, } | { "type": "ordered", seat: Seat, figure: Name, rank: Rank, actions: number, } | { "type": "actions", figure: Name, actions: number, from: Source, } | { "type": "stepped", figure: Name, from: Place, to: Place, stop: Stopped | null, } | { "type": "declared", attacker: Name, from: Hex, target: Name, at: Hex, guard: boolean, } | { "type": "redirected", attacker: Name, target: Name, at: Hex, } | { "type": "foiled", attacker: Name, from: Source, } | { "type": "supported", figure: Name, rank: Rank, from: Hex, } | { "type": "rolled", figure: Name, dice: Array<Shown>, rerolls: number, } | { "type": "rerolled", figure: Name, die: number, shown: Shown, } | { "type": "struck", attacker: Name, target: Name, shots: Array<ShotResult>, parts: Array<Part>, damage: number, } | { "type": "missed", attacker: Name, target: Name, shots: Array<ShotResult>, } | { "type": "shielded", figure: Name, target: Name, } | { "type": "wounded", figure: Name, damage: number, wounds: number, } | { "type": "saved", figure: Name, from: Source, } | { "type": "destroyed", figure: Name, by: Seat, points: number, } | { "type": "healed", figure: Name, amount: number, wounds: number, } | { "type": "guarding", figure: Name, } | { "type": "spent", figure: Name, } | { "type": "kept", seat: Seat, figures: Array<Name>, } | { "type": "used", figure: Name, power: Power, on: Aim | null, } | { "type": "played", seat: Seat, card: Card, by: Name, on: Aim | null, } | { "type": "cancelled", card: Card, } | { "type": "bought-back", seat: Seat, card: Card, orders: Array<Rank>, } | { "type": "scored", seat: Seat, card: Card, points: number, } | { "type": "recovered", seat: Seat, card: Card, } | { "type": "gained", figure: Name, boon: Boon, from: Source, } | { "type": "refreshed", figure: Name, } | { "type": "cover", hex: Hex, } | { "type": "orders", seat: Seat, orders: number, } | { "type": "went-out", seat: Seat, } | { "type": "counted", points: Array<Points>, } | { "type": "initiative", seat: Seat, from: Source | null, } | { "type": "beaten", seat: Seat, } | { "type": "resigned", seat: Seat, } | { "type": "over", outcome: Outcome, };

/**
 * Whom a unit or a card belongs to (MC-A1).
 */
export type Faction = "algeroth" | "bauhaus" | "brotherhood" | "capitol" | "ilian" | "imperial";

/**
 * Whether a figure fights.
 */
export type Fate = "waiting" | "fighting" | { "destroyed": Seat } | "withdrawn";

/**
 * A figure.
 */
export type Figure = { 
/**
 * Its name in notation.
 */
name: Name, 
/**
 * What it is.
 */
unit: Unit, 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Whether it fights.
 */
fate: Fate, 
/**
 * Where it stands.
 */
place: Place | null, 
/**
 * Wounds.
 */
wounds: number, 
/**
 * The order it has this round.
 */
order: Rank | null, 
/**
 * On guard.
 */
guard: boolean, 
/**
 * What it has for a while, and from where.
 */
boons: Array<[Boon, Source]>, 
/**
 * Its Second Skin is gone.
 */
skinned: boolean, 
/**
 * Its unit action of once a round is used.
 */
used: boolean, };

/**
 * A victory zone as printed.
 */
export type Ground = { points: number, hexes: HexSet, };

export type Hex = string;

export type HexSet = Array<Hex>;

/**
 * Who acts first from the second round on (MC-R6).
 */
export type Initiative = "book" | "alternating" | "roll" | "two-rounds";

/**
 * A keyword (MC-B5).
 */
export type Keyword = { "accuracy": number } | { "armor": number } | "armor-piercing" | { "dodge": number } | "flying" | "grapple" | "infiltrate" | "melee" | { "speed": number } | { "slow": number };

/**
 * How well a component is known: what the rulebook prints, what other public
 * material tells. Everything else is reconstructed.
 */
export type Known = { 
/**
 * In the rulebook.
 */
printed: Array<Datum>, 
/**
 * In other public material, or following from it.
 */
found: Array<Datum>, };

/**
 * Why a figure is set down somewhere without moving.
 */
export type Landing = "deployed" | "reinforced" | "carried" | "swapped" | "returned" | "set-back";

/**
 * A line of sight.
 */
export type Line = { 
/**
 * From this hex.
 */
from: Hex, 
/**
 * To this one.
 */
to: Hex, 
/**
 * How far.
 */
distance: number, 
/**
 * Nothing is in the way.
 */
clear: boolean, 
/**
 * Hexes with units in the way.
 */
units: Array<Hex>, 
/**
 * Walls in the way, as the two hexes they stand between.
 */
walls: Array<[Hex, Hex]>, };

/**
 * Which map is played on (MC-S1).
 */
export type MapChoice = "random" | "a01" | "a02";

/**
 * How large the battle is (MC-A2, MC-X4).
 */
export type Mode = "skirmish" | "5-5-5" | "7-7-7" | "tournament" | "epic";

/**
 * The moments at which effects attach.
 */
export type Moment = "turn" | "attack" | "turn-start" | "activation" | "declared" | "combined" | "rolled" | "hit" | "damage" | "would-be-destroyed" | "destroyed" | "survived" | "attack-done" | "activation-end" | "turn-end" | "round-end" | "card-played" | "unknown";

/**
 * A move being made.
 */
export type Moving = { 
/**
 * Who.
 */
figure: Name, 
/**
 * Where it began.
 */
start: Place, 
/**
 * Steps left.
 */
left: number, };

export type Name = string;

/**
 * One part of a sum.
 */
export type Part = { 
/**
 * How much it adds, or takes away.
 */
amount: number, 
/**
 * Where it comes from.
 */
from: Source, };

/**
 * Who is asked for a card, and how long all wait for the answer (MC-B16).
 */
export type Pause = "always" | "long" | "holders";

export type Place = string;

/**
 * A card being played.
 */
export type Played = { 
/**
 * Who plays it.
 */
seat: Seat, 
/**
 * The card.
 */
card: Card, 
/**
 * The chosen unit.
 */
by: Name, 
/**
 * At what.
 */
on: Aim | null, 
/**
 * It was cancelled.
 */
cancelled: boolean, };

/**
 * Points of a seat at a count (MC-V1).
 */
export type Points = { 
/**
 * For destroyed units (MC-V2).
 */
kills: number, 
/**
 * For zones held (MC-V3).
 */
zones: number, 
/**
 * From command cards (MC-V4).
 */
cards: number, };

export type Power = "stratagem" | "aura-of-corruption" | "trample" | "knit-flesh" | "patch" | "second-wind" | "demolish" | "incendiary-blast" | "field-repair" | "ward" | "benediction" | "lay-on-hands" | "curse" | "teleportation" | "transit-tunnel";

/**
 * The metal of a component; every unit, order token and card has one.
 */
export type Rank = "gold" | "silver" | "bronze";

/**
 * Where a move can end.
 */
export type Reached = { 
/**
 * There.
 */
place: Place, 
/**
 * After so many steps.
 */
steps: number, 
/**
 * These, without the start.
 */
path: Array<Place>, 
/**
 * What ends the move there.
 */
stop: Stopped | null, 
/**
 * Guards that could fire on the way (MC-G2).
 */
guards: Array<Name>, };

/**
 * A prepared army.
 */
export type Ready = { name: string, size: number, faction: Faction | null, army: Army, text: string, 
/**
 * Has it given way to another (MC-A10)? Only tables of earlier rules offer it.
 */
earlier: boolean, 
/**
 * Does it suit a first game?
 */
first_game: boolean, };

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
 * How large.
 */
mode: Mode, 
/**
 * Where.
 */
map: MapChoice, 
/**
 * Who acts first later.
 */
initiative: Initiative, 
/**
 * Orders a turn (MC-R1, MC-X2).
 */
orders: number, 
/**
 * Partners sit opposite (MC-X3).
 */
teams: boolean, 
/**
 * Who is asked for cards (MC-B16).
 */
pause?: Pause, };

/**
 * One unit's dice.
 */
export type Shot = { 
/**
 * Who.
 */
figure: Name, 
/**
 * From here.
 */
from: Hex, 
/**
 * The dice as they lie; none before the roll.
 */
dice: Array<Shown>, 
/**
 * Rerolls left.
 */
rerolls: number, };

/**
 * One unit's part in an attack that is thought of.
 */
export type ShotOdds = { 
/**
 * Who.
 */
figure: Name, 
/**
 * What it rolls.
 */
dice: Array<Die>, 
/**
 * Rerolls.
 */
rerolls: number, 
/**
 * Accuracy beyond the dice.
 */
accuracy: Sum, 
/**
 * Accuracy needed.
 */
need: Sum, 
/**
 * The chance to hit, in thousandths.
 */
hit: number, };

/**
 * One unit's part in an attack, in figures.
 */
export type ShotResult = { 
/**
 * Who.
 */
figure: Name, 
/**
 * Its accuracy.
 */
accuracy: Sum, 
/**
 * What it needs.
 */
need: Sum, 
/**
 * Damage icons it shows.
 */
icons: number, 
/**
 * Did it hit?
 */
hit: boolean, };

/**
 * A die as it lies.
 */
export type Shown = { 
/**
 * Its colour.
 */
die: Die, 
/**
 * Its face, 0 to 5.
 */
face: number, 
/**
 * Accuracy on that face, 0 for none.
 */
accuracy: number, 
/**
 * Damage icons on that face.
 */
damage: number, };

/**
 * A player as somebody sees them.
 */
export type Side = { 
/**
 * Has an army been chosen?
 */
ready: boolean, 
/**
 * The army, while it is known to nobody else.
 */
army: Army | null, 
/**
 * In teams, whether the army chosen is one of demons (MC-X3).
 */
demons: boolean | null, 
/**
 * The deployment zone.
 */
zone: string | null, 
/**
 * Unused orders: gold, silver, bronze.
 */
orders: [number, number, number], 
/**
 * Used orders that lie on no figure.
 */
used: [number, number, number], 
/**
 * The hand, if the viewer may see it.
 */
hand: Cards | null, 
/**
 * How many gold, silver and bronze cards it has.
 */
hand_ranks: [number, number, number], 
/**
 * Used cards.
 */
spent: Cards, 
/**
 * Cards that come back at the end of the round.
 */
bought: Cards, 
/**
 * Cards played this turn.
 */
played: number, 
/**
 * Has gone out this round (MC-R5).
 */
out: boolean, 
/**
 * Has lost the army or conceded.
 */
beaten: boolean, 
/**
 * Points as they would be counted now.
 */
points: Points, 
/**
 * The sum of them.
 */
total: number, };

/**
 * Where a part of a sum comes from.
 */
export type Source = "printed" | "rolled" | "distance" | "accuracy" | "armor" | "dodge" | "cover" | "elusive" | { "card": Card } | { "unit": Unit } | { "zone": Token };

/**
 * What stops a move (MC-M3, MC-B13).
 */
export type Stopped = "hindering" | "cover" | "grapple";

/**
 * A sum with its parts.
 */
export type Sum = { 
/**
 * The sum, never below 0.
 */
total: number, 
/**
 * Its parts.
 */
parts: Array<Part>, };

/**
 * A victory-zone token. "It" is each unit of the holder on the zone.
 */
export type Token = "command-bunker" | "sniper-post" | "deep-cover" | "munitions-depot" | "field-hospital" | "signal-relay" | "transit-tunnel" | "rally-point" | "watchtower" | "forward-post";

/**
 * What a unit is; effects name traits.
 */
export type Trait = "dark-legion" | "nepharite" | "commander" | "technomancer" | "necromutant" | "monster" | "gomorrian" | "legionnaire" | "capitol" | "ranger" | "banshee" | "aircraft" | "freedom-brigade" | "free-marine" | "bauhaus" | "vehicle" | "order-of-the-bear" | "engineer" | "dragoon" | "artillery" | "brotherhood" | "inquisition" | "mystic" | "clergy" | "fury" | "assassin" | "heretic" | "imperial";

export type Unit = "alakhai-the-cunning" | "golgotha" | "supreme-technomancer" | "necromutant-defiler" | "ezoghoul-alpha" | "ezoghoul" | "gomorrian-emasculator" | "necromutant-ravager" | "technomancer-adept" | "cursed-centurion" | "technomancer" | "necromutant" | "cursed-legionnaire" | "gomorrian-spotter" | "mitch-hunter" | "big-bob-watts" | "ranger-commander" | "martian-banshee-hero" | "ka-67-great-grey-ace" | "ranger-elite" | "martian-banshee-sergeant" | "ka-67-great-grey-fighter" | "freedom-brigadier-sergeant" | "ranger-scout" | "martian-banshee-trooper" | "ka-67-great-grey-scout" | "free-marine-soldier" | "freedom-brigadier" | "max-steiner" | "vulkan-battlesuit" | "bear-marshal" | "venusian-ranger-oberst" | "venusian-ranger-kapitan" | "bear-veteran" | "combat-engineer" | "dragoon-sergeant" | "venusian-ranger" | "bear-trooper" | "line-dragoon" | "siege-gunner" | "archinquisitor-nikodemus" | "keeper-of-the-art" | "archbishop" | "fury-paragon" | "inquisitor-majoris" | "elite-bishop" | "fury-sentinel" | "shrouded-assassin" | "inquisitor" | "fury-elite-guard" | "acolyte-of-the-art" | "lay-trooper" | "ranger-sniper" | "nepharite-of-ilian" | "karak" | "scion-of-ilian" | "golem-of-ice" | "mercurian-spawn" | "raid-captain" | "siege-knight" | "raid-sergeant" | "night-raider" | "raider" | "reaver";

/**
 * A unit action.
 */
export type UnitActionCard = { name: string, cost: number, once: boolean, };

/**
 * A unit reference card.
 */
export type UnitCard = { name: Unit, number: number, faction: Faction, rank: Rank, unique: boolean, icons: number, dice: Array<Die>, rerolls: number, health: number, hexes: number, speed: number, keywords: Array<Keyword>, traits: Array<Trait>, 
/**
 * Has it an ability or a unit action? Its words: `…-unit-NAME-text`.
 */
ability: boolean, action: UnitActionCard | null, 
/**
 * Can a new army have it (MC-X5)?
 */
recruited: boolean, known: Known, };

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
 * The ground.
 */
board: BoardId, 
/**
 * The round, from 1; 0 before the battle.
 */
round: number, 
/**
 * Who was First Player in the first round.
 */
began: Seat, 
/**
 * The First Player.
 */
first: Seat, 
/**
 * Who acts first next round, if an effect has changed it.
 */
next_first: Seat | null, 
/**
 * Whose turn it is.
 */
turn: Seat | null, 
/**
 * Orders left in this turn.
 */
orders_left: number, 
/**
 * Victory points that win.
 */
threshold: number, 
/**
 * The players.
 */
sides: Array<Side>, 
/**
 * All figures.
 */
figures: Array<Figure>, 
/**
 * The victory zones.
 */
zones: Array<Zone>, 
/**
 * Hexes made cover in play.
 */
cover: HexSet, 
/**
 * What is asked of whom.
 */
asked: Asked | null, 
/**
 * The unit with its order.
 */
activation: Activation | null, 
/**
 * The move being made.
 */
moving: Moving | null, 
/**
 * The attack being made, the innermost.
 */
attack: Attack | null, 
/**
 * The card being played.
 */
card: Played | null, 
/**
 * How it ended.
 */
outcome: Outcome | null, };

/**
 * A victory zone.
 */
export type Zone = { 
/**
 * Its points.
 */
points: number, 
/**
 * Its hexes.
 */
hexes: HexSet, 
/**
 * Its token, once turned up.
 */
token: Token | null, 
/**
 * Who holds it.
 */
holder: Seat | null, };

/**
 * A victory-zone token.
 */
export type ZoneToken = { name: Token, known: Known, };

/**
 * The combat dice and their six sides (MC-K5).
 */
export const DICE = [{"die":"red","faces":[{"accuracy":1,"damage":2},{"accuracy":1,"damage":1},{"accuracy":1,"damage":1},{"accuracy":2,"damage":1},{"accuracy":2,"damage":2},{"accuracy":3,"damage":0}]},{"die":"yellow","faces":[{"accuracy":0,"damage":2},{"accuracy":1,"damage":2},{"accuracy":1,"damage":2},{"accuracy":1,"damage":1},{"accuracy":2,"damage":1},{"accuracy":2,"damage":1}]},{"die":"green","faces":[{"accuracy":3,"damage":1},{"accuracy":4,"damage":1},{"accuracy":4,"damage":1},{"accuracy":5,"damage":1},{"accuracy":5,"damage":0},{"accuracy":6,"damage":0}]},{"die":"blue","faces":[{"accuracy":3,"damage":2},{"accuracy":3,"damage":2},{"accuracy":4,"damage":1},{"accuracy":5,"damage":1},{"accuracy":6,"damage":0},{"accuracy":0,"damage":0}]}] as const;

/**
 * The sizes battles are fought at, and how often a unit that is not unique may be there (MC-A2, MC-A3).
 */
export const SIZES = [{"copies":4,"mode":"skirmish","size":3},{"copies":4,"mode":"5-5-5","size":5},{"copies":4,"mode":"7-7-7","size":7},{"copies":4,"mode":"tournament","size":10},{"copies":16,"mode":"epic","size":90}] as const;

/**
 * How often a card may be there (MC-A3).
 */
export const CARD_COPIES = 3 as const;
