//! Bots: how long they take, whose answer counts, what is played when they have
//! none, and lessons.

use table::{Chair, Input, Request, Settings};
use tabletop::{Options, Seat};

use crate::desk::{
    Desk, bot, complaints, dismissed, done, kinds, plan, refusal, settings, state, thinking,
};

/// How long the bot on seat 1 takes after person 0 has marched past it, and how
/// long it may think.
fn answers_march(traps: &str, bot_pause: u64) -> (u64, Option<u64>) {
    let options = Options([("traps".to_owned(), traps.to_owned())].into());
    let settings = Settings { bot_pause, ..settings() };
    let mut desk = Desk::planned(plan("ambush", 2, options), vec![Chair::OPEN, bot()], settings);
    desk.sit(0);
    desk.look(0, 0);
    let outputs = desk.act(0, "march 1");
    let [thinks] = thinking(&outputs)[..] else { panic!("one bot is asked") };
    (thinks.pause, thinks.within)
}

#[test]
fn where_it_is_a_secret_what_there_is_to_decide_every_bot_takes_the_same_time() {
    assert_eq!(answers_march("hidden", 400), (1_500, Some(750)));
    assert_eq!(answers_march("hidden", 2_000), (2_000, Some(1_000)));
    assert_eq!(answers_march("hidden", 1), (1_500, Some(750)));
    assert_eq!(answers_march("hidden", 0), (0, None), "where bots take no time at all");
    assert_eq!(answers_march("open", 400), (400, None));
}

#[test]
fn where_nothing_is_secret_bots_take_their_time_for_who_plays() {
    let mut desk = Desk::new("duel", vec![Chair::OPEN, bot()], settings());
    desk.sit(0);
    desk.look(0, 0);
    let outputs = desk.act(0, "wait");
    assert_eq!((thinking(&outputs)[0].pause, thinking(&outputs)[0].within), (400, None));
}

#[test]
fn bots_among_themselves_do_not_wait() {
    let mut desk = Desk::new("ambush", vec![bot(), bot()], settings());
    // The first thought was asked for when the table woke.
    let outputs = desk.thought(1, "march 1");
    let [thinks] = thinking(&outputs)[..] else { panic!("the other is asked") };
    assert_eq!((thinks.pause, thinks.within), (0, None), "nobody could learn anything");
    let ticket = thinks.ticket;
    // Who only watches does not make them wait for each other; but nobody is to
    // learn by watching what is secret.
    desk.look(5, 5);
    let outputs = desk.thought(ticket, "pass");
    let [thinks] = thinking(&outputs)[..] else { panic!("it marches") };
    assert_eq!((thinks.pause, thinks.within), (0, None));
    let ticket = thinks.ticket;
    let outputs = desk.thought(ticket, "march 1");
    let [thinks] = thinking(&outputs)[..] else { panic!("the first is asked") };
    assert_eq!((thinks.pause, thinks.within), (1_500, Some(750)));
}

#[test]
fn each_bot_thinks_for_itself() {
    let mut desk = Desk::new("sealed", vec![Chair::OPEN, bot(), bot()], settings());
    let outputs = desk.sit(0);
    let [one, other] = thinking(&outputs)[..] else { panic!("both are asked") };
    assert_eq!((one.seat, other.seat), (Seat(1), Seat(2)));
    assert_ne!(one.luck.0, other.luck.0);
    let listed = other.state.choices(Seat(2)).listed[0].text.clone();
    let ticket = other.ticket;
    desk.thought(ticket, &listed);
    assert_eq!(desk.last(), (Some(Seat(2)), listed.clone()));
    assert!(desk.thought(ticket, &listed).is_empty(), "it was answered");
}

#[test]
fn what_is_taken_back_under_a_bot_it_thinks_about_anew() {
    let mut desk = Desk::new("sealed", vec![Chair::OPEN, bot()], settings());
    let first = thinking(&desk.sit(0))[0].ticket;
    desk.look(0, 0);
    assert!(thinking(&desk.act_first(0, 0)).is_empty(), "it thinks already");
    let outputs = desk.ask(0, Request::Undo);
    assert_eq!(dismissed(&outputs), [first]);
    let [again] = thinking(&outputs)[..] else { panic!("it thinks again") };
    let (ticket, listed) = (again.ticket, again.state.choices(Seat(1)).listed[0].text.clone());
    assert_ne!(ticket, first);
    assert!(desk.thought(first, &listed).is_empty(), "nobody hears of the first");
    desk.thought(ticket, &listed);
    assert_eq!(desk.last(), (Some(Seat(1)), listed));
}

#[test]
fn a_bot_whose_player_is_back_has_nothing_to_say() {
    let mut desk = Desk::persons("duel", 2);
    let outputs = desk.ask(0, Request::Takeover { seat: Seat(0), level: "random".to_owned() });
    let first = thinking(&outputs)[0].ticket;
    assert_eq!(dismissed(&desk.ask(0, Request::Return { seat: Seat(0) })), [first]);
    // The same, with the bot's answer while the return is being stored.
    let outputs = desk.ask(0, Request::Takeover { seat: Seat(0), level: "random".to_owned() });
    let ticket = thinking(&outputs)[0].ticket;
    let back = Request::Return { seat: Seat(0) };
    desk.table.hear(Input::Request { socket: 0, id: 90, request: back }, desk.now);
    let late = Input::Thought { ticket, action: Ok("wait".to_owned()) };
    assert!(desk.table.hear(late, desk.now).is_empty());
    let outputs = desk.hear(Input::Stored(Ok(())));
    assert!(done(&outputs) && complaints(&outputs).is_empty());
    assert_eq!(desk.last(), (Some(Seat(0)), "handover player 0".to_owned()));
}

#[test]
fn a_bot_that_is_not_asked_any_more_has_nothing_to_say() {
    let mut desk = Desk::new("duel", vec![Chair::OPEN, bot()], settings());
    desk.sit(0);
    desk.look(0, 0);
    let ticket = thinking(&desk.act(0, "wait"))[0].ticket;
    let resign = Input::Request { socket: 0, id: 90, request: Request::Resign };
    desk.table.hear(resign, desk.now);
    let late = Input::Thought { ticket, action: Ok("wait".to_owned()) };
    assert!(desk.table.hear(late, desk.now).is_empty());
    let outputs = desk.hear(Input::Stored(Ok(())));
    assert!(desk.table.standing().is_over());
    assert!(complaints(&outputs).is_empty());
}

#[test]
fn for_a_bot_without_an_answer_the_first_thing_listed_is_done() {
    let mut desk = Desk::new("duel", vec![Chair::OPEN, bot()], settings());
    desk.sit(0);
    desk.look(0, 0);
    let ticket = thinking(&desk.act(0, "attack 1"))[0].ticket;
    let outputs = desk.thought(ticket, "sing");
    let [complaint] = &complaints(&outputs)[..] else { panic!("one complaint") };
    assert!(complaint.contains("(illegal): 'sing'"), "{complaint}");
    assert_eq!(desk.last(), (Some(Seat(1)), "parry".to_owned()));
    // The log tells, and so does everybody's list of what was done.
    let written = desk.log.last().unwrap();
    assert!(written.contains(r#""fallback":"illegal""#), "{written}");
    let step = state(&outputs, 0).step.as_ref().unwrap();
    assert!(step.says.iter().any(|said| said.key == "table-event-fallback"), "{:?}", step.says);
}

#[test]
fn where_nothing_is_listed_the_weakest_bot_is_asked_once_and_then_it_gives_up() {
    let levels = vec!["random".to_owned(), "wise".to_owned()];
    let wise = Chair::Bot { level: "wise".to_owned() };
    let chairs = vec![wise, Chair::OPEN];
    let mut desk = Desk::new("ambush", chairs, Settings { levels, ..settings() });
    let first = {
        let outputs = desk.sit(1);
        let [thinks] = thinking(&outputs)[..] else { panic!("it is to march") };
        assert_eq!(thinks.level, "wise");
        thinks.ticket
    };
    desk.look(1, 1);
    let outputs = desk.thought(first, "march 99");
    let [thinks] = thinking(&outputs)[..] else { panic!("the weakest is asked") };
    assert_eq!((thinks.level.as_str(), thinks.seat), ("random", Seat(0)));
    let (ticket, entries) = (thinks.ticket, desk.log.len());
    desk.thought(ticket, "march 98");
    assert_eq!(desk.last(), (Some(Seat(0)), "resign".to_owned()));
    assert_eq!(desk.log.len(), entries + 1);
}

/// A lesson with a pupil who looks, and what the bot is to do.
fn lesson(script: &[&str]) -> Desk {
    let lesson = script.iter().copied().map(str::to_owned).collect();
    let mut desk = Desk::new("duel", vec![Chair::OPEN, bot()], Settings { lesson, ..settings() });
    desk.sit(0);
    desk.look(0, 0);
    desk
}

#[test]
fn the_bot_of_a_lesson_moves_when_the_pupil_goes_on() {
    let mut desk = lesson(&["wait", "stand"]);
    let outputs = desk.act(0, "wait");
    assert!(thinking(&outputs).is_empty() && desk.table.due().is_none(), "the pupil reads");
    assert!(desk.wait(100_000).is_empty());
    let entries = desk.log.len();
    assert_eq!(kinds(&desk.ask(0, Request::Next), 0), ["ack"]);
    assert_eq!(desk.table.due(), Some(desk.now + 400), "as long as bots take");
    assert!(desk.wait(399).is_empty());
    desk.wait(1);
    assert_eq!(desk.last(), (Some(Seat(1)), "wait".to_owned()));
    assert_eq!(desk.log.len(), entries + 1);
    // Going on once lets it move once.
    assert!(thinking(&desk.act(0, "attack 1")).is_empty());
    assert_eq!(desk.table.due(), None);
    desk.ask(0, Request::Next);
    desk.wait(400);
    assert_eq!(desk.last(), (Some(Seat(1)), "stand".to_owned()));
}

#[test]
fn going_on_twice_is_going_on_once() {
    let mut desk = lesson(&["wait", "wait"]);
    desk.act(0, "wait");
    desk.ask(0, Request::Next);
    desk.ask(0, Request::Next);
    desk.wait(400);
    assert_eq!(desk.last().0, Some(Seat(1)));
    desk.act(0, "wait");
    assert_eq!(desk.table.due(), None, "the second example is read first");
}

#[test]
fn beyond_the_lesson_bots_think() {
    let mut desk = lesson(&["wait"]);
    desk.act(0, "wait");
    desk.ask(0, Request::Next);
    desk.wait(400);
    assert_eq!(thinking(&desk.act(0, "wait")).len(), 1, "it has no more to show");
    let mut astray = lesson(&["stand"]);
    let outputs = astray.act(0, "wait");
    assert_eq!(thinking(&outputs).len(), 1, "the pupil has left the path");
}

#[test]
fn only_the_pupil_goes_on() {
    let mut desk = lesson(&["wait"]);
    desk.act(0, "wait");
    desk.look(5, 5);
    let refused = desk.ask(5, Request::Next);
    assert_eq!(refusal(&refused), (Some("TT-S1"), "error-not-seated"));
    assert_eq!(desk.table.due(), None);
}
