//! Opponents for Micropolis.

mod ahead;
mod habit;
mod points;
mod reasons;

use bots::{
    BotSpec, Careless, Critic, Greedy, Looks, Player, RANDOM, Random, Search, Seated, Weigher,
};
use tabletop::Seed;

use self::ahead::Ahead;
use crate::Micropolis;

/// How often those look ahead who do.
const GOOD: u32 = 100;
const EXPERT: u32 = 3_000;

/// How often the critic looks at a decision.
const CRITIC: Looks = Looks { wide: 400, close: 200 };

/// A beginner sees one choice in so many.
const SEES: u32 = 4;

/// The levels, weakest first.
pub(crate) const LEVELS: &[BotSpec] = &[
    BotSpec { level: RANDOM, make: |seed| Seated::<Micropolis, _>::boxed(Random::new(seed)) },
    BotSpec {
        level: "beginner",
        make: |seed| {
            Seated::<Micropolis, _>::boxed(Careless::new(
                Greedy::<points::Points>::new(seed),
                SEES,
                seed,
            ))
        },
    },
    BotSpec {
        level: "greedy",
        make: |seed| Seated::<Micropolis, _>::boxed(Greedy::<points::Points>::new(seed)),
    },
    BotSpec { level: "good", make: strong },
    BotSpec {
        level: "expert",
        make: |seed| Seated::<Micropolis, _>::boxed(Search::new(EXPERT, Ahead, seed)),
    },
];

/// Who looks ahead a little: also who gives hints, for anybody can ask for many.
pub(crate) fn strong(seed: Seed) -> Box<dyn Player> {
    Seated::<Micropolis, _>::boxed(Search::new(GOOD, Ahead, seed))
}

/// Who says what choices are worth.
pub(crate) fn critic(seed: Seed) -> Box<dyn Critic> {
    Weigher::<Micropolis, _>::boxed(CRITIC, Ahead, seed)
}
