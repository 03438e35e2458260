//! Opponents for Micro Mutants.

mod hand;
mod race;
mod search;
mod worth;

use crate::{Action, MicroMutants, Tremble, What};
use tabletop::{Chance, Rules, Seat, Seed, Seeded};

use bots::{
    Bot, BotSpec, Budget, Careless, Greedy, Player, Question, RANDOM, Random, Seated, Taste,
};
use hand::Handed;
use search::Search;
use worth::worth;

/// A beginner sees one choice in so many.
const SEES: u32 = 3;

/// The levels, weakest first. The best has the hand of somebody who practises: it
/// hits a small chip at 20 cm a little less often than every other time.
pub(crate) const LEVELS: &[BotSpec] = &[
    BotSpec { level: RANDOM, make: |seed| handed(Random::new(seed), Tremble::Shaky, seed) },
    BotSpec {
        level: "beginner",
        make: |seed| {
            handed(Careless::new(Greedy::<Hunter>::new(seed), SEES, seed), Tremble::Shaky, seed)
        },
    },
    BotSpec {
        level: "greedy",
        make: |seed| handed(Greedy::<Hunter>::new(seed), Tremble::Shaky, seed),
    },
    BotSpec { level: "good", make: |seed| handed(Marksman::new(seed), Tremble::Practised, seed) },
];

fn handed<B: Bot<MicroMutants> + 'static>(bot: B, hand: Tremble, seed: Seed) -> Box<dyn Player> {
    Seated::<MicroMutants, _>::boxed(Handed::new(bot, hand, &seed))
}

/// Who gives hints: it means what it says, and its hand adds nothing.
pub(crate) fn adviser(seed: Seed) -> Box<dyn Player> {
    Seated::<MicroMutants, _>::boxed(Marksman::new(seed))
}

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
                let mut seen = view.clone();
                seen.setup.hand = Tremble::Perfect;
                let game = MicroMutants::imagine(&seen, &mut self.luck).ok()?;
                // Whose hand it is nobody knows: it is taken for a practised one.
                seen.setup.hand = match view.setup.hand {
                    Tremble::Own => Tremble::Practised,
                    known => known,
                };
                let trembling = MicroMutants::imagine(&seen, &mut self.luck).ok()?;
                let mut search = Search::new(seat, &game, &mut self.luck);
                search.deeds(listed);
                search.shots(&view.asked.shoot, budget);
                search.best(listed, &trembling, budget)
            }
        }
    }
}
