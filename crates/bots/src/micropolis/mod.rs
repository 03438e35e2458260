//! Opponents for Micropolis.

mod habit;
mod planner;
mod points;

use micropolis::Micropolis;

use crate::{BotSpec, Greedy, Random, Seated};

/// The levels, weakest first.
pub const LEVELS: &[BotSpec] = &[
    BotSpec { level: "random", make: |seed| Seated::<Micropolis, _>::boxed(Random::new(seed)) },
    BotSpec {
        level: "greedy",
        make: |seed| Seated::<Micropolis, _>::boxed(Greedy::<points::Points>::new(seed)),
    },
    BotSpec {
        level: "good",
        make: |seed| Seated::<Micropolis, _>::boxed(planner::Planner::new(seed)),
    },
];
