//! Overlooks much of what could be done.

use tabletop::{Chance, Rules, Seed, Seeded};

use crate::{Bot, Budget, Question};

/// A bot that has read the rules once: it does the best of what it sees, and
/// of everything it could do it sees one in so many.
pub struct Careless<B> {
    bot: B,
    sees: u32,
    luck: Seeded,
}

impl<B> Careless<B> {
    /// Sees one choice in `sees`, and never fewer than two.
    #[must_use]
    pub fn new(bot: B, sees: u32, seed: Seed) -> Self {
        Careless { bot, sees, luck: Seeded::new(seed.derive(b"careless")) }
    }
}

impl<G: Rules, B: Bot<G>> Bot<G> for Careless<B> {
    fn choose(&mut self, question: &Question<'_, G>, budget: &Budget) -> Option<G::Action> {
        let Question { seat, view, listed } = *question;
        let most = listed.len().div_ceil(self.sees as usize).max(2).min(listed.len());
        let mut unseen: Vec<usize> = (0..listed.len()).collect();
        let mut seen: Vec<usize> = (0..most)
            .map(|_| unseen.swap_remove(self.luck.below("eye", unseen.len() as u32) as usize))
            .collect();
        // In the order in which they were listed, which may mean something.
        seen.sort_unstable();
        let seen: Vec<G::Action> = seen.into_iter().map(|at| listed[at].clone()).collect();
        self.bot.choose(&Question { seat, view, listed: &seen }, budget)
    }
}
