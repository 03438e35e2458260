//! Bodies of the HTTP interface about people: profiles, histories, leaderboards,
//! friends.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::SeatKind;

/// How a game ended for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "people.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Won.
    Won,
    /// Won, and others did too.
    Shared,
    /// Not won.
    Lost,
}

/// What somebody is to somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "people.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Tie {
    /// A friend.
    Friend,
    /// Blocked: does not sit down at my tables, invite me or talk to me.
    Blocked,
}

/// How strong somebody is at a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "people.ts"))]
pub struct RatingInfo {
    /// Which game.
    pub game: String,
    /// The time class, such as `none`.
    pub pace: String,
    /// `two` players, or `more`.
    pub form: String,
    /// The rating; everybody begins with 1500.
    pub rating: i32,
    /// It lies within twice this in 95 of 100 cases.
    pub deviation: i32,
    /// After so many games.
    pub games: u32,
    /// Known well enough to be compared with others?
    pub established: bool,
    /// What it was after each of the last games, the oldest first: when, and the rating.
    #[cfg_attr(feature = "ts", ts(type = "[number, number][]"))]
    pub curve: Vec<(u64, i32)>,
}

/// How often somebody won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "people.ts"))]
pub struct Tally {
    /// At which game.
    pub game: String,
    /// `two` players, or `more`.
    pub form: String,
    /// Games that ended.
    pub games: u32,
    /// Of these won.
    pub won: u32,
    /// Of these won with others.
    pub shared: u32,
}

/// The visitor and somebody else.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "people.ts"))]
pub struct Between {
    /// What they are to the visitor.
    pub tie: Option<Tie>,
    /// How often the visitor won against them.
    pub tallies: Vec<Tally>,
}

/// Somebody who has an account, as everybody may know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "people.ts"))]
pub struct Profile {
    /// What they are called.
    pub name: String,
    /// Is it the visitor?
    pub you: bool,
    /// Since when there is an account, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
    /// How strong they are.
    pub ratings: Vec<RatingInfo>,
    /// How often they won, private games included.
    pub tallies: Vec<Tally>,
    /// The visitor and they.
    pub between: Between,
}

/// A page of games that have ended, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "people.ts"))]
pub struct History {
    /// The games.
    pub games: Vec<FinishedGame>,
    /// Asks for the next page; none after the last.
    pub next: Option<String>,
}

/// A game that has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "people.ts"))]
pub struct FinishedGame {
    /// Its table.
    pub table: String,
    /// What was played.
    pub game: String,
    /// How.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub options: BTreeMap<String, String>,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: u64,
    /// May everybody see it?
    pub listed: bool,
    /// Did it count for ratings: `no`, `yes`, `bots` (for theirs), `short`, `often`,
    /// `guests`, `together`?
    pub counted: String,
    /// Who played, seat by seat.
    pub seats: Vec<FinishedSeat>,
}

/// A seat of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "people.ts", optional_fields)
)]
pub struct FinishedSeat {
    /// A person or a bot.
    pub kind: SeatKind,
    /// What they are called now; empty for who has deleted the account.
    pub name: String,
    /// Is there a page about them?
    pub account: bool,
    /// The level of a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Is it who was asked about, or the visitor if nobody was?
    pub this: bool,
    /// The place of their side, 1 the best.
    pub place: u32,
    /// What that is.
    pub verdict: Verdict,
    /// Points, where they are added up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// The rating after it, if it counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// By how much it changed that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain: Option<i32>,
    /// What was played, as it can be looked for: `army=flyborgs`.
    pub facts: Vec<String>,
}

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "people.ts"))]
pub struct Leaders {
    /// The best first.
    pub leaders: Vec<Leader>,
    /// Asks for the next page; none after the last.
    pub next: Option<String>,
}

/// Somebody on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "people.ts"))]
pub struct Leader {
    /// A person or a bot.
    pub kind: SeatKind,
    /// The name, or the level of a bot.
    pub name: String,
    /// Is it the visitor?
    pub you: bool,
    /// The rating.
    pub rating: i32,
    /// How far the truth may be off.
    pub deviation: i32,
    /// After so many games.
    pub games: u32,
}

/// A friend of the visitor, or somebody the visitor has blocked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "people.ts"))]
pub struct Friend {
    /// What they are called.
    pub name: String,
    /// What they are.
    pub tie: Tie,
    /// Were they seen within the last minutes?
    pub here: bool,
}

/// The end of the visitor's account.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "people.ts"))]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password, once more.
    pub password: String,
}

/// A password must not end up in a log by accident.
impl std::fmt::Debug for Farewell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Farewell").finish_non_exhaustive()
    }
}

/// What somebody is to be to the visitor.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "people.ts"))]
#[serde(deny_unknown_fields)]
pub struct Befriend {
    /// Their name.
    pub name: String,
    /// What they are to be; nothing any more, if it is none.
    pub tie: Option<Tie>,
}
