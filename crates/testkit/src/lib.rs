//! What games are tested with.
//!
//! - [`scenario`]: the rules as data, one TOML file for each case.
//! - [`coverage`]: every clause has a scenario, every scenario a clause.
//! - [`conformance()`]: what every game must do, put to the test in random games.
//! - [`golden`]: recorded games that must replay for ever.
//! - [`toys`]: tiny games that need what the contract offers and no real game
//!   uses yet.
//!
//! Failures are values, in words for a person: the binary runs scenarios too,
//! and nobody's file may crash it.

mod conformance;
pub mod coverage;
pub mod golden;
pub mod scenario;
pub mod toys;
mod twin;

pub use conformance::{Broken, Check, Tally, TestPlan, conformance};
pub use twin::Twin;
