//! The points of an anthill once more, from scratch: a flood through the ring,
//! written without the code that keeps galleries up to date. Both must agree
//! after every decision of ten thousand games.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{Rules, Seed, Seeded, Turn, random_choice};

use crate::face::{Face, Opening, Specialist};
use crate::{Anthill, First, Micropolis, Setup};

/// What a gallery has: places, ants, queens, fruits and gifts.
#[derive(Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Found {
    places: BTreeSet<usize>,
    ants: u32,
    queens: u32,
    fruits: BTreeSet<u8>,
    gifts: u32,
}

/// Who meets a passage of a tile across its two seams, by place in the ring
/// and letter.
fn neighbours(ring: &[&Face], (at, passage): (usize, u8)) -> Vec<(usize, u8)> {
    let closed = ring.len() == 10;
    let mut met = Vec::new();
    let mut look = |side: [Opening; 2], other: Option<usize>, facing: [Opening; 2]| {
        let Some(other) = other else { return };
        for (mine, theirs) in side.into_iter().zip(facing) {
            if ring[at].at[mine as usize] == passage {
                met.push((other, ring[other].at[theirs as usize]));
            }
        }
    };
    let (left, right) =
        ([Opening::LeftOuter, Opening::LeftInner], [Opening::RightOuter, Opening::RightInner]);
    let before = if at > 0 { Some(at - 1) } else { closed.then_some(9) };
    let after = if at + 1 < ring.len() { Some(at + 1) } else { closed.then_some(0) };
    look(left, before, right);
    look(right, after, left);
    met
}

fn galleries(ring: &[&Face]) -> Vec<Found> {
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for (at, face) in ring.iter().enumerate() {
        for passage in 0..face.count {
            let mut found = Found::default();
            let mut todo = vec![(at, passage)];
            while let Some((at, passage)) = todo.pop() {
                if !seen.insert((at, passage)) {
                    continue;
                }
                let inside = ring[at].passages[passage as usize];
                found.places.insert(at);
                found.ants += u32::from(inside.workers);
                found.ants += u32::from(inside.specialist.is_some());
                found.queens += u32::from(inside.specialist == Some(Specialist::Queen));
                found.fruits.extend((0..6).filter(|n| inside.fruits & 1 << n != 0));
                found.gifts += u32::from(inside.gifts);
                todo.extend(neighbours(ring, (at, passage)));
            }
            if !found.places.is_empty() {
                all.push(found);
            }
        }
    }
    all
}

fn agree(anthill: &Anthill) {
    let ring: Vec<&Face> = anthill.tiles().map(|(_, tile)| tile.face()).collect();
    let mut scratch = galleries(&ring);
    scratch.sort();
    // The places of the anthill as numbers from its left end.
    let order: BTreeMap<u8, usize> =
        anthill.tiles().enumerate().map(|(n, (place, _))| (place, n)).collect();
    let mut kept: Vec<Found> = anthill
        .galleries()
        .iter()
        .map(|(_, gallery)| Found {
            places: (0..10)
                .filter(|place| gallery.places & 1 << place != 0)
                .map(|p| order[&p])
                .collect(),
            ants: gallery.ants.into(),
            queens: gallery.queens.into(),
            fruits: (0..6).filter(|n| gallery.fruits & 1 << n != 0).collect(),
            gifts: gallery.gifts.into(),
        })
        .collect();
    kept.sort();
    assert_eq!(kept, scratch, "{anthill:?}");

    let sheet = anthill.own_points();
    let harvest = |found: &Found| match found.fruits.len() as u32 + found.gifts {
        0 => 0,
        1 => 2,
        kinds => 5 * (kinds.min(6) as i16 - 1),
    };
    let royal = |found: &Found| if found.queens == 1 { found.places.len() as i16 } else { 0 };
    assert_eq!(sheet.harvest, scratch.iter().map(harvest).sum::<i16>());
    assert_eq!(sheet.royal, scratch.iter().map(royal).sum::<i16>());
    assert_eq!(sheet.population, scratch.iter().map(|found| found.ants as i16).sum::<i16>());
    let most = scratch.iter().map(|found| found.ants).max().unwrap_or(0);
    assert_eq!(u32::from(anthill.colony()), most);
    let full = anthill.barracks().filter(|(_, _, full)| *full);
    let points = full.map(|(_, size, _)| [0, 2, 4, 7, 10][usize::from(size)]);
    assert_eq!(sheet.barracks, points.sum::<i16>());
}

#[test]
fn galleries_kept_up_to_date_agree_with_galleries_from_scratch() {
    let mut steps = 0;
    for game in 0..10_000u64 {
        // Two to six players, and expert mode with two and three.
        let (players, expert) =
            if game % 7 < 5 { (2 + game % 7, false) } else { (game % 7 - 3, true) };
        let players = players as u8;
        let version = tabletop::Version(*Micropolis::VERSIONS.end());
        let setup = Setup { version, players, expert, first: First::Random, scores: true };
        let mut luck = Seeded::new(Seed::number(game));
        let mut whim = Seeded::new(Seed::number(game).derive(b"whim"));
        let (mut events, mut listed) = (Vec::new(), Vec::new());
        let mut state = Micropolis::new(&setup, &mut luck, &mut events).unwrap();
        while let Turn::Act(asked) = state.turn() {
            let seat = asked.iter().next().unwrap();
            let action = random_choice(&state, seat, &mut whim, &mut listed).unwrap();
            let before = state;
            let _ = state.apply(seat, &action, &mut luck, &mut events).unwrap();
            let changed = state.in_play().filter(|at| state.anthill(*at) != before.anthill(*at));
            changed.for_each(|at| agree(state.anthill(at)));
            assert_eq!(state.count_soldiers(), 45);
            steps += 1;
        }
        assert!(state.in_play().all(|at| state.anthill(at).complete()));
    }
    assert!(steps > 900_000, "{steps}");
}
