//! Looking at a step of a record, and going on from there.

use crate::common::{act, duel, eventful, finish, game};
use record::{Mode, Opening, Place, Play, Problem, Record, verify};
use tabletop::{Seat, Seed};
use testkit::toys::lookup;

#[test]
fn a_record_replays_to_any_step() {
    let record = eventful(3).record();
    let mut seen = Vec::new();
    let watch = |course: &record::Course, _: &dyn tabletop::Happened| {
        seen.push(course.state().digest());
    };
    record.replay(game("duel"), Mode::Strict, None, watch).unwrap();
    let recorded: Vec<_> = record.entries.iter().map(|entry| entry.digest).collect();
    assert_eq!(seen, recorded);
    for entry in &record.entries {
        for mode in [Mode::Strict, Mode::Tolerant] {
            let to = Some(entry.n);
            let course = record.replay(game("duel"), mode, to, |_, _| {}).unwrap();
            assert_eq!(course.state().digest(), entry.digest);
            assert_eq!(course.entries().len() as u32, entry.n + 1);
        }
    }
    let beyond = record.replay(game("duel"), Mode::Strict, Some(9999), |_, _| {});
    assert_eq!(beyond.err().unwrap().problem, Problem::NoEntry);
}

#[test]
fn a_finished_game_continues_from_any_step_and_verifies_strictly() {
    let record = eventful(3).record();
    for at in 0..record.entries.len() as u32 - 1 {
        let mut play = record.resume(game("duel"), at, Seed::number(50)).unwrap();
        assert_eq!(play.entries(), &record.entries[..=at as usize]);
        finish(&mut play, 4);
        let text = play.record().text();
        verify(&text, lookup, Mode::Strict).unwrap();
        // Once more, from before and from after the first branch.
        let second = Record::parse(&text).unwrap();
        for again in [at / 2, at + 1] {
            let mut third = second.resume(game("duel"), again, Seed::number(51)).unwrap();
            finish(&mut third, 5);
            let origin = third.header().origin.clone().unwrap();
            assert_eq!(origin.origin.is_some(), again > at);
            verify(third.record().text(), lookup, Mode::Strict).unwrap();
        }
    }
}

/// Luck is taken back and drawn anew, and the record verifies; who goes on from
/// an exercise plays in earnest.
#[test]
fn an_exercise_is_tried_again_until_it_is_continued() {
    let opening =
        Opening { exercise: true, ..Opening::new(serde_json::json!({"seats": 2}), ["a", "b"]) };
    let mut play = Play::start(game("duel"), opening, Seed::number(1)).unwrap().0;
    play.act(Seat(0), &act("attack 1")).unwrap();
    for _ in 0..2 {
        play.act(Seat(1), &act("parry")).unwrap();
        let undo = play.course().undo(Seat(1)).unwrap();
        play.act(Seat(1), &undo).unwrap();
    }
    play.act(Seat(1), &act("parry")).unwrap();
    let at = play.entries().len() as u32 - 1;
    let earnest = play.record().resume(game("duel"), at, Seed::number(2)).unwrap();
    let why = earnest.undo_refusal(Seat(1)).unwrap().why;
    assert_eq!(why.key, "table-undo-luck");
    finish(&mut play, 4);
    verify(play.record().text(), lookup, Mode::Strict).unwrap();
}

#[test]
fn a_game_still_going_on_continues_but_its_luck_stays_unproven() {
    let mut original = duel(2, 1);
    original.act(Seat(0), &act("attack 1")).unwrap();
    original.act(Seat(1), &act("stand")).unwrap();
    let mut play = original.record().resume(game("duel"), 2, Seed::number(2)).unwrap();
    assert_eq!(play.header().origin.as_ref().unwrap().seed, None);
    finish(&mut play, 1);
    let text = play.record().text();
    verify(&text, lookup, Mode::Tolerant).unwrap();
    let error = verify(&text, lookup, Mode::Strict).unwrap_err();
    assert_eq!((error.place, error.problem), (Place::Header, Problem::OriginUnrevealed));
}

#[test]
fn origins_that_cannot_be_are_refused() {
    let record = eventful(3).record();
    let resumed = record.resume(game("duel"), 4, Seed::number(1)).unwrap().record();
    let problem = |change: &dyn Fn(&mut Record)| {
        let mut record = resumed.clone();
        change(&mut record);
        verify(record.text(), lookup, Mode::Tolerant).unwrap_err().problem
    };
    let foreign = problem(&|r| r.header.origin.as_mut().unwrap().seed = Some(Seed::number(8)));
    assert_eq!(foreign, Problem::Commitment);
    let beyond = problem(&|r| r.header.origin.as_mut().unwrap().at = 5);
    assert_eq!(beyond, Problem::Origin);
    let circular = problem(&|r| {
        let origin = r.header.origin.as_mut().unwrap();
        origin.origin = Some(Box::new(origin.clone()));
    });
    assert_eq!(circular, Problem::Origin);
}
