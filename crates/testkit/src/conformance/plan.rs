//! How much is played, and at which tables.

use tabletop::{Options, Seed};

use super::Check;

/// How much is played, and at which tables.
#[derive(Clone, Debug)]
pub struct TestPlan {
    pub(super) tables: Vec<(u8, Options)>,
    pub(super) games: u32,
    pub(super) share: u32,
    pub(super) limit: u32,
    pub(super) seed: u64,
    /// Each up to a version of the rules.
    pub(super) waived: Vec<(Check, u32, &'static str)>,
    pub(super) any_order: bool,
}

impl TestPlan {
    /// So many games at each table.
    #[must_use]
    pub fn new(games: u32) -> Self {
        TestPlan {
            tables: Vec::new(),
            games,
            share: 40,
            limit: 20_000,
            seed: 1,
            waived: Vec::new(),
            any_order: false,
        }
    }

    /// Also at this table.
    #[must_use]
    pub fn table<'a>(
        mut self,
        seats: u8,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        self.tables.push((seats, options.into_iter().collect()));
        self
    }

    /// One decision in so many is looked at closely; 40 unless told.
    #[must_use]
    pub fn share(mut self, share: u32) -> Self {
        self.share = share.max(1);
        self
    }

    /// A game that takes more decisions does not end; 20,000 unless told.
    #[must_use]
    pub fn limit(mut self, limit: u32) -> Self {
        self.limit = limit;
        self
    }

    /// Other games; 1 unless told.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// This check does not fit the game, for this reason. It is not made.
    #[must_use]
    pub fn waive(self, check: Check, why: &'static str) -> Self {
        self.waive_until(check, u32::MAX, why)
    }

    /// This check is not made up to this version of the rules, for this reason:
    /// what it would find was mended by the next, and stays as it was in games
    /// that began before.
    #[must_use]
    pub fn waive_until(mut self, check: Check, version: u32, why: &'static str) -> Self {
        self.waived.push((check, version, why));
        self
    }

    /// The plan for a version of the rules, with what is waived there.
    pub(super) fn at(&self, version: u32) -> TestPlan {
        let mut plan = self.clone();
        plan.waived.retain(|(_, until, _)| version <= *until);
        plan
    }

    /// Events that differ in their order only count as equal, for this reason:
    /// the order was open to all, and leaves no trace in the views.
    #[must_use]
    pub fn any_order(mut self, _why: &'static str) -> Self {
        self.any_order = true;
        self
    }

    /// Was a viewer shown the same?
    pub(super) fn same_events<E: PartialEq>(&self, one: &[E], two: &[E]) -> bool {
        if !self.any_order || one.len() != two.len() {
            return one == two;
        }
        let mut left: Vec<&E> = two.iter().collect();
        one.iter().all(|event| {
            let at = left.iter().position(|other| *other == event);
            at.map(|at| left.swap_remove(at)).is_some()
        })
    }

    pub(super) fn waives(&self, check: Check) -> bool {
        self.waived.iter().any(|(waived, _, _)| *waived == check)
    }

    /// The seed of one game.
    pub(super) fn game(&self, n: u32) -> Seed {
        Seed::number(self.seed).derive(&n.to_le_bytes())
    }
}
