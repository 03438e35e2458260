//! Opponents for Microscopic.

mod greedy;
mod plan;
mod reasons;

use bots::{
    BotSpec, Careless, Critic, Greedy, Looks, Player, RANDOM, Random, Search, Seated, Weigher,
};
use tabletop::Seed;

use self::greedy::Builder;
use self::plan::Plan;
use crate::Microscopic;

/// How often those look ahead who do.
const GOOD: u32 = 60;
const EXPERT: u32 = 1_500;

/// How often the critic looks at a decision.
const CRITIC: Looks = Looks { wide: 120, close: 100 };

/// A beginner sees one choice in so many.
const SEES: u32 = 4;

/// The levels, weakest first.
pub(crate) const LEVELS: &[BotSpec] = &[
    BotSpec { level: RANDOM, make: |seed| Seated::<Microscopic, _>::boxed(Random::new(seed)) },
    BotSpec {
        level: "beginner",
        make: |seed| {
            Seated::<Microscopic, _>::boxed(Careless::new(Greedy::<Builder>::new(seed), SEES, seed))
        },
    },
    BotSpec {
        level: "greedy",
        make: |seed| Seated::<Microscopic, _>::boxed(Greedy::<Builder>::new(seed)),
    },
    BotSpec { level: "good", make: strong },
    BotSpec {
        level: "expert",
        make: |seed| Seated::<Microscopic, _>::boxed(Search::new(EXPERT, Plan, seed)),
    },
];

/// Who looks ahead a little: also who gives hints, for anybody can ask for many.
pub(crate) fn strong(seed: Seed) -> Box<dyn Player> {
    Seated::<Microscopic, _>::boxed(Search::new(GOOD, Plan, seed))
}

/// Who says what choices are worth.
pub(crate) fn critic(seed: Seed) -> Box<dyn Critic> {
    Weigher::<Microscopic, _>::boxed(CRITIC, Plan, seed)
}
