//! Records, from outside.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod agreement;
mod common;
mod mutations;
mod play;
mod reading;
mod steps;
mod versions;
