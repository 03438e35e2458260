//! Opponents.

use bots::{BotSpec, Careless, Greedy, RANDOM, Random, Seated, Taste};
use tabletop::Seat;

use crate::{Action, Crumbs};

/// A beginner sees one choice in so many.
const SEES: u32 = 4;

/// The levels, weakest first.
pub(crate) const LEVELS: &[BotSpec] = &[
    BotSpec { level: RANDOM, make: |seed| Seated::<Crumbs, _>::boxed(Random::new(seed)) },
    BotSpec {
        level: "beginner",
        make: |seed| {
            Seated::<Crumbs, _>::boxed(Careless::new(Greedy::<Balance>::new(seed), SEES, seed))
        },
    },
    BotSpec {
        level: "greedy",
        make: |seed| Seated::<Crumbs, _>::boxed(Greedy::<Balance>::new(seed)),
    },
];

/// Leaves heaps whose sizes cancel out, after which every answer can be
/// answered: it wins whenever that is possible.
struct Balance;

impl Taste<Crumbs> for Balance {
    fn taste(_: &Crumbs, _: Seat, _: &Action, after: &Crumbs) -> i64 {
        i64::from(after.heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0)
    }
}

#[cfg(test)]
mod tests {
    use bots::Budget;
    use serde_json::json;
    use tabletop::{Erased, Game, Seed};

    use super::*;
    use crate::HEAPS;

    /// What the best bot does with these heaps.
    fn choice(heaps: [u8; 3]) -> String {
        let game = Erased::<Crumbs>::NEWEST;
        let state = game.arrange(&json!({}), &json!({ "heaps": heaps })).unwrap();
        let mut best = (LEVELS[2].make)(Seed::number(1));
        best.choose(state.as_ref(), Seat(0), &Budget::unlimited()).unwrap()
    }

    #[test]
    fn the_best_bot_leaves_heaps_that_cancel_out() {
        for (heaps, balanced) in [
            (HEAPS, "take a 2"),
            ([3, 3, 4], "take c 4"),
            ([3, 0, 1], "take a 2"),
            ([1, 4, 2], "take b 1"),
            ([0, 0, 5], "take c 5"),
        ] {
            assert_eq!(choice(heaps), balanced, "{heaps:?}");
        }
    }
}
