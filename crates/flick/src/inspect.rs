//! Watches a shot step by step for what must never happen: a piece passes
//! through another or sinks into the mat, energy comes from nowhere, a number
//! is no number, or things do not come to rest. For tests and trials.

use crate::body::Shape;
use crate::hand::{Flick, Tremor};
use crate::outline::Solid;
use crate::scene::{Piece, PieceId, Scene};
use crate::settings as set;
use crate::settle::{Moment, Settled, Unplayable};
use crate::solids::{mass, nearest_of, place};

/// What a watcher saw.
#[derive(Clone, Debug)]
pub struct Inspection {
    /// How it ended.
    pub settled: Settled,
    /// Who passed through whom.
    pub tunnels: Vec<(PieceId, PieceId)>,
    /// The deepest that any rim was in the mat at the moment of a blow, in
    /// micrometres.
    pub deepest: f64,
    /// The deepest that anything lies in the mat at rest, in micrometres.
    pub sunk: f64,
    /// The deepest that anything that moved lies in another piece, in
    /// micrometres.
    pub crushed: f64,
    /// The most that the energy of everything rose in a step, as a share of
    /// that of the launch. Contacts are springs: a blow gives back in one step
    /// what it took in another.
    pub gain: f64,
    /// The most that the energy of everything ever was above that at the
    /// launch, as a share of that of the launch.
    pub surplus: f64,
    /// Whether all numbers were numbers.
    pub finite: bool,
}

impl Scene {
    /// A shot under close watch.
    ///
    /// # Errors
    /// A shot that cannot be made.
    pub fn inspect(&self, shot: &Flick, tremor: Tremor) -> Result<Inspection, Unplayable> {
        let mut watcher = Watcher::new(self);
        let settled = self.watch(shot, tremor, |moment| watcher.look(moment))?;
        let (sunk, crushed) = (sunk(&settled), crushed(&settled));
        let Watcher { tunnels, deepest, gain, surplus, finite, .. } = watcher;
        Ok(Inspection { settled, tunnels, deepest, sunk, crushed, gain, surplus, finite })
    }
}

struct Watcher {
    pieces: Vec<Piece>,
    solids: Vec<Solid>,
    tunnels: Vec<(PieceId, PieceId)>,
    deepest: f64,
    gain: f64,
    surplus: f64,
    finite: bool,
    /// Of everything: at the start, and at the last step.
    start: f64,
    before: f64,
    /// Of the chip that was shot.
    launch: f64,
}

impl Watcher {
    fn new(scene: &Scene) -> Self {
        Watcher {
            pieces: scene.pieces.clone(),
            solids: scene.pieces.iter().map(Piece::solid).collect(),
            tunnels: Vec::new(),
            deepest: 0.0,
            gain: 0.0,
            surplus: 0.0,
            finite: true,
            start: 0.0,
            before: 0.0,
            launch: 0.0,
        }
    }

    fn look(&mut self, moment: &Moment) {
        self.look_at_energy(moment);
        let then = self.solids.clone();
        for (id, pose, velocity) in &moment.awake {
            let at = usize::from(*id);
            self.finite &= velocity.iter().all(|v| v.is_finite());
            self.pieces[at].pose = *pose;
            self.solids[at] = self.pieces[at].solid();
            self.deepest = self.deepest.max(depth(&self.pieces[at]));
        }
        for (id, ..) in &moment.awake {
            let at = usize::from(*id);
            for other in 0..self.solids.len() {
                if other == at {
                    continue;
                }
                let inside = 0.8 * half_width(&self.pieces[other]);
                let (before, far) = then[other].seen_from_inside(&then[at]);
                let (now, near) = self.solids[other].seen_from_inside(&self.solids[at]);
                // Its centre went through the middle of the other.
                if before * now < 0.0 && far < inside && near < inside {
                    self.tunnels.push((*id, other as PieceId));
                }
            }
        }
    }

    /// Energy of everything, also of what lies; the push that tips a piece off
    /// its edge, or moves it out of another, is not looked at.
    fn look_at_energy(&mut self, moment: &Moment) {
        self.finite &= moment.energy.is_finite();
        let lies = |id: usize| !moment.awake.iter().any(|(awake, ..)| usize::from(*awake) == id);
        let lying = self.pieces.iter().enumerate().filter(|(id, _)| lies(*id));
        let height = |piece: &Piece| f64::from(piece.pose.z) / 1e4 * f64::from(set::GRAVITY);
        let rest: f64 = lying.map(|(_, piece)| mass(piece.body) * height(piece)).sum();
        let now = moment.energy + rest;
        if moment.time == 0.0 {
            (self.start, self.launch) = (now, moment.energy);
        } else if moment.helped {
            self.start += (now - self.before).max(0.0);
        } else {
            self.gain = self.gain.max((now - self.before) / self.launch);
            self.surplus = self.surplus.max((now - self.start) / self.launch);
        }
        self.before = now;
    }
}

/// From the centre of a piece to its nearest rim.
fn half_width(piece: &Piece) -> f64 {
    f64::from(match piece.body.shape {
        Shape::Disc { radius } => radius,
        Shape::Rect { x, y } => x.min(y),
        Shape::Hex { apothem } => apothem,
    })
}

/// How far its lowest point is below the mat.
fn depth(piece: &Piece) -> f64 {
    piece.solid().reach([0.0, 0.0, 1.0]) - f64::from(piece.pose.z)
}

/// How deep anything that moved, and is still there, lies in the mat.
fn sunk(settled: &Settled) -> f64 {
    let there = settled.moved.iter().filter(|id| !settled.off.contains(id));
    let pieces = there.map(|id| &settled.scene.pieces[usize::from(*id)]);
    pieces.map(depth).fold(0.0, f64::max)
}

/// How deep anything that moved, and is still there, lies in another piece.
fn crushed(settled: &Settled) -> f64 {
    let pieces = &settled.scene.pieces;
    let places: Vec<_> = pieces.iter().map(|piece| (piece.body, place(&piece.pose))).collect();
    let mut crushed: f64 = 0.0;
    for id in settled.moved.iter().filter(|id| !settled.off.contains(id)) {
        let id = usize::from(*id);
        for other in (0..pieces.len()).filter(|other| *other != id) {
            let (one, two) = (&places[id], &places[other]);
            let met = nearest_of((one.0, &one.1), (two.0, &two.1), 0.0);
            crushed = crushed.max(met.map_or(0.0, |met| f64::from(-met.dist) * 1e4));
        }
    }
    crushed
}
