//! What is heavy in a game apart from its rules, so that it can be measured by
//! itself. The game does the work and counts; whoever measures has the clock.

use serde_json::Value;
use tabletop::Seed;

/// What `microcosm bench NAME` measures of a game.
pub struct Workloads {
    /// What they are called together.
    pub name: &'static str,
    /// What is done, in the plural.
    pub unit: &'static str,
    /// All of them, with luck from a seed.
    pub all: fn(Seed) -> Vec<Box<dyn Workload>>,
}

/// Work that can be done over and over.
pub trait Workload {
    /// What is done where.
    fn name(&self) -> &'static str;

    /// Lays out what the next round begins with; this is not measured.
    fn lay_out(&mut self) {}

    /// Does some of it.
    fn round(&mut self) -> Round;

    /// The same work for another program, which measures itself.
    fn export(&self) -> Option<Value> {
        None
    }
}

/// What was done in a round.
pub struct Round {
    /// So many units.
    pub done: u32,
    /// Other figures and what they are called, each summed over the units; the
    /// same ones in every round.
    pub figures: Vec<(&'static str, f64)>,
}
