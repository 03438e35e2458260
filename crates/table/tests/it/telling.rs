//! What each viewer is told, what listings show, and what becomes of a deed when
//! it is not sure what was stored.

use record::{Deed, Entry};
use table::{
    Chair, Input, Lines, Log, Message, Output, Refusal, Request, SeatKind, Status, Step, Summary,
    Unstored, clause, deed_words, seats_of_labels,
};
use tabletop::{Digest, Options, Seat};

use crate::desk::{
    Desk, bot, complaints, done, kinds, plan, refusal, settings, state, told, whole,
};
use crate::world::person;

/// The steps of the log that a connection is told.
fn log_steps(outputs: &[Output], socket: u64) -> Vec<&Step> {
    let steps = told(outputs, socket).into_iter().filter_map(|message| match message {
        Message::Log(Log { steps, .. }) => Some(steps),
        _ => None,
    });
    steps.flatten().collect()
}

/// What they say in notation.
fn log_texts(outputs: &[Output], socket: u64) -> Vec<&str> {
    log_steps(outputs, socket).into_iter().map(|step| step.text.as_str()).collect()
}

#[test]
fn another_s_action_is_not_told_in_notation_before_the_end() {
    let mut desk = Desk::persons("ambush", 2);
    let outputs = desk.act(0, "march 3");
    let text = |socket| state(&outputs, socket).step.as_ref().unwrap().text.as_str();
    assert_eq!((text(0), text(1)), ("march 3", ""));
    assert_eq!(log_texts(&desk.look(9, 1), 9), ["start", ""]);
    let outputs = desk.act(1, "spring");
    let text = |socket| state(&outputs, socket).step.as_ref().unwrap().text.as_str();
    assert_eq!((text(0), text(1)), ("spring", "spring"), "the game is over");
    assert_eq!(log_texts(&desk.look(5, 5), 5), ["start", "march 3", "spring"]);
}

#[test]
fn who_comes_back_is_told_what_is_new() {
    let mut desk = Desk::persons("ambush", 2);
    desk.act(0, "march 3");
    let outputs = desk.look_after(0, 0, Some(0));
    assert_eq!(kinds(&outputs, 0), ["table", "log", "state", "presence"]);
    assert_eq!(log_texts(&outputs, 0), ["march 3"]);
    assert!(state(&outputs, 0).step.is_none(), "each step is told once");
    let outputs = desk.look_after(0, 0, Some(1));
    assert_eq!(kinds(&outputs, 0), ["table", "state", "presence"]);
}

#[test]
fn the_seed_is_told_at_the_end() {
    let mut desk = Desk::persons("ambush", 2);
    let outputs = desk.act(0, "march 3");
    assert_eq!((&state(&outputs, 1).seed, &state(&outputs, 1).outcome), (&None, &None));
    let outputs = desk.act(1, "spring");
    assert!(state(&outputs, 1).seed.is_some() && state(&outputs, 1).outcome.is_some());
}

#[test]
fn each_learns_whether_something_can_be_taken_back() {
    let mut desk = Desk::persons("ambush", 2);
    desk.look(5, 5);
    let outputs = desk.act(0, "march 3");
    let undo = |socket| {
        let undo = &state(&outputs, socket).undo;
        (undo.ok, undo.why.as_ref().map(|why| why.key.as_ref()))
    };
    assert_eq!(undo(0), (true, None));
    assert_eq!(undo(1), (false, Some("table-undo-nothing")));
    assert_eq!(undo(5), (false, Some("table-undo-nothing")));
}

#[test]
fn what_no_game_says_the_table_says() {
    let said = |seat, deed| {
        let (luck, digest) = (Vec::new(), Digest([0; 8]));
        let entry =
            Entry { n: 1, seat, deed, luck, digest, at: None, fallback: None, reason: None };
        deed_words(&entry).map(|said| serde_json::to_value(said).unwrap().to_string())
    };
    let handover = |label: &str| said(Some(Seat(1)), Deed::Handover(label.to_owned())).unwrap();
    assert!(handover("bot:random").contains("table-event-takeover"));
    assert!(handover("bot:random").contains("Hydra"));
    assert!(handover("Ada").contains("table-event-return") && handover("Ada").contains("Ada"));
    assert!(said(Some(Seat(1)), Deed::Undo(0)).unwrap().contains("table-event-undo"));
    for (deed, key) in [
        (Deed::Offer(0), "table-event-offer"),
        (Deed::Agree, "table-event-agree"),
        (Deed::Agreed(0), "table-event-agreed"),
        (Deed::Decline, "table-event-decline"),
    ] {
        assert!(said(Some(Seat(1)), deed).unwrap().contains(&format!("{key}\"")));
    }
    assert_eq!(said(Some(Seat(1)), Deed::Resign), None, "the game does");
    assert_eq!(said(None, Deed::Start), None);
}

#[test]
fn a_record_tells_who_sat_where() {
    let seats = seats_of_labels(&["Ada".to_owned(), "bot:wise".to_owned()]);
    let seats: Vec<_> =
        seats.iter().map(|seat| (seat.kind, seat.name.as_str(), seat.level.as_deref())).collect();
    assert_eq!(seats, [(SeatKind::Person, "Ada", None), (SeatKind::Bot, "Hydra", Some("wise"))]);
}

/// What listings show from now on, if they are rewritten.
fn listed(outputs: &[Output]) -> Option<&Summary> {
    let stored: Vec<_> = outputs
        .iter()
        .filter_map(|output| match output {
            Output::Store { summary, .. } => Some(summary.as_ref()),
            _ => None,
        })
        .collect();
    let [only] = stored[..] else { panic!("one thing is stored") };
    only
}

#[test]
fn listings_are_rewritten_when_the_turn_passes() {
    let mut desk = Desk::persons("ambush", 2);
    let outputs = desk.act(0, "march 3");
    assert_eq!(listed(&outputs).unwrap().listing.asked, [Seat(1)]);
    desk.now += 9_999;
    assert!(listed(&desk.hear(Input::Tick)).is_none(), "it is the same player's turn");
    let outputs = desk.act(1, "march 3");
    let summary = listed(&outputs).unwrap();
    assert_eq!((summary.status, summary.listing.round), (Status::Running, Some(2)));
    assert_eq!(summary.listing.asked, [Seat(0)]);
    let outputs = desk.ask(1, Request::Undo);
    assert_eq!(listed(&outputs).unwrap().listing.asked, [Seat(1)], "it passes back");
}

#[test]
fn listings_are_rewritten_now_and_then_where_no_turn_passes() {
    // While a bot is asked, nobody's turn has passed.
    let mut desk = Desk::new("ambush", vec![Chair::OPEN, bot()], settings());
    desk.sit(0);
    desk.look(0, 0);
    assert!(listed(&desk.act(0, "march 3")).is_none(), "they were when the game began");
    let mut desk = Desk::new("ambush", vec![Chair::OPEN, bot()], settings());
    desk.sit(0);
    desk.look(0, 0);
    desk.now += 10_000;
    assert!(listed(&desk.act(0, "march 3")).is_some());
}

#[test]
fn listings_show_at_once_who_plays_and_who_has_won() {
    let options = Options([("traps".to_owned(), "open".to_owned())].into());
    let chairs = vec![Chair::kept(&person(0)), Chair::OPEN];
    let mut desk = Desk::planned(plan("ambush", 2, options.clone()), chairs, settings());
    let summary = desk.table.standing().summary();
    assert_eq!((summary.status, summary.listing.round), (Status::Open, None));
    assert_eq!(summary.listing.options, options);
    let of = |summary: &Summary, at: usize| {
        let seat = &summary.listing.seats[at];
        (seat.info.kind, seat.info.name.clone(), seat.identity.clone())
    };
    assert_eq!(of(&summary, 0), (SeatKind::Open, person(0).name, Some(person(0).id)), "kept");
    let outputs = desk.sit(1);
    let summary = listed(&outputs).unwrap();
    assert_eq!(summary.status, Status::Open);
    assert_eq!(of(summary, 1), (SeatKind::Person, person(1).name, Some(person(1).id)));
    let outputs = desk.sit(0);
    assert_eq!(listed(&outputs).unwrap().status, Status::Running);
    desk.look(0, 0);
    let own = Request::Takeover { seat: Seat(0), level: "random".to_owned() };
    let outputs = desk.ask(0, own);
    let summary = listed(&outputs).unwrap();
    assert_eq!(of(summary, 0), (SeatKind::Bot, "Amoeba".to_owned(), Some(person(0).id)));
    desk.ask(0, Request::Return { seat: Seat(0) });
    let outputs = desk.ask(0, Request::Resign);
    assert_eq!(listed(&outputs).unwrap().status, Status::Over);
    assert_eq!(desk.table.standing().summary().status, Status::Over);
}

#[test]
fn the_chairs_of_a_rematch_are_kept_for_who_sits_here() {
    let mut desk = Desk::new("sealed", vec![Chair::OPEN, bot(), Chair::OPEN], settings());
    desk.sit(4);
    let kept = Chair::kept(&person(4));
    assert_eq!(desk.table.standing().chairs_again(), [kept, bot(), Chair::OPEN]);
}

/// Person 0 has done something, and the store is asked for it: the line.
fn storing(desk: &mut Desk, id: u32) -> String {
    let act = Request::Act { after: 0, action: "march 3".to_owned() };
    let outputs = desk.table.hear(Input::Request { socket: 0, id, request: act }, desk.now);
    let [Output::Store { lines, .. }] = &outputs[..] else { panic!("it is stored") };
    lines[0].clone()
}

fn unsure(desk: &mut Desk) {
    let ill = Unstored::Unsure(Refusal::internal());
    let outputs = desk.table.hear(Input::Stored(Err(ill)), desk.now);
    assert!(matches!(outputs[..], [Output::Read { .. }]), "the log knows");
}

#[test]
fn what_is_in_the_log_is_done_though_the_store_did_not_say_so() {
    let mut desk = Desk::persons("ambush", 2);
    let line = storing(&mut desk, 40);
    unsure(&mut desk);
    desk.log.push(line);
    let outputs = desk.hear(Input::Read(Ok(whole(&desk.log))));
    assert_eq!(kinds(&outputs, 0), ["table", "state", "ack"]);
    assert_eq!(kinds(&outputs, 1), ["table", "state"]);
    assert_eq!(told(&outputs, 0)[2], &Message::Ack { id: 40, n: 1 });
}

#[test]
fn what_is_not_in_the_log_is_not_done() {
    let mut desk = Desk::persons("ambush", 2);
    storing(&mut desk, 40);
    unsure(&mut desk);
    let outputs = desk.hear(Input::Read(Ok(whole(&desk.log))));
    assert_eq!(refusal(&outputs), (None, "error-internal"));
    assert_eq!(outputs.len(), 1, "nothing is new");
    assert_eq!(desk.table.standing().last(), Some(0));
    storing(&mut desk, 41);
    unsure(&mut desk);
    let outputs = desk.hear(Input::Read(Err(Refusal::internal())));
    assert_eq!(refusal(&outputs), (None, "error-internal"));
}

/// The log of the same table after somebody has resigned elsewhere.
fn elsewhere(desk: &Desk) -> Vec<String> {
    let mut other = Desk::persons("ambush", 2);
    assert_eq!(desk.log, other.log);
    other.ask(1, Request::Resign);
    other.log
}

#[test]
fn who_was_second_is_told_that_the_table_has_moved_on() {
    let mut desk = Desk::persons("ambush", 2);
    storing(&mut desk, 40);
    desk.table.hear(Input::Stored(Err(Unstored::Conflict)), desk.now);
    let outputs = desk.hear(Input::Read(Ok(whole(&elsewhere(&desk)))));
    assert_eq!(refusal(&outputs), (Some(clause::STALE), "error-stale"));
    assert!(desk.table.standing().is_over());
    // The store was ill, and somebody else's entry is there.
    let mut desk = Desk::persons("ambush", 2);
    storing(&mut desk, 40);
    unsure(&mut desk);
    let outputs = desk.hear(Input::Read(Ok(whole(&elsewhere(&desk)))));
    assert_eq!(refusal(&outputs), (None, "error-internal"));
    assert!(!done(&outputs) && desk.table.standing().is_over());
}

#[test]
fn a_log_that_is_known_is_no_news() {
    let mut desk = Desk::persons("ambush", 2);
    assert!(desk.hear(Input::Log(whole(&desk.log))).is_empty());
    let more = elsewhere(&desk);
    let outputs = desk.hear(Input::Log(whole(&more)));
    assert_eq!(kinds(&outputs, 0), ["table", "state"], "one step comes with its state");
    assert!(desk.hear(Input::Log(whole(&desk.log))).is_empty(), "an older one");
}

#[test]
fn several_steps_that_were_made_elsewhere_come_in_order() {
    let mut desk = Desk::persons("ambush", 2);
    let mut other = Desk::persons("ambush", 2);
    other.act(0, "march 3");
    other.ask(1, Request::Resign);
    let outputs = desk.hear(Input::Log(whole(&other.log)));
    assert_eq!(kinds(&outputs, 0), ["table", "log", "state"]);
    assert_eq!(log_texts(&outputs, 0), ["march 3"]);
    assert_eq!(state(&outputs, 0).step.as_ref().unwrap().text, "resign");
}

#[test]
fn lines_that_are_known_are_passed_over() {
    let mut desk = Desk::persons("ambush", 2);
    let mut other = Desk::persons("ambush", 2);
    other.act(0, "march 3");
    let lines = |after: u64| Lines { after, lines: other.log[after as usize..].to_vec() };
    assert_eq!(kinds(&desk.hear(Input::Log(lines(2))), 0), ["table", "state"]);
    assert!(desk.hear(Input::Log(lines(1))).is_empty());
    other.ask(1, Request::Resign);
    let lines = |after: u64| Lines { after, lines: other.log[after as usize..].to_vec() };
    assert_eq!(kinds(&desk.hear(Input::Log(lines(1))), 0), ["table", "state"]);
    assert_eq!(desk.table.standing().lines(), other.log.len() as u64);
}

/// Person 0 goes and comes back so many times: two entries each.
fn long(times: usize) -> Desk {
    let mut desk = Desk::persons("ambush", 2);
    for _ in 0..times {
        assert!(done(
            &desk.ask(0, Request::Takeover { seat: Seat(0), level: "random".to_owned() })
        ));
        assert!(done(&desk.ask(0, Request::Return { seat: Seat(0) })));
    }
    desk
}

/// The steps before an entry, which are found beside the table.
fn older(desk: &mut Desk, who: u64, before: u32) -> Vec<Step> {
    let outputs = desk.ask(who, Request::Log { before, views: false });
    let Ok([Output::Older { socket, older, .. }]) = <[_; 1]>::try_from(outputs) else {
        panic!("it is found elsewhere");
    };
    assert_eq!(socket, who);
    older.steps().unwrap()
}

fn log_numbers(outputs: &[Output], socket: u64) -> Vec<u32> {
    log_steps(outputs, socket).into_iter().map(|step| step.n).collect()
}

#[test]
fn who_comes_to_a_long_game_is_told_its_end_and_asks_for_the_rest() {
    let mut desk = long(130);
    let last = desk.table.standing().last().unwrap();
    let steps = log_numbers(&desk.look(9, 9), 9);
    let first = steps[0];
    assert!(steps.len() >= 50 && first > 0, "{} steps", steps.len());
    assert_eq!(steps, (first..=last).collect::<Vec<_>>());
    // Who was there a moment ago is told what is new.
    assert_eq!(log_numbers(&desk.look_after(9, 9, Some(last - 3)), 9), [last - 2, last - 1, last]);
    let mut known = first;
    let mut found = Vec::new();
    while known > 0 {
        let steps = older(&mut desk, 9, known);
        assert!(!steps.is_empty() && steps.len() <= 200, "{} steps", steps.len());
        known = steps[0].n;
        found.splice(0..0, steps.iter().map(|step| step.n));
    }
    assert_eq!(found, (0..first).collect::<Vec<_>>());
    assert!(older(&mut desk, 9, 0).is_empty());
}

#[test]
fn older_steps_hide_what_others_did() {
    let mut desk = Desk::persons("ambush", 2);
    desk.act(0, "march 3");
    let texts = |desk: &mut Desk, socket| {
        let steps = older(desk, socket, u32::MAX);
        steps.into_iter().map(|step| step.text).collect::<Vec<_>>()
    };
    assert_eq!(texts(&mut desk, 0), ["start", "march 3"]);
    assert_eq!(texts(&mut desk, 1), ["start", ""]);
    desk.ask(1, Request::Resign);
    assert_eq!(texts(&mut desk, 1), ["start", "march 3", "resign"]);
}

#[test]
fn a_log_that_makes_no_sense_is_not_believed() {
    let mut desk = Desk::persons("ambush", 2);
    let mut bad = desk.log.clone();
    bad.push("nonsense".to_owned());
    assert_eq!(complaints(&desk.hear(Input::Log(whole(&bad)))).len(), 1);
    assert_eq!(desk.table.standing().last(), Some(0));
}

#[test]
fn when_two_nodes_begin_a_game_there_is_one() {
    let begun = Desk::persons("ambush", 2).log;
    let mut desk = Desk::new("ambush", vec![Chair::OPEN, Chair::OPEN], settings());
    desk.sit(0);
    let begin = |desk: &mut Desk| {
        let join = Input::Join { ticket: 71, person: person(1), seat: None };
        desk.table.hear(join, desk.now);
        let outputs = desk.table.hear(Input::Claimed(Ok(true)), desk.now);
        assert!(matches!(&outputs[..], [Output::Store { lines, .. }] if lines.len() == 2));
        let outputs = desk.table.hear(Input::Stored(Err(Unstored::Conflict)), desk.now);
        assert!(matches!(outputs[..], [Output::Read { .. }]));
    };
    begin(&mut desk);
    let outputs = desk.hear(Input::Read(Ok(whole(&begun))));
    assert!(matches!(outputs[..], [Output::Joined { ticket: 71, seat: Ok(Seat(1)) }]));
    assert_eq!(desk.table.trouble(), None);

    let mut desk = Desk::new("ambush", vec![Chair::OPEN, Chair::OPEN], settings());
    desk.sit(0);
    begin(&mut desk);
    let outputs = desk.hear(Input::Read(Ok(Lines::default())));
    assert!(matches!(outputs[..], [Output::Joined { ticket: 71, seat: Err(_) }]));
    assert_eq!(desk.table.trouble().unwrap().clause, Some(clause::STALE));
}

#[test]
fn what_the_store_was_not_asked_changes_nothing() {
    let mut desk = Desk::persons("ambush", 2);
    let unasked = ["the store answers what was not asked"];
    assert_eq!(complaints(&desk.hear(Input::Stored(Ok(())))), unasked);
    assert_eq!(complaints(&desk.hear(Input::Claimed(Ok(true)))), unasked);
    assert_eq!(complaints(&desk.hear(Input::Read(Ok(Lines::default())))), unasked);
    storing(&mut desk, 40);
    assert_eq!(complaints(&desk.table.hear(Input::Claimed(Ok(true)), desk.now)), unasked);
    assert!(done(&desk.hear(Input::Stored(Ok(())))), "what is under way goes on");
}
