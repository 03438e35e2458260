//! What a hand gives away by who is asked, and when (MC-B16): the same deeds
//! are done in a battle and in one that a viewer cannot tell from it.

use tabletop::{Chance, Outcome, Prompt, Rules, Seat, Seed, Seeded, Turn, Viewer, random_choice};
use testkit::Twin;

use crate::battle::frame::Frame;
use crate::{Action, Battle, Event, Setup, View};

/// Decisions after which a comparison is begun, and how long it goes on.
const EVERY: u32 = 12;
const LONG: u32 = 80;

/// Everything a viewer is told at a decision, and what shows in the waiting.
#[derive(Debug, PartialEq)]
struct Told {
    turn: Turn,
    waits: Vec<(Option<u32>, Prompt)>,
    own: Vec<(Prompt, Vec<Action>)>,
    outcome: Option<Outcome>,
    view: View,
}

fn told(battle: &Battle, who: Viewer) -> Told {
    let turn = battle.turn();
    let asked = || turn.seats().iter();
    let wait = |seat: Seat| (battle.patience(seat), Rules::waiting(battle, seat));
    let own = asked().filter(|seat| who == Viewer::Seat(*seat)).map(|seat| {
        let mut listed = Vec::new();
        battle.choices(seat, &mut listed);
        (battle.prompt(seat), listed)
    });
    let (own, waits) = (own.collect(), asked().map(wait).collect());
    Told { turn, waits, own, outcome: battle.outcome(), view: battle.view(who) }
}

fn seen(events: &[Event], who: Viewer) -> Vec<Event> {
    events.iter().filter_map(|event| Battle::see(event, who)).collect()
}

/// What can be done in both.
fn in_both(one: &Battle, two: &Battle, seat: Seat) -> Vec<Action> {
    let mut listed = Vec::new();
    one.choices(seat, &mut listed);
    listed.retain(|action| two.check(seat, action).is_ok());
    listed
}

/// Plays both on with the same deeds and the same luck: what the viewer could
/// tell them apart by, and how many decisions were the same.
fn apart(mut one: Battle, mut two: Battle, who: Viewer, luck: &Seeded) -> Result<u32, String> {
    let (mut luck, mut whim) = (luck.clone(), luck.clone());
    for n in 0..LONG {
        let (mine, theirs) = (told(&one, who), told(&two, who));
        if mine != theirs {
            return Err(format!("decision {n}, {who:?} is told {mine:?}\nor {theirs:?}"));
        }
        let Some(seat) = one.turn().seats().iter().next() else { return Ok(n) };
        let both = in_both(&one, &two, seat);
        let at = whim.below("which", both.len().max(1) as u32) as usize;
        let Some(action) = both.get(at) else {
            return Err(format!("nothing is in both: {mine:?}"));
        };
        let (mut shown, mut other) = (Vec::new(), Vec::new());
        let _ = two.apply(seat, action, &mut luck.clone(), &mut other).unwrap();
        let _ = one.apply(seat, action, &mut luck, &mut shown).unwrap();
        if seen(&shown, who) != seen(&other, who) {
            return Err(format!("after {action}, {who:?} sees {shown:?}\nor {other:?}"));
        }
    }
    Ok(LONG)
}

/// A random game, compared every so often; how many decisions were the same.
fn leaks(setup: &Setup, seed: u64) -> Result<u32, String> {
    let mut luck = Seeded::new(Seed::number(seed));
    let mut whim = Seeded::new(Seed::number(seed).derive(b"players"));
    let (mut events, mut listed, mut same) = (Vec::new(), Vec::new(), 0);
    let mut battle = Battle::new(setup, &mut luck, &mut events).unwrap();
    for n in 0.. {
        let Turn::Act(seats) = battle.turn() else { break };
        if n % EVERY == 0 && battle.stack != [Frame::Armies] {
            let who = match whim.below("viewer", u32::from(setup.players) + 1) as u8 {
                seat if seat < setup.players => Viewer::Seat(Seat(seat)),
                _ => Viewer::Public,
            };
            let twin = battle.twin(who, &mut whim);
            same += apart(battle.clone(), twin, who, &luck)?;
        }
        let seat = seats.iter().next().unwrap();
        let action = random_choice(&battle, seat, &mut whim, &mut listed).unwrap();
        let _ = battle.apply(seat, &action, &mut luck, &mut events).unwrap();
    }
    Ok(same)
}

fn setup(version: u32, seats: u8, options: &[(&str, &str)]) -> Setup {
    <Battle as Rules>::setup(version, seats, &options.iter().copied().collect()).unwrap()
}

#[test]
fn nobody_learns_of_a_hand_by_who_is_asked_and_when() {
    let tables: [(u8, &[(&str, &str)]); 4] = [
        (2, &[("mode", "skirmish")]),
        (2, &[("mode", "5-5-5"), ("pause", "long")]),
        (3, &[("mode", "skirmish")]),
        (4, &[("mode", "skirmish"), ("sides", "teams")]),
    ];
    for (seats, options) in tables {
        let setup = setup(2, seats, options);
        let same: u32 = (0..4).map(|seed| leaks(&setup, seed).unwrap()).sum();
        assert!(same > 2_000, "{options:?}: only {same} decisions were compared");
    }
}

/// The comparison would find it: so it was, and so a host may have it.
#[test]
fn who_asks_holders_only_tells_of_their_hands() {
    let tables = [setup(1, 2, &[]), setup(2, 2, &[("pause", "holders")])];
    for setup in tables {
        assert!((0..4).any(|seed| leaks(&setup, seed).is_err()));
    }
}

/// Whoever is asked for a card has the same time, and passing comes first.
#[test]
fn a_pause_is_as_long_for_all() {
    for (pause, patience) in [("always", Some(4_000)), ("long", Some(12_000)), ("holders", None)] {
        let setup = setup(2, 2, &[("pause", pause)]);
        let mut luck = Seeded::new(Seed::number(3));
        let (mut listed, mut events, mut pauses) = (Vec::new(), Vec::new(), 0);
        let mut battle = Battle::new(&setup, &mut luck, &mut events).unwrap();
        while let Turn::Act(seats) = battle.turn() {
            let seat = seats.iter().next().unwrap();
            if let Some(Frame::Window { .. }) = battle.stack.last() {
                assert_eq!(battle.patience(seat), patience);
                listed.clear();
                battle.choices(seat, &mut listed);
                assert_eq!(listed.first(), Some(&Action::Pass));
                pauses += 1;
            } else {
                assert_eq!(battle.patience(seat), None);
            }
            let action = random_choice(&battle, seat, &mut luck.clone(), &mut listed).unwrap();
            let _ = battle.apply(seat, &action, &mut luck, &mut events).unwrap();
        }
        assert!(pauses > 0);
    }
}
