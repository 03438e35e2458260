//! What people prepare: when it is done, when not, and that nobody else can tell.

use table::{Flag, Input, Intent, Kept, Message, Output, Plan, Request, TimeControl};
use tabletop::{Options, Said, Seat};

use crate::ambush::PATIENCE;
use crate::desk::{Desk, bot, done, kinds, plan, refusal, settings, state, told};

fn intent(action: &str) -> Intent {
    Intent { action: action.into(), prompt: None, picks: None, like: None, always: false }
}

fn for_prompt(prompt: &'static str, action: &str) -> Intent {
    Intent { prompt: Some(Said::new(prompt)), ..intent(action) }
}

fn always(prompt: &'static str, action: &str) -> Intent {
    Intent { always: true, ..for_prompt(prompt, action) }
}

fn prepare(desk: &mut Desk, socket: u64, intent: Intent) -> Vec<Output> {
    desk.ask(socket, Request::Prepare { intent })
}

/// What a connection is told last that it has prepared.
fn prepared(outputs: &[Output], socket: u64) -> Vec<Kept> {
    let intents = |message: &&Message| match message {
        Message::Intents(intents) => Some(intents.intents.clone()),
        _ => None,
    };
    told(outputs, socket).iter().filter_map(intents).next_back().unwrap()
}

/// What was done, by whom, and how it is marked.
fn entries(desk: &Desk) -> Vec<(u8, String, Option<String>)> {
    let entries = desk.table.standing().play().unwrap().entries().iter().skip(1);
    entries.map(|it| (it.seat.unwrap().0, table::deed_text(&it.deed), it.reason.clone())).collect()
}

fn entry(seat: u8, action: &str, reason: Option<&str>) -> (u8, String, Option<String>) {
    (seat, action.to_owned(), reason.map(str::to_owned))
}

#[test]
fn what_is_prepared_is_done_in_order_when_one_is_asked() {
    let mut desk = Desk::persons("duel", 2);
    for action in ["wait", "attack  0"] {
        let outputs = prepare(&mut desk, 1, intent(action));
        assert!(done(&outputs));
        assert!(told(&outputs, 0).is_empty(), "nobody else hears of it");
    }
    let outputs = desk.look(7, 1);
    let list: Vec<_> = prepared(&outputs, 7).into_iter().map(|kept| kept.intent.action).collect();
    assert_eq!(list, ["wait", "attack 0"], "in its one spelling");
    assert_eq!(kinds(&desk.look(8, 9), 8), ["table", "log", "state", "presence"]);
    desk.hear(Input::Leave { socket: 1 });
    let outputs = desk.act(0, "wait");
    assert_eq!(entries(&desk).last(), Some(&entry(1, "wait", Some("prepared-1"))));
    let own = state(&outputs, 7).step.clone().unwrap();
    assert_eq!(own.says.last().map(|said| said.key.as_ref()), Some("table-event-prepared"));
    let other = state(&outputs, 0).step.clone().unwrap();
    assert!(other.says.iter().all(|said| said.key != "table-event-prepared"), "while it is played");
    desk.act(0, "wait");
    assert_eq!(entries(&desk).last(), Some(&entry(1, "attack 0", Some("prepared-2"))));
    assert!(desk.intents.is_empty());
    let outputs = desk.ask(0, Request::Resign);
    let over = desk.look_after(5, 5, Some(1));
    drop(outputs);
    let Some(Message::Log(log)) =
        told(&over, 5).into_iter().find(|it| matches!(it, Message::Log(_)))
    else {
        panic!("no log")
    };
    let marked = |step: &table::Step| step.says.iter().any(|it| it.key == "table-event-prepared");
    assert_eq!(log.steps.iter().filter(|step| marked(step)).count(), 2, "afterwards all may know");
}

#[test]
fn what_is_not_legal_throws_the_rest_away_and_says_why() {
    let mut desk = Desk::persons("duel", 2);
    prepare(&mut desk, 1, intent("parry"));
    prepare(&mut desk, 1, intent("wait"));
    let outputs = desk.act(0, "wait");
    assert_eq!(entries(&desk), [entry(0, "wait", None)], "asked as usual");
    assert!(state(&outputs, 1).choices.is_some());
    let [kept] = &prepared(&outputs, 1)[..] else { panic!("one") };
    let why = kept.failed.as_ref().map(|said| said.key.as_ref());
    assert_eq!((kept.intent.action.as_str(), why), ("parry", Some("duel-no")));
    let mut desk = desk.wakes(settings());
    assert_eq!(prepared(&desk.look(1, 1), 1).len(), 1, "who comes later is told");
    assert!(prepared(&desk.act(1, "wait"), 1).is_empty(), "until something else is done");
}

#[test]
fn only_for_the_question_that_was_expected() {
    let mut desk = Desk::persons("duel", 2);
    prepare(&mut desk, 1, for_prompt("duel-choose", "wait"));
    desk.act(0, "attack 1");
    assert_eq!(desk.last().1, "attack 1", "another question: it waits");
    desk.act(1, "parry");
    desk.act(0, "keep");
    assert_eq!(entries(&desk).last(), Some(&entry(1, "wait", Some("prepared-1"))));
}

#[test]
fn only_after_what_was_expected() {
    let attacked = Said::new("duel-attacked").with("seat", Seat(0)).with("target", Seat(1));
    let like = |said: &Said| Intent { like: Some(said.clone()), ..intent("parry") };
    let mut desk = Desk::persons("duel", 2);
    prepare(&mut desk, 1, like(&attacked));
    desk.act(0, "attack 1");
    assert_eq!(desk.last().1, "parry");
    let mut desk = Desk::persons("duel", 2);
    let by_another = Said::new("duel-attacked").with("seat", Seat(1)).with("target", Seat(0));
    prepare(&mut desk, 1, like(&by_another));
    let outputs = desk.act(0, "attack 1");
    assert_eq!(desk.last().1, "attack 1");
    let failed = prepared(&outputs, 1)[0].failed.clone();
    assert_eq!(failed.map(|said| said.key), Some("intent-unlike".into()));
}

#[test]
fn an_answer_for_every_time_is_given_until_it_is_taken_back() {
    let mut desk = Desk::persons("duel", 2);
    prepare(&mut desk, 1, always("duel-choose", "wait"));
    for _ in 0..3 {
        desk.act(0, "wait");
        assert_eq!(desk.last(), (Some(Seat(1)), "wait".to_owned()));
    }
    assert_eq!(desk.intents.len(), 1);
    let outputs = desk.ask(1, Request::Undo);
    assert!(done(&outputs));
    assert_eq!(desk.last().1, "undo 5", "who takes back decides anew");
    assert!(done(&desk.act(1, "wait")));
    let outputs = prepare(&mut desk, 1, always("duel-choose", "attack 0"));
    assert_eq!(prepared(&outputs, 1).len(), 1, "one answer to one question");
    assert!(done(&desk.ask(1, Request::Forget { intent: None })));
    desk.act(0, "wait");
    assert_eq!(desk.last().0, Some(Seat(0)));
    prepare(&mut desk, 1, always("duel-choose", "wait"));
    assert_eq!(desk.last().0, Some(Seat(1)), "who is asked already answers at once");
}

#[test]
fn nobody_leaves_a_game_running() {
    let mut desk = Desk::persons("duel", 2);
    prepare(&mut desk, 1, always("duel-choose", "wait"));
    prepare(&mut desk, 0, always("duel-choose", "wait"));
    let entries = entries(&desk).len();
    assert!((100..=102).contains(&entries), "{entries}");
}

#[test]
fn there_is_a_bound() {
    let mut desk = Desk::persons("duel", 2);
    for _ in 0..8 {
        assert!(done(&prepare(&mut desk, 1, intent("wait"))));
    }
    let outputs = prepare(&mut desk, 1, intent("wait"));
    assert_eq!(refusal(&outputs), (None, "error-intents-full"));
    assert_eq!(refusal(&prepare(&mut desk, 1, intent("fly"))).0, Some("TT-N1"));
    let vague = Intent { always: true, ..intent("wait") };
    assert_eq!(refusal(&prepare(&mut desk, 1, vague)), (None, "error-intent"));
    let long = for_prompt(Box::leak("x".repeat(5_000).into_boxed_str()), "wait");
    assert_eq!(refusal(&prepare(&mut desk, 1, long)), (None, "error-intent"));
    desk.look(5, 5);
    assert_eq!(refusal(&prepare(&mut desk, 5, intent("wait"))).0, Some("TT-S1"));
}

#[test]
fn a_bot_does_nothing_that_a_person_had_prepared() {
    let mut desk = Desk::persons("duel", 2);
    prepare(&mut desk, 1, always("duel-choose", "wait"));
    prepare(&mut desk, 1, intent("wait"));
    desk.ask(1, Request::Takeover { seat: Seat(1), level: "random".into() });
    assert!(desk.intents.is_empty());
    desk.ask(1, Request::Return { seat: Seat(1) });
    desk.act(0, "wait");
    assert_eq!(desk.last().0, Some(Seat(0)));
}

#[test]
fn nothing_is_prepared_when_the_game_is_over() {
    let mut desk = Desk::persons("duel", 2);
    prepare(&mut desk, 1, intent("wait"));
    desk.ask(0, Request::Resign);
    assert!(desk.intents.is_empty());
    assert_eq!(refusal(&prepare(&mut desk, 1, intent("wait"))).0, Some("TT-T2"));
}

#[test]
fn a_table_that_slept_does_it_too_and_nobody_is_called() {
    let time = TimeControl { bank: 60, per_move: 86_400, increment: 0, flag: Flag::Lose };
    let timed = Plan { time: Some(time), ..plan("duel", 2, Options::default()) };
    let mut desk = Desk::planned(timed, vec![table::Chair::OPEN; 2], settings());
    for who in 0..2 {
        desk.sit(who);
        desk.look(who as u64, who);
    }
    prepare(&mut desk, 1, intent("wait"));
    let mut desk = desk.wakes(settings());
    desk.look(0, 0);
    let outputs = desk.act(0, "wait");
    let asked = |output: &Output| match output {
        Output::Store { summary: Some(summary), .. } => Some(summary.listing.asked.clone()),
        _ => None,
    };
    let asked: Vec<_> = outputs.iter().filter_map(asked).collect();
    assert_eq!(asked, [vec![], vec![Seat(0)]], "nobody waits for seat 1 at any time");
    assert_eq!(state(&outputs, 0).clock.used, [0, 0], "and it costs no time");
}

/// Person 0 marches; person 1 lets them pass by hand, or has said so before. All that
/// person 0 is told, and when.
fn passed(by_hand: bool) -> Vec<(u64, String)> {
    let mut desk = Desk::persons("ambush", 2);
    let begun = desk.now;
    match by_hand {
        true => desk.ask(1, Request::Forget { intent: None }),
        false => prepare(&mut desk, 1, always("ambush-prompt", "pass")),
    };
    let mut all = desk.act(0, "march 3");
    let mut heard = Vec::new();
    let mut note = |outputs: &[Output], at: u64| {
        for message in told(outputs, 0) {
            heard.push((at, serde_json::to_string(message).unwrap()));
        }
    };
    note(&all, desk.now - begun);
    if by_hand {
        all = desk.act(1, "pass");
        note(&all, desk.now - begun);
    }
    for _ in 0..8 {
        all = desk.wait(PATIENCE / 4);
        note(&all, desk.now - begun);
    }
    assert_eq!(desk.last(), (Some(Seat(1)), "pass".to_owned()));
    let reason = desk.table.standing().play().unwrap().entries().last().unwrap().reason.clone();
    assert_eq!(reason.is_some(), !by_hand);
    heard
}

#[test]
fn who_looks_on_cannot_tell() {
    let (by_hand, prepared) = (passed(true), passed(false));
    assert_eq!(by_hand, prepared);
    assert_eq!(prepared.last().map(|it| it.0), Some(PATIENCE), "it takes as long");
}

#[test]
fn who_is_alone_with_bots_need_not_wait() {
    let plan = plan("ambush", 2, Options::default());
    let mut desk = Desk::planned(plan, vec![bot(), table::Chair::OPEN], settings());
    let outputs = desk.sit(1);
    let ticket = crate::desk::thinking(&outputs)[0].ticket;
    desk.look(1, 1);
    prepare(&mut desk, 1, always("ambush-prompt", "pass"));
    desk.thought(ticket, "march 3");
    assert_eq!(desk.last().1, "pass");
}

#[test]
fn what_could_be_asked_next_is_supposed() {
    let mut desk = Desk::persons("duel", 2);
    let outputs = desk.ask(1, Request::Plan);
    let planning = outputs.into_iter().find_map(|output| match output {
        Output::Plan { id, planning, .. } => Some(planning.find(id).unwrap()),
        _ => None,
    });
    let planned = planning.unwrap();
    assert!(!planned.choices.listed.is_empty());
    let action = planned.choices.listed[0].text.clone();
    prepare(&mut desk, 1, Intent { prompt: Some(planned.prompt), ..intent(&action) });
    let outputs = desk.ask(1, Request::Plan);
    assert!(outputs.iter().any(|output| matches!(output, Output::Plan { .. })));
    assert_eq!(desk.table.standing().last(), Some(0), "nothing has happened");
}
