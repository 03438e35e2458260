//! Opponents for Microscopic.

mod greedy;
mod plan;

use bots::{BotSpec, Greedy, Player, Random, Search, Seated};
use tabletop::Seed;

use self::greedy::Builder;
use self::plan::Plan;
use crate::Microscopic;

/// How often those look ahead who do.
const GOOD: u32 = 60;
const EXPERT: u32 = 1_500;

/// The levels, weakest first.
pub(crate) const LEVELS: &[BotSpec] = &[
    BotSpec { level: "random", make: |seed| Seated::<Microscopic, _>::boxed(Random::new(seed)) },
    BotSpec {
        level: "greedy",
        make: |seed| Seated::<Microscopic, _>::boxed(Greedy::<Builder>::new(seed)),
    },
    BotSpec { level: "good", make: strong },
    BotSpec {
        level: "expert",
        make: |seed| Seated::<Microscopic, _>::boxed(Search::<Plan>::new(EXPERT, seed)),
    },
];

/// Who looks ahead a little: also who gives hints, for anybody can ask for many.
pub(crate) fn strong(seed: Seed) -> Box<dyn Player> {
    Seated::<Microscopic, _>::boxed(Search::<Plan>::new(GOOD, seed))
}
