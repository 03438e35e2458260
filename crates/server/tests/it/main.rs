//! The server over real sockets.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod bad;
mod bots;
mod clocks;
mod common;
mod device;
mod doors;
mod fair;
mod friends;
mod http;
mod leak;
mod nodes;
mod notices;
mod orders;
mod passkeys;
mod patience;
mod people;
mod play;
mod prepared;
mod ratings;
mod resume;
mod review;
mod sessions;
mod shelf;
mod takeback;
mod tournaments;
mod upgrade;
mod watchers;
