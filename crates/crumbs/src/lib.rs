//! Crumbs, a toy: three heaps, and who carries the last crumb home wins. It is
//! kept for the tests, to prove that a further game is one crate, one folder
//! of the client and one entry of the catalog (`xtask/src/fifth.rs`).
//!
//! Clause ids such as CR-2 refer to `rules/en.md`.

mod action;
mod bots;
#[cfg(test)]
mod conformance;
mod game_box;
mod rules;

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

pub use action::Action;
pub use game_box::GAME_BOX;

/// How many crumbs lie on each heap at the start (CR-1).
pub const HEAPS: [u8; 3] = [3, 4, 5];

/// A game; everybody sees all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crumbs {
    heaps: [u8; 3],
    active: Seat,
    resigned: bool,
}

/// Nothing is left to be decided: two play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {}

/// What everybody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "crumbs.ts"))]
pub struct View {
    /// Crumbs on each heap.
    pub heaps: [u8; 3],
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// Who has won.
    pub winner: Option<Seat>,
    /// Whose view it is.
    pub viewer: Viewer,
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "crumbs.ts"))]
pub enum Event {
    /// Crumbs are carried home (CR-2).
    Took {
        /// By whom.
        seat: Seat,
        /// From which heap, counted from 0.
        heap: u8,
        /// How many.
        count: u8,
        /// How many are left there.
        left: u8,
    },
    /// Somebody gives up.
    Resigned {
        /// Who.
        seat: Seat,
    },
}
