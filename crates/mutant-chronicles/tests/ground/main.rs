//! The ground of the game, checked against facts and slow references.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails loudly")]

mod armies;
mod boards;
mod geometry;
mod odds;
mod reach;
mod sight;
