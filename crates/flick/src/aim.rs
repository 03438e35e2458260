//! Aiming: which press carries a chip where. A first guess by the parabola,
//! and a solver that practises, for hands that cannot.

use crate::hand::{FULL_PRESS, Flick, LEAST_PRESS, Tremor, carry};
use crate::pose::{FULL_TURN, Spot};
use crate::scene::{PieceId, Scene};
use crate::settle::Settled;

/// Where on the rim the solver presses, in micrometres.
const EDGES: [i32; 3] = [2_000, 3_000, 4_000];
/// The presses it tries, in thousandths of the first guess.
const PRESSES: std::ops::RangeInclusive<u32> = 820..=1_080;
/// Between two of them.
const STEP: usize = 10;
/// A streak of so many hits is good enough not to look further.
const STREAK: usize = 4;
/// A press is steady if it covers with each of these: chips bounce, and one that
/// covers only if everything is quite exact is luck.
const STEADY: [Tremor; 3] = [
    Tremor { direction: 0, press: 0, edge: 0, yaw: 0 },
    Tremor { direction: -50, press: -6, edge: -20, yaw: 150 },
    Tremor { direction: 50, press: 6, edge: 20, yaw: -150 },
];

impl Scene {
    /// The shot that comes down on a spot if nothing is in the way, pressed so
    /// far in from the rim; none if no press carries as far or as near.
    #[must_use]
    pub fn aim(&self, piece: PieceId, at: Spot, edge: i32) -> Option<Flick> {
        let chip = self.piece(piece)?;
        let (dx, dy) = (f64::from(at.x - chip.pose.x), f64::from(at.y - chip.pose.y));
        let degrees = libm::atan2(dy, dx).to_degrees();
        let direction = (libm::round(degrees * 100.0) as i32).rem_euclid(FULL_TURN);
        let full = Flick { piece, direction, press: FULL_PRESS, edge };
        // The way grows with the square of the press.
        let share = libm::sqrt(libm::hypot(dx, dy) / carry(&full, chip)?);
        let press = libm::round(share * f64::from(FULL_PRESS));
        let possible = f64::from(LEAST_PRESS)..=f64::from(FULL_PRESS);
        possible.contains(&press).then_some(Flick { press: press as u16, ..full })
    }

    /// A shot that leaves a piece lying over another and under nothing, found
    /// by trying: of all presses that do, one in the middle of the longest
    /// streak, because hands tremble; of steady presses if there are any. None
    /// if nothing tried does.
    #[must_use]
    pub fn solve(&self, piece: PieceId, target: PieceId) -> Option<Flick> {
        let spot = self.piece(target)?.pose.spot();
        let tremors = [&STEADY[..], &STEADY[..1]];
        tremors.into_iter().find_map(|tremors| self.streak(piece, target, spot, tremors))
    }

    /// The middle of the longest streak of presses that cover with all of these
    /// tremors.
    fn streak(
        &self,
        piece: PieceId,
        target: PieceId,
        at: Spot,
        tremors: &[Tremor],
    ) -> Option<Flick> {
        let mut best: (usize, Option<Flick>) = (0, None);
        for edge in EDGES {
            let Some(guess) = self.aim(piece, at, edge) else { continue };
            let mut streak: Vec<Flick> = Vec::new();
            for share in PRESSES.step_by(STEP) {
                let press = u32::from(guess.press) * share / 1_000;
                let shot = Flick { press: press.min(FULL_PRESS.into()) as u16, ..guess };
                let hits = |tremor: &Tremor| {
                    let settled = self.shoot(&shot, *tremor);
                    settled.is_ok_and(|settled| covers(&settled, piece, target))
                };
                if tremors.iter().all(hits) {
                    streak.push(shot);
                    if streak.len() > best.0 {
                        best = (streak.len(), Some(streak[streak.len() / 2]));
                    }
                } else {
                    streak.clear();
                }
            }
            if best.0 >= STREAK {
                break;
            }
        }
        best.1
    }
}

/// Whether a piece lies over another, on the mat, and under nothing.
fn covers(settled: &Settled, piece: PieceId, target: PieceId) -> bool {
    let over = settled.overlaps.iter().any(|o| (o.upper, o.lower) == (piece, target));
    let under = settled.overlaps.iter().any(|o| o.lower == piece);
    over && !under && !settled.off.contains(&piece)
}
