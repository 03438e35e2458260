//! Where a piece lies: integers only, so that a position means the same on
//! every machine and a position put away and taken out again is the same.
//!
//! Micrometres from the middle of the mat: `x` to the right, `y` away, `z` up
//! (the mat is at 0). Angles are hundredths of a degree, counter-clockwise
//! seen from above, 0 along `x`.

use serde::{Deserialize, Serialize};

/// A point on the mat, in micrometres.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Spot {
    /// To the right.
    pub x: i32,
    /// Away.
    pub y: i32,
}

impl Spot {
    /// A point in micrometres.
    #[must_use]
    pub const fn new(x: i32, y: i32) -> Self {
        Spot { x, y }
    }

    /// A point in millimetres.
    #[must_use]
    pub const fn mm(x: i32, y: i32) -> Self {
        Spot { x: x * 1_000, y: y * 1_000 }
    }
}

/// A direction or a turn on the mat, in hundredths of a degree.
pub type Angle = i32;

/// A whole turn.
pub const FULL_TURN: Angle = 36_000;

/// A unit quaternion in steps of 1/32767: `x`, `y`, `z`, `w`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Attitude(pub [i16; 4]);

/// A step of an attitude.
const STEPS: f64 = 32_767.0;

/// The side of a piece that looks up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// The side it starts with: the normal side of a double-sided chip.
    Front,
    /// The other.
    Back,
}

impl Face {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Face::Front => Face::Back,
            Face::Back => Face::Front,
        }
    }
}

/// Where the centre of a piece is and how the piece is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pose {
    /// To the right.
    pub x: i32,
    /// Away.
    pub y: i32,
    /// Up.
    pub z: i32,
    /// How it is turned.
    pub attitude: Attitude,
}

impl Pose {
    /// Flat, with its centre at this height.
    #[must_use]
    pub fn flat(spot: Spot, z: i32, turn: Angle, face: Face) -> Self {
        Pose { x: spot.x, y: spot.y, z, attitude: Attitude::flat(turn, face) }
    }

    /// The point on the mat below its centre.
    #[must_use]
    pub const fn spot(&self) -> Spot {
        Spot { x: self.x, y: self.y }
    }

    /// The side that looks up.
    #[must_use]
    pub fn face(&self) -> Face {
        self.attitude.face()
    }
}

impl Attitude {
    /// Flat on the mat, turned, with this side up. A back looks up after a
    /// half turn about the piece's own first axis.
    #[must_use]
    pub fn flat(turn: Angle, face: Face) -> Self {
        let (sin, cos) = libm::sincos(radians(turn) / 2.0);
        match face {
            Face::Front => Attitude::nearest([0.0, 0.0, sin, cos]),
            Face::Back => Attitude::nearest([cos, sin, 0.0, 0.0]),
        }
    }

    /// The step nearest to a quaternion; of the two that mean the same, the
    /// one whose last number that is not 0 is positive.
    pub(crate) fn nearest(q: [f64; 4]) -> Self {
        let length = libm::sqrt(q.iter().map(|n| n * n).sum());
        let steps = q.map(|n| libm::round(n / length * STEPS) as i16);
        let negative = steps.iter().rev().find(|n| **n != 0).is_some_and(|n| *n < 0);
        Attitude(if negative { steps.map(|n| -n) } else { steps })
    }

    /// As a unit quaternion; one of zeros means not turned at all.
    pub(crate) fn quaternion(self) -> [f64; 4] {
        let q = self.0.map(f64::from);
        let length = libm::sqrt(q.iter().map(|n| n * n).sum());
        if length == 0.0 { [0.0, 0.0, 0.0, 1.0] } else { q.map(|n| n / length) }
    }

    /// Where the piece's own three axes point; the last is its front.
    pub(crate) fn axes(self) -> [[f64; 3]; 3] {
        let [x, y, z, w] = self.quaternion();
        [
            [1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y + z * w), 2.0 * (x * z - y * w)],
            [2.0 * (x * y - z * w), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z + x * w)],
            [2.0 * (x * z + y * w), 2.0 * (y * z - x * w), 1.0 - 2.0 * (x * x + y * y)],
        ]
    }

    /// The side that looks up, exactly; the front if neither does.
    #[must_use]
    pub fn face(self) -> Face {
        let [x, y, z, w] = self.0.map(i64::from);
        if z * z + w * w >= x * x + y * y { Face::Front } else { Face::Back }
    }
}

/// An angle in radians.
pub(crate) fn radians(angle: Angle) -> f64 {
    f64::from(angle) * (core::f64::consts::PI / 18_000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flat_pieces_show_the_face_they_were_laid_with() {
        for turn in (0..FULL_TURN).step_by(700) {
            for face in [Face::Front, Face::Back] {
                assert_eq!(Attitude::flat(turn, face).face(), face, "{turn}");
            }
        }
    }

    #[test]
    fn an_attitude_read_and_written_again_is_the_same_to_a_step() {
        for n in 0..20_000_i32 {
            let q = [n % 7 - 3, n % 11 - 5, n % 13 - 6, n % 17 + 1].map(f64::from);
            let once = Attitude::nearest(q);
            let again = Attitude::nearest(once.quaternion());
            assert!(once.0.iter().zip(again.0).all(|(a, b)| (a - b).abs() <= 1), "{once:?}");
            assert_eq!(Attitude::nearest(q.map(|n| -n)), once, "{q:?}");
        }
    }

    #[test]
    fn a_turn_is_counter_clockwise() {
        let [first, second, front] = Attitude::flat(9_000, Face::Front).axes();
        assert!((first[1] - 1.0).abs() < 1e-4 && (second[0] + 1.0).abs() < 1e-4);
        assert!((front[2] - 1.0).abs() < 1e-4);
    }
}
