//! Opponents.

use bots::{BotSpec, Greedy, Random, Seated, Taste};
use tabletop::Seat;

use crate::{Action, Crumbs};

/// The levels, weakest first.
pub(crate) const LEVELS: &[BotSpec] = &[
    BotSpec { level: "random", make: |seed| Seated::<Crumbs, _>::boxed(Random::new(seed)) },
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
