//! What a hand lets go of: drops, throws, and what falls when something below
//! it is taken away. Like the launch of a shot, all of it from integers, with
//! luck given from outside.

use serde::{Deserialize, Serialize};

use crate::body::Body;
use crate::hand::Launch;
use crate::pose::{Angle, Attitude, Pose, Spot, radians};
use crate::scene::{Piece, PieceId, Scene};
use crate::settle::{Settled, run};

/// A piece that is let go of in the air.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Toss {
    /// What it is made like.
    pub body: Body,
    /// Where it is let go of.
    pub pose: Pose,
    /// Its velocity, in millimetres per second.
    pub velocity: [i32; 3],
    /// Its spin, in thousandths of a radian per second.
    pub spin: [i32; 3],
}

/// How far above the mat a throw leaves the hand.
const THROW_HEIGHT: i32 = 80_000;
/// The elevation of a throw, in degrees.
const THROW_ELEVATION: f64 = 45.0;
/// The slowest and the fastest throw, in millimetres per second.
const THROW_SPEED: (i32, i32) = (700, 2_300);
/// Tokens in a hand lie one above the other, so far apart.
const IN_HAND: i32 = 7_000;
/// How far from its middle the bowl of two cupped hands reaches.
const BOWL: i32 = 45_000;
/// How fast hands that part send what lay in them to a side, at most.
const PARTING: i32 = 600;

impl Toss {
    /// Lets `count` pieces fall from a height over a spot. `below(n)` gives a
    /// number in `0..n`, all equally likely.
    pub fn drop(
        body: Body,
        count: u16,
        over: Spot,
        height: i32,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Vec<Toss> {
        let piece = |n| Toss::loose(body, over, height + IN_HAND * n, 20_000, 150, below);
        (0..i32::from(count)).map(piece).collect()
    }

    /// Lets `count` pieces fall from a height out of two hands that were cupped
    /// in a bowl over a spot and part.
    pub fn pour(
        body: Body,
        count: u16,
        over: Spot,
        height: i32,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Vec<Toss> {
        let piece = |n| Toss::loose(body, over, height + IN_HAND * n, BOWL, PARTING, below);
        (0..i32::from(count)).map(piece).collect()
    }

    /// Throws `count` pieces together in an arc. The strength is in
    /// thousandths of the hardest throw.
    pub fn throw(
        body: Body,
        count: u16,
        from: Spot,
        direction: Angle,
        strength: u16,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Vec<Toss> {
        let (least, most) = THROW_SPEED;
        let speed = f64::from(least + (most - least) * i32::from(strength.min(1_000)) / 1_000);
        let (sin, cos) = libm::sincos(radians(direction));
        let (rise, along) = libm::sincos(THROW_ELEVATION.to_radians());
        let send = [speed * along * cos, speed * along * sin, speed * rise];
        let piece = |n| {
            let mut toss = Toss::loose(body, from, THROW_HEIGHT + IN_HAND * n, 10_000, 120, below);
            for (own, send) in toss.velocity.iter_mut().zip(send) {
                *own += libm::round(send) as i32;
            }
            toss
        };
        (0..i32::from(count)).map(piece).collect()
    }

    /// A piece in a loose hand: somewhere near a place, turned anyhow, with a
    /// little motion of its own.
    fn loose(
        body: Body,
        at: Spot,
        height: i32,
        spread: i32,
        speed: i32,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Toss {
        let mut around = |most: i32| below(2 * most as u32 + 1) as i32 - most;
        let (x, y) = (at.x + around(spread), at.y + around(spread));
        let tilt = [around(300), around(300), around(1_000), 1_000];
        Toss {
            body,
            pose: Pose { x, y, z: height, attitude: Attitude::nearest(tilt.map(f64::from)) },
            velocity: [around(speed), around(speed), 0],
            spin: [around(8_000), around(8_000), around(4_000)],
        }
    }
}

impl Scene {
    /// Lets go of pieces in the air until everything lies still. They are the
    /// last pieces of the settled scene, in this order.
    #[must_use]
    pub fn toss(&self, tosses: &[Toss]) -> Settled {
        let mut scene = self.clone();
        let mut launches = Vec::new();
        for toss in tosses {
            launches.push((scene.pieces.len() as PieceId, toss.launch()));
            scene.pieces.push(Piece { body: toss.body, pose: toss.pose });
        }
        run(scene, &launches, None)
    }

    /// Lets these pieces move until everything lies still: what lay on a piece
    /// that was taken off the mat falls.
    #[must_use]
    pub fn fall(&self, pieces: &[PieceId]) -> Settled {
        let still = Launch { velocity: [0.0; 3], spin: [0.0; 3] };
        let known = pieces.iter().filter(|id| self.piece(**id).is_some());
        let launches: Vec<_> = known.map(|id| (*id, still)).collect();
        run(self.clone(), &launches, None)
    }
}

impl Toss {
    fn launch(&self) -> Launch {
        Launch {
            velocity: self.velocity.map(|mm| f64::from(mm) / 10.0),
            spin: self.spin.map(|thousandths| f64::from(thousandths) / 1_000.0),
        }
    }
}
