// Made from the Rust types by `cargo xtask types`; do not edit.
import type { TimeControl } from "./tables";

/**
 * The host's word about a table.
 */
export type Decide = { 
/**
 * Which table, by number.
 */
table: number, 
/**
 * Each seat's place, 1 the best; none: it does not count.
 */
places: Array<number> | null, };

/**
 * Whom the host sends away.
 */
export type DropPlayer = { 
/**
 * By number.
 */
player: number, };

/**
 * Somebody takes part.
 */
export type Enter = { 
/**
 * The army they hand in, where one is asked for.
 */
army?: string, };

/**
 * A meeting, in the cross table.
 */
export type Meeting = { 
/**
 * In which round, from 1.
 */
round: number, 
/**
 * With whom; nobody in a round without a table.
 */
other: number | null, 
/**
 * 1 for a victory, a half for a draw; none while it is not over.
 */
score: number | null, };

/**
 * A tournament to be made.
 */
export type NewTournament = { 
/**
 * What it is called.
 */
name: string, 
/**
 * What to play.
 */
game: string, 
/**
 * How; options left out have their defaults.
 */
options?: { [key in string]: string }, 
/**
 * Who meets whom.
 */
format: TournamentFormat, 
/**
 * How many sit at a table, if there are enough.
 */
seats: number, 
/**
 * Is it for those who have its link, and in no list that others see?
 */
private?: boolean, 
/**
 * Must those who take part have an account?
 */
accounts?: boolean, 
/**
 * When it starts by itself, in milliseconds since 1970; otherwise when the
 * host says so.
 */
starts?: number, 
/**
 * How long a table waits for who does not come, in minutes.
 */
patience: number, 
/**
 * Does everybody hand in an army when joining?
 */
armies?: boolean, 
/**
 * How much time everybody has at a table; as much as they like by default. Who has
 * none left has lost.
 */
time?: TimeControl | null, 
/**
 * Do its games count for ratings? Only where all have accounts.
 */
rated?: boolean, };

/**
 * A line of the standings.
 */
export type StandingRow = { 
/**
 * Who.
 */
player: number, 
/**
 * Their place, from 1; shared among equals.
 */
place: number, 
/**
 * Points.
 */
points: number, 
/**
 * Tables that counted.
 */
games: number, 
/**
 * Those they have won.
 */
wins: number, 
/**
 * The points of those they have met.
 */
buchholz: number, 
/**
 * The points of those they have beaten, and half of those they drew with.
 */
berger: number, 
/**
 * What they got from those who are otherwise equal.
 */
direct: number, 
/**
 * Whom they have met.
 */
met: Array<Meeting>, };

/**
 * How a table ended.
 */
export type TableEnding = { "how": "played", 
/**
 * Each seat's place, 1 the best; equal places are shared.
 */
places: Array<number>, } | { "how": "decided", 
/**
 * Each seat's place, 1 the best; equal places are shared.
 */
places: Array<number>, } | { "how": "forfeit", 
/**
 * The seats of those who were missing.
 */
absent: Array<number>, } | { "how": "void" };

/**
 * Who meets whom, and how often.
 */
export type TournamentFormat = { "kind": "swiss", 
/**
 * How many rounds; fewer if there are too few players for so many.
 */
rounds: number, } | { "kind": "robin", 
/**
 * How often, with the seats changed: once or twice.
 */
legs: number, } | { "kind": "arena", 
/**
 * How long.
 */
minutes: number, } | { "kind": "league", 
/**
 * The most players of a division.
 */
size: number, 
/**
 * How often they meet in a season.
 */
legs: number, 
/**
 * How many go up and down between two divisions.
 */
moves: number, };

/**
 * Somebody who takes part, or did.
 */
export type TournamentPlayer = { 
/**
 * What others see.
 */
name: string, 
/**
 * Do they still play?
 */
active: boolean, 
/**
 * The army they have handed in, once all may see it.
 */
army: string | null, };

/**
 * A round; in an arena, whatever was paired at once.
 */
export type TournamentRound = { 
/**
 * Its tables.
 */
tables: Array<TournamentTable>, 
/**
 * Who had none.
 */
byes: Array<number>, };

/**
 * Where a tournament is in its life.
 */
export type TournamentStage = "open" | "running" | "over" | "cancelled";

/**
 * A tournament in a list.
 */
export type TournamentSummary = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * What is played.
 */
game: string, 
/**
 * Who meets whom.
 */
format: TournamentFormat, 
/**
 * Where it is in its life.
 */
stage: TournamentStage, 
/**
 * How many take part.
 */
players: number, 
/**
 * The round that is played, from 1; 0 before the first.
 */
round: number, 
/**
 * How many there will be, where that is known.
 */
rounds: number | null, 
/**
 * When it starts by itself.
 */
starts: number | null, 
/**
 * Is it the viewer's?
 */
host: boolean, };

/**
 * A table of a tournament.
 */
export type TournamentTable = { 
/**
 * Its number in the tournament.
 */
number: number, 
/**
 * Its id, by which it is visited.
 */
id: string, 
/**
 * Who sits there, in order of seats.
 */
players: Array<number>, 
/**
 * How it ended.
 */
ending: TableEnding | null, 
/**
 * What each seat got for it.
 */
points: Array<number>, };

/**
 * A tournament as somebody sees it.
 */
export type TournamentView = { 
/**
 * As it stands in a list.
 */
summary: TournamentSummary, 
/**
 * How it is played.
 */
options: Record<string, string>, 
/**
 * How many sit at a table, if there are enough.
 */
seats: number, 
/**
 * Is it reached by its link only?
 */
private: boolean, 
/**
 * Must those who take part have an account?
 */
accounts: boolean, 
/**
 * How long a table waits for who does not come, in minutes.
 */
patience: number, 
/**
 * Does everybody hand in an army when joining?
 */
armies: boolean, 
/**
 * How much time everybody has at a table.
 */
time?: TimeControl, 
/**
 * Do its games count for ratings?
 */
rated: boolean, 
/**
 * What can be handed in, in the game's notation, besides what one has made oneself.
 */
openings: Array<string>, 
/**
 * Whose it is, by name.
 */
host: string, 
/**
 * The viewer's number, if they take part or did.
 */
you: number | null, 
/**
 * May the viewer join, or come back?
 */
may_join: boolean, 
/**
 * The table that waits for the viewer.
 */
table: string | null, 
/**
 * Those who take part, or did, by number.
 */
players: Array<TournamentPlayer>, 
/**
 * The rounds of this season, in order.
 */
rounds: Array<TournamentRound>, 
/**
 * When the time of an arena is over.
 */
ends: number | null, 
/**
 * Which season of a league, from 1.
 */
season: number, 
/**
 * Who stands where, in each division.
 */
standings: Array<Array<StandingRow>>, };

/**
 * The lists of tournaments, the newest first.
 */
export type Tournaments = { 
/**
 * Those the visitor hosts or takes part in.
 */
mine: Array<TournamentSummary>, 
/**
 * Those that wait for players.
 */
open: Array<TournamentSummary>, 
/**
 * Those that are being played.
 */
running: Array<TournamentSummary>, 
/**
 * Those that are over.
 */
over: Array<TournamentSummary>, };
