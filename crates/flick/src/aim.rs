//! Aiming by the parabola: which press comes down where. How far a chip skips
//! on from there depends on its body, so games measure that for theirs.

use crate::hand::{FULL_PRESS, Flick, LEAST_PRESS};
use crate::pose::{FULL_TURN, Spot};
use crate::scene::{PieceId, Scene};

impl Scene {
    /// The shot that first comes down on a spot if nothing is in the way, pressed
    /// so far in from the rim; none if no press carries as far or as near.
    #[must_use]
    pub fn aim(&self, piece: PieceId, at: Spot, edge: i32) -> Option<Flick> {
        let chip = self.piece(piece)?;
        let (dx, dy) = (f64::from(at.x - chip.pose.x), f64::from(at.y - chip.pose.y));
        let degrees = libm::atan2(dy, dx).to_degrees();
        let direction = (libm::round(degrees * 100.0) as i32).rem_euclid(FULL_TURN);
        let full = Flick { piece, direction, press: FULL_PRESS, edge };
        // The way grows with the square of the press.
        let share = libm::sqrt(libm::hypot(dx, dy) / full.carry(chip).ok()?);
        let press = libm::round(share * f64::from(FULL_PRESS));
        let possible = f64::from(LEAST_PRESS)..=f64::from(FULL_PRESS);
        possible.contains(&press).then_some(Flick { press: press as u16, ..full })
    }
}
