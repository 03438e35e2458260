//! The words of darts: what is done, what happens.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{NotationError, Seat, Version, WordReader};

/// How many play, and how.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    #[serde(default, skip_serializing_if = "Version::is_first")]
    pub(super) version: Version,
    pub(super) seats: u8,
    pub(super) together: bool,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Aim at this point.
    Throw { x: i32, y: i32 },
    /// Keep the dart for a few points.
    Hold,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Throw { x, y } => write!(f, "throw {x} {y}"),
            Action::Hold => f.write_str("hold"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = WordReader::new(line);
        let action = match words.next("a verb")? {
            "throw" => {
                Action::Throw { x: words.read("millimetres")?, y: words.read("millimetres")? }
            }
            "hold" => Action::Hold,
            other => return Err(NotationError::wrong(other, "a verb")),
        };
        words.end()?;
        Ok(action)
    }
}

/// What happens: a dart lands, or a seat is left empty.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// Points for a dart.
    Scored { seat: Seat, points: i32 },
    /// Somebody went home.
    Gone { seat: Seat },
}

/// A position by description.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Position {
    pub(super) points: Vec<i32>,
    #[serde(default)]
    pub(super) round: u8,
}
