//! Mutant Chronicles, a battle of small armies on a hex map.
//!
//! Clause ids such as MC-K2 refer to `docs/rules/mutant-chronicles.md`.

pub mod board;
pub mod dice;
pub mod hex;
pub mod hexes;
mod named;
pub mod place;
pub mod sight;
