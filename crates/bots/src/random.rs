//! Plays anything that is allowed.

use tabletop::{Chance, Rules, Seed, Seeded};

use crate::{Bot, Budget, Question};

/// Chooses at random, for any game.
pub struct Random(Seeded);

impl Random {
    /// With luck of its own.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Random(Seeded::new(seed))
    }
}

impl<G: Rules> Bot<G> for Random {
    fn choose(&mut self, question: &Question<'_, G>, _budget: &Budget) -> Option<G::Action> {
        if !question.listed.is_empty() {
            let at = self.0.below("whim", question.listed.len() as u32);
            return question.listed.get(at as usize).cloned();
        }
        // Nothing is listed: fill in a form in a game that fits the view.
        let state = G::imagine(question.view, &mut self.0).ok()?;
        let forms = state.forms(question.seat);
        let form = forms.get(self.0.below("whim", forms.len().max(1) as u32) as usize)?;
        state.sample(question.seat, form, &mut self.0)
    }
}
