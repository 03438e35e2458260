//! Tiny games, to test everything that does not care which game it is.
//!
//! - [`Sealed`]: all decide at once, in secret; hands nobody else knows; who
//!   resigns is out while the others play on; victory may be shared.
//! - [`Duel`]: a seat that is not on turn is asked in the middle of another's
//!   action; dice, a decision on the roll, more dice; teams; seats drop out.
//! - [`Darts`]: open forms with bounds and a sampler; alone, or all together
//!   against the board; two versions of its rules.

mod darts;
mod duel;
mod sealed;

use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::{Erased, Game, Said, SetupError};

pub use darts::Darts;
pub use duel::Duel;
pub use sealed::Sealed;

static GAMES: [&dyn Game; 3] =
    [&Erased::<Sealed>::NEWEST, &Erased::<Duel>::NEWEST, &Erased::<Darts>::NEWEST];

/// The toy of this name.
#[must_use]
pub fn lookup(id: &str) -> Option<&'static dyn Game> {
    GAMES.into_iter().find(|game| game.id() == id)
}

/// So many can play.
fn fit(seats: u8, range: &RangeInclusive<u8>) -> Result<(), SetupError> {
    if range.contains(&seats) {
        return Ok(());
    }
    let said = Said::new("table-seats").with("seats", seats);
    let said = said.with("least", *range.start());
    Err(SetupError::new(said.with("most", *range.end())))
}

/// Reads a position.
fn position<T: DeserializeOwned>(value: &Value) -> Result<T, SetupError> {
    T::deserialize(value).map_err(|error| SetupError::unreadable("position", &error))
}

/// A position that contradicts itself.
fn impossible() -> SetupError {
    SetupError::new(Said::new("toys-impossible"))
}

/// Points that somebody could have made.
fn few(points: &[i32]) -> bool {
    points.iter().all(|points| (0..=1000).contains(points))
}
