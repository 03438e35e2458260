//! The toys conform, and every flaw is found by the check that is there for it.

use testkit::toys::{Darts, Duel, Sealed};
use testkit::{Check, TestPlan, conformance};

use crate::flawed::{self, Flawed};

#[test]
fn sealed_bids_conform() {
    let plan = TestPlan::new(300).table(2, []).table(3, []).table(4, []).share(2);
    let tally = conformance::<Sealed>(&plan).unwrap();
    assert_eq!(tally.games, 900);
    assert!(tally.of(Check::Twins) > 1000, "{tally}");
}

#[test]
fn duels_conform() {
    let open = "nothing is hidden";
    let plan = TestPlan::new(200)
        .table(2, [])
        .table(4, [])
        .waive(Check::Twins, open)
        .waive(Check::Events, open)
        .waive(Check::Asked, open)
        .waive(Check::Shown, open)
        .waive(Check::Actions, "a second roll leaves no trace on the table")
        .waive(Check::Luck, "a roll that misses leaves no trace on the table");
    conformance::<Duel>(&plan).unwrap();
}

#[test]
fn darts_conform() {
    let open = "nothing is hidden";
    let plan = TestPlan::new(200)
        .table(1, [("play", "together")])
        .table(3, [])
        .share(1)
        .waive(Check::Twins, open)
        .waive(Check::Events, open)
        .waive(Check::Asked, open)
        .waive(Check::Shown, open);
    let tally = conformance::<Darts>(&plan).unwrap();
    assert!(tally.of(Check::Forms) > 100, "{tally}");
}

#[test]
fn a_check_that_never_compared_anything_fails() {
    let plan = TestPlan::new(20).table(2, []).waive(Check::Luck, "-").waive(Check::Actions, "-");
    let broken = conformance::<Duel>(&plan).unwrap_err();
    assert_eq!(broken.check, Check::Twins, "{broken}");
    assert!(broken.to_string().contains("never anything to compare"), "{broken}");
}

fn found<const FLAW: u8>(checks: &[Check]) {
    let plan = TestPlan::new(200).table(3, []).share(1).limit(1000);
    let broken = conformance::<Flawed<FLAW>>(&plan).unwrap_err();
    assert!(checks.contains(&broken.check), "{broken}");
}

/// Found by this check even if others, which also stumble on it, are left out.
fn found_alone<const FLAW: u8>(check: Check) {
    let others = [Check::Events, Check::Actions, Check::Luck, Check::Shown].into_iter();
    let plan = TestPlan::new(200).table(3, []).share(1);
    let plan = others
        .filter(|other| *other != check)
        .fold(plan, |plan, other| plan.waive(other, "to see what this one finds"));
    let broken = conformance::<Flawed<FLAW>>(&plan).unwrap_err();
    assert_eq!(broken.check, check, "{broken}");
}

#[test]
fn flaws_that_many_checks_find_are_found_by_each() {
    found_alone::<{ flawed::TELLS_TALES }>(Check::Events);
    found_alone::<{ flawed::LAYING_LEAKS }>(Check::Actions);
    found_alone::<{ flawed::DRAWING_LEAKS }>(Check::Luck);
    found_alone::<{ flawed::MOODY }>(Check::Repeats);
    found_alone::<{ flawed::TAKES_FOR_GRANTED }>(Check::Asked);
}

#[test]
fn the_order_of_events_counts_unless_the_plan_says_otherwise() {
    found::<{ flawed::REORDERS }>(&[Check::Events, Check::Actions, Check::Luck]);
    let plan = TestPlan::new(200).table(3, []).share(1).any_order("to see that it does not");
    conformance::<Flawed<{ flawed::REORDERS }>>(&plan).unwrap();
}

#[test]
fn without_a_flaw_it_conforms() {
    conformance::<Flawed<{ flawed::NOTHING }>>(&TestPlan::new(200).table(3, []).share(1)).unwrap();
}

#[test]
fn every_flaw_is_found() {
    found::<{ flawed::VIEW_LEAKS }>(&[Check::Twins]);
    found::<{ flawed::CHOICES_LEAK }>(&[Check::Twins, Check::Imagined]);
    found::<{ flawed::TURN_LEAKS }>(&[Check::Twins, Check::Imagined]);
    found::<{ flawed::LAYING_LEAKS }>(&[Check::Actions]);
    found::<{ flawed::SUM_LEAKS }>(&[Check::Actions]);
    found::<{ flawed::DRAWING_LEAKS }>(&[Check::Luck]);
    found::<{ flawed::DEALING_LEAKS }>(&[Check::Starts]);
    found::<{ flawed::CHECK_DISAGREES }>(&[Check::Listed]);
    found::<{ flawed::LISTED_TWICE }>(&[Check::Listed]);
    found::<{ flawed::CHOICES_INCOMPLETE }>(&[Check::Refusals]);
    found::<{ flawed::REFUSAL_CHANGES }>(&[Check::Refusals]);
    found::<{ flawed::STRANGERS_WELCOME }>(&[Check::Refusals, Check::Strangers]);
    found::<{ flawed::REVEAL_UNDECLARED }>(&[Check::Shown]);
    found::<{ flawed::IMAGINES_BADLY }>(&[Check::Imagined]);
    found::<{ flawed::SPEECHLESS }>(&[Check::Told]);
    found::<{ flawed::EVERYBODY_FIRST }>(&[Check::Endings]);
    found::<{ flawed::NEVER_ENDS }>(&[Check::Endings]);
    found::<{ flawed::NO_RESIGNING }>(&[Check::Resignations]);
    found::<{ flawed::TELLS_TALES }>(&[Check::Events, Check::Actions]);
    found::<{ flawed::UNRECORDED_LUCK }>(&[Check::Records]);
    found::<{ flawed::FORGETFUL_SETUP }>(&[Check::RoundTrips]);
    found::<{ flawed::FALSE_FORM }>(&[Check::Forms]);
    found::<{ flawed::ANSWERS_LEAK }>(&[Check::Answers]);
    found::<{ flawed::TAKES_FOR_GRANTED }>(&[Check::Asked, Check::Shown]);
}
