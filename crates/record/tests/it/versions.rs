//! Records of other versions of the rules: darts has two, and a dart that is
//! kept is worth 10 points in the first and 5 in the second.

use crate::common::{act, game, start};
use record::{Mode, Opening, Place, Play, Problem, Record, RecordError, verify};
use serde_json::{Value, json};
use tabletop::{Seat, Seed};
use testkit::toys::lookup;

fn setup(version: u32) -> Value {
    match version {
        1 => json!({"seats": 2, "together": false}),
        _ => json!({"version": version, "seats": 2, "together": false}),
    }
}

/// Six darts: all are kept but the third, which is thrown.
fn darts(version: u32) -> Play {
    let mut play = start("darts", setup(version), 2, 7);
    for (n, action) in ["hold", "hold", "throw 3 -20", "hold", "hold", "hold"].iter().enumerate() {
        play.act(Seat(n as u8 % 2), &act(action)).unwrap();
    }
    play
}

fn kept(play: &Play) -> i64 {
    let view = play.state().view(tabletop::Viewer::Public);
    view["points"][1].as_i64().unwrap()
}

#[test]
fn a_record_keeps_the_version_it_began_with() {
    assert_eq!(game("darts").version(), 2, "the newest is what everybody gets");
    for (version, points) in [(1, 30), (2, 15)] {
        let play = darts(version);
        assert_eq!((play.header().rules, kept(&play)), (version, points));
        let record = Record::parse(play.record().text()).unwrap();
        assert_eq!(record.header.rules, version);
        for mode in [Mode::Strict, Mode::Tolerant] {
            verify(record.text(), lookup, mode).unwrap();
            let course = record.replay(game("darts"), mode, None, |_, _| {}).unwrap();
            assert_eq!(course.game().version(), version);
            assert_eq!(course.state().digest(), play.state().digest());
        }
    }
}

/// As they were before there was a second version.
#[test]
fn digests_of_the_first_version_stay_what_they_were() {
    let mut play = start("darts", setup(1), 2, 7);
    let digests = ["bac95cc64206b14b", "761295f9948afbd7", "f728d1cba3079e5b"];
    assert_eq!(play.state().digest().to_string(), digests[0]);
    for (seat, digest) in [(0, digests[1]), (1, digests[2])] {
        play.act(Seat(seat), &act("hold")).unwrap();
        assert_eq!(play.state().digest().to_string(), digest);
    }
    assert_eq!(play.header().setup, setup(1), "and so do set-ups");
}

#[test]
fn a_game_goes_on_by_the_rules_it_began_with() {
    for (version, points) in [(1, 10), (2, 5)] {
        let record = darts(version).record();
        let mut resumed = record.resume(game("darts"), 3, Seed::number(8)).unwrap();
        assert_eq!(resumed.header().rules, version);
        let before = kept(&resumed);
        for seat in [1, 0, 1] {
            resumed.act(Seat(seat), &act("hold")).unwrap();
        }
        assert_eq!(kept(&resumed), before + 2 * points);
        verify(resumed.record().text(), lookup, Mode::Strict).unwrap();

        let (header, entries) = (record.header.clone(), record.entries[..4].to_vec());
        let mut woken =
            Play::wake(game("darts"), header, entries, Seed::number(7), |_, _| {}).unwrap();
        woken.act(Seat(1), &act("hold")).unwrap();
        assert_eq!(woken.entries(), &record.entries[..5]);
    }
}

fn complaints(record: &Record) -> Vec<RecordError> {
    let replayed = record.replay(game("darts"), Mode::Tolerant, None, |_, _| {});
    let resumed = record.resume(game("darts"), 1, Seed::number(1));
    vec![
        verify(record.text(), lookup, Mode::Strict).unwrap_err(),
        replayed.err().unwrap(),
        resumed.err().unwrap(),
    ]
}

#[test]
fn a_version_nobody_knows_is_named_beside_those_that_are_played() {
    for found in [0, 3, 63, 64, u32::MAX] {
        let mut record = darts(2).record();
        record.header.rules = found;
        for error in complaints(&record) {
            assert_eq!(error.place, Place::Header);
            assert_eq!(error.problem, Problem::UnknownRules { found, oldest: 1, newest: 2 });
            let told = error.to_string();
            assert!(told.contains(&format!("version {found} ")), "{told}");
            assert!(told.contains("1 to 2"), "{told}");
        }
        // It can still be looked at.
        let read = Record::parse(record.text()).unwrap();
        assert_eq!(read.header.seats, ["player 0", "player 1"]);
        assert_eq!(read.entries[3].deed, act("throw 3 -20"));
        assert!(read.end.is_some());
    }
}

#[test]
fn a_header_and_a_set_up_of_two_versions_are_refused() {
    for (rules, told) in [(1, 2), (2, 1)] {
        let mut record = darts(told).record();
        record.header.rules = rules;
        for error in complaints(&record) {
            assert_eq!(error.place, Place::Entry(0), "{error}");
            let Problem::Setup(no) = &error.problem else { panic!("{error}") };
            assert_eq!(no.why.key, "table-version");
        }
        let opening = Opening::new(setup(told), ["a", "b"]);
        let other = game("darts").at(rules).unwrap();
        let error = Play::start(other, opening, Seed::number(1)).err().unwrap();
        assert_eq!(error.why.key, "table-version");
    }
}
