//! Golden records are kept, and a change in the rules is found.

use record::{Deed, Opening, Play, Record};
use serde_json::json;
use tabletop::{Game, Seat, Seed};
use testkit::golden;
use testkit::toys::lookup;

fn finished() -> Record {
    let game: &'static dyn Game = lookup("duel").unwrap();
    let opening = Opening::new(json!({"seats": 2}), ["a", "b"]);
    let mut play = Play::start(game, opening, Seed::number(1)).unwrap().0;
    play.act(Seat(0), &Deed::Act("attack 1".to_owned())).unwrap();
    play.act(Seat(1), &Deed::Act("parry".to_owned())).unwrap();
    play.act(Seat(1), &Deed::Resign).unwrap();
    play.record()
}

#[test]
fn golden_records_are_blessed_once_and_checked_ever_after() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path().join("golden");
    let record = finished();
    assert!(golden::check(&dir, lookup).is_err(), "no directory");
    let written = golden::bless(&dir, [("one", &record), ("two", &record)]).unwrap();
    assert_eq!(written.len(), 2);
    assert_eq!(golden::check(&dir, lookup).unwrap(), 2);
    assert!(golden::bless(&dir, [("one", &record)]).unwrap().is_empty(), "it is there");

    let unknown = golden::check(&dir, |_| None).unwrap_err();
    assert_eq!(unknown.len(), 2);
    let path = dir.join("one.jsonl");
    let text = std::fs::read_to_string(&path).unwrap().replace("parry", "stand");
    std::fs::write(&path, text).unwrap();
    let failures = golden::check(&dir, lookup).unwrap_err();
    assert_eq!(failures.len(), 1);
    assert!(failures[0].to_string().contains("one.jsonl: entry 2"), "{}", failures[0]);
}

#[test]
fn an_empty_directory_tests_nothing_and_says_so() {
    let dir = tempfile::tempdir().unwrap();
    assert!(golden::check(dir.path(), lookup).is_err());
}
