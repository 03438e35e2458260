//! Opponents for Micro Mutants.

mod race;
mod search;
mod worth;

use crate::{Action, MicroMutants, Tremble, What};
use tabletop::{Chance, Rules, Seat, Seed, Seeded};

use bots::{Bot, BotSpec, Budget, Greedy, Question, Random, Seated, Taste};
use search::Search;
use worth::worth;

/// The levels, weakest first.
pub(crate) const LEVELS: &[BotSpec] = &[
    BotSpec { level: "random", make: |seed| Seated::<MicroMutants, _>::boxed(Random::new(seed)) },
    BotSpec {
        level: "greedy",
        make: |seed| Seated::<MicroMutants, _>::boxed(Greedy::<Hunter>::new(seed)),
    },
    BotSpec { level: "good", make: |seed| Seated::<MicroMutants, _>::boxed(Marksman::new(seed)) },
];

/// Likes to see enemy pieces go, and to come nearer.
struct Hunter;

impl Taste<MicroMutants> for Hunter {
    fn taste(_: &MicroMutants, seat: Seat, action: &Action, after: &MicroMutants) -> i64 {
        // One formation is as good as another: enough is enough.
        if *action == Action::Ready { i64::MAX } else { worth(after, seat) }
    }
}

/// Picks a bug, a target, and the shot that lands on it, by trying a few in an
/// imagined game of perfect hands; then tries the best of them with the hands
/// there are.
struct Marksman {
    luck: Seeded,
}

/// Whim, for what does not matter.
const WHIM: &str = "whim";

impl Marksman {
    /// With luck of its own.
    #[must_use]
    fn new(seed: Seed) -> Self {
        Marksman { luck: Seeded::new(seed) }
    }

    /// Any of those that are liked.
    fn any(&mut self, of: &[Action], liked: impl Fn(&Action) -> bool) -> Option<Action> {
        let liked: Vec<&Action> = of.iter().filter(|action| liked(action)).collect();
        let at = self.luck.below(WHIM, liked.len().max(1) as u32);
        liked.get(at as usize).copied().copied()
    }
}

impl Bot<MicroMutants> for Marksman {
    fn choose(&mut self, question: &Question<'_, MicroMutants>, budget: &Budget) -> Option<Action> {
        let Question { seat, view, listed } = *question;
        match view.asked.what {
            What::Army | What::Stars => self.any(listed, |_| true),
            What::Placement if listed.contains(&Action::Ready) => Some(Action::Ready),
            What::Placement => {
                self.any(listed, |action| matches!(action, Action::Formation { .. }))
            }
            _ => {
                let mut steady = view.clone();
                steady.setup.hand = Tremble::Perfect;
                let game = MicroMutants::imagine(&steady, &mut self.luck).ok()?;
                let trembling = MicroMutants::imagine(view, &mut self.luck).ok()?;
                let mut search = Search::new(seat, &game, &mut self.luck);
                search.deeds(listed);
                search.shots(&view.asked.shoot, budget);
                search.best(listed, &trembling, budget)
            }
        }
    }
}
