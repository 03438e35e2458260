//! Whose anthill, and which side of it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{NotationError, Seat};

/// One of a player's two anthills (MP-X1). Where everybody has one, it has no
/// name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
#[expect(missing_docs, reason = "anthills are called by these letters")]
pub enum Hill {
    A,
    B,
}

impl fmt::Display for Hill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Hill::A { "a" } else { "b" })
    }
}

impl FromStr for Hill {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        match word {
            "a" => Ok(Hill::A),
            "b" => Ok(Hill::B),
            _ => Err(NotationError::wrong(word, "a or b")),
        }
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

/// Where the next tile goes (MP-T7): right is clockwise around the foundation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
#[expect(missing_docs, reason = "sides are what they are called")]
pub enum Side {
    Left,
    Right,
}

impl Side {
    /// Its name in notation and messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Side {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        match word {
            "left" => Ok(Side::Left),
            "right" => Ok(Side::Right),
            _ => Err(NotationError::wrong(word, "left or right")),
        }
    }
}
