//! A tournament as a value.
//!
//! Who takes part, who meets whom and where they sit, what a table's end is worth,
//! who stands where. No I/O, no clock, no luck: everything follows from the lines of
//! its log ([`Line`]). [`Tournament::hear`] takes the next line;
//! [`Tournament::next`] says which line should be written next, if any. Whoever
//! has a store and tables is a shell around it. It knows no game: a table is a
//! number and who sits there.
//!
//! `docs/tournaments.md` says by which rules.

mod arena;
mod berger;
mod charter;
mod league;
mod line;
mod next;
mod pairing;
mod points;
mod standing;
mod state;
mod swiss;

pub use charter::{Charter, Format};
pub use line::{Ending, Event, Line};
pub use points::{UNIT, worth};
pub use standing::{Division, Met, Row};
pub use state::{Entrant, Fault, Round, Stage, Table, Tournament};

/// Who takes part, by a number: they count from 0 in the order of joining.
pub type Player = u32;
