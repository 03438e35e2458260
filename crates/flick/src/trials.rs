//! Positions and shots for trying out the felt: tests, benchmarks and the
//! report in `docs/flick.md` use the same ones. Luck comes from outside:
//! `below(n)` gives a number in `0..n`, all equally likely.

use crate::body::Body;
use crate::hand::{FULL_PRESS, Flick, LEAST_PRESS};
use crate::place::Region;
use crate::pose::{FULL_TURN, Face, Spot};
use crate::scene::{Mat, Piece, PieceId, Scene};
use crate::settle::Settled;
use crate::toss::Toss;

/// A source of luck.
pub type Below<'a> = &'a mut dyn FnMut(u32) -> u32;

/// Chips in the positions here: two armies of seventeen.
pub const CHIPS: u16 = 34;

/// The chips of an army: small, large and rectangular ones.
const ARMY: [(Body, i32); 3] = [(Body::SmallChip, 12), (Body::LargeChip, 2), (Body::RectChip, 3)];

/// Two armies in their setup areas, with their bases.
#[must_use]
pub fn open() -> Scene {
    let mut scene = Scene::empty(Mat::EVOLUTION);
    for side in [-1, 1] {
        // The last row stands in front of the bases.
        let mut places = (0..17).map(|n| match n {
            0..12 => Spot::mm(-330 + 60 * n, 240 * side),
            _ => Spot::mm(-330 + 165 * (n - 12), 340 * side),
        });
        for (body, count) in ARMY {
            let chips = places.by_ref().take(count as usize);
            scene.pieces.extend(chips.map(|spot| Piece::flat(body, spot, 0, Face::Front)));
        }
    }
    for side in [-1, 1] {
        let spots = [-200, 0, 200].map(|x| Spot::mm(x, 290 * side));
        scene.pieces.extend(spots.map(|spot| Piece::flat(Body::HexBase, spot, 0, Face::Front)));
    }
    scene
}

/// The same chips dropped one by one into a square of 20 cm: they lie over,
/// under and against each other.
pub fn crowded(below: Below) -> Scene {
    let mut scene = Scene::empty(Mat::EVOLUTION);
    for n in 0..CHIPS {
        let body = if n % 17 < 12 {
            Body::SmallChip
        } else if n % 17 < 14 {
            Body::LargeChip
        } else {
            Body::RectChip
        };
        let mut around = || below(160_001) as i32 - 80_000;
        let over = Spot::new(around(), around());
        let mut toss = Toss::drop(body, 1, over, below);
        for toss in &mut toss {
            toss.pose.z = 25_000;
        }
        scene = scene.toss(&toss).scene;
    }
    scene
}

/// Any shot of any chip.
pub fn any_shot(scene: &Scene, below: Below) -> Flick {
    let piece = any_chip(scene, below);
    let press = LEAST_PRESS + below((FULL_PRESS - LEAST_PRESS + 1).into()) as u16;
    Flick { piece, direction: below(FULL_TURN as u32) as i32, press, edge: below(5_000) as i32 }
}

/// A shot of any chip at any other, as a hand would make it; any shot at all
/// if that is too far or too near.
pub fn aimed_shot(scene: &Scene, below: Below) -> Flick {
    let (piece, target) = (any_chip(scene, below), any_chip(scene, below));
    let edge = below(5_000) as i32;
    let spot = scene.piece(target).map_or(Spot::default(), |target| target.pose.spot());
    let shot = scene.aim(piece, spot, edge);
    shot.unwrap_or_else(|| any_shot(scene, below))
}

fn any_chip(scene: &Scene, below: Below) -> PieceId {
    let is_chip =
        |id: &PieceId| scene.piece(*id).is_some_and(|piece| piece.body.build().spring.is_some());
    let chips: Vec<PieceId> = scene.ids().filter(is_chip).collect();
    chips[below(chips.len() as u32) as usize]
}

/// The mat for the next shot: what left it lies flat again, on nothing, as
/// near as can be to where it was.
#[must_use]
pub fn next(before: &Scene, after: &Settled) -> Scene {
    let mut scene = after.scene.clone();
    for id in &after.off {
        let Some(then) = before.piece(*id) else { continue };
        let (spot, face) = (then.pose.spot(), then.pose.face());
        let place = scene.nearest(then.body, spot, 0, face, &Region::default());
        scene.pieces[usize::from(*id)] = place.unwrap_or(*then);
    }
    scene
}
