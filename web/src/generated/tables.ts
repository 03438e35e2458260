// Made from the Rust types by `cargo xtask types`; do not edit.
import type { Outcome } from "./game";
import type { Said, Seat } from "./said";

/**
 * A choice that was better than the one taken.
 */
export type Better = { 
/**
 * In notation.
 */
action: string, 
/**
 * In words.
 */
says: Array<Said>, 
/**
 * What speaks for it.
 */
reasons?: Array<Said>, 
/**
 * What the mistake cost who made it.
 */
loss: number, };

/**
 * What who runs the house tells everybody.
 */
export type Bulletin = { 
/**
 * Anything, in words.
 */
announcement?: string, 
/**
 * The house is worked on, so nothing new begins; with more words, or none.
 */
maintenance?: string, };

/**
 * From where to play on, and who.
 */
export type Continue = { 
/**
 * The last entry to keep.
 */
at: number, 
/**
 * A seat each: `me` or `bot:LEVEL`.
 */
seats: Array<string>, };

/**
 * Name and password.
 */
export type Credentials = { 
/**
 * The name.
 */
name: string, 
/**
 * The password.
 */
password: string, };

/**
 * What came by mail.
 */
export type Entered = { 
/**
 * The last part of the link.
 */
token: string, };

/**
 * Who plays for those who are missing.
 */
export type Fill = { 
/**
 * Bots of this level.
 */
level: string, };

/**
 * What becomes of a seat without time.
 */
export type Flag = "lose" | "bot";

/**
 * Whose password was forgotten.
 */
export type Forgotten = { 
/**
 * The account's name.
 */
name: string, 
/**
 * In which language to write.
 */
language: string, };

/**
 * One step of a replay.
 */
export type Frame = { 
/**
 * The entry.
 */
n: number, 
/**
 * Whose.
 */
seat: Seat | null, 
/**
 * What was done, in notation.
 */
action: string, 
/**
 * What happened, in words.
 */
says: Array<Said>, 
/**
 * What happened, as data.
 */
events: unknown[], 
/**
 * The round, in games that count them.
 */
round?: number, 
/**
 * Everything, after it.
 */
view: unknown, };

/**
 * Which seat to take; the first free one by default.
 */
export type Join = { 
/**
 * The seat.
 */
seat?: Seat, };

/**
 * Something was made.
 */
export type Made = { 
/**
 * Its id.
 */
id: string, };

/**
 * Who the visitor is.
 */
export type Me = { 
/**
 * The identity.
 */
id: string, 
/**
 * What others see.
 */
name: string, 
/**
 * Is there an account?
 */
account: boolean, };

/**
 * A name to be used from now on.
 */
export type Named = { 
/**
 * The name.
 */
name: string, };

/**
 * A new password.
 */
export type NewPassword = { 
/**
 * What came by mail.
 */
token: string, 
/**
 * The password.
 */
password: string, };

/**
 * A table to be made.
 */
export type NewTable = { 
/**
 * What to play.
 */
game: string, 
/**
 * How; options left out have their defaults.
 */
options?: { [key in string]: string }, 
/**
 * A seat each: `me`, `open` or `bot:LEVEL`.
 */
seats?: Array<string>, 
/**
 * A chapter of the game's lesson instead, from 0; it brings its own seats
 * and options.
 */
chapter?: number, 
/**
 * Is it for those who have its link, and in no list that others see?
 */
private?: boolean, 
/**
 * How much time everybody has; as much as they like by default.
 */
time?: TimeControl | null, 
/**
 * Does it count for ratings? Then all people there have accounts.
 */
rated?: boolean, 
/**
 * Names of people for whom the open seats are kept, in order.
 */
invite?: Array<string>, 
/**
 * Who watches sees it so many seconds later; at once by default.
 */
delay?: number, };

/**
 * A way to be set up.
 */
export type NewWay = { "kind": "push", 
/**
 * How it is reached.
 */
to: Subscription, 
/**
 * In which language.
 */
language: string, } | { "kind": "webhook", 
/**
 * Where it takes messages.
 */
url: string, 
/**
 * In which language.
 */
language: string, } | { "kind": "mail", 
/**
 * The address.
 */
address: string, 
/**
 * In which language.
 */
language: string, };

/**
 * What a link has opened.
 */
export type Opened = { 
/**
 * The page to go on with.
 */
path: string, };

/**
 * Somebody looks for an opponent.
 */
export type Pair = { 
/**
 * For this game.
 */
game: string, 
/**
 * How much time everybody has; as much as they like by default.
 */
time?: TimeControl | null, 
/**
 * The table where one waits already: if somebody has come there, it is that.
 */
waited?: string, };

/**
 * A decision.
 */
export type Point = { 
/**
 * The entry by which it was taken.
 */
n: number, 
/**
 * Whose it was.
 */
seat: Seat, 
/**
 * The round, in games that count them.
 */
round?: number, 
/**
 * How likely each seat was to win before it, as who decided could know.
 */
before: Array<number>, 
/**
 * And with what was played.
 */
after: Array<number>, 
/**
 * What was played, in words.
 */
played: Array<Said>, 
/**
 * Is it one of the turning points?
 */
turned?: boolean, 
/**
 * What came of it, in words, if it is.
 */
told?: Array<Said>, 
/**
 * What would have been better, if it was a mistake.
 */
better?: Better, };

/**
 * A part of the day, in minutes after midnight UTC; it may go over midnight.
 */
export type QuietHours = { 
/**
 * From then on.
 */
from: number, 
/**
 * Until then; not the same.
 */
until: number, };

/**
 * Why something was refused.
 */
export type Refused = { 
/**
 * In words.
 */
why: Said, };

/**
 * Whom the host sends away.
 */
export type Remove = { 
/**
 * From this seat.
 */
seat: Seat, };

/**
 * A game to look at again, with everything hidden in it.
 */
export type Replay = { 
/**
 * What was played, by whom.
 */
header: ReplayHeader, 
/**
 * How many steps there are.
 */
length: number, 
/**
 * Some of them, one after the other.
 */
frames: Array<Frame>, };

/**
 * What a replay shows before its first step.
 */
export type ReplayHeader = { 
/**
 * What was played.
 */
game: string, 
/**
 * By which version of the rules.
 */
rules: number, 
/**
 * Why the frames have no views: nobody here plays by these rules.
 */
unplayed?: Said, 
/**
 * How.
 */
options: Record<string, string>, 
/**
 * By whom.
 */
seats: Array<SeatInfo>, 
/**
 * The promise of the seed.
 */
commitment: string, 
/**
 * The seed, if it was revealed.
 */
seed: string | null, 
/**
 * How it ended, if that is recorded.
 */
outcome: Outcome | null, };

/**
 * A finished game with hindsight. Chances are per mille, seat by seat; who wins
 * together shares one.
 */
export type Review = { 
/**
 * What was played.
 */
game: string, 
/**
 * By which version of the rules.
 */
rules: number, 
/**
 * Who wins together.
 */
sides: Array<Array<Seat>>, 
/**
 * The decisions in which there was something to choose.
 */
points: Array<Point>, 
/**
 * How it ended, as chances.
 */
end: Array<number>, };

/**
 * What is told while a game is being reviewed, one after the other.
 */
export type Reviewing = { "type": "progress", 
/**
 * Decisions that were judged.
 */
done: number, 
/**
 * All of them.
 */
of: number, } | { "type": "done", 
/**
 * Who sat where.
 */
seats: Array<SeatInfo>, 
/**
 * The review.
 */
review: Review, } | { "type": "failed", 
/**
 * Why.
 */
why: Said, };

/**
 * Who sits on a seat.
 */
export type SeatInfo = { 
/**
 * What sits there.
 */
kind: SeatKind, 
/**
 * What it is called; at a seat that nobody has taken yet, for whom it is kept.
 */
name: string, 
/**
 * Is it the viewer's seat, or kept for the viewer?
 */
you: boolean, 
/**
 * The level of a bot.
 */
level?: string, 
/**
 * Under which name there is a page about them, if they have an account.
 */
profile?: string, };

/**
 * What sits on a seat.
 */
export type SeatKind = "person" | "bot" | "open";

/**
 * A session of the visitor's: a browser in which the visitor is known.
 */
export type SessionInfo = { 
/**
 * Its id, by which it can be ended.
 */
id: string, 
/**
 * When it began.
 */
created: number, 
/**
 * When it was seen last, to a few minutes.
 */
seen: number, 
/**
 * The browser and its system, in a few words; may be empty.
 */
device: string, 
/**
 * Is it the one that asks?
 */
this: boolean, };

/**
 * Something to be put aside, or to be taken away.
 */
export type Shelve = { 
/**
 * Under which name.
 */
name: string, 
/**
 * What it says; none: it is not wanted any more.
 */
text: string | null, };

/**
 * Something the visitor has put aside for a game.
 */
export type Shelved = { 
/**
 * Its name on the visitor's shelf.
 */
name: string, 
/**
 * What it says; what that means is the game's matter.
 */
text: string, };

/**
 * What a browser gives to be reached by.
 */
export type Subscription = { 
/**
 * Where its push service takes letters for it.
 */
endpoint: string, 
/**
 * Its public key, in base64url.
 */
p256dh: string, 
/**
 * A secret shared with it, in base64url.
 */
auth: string, };

/**
 * A table in a list.
 */
export type Summary = { 
/**
 * Its id.
 */
id: string, 
/**
 * What is played.
 */
game: string, 
/**
 * How.
 */
options: Record<string, string>, 
/**
 * By whom.
 */
seats: Array<SeatInfo>, 
/**
 * Has the game begun?
 */
started: boolean, 
/**
 * Has it ended?
 */
over: boolean, 
/**
 * Does it wait for the visitor: for a decision, or to sit down?
 */
turn: boolean, 
/**
 * The round, in games that count them.
 */
round?: number, 
/**
 * Does it count for ratings?
 */
rated: boolean, 
/**
 * When it changed last, in milliseconds since 1970.
 */
updated: number, 
/**
 * How much time everybody has.
 */
time?: TimeControl, 
/**
 * Until when somebody has time who is asked, in milliseconds since 1970.
 */
due?: number, 
/**
 * Who watches sees it so many seconds later; until it is over nothing of its game
 * is told here but to those who sit there.
 */
delay?: number, };

/**
 * The lists of tables.
 */
export type Tables = { 
/**
 * Those that wait for players, and have a seat for anybody.
 */
open: Array<Summary>, 
/**
 * Those that are played by people and may be watched by anybody.
 */
running: Array<Summary>, 
/**
 * Those where the visitor sits, or has a seat kept.
 */
mine: Array<Summary>, 
/**
 * What who runs the house tells everybody, if there is something.
 */
bulletin?: Bulletin, };

/**
 * How much time everybody at a table has, in seconds.
 */
export type TimeControl = { 
/**
 * For the whole game: what there is to begin with, or the reserve.
 */
bank: number, 
/**
 * Of its own for each move, used before the bank; 0 where all is in the bank.
 */
per_move: number, 
/**
 * Added to the bank after each move.
 */
increment: number, 
/**
 * What becomes of who has none left.
 */
flag: Flag, };

/**
 * A way that is set up.
 */
export type WayInfo = { 
/**
 * Its id, by which it can be removed.
 */
id: string, 
/**
 * By what.
 */
kind: WayName, 
/**
 * Where it leads.
 */
to: string, 
/**
 * Is it this browser?
 */
here: boolean, };

/**
 * By what somebody can be told.
 */
export type WayName = "push" | "webhook" | "mail";

/**
 * By which ways the visitor is told that a game waits.
 */
export type Ways = { 
/**
 * The key that browsers are told to expect letters from, in base64url.
 */
key: string, 
/**
 * Can mail be sent?
 */
mail: boolean, 
/**
 * To whom webhooks may lead.
 */
webhooks: Array<string>, 
/**
 * Those that are set up.
 */
ways: Array<WayInfo>, 
/**
 * When nothing is told, if there is such a time.
 */
quiet: QuietHours | null, };
