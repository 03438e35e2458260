//! How long reach, sight and odds take: `cargo run --release -p
//! mutant-chronicles --example ground`. The best of several runs is told.

#![expect(clippy::disallowed_types, reason = "a measurement needs a clock")]
#![expect(clippy::print_stdout, reason = "it is all this does")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use mutant_chronicles::board::BoardId;
use mutant_chronicles::edition::Edition;
use mutant_chronicles::hexes::HexSet;
use mutant_chronicles::odds::{Aim, Roll, Volley};
use mutant_chronicles::place::Place;
use mutant_chronicles::prepared;
use mutant_chronicles::reach::{Field, Gait};
use mutant_chronicles::units::{Keyword, Unit};

fn main() {
    let board = BoardId::A01.board();
    // The Capitol army all over the map, and as many enemies.
    let mut units: Vec<(Unit, Place)> = Vec::new();
    let mut friends = HexSet::NONE;
    let army = prepared::named("capitol-10", Edition(1))
        .into_iter()
        .flat_map(|prepared| &prepared.army.units);
    for (unit, _) in
        army.flat_map(|(unit, copies)| std::iter::repeat_n((*unit, ()), (*copies).into()))
    {
        let places = board.places(unit.size(), &(*board.hexes() - friends));
        let place = places[units.len() * 37 % places.len()];
        friends |= place.set();
        units.push((unit, place));
    }
    let enemies = (*board.hexes() - friends).iter().step_by(13).collect();
    let everybody = friends | enemies;
    let all_units = || {
        for (unit, place) in &units {
            let field = Field {
                board,
                gait: Gait { flying: unit.has(Keyword::Flying), sure_footed: false },
                passable: friends - place.set(),
                barred: enemies,
                cover: HexSet::NONE,
                held: HexSet::NONE,
            };
            black_box(field.reach(place, unit.speed()).ends().count());
            for hex in place.hexes() {
                black_box(board.seen_from(*hex, &everybody));
            }
        }
    };
    tell(&format!("reach and sight of {} units", units.len()), all_units);
    let roll = |dice: &str, rerolls| Roll {
        dice: dice.parse().unwrap_or_default(),
        rerolls,
        accuracy: 0,
        need: 4,
    };
    for (dice, rerolls) in [("GG", 0), ("RGGB", 1), ("RRYYGGBB", 2)] {
        let volley = Volley { rolls: vec![roll(dice, rerolls)], less: 1, ..Volley::default() };
        tell(&format!("odds of {dice} with {rerolls} rerolls"), || drop(black_box(volley.odds())));
    }
    for supporters in [3, 13] {
        let rolls = vec![roll("RGG", 1); supporters + 1];
        let volley = Volley { rolls, less: 2, aim: Aim::Destroy(6), ..Volley::default() };
        let what = format!("odds of RGG with 1 reroll and {supporters} supporters");
        tell(&what, || drop(black_box(volley.odds())));
    }
}

fn tell(what: &str, act: impl Fn()) {
    let best = (0..200).map(|_| time(&act)).min().unwrap_or_default();
    println!("{what}: {} µs", best.as_micros());
}

fn time(act: &impl Fn()) -> Duration {
    let start = Instant::now();
    act();
    start.elapsed()
}
