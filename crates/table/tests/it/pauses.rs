//! Where others wait: what is not decided in time is done, and how soon somebody
//! answers tells nothing.

use table::{Chair, Input, Request};
use tabletop::{Options, Seat};

use crate::ambush::PATIENCE;
use crate::desk::{Desk, bot, done, kinds, plan, refusal, settings, state, thinking};

/// Person 0 has marched past person 1; both look.
fn marched() -> Desk {
    let mut desk = Desk::persons("ambush", 2);
    assert_eq!(desk.table.due(), None, "nobody waits for a march");
    desk.now += 50_000;
    desk.act(0, "march 3");
    desk
}

/// A bot has marched past person 1, who is alone with it.
fn alone(traps: &str) -> Desk {
    let options = Options([("traps".to_owned(), traps.to_owned())].into());
    let plan = plan("ambush", 2, options);
    let mut desk = Desk::planned(plan, vec![bot(), Chair::OPEN], settings());
    let ticket = thinking(&desk.sit(1))[0].ticket;
    desk.look(1, 1);
    desk.thought(ticket, "march 3");
    desk
}

#[test]
fn what_a_seat_does_not_decide_in_time_is_done_for_it() {
    let mut desk = marched();
    assert_eq!(desk.table.due(), Some(desk.now + PATIENCE));
    assert!(desk.wait(PATIENCE - 1).is_empty(), "not yet");
    let outputs = desk.wait(1);
    assert_eq!(desk.last(), (Some(Seat(1)), "pass".to_owned()));
    assert_eq!([kinds(&outputs, 0), kinds(&outputs, 1)], [["state"], ["state"]]);
    assert_eq!(desk.table.due(), None);
}

#[test]
fn a_pass_counts_when_the_time_is_over() {
    let mut desk = marched();
    assert!(desk.act(1, "pass").is_empty(), "nobody learns that it came early");
    assert!(desk.wait(PATIENCE - 1).is_empty());
    let outputs = desk.wait(1);
    assert_eq!(desk.last(), (Some(Seat(1)), "pass".to_owned()));
    assert_eq!(kinds(&outputs, 1), ["state", "ack"]);
    assert_eq!(kinds(&outputs, 0), ["state"]);
}

#[test]
fn who_decides_something_does_it_at_once() {
    let mut desk = marched();
    assert!(done(&desk.act(1, "spring")));
    assert!(desk.table.standing().is_over());
    assert_eq!(desk.table.due(), None);
}

#[test]
fn who_has_passed_may_still_think_better_of_it() {
    let mut desk = marched();
    desk.act(1, "pass");
    let outputs = desk.act(1, "spring");
    assert_eq!(refusal(&outputs), (Some("TT-T4"), "error-stale"), "the pass is void");
    assert!(done(&outputs));
}

#[test]
fn of_two_passes_the_second_is_kept() {
    let mut desk = marched();
    desk.act(1, "pass");
    assert_eq!(refusal(&desk.act(1, "pass")), (Some("TT-T4"), "error-stale"));
    assert_eq!(kinds(&desk.wait(PATIENCE), 1), ["state", "ack"]);
}

#[test]
fn who_is_alone_with_bots_may_take_all_the_time() {
    let mut desk = alone("hidden");
    assert_eq!(desk.table.due(), None);
    assert!(desk.wait(10 * PATIENCE).is_empty());
    assert!(done(&desk.act(1, "pass")), "and need not wait either");
}

#[test]
fn who_watches_must_not_learn_it_either() {
    let mut desk = alone("hidden");
    desk.look(5, 5);
    assert!(desk.table.due().is_some());
    assert!(desk.act(1, "pass").is_empty());
}

#[test]
fn who_is_away_reads_the_times_later() {
    let mut desk = marched();
    desk.hear(Input::Leave { socket: 0 });
    assert!(desk.act(1, "pass").is_empty());
}

#[test]
fn where_nothing_is_secret_a_pass_counts_at_once_and_time_runs_all_the_same() {
    let mut desk = alone("open");
    assert_eq!(desk.table.due(), Some(desk.now + PATIENCE));
    assert!(done(&desk.act(1, "pass")));
    let mut desk = alone("open");
    desk.look(5, 5);
    assert!(done(&desk.act(1, "pass")), "whoever looks");
}

#[test]
fn nobody_waits_for_a_bot_by_the_clock() {
    let mut desk = Desk::new("ambush", vec![Chair::OPEN, bot()], settings());
    desk.sit(0);
    desk.look(0, 0);
    desk.act(0, "march 1");
    assert_eq!(desk.table.due(), None);
}

#[test]
fn time_begins_anew_when_a_table_wakes() {
    let mut desk = marched();
    desk.now += PATIENCE - 1;
    let desk = desk.wakes(settings());
    assert_eq!(desk.table.due(), Some(desk.now + PATIENCE));
}

#[test]
fn who_is_not_asked_sees_that_others_are() {
    let mut desk = Desk::persons("ambush", 2);
    let outputs = desk.act(0, "march 3");
    let (own, other) = (state(&outputs, 1), state(&outputs, 0));
    assert_eq!((own.prompt.key.as_ref(), own.choices.is_some()), ("ambush-prompt", true));
    assert_eq!((other.prompt.key.as_ref(), other.choices.is_some()), ("ambush-waiting", false));
    assert_eq!((&own.asked, &other.asked), (&vec![Seat(1)], &vec![Seat(1)]));
    let refused = desk.ask(0, Request::Hint);
    assert_eq!(refusal(&refused).0, Some("TT-T1"));
}
