//! Those who watch: what they see later, what they say, and what they never learn.

use serde_json::Value;
use table::{Chair, Chat, Input, Message, Output, Plan, Request, Visitor};
use tabletop::{Options, Seat, Viewer};

use crate::desk::{Desk, done, kinds, plan, settings, state, told};
use crate::world::person;

/// The delay, in milliseconds.
const LATE: u64 = 60_000;
/// Who watches, and by which connection.
const WATCHER: (u64, usize) = (9, 9);

/// Two persons who look, and one who watches a minute later.
fn late(game: &str) -> Desk {
    let plan = Plan { delay: Some(60), ..plan(game, 2, Options::default()) };
    let mut desk = Desk::planned(plan, vec![Chair::OPEN; 2], settings());
    desk.look(WATCHER.0, WATCHER.1);
    for who in 0..2 {
        desk.sit(who);
        desk.look(who as u64, who);
    }
    desk
}

/// Whoever is asked does the first thing listed.
fn go_on(desk: &mut Desk) -> Vec<Output> {
    let seats = desk.table.standing().play().unwrap().state().turn().seats();
    let seat = seats.iter().next().unwrap().0;
    desk.act_first(seat.into(), seat)
}

/// The table as somebody is told of it.
fn info(outputs: &[Output], socket: u64) -> &table::TableInfo {
    let table = |message: &&Message| matches!(message, Message::Table(_));
    match told(outputs, socket).into_iter().rfind(table) {
        Some(Message::Table(info)) => info,
        _ => panic!("no table"),
    }
}

fn line(n: u32, by: usize, watching: bool, at: u64) -> Chat {
    let (table, text, by) = ("t".to_owned(), format!("line {n}"), person(by));
    Chat { table, n, from: by.name, text, at, watching, by: Some(by.id) }
}

/// The numbers of the lines that a connection hears.
fn heard(outputs: &[Output], socket: u64) -> Vec<u32> {
    let n = |message: &Message| match message {
        Message::Chat(line) => Some(line.n),
        _ => None,
    };
    told(outputs, socket).into_iter().filter_map(n).collect()
}

#[test]
fn who_watches_sees_it_later_and_who_plays_at_once() {
    let mut desk = late("duel");
    let outputs = desk.look(WATCHER.0, WATCHER.1);
    let begun = info(&outputs, WATCHER.0);
    assert_eq!((begun.late, begun.n, begun.delay), (true, None, Some(60)));
    assert_eq!(kinds(&outputs, WATCHER.0), ["table", "presence"], "nothing to see yet");
    assert_eq!(desk.table.due(), Some(desk.now + LATE));
    assert!(!info(&desk.look(0, 0), 0).late);

    desk.now += 30_000;
    let outputs = go_on(&mut desk);
    assert_eq!(state(&outputs, 1).n, 1);
    assert_eq!(kinds(&outputs, WATCHER.0), [""; 0]);
    let outputs = desk.wait(30_000);
    assert_eq!(kinds(&outputs, WATCHER.0), ["table", "state"]);
    let seen = state(&outputs, WATCHER.0);
    assert_eq!((seen.n, seen.clock.now), (0, desk.now - LATE));
    assert_eq!(kinds(&outputs, 0), [""; 0], "who plays has seen it");
    let outputs = desk.wait(29_999);
    assert!(outputs.is_empty());
    let outputs = desk.wait(1);
    assert_eq!(kinds(&outputs, WATCHER.0), ["state"]);
    let seen = state(&outputs, WATCHER.0);
    assert_eq!((seen.n, seen.step.as_ref().map(|step| step.n)), (1, Some(1)));
    assert_eq!(desk.table.due(), None, "there is no more to show");
}

#[test]
fn nobody_is_woken_for_who_does_not_watch() {
    let mut desk = late("duel");
    go_on(&mut desk);
    desk.hear(Input::Leave { socket: WATCHER.0 });
    assert_eq!(desk.table.due(), None);
}

/// All that somebody who watches is told from then on, whatever they ask, in JSON.
fn watched(
    desk: &mut Desk,
    mut meanwhile: impl FnMut(&mut Desk, u64) -> Vec<Output>,
) -> Vec<Value> {
    let mut all = Vec::new();
    for second in 0..60 {
        let mut outputs = meanwhile(desk, second);
        outputs.extend(desk.wait(1_000));
        outputs.extend(desk.look(8, 8));
        for request in [
            Request::Log { before: 99, views: true },
            Request::Ask { question: String::new() },
            Request::Act { after: 0, action: "x".to_owned() },
            Request::Undo,
            Request::Hint,
            Request::Resign,
            Request::Takeover { seat: Seat(0), level: "random".to_owned() },
            Request::Return { seat: Seat(0) },
        ] {
            outputs.extend(desk.hear(Input::Request { socket: 8, id: 1, request }));
        }
        for output in outputs {
            all.extend(match output {
                Output::Send { to, message } if to.contains(&9) || to.contains(&8) => {
                    Some(serde_json::to_value(message).unwrap())
                }
                Output::Older { socket: 8, older, .. } => {
                    Some(serde_json::to_value(older.steps().unwrap()).unwrap())
                }
                Output::Ask { socket: 8, who, state, .. } => {
                    assert_eq!(who, Viewer::Public);
                    Some(serde_json::json!([state.digest().to_string(), state.view(who)]))
                }
                _ => None,
            });
        }
    }
    all
}

#[test]
fn two_games_that_differ_since_look_the_same_to_who_watches() {
    for game in ["duel", "sealed"] {
        let twin = || {
            let mut desk = late(game);
            desk.now += 5_000;
            go_on(&mut desk);
            desk.now += 5_000;
            desk
        };
        let (mut quiet, mut busy) = (twin(), twin());
        let nothing = watched(&mut quiet, |_, _| Vec::new());
        let much = watched(&mut busy, |desk, second| match second {
            1 | 2 => go_on(desk),
            3 => desk.ask(1, Request::Undo),
            4 => desk.hear(Input::Talk(vec![line(1, 0, false, desk.now)])),
            5 => {
                let level = "random".to_owned();
                desk.ask(0, Request::Takeover { seat: Seat(0), level })
            }
            6 => desk.ask(0, Request::Return { seat: Seat(0) }),
            _ => Vec::new(),
        });
        assert!(busy.log.len() > quiet.log.len() + 2, "{game}: {}", busy.log.len());
        assert!(!busy.table.standing().is_over());
        assert!(nothing.len() > 600, "{}", nothing.len());
        for (one, other) in nothing.iter().zip(&much) {
            assert_eq!(one, other, "{game}");
        }
        assert_eq!(nothing.len(), much.len(), "{game}");
        // And then they see it, too.
        let outputs = busy.wait(10_000);
        assert!(kinds(&outputs, 9).contains(&"state".to_owned()));
        assert_eq!(heard(&outputs, 9), [1]);
    }
}

#[test]
fn lists_say_nothing_of_who_was_replaced() {
    let mut desk = late("duel");
    let level = "random".to_owned();
    let outputs = desk.ask(0, Request::Takeover { seat: Seat(0), level });
    assert!(done(&outputs));
    let listing = |output: &Output| match output {
        Output::Store { summary: Some(summary), .. } => Some(summary.listing.clone()),
        _ => None,
    };
    let listing = outputs.iter().find_map(listing).unwrap();
    assert_eq!(listing.seats[0].info.kind, table::SeatKind::Person);
    assert_eq!(listing.delay, Some(60));
    assert_eq!(info(&outputs, 0).seats[0].kind, table::SeatKind::Bot);
}

#[test]
fn when_it_is_over_everybody_sees_everything() {
    let mut desk = late("duel");
    go_on(&mut desk);
    desk.now += 10_000;
    let outputs = desk.ask(0, Request::Resign);
    assert_eq!(kinds(&outputs, WATCHER.0), ["table", "log", "state"]);
    assert!(!info(&outputs, WATCHER.0).late);
    let seen = state(&outputs, WATCHER.0);
    assert!(seen.outcome.is_some() && seen.clock.now == desk.now);
    let outputs = desk.look(8, 8);
    assert!(state(&outputs, 8).outcome.is_some());
    assert_eq!(desk.table.due(), None);
}

#[test]
fn after_a_restart_it_is_what_is_old_enough() {
    let mut desk = late("duel");
    desk.now += 30_000;
    go_on(&mut desk);
    desk.now += 40_000;
    let mut desk = desk.wakes(settings());
    let outputs = desk.look(WATCHER.0, WATCHER.1);
    assert_eq!((state(&outputs, WATCHER.0).n, info(&outputs, WATCHER.0).n), (0, Some(0)));
    assert_eq!(desk.table.due(), Some(desk.now + 20_000));
    assert_eq!(state(&desk.wait(20_000), WATCHER.0).n, 1);
}

#[test]
fn those_who_watch_talk_among_themselves_until_it_is_over() {
    let mut desk = Desk::persons("duel", 2);
    desk.look(8, 8);
    let mut deaf = Visitor { socket: 9, person: person(9), blocked: vec![person(8).id] };
    let talk = || vec![line(1, 8, true, 5), line(2, 0, false, 5)];
    let enter = |visitor: &Visitor| Input::Enter {
        visitor: visitor.clone(),
        after: None,
        talk: talk(),
        next: None,
        looked: None,
    };
    assert_eq!(heard(&desk.hear(enter(&deaf)), 9), [2], "nobody hears whom they have blocked");
    deaf.blocked.clear();
    assert_eq!(heard(&desk.hear(enter(&deaf)), 9), [1, 2]);
    let plays = Visitor { socket: 1, person: person(1), blocked: Vec::new() };
    assert_eq!(heard(&desk.hear(enter(&plays)), 1), [2]);

    let text = "who wins?".to_owned();
    let said = desk.ask(8, Request::Chat { text });
    let [Output::Say { from, by, watching, .. }] = &said[..] else { panic!("not said") };
    let watcher = person(8);
    assert_eq!((from, by, *watching), (&watcher.name, &watcher.id, true));
    let outputs = desk.hear(Input::Talk(vec![line(3, 8, true, 6), line(4, 0, false, 6)]));
    assert_eq!((heard(&outputs, 9), heard(&outputs, 1)), (vec![3, 4], vec![4]));

    let outputs = desk.ask(0, Request::Resign);
    assert!(outputs.iter().any(|output| matches!(output, Output::Recall)));
    let all = vec![line(1, 8, true, 5), line(2, 0, false, 5), line(3, 8, true, 6)];
    let outputs = desk.hear(Input::Recalled(all));
    assert_eq!((heard(&outputs, 1), heard(&outputs, 9)), (vec![1, 3], vec![]));
    let outputs = desk.hear(Input::Talk(vec![line(5, 8, true, 7)]));
    assert_eq!(heard(&outputs, 0), [5], "it is over");
}

#[test]
fn what_is_said_at_the_board_is_heard_late_too() {
    let mut desk = late("duel");
    let at = desk.now;
    let outputs = desk.hear(Input::Talk(vec![line(1, 0, false, at), line(2, 8, true, at)]));
    assert_eq!((heard(&outputs, 1), heard(&outputs, 9)), (vec![1], vec![2]));
    // Who comes after a restart is told of it when it is old enough.
    let mut desk = desk.wakes(settings());
    let visitor = Visitor { socket: 9, person: person(9), blocked: Vec::new() };
    let talk = vec![line(1, 0, false, at), line(2, 8, true, at)];
    let outputs = desk.hear(Input::Enter { visitor, after: None, talk, next: None, looked: None });
    assert_eq!(heard(&outputs, 9), [2]);
    assert_eq!(heard(&desk.wait(LATE), 9), [1]);
    assert_eq!(heard(&desk.wait(LATE), 9), [0; 0], "once");
}
