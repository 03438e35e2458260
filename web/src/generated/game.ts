// Made from the Rust types by `cargo xtask types`; do not edit.
import type { Arg, Said, Seat } from "./said";

/**
 * A chapter of a lesson, played at a real table.
 */
export type Chapter = { 
/**
 * The message key of its title.
 */
title: string, 
/**
 * Step by step.
 */
steps: Array<LessonStep>, };

/**
 * What a seat can choose from.
 */
export type Choices = { 
/**
 * Actions that can be listed.
 */
listed: Array<Listed>, 
/**
 * Choices that cannot.
 */
forms: Array<Form>, };

/**
 * A clause of a rules page.
 */
export type Clause = { 
/**
 * Its id, such as `MS-T3`.
 */
id: string, 
/**
 * `R` printed, `F` found, `D` decided by us; of the whole clause.
 */
mark: string, 
/**
 * The heading it stands under.
 */
section: string, 
/**
 * What it says.
 */
text: string, 
/**
 * The first version of the rules it holds in.
 */
since: number, 
/**
 * The last version it holds in, if it was replaced or dropped.
 */
until: number | null, };

/**
 * One thing to fill in.
 */
export type Field = { 
/**
 * What it is called.
 */
name: string, } & ({ "kind": "number", 
/**
 * The least.
 */
min: number, 
/**
 * The greatest.
 */
max: number, } | { "kind": "some", 
/**
 * What there is to choose from.
 */
from: Array<string>, 
/**
 * How many to choose at least.
 */
least: number, 
/**
 * How many to choose at most.
 */
most: number, } | { "kind": "text", 
/**
 * How many characters at most.
 */
most: number, });

/**
 * A choice with open fields: a flick with its angle and power, a payment made
 * of some of many genes. Filled in, it reads `<verb> <field> <field> ...` in
 * the game's notation. [`crate::Rules::sample`] fills it in at random.
 */
export type Form = { 
/**
 * The words the action begins with.
 */
verb: string, 
/**
 * The rule that grants the choice.
 */
clause: string, 
/**
 * What is to be filled in, in the order of the notation.
 */
fields: Array<Field>, };

/**
 * A game of the house.
 */
export type Game = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * The least and the greatest number of players.
 */
seats: [number, number], 
/**
 * The bots, weakest first.
 */
levels: Array<string>, 
/**
 * What a host can choose.
 */
options: Array<GameOption>, 
/**
 * Is there a lesson?
 */
lesson: boolean, };

/**
 * Something a host can choose.
 */
export type GameOption = { 
/**
 * What it is called.
 */
name: string, 
/**
 * The values it can have.
 */
values: Array<string>, 
/**
 * The value if nothing is chosen.
 */
default: string, 
/**
 * The message key of its name.
 */
label: string, 
/**
 * The message key of its explanation.
 */
help: string, 
/**
 * Shown only when other options have one of these values.
 */
when?: Record<string, string[]>, 
/**
 * How many seats each value allows.
 */
seats: Record<string, [number, number]>, };

/**
 * One thought of a lesson.
 */
export type LessonStep = { 
/**
 * The message key of what is said.
 */
say: string, 
/**
 * The step waits for one of these actions.
 */
expect?: Array<string>, 
/**
 * What must come of it: an event with these fields. Whoever does something
 * else takes it back and tries again.
 */
goal: Record<string, unknown>, 
/**
 * An action that does it, for those who want to see it done.
 */
example?: Listed, 
/**
 * The part of the table that glows.
 */
highlight?: string, 
/**
 * The bot moves, once the reader has read on.
 */
bot?: boolean, };

/**
 * A listed action.
 */
export type Listed = { 
/**
 * In notation.
 */
text: string, 
/**
 * As data, for screens.
 */
action: unknown, };

/**
 * The end of a game.
 *
 * A free-for-all has one winner or several who share the victory; a team wins
 * with all its seats; a solitaire or co-operative game is won by all or by
 * nobody.
 */
export type Outcome = { 
/**
 * Who won; empty when a solitaire or co-operative game is lost.
 */
winners: Array<Seat>, 
/**
 * Each seat's place, 1 the best; equal places are shared.
 */
places: Array<number>, 
/**
 * The score sheet, line by line.
 */
sheet: Array<ScoreLine>, 
/**
 * Why it ended.
 */
reason: Said, 
/**
 * The clause that ended it.
 */
clause: string, };

/**
 * One addend, with the message key of what it comes from.
 */
export type Part = { 
/**
 * How much.
 */
amount: number, 
/**
 * Where it comes from.
 */
from: Arg, };

/**
 * The rules of a game, clause by clause.
 */
export type RulesPage = { 
/**
 * The clauses.
 */
clauses: Array<Clause>, 
/**
 * The version of the rules they are of.
 */
version: number, 
/**
 * The newest version.
 */
newest: number, };

/**
 * One line of the score sheet.
 */
export type ScoreLine = { 
/**
 * The message key of its label.
 */
label: string, 
/**
 * Points of each seat.
 */
points: Array<number>, };

/**
 * A number and how it comes about.
 */
export type Sum = { 
/**
 * The number.
 */
total: number, 
/**
 * Its addends.
 */
parts: Array<Part>, };

/**
 * Who looks at a game. What a viewer may know is decided by the rules alone.
 */
export type Viewer = { "seat": Seat } | "public" | "omniscient";
