//! Scenarios that hold, and scenarios that must not.

use std::path::Path;

use proptest::prelude::*;
use tabletop::Seed;
use testkit::scenario::{self, Scenario};
use testkit::toys::lookup;

fn dir() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")
}

#[test]
fn the_scenarios_of_the_toys_hold() {
    let files = scenario::files(&dir()).unwrap();
    assert_eq!(files.len(), 7);
    for file in files {
        let report = scenario::run(&file, lookup).unwrap_or_else(|failure| panic!("{failure}"));
        assert!(report.expectations > 2, "{report:?}");
    }
}

#[test]
fn a_case_can_be_kept_as_a_record() {
    let case = Scenario::load(&dir().join("interrupted_blow.toml")).unwrap();
    let record = case.record(lookup, Seed::number(1)).unwrap();
    assert!(record.entries.len() > 2, "{record:?}");
    record::verify(record.text(), lookup, record::Mode::Strict).unwrap();
}

#[test]
fn a_case_with_the_luck_of_a_seed_is_not_kept() {
    let text = r#"
game = "duel"
title = "A small case"
clauses = ["DU-1"]
[setup]
seats = 2
[[step]]
seat = 0
do = "attack 1"
seed = 7
"#;
    let failure = Scenario::parse(text).unwrap().record(lookup, Seed::number(1)).unwrap_err();
    assert_eq!(failure.to_string(), "step 1: the luck of a seed cannot be recorded");
}

/// A small case with one thing changed; what is wrong is said in these words.
fn complaint(from: &str, to: &str) -> String {
    let text = r#"
game = "duel"
title = "A small case"
clauses = ["DU-1"]
[setup]
seats = 2
[position]
lives = [1, 4]
[[step]]
seat = 0
offers = ["attack 1"]
lacks = ["attack 0"]
do = "attack 1"
events = [{ event = "attacked", target = 1 }]
[[step]]
seat = 0
do = "wait"
refused = "TT-T1"
[[step]]
seat = 1
do = "stand"
luck = ["dice 0"]
expect = { lives = { "1" = 4 } }
[[step]]
seat = 0
do = "keep"
[[sees]]
who = 1
view = { lives = [0, 4] }
[outcome]
winners = [1]
"#;
    assert!(text.contains(from), "{from}");
    let run = |text: &str| Scenario::parse(text).and_then(|scenario| scenario.run(lookup));
    run(text).unwrap();
    run(&text.replacen(from, to, 1)).unwrap_err().to_string()
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    for (from, to, said) in [
        ("duel", "chess", "the game 'chess' is not known"),
        ("seats = 2", "seats = 9", "cannot be set up: table-seats ( least: 2, most: 4, seats: 9)"),
        (
            "seats = 2",
            "seats = 2\noptions = { a = \"b\" }",
            "cannot be set up: table-option-unknown",
        ),
        ("lives = [1, 4]", "lives = [1]", "cannot be set up: toys-impossible"),
        (
            "offers = [\"attack 1\"]",
            "offers = [\"attack 7\"]",
            "step 1: 'attack 7' should be on offer; on offer: attack 1 | wait",
        ),
        ("lacks = [\"attack 0\"]", "lacks = [\"wait\"]", "step 1: 'wait' should not be on offer"),
        ("lacks = [\"attack 0\"]", "lacks = [\"wiat\"]", "step 1: refused by TT-N1"),
        (
            "target = 1",
            "target = 0",
            "step 1: event {\"event\":\"attacked\",\"target\":0} did not happen; events: [{",
        ),
        (
            "refused = \"TT-T1\"",
            "refused = \"DU-1\"",
            "step 2: should be refused by DU-1, and was refused by TT-T1",
        ),
        ("refused = \"TT-T1\"", "", "step 2: refused by TT-T1"),
        (
            "events = [{",
            "never = [{",
            "step 1: event {\"event\":\"attacked\",\"target\":1} should not happen, and did",
        ),
        (
            "do = \"wait\"",
            "ask = \"what\"",
            "step 2: should be refused by TT-T1, and was refused by TT-N1",
        ),
        ("refused = \"TT-T1\"", "ask = \"what\"", "step 2: a question does nothing"),
        (
            "lacks = [\"attack 0\"]",
            "refused = \"DU-1\"",
            "step 1: should be refused by DU-1, and was done",
        ),
        ("dice 0", "dice 6", "step 3: luck: outcome 6 of 'dice' is not possible here"),
        ("dice 0", "deck 0", "step 3: luck: the game asked for luck from 'dice', next is 'deck'"),
        (
            "[\"dice 0\"]",
            "[]",
            "step 3: luck: the game asked for luck from 'dice' and none is left",
        ),
        (
            "[\"dice 0\"]",
            "[\"dice 0\", \"dice 1\"]",
            "step 3: luck: 1 outcomes of luck were not used",
        ),
        ("dice 0", "dice six", "step 3: luck is written"),
        (
            "luck = [\"dice 0\"]",
            "luck = [\"dice 0\"]\nseed = 1",
            "step 3: luck comes from a script or",
        ),
        (
            "\"1\" = 4",
            "\"1\" = 3",
            "step 3: what who knows everything sees.lives.1: expected 3, found 4",
        ),
        (
            "view = { lives = [0, 4] }",
            "view = { lives = [0] }",
            "what seat 1 sees.lives: expected 1 items: [0], found 2 items: [0,4]",
        ),
        (
            "view = { lives = [0, 4] }",
            "lacks = [\"lives.0\"]",
            "seat 1 should see nothing at 'lives.0', and sees 0",
        ),
        (
            "view = { lives = [0, 4] }",
            "lacks = [\"live.0\"]",
            "there is nothing at 'live.0' even for who sees everything",
        ),
        ("view = { lives = [0, 4] }", "", "[[sees]] needs a view"),
        ("who = 1", "who = 5", "there is no such seat"),
        ("who = 1", "who = \"nobody\"", "cannot be read:"),
        ("winners = [1]", "winners = [0]", "the outcome.winners.0: expected 0, found 1"),
        ("do = \"keep\"\n[[sees]]\nwho = 1\nview = { lives = [0, 4] }", "", "the game is not over"),
        ("do = \"keep\"", "do = \"keep\"\nresign = true", "step 4: a step does one thing"),
        ("title =", "titel =", "cannot be read:"),
    ] {
        let found = complaint(from, to);
        assert!(found.starts_with(said), "{from} -> {to}:\n{found}");
    }
}

#[test]
fn a_scenario_that_expects_nothing_shows_nothing() {
    let text = "game = \"duel\"\ntitle = \"-\"\nclauses = []\n[setup]\nseats = 2\n\
                [[step]]\nseat = 0\ndo = \"wait\"\n";
    let failure = Scenario::parse(text).unwrap().run(lookup).unwrap_err();
    assert_eq!(failure.to_string(), "it expects nothing, so it shows nothing");
}

proptest! {
    /// Whatever somebody writes into a scenario, the answer is a verdict.
    #[test]
    fn no_scenario_crashes_the_runner(
        file in 0_usize..5,
        cut in any::<prop::sample::Index>(),
        length in 0_usize..8,
        put in "[0-9a-z\"{}\\[\\]=, \n-]{0,6}",
    ) {
        let path = &scenario::files(&dir()).unwrap()[file];
        let mut text = std::fs::read_to_string(path).unwrap();
        let from = cut.index(text.len());
        let to = (from + length).min(text.len());
        prop_assume!(text.is_char_boundary(from) && text.is_char_boundary(to));
        text.replace_range(from..to, &put);
        let _ = Scenario::parse(&text).and_then(|scenario| scenario.run(lookup));
    }

    #[test]
    fn no_text_crashes_the_reader(text in any::<String>()) {
        prop_assert!(Scenario::parse(&text).is_err());
    }
}
