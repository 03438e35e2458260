//! Tables with a clock: when it runs, what happens when a flag falls, and that
//! nobody gains time.

use record::{Deed, Mode};
use table::{Chair, Flag, Input, OUT_OF_TIME, Output, Plan, Request, Settings, TimeControl};
use tabletop::{Options, Seat};

use crate::desk::{Desk, done, plan, refusal, settings, state, thinking};
use crate::world::World;

const LIVE: TimeControl = TimeControl { bank: 60, per_move: 0, increment: 5, flag: Flag::Lose };

/// Two persons who look, at a table with a clock.
fn two(time: TimeControl) -> Desk {
    let plan = Plan { time: Some(time), ..plan("duel", 2, Options::default()) };
    let mut desk = Desk::planned(plan, vec![Chair::OPEN; 2], settings());
    for who in 0..2 {
        desk.sit(who);
        desk.look(who as u64, who);
    }
    desk
}

/// The one who is asked.
fn asked(desk: &Desk) -> u8 {
    let seats = desk.table.standing().play().unwrap().state().turn().seats();
    seats.iter().next().unwrap().0
}

/// Both have moved, and somebody's time runs: whose.
fn running(desk: &mut Desk) -> u8 {
    let mut moved = [false; 2];
    while moved != [true; 2] {
        let seat = asked(desk);
        desk.act_first(seat.into(), seat);
        moved[usize::from(seat)] = true;
    }
    assert!(!desk.table.standing().is_over());
    asked(desk)
}

/// When somebody's time ends, as the store is told.
fn stored_due(outputs: &[Output]) -> Option<Option<u64>> {
    let due = |output: &Output| match output {
        Output::Store { summary: Some(summary), .. } => Some(summary.due),
        _ => None,
    };
    outputs.iter().filter_map(due).next_back()
}

#[test]
fn nobodys_time_runs_before_the_own_first_move() {
    let mut desk = two(LIVE);
    let first = asked(&desk);
    let clock = state(&desk.look(9, 9), 9).clock.clone();
    assert_eq!((clock.running, clock.first), (vec![], vec![Seat(first)]));
    desk.now += 119_000;
    desk.act_first(first.into(), first);
    let seat = running(&mut desk);
    let due = desk.table.due().unwrap();
    assert!(due > desk.now && due <= desk.now + 65_000, "{due}");
    let outputs = desk.look(9, 9);
    let clock = &state(&outputs, 9).clock;
    assert_eq!((clock.running.clone(), clock.now), (vec![Seat(seat)], desk.now));
    assert!(clock.left.as_ref().unwrap().iter().all(|left| left.bank >= 60_000));
}

#[test]
fn a_game_does_not_stall_at_its_beginning() {
    let mut desk = two(LIVE);
    let first = asked(&desk);
    assert_eq!(desk.table.due(), Some(desk.now + 120_000));
    assert!(desk.wait(119_999).is_empty(), "not yet");
    let outputs = desk.wait(1);
    assert_eq!(desk.last(), (Some(Seat(first)), "resign".to_owned()));
    assert_eq!(state(&outputs, 0).step.clone().unwrap().says[0].key, "table-event-flag");
    // Where a move may take a day, and where a tournament has patience, nobody's does.
    let days = TimeControl { bank: 0, per_move: 86_400, increment: 0, flag: Flag::Lose };
    assert_eq!(two(days).table.due(), None);
    let plan = Plan { time: Some(LIVE), ..plan("duel", 2, Options::default()) };
    let plan = Plan { tournament: Some("cup".to_owned()), ..plan };
    let mut desk = Desk::planned(plan, vec![Chair::OPEN; 2], settings());
    (0..2).for_each(|who| drop(desk.sit(who)));
    assert_eq!(desk.table.due(), None);
    // What was handed in before the game is no move of who may not be here.
    let action =
        desk.table.standing().play().unwrap().state().choices(Seat(first)).listed[0].text.clone();
    desk.hear(Input::Opening { seat: Seat(first), action });
    let clock = state(&desk.look(9, 9), 9).clock.clone();
    assert_eq!((desk.table.standing().last(), clock.running), (Some(1), vec![]));
}

#[test]
fn who_runs_out_of_time_has_lost_and_the_log_says_why() {
    let mut desk = two(LIVE);
    let seat = running(&mut desk);
    let left = desk.table.due().unwrap() - desk.now;
    assert!(desk.wait(left - 1).is_empty(), "not yet");
    let outputs = desk.wait(1);
    assert_eq!(desk.last(), (Some(Seat(seat)), "resign".to_owned()));
    let play = desk.table.standing().play().unwrap();
    assert_eq!(play.entries().last().unwrap().reason.as_deref(), Some(OUT_OF_TIME));
    assert!(!play.outcome().unwrap().winners.contains(Seat(seat)));
    let step = state(&outputs, 0).step.clone().unwrap();
    assert_eq!(step.says[0].key, "table-event-flag", "why it is over comes first");
    assert_eq!(stored_due(&outputs), Some(None));
    let text = play.record().text();
    record::verify(&text, testkit::toys::lookup, Mode::Strict).unwrap();
}

#[test]
fn a_bot_plays_on_where_that_is_agreed_and_the_seat_is_lost() {
    let mut desk = two(TimeControl { flag: Flag::Bot, ..LIVE });
    let seat = running(&mut desk);
    let left = desk.table.due().unwrap() - desk.now;
    let outputs = desk.wait(left);
    assert_eq!(desk.last(), (Some(Seat(seat)), "handover bot:random".to_owned()));
    assert_eq!(thinking(&outputs).len(), 1);
    assert_eq!(desk.table.due(), None, "who is alone with bots has no clock");
    let step = state(&outputs, 0).step.clone().unwrap();
    assert_eq!(step.says[0].key, "table-event-flag-takeover");
    let fallen = state(&outputs, 0).clock.fallen.clone();
    assert_eq!(fallen, [Seat(seat)], "the seat is not offered back");
    let back = desk.ask(seat.into(), Request::Return { seat: Seat(seat) });
    assert_eq!(refusal(&back), (Some("TT-C2"), "error-out-of-time"));
}

#[test]
fn who_comes_too_late_finds_the_flag_fallen() {
    let mut desk = two(LIVE);
    let seat = running(&mut desk);
    desk.now = desk.table.due().unwrap();
    let outputs = desk.act_first(seat.into(), seat);
    assert!(desk.table.standing().is_over() && !done(&outputs));
    assert_eq!(refusal(&outputs).0, Some("TT-T2"));
    assert_eq!(desk.last().1, "resign");
}

#[test]
fn a_table_that_slept_lets_the_flag_fall_when_it_is_woken() {
    let mut desk = two(LIVE);
    let seat = running(&mut desk);
    let due = desk.table.due();
    desk.now += 30_000;
    let mut desk = desk.wakes(settings());
    assert_eq!(desk.table.due(), due, "the log tells the same to whoever reads it");
    desk.now += 86_400_000;
    desk.hear(Input::Overdue);
    assert_eq!(desk.last(), (Some(Seat(seat)), "resign".to_owned()));
}

#[test]
fn who_is_woken_too_early_says_when_it_is_time() {
    let mut desk = two(LIVE);
    running(&mut desk);
    let due = desk.table.due();
    let mut desk = desk.wakes(settings());
    assert_eq!(stored_due(&desk.hear(Input::Overdue)), Some(due));
    assert!(desk.hear(Input::Overdue).is_empty(), "once is enough");
}

#[test]
fn no_flag_falls_while_nobody_could_move() {
    let mut desk = two(LIVE);
    let seat = running(&mut desk);
    desk.now += 3_600_000;
    let (opened, grace) = (desk.now, 10_000);
    let mut desk = desk.wakes(Settings { opened, grace, ..settings() });
    desk.look(seat.into(), seat.into());
    assert_eq!(desk.table.due(), Some(opened + grace));
    assert!(done(&desk.act_first(seat.into(), seat)), "in the nick of time");
    assert!(!desk.table.standing().is_over());
    // What has happened since is as usual: nothing is left, but what a move brings.
    let next = desk.table.due();
    assert!(next.is_none_or(|next| next > desk.now && next <= desk.now + 70_000), "{next:?}");
}

#[test]
fn nobody_is_replaced_while_the_own_clock_runs() {
    let days = TimeControl { bank: 0, per_move: 86_400, increment: 0, flag: Flag::Lose };
    for time in [LIVE, days] {
        let mut desk = two(time);
        let (seat, level) = (running(&mut desk), "random".to_owned());
        let other = u64::from(1 - seat);
        desk.hear(Input::Leave { socket: seat.into() });
        desk.now += 50_000;
        let outputs = desk.ask(other, Request::Takeover { seat: Seat(seat), level });
        assert_eq!(refusal(&outputs), (Some("TT-S2"), "error-clock-runs"));
    }
    // Where a move may take a day, the first may, too.
    let mut desk = two(days);
    let (seat, level) = (asked(&desk), "random".to_owned());
    desk.hear(Input::Leave { socket: seat.into() });
    let takeover = Request::Takeover { seat: Seat(seat), level };
    desk.now += 80_000_000;
    let outputs = desk.ask(u64::from(1 - seat), takeover.clone());
    assert_eq!(refusal(&outputs), (Some("TT-S2"), "error-not-away"));
    desk.now += 10_000_000;
    assert!(done(&desk.ask(u64::from(1 - seat), takeover)));
}

#[test]
fn who_plays_against_bots_has_no_clock() {
    let plan = Plan { time: Some(LIVE), ..plan("duel", 2, Options::default()) };
    let mut desk = Desk::planned(plan, vec![Chair::OPEN, crate::desk::bot()], settings());
    desk.sit(0);
    desk.look(0, 0);
    desk.act_first(0, 0);
    while desk.table.standing().play().unwrap().state().turn().seats().contains(Seat(0)) {
        assert_eq!(desk.table.due(), None);
        desk.act_first(0, 0);
    }
}

#[test]
fn who_looks_for_an_opponent_is_seen_to_be_there() {
    let plan = Plan { seek: true, host: Some(Seat(0)), ..plan("duel", 2, Options::default()) };
    let mut desk = Desk::planned(plan, vec![Chair::OPEN; 2], settings());
    desk.sit(0);
    assert_eq!(desk.table.due(), None, "nobody looks");
    desk.look(0, 0);
    let due = desk.table.due().unwrap();
    let outputs = desk.wait(due - desk.now);
    let listed = |output: &Output| matches!(output, Output::Store { summary: Some(it), lines, .. } if it.listing.seek && lines.is_empty());
    assert!(outputs.iter().any(listed));
    assert!(desk.table.due().unwrap() > desk.now);
    desk.hear(Input::Leave { socket: 0 });
    assert_eq!(desk.table.due(), None);
}

/// What each seat has left, found out in another way: seconds given less seconds
/// used, over the whole log at once.
fn left(world: &World, time: TimeControl) -> Vec<i64> {
    let record = world.record();
    let game = record.game(testkit::toys::lookup).unwrap();
    let mut asked = Vec::new();
    let note = |course: &record::Course, _: &dyn tabletop::Happened| {
        asked.push(course.state().turn().seats());
    };
    record.replay(game, Mode::Tolerant, None, note).unwrap();
    let entries = &record.entries;
    let undone = |n: u32| {
        let later = entries.iter().filter(|entry| entry.n > n);
        later.into_iter().any(|entry| entry.deed.goes_back().is_some_and(|to| to < n))
    };
    let of = |seat: Seat| {
        let acts =
            |entry: &record::Entry| entry.seat == Some(seat) && matches!(entry.deed, Deed::Act(_));
        let Some(first) = entries.iter().find(|entry| acts(entry)).map(|entry| entry.n) else {
            return i64::from(time.bank) * 1_000;
        };
        let pairs = entries.iter().zip(&entries[1..]);
        let pairs = pairs.filter(|(a, _)| a.n >= first && asked[a.n as usize].contains(seat));
        let used: u64 = pairs.map(|(a, b)| b.at.unwrap() - a.at.unwrap()).sum();
        let ends = entries.iter().filter(|entry| acts(entry) && entry.n > first);
        let ends = ends.filter(|entry| !asked[entry.n as usize].contains(seat) && !undone(entry.n));
        let given = ends.count() as i64 * i64::from(time.increment) * 1_000;
        i64::from(time.bank) * 1_000 + given - used as i64
    };
    (0..2).map(|seat| of(Seat(seat))).collect()
}

#[test]
fn whatever_happens_the_clocks_are_what_the_log_says() {
    let (mut fell, mut undone) = (0, 0);
    for seed in 0..300 {
        let bank = [1, 20][seed as usize / 2 % 2];
        let time = TimeControl { bank, per_move: 0, increment: 1, flag: Flag::Lose };
        let game = ["sealed", "duel"][seed as usize % 2];
        let world = crate::worlds::timed(game, time, 2, seed);
        let standing = world.nodes[0].table.standing();
        let record = world.record();
        let last = record.entries.last().unwrap();
        fell += usize::from(last.reason.as_deref() == Some(OUT_OF_TIME));
        let undo = |entry: &&record::Entry| matches!(entry.deed, Deed::Undo(_));
        undone += record.entries.iter().filter(undo).count();
        assert!(standing.is_over(), "{game} {seed}: it ends, if only by the clock");
        for screen in &world.screens {
            let clock = &screen.state.as_ref().unwrap().clock;
            let shown: Vec<i64> =
                clock.left.as_ref().unwrap().iter().map(|left| left.bank as i64).collect();
            let expected: Vec<i64> =
                left(&world, time).into_iter().map(|left| left.max(0)).collect();
            assert_eq!(shown, expected, "{game} {seed}");
        }
        record::verify(finished(&world), testkit::toys::lookup, Mode::Tolerant).unwrap();
    }
    assert!(fell > 20 && undone > 20, "{fell} flags, {undone} taken back");
}

fn finished(world: &World) -> String {
    world.nodes[0].table.standing().play().unwrap().record().text()
}
