//! What can be asked beyond the choices, and what statistics may group by.

use std::borrow::Cow;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::{NotationError, Seat};

/// The questions, and the answers, of a game about which nothing can be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoQuestion(Infallible);

impl NoQuestion {
    /// The answer to a question that nobody can ask.
    pub fn never<T>(&self) -> T {
        match self.0 {}
    }
}

impl fmt::Display for NoQuestion {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.never()
    }
}

impl FromStr for NoQuestion {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Err(NotationError::wrong(text, "a question: this game answers none"))
    }
}

impl Serialize for NoQuestion {
    fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        self.never()
    }
}

/// Something true of a game that statistics may group by: the map it was
/// played on, the faction of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fact {
    /// What it is about, such as `map`.
    pub name: &'static str,
    /// The seat it is true of; none if of the whole game.
    pub seat: Option<Seat>,
    /// What is true, such as `a01`.
    pub value: Cow<'static, str>,
}

impl Fact {
    /// True of the whole game.
    #[must_use]
    pub fn of_game(name: &'static str, value: impl Into<Cow<'static, str>>) -> Self {
        Fact { name, seat: None, value: value.into() }
    }

    /// True of one seat.
    #[must_use]
    pub fn of_seat(name: &'static str, seat: Seat, value: impl Into<Cow<'static, str>>) -> Self {
        Fact { name, seat: Some(seat), value: value.into() }
    }
}
