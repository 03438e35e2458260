// Made from the Rust types by `cargo xtask types`; do not edit.
import type { Choices, Listed, Outcome } from "./game";
import type { Said, Seat } from "./said";
import type { SeatInfo, TimeControl } from "./tables";

/**
 * A line of talk.
 */
export type Chat = { 
/**
 * At which table.
 */
table: string, 
/**
 * Its number there, from 1.
 */
n: number, 
/**
 * Who said it; nobody's name if they have left for good.
 */
from: string, 
/**
 * What.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Was it said among those who watch? Those who play hear it when the game is over.
 */
watching: boolean, };

/**
 * Time used by each seat, as the log tells it.
 */
export type Clock = { 
/**
 * Milliseconds by seat, up to the last entry.
 */
used: number[], 
/**
 * When the last entry was stored, in milliseconds since 1970; the clocks
 * of the seats that are asked run since then.
 */
since: number, 
/**
 * When this was told, by the same clock.
 */
now: number, 
/**
 * What each seat had left at the last entry; none if time is not limited.
 */
left?: Array<Left>, 
/**
 * The seats that have had less and less since then: nobody's time is taken
 * before the own first move, or from who is alone with bots.
 */
running: Array<Seat>, 
/**
 * Those who are waited for and have not moved yet: their flag falls when what is
 * `free` has passed since then, and nothing of their bank is taken.
 */
first?: Array<Seat>, 
/**
 * Those whose flag has fallen: a bot plays on for them, for good.
 */
fallen?: Array<Seat>, };

/**
 * What the server says about the conversation itself.
 */
export type FromHouse = { "type": "welcome", 
/**
 * The protocol from now on.
 */
v: number, 
/**
 * Who the server takes the client for.
 */
you: You, } | { "type": "news" } | { "type": "error", 
/**
 * Why.
 */
why: Said, 
/**
 * Is this the end: of the connection, or of the table it is about?
 */
fatal: boolean, 
/**
 * The table it was about, if it was about one.
 */
table?: string, };

/**
 * What the server says.
 */
export type FromServer = FromHouse | Message;

/**
 * A choice that somebody who asks for a hint might make.
 */
export type Hinted = { 
/**
 * As it is listed.
 */
choice: Listed, 
/**
 * In words; empty if nobody has words for it.
 */
says: Array<Said>, 
/**
 * What speaks for it, in words.
 */
reasons: Array<Said>, 
/**
 * How much less likely one wins than with the first, per mille; none if
 * that cannot be told.
 */
behind: number | null, };

/**
 * What a seat has prepared; nobody else is told.
 */
export type Intents = { 
/**
 * At which table.
 */
table: string, 
/**
 * In the order in which it is done.
 */
intents: Array<Kept>, };

/**
 * Something prepared, as it is stored and as its owner sees it.
 */
export type Kept = { 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * Its number there.
 */
id: number, 
/**
 * The last entry when it was prepared.
 */
after: number, 
/**
 * Why it was not done, and all that came after it thrown away. It is told until
 * the seat has done something else.
 */
failed?: Said, 
/**
 * What, in the game's notation.
 */
action: string, 
/**
 * Only if this is asked, whatever it mentions; whatever is asked if there is none.
 * An answer for every time is for the same words: numbers and names may differ.
 */
prompt?: Said, 
/**
 * Only if this lies where the action looks for it: what was meant when it was chosen.
 */
picks?: string, 
/**
 * Only if what happened last reads like this: the same sentence about the same
 * players, whatever else it mentions.
 */
like?: Said, 
/**
 * Every time, until it is taken back; otherwise once, after what was prepared
 * before.
 */
always?: boolean, };

/**
 * What a seat has left, in milliseconds.
 */
export type Left = { 
/**
 * For the whole game.
 */
bank: number, 
/**
 * Of this move's own time, which is used first.
 */
free: number, };

/**
 * What was done before, for somebody who was not there: the last steps after
 * what they have seen, or, when they asked, some before it.
 */
export type Log = { 
/**
 * At which table.
 */
table: string, 
/**
 * In order, one after the other.
 */
steps: Array<Step>, };

/**
 * What a viewer is told.
 */
export type Message = { "type": "table" } & TableInfo | { "type": "log" } & Log | { "type": "state" } & State | { "type": "ack", 
/**
 * Of the request.
 */
id: number, 
/**
 * The number of the entry, or of the chat line.
 */
n: number, } | { "type": "refused", 
/**
 * Of the request.
 */
id: number, 
/**
 * The clause that forbids it; none if no rule is at fault.
 */
clause: string | null, 
/**
 * Why.
 */
why: Said, } | { "type": "presence" } & Presence | { "type": "chat" } & Chat | { "type": "hint", 
/**
 * Of the request.
 */
id: number, 
/**
 * What a good player would do.
 */
choice: Listed, 
/**
 * The best few choices, that one first, and what speaks for each.
 */
choices: Array<Hinted>, } | { "type": "answer", 
/**
 * Of the request.
 */
id: number, 
/**
 * What the viewer may know, in the game's own shape.
 */
answer: unknown, } | { "type": "intents" } & Intents | { "type": "plan" } & Planned | { "type": "rematch", 
/**
 * The table that is over.
 */
table: string, 
/**
 * The new one.
 */
next: string, };

/**
 * Somebody asks everybody else to go back to the own last decision.
 */
export type Offer = { 
/**
 * The entry by which it was offered.
 */
n: number, 
/**
 * Who asks.
 */
by: Seat, 
/**
 * Those who have not answered.
 */
open: Array<Seat>, };

/**
 * A question that a seat may be asked, if the others go on as it is supposed here:
 * one of many ways, found from what the seat knows alone.
 */
export type Planned = { 
/**
 * Of the request.
 */
id: number, 
/**
 * The table as the seat would see it then, in the game's own shape.
 */
view: unknown, 
/**
 * What it would be asked.
 */
prompt: Said, 
/**
 * What it could do.
 */
choices: Choices, 
/**
 * What those of them mean that find something by its place: see [`Intent::picks`].
 */
picks?: { [key in string]: string }, 
/**
 * What would have happened last.
 */
supposed: Array<Said>, };

/**
 * Who is at a table now.
 */
export type Presence = { 
/**
 * Which table.
 */
table: string, 
/**
 * The seats of persons.
 */
seats: Array<SeatPresence>, 
/**
 * How many watch.
 */
watching: number, };

/**
 * Is the holder of a seat here?
 */
export type SeatPresence = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Here?
 */
here: boolean, };

/**
 * A table as one viewer sees it after an entry.
 */
export type State = { 
/**
 * Which table.
 */
table: string, 
/**
 * After which entry.
 */
n: number, 
/**
 * That entry, if it is news: each is told once, with the state it led to.
 */
step?: Step, 
/**
 * What the viewer knows, in the game's own shape.
 */
view: unknown, 
/**
 * The seats that owe a decision.
 */
asked: Array<Seat>, 
/**
 * What they are asked; tells nothing hidden.
 */
prompt: Said, 
/**
 * The clause at which the rules open.
 */
clause: string, 
/**
 * What the viewer can do, if asked.
 */
choices: Choices | null, 
/**
 * May the viewer take something back?
 */
undo: Undo, 
/**
 * Somebody asks the others to go back, and waits for answers.
 */
offer?: Offer, 
/**
 * How the game ended.
 */
outcome: Outcome | null, 
/**
 * The seed, revealed when the game is over.
 */
seed: string | null, 
/**
 * Time used.
 */
clock: Clock, };

/**
 * Something was done, as one viewer learns of it.
 */
export type Step = { 
/**
 * The number of its entry.
 */
n: number, 
/**
 * Who did it.
 */
seat: Seat | null, 
/**
 * What, in notation; empty for another's action while the game runs.
 */
text: string, 
/**
 * What happened, in the game's own shape.
 */
events: unknown[], 
/**
 * The same in words.
 */
says: Array<Said>, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * What the viewer knew then, in the game's own shape, where it was asked for.
 */
view?: unknown, };

/**
 * A table without its state.
 */
export type TableInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * What is played.
 */
game: string, 
/**
 * By which version of the rules.
 */
rules: number, 
/**
 * How.
 */
options: Record<string, string>, 
/**
 * By whom.
 */
seats: Array<SeatInfo>, 
/**
 * The promise of the seed, in hexadecimal.
 */
commitment: string, 
/**
 * Where the viewer sits.
 */
you: Seat | null, 
/**
 * The last entry; none before the game has started.
 */
n: number | null, 
/**
 * The last entry that was there when the viewer, who sits here, last looked:
 * told to who comes.
 */
looked?: number, 
/**
 * Which chapter of the game's lesson this is, if it is one.
 */
chapter: number | null, 
/**
 * Where its host sits, who may send others away before the game.
 */
host: Seat | null, 
/**
 * Is it reached by its link only?
 */
private: boolean, 
/**
 * Has its host closed it before the game?
 */
closed: boolean, 
/**
 * How much time everybody has; as much as they like if there is none.
 */
time?: TimeControl, 
/**
 * Does who made it look for an opponent, whoever it is?
 */
seek: boolean, 
/**
 * Does it count for ratings?
 */
rated: boolean, 
/**
 * Who watches sees it so many seconds later.
 */
delay?: number, 
/**
 * Does the viewer see it late now? Then it has begun, and is not over.
 */
late: boolean, 
/**
 * The tournament it belongs to, if any.
 */
tournament?: string, };

/**
 * What a client says to the house.
 */
export type ToHouse = { "type": "hello", 
/**
 * The protocol the client speaks.
 */
v: number, } | { "type": "subscribe", 
/**
 * Which table.
 */
table: string, 
/**
 * The last entry seen.
 */
after: number | null, 
/**
 * The last chat line seen.
 */
chat?: number, } | { "type": "news" } | { "type": "unsubscribe", 
/**
 * Which table.
 */
table: string, };

/**
 * What a client says.
 */
export type ToServer = ToHouse | ToTable;

/**
 * What a client says to a table it looks at.
 */
export type ToTable = { 
/**
 * Which table.
 */
table: string, 
/**
 * Comes back with the answer.
 */
id: number, } & ({ "type": "act", 
/**
 * The last entry the player had seen when deciding.
 */
after: number, 
/**
 * What to do, in the game's notation.
 */
action: string, } | { "type": "undo" } | { "type": "offer" } | { "type": "agree", 
/**
 * The entry by which it was offered.
 */
offer: number, } | { "type": "decline", 
/**
 * The entry by which it was offered.
 */
offer: number, } | { "type": "next" } | { "type": "resign" } | { "type": "hint" } | { "type": "ask", 
/**
 * The question, in the game's notation.
 */
question: string, } | { "type": "prepare", 
/**
 * What, in the game's notation.
 */
action: string, 
/**
 * Only if this is asked, whatever it mentions; whatever is asked if there is none.
 * An answer for every time is for the same words: numbers and names may differ.
 */
prompt?: Said, 
/**
 * Only if this lies where the action looks for it: what was meant when it was chosen.
 */
picks?: string, 
/**
 * Only if what happened last reads like this: the same sentence about the same
 * players, whatever else it mentions.
 */
like?: Said, 
/**
 * Every time, until it is taken back; otherwise once, after what was prepared
 * before.
 */
always?: boolean, } | { "type": "forget", 
/**
 * Which, by its number; all of it by default.
 */
intent?: number, } | { "type": "plan" } | { "type": "log", 
/**
 * The first entry that is known.
 */
before: number, 
/**
 * With the table as it was after each, to be looked at again.
 */
views: boolean, } | { "type": "chat", 
/**
 * What to say.
 */
text: string, } | { "type": "takeover", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Which bot.
 */
level: string, } | { "type": "return", 
/**
 * Which seat.
 */
seat: Seat, });

/**
 * May something be taken back, and if not, why not?
 */
export type Undo = { 
/**
 * It may, at once.
 */
ok: boolean, 
/**
 * It may, when everybody else agrees.
 */
ask: boolean, 
/**
 * Why not, if neither.
 */
why?: Said, };

/**
 * Who the server takes a client for.
 */
export type You = { 
/**
 * The identity.
 */
id: string, 
/**
 * What others see.
 */
name: string, };

/**
 * The version of the protocol.
 */
export const PROTOCOL = 3 as const;

/**
 * So long somebody is waited for who has not moved yet, in milliseconds.
 */
export const FIRST_MOVE = 120000 as const;
