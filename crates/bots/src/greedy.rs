//! Looks one action ahead.

use std::marker::PhantomData;

use tabletop::{Rules, Seat, Seed, Seeded};

use crate::{Bot, Budget, Question};

/// What a player likes: the only thing a greedy bot must know of its game.
pub trait Taste<G: Rules>: Send {
    /// How much a seat likes what an action makes of a state; more is better.
    fn taste(before: &G, seat: Seat, action: &G::Action, after: &G) -> i64;
}

/// Imagines a state that fits its view, tries every listed action on it and
/// takes the one it likes best.
pub struct Greedy<T> {
    luck: Seeded,
    taste: PhantomData<fn() -> T>,
}

impl<T> Greedy<T> {
    /// With luck of its own, for imagining.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Greedy { luck: Seeded::new(seed), taste: PhantomData }
    }
}

impl<G: Rules, T: Taste<G>> Bot<G> for Greedy<T> {
    fn choose(&mut self, question: &Question<'_, G>, budget: &Budget) -> Option<G::Action> {
        if let [only] = question.listed {
            return Some(only.clone());
        }
        let before = G::imagine(question.view, &mut self.luck).ok()?;
        let mut best: Option<(i64, &G::Action)> = None;
        let mut events = Vec::new();
        for action in question.listed {
            let mut after = before.clone();
            events.clear();
            if after.apply(question.seat, action, &mut self.luck, &mut events).is_err() {
                continue;
            }
            let taste = T::taste(&before, question.seat, action, &after);
            if best.is_none_or(|(most, _)| taste > most) {
                best = Some((taste, action));
            }
            if budget.over() {
                break;
            }
        }
        best.map(|(_, action)| action.clone())
    }
}
