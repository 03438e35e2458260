//! The golden records of the only game that reckons with broken numbers: its physics is
//! optimised here as it is for players, and must give the digests of every other build.

#![allow(clippy::panic, reason = "a test fails by panicking")]

use std::path::Path;

use tabletop::Game;

#[test]
fn every_golden_record_replays() {
    let game: &'static dyn Game = micro_mutants::GAME_BOX.game;
    let found = |id: &str| (id == game.id()).then_some(game);
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let held = testkit::golden::check(&golden, found);
    let planned = micro_mutants::GAME_BOX.golden.len();
    assert!(matches!(held, Ok(count) if count >= planned), "{held:#?}, planned: {planned}");
}
