//! Watches a shot step by step for what must never happen: a piece passes
//! through another or sinks into the mat, energy comes from nowhere, a number
//! is no number, or things do not come to rest. For tests and trials.

use crate::body::Shape;
use crate::hand::{Shot, Tremor};
use crate::outline::Solid;
use crate::scene::{Piece, PieceId, Scene};
use crate::settle::{Moment, Settled, Unplayable};

/// What a watcher saw.
#[derive(Clone, Debug)]
pub struct Inspection {
    /// How it ended.
    pub settled: Settled,
    /// Who passed through whom.
    pub tunnels: Vec<(PieceId, PieceId)>,
    /// The deepest that anything sank into the mat, in micrometres.
    pub deepest: f64,
    /// The deepest that two pieces at rest are in each other, in micrometres;
    /// only among those that lie flat.
    pub crushed: f64,
    /// The most that the energy grew in a step, as a share of that of the
    /// launch.
    pub gain: f64,
    /// Whether all numbers were numbers.
    pub finite: bool,
}

impl Scene {
    /// A shot under close watch.
    ///
    /// # Errors
    /// A shot that cannot be made.
    pub fn inspect(&self, shot: &Shot, tremor: Tremor) -> Result<Inspection, Unplayable> {
        let mut watcher = Watcher::new(self);
        let settled = self.watch(shot, tremor, |moment| watcher.look(moment))?;
        let crushed = crushed(&settled);
        let Watcher { tunnels, deepest, gain, finite, .. } = watcher;
        Ok(Inspection { settled, tunnels, deepest, crushed, gain, finite })
    }
}

struct Watcher {
    pieces: Vec<Piece>,
    solids: Vec<Solid>,
    tunnels: Vec<(PieceId, PieceId)>,
    deepest: f64,
    gain: f64,
    finite: bool,
    launch: f64,
    /// Energy of the last step and who was awake then.
    before: (f64, Vec<PieceId>),
}

impl Watcher {
    fn new(scene: &Scene) -> Self {
        Watcher {
            pieces: scene.pieces.clone(),
            solids: scene.pieces.iter().map(Piece::solid).collect(),
            tunnels: Vec::new(),
            deepest: 0.0,
            gain: 0.0,
            finite: true,
            launch: 0.0,
            before: (0.0, Vec::new()),
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
            let below = self.solids[at].reach([0.0, 0.0, 1.0]) - f64::from(pose.z);
            self.deepest = self.deepest.max(below);
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

    /// Energy can only be compared while the same pieces are awake.
    fn look_at_energy(&mut self, moment: &Moment) {
        self.finite &= moment.energy.is_finite();
        let awake: Vec<PieceId> = moment.awake.iter().map(|(id, ..)| *id).collect();
        self.launch = self.launch.max(if moment.time < 0.003 { moment.energy } else { 0.0 });
        if awake == self.before.1 && self.launch > 0.0 {
            self.gain = self.gain.max((moment.energy - self.before.0) / self.launch);
        }
        self.before = (moment.energy, awake);
    }
}

/// From the centre of a piece to its nearest rim.
fn half_width(piece: &Piece) -> f64 {
    f64::from(match piece.body.build().shape {
        Shape::Disc { radius } => radius,
        Shape::Rect { x, y } => x.min(y),
        Shape::Hex { apothem } => apothem,
    })
}

/// How deep pieces that lie flat are in what they lie on.
fn crushed(settled: &Settled) -> f64 {
    let mut crushed: f64 = 0.0;
    for overlap in &settled.overlaps {
        let piece = |id: PieceId| &settled.scene.pieces[usize::from(id)];
        let (upper, lower) = (piece(overlap.upper), piece(overlap.lower));
        if upper.solid().is_flat() && lower.solid().is_flat() {
            let thick = upper.body.build().thickness / 2 + lower.body.build().thickness / 2;
            crushed = crushed.max(f64::from(thick - (upper.pose.z - lower.pose.z)));
        }
    }
    crushed
}
