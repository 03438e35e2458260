//! How truthful the aids for aiming are: the figures of `docs/benchmarks.md`.
//!
//! ```text
//! cargo run --release -p micro-mutants --example aids -- [POSITIONS]
//! ```
//! A warrior and a soldier lie anywhere in the middle of the mat, 100 to 365 mm
//! apart, between two armies. The guess of the lists and the proposal of the
//! question `aim` are shot by the rules, with luck of their own; so are random
//! shots whose landing was foretold. Times are those of the processor.

#![expect(clippy::disallowed_methods, reason = "a measurement reads how long it ran")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a measurement fails by panicking")]

use std::time::Duration;

use micro_mutants::{Action, Aim, Answer, MicroMutants, Name, Question, Setup, Spot, Target};
use serde_json::json;
use tabletop::{Chance, Rules, Seat, Seed, Seeded, Viewer};

/// Shots of each proposal by a trembling hand.
const SHOTS: u64 = 3;
/// Foretold shots for each position.
const FORETOLD: f64 = 2.5;

fn main() {
    let positions = std::env::args().nth(1).map_or(200, |n| n.parse().unwrap());
    for hand in ["perfect", "practised"] {
        proposals(hand, positions);
    }
    landings((f64::from(positions) * FORETOLD) as u32);
}

/// How long this thread has had a core (Linux).
fn ran() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    Duration::from_nanos(text.split(' ').next().unwrap().parse().unwrap())
}

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

/// A game with a warrior here and a soldier there.
fn game(hand: &str, from: Spot, to: Spot) -> MicroMutants {
    let setup: Setup = serde_json::from_value(
        json!({ "players": 2, "version": 2, "hand": hand, "preview": "on" }),
    )
    .unwrap();
    let place = |at: Spot| format!("{} {}", f64::from(at.x) / 1e3, f64::from(at.y) / 1e3);
    let position = json!({
        "armies": ["chitinians", "usarthropods"],
        "dice": ["warrior", "spider"],
        "pieces": { "warrior-a1": place(from), "soldier-b1": place(to) },
    });
    MicroMutants::arrange(&setup, &position).unwrap()
}

/// Two spots in the middle, 100 to 365 mm apart.
fn anywhere(chance: &mut Seeded) -> (Spot, Spot) {
    let mut spot = || {
        let mut within = |half: u32| chance.below("at", 2 * half + 1) as i32 - half as i32;
        Spot::new(within(340) * 1_000, within(190) * 1_000)
    };
    loop {
        let (from, to) = (spot(), spot());
        let far = f64::from(to.x - from.x).hypot(f64::from(to.y - from.y));
        if (100_000.0..=365_000.0).contains(&far) {
            return (from, to);
        }
    }
}

/// Shoots; gives where the warrior came to rest and whether the soldier is gone.
fn shoot(game: &MicroMutants, aim: Aim, seed: u64) -> (Spot, bool) {
    let mut after = game.clone();
    let shot = Action::Shoot { piece: name("warrior-a1"), by: None, aim };
    let mut luck = Seeded::new(Seed::number(seed));
    let _ = after.apply(Seat(0), &shot, &mut luck, &mut Vec::new()).unwrap();
    let lay = |game: &MicroMutants, piece: &str| {
        game.pieces().iter().find(|p| p.name == name(piece)).unwrap().pose().map(|p| p.spot())
    };
    let rest = after.last().unwrap().rest.iter().find(|(piece, _)| *piece == name("warrior-a1"));
    let at = rest.map(|(_, pose)| pose.spot()).or(lay(game, "warrior-a1"));
    (at.unwrap(), lay(&after, "soldier-b1").is_none())
}

fn proposals(hand: &str, positions: u32) {
    let mut chance = Seeded::new(Seed::number(1));
    let shots = if hand == "perfect" { 1 } else { SHOTS };
    let (mut guessed, mut covered, mut promised, mut found, mut all) = (0, 0, 0.0, 0, 0);
    let (mut time, mut longest) = (Duration::ZERO, Duration::ZERO);
    for n in 0..u64::from(positions) {
        let (from, to) = anywhere(&mut chance);
        let game = game(hand, from, to);
        let seeds = || 1_000 * (n + 1)..1_000 * (n + 1) + shots;
        if let Some(aim) = game.aim(name("warrior-a1"), to, 2_000) {
            all += shots;
            guessed += seeds().filter(|seed| shoot(&game, aim, *seed).1).count();
        }
        let to = Target::Piece(name("soldier-b1"));
        let question = Question::Aim { piece: name("warrior-a1"), to, edge: None };
        let start = ran();
        let answer = MicroMutants::answer(Some((&game, Viewer::Seat(Seat(0)))), &question).unwrap();
        let took = ran() - start;
        (time, longest) = (time + took, longest.max(took));
        let Answer::Aim { aim: Some(aim), share: Some(share) } = answer else { continue };
        if share == 0 {
            continue;
        }
        found += 1;
        promised += f64::from(share);
        covered += seeds().filter(|seed| shoot(&game, aim, *seed).1).count();
    }
    let percent = |hits: usize, of: u64| 100.0 * hits as f64 / of as f64;
    println!(
        "{hand}: the guess of the lists covers {:.0} % of {all} shots; a proposal was found in \
         {found} of {positions} positions and covers {:.0} % of {} shots ({:.0} % promised); \
         {:.0} ms a question, at most {:.0}",
        percent(guessed, all),
        percent(covered, found * shots),
        found * shots,
        promised / found as f64,
        time.as_secs_f64() * 1e3 / f64::from(positions),
        longest.as_secs_f64() * 1e3,
    );
}

fn landings(shots: u32) {
    for fine in [false, true] {
        let mut chance = Seeded::new(Seed::number(2));
        let (mut held, mut sizes) = ([0_u32; 2], [0.0; 2]);
        let (mut time, mut longest) = (Duration::ZERO, Duration::ZERO);
        for n in 0..shots {
            let (from, to) = anywhere(&mut chance);
            let game = game("practised", from, to);
            let direction = chance.below("direction", 36_000) as i32;
            let press = 250 + chance.below("press", 451) as u16;
            let aim = Aim { direction, press, edge: chance.below("edge", 5_000) as i32 };
            let question = Question::Landing { piece: name("warrior-a1"), aim, fine };
            let start = ran();
            let asked = MicroMutants::answer(Some((&game, Viewer::Seat(Seat(0)))), &question);
            let took = ran() - start;
            (time, longest) = (time + took, longest.max(took));
            let Ok(Answer::Landing { areas, .. }) = asked else { panic!("it is foretold") };
            let (rest, _) = shoot(&game, aim, 5_000 + u64::from(n));
            for (at, area) in areas.iter().enumerate() {
                held[at] += u32::from(area.holds(rest));
                sizes[at] += f64::from(area.along) / 1e3;
            }
        }
        let percent = |n: u32| 100.0 * f64::from(n) / f64::from(shots);
        println!(
            "{}: the area of 50 % holds {:.1} % of {shots} shots (half its length {:.0} mm), \
             that of 80 % {:.1} % ({:.0} mm); {:.0} ms a question, at most {:.0}",
            if fine { "fine" } else { "coarse" },
            percent(held[0]),
            sizes[0] / f64::from(shots),
            percent(held[1]),
            sizes[1] / f64::from(shots),
            time.as_secs_f64() * 1e3 / f64::from(shots),
            longest.as_secs_f64() * 1e3,
        );
    }
}
