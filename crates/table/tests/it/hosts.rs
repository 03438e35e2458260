//! What a host may do before the game, and which tables everybody finds in a list.

use table::{Chair, Input, Output, Plan, SeatKind, Status};
use tabletop::{Options, Seat};

use crate::desk::{Desk, bot, plan, settings, thinking};
use crate::seats::{info, joined, kept_for, stand_up};
use crate::world::person;

/// A table with a host on seat 0, for whoever has its link.
fn hosted(seats: usize, private: bool) -> Desk {
    let plan = Plan { host: Some(Seat(0)), private, ..plan("sealed", seats, Options::default()) };
    let mut desk = Desk::planned(plan, vec![Chair::OPEN; seats], settings());
    // Who makes a table has a seat before anybody knows of it.
    let mut holders = vec![None; seats];
    holders[0] = Some(person(0));
    desk.hear(Input::Holders(holders));
    desk.look(0, 0);
    desk
}

fn remove(desk: &mut Desk, who: usize, seat: u8) -> Vec<Output> {
    desk.hear(Input::Remove { ticket: 90 + who as u64, person: person(who), seat: Seat(seat) })
}

fn fill(desk: &mut Desk, who: usize, level: &str) -> Vec<Output> {
    let (ticket, level) = (90 + who as u64, level.to_owned());
    desk.hear(Input::Fill { ticket, person: person(who), level })
}

#[test]
fn the_host_of_a_private_table_closes_it_for_everybody() {
    let mut desk = hosted(3, true);
    desk.sit(1);
    let outputs = desk.look(1, 1);
    let told = info(&outputs, 1);
    assert_eq!((told.host, told.private, told.closed), (Some(Seat(0)), true, false));
    // Others leave, and the table stays.
    assert_eq!(joined(&stand_up(&mut desk, 1)), [(91, Ok(1))]);
    assert!(!desk.table.standing().is_closed());
    desk.sit(1);
    let outputs = stand_up(&mut desk, 0);
    assert!(info(&outputs, 1).closed);
    assert!(desk.table.standing().holders.iter().all(Option::is_none), "all have left");
    assert_eq!(desk.table.standing().summary().status, Status::Over);
    for who in [0, 1, 2] {
        assert_eq!(joined(&desk.sit(who)), [(70 + who as u64, Err("error-closed"))]);
    }
}

#[test]
fn a_public_table_goes_on_without_its_host() {
    let mut desk = hosted(3, false);
    desk.sit(1);
    stand_up(&mut desk, 0);
    assert!(!desk.table.standing().is_closed());
    assert_eq!(desk.table.standing().host(), None);
    desk.sit(2);
    assert_eq!(desk.table.standing().host(), Some(Seat(0)), "who takes the host's seat is host");
}

#[test]
fn who_was_sent_away_does_not_sit_down_again() {
    let mut desk = hosted(3, true);
    desk.sit(1);
    assert_eq!(joined(&remove(&mut desk, 1, 0)), [(91, Err("error-not-host"))]);
    assert_eq!(joined(&remove(&mut desk, 5, 1)), [(95, Err("error-not-host"))]);
    for nobody in [0, 2, 7] {
        assert_eq!(joined(&remove(&mut desk, 0, nobody)), [(90, Err("error-no-such-seat"))]);
    }
    let outputs = remove(&mut desk, 0, 1);
    assert_eq!(joined(&outputs), [(90, Ok(1))]);
    assert_eq!(info(&outputs, 0).seats[1].kind, SeatKind::Open);
    assert_eq!(joined(&desk.sit(1)), [(71, Err("error-removed"))]);
    desk.sit(2);
    desk.sit(3);
    assert_eq!(joined(&remove(&mut desk, 0, 1)), [(90, Err("error-begun"))]);
}

#[test]
fn bots_play_for_whoever_is_missing_when_the_host_says_so() {
    let mut desk = hosted(3, true);
    desk.sit(1);
    assert_eq!(joined(&fill(&mut desk, 1, "random")), [(91, Err("error-not-host"))]);
    assert_eq!(joined(&fill(&mut desk, 0, "oracle")), [(90, Err("error-unknown-level"))]);
    let outputs = fill(&mut desk, 0, "random");
    assert_eq!(joined(&outputs), [(90, Ok(0))]);
    let seats = &info(&outputs, 0).seats;
    assert_eq!(
        seats.iter().map(|seat| seat.kind).collect::<Vec<_>>(),
        [SeatKind::Person, SeatKind::Person, SeatKind::Bot]
    );
    assert!(!thinking(&outputs).is_empty(), "it thinks at once");
    // The seat is the bot's from now on, also at the rematch.
    assert_eq!(joined(&desk.sit(2)), [(72, Err("error-seat-taken"))]);
    assert_eq!(desk.table.standing().chairs_again(), [kept_for(0), kept_for(1), bot()]);
    assert_eq!(joined(&fill(&mut desk, 0, "random")), [(90, Err("error-begun"))]);
    // So the log says, whoever reads it.
    let desk = desk.wakes(settings());
    assert_eq!(desk.table.standing().chairs_again(), [kept_for(0), kept_for(1), bot()]);
}

#[test]
fn lists_for_everybody_hold_what_anybody_can_join_or_watch() {
    let is_listed = |desk: &Desk| desk.table.standing().summary().listed;
    let mut public = hosted(2, false);
    assert!(is_listed(&public), "there is a seat");
    public.sit(1);
    assert!(is_listed(&public), "there are people to watch");
    let mut private = hosted(2, true);
    assert!(!is_listed(&private));
    private.sit(1);
    assert!(!is_listed(&private));
    let mut bots = Desk::new("duel", vec![Chair::OPEN, bot()], settings());
    bots.sit(0);
    assert!(!is_listed(&bots), "one against bots is nobody's business");
    let mut again = Desk::new("duel", vec![kept_for(0), kept_for(1)], settings());
    again.sit(0);
    assert!(!is_listed(&again), "no seat is for anybody");
    assert_eq!(again.table.standing().host(), Some(Seat(0)), "the first who sits");
    let lesson = Plan { chapter: Some(0), ..plan("duel", 2, Options::default()) };
    let mut lesson = Desk::planned(lesson, vec![Chair::OPEN, Chair::OPEN], settings());
    lesson.sit(0);
    assert!(!is_listed(&lesson));
}
