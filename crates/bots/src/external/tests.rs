//! Programs as they come: whatever one does, it is said what went wrong.

#![expect(clippy::unwrap_used, reason = "a test fails loudly")]

use tabletop::{Erased, Options};
use testkit::toys::Darts;

use super::*;
use crate::protocol::STATES;

/// Speaks the protocol, once said how it answers.
const HELLO: &str = r#"read hello; echo '{"hello":2,"name":"sh"}'; "#;

static DARTS: Erased<Darts> = Erased::NEWEST;

fn sh(script: &str) -> External {
    External::new(&DARTS, &["sh", "-c", script].map(str::to_owned), Seed::number(1))
}

fn table() -> Box<dyn Match> {
    let setup = DARTS.setup(2, &Options::default()).unwrap();
    DARTS.start(&setup, &mut Seeded::new(Seed::number(1))).unwrap().0
}

/// A busy machine may take its time; what is to be late is late all the same.
fn answers(script: &str, time: u64) -> Result<String, Failure> {
    let budget = Budget::of(Duration::from_millis(time));
    sh(&format!("{HELLO}{script}")).choose(table().as_ref(), Seat(0), &budget)
}

const LONG: u64 = 60_000;

/// Cargo tells its tests where the crate lies; a program does not hear of it.
#[test]
fn a_program_learns_nothing_of_the_environment() {
    assert!(std::env::var_os("CARGO_MANIFEST_DIR").is_some());
    let told = r#"read ask; echo "{\"action\":\"[$CARGO_MANIFEST_DIR] ${PATH:+path}\"}""#;
    assert_eq!(answers(told, LONG).unwrap(), "[] path");
}

#[test]
fn every_failure_has_its_reason() {
    let fails = |script: &str, time: u64, reason: Reason, detail: &str| {
        let failure = answers(script, time).unwrap_err();
        assert_eq!(failure.reason, reason, "{script}: {failure}");
        assert!(failure.detail.contains(detail), "{script}: {failure}");
    };
    fails("echo no dice >&2; exit 3", LONG, Reason::Ended, "no dice");
    fails("echo no dice >&2; exit 3", LONG, Reason::Ended, "3");
    fails("exec sleep 60", 50, Reason::Late, "");
    fails("read ask; echo hm", LONG, Reason::Unreadable, "hm");
    fails("read ask; echo '{\"apply\":\"x\"}'", LONG, Reason::Unreadable, "apply");
    fails("read ask; echo '{\"error\":\"bored\"}'", LONG, Reason::Silent, "bored");
    let asks = "while true; do read line; echo '{\"imagine\":true}'; done";
    fails(asks, 300, Reason::Late, "went on asking");
}

#[test]
fn what_cannot_be_started_says_so_and_start_up_is_not_counted() {
    let missing = External::new(&DARTS, &["./no-such-bot".to_owned()], Seed::number(1)).ready();
    let failure = missing.unwrap_err();
    assert_eq!(failure.reason, Reason::Unstarted);
    assert!(failure.detail.contains("no-such-bot"), "{failure}");
    let failure = sh("echo oh no >&2").ready().unwrap_err();
    assert_eq!(failure.reason, Reason::Unstarted);
    assert!(failure.detail.contains("oh no"), "{failure}");
    // It takes longer to start than it may think.
    let mut slow = sh(&format!("sleep 0.6; {HELLO} read ask; echo '{{\"action\":\"keep\"}}'"));
    slow.ready().unwrap();
    let left = Budget::of(Duration::from_millis(LONG));
    assert_eq!(slow.choose(table().as_ref(), Seat(0), &left).unwrap(), "keep");
}

#[test]
fn one_that_fails_too_often_is_not_asked_again_before_the_next_game() {
    let mut broken = sh(&format!("{HELLO} exit 1"));
    let ask = |bot: &mut External| {
        let budget = Budget::of(Duration::from_millis(LONG));
        bot.choose(table().as_ref(), Seat(0), &budget).unwrap_err().reason
    };
    let reasons: Vec<Reason> = (0..4).map(|_| ask(&mut broken)).collect();
    assert_eq!(reasons, [Reason::Ended, Reason::Ended, Reason::Ended, Reason::Dropped]);
    broken.anew(Seed::number(2));
    assert_eq!(ask(&mut broken), Reason::Ended);
}

/// One that speaks version 1 is told no end: it would answer it.
#[test]
fn an_older_program_plays_on() {
    let old = r#"read hello; echo '{"hello":1,"name":"old"}'
        while read line; do case "$line" in
            *over*) echo '{"action":"over"}';; *) echo '{"action":"keep"}';;
        esac; done"#;
    for (version, expected) in [("1", "keep"), ("2", "over")] {
        let mut bot = sh(&old.replace("\"hello\":1", &format!("\"hello\":{version}")));
        let budget = Budget::of(Duration::from_millis(LONG));
        let table = table();
        assert_eq!(bot.choose(table.as_ref(), Seat(0), &budget).unwrap(), "keep");
        let won = Outcome::ranked(&[1, 2], tabletop::Said::new("over"), "DA-4");
        bot.over(Seat(0), &won);
        assert_eq!(bot.choose(table.as_ref(), Seat(0), &budget).unwrap(), expected);
    }
}

/// The wishes, one after the other, and what is granted.
#[test]
fn imagined_states_are_made_copied_played_and_dropped() {
    let table = table();
    let view = table.view(Viewer::Seat(Seat(0)));
    let mut luck = Seeded::new(Seed::number(3));
    let mut workshop = Workshop::new(&DARTS, Some(table.as_ref()), Seat(0), &view, &mut luck);
    let mut wish = |line: &str| match Said::read(line).unwrap() {
        Said::Wish(wish) => workshop.grant(wish),
        other => panic!("{other:?}"),
    };
    assert_eq!(wish(r#"{"imagine":true}"#)["state"], 1);
    assert_eq!(wish(r#"{"clone":1}"#)["state"], 2);
    let moved = wish(r#"{"apply":2,"action":"hold"}"#);
    assert_eq!((&moved["asked"][0], &moved["outcome"]), (&1.into(), &Value::Null));
    assert_eq!(wish(r#"{"choices":1}"#)["seat"], 0);
    assert!(wish(r#"{"choices":2}"#)["choices"].as_array().unwrap().contains(&"hold".into()));
    assert_ne!(wish(r#"{"view":1}"#), wish(r#"{"view":2}"#));
    assert_eq!(wish(r#"{"drop":1}"#)["dropped"], 1);
    for refused in [r#"{"clone":1}"#, r#"{"apply":2,"action":"sing"}"#, r#"{"new":{}}"#] {
        assert!(wish(refused)["refused"].is_string(), "{refused}");
    }
    let setup = DARTS.setup(2, &Options::default()).unwrap();
    assert!(wish(&format!(r#"{{"new":{setup}}}"#))["state"].is_u64());
    let full = (0..STATES).map(|_| wish(r#"{"clone":2}"#)).find(|it| it["refused"].is_string());
    assert!(full.unwrap()["refused"].as_str().unwrap().contains("drop one"));
}
