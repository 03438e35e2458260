//! Tables without a server: what is told to them, and what they want done.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod cases;
mod world;
mod worlds;
