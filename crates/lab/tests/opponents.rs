//! Whoever looks ahead beats whoever does not, for two and for four.

#![expect(clippy::unwrap_used, reason = "a test fails loudly")]

use bots::Budget;
use lab::{Contest, Entrant, Series};
use tabletop::{Options, Seed, Seeded};

/// How many of so many games the first of these bots wins.
fn wins(game: &str, levels: &[&str], games: u32, options: &[(&str, &str)]) -> usize {
    let entry = catalog::find(game).unwrap();
    let entrants: Vec<_> =
        levels.iter().map(|level| Entrant::level(entry.bot(level).unwrap())).collect();
    let options: Options = options.iter().copied().collect();
    let setup = entry.game.setup(entrants.len() as u8, &options).unwrap();
    let seed = Seed::number(4);
    let contest = Contest { entry, game: entry.game, setup, entrants, seed };
    let series = Series { contest, games, rotate: true };
    let won = |game: lab::Finished| {
        let seat = game.fixture.seating.iter().position(|bot| *bot == 0).unwrap();
        game.outcome.places[seat] == 1
    };
    series.play(won).unwrap().into_iter().filter(|won| *won).count()
}

#[test]
fn who_looks_ahead_beats_greedy() {
    for game in ["micropolis", "microscopic"] {
        let won = wins(game, &["good", "greedy"], 10, &[]);
        assert!(won >= 7, "{game}: {won} of 10 with two players");
        let won = wins(game, &["good", "greedy", "greedy", "greedy"], 4, &[]);
        assert!(won >= 2, "{game}: {won} of 4 with four players");
    }
}

#[test]
fn who_looks_ahead_in_microscopic_beats_the_clock() {
    let won = wins("microscopic", &["good"], 6, &[("level", "normal")]);
    assert!(won >= 5, "{won} of 6 alone");
    let won = wins("microscopic", &["good", "good"], 3, &[("variant", "coop")]);
    assert!(won >= 2, "{won} of 3 together");
}

#[test]
fn a_beginner_beats_chance_and_loses_to_greedy() {
    for game in ["micropolis", "microscopic", "mutant-chronicles"] {
        let won = wins(game, &["beginner", "random"], 10, &[]);
        assert!(won >= 8, "{game}: {won} of 10 against any choice");
        let won = wins(game, &["greedy", "beginner"], 10, &[]);
        assert!(won >= 6, "{game}: {won} of 10 of greedy against a beginner");
    }
}

#[test]
fn nobody_is_offered_an_opponent_who_does_anything() {
    for entry in catalog::GAMES {
        assert!(entry.levels().all(|level| level != "random"), "{}", entry.game.id());
        assert!(entry.levels().count() >= 2, "{}", entry.game.id());
    }
}

/// A budget that is over at once still brings an answer.
#[test]
fn who_must_answer_now_does() {
    for game in ["micropolis", "microscopic", "mutant-chronicles"] {
        let entry = catalog::find(game).unwrap();
        let setup = entry.game.setup(2, &Options::default()).unwrap();
        let (table, _) = entry.game.start(&setup, &mut Seeded::new(Seed::number(1))).unwrap();
        let budget = Budget::unlimited();
        budget.cancel();
        let asked = table.turn().seats().iter().next().unwrap();
        let mut bot = (entry.bot("expert").unwrap().make)(Seed::number(2));
        let answer = bot.choose(&*table, asked, &budget).unwrap();
        table.check(asked, &answer).unwrap();
    }
}
