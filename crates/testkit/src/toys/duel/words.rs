//! The words of a duel: what is done, what happens.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{NotationError, Seat, WordReader};

/// How many play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub(super) seats: u8,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Attack this seat.
    Attack(Seat),
    /// Let the turn pass.
    Wait,
    /// Harder to hit.
    Parry,
    /// Easier to hit, but who misses an upright target falls over and loses a
    /// life.
    Stand,
    /// Leave the die.
    Keep,
    /// Roll it once again.
    Again,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Attack(seat) => write!(f, "attack {seat}"),
            Action::Wait => f.write_str("wait"),
            Action::Parry => f.write_str("parry"),
            Action::Stand => f.write_str("stand"),
            Action::Keep => f.write_str("keep"),
            Action::Again => f.write_str("again"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = WordReader::new(line);
        let action = match words.next("a verb")? {
            "attack" => Action::Attack(Seat(words.read("a seat")?)),
            "wait" => Action::Wait,
            "parry" => Action::Parry,
            "stand" => Action::Stand,
            "keep" => Action::Keep,
            "again" => Action::Again,
            other => return Err(NotationError::wrong(other, "a verb")),
        };
        words.end()?;
        Ok(action)
    }
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// Somebody is attacked.
    Attacked { seat: Seat, target: Seat },
    /// The die shows this.
    Rolled { roll: u32 },
    /// Somebody loses lives.
    Hurt { seat: Seat, lives: i32 },
    /// Somebody is out.
    Out { seat: Seat },
}

/// A position by description.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Position {
    pub(super) lives: Vec<i32>,
}
