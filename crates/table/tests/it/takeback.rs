//! Taking back after others have acted, as a table sees to it: who is asked, who
//! is not disturbed, and where it does not count.

use crate::desk::{Desk, bot, dismissed, done, plan, refusal, settings, state, thinking, told};
use crate::world::person;
use record::Deed;
use table::{Chair, Flag, Input, Message, Offer, Output, Request, Settings, TimeControl};
use tabletop::{Options, Seat};

/// Three who lay cards in secret; two have.
fn laid() -> Desk {
    let mut desk = Desk::persons("sealed", 3);
    desk.act_first(0, 0);
    desk.act_first(1, 1);
    desk
}

fn deeds(desk: &Desk) -> Vec<Deed> {
    let entries = desk.table.standing().play().unwrap().entries();
    entries.iter().map(|entry| entry.deed.clone()).collect()
}

#[test]
fn everybody_is_asked_and_agrees() {
    let mut desk = laid();
    let before = desk.table.standing().play().unwrap().entries()[0].digest;
    let outputs = desk.ask(0, Request::Offer);
    assert!(done(&outputs));
    let offer = Offer { n: 3, by: Seat(0), open: vec![Seat(1), Seat(2)] };
    for socket in 0..3 {
        assert_eq!(state(&outputs, socket).offer, Some(offer.clone()));
    }
    let undo = &state(&outputs, 0).undo;
    assert_eq!((undo.ok, undo.ask), (false, false), "it has been asked");
    assert!(state(&outputs, 2).choices.is_some(), "who is to decide still is");
    // An answer to something else does not count.
    let other = Request::Agree { offer: 2 };
    assert_eq!(refusal(&desk.ask(1, other)), (Some("TT-U2"), "table-offer-none"));
    let outputs = desk.ask(1, Request::Agree { offer: 3 });
    assert_eq!(state(&outputs, 0).offer.as_ref().unwrap().open, [Seat(2)]);
    let outputs = desk.ask(2, Request::Agree { offer: 3 });
    assert_eq!(state(&outputs, 0).offer, None);
    assert_eq!(state(&outputs, 0).step.as_ref().unwrap().text, "undo 0");
    let play = desk.table.standing().play().unwrap();
    assert_eq!(play.state().digest(), before);
    assert_eq!(deeds(&desk)[3..], [Deed::Offer(0), Deed::Agree, Deed::Agreed(0)]);
    // The same after a restart.
    let desk = desk.wakes(settings());
    assert_eq!(desk.table.standing().play().unwrap().state().digest(), before);
}

#[test]
fn what_was_offered_outlives_a_restart() {
    let mut desk = laid();
    desk.ask(0, Request::Offer);
    let mut desk = desk.wakes(settings());
    let outputs = desk.look(1, 1);
    assert_eq!(state(&outputs, 1).offer.as_ref().unwrap().open, [Seat(1), Seat(2)]);
}

#[test]
fn one_word_against_it_is_enough() {
    for who in [0, 1, 2] {
        let mut desk = laid();
        desk.ask(0, Request::Offer);
        let outputs = desk.ask(who, Request::Decline { offer: 3 });
        assert!(done(&outputs));
        assert_eq!(state(&outputs, 0).offer, None);
        let undo = &state(&outputs, 0).undo;
        assert_eq!(undo.why.as_ref().unwrap().key, "table-offer-again");
        assert_eq!(refusal(&desk.ask(0, Request::Offer)), (Some("TT-U2"), "table-offer-again"));
    }
}

#[test]
fn who_watches_has_no_say() {
    let mut desk = laid();
    let outputs = desk.look(9, 9);
    assert!(!state(&outputs, 9).undo.ok && !state(&outputs, 9).undo.ask);
    desk.ask(0, Request::Offer);
    for request in [Request::Offer, Request::Agree { offer: 3 }, Request::Decline { offer: 3 }] {
        assert_eq!(refusal(&desk.ask(9, request)), (Some("TT-S1"), "error-not-seated"));
    }
}

#[test]
fn who_decides_meanwhile_is_not_too_late() {
    let mut desk = laid();
    let after = desk.table.standing().last().unwrap();
    let action = desk.table.standing().play().unwrap().state().choices(Seat(2)).listed[0].clone();
    desk.ask(0, Request::Offer);
    desk.ask(1, Request::Agree { offer: 3 });
    let outputs = desk.ask(2, Request::Act { after, action: action.text });
    assert!(done(&outputs), "decided before anything was said");
    assert_eq!(state(&outputs, 1).offer, None, "the game has gone on");
    assert_eq!(refusal(&desk.ask(2, Request::Agree { offer: 3 })).1, "table-offer-none");
}

#[test]
fn who_hears_of_it_from_another_node_is_not_too_late_either() {
    let mut desk = laid();
    let mut other = laid();
    let after = other.table.standing().last().unwrap();
    desk.ask(0, Request::Offer);
    desk.ask(1, Request::Agree { offer: 3 });
    let outputs = other.hear(Input::Log(crate::desk::whole(&desk.log)));
    assert_eq!(state(&outputs, 2).offer.as_ref().unwrap().open, [Seat(2)]);
    other.log = desk.log.clone();
    let action = other.table.standing().play().unwrap().state().choices(Seat(2)).listed[0].clone();
    assert!(done(&other.ask(2, Request::Act { after, action: action.text })));
}

#[test]
fn nobodys_time_changes_because_something_is_said() {
    let time = TimeControl { bank: 60, per_move: 0, increment: 5, flag: Flag::Lose };
    let mut plan = plan("sealed", 3, Options::default());
    plan.time = Some(time);
    let mut desk = Desk::planned(plan, vec![Chair::OPEN; 3], settings());
    for who in 0..3 {
        desk.sit(who);
        desk.look(who as u64, who);
    }
    for round in 0..2 {
        for seat in 0..3 - round {
            desk.act_first(seat.into(), seat);
        }
    }
    let due = desk.table.due();
    assert!(due.is_some(), "the third's clock runs");
    desk.now += 7_000;
    let listed = |outputs: &[Output]| {
        outputs.iter().any(|output| matches!(output, Output::Store { summary: Some(_), .. }))
    };
    let outputs = desk.ask(0, Request::Offer);
    assert!(done(&outputs) && !listed(&outputs), "nothing that listings show");
    assert_eq!(desk.table.due(), due);
    assert_eq!(state(&outputs, 2).clock.running, [Seat(2)]);
    let n = desk.table.standing().last().unwrap();
    desk.now += 7_000;
    desk.ask(1, Request::Decline { offer: n });
    assert_eq!(desk.table.due(), due, "and it still ends when it would have");
    // Nor is the time shorter that everybody has to come back after a start.
    desk.now += 100_000;
    let opened = desk.now;
    let mut desk = desk.wakes(Settings { opened, grace: 60_000, ..settings() });
    (0..3).for_each(|who| drop(desk.look(who as u64, who)));
    assert_eq!(desk.table.due(), Some(opened + 60_000));
}

#[test]
fn a_bot_goes_on_thinking_and_ends_it_by_moving() {
    let mut desk = Desk::new("sealed", vec![Chair::OPEN, Chair::OPEN, bot()], settings());
    for who in 0..2 {
        desk.sit(who);
        desk.look(who as u64, who);
    }
    // It was asked when the game began.
    desk.act_first(0, 0);
    desk.act_first(1, 1);
    let outputs = desk.ask(0, Request::Offer);
    assert!(thinking(&outputs).is_empty() && dismissed(&outputs).is_empty());
    assert_eq!(state(&outputs, 0).offer.as_ref().unwrap().open, [Seat(1)], "bots agree");
    let outputs = desk.ask(1, Request::Agree { offer: 3 });
    assert_eq!((dismissed(&outputs).len(), thinking(&outputs).len()), (1, 1), "thinks anew");
}

#[test]
fn against_bots_alone_nobody_is_asked() {
    let mut desk = Desk::new("sealed", vec![Chair::OPEN, bot(), bot()], settings());
    let outputs = desk.sit(0);
    let tickets: Vec<u64> = thinking(&outputs).iter().map(|it| it.ticket).collect();
    let action = desk.table.standing().play().unwrap().state().choices(Seat(1)).listed[0].clone();
    desk.look(0, 0);
    desk.act_first(0, 0);
    let outputs = desk.thought(tickets[0], &action.text);
    let undo = &state(&outputs, 0).undo;
    assert_eq!((undo.ok, undo.ask), (true, false));
    assert_eq!(refusal(&desk.ask(0, Request::Offer)), (Some("TT-U2"), "table-offer-needless"));
    let outputs = desk.ask(0, Request::Undo);
    assert!(done(&outputs));
    assert_eq!(desk.last(), (Some(Seat(0)), "undo 0".to_owned()));
    assert_eq!(thinking(&outputs).len(), 2, "the bots decide anew");
}

#[test]
fn who_is_alone_with_bots_cannot_fill_a_log_either() {
    let mut desk = Desk::new("sealed", vec![Chair::OPEN, bot(), bot()], settings());
    let mut asked: Vec<u64> = thinking(&desk.sit(0)).iter().map(|it| it.ticket).collect();
    desk.look(0, 0);
    for _ in 0..50 {
        desk.act_first(0, 0);
        let state = desk.table.standing().play().unwrap().state();
        let action = state.choices(Seat(1)).listed[0].text.clone();
        desk.thought(asked[0], &action);
        let outputs = desk.ask(0, Request::Undo);
        assert!(done(&outputs));
        asked = thinking(&outputs).iter().map(|it| it.ticket).collect();
    }
    desk.act_first(0, 0);
    assert_eq!(refusal(&desk.ask(0, Request::Undo)), (Some("TT-U1"), "table-undo-often"));
}

#[test]
fn where_something_is_at_stake_what_others_have_answered_stands() {
    for tournament in [true, false] {
        let mut plan = plan("sealed", 3, Options::default());
        plan.rated = !tournament;
        plan.tournament = tournament.then(|| "cup".to_owned());
        let mut desk = Desk::planned(plan, vec![Chair::OPEN; 3], settings());
        for who in 0..3 {
            desk.sit(who);
            desk.look(who as u64, who);
        }
        desk.act_first(0, 0);
        let outputs = desk.act_first(1, 1);
        let undo = &state(&outputs, 0).undo;
        assert_eq!((undo.ok, undo.ask), (false, false));
        assert_eq!(undo.why.as_ref().unwrap().key, "table-undo-counts");
        assert_eq!(refusal(&desk.ask(0, Request::Offer)), (Some("TT-U2"), "table-undo-counts"));
        assert!(done(&desk.ask(1, Request::Undo)), "one's own is one's own");
    }
}

#[test]
fn what_was_seen_is_kept_for_who_sits_here() {
    let mut desk = laid();
    let looked = |outputs: &[Output]| {
        let looked = |output: &Output| match output {
            Output::Looked { identity, n } => Some((identity.clone(), *n)),
            _ => None,
        };
        outputs.iter().filter_map(looked).collect::<Vec<_>>()
    };
    desk.look(9, 9);
    assert!(looked(&desk.hear(Input::Leave { socket: 9 })).is_empty(), "only watches");
    desk.look(8, 2);
    assert!(looked(&desk.hear(Input::Leave { socket: 8 })).is_empty(), "another window is open");
    assert_eq!(looked(&desk.hear(Input::Leave { socket: 2 })), [(person(2).id, 2)]);
    let table = |outputs: &[Output], socket| {
        let found = told(outputs, socket).into_iter().find_map(|message| match message {
            Message::Table(info) => Some(info.looked),
            _ => None,
        });
        found.unwrap()
    };
    let visitor = table::Visitor { socket: 2, person: person(2), blocked: Vec::new() };
    let enter =
        Input::Enter { visitor, after: None, talk: Vec::new(), next: None, looked: Some(1) };
    assert_eq!(table(&desk.hear(enter), 2), Some(1));
    assert_eq!(table(&desk.look(8, 2), 8), Some(2), "looks by the other window");
    let mut desk = laid().wakes(settings());
    assert_eq!(table(&desk.look(1, 1), 1), Some(2), "who did something has looked");
    assert_eq!(table(&desk.look(2, 2), 2), None);
}

#[test]
fn what_was_missed_is_shown_as_it_was_seen_then() {
    let mut desk = laid();
    let outputs = desk.ask(2, Request::Log { before: 3, views: true });
    let Ok([Output::Older { older, .. }]) = <[_; 1]>::try_from(outputs) else {
        panic!("not one thing");
    };
    let steps = older.steps().unwrap();
    assert_eq!(steps.iter().map(|step| step.n).collect::<Vec<_>>(), [0, 1, 2]);
    let outputs = desk.look(2, 2);
    assert_eq!(steps[2].view.as_ref(), Some(&state(&outputs, 2).view));
    assert_ne!(steps[0].view, steps[2].view);
    assert!(steps.iter().all(|step| step.seat.is_none() || step.text.is_empty()), "secrets stay");
}
