//! Whole games of the toys, for all tests of records.

use record::{Deed, Opening, Play};
use serde_json::{Value, json};
use tabletop::{Game, Seat, Seed};
use testkit::toys;

pub(crate) fn game(id: &str) -> &'static dyn Game {
    toys::lookup(id).unwrap()
}

/// The version of the rules that a set-up is for.
pub(crate) fn game_for(id: &str, setup: &Value) -> &'static dyn Game {
    game(id).at(setup["version"].as_u64().unwrap_or(1) as u32).unwrap()
}

pub(crate) fn act(action: &str) -> Deed {
    Deed::Act(action.to_owned())
}

pub(crate) fn start(id: &str, setup: Value, seats: usize, seed: u64) -> Play {
    let names = (0..seats).map(|n| format!("player {n}"));
    let game = game_for(id, &setup);
    let opening = Opening::new(setup, names);
    Play::start(game, opening, Seed::number(seed)).unwrap().0
}

pub(crate) fn sealed(seed: u64) -> Play {
    start("sealed", json!({"seats": 2}), 2, seed)
}

pub(crate) fn duel(seats: u8, seed: u64) -> Play {
    start("duel", json!({"seats": seats}), seats.into(), seed)
}

/// Plays on to the end, everybody taking the `n`th choice in turn.
pub(crate) fn finish(play: &mut Play, mut n: usize) {
    while let Some(seat) = play.state().turn().seats().iter().next() {
        let listed = play.state().choices(seat).listed;
        n = n.wrapping_mul(31).wrapping_add(7);
        play.act(seat, &act(&listed[n / 8 % listed.len()].text)).unwrap();
    }
}

/// A finished duel with dice, wounds, an undo, a handover and a resignation.
pub(crate) fn eventful(seed: u64) -> Play {
    let mut play = duel(4, seed);
    play.act(Seat(0), &act("attack 1")).unwrap();
    let undo = play.course().undo(Seat(0)).unwrap();
    play.act(Seat(0), &undo).unwrap();
    play.act(Seat(0), &act("attack 3")).unwrap();
    play.act(Seat(3), &act("parry")).unwrap();
    play.act(Seat(0), &act("again")).unwrap();
    play.act(Seat(2), &Deed::Handover("greedy".to_owned())).unwrap();
    play.act(Seat(2), &Deed::Resign).unwrap();
    finish(&mut play, 1);
    play
}
