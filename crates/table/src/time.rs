//! How much time a table gives. One arithmetic for hours at a table and for
//! games that take weeks: each seat has a bank, each move may bring time of its
//! own that is used first, and each finished move may add to the bank. A move is
//! all that a seat does until it is no longer asked.

use serde::{Deserialize, Serialize};

/// How much time everybody at a table has, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    /// For the whole game: what there is to begin with, or the reserve.
    pub bank: u32,
    /// Of its own for each move, used before the bank; 0 where all is in the bank.
    #[serde(default)]
    pub per_move: u32,
    /// Added to the bank after each move.
    #[serde(default)]
    pub increment: u32,
    /// What becomes of who has none left.
    #[serde(default)]
    pub flag: Flag,
}

/// What becomes of a seat without time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Flag {
    /// It has lost, as if it had given up.
    #[default]
    Lose,
    /// A bot plays on for it.
    Bot,
}

/// How the log names a flag that fell.
pub const OUT_OF_TIME: &str = "time";

/// So long, in milliseconds, somebody is waited for who sits with others and has not
/// made a move yet.
pub const FIRST_MOVE: u64 = 2 * 60 * 1_000;

/// How the log names what somebody has handed in before the game, and the house has done.
pub(crate) const HANDED_IN: &str = "handed-in";

const DAY: u32 = 24 * 60 * 60;

impl TimeControl {
    /// Could people play by it? The first move has `shortest` seconds at least, and
    /// nobody waits for more than a month.
    #[must_use]
    pub fn is_sound(&self, shortest: u32) -> bool {
        let first = u64::from(self.bank) + u64::from(self.per_move);
        first >= u64::from(shortest).max(1)
            && self.bank <= 30 * DAY
            && self.per_move <= 30 * DAY
            && self.increment <= 60 * 60
    }

    /// Does a move take days, so that nobody sits and waits for it?
    #[must_use]
    pub fn is_slow(&self) -> bool {
        self.per_move >= 60 * 60
    }
}

/// In milliseconds, as everything a table counts.
pub(crate) fn milliseconds(seconds: u32) -> u64 {
    u64::from(seconds) * 1_000
}
