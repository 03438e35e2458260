//! The log of a tournament: what happened, and when. Lines are only ever added.

use serde::{Deserialize, Serialize};

use crate::{Charter, Player};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    #[serde(flatten)]
    pub event: Event,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Event {
    /// It was made: the first line, and no other.
    Created {
        /// What was decided.
        charter: Charter,
    },
    /// Somebody takes part.
    Joined {
        /// Their number: the next that is free.
        player: Player,
        /// Who.
        identity: String,
        /// What they were called then.
        name: String,
        /// What they have handed in, if anything; others see it after the start.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        army: Option<String>,
    },
    /// Somebody who had left takes part again.
    Returned {
        /// Who.
        player: Player,
    },
    /// Somebody takes part no more.
    Left {
        /// Who.
        player: Player,
        /// Was it the host who said so?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        sent: bool,
    },
    /// It begins.
    Started {
        /// Everybody in the order they are set, the first at the top.
        order: Vec<Player>,
    },
    /// Tables are made: a round, or in an arena one after the other.
    Paired {
        /// Who sits at each, in order of seats. Tables count on through all rounds.
        tables: Vec<Vec<Player>>,
        /// Who has no table this time.
        byes: Vec<Player>,
    },
    /// A table is over.
    Ended {
        /// Which.
        table: u32,
        /// How.
        ending: Ending,
    },
    /// The next season of a league begins.
    Season,
    /// All is played.
    Finished,
    /// The host has called it off.
    Cancelled,
}

/// How a table ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tournaments.ts", rename = "TableEnding")
)]
#[serde(tag = "how", rename_all = "lowercase")]
pub enum Ending {
    /// By the game.
    Played {
        /// Each seat's place, 1 the best; equal places are shared.
        places: Vec<u8>,
    },
    /// By the host's word.
    Decided {
        /// Each seat's place, 1 the best; equal places are shared.
        places: Vec<u8>,
    },
    /// Somebody did not come, or has gone.
    Forfeit {
        /// The seats of those who were missing.
        absent: Vec<u8>,
    },
    /// It does not count; those who sat there may meet again.
    Void,
}
