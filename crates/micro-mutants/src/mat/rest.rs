//! How far a chip goes until it lies still. The parabola tells where it first
//! comes down; how far it skips on from there is tabulated from the felt itself,
//! for every chip, in `rest.in`:
//!
//! ```text
//! cargo run -p micro-mutants --example rest > crates/micro-mutants/src/mat/rest.in
//! ```
//! It is a guess that costs nothing, for lists and first tries. A test measures
//! the felt again, so the table cannot grow old.

use flick::{Body, FULL_PRESS, FULL_TURN, Face, Flick, Hand, Mat, Piece, Scene, Spot};
use tabletop::{Chance, Seed, Seeded};

use crate::mat::bodies::{LARGE_CHIP, RECT_CHIP, SMALL_CHIP};

/// The chips of the table, in its order.
const CHIPS: [Body; 3] = [SMALL_CHIP, LARGE_CHIP, RECT_CHIP];
/// Elevations of the launch, in degrees: from the very rim to half way to the
/// centre.
const ELEVATIONS: [i32; 6] = [36, 41, 46, 51, 56, 61];
/// The softest press that is measured, and the steps to the deepest. A chip that
/// comes down on its rim skips farther than one that comes down flat, and which
/// of the two it does changes with every half turn: the steps are small.
const SOFTEST: u16 = 200;
const STEP: u16 = 25;
const PRESSES: usize = ((FULL_PRESS - SOFTEST) / STEP) as usize + 1;
/// So many shots are measured for each figure.
const SHOTS: u64 = 7;

/// The way at rest in thousandths of the parabola's, for each chip, elevation
/// and press.
type Table = [[[u16; PRESSES]; ELEVATIONS.len()]; CHIPS.len()];

const REST: Table = include!("rest.in");

/// The shot that comes to rest on a spot if nothing is in the way, pressed so
/// far in from the rim; none if no press goes as far or as near.
pub(crate) fn aim(chip: &Piece, piece: u16, at: Spot, edge: i32) -> Option<Flick> {
    let (dx, dy) = (f64::from(at.x - chip.pose.x), f64::from(at.y - chip.pose.y));
    let degrees = libm::atan2(dy, dx).to_degrees();
    let direction = (libm::round(degrees * 100.0) as i32).rem_euclid(FULL_TURN);
    let full = Flick { piece, direction, press: FULL_PRESS, edge };
    let way = libm::hypot(dx, dy);
    let shares = shares(chip, &full)?;
    let carry = full.carry(chip).ok()?;
    // The parabola grows with the square of the press.
    let reach = |n: usize| {
        let share = f64::from(press(n)) / f64::from(FULL_PRESS);
        carry * share * share * shares[n]
    };
    // A little softer than the softest that was measured still jumps.
    if way < reach(0) * 0.6 {
        return None;
    }
    let n = (1..PRESSES).find(|n| way <= reach(*n))?;
    let (near, far) = (libm::sqrt(reach(n - 1)), libm::sqrt(reach(n)));
    let part = (libm::sqrt(way) - near) / (far - near);
    let found = f64::from(press(n - 1)) + part * f64::from(STEP);
    Some(Flick { press: libm::round(found) as u16, ..full })
}

const fn press(n: usize) -> u16 {
    SOFTEST + STEP * n as u16
}

/// How much farther than the parabola this chip goes, for every press.
fn shares(chip: &Piece, shot: &Flick) -> Option<[f64; PRESSES]> {
    let table = &REST[CHIPS.iter().position(|body| *body == chip.body)?];
    let [x, y, z] = shot.launch(chip, 0).ok()?.velocity;
    let elevation = libm::atan2(z, libm::hypot(x, y)).to_degrees();
    let step = f64::from(ELEVATIONS[1] - ELEVATIONS[0]);
    let at = (elevation - f64::from(ELEVATIONS[0])) / step;
    let at = at.clamp(0.0, (ELEVATIONS.len() - 1) as f64);
    let low = (at as usize).min(ELEVATIONS.len() - 2);
    let part = at - low as f64;
    Some(std::array::from_fn(|n| {
        let [low, high] = [low, low + 1].map(|column| f64::from(table[column][n]) / 1_000.0);
        low + (high - low) * part
    }))
}

/// What `rest.in` must say.
#[must_use]
pub fn rest_table() -> String {
    let row = |chip: usize, elevation: usize| {
        let figure = |n| measure(CHIPS[chip], elevation, press(n)).to_string();
        let figures: Vec<String> = (0..PRESSES).map(figure).collect();
        format!("        [{}],\n", figures.join(", "))
    };
    let chip = |chip: usize| {
        let rows: String = (0..ELEVATIONS.len()).map(|elevation| row(chip, elevation)).collect();
        format!("    [\n{rows}    ],\n")
    };
    format!("[\n{}]\n", (0..CHIPS.len()).map(chip).collect::<String>())
}

/// The median of practised shots, alone on a mat without end.
fn measure(body: Body, elevation: usize, press: u16) -> u16 {
    let mat = Mat { x: 2_000_000, y: 2_000_000, overlap: 0 };
    let chip = Piece::flat(body, Spot::default(), 0, Face::Front);
    let inwards = ELEVATIONS[elevation] - ELEVATIONS[0];
    // Half way to the centre of what is pressed are 25 degrees.
    let edge = crate::themes::moving::length_of(body) * inwards / 50;
    let shot = Flick { piece: 0, direction: 0, press, edge };
    let scene = Scene { mat, pieces: vec![chip] };
    let mut ways: Vec<i32> = (0..SHOTS)
        .filter_map(|n| {
            let mut luck = Seeded::new(Seed::number(n));
            let tremor = Hand::PRACTISED.tremble(|below| luck.below("rest", below));
            Some(scene.shoot(&shot, tremor).ok()?.scene.piece(0)?.pose.x)
        })
        .collect();
    ways.sort_unstable();
    let (Some(median), Ok(carry)) = (ways.get(ways.len() / 2), shot.carry(&chip)) else { return 0 };
    libm::round(f64::from(*median) * 1_000.0 / carry) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_what_the_felt_does() {
        assert!(
            rest_table() == include_str!("rest.in"),
            "the felt has changed: write the table anew (the command is in mat/rest.rs)"
        );
    }
}
