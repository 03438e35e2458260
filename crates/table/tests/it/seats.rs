//! Coming, sitting down, going, leaving a seat to a bot, coming back; what is
//! said; and when a table may sleep.

use serde_json::json;
use table::{
    Chair, Chat, Input, Kind, Message, Output, Presence, Refusal, Request, SeatKind, SeatPresence,
    Settings, Status, TableInfo, clause,
};
use tabletop::{Options, Seat};

use crate::desk::{Desk, bot, complaints, done, kinds, plan, refusal, settings, thinking, told};
use crate::world::person;

/// What became of wishes to sit down, by ticket: the seat, or why not.
pub(crate) fn joined(outputs: &[Output]) -> Vec<(u64, Result<u8, &str>)> {
    outputs
        .iter()
        .filter_map(|output| match output {
            Output::Joined { ticket, seat } => Some((
                *ticket,
                seat.as_ref().map(|seat| seat.0).map_err(|why| why.why.key.as_ref()),
            )),
            _ => None,
        })
        .collect()
}

/// The table as a connection is told of it last.
pub(crate) fn info(outputs: &[Output], socket: u64) -> &TableInfo {
    told(outputs, socket)
        .into_iter()
        .filter_map(|message| match message {
            Message::Table(info) => Some(info),
            _ => None,
        })
        .next_back()
        .unwrap()
}

/// Who is here, as a connection is told last.
fn presence(outputs: &[Output], socket: u64) -> &Presence {
    told(outputs, socket)
        .into_iter()
        .filter_map(|message| match message {
            Message::Presence(presence) => Some(presence),
            _ => None,
        })
        .next_back()
        .unwrap()
}

pub(crate) fn kept_for(who: usize) -> Chair {
    Chair::kept(&person(who))
}

fn sits(desk: &mut Desk, who: usize, seat: Option<u8>) -> Result<u8, String> {
    let seat = seat.map(Seat);
    let outputs = desk.hear(Input::Join { ticket: 9, person: person(who), seat });
    let [(9, seat)] = joined(&outputs)[..] else { panic!("one answer") };
    seat.map_err(str::to_owned)
}

#[test]
fn everybody_hears_who_sits_down_and_when_the_game_begins() {
    let mut desk = Desk::new("duel", vec![Chair::OPEN, Chair::OPEN], settings());
    assert_eq!(kinds(&desk.look(5, 5), 5), ["table", "presence"], "there is no game to show");
    let outputs = desk.sit(0);
    assert_eq!(joined(&outputs), [(70, Ok(0))]);
    assert_eq!(kinds(&outputs, 5), ["table", "presence"]);
    let table = info(&outputs, 5);
    let seats: Vec<_> = table.seats.iter().map(|seat| (seat.kind, seat.name.as_str())).collect();
    assert_eq!(seats, [(SeatKind::Person, "player 0"), (SeatKind::Open, "")]);
    assert_eq!((table.you, table.n), (None, None));
    let outputs = desk.sit(1);
    assert_eq!(joined(&outputs), [(71, Ok(1))]);
    assert_eq!(kinds(&outputs, 5), ["table", "state", "table", "presence"]);
    assert_eq!(info(&outputs, 5).n, Some(0));
}

#[test]
fn who_looks_learns_where_the_own_seat_is() {
    let mut desk = Desk::new("duel", vec![Chair::OPEN, kept_for(1)], settings());
    desk.sit(0);
    let own = |outputs: &[Output], socket| {
        let table = info(outputs, socket);
        (table.you, table.seats.iter().map(|seat| seat.you).collect::<Vec<_>>())
    };
    assert_eq!(own(&desk.look(0, 0), 0), (Some(Seat(0)), vec![true, false]));
    assert_eq!(own(&desk.look(1, 1), 1), (None, vec![false, true]), "kept, and not yet taken");
    assert_eq!(own(&desk.look(5, 5), 5), (None, vec![false, false]));
}

#[test]
fn a_chair_is_kept_for_whom_it_is_kept() {
    let chairs = || vec![bot(), Chair::OPEN, kept_for(1), kept_for(2)];
    let mut desk = Desk::new("sealed", chairs(), settings());
    assert_eq!(sits(&mut desk, 1, None), Ok(2), "the kept one before an open one");
    assert_eq!(sits(&mut desk, 1, Some(1)), Ok(2), "who sits stays");
    assert_eq!(sits(&mut desk, 0, None), Ok(1));
    let taken = Err("error-seat-taken".to_owned());
    assert_eq!(sits(&mut desk, 5, None), taken);
    let mut desk = Desk::new("sealed", chairs(), settings());
    for wanted in [0, 2, 3, 7] {
        assert_eq!(sits(&mut desk, 0, Some(wanted)), taken, "{wanted}");
    }
    assert_eq!(sits(&mut desk, 1, Some(1)), Ok(1), "or another, if wanted");
    assert_eq!(sits(&mut desk, 2, Some(3)), Ok(3));
}

#[test]
fn of_two_who_want_a_seat_the_store_says_who_has_it() {
    let mut desk = Desk::new("duel", vec![Chair::OPEN, Chair::OPEN], settings());
    let join = |who| Input::Join { ticket: who as u64, person: person(who), seat: Some(Seat(0)) };
    let outputs = desk.table.hear(join(0), 2_000);
    assert!(
        matches!(&outputs[..], [Output::Claim { seat: Seat(0), identity }] if *identity == person(0).id)
    );
    let outputs = desk.table.hear(Input::Claimed(Ok(false)), 2_001);
    assert_eq!(joined(&outputs), [(0, Err("error-seat-taken"))]);
    assert!(matches!(outputs[0], Output::ReadHolders));
    desk.table.hear(join(1), 2_002);
    let ill = Input::Claimed(Err(table::Refusal::internal()));
    assert_eq!(joined(&desk.table.hear(ill, 2_003)), [(1, Err("error-internal"))]);
    // Somebody sat down elsewhere, and that was the last who was missing.
    desk.look(5, 5);
    let holders = Input::Holders(vec![Some(person(1)), Some(person(0))]);
    let outputs = desk.hear(holders);
    assert_eq!(kinds(&outputs, 5), ["table", "presence", "table", "state"]);
    assert!(desk.table.standing().play().is_some());
}

#[test]
fn a_game_that_cannot_begin_says_why() {
    let mut laid = plan("duel", 2, Options::default());
    laid.header.position = Some(json!({"lives": [0]}));
    let mut desk = Desk::planned(laid, vec![Chair::OPEN, bot()], settings());
    assert_eq!(desk.table.trouble(), None);
    assert_eq!(joined(&desk.sit(0)), [(70, Err("toys-impossible"))]);
    let trouble = desk.table.trouble().unwrap();
    assert_eq!((trouble.kind, trouble.why.key.as_ref()), (Kind::Bad, "toys-impossible"));

    let mut later = plan("duel", 2, Options::default());
    later.header.rules = 9;
    let desk = Desk::planned(later, vec![bot(), bot()], settings());
    let trouble = desk.table.trouble().unwrap();
    assert_eq!((trouble.kind, trouble.why.key.as_ref()), (Kind::Unplayable, "error-rules"));
    let mut other = plan("duel", 2, Options::default());
    other.header.game = "sealed".to_owned();
    let standing = table::Standing::new(
        "t",
        testkit::toys::lookup("duel").unwrap(),
        other,
        vec![bot(), bot()],
        tabletop::Seed::number(1),
    );
    let mut table = table::Table::new(standing, settings());
    table.hear(Input::Awake, 1_000);
    assert_eq!(table.trouble().unwrap().why.key, "error-record");
}

#[test]
fn before_the_game_there_is_nothing_to_do() {
    let mut desk = Desk::new("duel", vec![Chair::OPEN, Chair::OPEN], settings());
    desk.sit(0);
    desk.look(0, 0);
    for request in [Request::Undo, Request::Resign, Request::Hint, Request::Next] {
        assert_eq!(refusal(&desk.ask(0, request)), (Some(clause::STALE), "error-not-started"));
    }
}

#[test]
fn everybody_hears_who_is_here() {
    let mut desk = Desk::new("duel", vec![Chair::OPEN, bot()], settings());
    let seats = |here| vec![SeatPresence { seat: Seat(0), here }];
    desk.sit(0);
    let outputs = desk.look(5, 5);
    assert_eq!((&presence(&outputs, 5).seats, presence(&outputs, 5).watching), (&seats(false), 1));
    desk.look(5, 5);
    let outputs = desk.look(0, 0);
    assert_eq!((&presence(&outputs, 5).seats, presence(&outputs, 5).watching), (&seats(true), 1));
    let outputs = desk.look(6, 6);
    assert_eq!(presence(&outputs, 0).watching, 2);
    let outputs = desk.hear(Input::Leave { socket: 0 });
    assert_eq!((&presence(&outputs, 6).seats, presence(&outputs, 6).watching), (&seats(false), 2));
    assert!(told(&outputs, 0).is_empty(), "who has gone hears nothing");
}

#[test]
fn a_bot_has_a_name_by_its_seat_and_says_its_level() {
    let mut desk = Desk::new("sealed", vec![Chair::OPEN, bot(), bot()], settings());
    let outputs = desk.look(5, 5);
    let named = |at: usize| {
        let seat = &info(&outputs, 5).seats[at];
        (seat.kind, seat.name.as_str(), seat.level.as_deref())
    };
    assert_eq!(named(0), (SeatKind::Open, "", None));
    assert_eq!(named(1), (SeatKind::Bot, "Hydra", Some("random")));
    assert_eq!(named(2), (SeatKind::Bot, "Daphnia", Some("random")));
    assert_eq!(table::bot_name(7), "Hydra", "there are more seats than names");
}

pub(crate) fn stand_up(desk: &mut Desk, who: usize) -> Vec<Output> {
    desk.hear(Input::StandUp { ticket: 90 + who as u64, person: person(who) })
}

#[test]
fn who_stands_up_before_the_game_leaves_a_free_seat() {
    let mut desk = Desk::new("duel", vec![Chair::OPEN, Chair::OPEN], settings());
    desk.look(0, 0);
    desk.sit(0);
    assert_eq!(desk.table.standing().summary().status, Status::Open);
    let outputs = stand_up(&mut desk, 0);
    assert_eq!(joined(&outputs), [(90, Ok(0))]);
    assert_eq!(info(&outputs, 0).seats[0].kind, SeatKind::Open);
    assert_eq!(desk.table.standing().summary().status, Status::Over, "nobody waits there");
    assert_eq!(joined(&stand_up(&mut desk, 0)), [(90, Err("error-not-seated"))]);
    desk.sit(1);
    assert_eq!(desk.table.standing().seat_of(&person(1).id), Some(Seat(0)));
    desk.sit(0);
    assert_eq!(joined(&stand_up(&mut desk, 0)), [(90, Err("error-begun"))]);
}

#[test]
fn a_seat_that_the_store_keeps_is_not_free() {
    let mut desk = Desk::new("duel", vec![Chair::OPEN, Chair::OPEN], settings());
    desk.sit(0);
    for (answer, why) in [(Ok(false), "error-stale"), (Err(Refusal::internal()), "error-internal")]
    {
        let wish = Input::StandUp { ticket: 9, person: person(0) };
        let asked = desk.table.hear(wish, desk.now);
        assert!(matches!(&asked[..], [Output::Unclaim { seat: Seat(0), .. }]));
        let outputs = desk.table.hear(Input::Unclaimed(answer), desk.now);
        assert_eq!(joined(&outputs), [(9, Err(why))]);
        assert_eq!(desk.table.standing().seat_of(&person(0).id), Some(Seat(0)));
    }
    assert_eq!(complaints(&desk.table.hear(Input::Unclaimed(Ok(true)), desk.now)).len(), 1);
}

fn takeover(seat: u8) -> Request {
    Request::Takeover { seat: Seat(seat), level: "random".to_owned() }
}

#[test]
fn a_player_may_leave_the_own_seat_to_a_bot_at_any_time() {
    let mut desk = Desk::persons("duel", 2);
    let outputs = desk.ask(0, takeover(0));
    assert!(done(&outputs));
    let seat = &info(&outputs, 1).seats[0];
    assert_eq!((seat.kind, seat.name.as_str()), (SeatKind::Bot, "Amoeba"));
    assert_eq!(thinking(&outputs)[0].seat, Seat(0));
    assert_eq!(refusal(&desk.ask(0, takeover(0))).1, "error-bot-plays-already");
    assert_eq!(refusal(&desk.act(0, "wait")), (Some(clause::HOLDER), "error-bot-plays"));
    let outputs = desk.ask(0, Request::Return { seat: Seat(0) });
    assert!(done(&outputs));
    assert_eq!(info(&outputs, 1).seats[0].name, "player 0");
    assert!(done(&desk.act(0, "wait")));
}

#[test]
fn what_cannot_be_taken_over_is_refused() {
    let mut desk = Desk::new("sealed", vec![Chair::OPEN, Chair::OPEN, bot()], settings());
    (0..2).for_each(|who| drop(desk.sit(who)));
    (0..2).for_each(|who| drop(desk.look(who as u64, who)));
    desk.look(5, 5);
    let unknown = Request::Takeover { seat: Seat(0), level: "divine".to_owned() };
    for (socket, request, expected) in [
        (0, takeover(2), (clause::TAKEOVER, "error-no-such-seat")),
        (0, takeover(9), (clause::TAKEOVER, "error-no-such-seat")),
        (0, takeover(1), (clause::TAKEOVER, "error-not-away")),
        (0, unknown, (clause::TAKEOVER, "error-unknown-level")),
        (5, takeover(1), (clause::HOLDER, "error-not-seated")),
        (0, Request::Return { seat: Seat(0) }, (clause::RETURN, "error-not-replaced")),
        (0, Request::Return { seat: Seat(1) }, (clause::HOLDER, "error-not-seated")),
    ] {
        let outputs = desk.ask(socket, request.clone());
        assert_eq!(refusal(&outputs), (Some(expected.0), expected.1), "{request:?}");
    }
}

/// A duel in which player 1 is asked, and goes.
fn waiting() -> Desk {
    let mut desk = Desk::persons("duel", 2);
    desk.act(0, "attack 1");
    desk.hear(Input::Leave { socket: 1 });
    desk
}

#[test]
fn who_has_left_is_away_after_a_while() {
    let mut desk = waiting();
    desk.now += 999;
    assert_eq!(refusal(&desk.ask(0, takeover(1))).1, "error-not-away");
    desk.now += 1;
    assert!(done(&desk.ask(0, takeover(1))));
}

#[test]
fn nobody_is_replaced_while_the_table_waits_for_others() {
    let mut desk = Desk::persons("duel", 2);
    desk.hear(Input::Leave { socket: 1 });
    desk.now += 50_000;
    assert_eq!(refusal(&desk.ask(0, takeover(1))).1, "error-not-away");
    // Away for long, but asked only now.
    desk.act(0, "attack 1");
    assert_eq!(refusal(&desk.ask(0, takeover(1))).1, "error-not-away");
}

#[test]
fn nobody_is_replaced_who_has_not_had_the_time_to_come() {
    let mut desk = Desk::persons("duel", 2);
    desk.act(0, "attack 1");
    // Woken elsewhere: nobody has been here yet.
    let mut desk = desk.wakes(settings());
    desk.look(0, 0);
    desk.now += 999;
    assert_eq!(refusal(&desk.ask(0, takeover(1))).1, "error-not-away");
    desk.now += 1;
    assert!(done(&desk.ask(0, takeover(1))));
}

#[test]
fn who_is_seen_at_another_node_is_not_away() {
    let mut desk = waiting();
    desk.now += 5_000;
    desk.seen = Some(desk.now - 999);
    assert_eq!(refusal(&desk.ask(0, takeover(1))), (Some(clause::TAKEOVER), "error-not-away"));
    desk.seen = Some(desk.now - 1_000);
    assert!(done(&desk.ask(0, takeover(1))));
}

#[test]
fn when_nobody_knows_who_was_seen_nobody_is_replaced() {
    let mut desk = waiting();
    desk.now += 5_000;
    let wish = Input::Request { socket: 0, id: 9, request: takeover(1) };
    let asked = desk.table.hear(wish, desk.now);
    assert!(matches!(&asked[..], [Output::ReadSeen { identity }] if *identity == person(1).id));
    let ill = desk.table.hear(Input::Seen(Err(Refusal::internal())), desk.now);
    assert_eq!(refusal(&ill), (None, "error-internal"));
    assert_eq!(complaints(&desk.table.hear(Input::Seen(Ok(None)), desk.now)).len(), 1);
}

#[test]
fn who_has_a_second_window_is_here() {
    let mut desk = Desk::persons("duel", 2);
    desk.act(0, "attack 1");
    desk.look(9, 1);
    desk.hear(Input::Leave { socket: 1 });
    desk.now += 5_000;
    assert_eq!(refusal(&desk.ask(0, takeover(1))).1, "error-not-away");
}

#[test]
fn a_seat_may_take_back_fifty_times_in_a_row() {
    let mut desk = Desk::persons("sealed", 3);
    for _ in 0..50 {
        desk.act_first(0, 0);
        assert!(done(&desk.ask(0, Request::Undo)));
    }
    desk.act_first(0, 0);
    assert_eq!(refusal(&desk.ask(0, Request::Undo)), (Some("TT-U1"), "table-undo-often"));
}

#[test]
fn another_row_of_taking_back_begins_when_somebody_else_acts() {
    let mut desk = Desk::persons("sealed", 3);
    for _ in 0..50 {
        desk.act_first(0, 0);
        desk.ask(0, Request::Undo);
    }
    desk.act_first(1, 1);
    desk.act_first(0, 0);
    assert!(done(&desk.ask(0, Request::Undo)));
}

#[test]
fn talk_is_short_and_says_something() {
    let mut desk = Desk::persons("duel", 2);
    let mut say = |text: &str| {
        let outputs = desk.ask(0, Request::Chat { text: text.to_owned() });
        match &outputs[..] {
            [Output::Say { socket: 0, from, text, .. }] => Ok((from.clone(), text.clone())),
            _ => Err(refusal(&outputs).1.to_owned()),
        }
    };
    assert_eq!(say("  well met \n"), Ok(("player 0".to_owned(), "well met".to_owned())));
    assert!(say(&"é".repeat(500)).is_ok(), "characters count, not bytes");
    for bad in ["", " \n ", "a\0b", &"é".repeat(501)] {
        assert_eq!(say(bad), Err("error-chat".to_owned()), "{bad:?}");
    }
}

#[test]
fn talk_is_passed_on_once() {
    let mut desk = Desk::persons("duel", 2);
    let line = |n| Chat {
        table: "t".to_owned(),
        n,
        from: "player 1".to_owned(),
        text: format!("line {n}"),
        at: 5,
        watching: false,
        by: None,
    };
    let heard = |outputs: &[Output]| {
        let n = |message: &&Message| match message {
            Message::Chat(line) => Some(line.n),
            _ => None,
        };
        told(outputs, 0).iter().filter_map(n).collect::<Vec<_>>()
    };
    assert_eq!(desk.table.talk(), 0);
    assert_eq!(heard(&desk.hear(Input::Talk(vec![line(1), line(2)]))), [1, 2]);
    assert_eq!(desk.table.talk(), 2);
    assert_eq!(heard(&desk.hear(Input::Talk(vec![line(2), line(3)]))), [3]);
    assert_eq!(desk.table.talk(), 3);
    let said = desk.hear(Input::Said { socket: 0, id: 8, done: Ok(4) });
    assert_eq!(told(&said, 0), [&Message::Ack { id: 8, n: 4 }]);
}

#[test]
fn of_a_rematch_everybody_hears() {
    let mut desk = Desk::persons("duel", 2);
    let outputs = desk.hear(Input::Rematch { next: "u".to_owned() });
    assert_eq!([kinds(&outputs, 0), kinds(&outputs, 1)], [["rematch"], ["rematch"]]);
}

#[test]
fn who_does_not_look_wants_nothing() {
    let mut desk = Desk::persons("duel", 2);
    let outputs = desk.ask(8, Request::Resign);
    assert_eq!(complaints(&outputs), ["somebody wants something who does not look"]);
    assert_eq!(outputs.len(), 1);
}

#[test]
fn a_table_may_sleep_when_nobody_is_here_and_nothing_is_under_way() {
    let mut desk = Desk::new("duel", vec![Chair::OPEN, bot()], settings());
    assert!(desk.table.is_idle());
    desk.sit(0);
    assert!(desk.table.is_idle(), "whoever sits may come back");
    desk.look(0, 0);
    assert!(!desk.table.is_idle(), "somebody looks");
    let act = Request::Act { after: 0, action: "wait".to_owned() };
    desk.table.hear(Input::Request { socket: 0, id: 1, request: act }, desk.now);
    desk.table.hear(Input::Leave { socket: 0 }, desk.now);
    assert!(!desk.table.is_idle(), "something is being stored");
    let ticket = thinking(&desk.hear(Input::Stored(Ok(()))))[0].ticket;
    assert!(!desk.table.is_idle(), "a bot thinks");
    desk.thought(ticket, "wait");
    assert!(desk.table.is_idle());
}

#[test]
fn a_table_is_not_asleep_while_something_is_stored_for_nobody() {
    let mut desk = Desk::new("duel", vec![Chair::OPEN, Chair::OPEN], settings());
    let join = Input::Join { ticket: 1, person: person(0), seat: None };
    desk.table.hear(join, desk.now);
    assert!(!desk.table.is_idle());
}

#[test]
fn the_lesson_of_a_table_does_not_keep_it_awake() {
    let lesson = vec!["wait".to_owned()];
    let mut desk = Desk::new("duel", vec![Chair::OPEN, bot()], Settings { lesson, ..settings() });
    desk.sit(0);
    desk.look(0, 0);
    desk.act(0, "wait");
    desk.hear(Input::Leave { socket: 0 });
    assert!(desk.table.is_idle(), "the pupil has gone in the middle of it");
}
