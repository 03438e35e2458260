//! Mutant Chronicles, a battle of small armies on a hex map.
//!
//! Clause ids such as MC-K2 refer to `docs/rules/mutant-chronicles.md`.

pub mod basics;
mod named;
