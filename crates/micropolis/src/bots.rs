//! Opponents for Micropolis.

mod ahead;
mod habit;
mod points;

use bots::{BotSpec, Greedy, Random, Search, Seated};

use self::ahead::Ahead;
use crate::Micropolis;

/// How often those look ahead who do.
const GOOD: u32 = 100;
const EXPERT: u32 = 3_000;

/// The levels, weakest first.
pub(crate) const LEVELS: &[BotSpec] = &[
    BotSpec { level: "random", make: |seed| Seated::<Micropolis, _>::boxed(Random::new(seed)) },
    BotSpec {
        level: "greedy",
        make: |seed| Seated::<Micropolis, _>::boxed(Greedy::<points::Points>::new(seed)),
    },
    BotSpec {
        level: "good",
        make: |seed| Seated::<Micropolis, _>::boxed(Search::<Ahead>::new(GOOD, seed)),
    },
    BotSpec {
        level: "expert",
        make: |seed| Seated::<Micropolis, _>::boxed(Search::<Ahead>::new(EXPERT, seed)),
    },
];
