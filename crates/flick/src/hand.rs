//! The hand: what a shot is, how hands tremble, and how a press becomes a
//! launch. This file is the whole launch model.
//!
//! The shooter presses the chip near its rim into the felt and slips off. The
//! felt is a spring: a press twice as deep sends the chip off twice as fast.
//! Pressed at the very rim the chip leaves low; farther in it leaves steeper
//! and turns less, because the lever is shorter. It leaves away from the
//! pressed side and somersaults forward: the pressed side comes up first.
//!
//! ```text
//! speed      v  = FULL_SPEED * press * spring of the body
//! lever      b  = 1 - edge / way from rim to centre
//! elevation  e  = LOW + (HIGH - LOW) * (1 - b)
//! somersault L  = GRIP * m * b * (way from rim to centre) * v sin e,  w = L / I
//! ```

use serde::{Deserialize, Serialize};

use crate::body::Shape;
use crate::pose::{Angle, FULL_TURN, radians};
use crate::scene::{Piece, PieceId};
use crate::settings::GRAVITY;

/// The speed after the deepest press of what has the full spring, in
/// centimetres per second: it carries 60 cm.
const FULL_SPEED: f64 = 250.0;
/// The elevation of a press at the very rim, in degrees.
const LOW: f64 = 36.0;
/// The elevation a press at the centre would have.
const HIGH: f64 = 86.0;
/// The share of the lever's angular momentum that the felt does not swallow.
/// More makes the landing side luck, less makes it skill.
const GRIP: f64 = 0.06;

/// The deepest press.
pub const FULL_PRESS: u16 = 1_000;
/// A softer press does not jump.
pub const LEAST_PRESS: u16 = 150;
/// A press that is farther in than this share of the way to the centre, in
/// percent, does not jump.
pub const FARTHEST_IN: i32 = 60;

/// A shot: what a hand does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Flick {
    /// The pressed chip.
    pub piece: PieceId,
    /// Where it is sent.
    pub direction: Angle,
    /// How deep it is pressed, in thousandths of the deepest press.
    pub press: u16,
    /// How far in from its rim it is pressed, in micrometres.
    pub edge: i32,
}

/// How a hand's movement differs from what was meant. Drawn by the game
/// through its luck; see [`Hand`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tremor {
    /// Added to the direction.
    pub direction: Angle,
    /// Thousandths of the press, added to it.
    pub press: i32,
    /// Micrometres, added to the edge.
    pub edge: i32,
    /// A turn about the upright axis, in thousandths of a radian per second.
    pub yaw: i32,
}

/// How much a hand trembles: standard deviations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    /// Of the direction.
    pub direction: Angle,
    /// Of the press, in thousandths of it.
    pub press: i32,
    /// Of the edge, in micrometres.
    pub edge: i32,
    /// Of the turn about the upright axis, in thousandths of a radian per
    /// second.
    pub yaw: i32,
}

impl Hand {
    /// Does exactly what was meant.
    pub const PERFECT: Hand = Hand { direction: 0, press: 0, edge: 0, yaw: 0 };
    /// A practised hand: hits a small chip at 20 cm about every other time.
    pub const PRACTISED: Hand = Hand { direction: 180, press: 19, edge: 75, yaw: 600 };

    /// The same hand, so many percent as shaky.
    #[must_use]
    pub const fn percent(self, percent: u16) -> Self {
        let p = percent as i32;
        Hand {
            direction: self.direction * p / 100,
            press: self.press * p / 100,
            edge: self.edge * p / 100,
            yaw: self.yaw * p / 100,
        }
    }

    /// Draws a tremor. `below(n)` gives a number in `0..n`, all equally
    /// likely; it is asked four times, also by a perfect hand.
    pub fn tremble(&self, mut below: impl FnMut(u32) -> u32) -> Tremor {
        let mut draw = |deviation: i32| {
            // The sum of four digits is close to a normal distribution.
            let digits = below(1 << 24);
            let sum: u32 = [0, 6, 12, 18].iter().map(|at| digits >> at & 63).sum();
            let normal = (i64::from(sum) - 126) * 1_000;
            (normal * i64::from(deviation) / SPREAD) as i32
        };
        Tremor {
            direction: draw(self.direction),
            press: draw(self.press),
            edge: draw(self.edge),
            yaw: draw(self.yaw),
        }
    }
}

/// The standard deviation of the sum of four numbers below 64, in thousandths.
const SPREAD: i64 = 36_946;

/// Why a chip did not jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dud {
    /// The press was too soft.
    TooSoft,
    /// The press was too far in.
    TooFarIn,
}

/// A chip leaves the felt: centimetres and radians per second, `z` up.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Launch {
    /// How fast its centre moves.
    pub velocity: [f64; 3],
    /// How fast it turns.
    pub spin: [f64; 3],
}

impl Flick {
    /// What the hand really does.
    #[must_use]
    pub fn with(self, tremor: Tremor) -> Self {
        let press = i32::from(self.press);
        let press = press + press * tremor.press / 1_000;
        Flick {
            piece: self.piece,
            direction: (self.direction + tremor.direction).rem_euclid(FULL_TURN),
            press: press.clamp(0, i32::from(FULL_PRESS)) as u16,
            edge: (self.edge + tremor.edge).max(0),
        }
    }

    /// How the chip leaves the felt.
    ///
    /// # Errors
    /// It does not jump.
    pub fn launch(&self, chip: &Piece, yaw: i32) -> Result<Launch, Dud> {
        let way = way_to_rim(chip, self.direction);
        let inwards = f64::from(self.edge) / way;
        if self.press < LEAST_PRESS {
            return Err(Dud::TooSoft);
        }
        if inwards > f64::from(FARTHEST_IN) / 100.0 {
            return Err(Dud::TooFarIn);
        }
        let spring = f64::from(chip.body.spring.unwrap_or(0)) / 100.0;
        let speed = FULL_SPEED * f64::from(self.press) / f64::from(FULL_PRESS) * spring;
        let (rise, along) = libm::sincos((LOW + (HIGH - LOW) * inwards).to_radians());
        let (sin, cos) = libm::sincos(radians(self.direction));
        let turning = GRIP * (1.0 - inwards) * way / MICROMETRES * speed * rise;
        let mut spin = spin(chip, [-sin * turning, cos * turning, 0.0]);
        spin[2] += f64::from(yaw) / 1_000.0;
        Ok(Launch { velocity: [speed * along * cos, speed * along * sin, speed * rise], spin })
    }

    /// How far it flies before it is as low again as it was, in micrometres, if
    /// nothing is in the way. From there it skips on.
    ///
    /// # Errors
    /// It does not jump.
    pub fn carry(&self, chip: &Piece) -> Result<f64, Dud> {
        let [x, y, z] = self.launch(chip, 0)?.velocity;
        Ok(libm::hypot(x, y) * 2.0 * z / f64::from(GRAVITY) * MICROMETRES)
    }
}

/// In a centimetre.
const MICROMETRES: f64 = 10_000.0;

/// From the centre of a chip to its rim on the side that is pressed.
fn way_to_rim(chip: &Piece, direction: Angle) -> f64 {
    match chip.body.shape {
        Shape::Disc { radius } => f64::from(radius),
        Shape::Rect { x, y } => {
            let (sin, cos) = libm::sincos(radians(direction));
            let [a, b, _] = chip.pose.attitude.axes();
            let share = |axis: [f64; 3]| (axis[0] * cos + axis[1] * sin).abs().max(1e-6);
            (f64::from(x) / share(a)).min(f64::from(y) / share(b))
        }
        Shape::Hex { apothem } => f64::from(apothem),
    }
}

/// The spin of an angular momentum, which is given per gram.
fn spin(chip: &Piece, momentum: [f64; 3]) -> [f64; 3] {
    let body = chip.body;
    let square =
        |length: i32| (f64::from(length) / MICROMETRES) * (f64::from(length) / MICROMETRES);
    let h = square(body.thickness) / 12.0;
    let inertia = match body.shape {
        Shape::Disc { radius } | Shape::Hex { apothem: radius } => {
            let r = square(radius);
            [r / 4.0 + h, r / 4.0 + h, r / 2.0]
        }
        Shape::Rect { x, y } => {
            let (x, y) = (square(x) / 3.0, square(y) / 3.0);
            [y + h, x + h, x + y]
        }
    };
    let mut spin = [0.0; 3];
    for (axis, inertia) in chip.pose.attitude.axes().iter().zip(inertia) {
        let along: f64 = axis.iter().zip(momentum).map(|(a, m)| a * m).sum();
        for (turn, axis) in spin.iter_mut().zip(axis) {
            *turn += along / inertia * axis;
        }
    }
    spin
}
