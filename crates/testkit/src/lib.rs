//! What games are tested with. Nothing that is shipped depends on this crate.
//!
//! - [`toys`]: tiny games that need what the contract offers and no real game
//!   uses yet.

pub mod toys;
mod twin;

pub use twin::Twin;
