//! What was decided when a tournament was made. Never changed afterwards.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::TimeControl;

/// Who meets whom, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts", rename = "TournamentFormat")
)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Format {
    /// Rounds in which those meet who have as many points, and nobody twice.
    Swiss {
        /// How many rounds; fewer if there are too few players for so many.
        rounds: u8,
    },
    /// Everybody meets everybody.
    #[serde(rename = "robin")]
    RoundRobin {
        /// How often, with the seats changed: once or twice.
        legs: u8,
    },
    /// Whoever is free is paired again, until the time is over.
    Arena {
        /// How long.
        minutes: u32,
    },
    /// Divisions in which everybody meets everybody, season after season.
    League {
        /// The most players of a division.
        size: u8,
        /// How often they meet in a season.
        legs: u8,
        /// How many go up and down between two divisions.
        moves: u8,
    },
}

/// What was decided when a tournament was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charter {
    /// What it is called.
    pub name: String,
    /// Whose it is, by identity.
    pub host: String,
    /// What is played.
    pub game: String,
    /// How: handed on to every table.
    pub options: BTreeMap<String, String>,
    /// Who meets whom.
    pub format: Format,
    /// How many sit at a table, if there are enough.
    pub seats: u8,
    /// Is it for those who have its link?
    pub private: bool,
    /// Must those who take part have an account?
    pub accounts: bool,
    /// When it starts by itself, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<u64>,
    /// How long a table waits for who does not come, in milliseconds.
    pub patience: u64,
    /// Does everybody hand in an army when joining?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub armies: bool,
    /// How much time everybody has at a table; handed on to every table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
    /// Do its games count for ratings? Then all who take part have accounts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}
