//! Bodies of the HTTP interface that are about tournaments.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::TimeControl;
use tournament::{Ending, Format};

/// Where a tournament is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts")
)]
#[serde(rename_all = "lowercase")]
pub enum TournamentStage {
    /// Waits for players.
    Open,
    /// Is being played.
    Running,
    /// All is played.
    Over,
    /// The host has called it off.
    Cancelled,
}

/// A tournament to be made.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts")
)]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    /// What it is called.
    pub name: String,
    /// What to play.
    pub game: String,
    /// How; options left out have their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// Who meets whom.
    pub format: Format,
    /// How many sit at a table, if there are enough.
    pub seats: u8,
    /// Is it for those who have its link, and in no list that others see?
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub private: bool,
    /// Must those who take part have an account?
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub accounts: bool,
    /// When it starts by itself, in milliseconds since 1970; otherwise when the
    /// host says so.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub starts: Option<u64>,
    /// How long a table waits for who does not come, in minutes.
    pub patience: u32,
    /// Does everybody hand in an army when joining?
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub armies: bool,
    /// How much time everybody has at a table; as much as they like by default. Who has
    /// none left has lost.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub time: Option<TimeControl>,
    /// Do its games count for ratings? Only where all have accounts.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
}

/// Somebody takes part.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts")
)]
#[serde(deny_unknown_fields)]
pub struct Enter {
    /// The army they hand in, where one is asked for.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub army: Option<String>,
}

/// Whom the host sends away.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts")
)]
#[serde(deny_unknown_fields)]
pub struct DropPlayer {
    /// By number.
    pub player: u32,
}

/// The host's word about a table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts")
)]
#[serde(deny_unknown_fields)]
pub struct Decide {
    /// Which table, by number.
    pub table: u32,
    /// Each seat's place, 1 the best; none: it does not count.
    pub places: Option<Vec<u8>>,
}

/// A tournament in a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts")
)]
pub struct TournamentSummary {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What is played.
    pub game: String,
    /// Who meets whom.
    pub format: Format,
    /// Where it is in its life.
    pub stage: TournamentStage,
    /// How many take part.
    pub players: u32,
    /// The round that is played, from 1; 0 before the first.
    pub round: u32,
    /// How many there will be, where that is known.
    pub rounds: Option<u32>,
    /// When it starts by itself.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub starts: Option<u64>,
    /// Is it the viewer's?
    pub host: bool,
}

/// The lists of tournaments, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts")
)]
pub struct Tournaments {
    /// Those the visitor hosts or takes part in.
    pub mine: Vec<TournamentSummary>,
    /// Those that wait for players.
    pub open: Vec<TournamentSummary>,
    /// Those that are being played.
    pub running: Vec<TournamentSummary>,
    /// Those that are over.
    pub over: Vec<TournamentSummary>,
}

/// Somebody who takes part, or did.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts")
)]
pub struct TournamentPlayer {
    /// What others see.
    pub name: String,
    /// Do they still play?
    pub active: bool,
    /// The army they have handed in, once all may see it.
    pub army: Option<String>,
}

/// A table of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts")
)]
pub struct TournamentTable {
    /// Its number in the tournament.
    pub number: u32,
    /// Its id, by which it is visited.
    pub id: String,
    /// Who sits there, in order of seats.
    pub players: Vec<u32>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// What each seat got for it.
    pub points: Vec<f64>,
}

/// A round; in an arena, whatever was paired at once.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts")
)]
pub struct TournamentRound {
    /// Its tables.
    pub tables: Vec<TournamentTable>,
    /// Who had none.
    pub byes: Vec<u32>,
}

/// A meeting, in the cross table.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts")
)]
pub struct Meeting {
    /// In which round, from 1.
    pub round: u32,
    /// With whom; nobody in a round without a table.
    pub other: Option<u32>,
    /// 1 for a victory, a half for a draw; none while it is not over.
    pub score: Option<f64>,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts")
)]
pub struct StandingRow {
    /// Who.
    pub player: u32,
    /// Their place, from 1; shared among equals.
    pub place: u32,
    /// Points.
    pub points: f64,
    /// Tables that counted.
    pub games: u32,
    /// Those they have won.
    pub wins: u32,
    /// The points of those they have met.
    pub buchholz: f64,
    /// The points of those they have beaten, and half of those they drew with.
    pub berger: f64,
    /// What they got from those who are otherwise equal.
    pub direct: f64,
    /// Whom they have met.
    pub met: Vec<Meeting>,
}

/// A tournament as somebody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts")
)]
pub struct TournamentView {
    /// As it stands in a list.
    pub summary: TournamentSummary,
    /// How it is played.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub options: BTreeMap<String, String>,
    /// How many sit at a table, if there are enough.
    pub seats: u8,
    /// Is it reached by its link only?
    pub private: bool,
    /// Must those who take part have an account?
    pub accounts: bool,
    /// How long a table waits for who does not come, in minutes.
    pub patience: u32,
    /// Does everybody hand in an army when joining?
    pub armies: bool,
    /// How much time everybody has at a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub time: Option<TimeControl>,
    /// Do its games count for ratings?
    pub rated: bool,
    /// What can be handed in, in the game's notation, besides what one has made oneself.
    pub openings: Vec<String>,
    /// Whose it is, by name.
    pub host: String,
    /// The viewer's number, if they take part or did.
    pub you: Option<u32>,
    /// May the viewer join, or come back?
    pub may_join: bool,
    /// The table that waits for the viewer.
    pub table: Option<String>,
    /// Those who take part, or did, by number.
    pub players: Vec<TournamentPlayer>,
    /// The rounds of this season, in order.
    pub rounds: Vec<TournamentRound>,
    /// When the time of an arena is over.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub ends: Option<u64>,
    /// Which season of a league, from 1.
    pub season: u32,
    /// Who stands where, in each division.
    pub standings: Vec<Vec<StandingRow>>,
}
