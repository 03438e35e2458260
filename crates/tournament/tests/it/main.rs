//! Tournaments from their logs: rules that must hold whatever happens.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod formats;
mod swiss;
mod walks;
mod world;
