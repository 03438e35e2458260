//! Mutant Chronicles, a battle of small armies on a hex map.
//!
//! Clause ids such as MC-K2 refer to `docs/rules/mutant-chronicles.md`.

pub mod army;
pub mod basics;
pub mod board;
pub mod cards;
pub mod dice;
pub mod hex;
pub mod hexes;
mod named;
pub mod place;
pub mod prepared;
pub mod reach;
pub mod sight;
pub mod units;
