//! One case each.

use record::Deed;
use table::{Input, Kind, Lines, Message, Output, Request, Unstored, clause};
use tabletop::{Seat, Viewer};

use crate::world::{World, person};

/// Two players at one node, each with a screen.
fn two(game: &str) -> World {
    let mut world = World::new(game, 2, 0, 1, 7);
    for who in 0..2 {
        world.sit(0, who);
        world.look(0, who);
    }
    world.settle();
    world
}

/// The screen that is asked.
fn asked(world: &World) -> usize {
    let asked = |screen: &crate::world::Screen| screen.state.as_ref().unwrap().choices.is_some();
    world.screens.iter().position(asked).unwrap()
}

#[test]
fn nobody_hears_of_what_is_not_stored() {
    let mut world = two("duel");
    let socket = asked(&world);
    let state = world.screens[socket].state.clone().unwrap();
    let action = state.choices.as_ref().unwrap().listed[0].text.clone();
    let act = |id| Input::Request {
        socket: socket as u64,
        id,
        request: Request::Act { after: state.n, action: action.clone() },
    };
    let table = &mut world.nodes[0].table;
    let first = table.hear(act(1), 5_000);
    assert!(matches!(&first[..], [Output::Store { lines, .. }] if lines.len() == 1));
    // What comes meanwhile waits, and is then too late.
    assert!(table.hear(act(2), 5_001).is_empty());
    let told = table.hear(Input::Stored(Ok(())), 5_002);
    let sent = |output: &Output| match output {
        Output::Send { message, .. } => serde_json::to_value(message).unwrap()["type"].clone(),
        _ => panic!("only messages"),
    };
    let kinds: Vec<_> = told.iter().map(sent).collect();
    assert_eq!(kinds, ["state", "state", "ack", "refused"]);
}

#[test]
fn of_a_conflict_the_log_tells_the_truth() {
    let mut world = World::new("duel", 2, 0, 2, 7);
    for who in 0..2 {
        world.sit(0, who);
        world.settle();
    }
    let (here, there) = (world.look(0, 0), world.look(1, 0));
    world.settle();
    if world.screens[here].state.as_ref().unwrap().choices.is_none() {
        world.screens.iter_mut().for_each(|screen| screen.person = 1);
        world.crash(0);
        world.crash(1);
        world.settle();
    }
    // Both nodes propose entry 1; the second learns of the first's.
    world.act(here).unwrap();
    world.act(there).unwrap();
    world.settle();
    let acks = [&world.screens[here].acks, &world.screens[there].acks];
    assert_eq!(acks.map(Vec::len).iter().sum::<usize>(), 1);
    let refused = if acks[0].is_empty() { here } else { there };
    assert_eq!(world.screens[refused].refusals, [Some(clause::STALE.to_owned())]);
    assert_eq!(world.screens[here].steps, world.screens[there].steps);
}

#[test]
fn clocks_count_what_each_has_used() {
    let mut world = two("duel");
    let began = world.screens[0].state.as_ref().unwrap().clock.clone();
    assert_eq!(began.used, [0, 0]);
    for pause in [3_000, 4_000] {
        let socket = asked(&world);
        let before = world.screens[0].state.as_ref().unwrap().clock.clone();
        world.now += pause;
        world.act(socket).unwrap();
        world.settle();
        let clock = world.screens[0].state.as_ref().unwrap().clock.clone();
        let used = clock.used[socket] - before.used[socket];
        assert!((pause..pause + 50).contains(&used), "{used}");
        assert_eq!(clock.used[1 - socket], before.used[1 - socket]);
    }
    // Who wakes the table from its log sees the same clocks.
    let kept = world.screens[0].state.as_ref().unwrap().clock.clone();
    world.crash(0);
    world.settle();
    let woken = world.screens[0].state.as_ref().unwrap().clock.clone();
    assert_eq!((woken.used, woken.since), (kept.used, kept.since));
}

#[test]
fn a_seat_goes_to_a_bot_when_its_player_is_away_and_comes_back() {
    let mut world = two("duel");
    world.act(0).unwrap();
    world.settle();
    let level = "random".to_owned();
    let takeover = Request::Takeover { seat: Seat(1), level: level.clone() };
    world.request(0, takeover.clone());
    world.settle();
    assert_eq!(world.screens[0].refusals, [Some(clause::TAKEOVER.to_owned())]);
    world.nodes[0].inbox.push_back(Input::Leave { socket: 1 });
    world.settle();
    world.now += 2_000;
    world.request(0, takeover);
    // The bot plays on its own as long as it is asked; then it is our turn, or over.
    world.settle();
    assert_eq!(world.screens[0].acks.len(), 2);
    let handed = |deed: &Deed| matches!(deed, Deed::Handover(label) if label == "bot:random");
    assert!(world.record().entries.iter().any(|entry| handed(&entry.deed)));
    let socket = world.look(0, 1);
    world.request(socket, Request::Resign);
    world.request(socket, Request::Return { seat: Seat(1) });
    world.settle();
    assert_eq!(world.screens[socket].refusals, [Some(clause::HOLDER.to_owned())]);
    assert_eq!(world.screens[socket].acks.len(), 1);
}

#[test]
fn who_only_watches_is_told_why_not() {
    let mut world = two("sealed");
    let eye = world.look(0, 5);
    for request in [Request::Undo, Request::Resign, Request::Hint] {
        world.request(eye, request);
    }
    world.settle();
    assert_eq!(world.screens[eye].refusals, vec![Some(clause::HOLDER.to_owned()); 3]);
    let table = world.nodes[0].table.standing();
    let secret = table.play().unwrap().state().view(Viewer::Seat(Seat(0)));
    assert_ne!(world.screens[eye].state.as_ref().unwrap().view, secret);
}

#[test]
fn a_seat_that_is_taken_is_not_given_twice() {
    let mut world = two("sealed");
    let join = Input::Join { ticket: 9, person: person(3), seat: None };
    let outputs = world.nodes[0].table.hear(join, 9_000);
    let [Output::Joined { ticket: 9, seat: Err(why) }] = &outputs[..] else { panic!("refused") };
    assert_eq!((why.kind, why.why.key.as_ref()), (Kind::Conflict, "error-seat-taken"));
}

#[test]
fn a_hint_is_a_choice() {
    let mut world = two("duel");
    let socket = asked(&world);
    let listed = world.screens[socket].state.as_ref().unwrap().choices.clone().unwrap().listed;
    let table = &mut world.nodes[0].table;
    let hint =
        Input::Hint { socket: socket as u64, id: 4, seat: Seat(socket as u8), advice: Vec::new() };
    let outputs = table.hear(hint, 9_000);
    let [Output::Send { message: Message::Hint { id: 4, choice, .. }, .. }] = &outputs[..] else {
        panic!("a hint");
    };
    assert_eq!(*choice, listed[0]);
}

#[test]
fn a_bot_tries_again_when_the_store_was_ill() {
    let world = World::new("duel", 0, 2, 1, 3);
    let mut node = world.nodes.into_iter().next().unwrap();
    let mut table = node.table;
    let awake = node.inbox.pop_front().unwrap();
    let start = table.hear(awake, 1_000);
    let [Output::Store { lines, .. }] = &start[..] else { panic!("the game begins") };
    assert_eq!(lines.len(), 2);
    let begun = table.hear(Input::Stored(Ok(())), 1_001);
    let [Output::Think(thinking)] = &begun[..] else { panic!("one bot is asked") };
    let ticket = thinking.ticket;
    let action = Ok(thinking.state.choices(thinking.seat).listed[0].text.clone());
    let moved = table.hear(Input::Thought { ticket, action }, 1_002);
    let [Output::Store { .. }] = &moved[..] else { panic!("it moves") };
    let ill = Unstored::Unsure(table::Refusal::internal());
    let [Output::Read { after: 2 }] = &table.hear(Input::Stored(Err(ill)), 1_003)[..] else {
        panic!("the log knows");
    };
    let nothing = Lines { after: 2, lines: Vec::new() };
    assert!(table.hear(Input::Read(Ok(nothing)), 1_004).is_empty());
    assert_eq!(table.due(), Some(2_004));
    assert!(table.hear(Input::Tick, 2_000).is_empty(), "not yet");
    let again = table.hear(Input::Tick, 2_004);
    assert!(again.iter().any(|output| matches!(output, Output::Store { .. })));
}
