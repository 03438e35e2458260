//! Many random shots under close watch: does any pass through anything, sink,
//! gain energy, or fail to come to rest?
//!
//! ```text
//! cargo run --release -p flick --example trial -- 100000 [FIRST SEED]
//! ```
//! A hundred shots for each seed, one after the other; seeds take turns
//! between an open position and a crowded one. The digest is that of all
//! settled positions; other builds must print the same.

use flick::{Inspection, Tremor, trials};
use tabletop::{Chance, Seed, Seeded};

#[path = "../tests/chips/mod.rs"]
mod chips;
use chips::{TRIAL, told};

#[derive(Default)]
struct Tally {
    shots: u64,
    tunnels: u64,
    unsettled: u64,
    not_finite: u64,
    off: u64,
    overlaps: u64,
    steps: u64,
    longest: u32,
    deepest: f64,
    sunk: f64,
    crushed: f64,
    gain: f64,
    surplus: f64,
    digest: u64,
}

impl Tally {
    fn add(&mut self, seen: &Inspection) {
        let settled = &seen.settled;
        self.shots += 1;
        self.tunnels += u64::from(!seen.tunnels.is_empty());
        self.unsettled += u64::from(settled.effort.limit);
        self.not_finite += u64::from(!seen.finite);
        self.off += settled.off.len() as u64;
        self.overlaps += settled.overlaps.len() as u64;
        self.steps += u64::from(settled.effort.steps);
        self.longest = self.longest.max(settled.effort.steps);
        self.deepest = self.deepest.max(seen.deepest);
        self.sunk = self.sunk.max(seen.sunk);
        self.crushed = self.crushed.max(seen.crushed);
        self.surplus = self.surplus.max(seen.surplus);
        self.gain = self.gain.max(seen.gain);
        for byte in told(&settled.scene.pieces).bytes() {
            self.digest = (self.digest ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn print(&self) {
        let mean = |sum: u64| sum as f64 / self.shots as f64;
        println!(
            "{} shots: {} through another, {} not at rest, {} not finite; in the mat at most {:.2} mm in a blow, \
             {:.2} mm at rest, in each other at rest {:.2} mm; energy rose in a step by at most {:.2} % of the launch, \
             above the launch by {:.3} %; \
             longest {:.2} s, mean {:.2} s; overlaps {:.1}, off {:.2}; digest {:016x}",
            self.shots,
            self.tunnels,
            self.unsettled,
            self.not_finite,
            self.deepest / 1e3,
            self.sunk / 1e3,
            self.crushed / 1e3,
            self.gain * 100.0,
            self.surplus * 100.0,
            f64::from(self.longest) / f64::from(flick::STEPS_PER_SECOND),
            mean(self.steps) / f64::from(flick::STEPS_PER_SECOND),
            mean(self.overlaps),
            mean(self.off),
            self.digest,
        );
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let shots: u64 = arguments.next().map_or(Ok(1_000), |text| text.parse())?;
    let first: u64 = arguments.next().map_or(Ok(1_000), |text| text.parse())?;
    let mut tally = Tally::default();
    for seed in first..first + shots.div_ceil(100) {
        let mut chance = Seeded::new(Seed::number(seed));
        let mut below = |n| chance.below("trials", n);
        let mut scene = if seed % 2 == 0 { TRIAL.open() } else { TRIAL.crowded(&mut below) };
        for n in 0..100 {
            let shot = if n % 4 == 0 {
                trials::any_shot(&scene, &mut below)
            } else {
                trials::aimed_shot(&scene, &mut below)
            };
            let seen = scene.inspect(&shot, Tremor::default())?;
            if !seen.tunnels.is_empty()
                || seen.settled.effort.limit
                || seen.surplus > 0.01
                || seen.crushed > 300.0
            {
                println!(
                    "seed {seed} shot {n} {shot:?}: tunnels {:?}, limit {}, energy above {:.3}, in each other {:.0} µm",
                    seen.tunnels, seen.settled.effort.limit, seen.surplus, seen.crushed
                );
            }
            tally.add(&seen);
            scene = trials::next(&scene, &seen.settled);
        }
        if seed % 50 == 49 {
            tally.print();
        }
    }
    tally.print();
    Ok(())
}
