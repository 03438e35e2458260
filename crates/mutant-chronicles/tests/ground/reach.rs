//! Moves against a slow reference that tries every sequence of steps, and the
//! single rules of movement by example.

use std::collections::{BTreeMap, BTreeSet};

use mutant_chronicles::board::{Board, BoardId};
use mutant_chronicles::hex::Hex;
use mutant_chronicles::hexes::HexSet;
use mutant_chronicles::place::Place;
use mutant_chronicles::reach::{Barrier, Field, Gait, Stop};

use crate::sight::Dice;

type Hexes = BTreeSet<Hex>;

fn place(name: &str) -> Place {
    name.parse().unwrap()
}

fn set(names: &str) -> HexSet {
    names.split_whitespace().map(|name| name.parse::<Hex>().unwrap()).collect()
}

fn field(board: BoardId) -> Field<'static> {
    Field {
        board: board.board(),
        gait: Gait::default(),
        passable: HexSet::NONE,
        barred: HexSet::NONE,
        cover: HexSet::NONE,
        held: HexSet::NONE,
    }
}

/// All hexes shifted as one hex is shifted to another.
fn shifted(hexes: &Hexes, from: Hex, to: Hex) -> Option<Hexes> {
    let way = from.way_to(to)?;
    hexes.iter().map(|hex| hex.neighbour(way)).collect()
}

/// One step: where the unit stands then, which hexes it entered, and which
/// hexes its parts went from and to.
struct Move {
    to: Hexes,
    entered: Hexes,
    crossed: Vec<(Hex, Hex)>,
    slide: bool,
}

fn moves(from: &Hexes) -> Vec<Move> {
    let mut moves = Vec::new();
    for half in from.iter().filter(|_| from.len() <= 2) {
        for next in half.neighbours().filter(|next| !from.contains(next)) {
            let mut to: Hexes = [next].into();
            to.extend((from.len() == 2).then_some(*half));
            moves.push(Move {
                to,
                entered: [next].into(),
                crossed: vec![(*half, next)],
                slide: false,
            });
        }
    }
    let first = *from.first().unwrap();
    for next in first.neighbours().filter(|_| from.len() > 1) {
        let Some(to) = shifted(from, first, next) else { continue };
        let way = first.way_to(next).unwrap();
        let crossed = from.iter().map(|hex| (*hex, hex.neighbour(way).unwrap())).collect();
        let entered = to.difference(from).copied().collect();
        moves.push(Move { to, entered, crossed, slide: true });
    }
    moves
}

/// Everywhere a unit can end, with the fewest steps, by trying everything.
fn ends(field: &Field<'_>, from: &Hexes, left: u8, taken: u8, found: &mut BTreeMap<Hexes, u8>) {
    let others =
        |hexes: &Hexes| hexes.iter().any(|hex| field.passable.has(*hex) || field.barred.has(*hex));
    let walled =
        |hexes: &Hexes| hexes.iter().any(|a| hexes.iter().any(|b| field.board.has_wall(*a, *b)));
    if left == 0 || from.iter().any(|hex| field.held.has(*hex)) {
        return;
    }
    let walks = !field.gait.flying;
    for step in moves(from) {
        if step.to.iter().any(|hex| !field.board.hexes().has(*hex)) {
            continue;
        }
        if walks && step.crossed.iter().any(|(a, b)| field.board.has_wall(*a, *b)) {
            continue;
        }
        if walks && step.entered.iter().any(|hex| field.barred.has(*hex)) {
            continue;
        }
        // A slide along the own length is the same as one half following the other.
        let along = step.slide && from.len() == 2 && step.entered.len() == 1;
        if along || walks && step.slide && (others(&step.to) || others(from) || walled(&step.to)) {
            continue;
        }
        let free = !others(&step.to) && !walled(&step.to);
        let rough = |hex: &Hex| {
            field.board.hindering().has(*hex)
                || field.board.cover().has(*hex)
                || field.cover.has(*hex)
        };
        let stopped = step.to.iter().any(|hex| field.held.has(*hex))
            || walks && !field.gait.sure_footed && step.entered.iter().any(rough);
        if stopped && !free {
            continue;
        }
        if free {
            let best = found.entry(step.to.clone()).or_insert(taken + 1);
            *best = (*best).min(taken + 1);
        }
        if !stopped {
            ends(field, &step.to, left - 1, taken + 1, found);
        }
    }
}

fn random_field(dice: &mut Dice, board: &'static Board, from: &Place) -> Field<'static> {
    let mut units = |crowd: u64| -> HexSet {
        board.hexes().iter().filter(|hex| !from.has(*hex) && dice.next(crowd) == 0).collect()
    };
    let (passable, barred, cover, held) = (units(5), units(8), units(20), units(25));
    let gait = Gait { flying: dice.next(3) == 0, sure_footed: dice.next(4) == 0 };
    let none = HexSet::NONE;
    Field {
        board,
        gait,
        passable,
        barred: barred - passable,
        cover,
        held: if dice.next(2) == 0 { held } else { none },
    }
}

#[test]
fn reach_finds_what_trying_everything_finds() {
    let mut dice = Dice(21);
    let mut stopped = 0;
    for round in 0..600 {
        let board = [BoardId::A01, BoardId::A02, BoardId::EpicMixed][round % 3].board();
        let size = [1, 2, 1, 2, 4][round % 5];
        let places = board.places(size, board.hexes());
        let from = places[dice.next(places.len() as u64) as usize];
        let field = random_field(&mut dice, board, &from);
        let speed = if size == 2 { 3 } else { 4 };
        let mut expected = BTreeMap::new();
        let start: Hexes = from.hexes().iter().copied().collect();
        ends(&field, &start, speed, 0, &mut expected);
        expected.remove(&start);
        let reach = field.reach(&from, speed);
        let found: BTreeMap<Hexes, u8> = reach
            .ends()
            .map(|end| (end.place.hexes().iter().copied().collect(), end.steps))
            .collect();
        assert_eq!(found, expected, "from {from} on {:?}", field.board.id());
        assert_eq!(reach.ends().count(), expected.len(), "each end once");
        for end in reach.ends() {
            let way = reach.way(&end.place).unwrap();
            assert_eq!(way.len(), usize::from(end.steps));
            assert_eq!(field.way(&from, &end.place, speed).as_ref(), Ok(&way));
            let (mut here, mut left) = (from, speed);
            for step in &way {
                assert!(field.steps(&here, left).any(|offered| offered == *step));
                assert_eq!(field.step(&here, &step.to, left).map(|step| step.to), Ok(step.to));
                (here, left) = (step.to, left - 1);
            }
            stopped += u32::from(end.stop.is_some());
        }
        // A first step is offered exactly if something can come of it.
        let first: BTreeSet<Place> =
            reach.ends().map(|end| reach.way(&end.place).unwrap()[0].to).collect();
        let offered: BTreeSet<Place> = field.steps(&from, speed).map(|step| step.to).collect();
        assert!(first.is_subset(&offered));
        for step in field.steps(&from, speed) {
            let mut further = BTreeMap::new();
            let to: Hexes = step.to.hexes().iter().copied().collect();
            ends(&field, &to, if step.stop.is_some() { 0 } else { speed - 1 }, 1, &mut further);
            assert!(field.may_end(&step.to).is_ok() || !further.is_empty());
        }
    }
    assert!(stopped > 1000);
}

#[test]
fn friends_are_passed_and_enemies_are_not() {
    let mut field = field(BoardId::A02);
    field.passable = set("c1");
    assert!(field.way(&place("b1"), &place("d1"), 2).is_ok());
    assert_eq!(field.way(&place("b1"), &place("c1"), 4), Err(Barrier::Occupied));
    assert_eq!(field.step(&place("b1"), &place("c1"), 1), Err(Barrier::Occupied));
    assert!(field.step(&place("b1"), &place("c1"), 2).is_ok());
    field.barred = set("c1 b2 c2");
    field.passable = HexSet::NONE;
    assert_eq!(field.way(&place("b1"), &place("d1"), 2), Err(Barrier::TooFar));
    assert_eq!(field.step(&place("b1"), &place("c1"), 4), Err(Barrier::Enemy));
    field.gait.flying = true;
    assert_eq!(field.way(&place("b1"), &place("d1"), 2).unwrap().len(), 2);
    assert_eq!(field.way(&place("b1"), &place("c1"), 4), Err(Barrier::Occupied));
}

#[test]
fn rough_ground_ends_the_move() {
    let mut field = field(BoardId::A02);
    // d2 is hindering, d4 open.
    let step = field.step(&place("c2"), &place("d2"), 4).unwrap();
    assert_eq!(step.stop, Some(Stop::Hindering("d2".parse().unwrap())));
    assert_eq!(field.reach(&place("c2"), 2).way(&place("e2")), None);
    field.gait.sure_footed = true;
    assert_eq!(field.step(&place("c2"), &place("d2"), 4).unwrap().stop, None);
    field.gait = Gait { flying: true, sure_footed: false };
    assert_eq!(field.reach(&place("c2"), 2).way(&place("e2")).unwrap().len(), 2);
    // Where the move would have to end, nobody else may stand.
    field.gait.flying = false;
    field.passable = set("d2");
    assert_eq!(field.step(&place("c2"), &place("d2"), 4), Err(Barrier::StopsOnUnit));
    field.passable = HexSet::NONE;
    field.cover = set("c3");
    let step = field.step(&place("c2"), &place("c3"), 4).unwrap();
    assert_eq!(step.stop, Some(Stop::Cover("c3".parse().unwrap())));
}

#[test]
fn walls_stop_walkers_and_no_double_base_stands_on_one() {
    let mut field = field(BoardId::A02);
    let board = BoardId::A02.board();
    let (a, b) = board.walls().next().unwrap();
    assert_eq!(field.step(&Place::one(a), &Place::one(b), 4), Err(Barrier::Wall));
    field.gait.flying = true;
    assert!(field.step(&Place::one(a), &Place::one(b), 4).is_ok());
    assert_eq!(field.may_end(&Place::on(&[a, b]).unwrap()), Err(Barrier::OnWall));
}

#[test]
fn two_hexes_move_both_ways() {
    let mut field = field(BoardId::A02);
    let from = place("n11+o11");
    // One half leads, the other follows.
    assert!(field.step(&from, &place("o11+p11"), 1).is_ok());
    assert!(field.step(&from, &place("n10+o11"), 1).is_ok());
    // Both shift.
    assert!(field.step(&from, &place("m10+n10"), 1).is_ok());
    // It cannot turn on the spot.
    assert_eq!(field.step(&from, &place("l11+m11"), 4), Err(Barrier::NotAStep));
    // Leading, it passes a friend; shifting, it does not.
    field.passable = set("n10");
    assert_eq!(field.step(&from, &place("m10+n10"), 4), Err(Barrier::SlideThroughUnit));
    assert!(field.step(&from, &place("n10+n11"), 4).is_ok());
    assert_eq!(field.step(&from, &place("n10+n11"), 1), Err(Barrier::Occupied));
    // With one half in a friend it leads on, but does not shift.
    assert_eq!(field.step(&place("n10+n11"), &place("o10+o11"), 4), Err(Barrier::SlideThroughUnit));
}

#[test]
fn a_hex_it_stands_on_is_not_entered_again() {
    let field = field(BoardId::A02);
    // d2 is hindering: whoever starts there walks off.
    let step = field.step(&place("d2+e2"), &place("e2+f2"), 4).unwrap();
    assert_eq!(step.stop, None);
    let step = field.step(&place("d2+e2"), &place("c2+d2"), 4).unwrap();
    assert_eq!(step.stop, None);
}

#[test]
fn a_grappler_holds_and_stops() {
    let mut field = field(BoardId::A02);
    let grappler: Hex = "h1".parse().unwrap();
    field.barred.add(grappler);
    field.held = Place::one(grappler).around();
    assert_eq!(field.steps(&place("g1"), 4).count(), 0);
    assert_eq!(field.step(&place("g1"), &place("f1"), 4), Err(Barrier::Grappled));
    assert_eq!(field.way(&place("g1"), &place("f1"), 4), Err(Barrier::Grappled));
    field.gait.flying = true;
    let step = field.step(&place("f1"), &place("g1"), 4).unwrap();
    assert_eq!(step.stop, Some(Stop::Grapple("g1".parse().unwrap())));
    assert_eq!(field.reach(&place("f1"), 4).way(&place("i1")), None);
}
