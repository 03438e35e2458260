//! Opponents for Micropolis.

mod habit;
mod planner;
mod points;

use crate::Micropolis;

use bots::{BotSpec, Greedy, Random, Seated};

/// The levels, weakest first.
pub(crate) const LEVELS: &[BotSpec] = &[
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
