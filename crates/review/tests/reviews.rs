//! Reviews of real records: they find what was thrown away, say the same twice,
//! and know no more than who decided.

#![expect(clippy::unwrap_used, reason = "a test fails loudly")]

use bots::Budget;
use record::{Deed, Opening, Play, Record};
use review::{Review, Task, Unreviewable, review};
use serde_json::json;
use tabletop::{Options, Seat, Seed, Seeded, Viewer};

fn golden(game: &str, name: &str) -> Record {
    let path = format!("{}/../{game}/golden/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    Record::parse(std::fs::read(path).unwrap()).unwrap()
}

fn reviewed(record: &Record) -> Result<Review, Unreviewable> {
    review(catalog::find(&record.header.game).unwrap(), record, |_, _| {})
}

/// Both can claim what they lack to win; who is on turn draws cards instead, and
/// the other does not.
fn thrown_away() -> Record {
    let game = catalog::game("microscopic").unwrap();
    let ready = |kind: &str, organisms: [&str; 2]| {
        let cells = [kind; 4];
        json!({ "hand": ["simple"], "genes": ["cold"], "cells": cells, "organisms": organisms })
    };
    let position = json!({
        "round": 12, "turn": 0, "first": 0,
        "players": [ready("heat", ["water", "cold"]), ready("photosynthetic", ["bacteria", "simple"])],
    });
    let setup = game.setup(2, &Options::default()).unwrap();
    let opening = Opening { position: Some(position), ..Opening::new(setup, ["Ada", "Bo"]) };
    let (mut play, _) = Play::start(game, opening, Seed::number(3)).unwrap();
    let cells = ["photosynthetic"; 4].join("+");
    let claim = format!("organism photosynthetic spending {cells}");
    for (seat, action) in [(0, "draw"), (1, &claim)] {
        play.act(Seat(seat), &Deed::Act(action.to_owned())).unwrap();
    }
    assert!(play.outcome().unwrap().winners.contains(Seat(1)));
    play.record()
}

#[test]
fn a_victory_thrown_away_is_a_mistake_and_the_turning_point() {
    let record = thrown_away();
    let found = reviewed(&record).unwrap();
    let (point, better) = found.mistakes().next().unwrap();
    assert_eq!((point.n, point.seat), (1, Seat(0)));
    assert!(better.action.starts_with("organism "), "{}", better.action);
    assert_eq!(better.says.first().unwrap().key, "microscopic-do-organism");
    assert!(!better.reasons.is_empty());
    assert!(better.loss > 800, "{}", better.loss);
    assert!(point.before[0] > 900 && point.after[0] < 200, "{point:?}");
    let (turned, after) = found.turning().next().unwrap();
    assert_eq!(turned.n, 1);
    assert!(after[1] > 800, "{after:?}");
    assert_eq!(found.mistakes().count(), 1, "who took the victory did well");
    assert_eq!(found.end, [0, 1000]);
}

#[test]
fn the_same_record_has_the_same_review() {
    let record = golden("micropolis", "micropolis-2-v2");
    let once = reviewed(&record).unwrap();
    assert_eq!(once, reviewed(&record).unwrap());
    assert!(once.points.len() > 30, "{}", once.points.len());
    assert!(once.points.iter().all(|point| point.before.iter().sum::<u16>().abs_diff(1000) <= 2));
    let text = serde_json::to_string(&once).unwrap();
    assert_eq!(serde_json::from_str::<Review>(&text).unwrap(), once);
}

#[test]
fn what_is_found_depends_on_nothing_hidden() {
    for (game, name, every) in [
        ("micropolis", "micropolis-2-v2", 9),
        ("microscopic", "microscopic-2-v2", 40),
        ("mutant-chronicles", "mutant-chronicles-skirmish-v2", 60),
    ] {
        let (record, entry) = (golden(game, name), catalog::find(game).unwrap());
        let rules = record.game(catalog::game).unwrap();
        let task = Task::of(entry, &record).unwrap();
        let (mut judged, mut differed) = (0, 0);
        for decision in task.decisions.iter().step_by(every) {
            let view = decision.state().view(Viewer::Seat(decision.seat));
            let mut luck = Seeded::new(Seed::number(u64::from(decision.n)));
            let other = rules.imagine(&view, &mut luck).unwrap();
            differed += usize::from(other.digest() != decision.state().digest());
            let budget = Budget::unlimited();
            let here = decision.judge(entry, &budget);
            assert_eq!(
                here,
                decision.instead(other).judge(entry, &budget),
                "{name} {}",
                decision.n
            );
            judged += usize::from(here.is_some());
        }
        assert!(judged > 2, "{name}: {judged}");
        assert!(differed > 0 || game == "micropolis", "{name} has secrets");
    }
}

#[test]
fn sides_that_win_together_share_a_chance() {
    let record = golden("microscopic", "microscopic-coop-v2");
    let entry = catalog::find("microscopic").unwrap();
    let task = Task::of(entry, &record).unwrap();
    let judged = task.decisions[5].judge(entry, &Budget::unlimited()).unwrap();
    let chances = &judged.best().unwrap().chances;
    assert_eq!(chances[0], chances[1]);
}

#[test]
fn what_was_taken_back_is_not_judged() {
    let game = catalog::game("micropolis").unwrap();
    let opening = Opening::new(game.setup(2, &Options::default()).unwrap(), ["Ada", "Bo"]);
    let (mut play, _) = Play::start(game, opening, Seed::number(3)).unwrap();
    while !play.course().is_over() {
        let seat = play.state().turn().seats().iter().next().unwrap();
        let listed = play.state().choices(seat).listed;
        play.act(seat, &Deed::Act(listed[0].text.clone())).unwrap();
        if play.entries().len() % 5 == 0
            && let Ok(undo) = play.course().undo(seat)
        {
            play.act(seat, &undo).unwrap();
            let again = play.state().choices(seat).listed.pop().unwrap();
            play.act(seat, &Deed::Act(again.text)).unwrap();
        }
    }
    let undone = |entry: &&record::Entry| matches!(entry.deed, Deed::Undo(_));
    let (record, taken_back) = (play.record(), play.entries().iter().filter(undone).count());
    assert!(taken_back > 2, "{taken_back}");
    let acted = play.entries().iter().filter(|entry| matches!(entry.deed, Deed::Act(_))).count();
    let task = Task::of(catalog::find("micropolis").unwrap(), &record).unwrap();
    assert_eq!(task.decisions.len(), acted - taken_back);
}

#[test]
fn a_running_game_keeps_its_secrets() {
    let mut record = golden("microscopic", "microscopic-2-v2");
    record.end = None;
    assert_eq!(reviewed(&record).unwrap_err(), Unreviewable::NotOver);
    record.entries.truncate(20);
    assert_eq!(reviewed(&record).unwrap_err(), Unreviewable::NotOver);
}

#[test]
fn a_game_without_a_critic_says_so() {
    let record = golden("micro-mutants", "micro-mutants-advanced-4-v2");
    assert_eq!(reviewed(&record).unwrap_err(), Unreviewable::Unjudged);
}

#[test]
fn who_stops_waiting_gets_nothing() {
    let record = thrown_away();
    let entry = catalog::find("microscopic").unwrap();
    let budget = Budget::unlimited();
    budget.cancel();
    assert_eq!(Task::of(entry, &record).unwrap().decisions[0].judge(entry, &budget), None);
}
