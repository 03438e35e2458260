//! Whose anthill, and which side of it.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

tabletop::named! {
    /// One of a player's two anthills (MP-X1). Where everybody has one, it has no
    /// name.
    #[expect(missing_docs, reason = "anthills are called by these letters")]
    enum Hill in "micropolis.ts" {
        A = "a",
        B = "b",
    }
}

/// An anthill at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub struct Home {
    /// Whose it is.
    pub seat: Seat,
    /// Which of two.
    pub anthill: Option<Hill>,
}

impl fmt::Display for Home {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.seat.fmt(f)?;
        self.anthill.map_or(Ok(()), |hill| write!(f, " {hill}"))
    }
}

tabletop::named! {
    /// Where the next tile goes (MP-T7): right is clockwise around the foundation.
    #[expect(missing_docs, reason = "sides are what they are called")]
    enum Side in "micropolis.ts" {
        Left = "left",
        Right = "right",
    }
}
