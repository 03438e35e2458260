//! The test kit, tested: what it must find, it finds.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod conformance;
mod coverage;
mod flawed;
mod golden;
mod scenarios;
