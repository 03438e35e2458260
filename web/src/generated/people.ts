// Made from the Rust types by `cargo xtask types`; do not edit.
import type { SeatKind } from "./tables";

/**
 * What somebody is to be to the visitor.
 */
export type Befriend = { 
/**
 * Their name.
 */
name: string, 
/**
 * What they are to be; nothing any more, if it is none.
 */
tie: Tie | null, };

/**
 * The visitor and somebody else.
 */
export type Between = { 
/**
 * What they are to the visitor.
 */
tie: Tie | null, 
/**
 * How often the visitor won against them.
 */
tallies: Array<Tally>, };

/**
 * The end of the visitor's account.
 */
export type Farewell = { 
/**
 * The password, once more.
 */
password: string, };

/**
 * A game that has ended.
 */
export type FinishedGame = { 
/**
 * Its table.
 */
table: string, 
/**
 * What was played.
 */
game: string, 
/**
 * How.
 */
options: Record<string, string>, 
/**
 * When it ended, in milliseconds since 1970.
 */
ended: number, 
/**
 * May everybody see it?
 */
listed: boolean, 
/**
 * Did it count for ratings: `no`, `yes`, `bots` (for theirs), `short`, `often`,
 * `guests`, `together`?
 */
counted: string, 
/**
 * Who played, seat by seat.
 */
seats: Array<FinishedSeat>, };

/**
 * A seat of it.
 */
export type FinishedSeat = { 
/**
 * A person or a bot.
 */
kind: SeatKind, 
/**
 * What they are called now; empty for who has deleted the account.
 */
name: string, 
/**
 * Is there a page about them?
 */
account: boolean, 
/**
 * The level of a bot.
 */
level?: string, 
/**
 * Is it who was asked about, or the visitor if nobody was?
 */
this: boolean, 
/**
 * The place of their side, 1 the best.
 */
place: number, 
/**
 * What that is.
 */
verdict: Verdict, 
/**
 * Points, where they are added up.
 */
points?: number, 
/**
 * The rating after it, if it counted.
 */
rating?: number, 
/**
 * By how much it changed that.
 */
gain?: number, 
/**
 * What was played, as it can be looked for: `army=flyborgs`.
 */
facts: Array<string>, };

/**
 * A friend of the visitor, or somebody the visitor has blocked.
 */
export type Friend = { 
/**
 * What they are called.
 */
name: string, 
/**
 * What they are.
 */
tie: Tie, 
/**
 * Were they seen within the last minutes?
 */
here: boolean, };

/**
 * A page of games that have ended, the newest first.
 */
export type History = { 
/**
 * The games.
 */
games: Array<FinishedGame>, 
/**
 * Asks for the next page; none after the last.
 */
next: string | null, };

/**
 * Somebody on a leaderboard.
 */
export type Leader = { 
/**
 * A person or a bot.
 */
kind: SeatKind, 
/**
 * The name, or the level of a bot.
 */
name: string, 
/**
 * Is it the visitor?
 */
you: boolean, 
/**
 * The rating.
 */
rating: number, 
/**
 * How far the truth may be off.
 */
deviation: number, 
/**
 * After so many games.
 */
games: number, };

/**
 * A page of a leaderboard.
 */
export type Leaders = { 
/**
 * The best first.
 */
leaders: Array<Leader>, 
/**
 * Asks for the next page; none after the last.
 */
next: string | null, };

/**
 * Somebody who has an account, as everybody may know them.
 */
export type Profile = { 
/**
 * What they are called.
 */
name: string, 
/**
 * Is it the visitor?
 */
you: boolean, 
/**
 * Since when there is an account, in milliseconds since 1970.
 */
since: number, 
/**
 * How strong they are.
 */
ratings: Array<RatingInfo>, 
/**
 * How often they won, private games included.
 */
tallies: Array<Tally>, 
/**
 * The visitor and they.
 */
between: Between, };

/**
 * How strong somebody is at a game.
 */
export type RatingInfo = { 
/**
 * Which game.
 */
game: string, 
/**
 * The time class, such as `none`.
 */
pace: string, 
/**
 * `two` players, or `more`.
 */
form: string, 
/**
 * The rating; everybody begins with 1500.
 */
rating: number, 
/**
 * It lies within twice this in 95 of 100 cases.
 */
deviation: number, 
/**
 * After so many games.
 */
games: number, 
/**
 * Known well enough to be compared with others?
 */
established: boolean, 
/**
 * What it was after each of the last games, the oldest first: when, and the rating.
 */
curve: [number, number][], };

/**
 * How often somebody won.
 */
export type Tally = { 
/**
 * At which game.
 */
game: string, 
/**
 * `two` players, or `more`.
 */
form: string, 
/**
 * Games that ended.
 */
games: number, 
/**
 * Of these won.
 */
won: number, 
/**
 * Of these won with others.
 */
shared: number, };

/**
 * What somebody is to somebody else.
 */
export type Tie = "friend" | "blocked";

/**
 * How a game ended for somebody.
 */
export type Verdict = "won" | "shared" | "lost";
