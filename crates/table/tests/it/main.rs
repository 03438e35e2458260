//! Tables without a server: what is told to them, and what they want done.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod ambush;
mod bots;
mod cases;
mod desk;
mod flags;
mod hosts;
mod intents;
mod pauses;
mod seats;
mod takeback;
mod telling;
mod watchers;
mod world;
mod worlds;
