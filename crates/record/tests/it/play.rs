//! Live games: proposals, taking back, waking up.

use crate::common::{act, duel, eventful, finish, game, game_for, sealed};
use record::{Chain, Deed, Entry, Opening, Play};
use serde_json::json;
use tabletop::{Digest, Happened, Luck, Seat, Seed, Viewer, house};

#[test]
fn a_proposal_changes_nothing_before_it_is_committed() {
    let mut play = duel(2, 1);
    let before = play.state().digest();
    let proposal = play.propose(Seat(0), &act("  attack   1 ")).unwrap().at(1234);
    assert_eq!(play.state().digest(), before);
    assert_eq!(proposal.entry().deed, act("attack 1"), "in its one spelling");
    assert_eq!(proposal.entry().at, Some(1234));
    assert_ne!(proposal.state().digest(), before);
    assert_eq!(proposal.happened().seen_by(Viewer::Public).len(), 1);
    let after = proposal.entry().digest;
    play.commit(proposal).unwrap();
    assert_eq!(play.state().digest(), after);
}

#[test]
fn proposing_draws_the_same_luck_every_time() {
    let mut play = duel(2, 1);
    play.act(Seat(0), &act("attack 1")).unwrap();
    let first = play.propose(Seat(1), &act("stand")).unwrap();
    let second = play.propose(Seat(1), &act("stand")).unwrap();
    assert!(!first.entry().luck.is_empty());
    assert_eq!(first.entry(), second.entry());
    play.commit(first).unwrap();
    assert!(play.commit(second).is_err(), "the game has moved on");
    assert_eq!(play.entries().len(), 3);
}

#[test]
fn the_rules_refuse_with_their_clause() {
    let mut play = duel(2, 1);
    let clause = |play: &Play, seat: u8, deed: Deed| match play.propose(Seat(seat), &deed) {
        Ok(_) => panic!("{deed:?} is allowed"),
        Err(illegal) => illegal.clause,
    };
    assert_eq!(clause(&play, 0, act("attack 0")), "DU-1");
    assert_eq!(clause(&play, 0, act("sing")), house::NOTATION);
    assert_eq!(clause(&play, 1, act("wait")), house::NOT_ASKED);
    assert_eq!(clause(&play, 200, Deed::Resign), house::NOT_ASKED);
    assert_eq!(clause(&play, 0, Deed::Start), house::NOT_OFFERED);
    finish(&mut play, 3);
    for deed in [act("wait"), Deed::Resign, Deed::Handover("x".to_owned())] {
        assert_eq!(clause(&play, 0, deed), house::OVER);
    }
    assert_eq!(clause(&play, 0, Deed::Undo(0)), house::UNDO);
}

fn refusal(play: &Play, seat: u8) -> Option<String> {
    let refusal = play.undo_refusal(Seat(seat))?;
    assert_eq!(refusal.clause, house::UNDO);
    Some(refusal.why.key.into_owned())
}

#[test]
fn taking_back_restores_the_very_state() {
    let mut play = sealed(1);
    assert_eq!(refusal(&play, 0).as_deref(), Some("table-undo-nothing"));
    let start = play.state().digest();
    let card = play.state().choices(Seat(1)).listed[0].text.clone();
    play.act(Seat(1), &act(&card)).unwrap();
    assert_eq!(refusal(&play, 1), None);
    assert_eq!(refusal(&play, 0).as_deref(), Some("table-undo-other"));
    let handover = Deed::Handover("somebody".to_owned());
    play.act(Seat(0), &handover).unwrap();
    assert_eq!(play.course().labels(), ["somebody", "player 1"]);
    play.act(Seat(1), &Deed::Undo(0)).unwrap();
    assert_eq!(play.state().digest(), start);
    assert_eq!(play.entries()[3].digest, start);
    assert_eq!(refusal(&play, 1).as_deref(), Some("table-undo-nothing"));
    assert_eq!(play.course().labels()[0], "somebody", "a handover stays");
}

#[test]
fn some_things_cannot_be_taken_back() {
    let opening = Opening {
        position: Some(json!({"hands": [[1, 2], [3, 4]]})),
        ..Opening::new(json!({"seats": 2}), ["a", "b"])
    };
    let mut play = Play::start(game("sealed"), opening, Seed::number(1)).unwrap().0;
    play.act(Seat(0), &act("lay 1")).unwrap();
    play.act(Seat(1), &act("lay 3")).unwrap();
    assert_eq!(refusal(&play, 1).as_deref(), Some("table-undo-shown"));
    assert_eq!(refusal(&play, 0).as_deref(), Some("table-undo-other"));

    let mut play = duel(4, 1);
    play.act(Seat(0), &act("attack 1")).unwrap();
    assert_eq!(refusal(&play, 0), None);
    play.act(Seat(1), &act("parry")).unwrap();
    assert_eq!(refusal(&play, 1).as_deref(), Some("table-undo-luck"));
    play.act(Seat(1), &Deed::Resign).unwrap();
    assert_eq!(refusal(&play, 1).as_deref(), Some("table-undo-nothing"));
    finish(&mut play, 5);
    for seat in 0..4 {
        assert_eq!(refusal(&play, seat).as_deref(), Some("table-undo-over"));
    }
}

#[test]
fn taking_back_goes_as_far_as_it_is_fair() {
    // Seat 1 is alone in having darts left to hold, after seat 0 went home.
    let mut play = crate::common::start("darts", json!({"seats": 2, "together": false}), 2, 1);
    play.act(Seat(0), &act("throw 0 0")).unwrap();
    play.act(Seat(0), &Deed::Resign).unwrap();
    let mut digests = vec![play.state().digest()];
    for _ in 0..2 {
        play.act(Seat(1), &act("hold")).unwrap();
        digests.push(play.state().digest());
    }
    let clause = |to| play.propose(Seat(1), &Deed::Undo(to)).err().map(|no| no.why.key);
    assert_eq!(clause(1).as_deref(), Some("table-undo-other"));
    assert_eq!(clause(4).as_deref(), Some("table-undo-nothing"));
    assert_eq!(clause(99).as_deref(), Some("table-undo-nothing"));
    play.act(Seat(1), &Deed::Undo(2)).unwrap();
    assert_eq!(play.state().digest(), digests[0]);
    play.act(Seat(1), &act("hold")).unwrap();
    assert_eq!(play.state().digest(), digests[1]);
    assert_eq!(play.course().undo(Seat(1)).unwrap(), Deed::Undo(5));
}

#[test]
fn a_game_wakes_where_it_fell_asleep() {
    let seed = Seed::number(3);
    let whole = eventful(3);
    for at in 1..=whole.entries().len() {
        let (header, entries) = (whole.header().clone(), whole.entries()[..at].to_vec());
        let mut woken = Play::wake(game("duel"), header, entries, seed, |_, _| {}).unwrap();
        for entry in &whole.entries()[at..] {
            woken.act(entry.seat.unwrap(), &entry.deed).unwrap();
        }
        assert_eq!(woken.record(), whole.record(), "woken after entry {}", at - 1);
    }
}

#[test]
fn a_game_follows_what_was_stored_elsewhere() {
    let (seed, whole) = (Seed::number(3), eventful(3));
    let told = |what: &dyn Happened| serde_json::to_string(&what.seen_by(Viewer::Public)).unwrap();
    let mut happened = Vec::new();
    let (header, entries) = (whole.header().clone(), whole.entries().to_vec());
    Play::wake(game("duel"), header, entries, seed, |_, what| happened.push(told(&*what))).unwrap();
    for at in 1..whole.entries().len() {
        let (header, entries) = (whole.header().clone(), whole.entries()[..at].to_vec());
        let mut behind = Play::wake(game("duel"), header, entries, seed, |_, _| {}).unwrap();
        let before = behind.record();
        // What is not the next entry, or not what came of it, is not followed.
        assert!(behind.follow(whole.entries()[at - 1].clone()).is_err());
        let wrong = Entry { digest: Digest([7; 8]), ..whole.entries()[at].clone() };
        assert!(behind.follow(wrong).is_err());
        assert_eq!(behind.record(), before);
        for entry in &whole.entries()[at..] {
            let what = behind.follow(entry.clone()).unwrap();
            assert_eq!(told(&*what), happened[entry.n as usize]);
        }
        assert_eq!(behind.record(), whole.record(), "followed from entry {at}");
    }
}

#[test]
fn the_next_line_of_a_log_is_read_by_itself() {
    let whole = eventful(3);
    let text = whole.record().text();
    let lines: Vec<&str> = text.lines().collect();
    let mut chain = Chain::new();
    assert_eq!(chain.header(whole.header()).trim_end(), lines[0]);
    for entry in whole.entries() {
        let line = lines[entry.n as usize + 1];
        assert!(chain.read(entry.n + 1, line).is_err(), "another number");
        assert!(chain.read(entry.n, lines[entry.n as usize]).is_err(), "the line before");
        assert!(chain.read(entry.n, &line[..line.len() - 3]).is_err(), "broken off");
        assert_eq!(chain.read(entry.n, line).as_ref(), Ok(entry));
    }
}

#[test]
fn the_seed_is_revealed_only_at_the_end() {
    let mut play = duel(2, 9);
    let secret = "\"seed\"";
    assert!(!play.record().text().contains(secret));
    finish(&mut play, 2);
    assert!(play.record().text().contains(secret));
}

#[test]
fn scripted_luck_comes_first_and_each_stream_has_its_own() {
    let script = |luck: &[(&str, &[u32])]| {
        luck.iter()
            .map(|(stream, outcomes)| Luck((*stream).to_owned(), outcomes.to_vec()))
            .collect()
    };
    let opening = Opening {
        position: Some(json!({"lives": [2, 4]})),
        // No die shows a 78: it is passed over.
        script: script(&[("wounds", &[2]), ("dice", &[77, 4])]),
        ..Opening::new(json!({"seats": 2}), ["a", "b"])
    };
    let (mut play, happened) = Play::start(game("duel"), opening, Seed::number(1)).unwrap();
    assert!(happened.seen_by(Viewer::Omniscient).is_empty());
    for (seat, action) in [(0, "attack 1"), (1, "stand"), (0, "keep")] {
        play.act(Seat(seat), &act(action)).unwrap();
    }
    assert_eq!(play.entries()[2].luck, script(&[("dice", &[4])]));
    assert_eq!(play.entries()[3].luck, script(&[("wounds", &[2])]));
    finish(&mut play, 1);
    let text = play.record().text();
    for mode in [record::Mode::Strict, record::Mode::Tolerant] {
        record::verify(&text, testkit::toys::lookup, mode).unwrap();
    }
}

#[test]
fn a_table_needs_one_name_for_each_seat() {
    let opening = Opening::new(json!({"seats": 2}), ["only one"]);
    let error = Play::start(game("duel"), opening, Seed::number(1)).err().unwrap();
    assert_eq!(error.why.key, "table-seat-names");
}

/// A game of darts in which every dart is thrown.
fn darts() -> Play {
    let mut play = crate::common::start("darts", json!({"seats": 1, "together": false}), 1, 7);
    for action in ["throw 3 -20", "throw 0 0", "throw 50 50"] {
        play.act(Seat(0), &act(action)).unwrap();
    }
    play
}

#[test]
fn what_came_to_rest_is_written_down() {
    let record = darts().record();
    let [Luck(gust, gusts), Luck(board, settled)] = record.entries[1].luck.as_slice() else {
        panic!("{:?}", record.entries[1].luck);
    };
    assert_eq!((gust.as_str(), gusts.len(), board.as_str()), ("gust", 2, "board"));
    let off = |aim: i32, gust: u32| (aim + gust as i32 - 10).unsigned_abs();
    assert_eq!(settled, &[1, off(3, gusts[0]).max(off(-20, gusts[1]))]);
    for mode in [record::Mode::Strict, record::Mode::Tolerant] {
        record::verify(record.text(), testkit::toys::lookup, mode).unwrap();
    }
}

/// The record with another rest of its first dart, and all that follows from it.
fn altered(settled: &[u32]) -> record::Record {
    let honest = darts().record();
    let mut script: Vec<Luck> = Vec::new();
    for (n, entry) in honest.entries.iter().enumerate().skip(1) {
        script.push(entry.luck[0].clone());
        script.push(if n == 1 { Luck::settled("board", settled) } else { entry.luck[1].clone() });
    }
    let opening = Opening::new(honest.header.setup.clone(), ["player 0"]);
    let mut luck = tabletop::Replayed::new(&script);
    let game = game_for("darts", &opening.setup);
    let (mut course, _) = record::Course::open(game, opening, &mut luck).unwrap();
    for entry in &honest.entries[1..] {
        course.act(Seat(0), &entry.deed, &mut luck).unwrap();
    }
    luck.finish().unwrap();
    let outcome = course.outcome().unwrap();
    let end = honest.end.clone().map(|end| record::End { outcome, ..end });
    record::Record { entries: course.entries().to_vec(), end, ..honest }
}

#[test]
fn tolerant_replay_believes_what_came_to_rest_and_strict_computes_it_again() {
    let text = altered(&[0]).text();
    record::verify(&text, testkit::toys::lookup, record::Mode::Tolerant).unwrap();
    let strict = record::verify(&text, testkit::toys::lookup, record::Mode::Strict).unwrap_err();
    assert_eq!(
        (strict.place, strict.problem),
        (record::Place::Entry(1), record::Problem::OtherLuck)
    );
}

#[test]
fn nothing_comes_to_rest_anyhow() {
    for nonsense in [&[1, 999][..], &[0], &[2, 1, 1], &[9], &[u32::MAX]] {
        let mut record = darts().record();
        record.entries[1].luck[1] = Luck("board".to_owned(), nonsense.to_vec());
        let found = record::verify(record.text(), testkit::toys::lookup, record::Mode::Tolerant);
        let error = found.unwrap_err();
        assert_eq!(error.place, record::Place::Entry(1), "{nonsense:?}: {error}");
        assert!(matches!(error.problem, record::Problem::Luck(_)), "{nonsense:?}: {error}");
    }
}

#[test]
fn a_script_says_where_things_come_to_rest() {
    let script = vec![Luck::settled("board", &[999]), Luck::settled("board", &[0])];
    let opening = Opening { script, ..Opening::new(json!({"seats": 1, "together": false}), ["a"]) };
    let game = game_for("darts", &opening.setup);
    let (mut play, _) = Play::start(game, opening, Seed::number(1)).unwrap();
    let board = |play: &Play| play.entries().last().unwrap().luck[1].clone();
    for expected in [None, Some(Luck::settled("board", &[0])), None] {
        play.act(Seat(0), &act("throw 0 100")).unwrap();
        let found = board(&play);
        // No dart is 999 off: it is passed over and computed.
        assert_eq!(found == Luck::settled("board", &[0]), expected.is_some(), "{found:?}");
    }
    for mode in [record::Mode::Strict, record::Mode::Tolerant] {
        record::verify(play.record().text(), testkit::toys::lookup, mode).unwrap();
    }
}
