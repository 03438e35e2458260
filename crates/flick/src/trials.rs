//! Positions and shots for trying out the felt: tests, benchmarks and the
//! report in `docs/flick.md` use the same ones. Luck comes from outside:
//! `below(n)` gives a number in `0..n`, all equally likely.

use crate::body::Body;
use crate::hand::{FULL_PRESS, Flick, LEAST_PRESS};
use crate::pose::{FULL_TURN, Face, Spot};
use crate::scene::{Mat, Piece, PieceId, Scene};
use crate::settle::Settled;
use crate::toss::Toss;

/// A source of luck.
pub type Below<'a> = &'a mut dyn FnMut(u32) -> u32;

/// What the positions here are made of.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// The mat.
    pub mat: Mat,
    /// The chips of each of two sides.
    pub chips: &'static [(Body, usize)],
    /// What lies on three spots of each side.
    pub base: Body,
}

impl Trial {
    /// The chips of one side, one by one.
    fn side(&self) -> impl Iterator<Item = Body> {
        self.chips.iter().flat_map(|(body, count)| std::iter::repeat_n(*body, *count))
    }

    /// Two sides in two rows each, far from each other: twelve chips in the
    /// first row, the others behind them.
    #[must_use]
    pub fn open(&self) -> Scene {
        let mut scene = Scene::empty(self.mat);
        for side in [-1, 1] {
            let place = |n: i32| match n {
                0..12 => Spot::mm(-330 + 60 * n, 240 * side),
                _ => Spot::mm(-330 + 165 * (n - 12), 340 * side),
            };
            let chips = (0..).zip(self.side());
            scene.pieces.extend(chips.map(|(n, body)| Piece::flat(body, place(n), 0, Face::Front)));
        }
        for side in [-1, 1] {
            let spots = [-200, 0, 200].map(|x| Spot::mm(x, 290 * side));
            scene.pieces.extend(spots.map(|spot| Piece::flat(self.base, spot, 0, Face::Front)));
        }
        scene
    }

    /// The same chips dropped one by one into a square of 20 cm: they lie over,
    /// under and against each other.
    pub fn crowded(&self, below: Below) -> Scene {
        let mut scene = Scene::empty(self.mat);
        for body in self.side().chain(self.side()) {
            let mut around = || below(160_001) as i32 - 80_000;
            let over = Spot::new(around(), around());
            scene = scene.toss(&Toss::drop(body, 1, over, CROWDED, below)).scene;
        }
        scene
    }
}

/// How far above the mat chips are let go of to lie in a crowd.
const CROWDED: i32 = 25_000;

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
    let is_chip = |id: &PieceId| scene.piece(*id).is_some_and(|piece| piece.body.spring.is_some());
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
        let place = scene.nearest(then.body, spot, 0, face, None);
        scene.pieces[usize::from(*id)] = place.unwrap_or(*then);
    }
    scene
}
