//! The words of sealed bids: what is done, what happens, what is seen.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{NotationError, Seat, SeatSet, WordReader};

/// How many play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub(super) seats: u8,
}

/// Lay this card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lay(pub u8);

impl fmt::Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lay {}", self.0)
    }
}

impl FromStr for Lay {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = WordReader::new(line);
        words.keyword("lay")?;
        let card = words.read("a card")?;
        words.end()?;
        Ok(Lay(card))
    }
}

/// How many cards does the asker know to beat this one?
#[derive(Clone, Debug, PartialEq)]
pub struct Chances(pub u8);

impl fmt::Display for Chances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "chances {}", self.0)
    }
}

impl FromStr for Chances {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = WordReader::new(line);
        words.keyword("chances")?;
        let card = words.read("a card")?;
        words.end()?;
        Ok(Chances(card))
    }
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// A hand was dealt.
    Dealt { seat: Seat, cards: Option<Vec<u8>> },
    /// A card was laid face down.
    Laid { seat: Seat, card: Option<u8> },
    /// All cards were turned.
    Turned { cards: Vec<Option<u8>> },
    /// Somebody takes a point.
    Point { seat: Seat },
    /// A card was drawn.
    Drew { seat: Seat, card: Option<u8> },
    /// Somebody left.
    Left { seat: Seat },
}

/// What a viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub(super) hands: Vec<Hand>,
    pub(super) laid: Vec<Laid>,
    pub(super) turned: Vec<Option<u8>>,
    pub(super) points: Vec<i32>,
    pub(super) draws: u8,
    pub(super) out: SeatSet,
}

/// A hand, open or not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Hand {
    /// One's own.
    Open(Vec<u8>),
    /// Only its size is known.
    Closed(u8),
}

/// What lies before a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Laid {
    /// Nothing yet.
    Nothing,
    /// A card, face down.
    Down,
    /// One's own card, face down.
    Card(u8),
}

/// A position by description.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Position {
    pub(super) hands: Vec<Vec<u8>>,
    #[serde(default)]
    pub(super) points: Option<Vec<i32>>,
}
