//! The good bot of Micropolis is good: against the greedy one, for two and for
//! four.

#![expect(clippy::unwrap_used, reason = "a test fails loudly")]

use lab::Series;
use tabletop::{Options, Seed};

/// How many of so many games the first of these bots wins.
fn wins(levels: &[&str], games: u32) -> usize {
    let entry = catalog::find("micropolis").unwrap();
    let bots: Vec<_> = levels.iter().map(|level| entry.bot(level).unwrap()).collect();
    let setup = entry.game.setup(bots.len() as u8, &Options::default()).unwrap();
    let series =
        Series { game: entry.game, setup, bots, games, seed: Seed::number(4), rotate: true };
    let won = |game: lab::Finished| {
        let seat = game.seating.iter().position(|bot| *bot == 0).unwrap();
        game.outcome.places[seat] == 1
    };
    series.play(won).unwrap().into_iter().filter(|won| *won).count()
}

#[test]
fn good_beats_greedy() {
    let won = wins(&["good", "greedy"], 40);
    assert!(won >= 26, "{won} of 40 with two players");
    let won = wins(&["good", "greedy", "greedy", "greedy"], 20);
    assert!(won >= 7, "{won} of 20 with four players");
}
