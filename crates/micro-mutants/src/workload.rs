//! What is heavy in this game, to be measured by itself: shots until everything
//! lies still, in an open position and in a crowd.

use flick::trials::{self, Trial};
use flick::{Export, Flick, Scene, Tremor};
use gamebox::{Round, Workload, Workloads};
use serde_json::Value;
use tabletop::{Chance, Seed, Seeded};

use crate::mat::bodies::{HEX_BASE, LARGE_CHIP, RECT_CHIP, SMALL_CHIP};
use crate::mat::ground::MAT;

/// Shots over the felt.
pub(crate) const WORKLOADS: Workloads = Workloads { name: "flick", unit: "shots", all };

/// Two armies of seventeen chips, with three bases each.
const ARMIES: Trial =
    Trial { mat: MAT, chips: &[(SMALL_CHIP, 12), (LARGE_CHIP, 2), (RECT_CHIP, 3)], base: HEX_BASE };
/// Shots of the open position, played over and over.
const SHOTS: usize = 200;
/// Shots before a crowd is laid out anew.
const CROWD: u32 = 100;
/// Where the luck comes from.
const TRIALS: &str = "trials";

fn all(seed: Seed) -> Vec<Box<dyn Workload>> {
    vec![Box::new(Open::new(seed)), Box::new(Crowded::new(seed))]
}

/// Every shot from the same position.
struct Open {
    scene: Scene,
    shots: Vec<Flick>,
}

impl Open {
    fn new(seed: Seed) -> Self {
        let scene = ARMIES.open();
        let mut chance = Seeded::new(seed);
        let mut below = |n| chance.below(TRIALS, n);
        let shots = (0..SHOTS).map(|_| trials::aimed_shot(&scene, &mut below)).collect();
        Open { scene, shots }
    }
}

impl Workload for Open {
    fn name(&self) -> &'static str {
        "34 chips, open"
    }

    fn round(&mut self) -> Round {
        let mut tally = Tally::default();
        for shot in &self.shots {
            tally.play(&self.scene, shot);
        }
        tally.round()
    }

    fn export(&self) -> Option<Value> {
        serde_json::to_value(Export::new(&self.scene, &self.shots)).ok()
    }
}

/// Every shot from the position that the one before left.
struct Crowded {
    scene: Scene,
    chance: Seeded,
}

impl Crowded {
    fn new(seed: Seed) -> Self {
        Crowded { scene: Scene::empty(MAT), chance: Seeded::new(seed) }
    }
}

impl Workload for Crowded {
    fn name(&self) -> &'static str {
        "34 chips, crowded"
    }

    fn lay_out(&mut self) {
        self.scene = ARMIES.crowded(&mut |n| self.chance.below(TRIALS, n));
    }

    fn round(&mut self) -> Round {
        let mut tally = Tally::default();
        for _ in 0..CROWD {
            let shot = trials::aimed_shot(&self.scene, &mut |n| self.chance.below(TRIALS, n));
            self.scene = tally.play(&self.scene, &shot);
        }
        tally.round()
    }
}

/// Sums over shots.
#[derive(Default)]
struct Tally {
    shots: u32,
    simulated: f64,
    awake: f64,
    overlaps: f64,
}

impl Tally {
    /// Shoots; gives the mat for the next shot.
    fn play(&mut self, scene: &Scene, shot: &Flick) -> Scene {
        // What cannot be shot is no shot.
        let Ok(settled) = scene.shoot(shot, Tremor::default()) else { return scene.clone() };
        let steps = f64::from(settled.effort.steps);
        self.shots += 1;
        self.simulated += steps / f64::from(flick::STEPS_PER_SECOND);
        self.awake += f64::from(settled.effort.awake) / steps.max(1.0);
        self.overlaps += settled.overlaps.len() as f64;
        trials::next(scene, &settled)
    }

    fn round(&self) -> Round {
        let figures = vec![
            ("s simulated", self.simulated),
            ("pieces awake", self.awake),
            ("overlaps", self.overlaps),
        ];
        Round { done: self.shots, figures }
    }
}
