//! Exact odds of an attack, before it is made (MC-K6 to MC-K9, MC-C2): the
//! chance to hit and the final damage, with the best use of all rerolls.
//!
//! Everything is counted in whole numbers. A roll of n dice with r rerolls
//! falls in 6^(n+r) ways; as long as all rolls of an attack together have no
//! more than 38 dice and rerolls the counts are exact, beyond that nearly so.

mod chances;
mod rolls;

use std::collections::BTreeMap;

use crate::dice::{Die, Face, Pool};
use crate::odds::rolls::{Spread, Table};

/// One unit's part in an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Roll {
    /// Its dice.
    pub dice: Pool,
    /// Its rerolls (MC-K6).
    pub rerolls: u8,
    /// Added to the accuracy rolled (MC-B5).
    pub accuracy: u8,
    /// The accuracy that hits: distance, and Dodge if it counts (MC-K7).
    pub need: u8,
}

/// What the target does to dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rule {
    /// Dice of this colour do no damage (MC-B7).
    pub harmless: Option<Die>,
    /// The lowest accuracy shown counts; dice without a number are left out.
    pub lowest: bool,
}

/// An attack with everybody who joins in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Volley {
    /// The leader's roll, then those of the supporters.
    pub rolls: Vec<Roll>,
    /// What the target does to dice.
    pub rule: Rule,
    /// Taken off the sum, once: cover, Armor, cards (MC-K15).
    pub less: u16,
    /// Added to the sum if a supporter hits.
    pub more_if_helped: u16,
    /// What rerolls are used for.
    pub aim: Aim,
}

/// What rerolls are used for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    /// As much final damage as can be expected.
    #[default]
    Damage,
    /// The best chance of so much final damage; among equals, more damage.
    Destroy(u16),
}

/// How far an attack has come: what the rolls so far have done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The damage of those who hit.
    pub damage: u16,
    /// Has anybody hit?
    pub hit: bool,
    /// Has a supporter hit?
    pub helped: bool,
}

impl Tally {
    /// After one more roll: its damage if it hit; the leader rolls first.
    #[must_use]
    pub const fn after(self, roll: usize, outcome: Option<u16>) -> Tally {
        match outcome {
            None => self,
            Some(damage) => {
                Tally { damage: self.damage + damage, hit: true, helped: self.helped || roll > 0 }
            }
        }
    }

    /// Nobody helps, and there is no damage, without a hit.
    const fn is_possible(self) -> bool {
        self.hit || self.damage == 0 && !self.helped
    }

    const fn index(self) -> usize {
        4 * self.damage as usize + 2 * self.hit as usize + self.helped as usize
    }

    const fn by_index(index: usize) -> Tally {
        Tally { damage: (index / 4) as u16, hit: index / 2 % 2 == 1, helped: index % 2 == 1 }
    }
}

/// A chance, as a fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    /// The ways that count.
    pub over: u128,
    /// All ways.
    pub under: u128,
}

impl Ratio {
    /// In thousandths, rounded.
    #[must_use]
    pub const fn per_mille(self) -> u16 {
        ((self.over * 1000 + self.under / 2) / self.under) as u16
    }
}

/// The odds of an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Ways by final damage.
    damage: Vec<u128>,
    total: u128,
    hit: u128,
    hits: Vec<Ratio>,
}

impl Odds {
    /// The chance that anybody hits.
    #[must_use]
    pub const fn hit(&self) -> Ratio {
        Ratio { over: self.hit, under: self.total }
    }

    /// The chance of each roll to hit.
    #[must_use]
    pub fn hits(&self) -> &[Ratio] {
        &self.hits
    }

    /// The chance of exactly so much final damage.
    #[must_use]
    pub fn chance(&self, damage: u16) -> Ratio {
        let over = self.damage.get(usize::from(damage)).copied().unwrap_or(0);
        Ratio { over, under: self.total }
    }

    /// The chance of at least so much final damage.
    #[must_use]
    pub fn at_least(&self, damage: u16) -> Ratio {
        let over = self.damage.iter().skip(damage.into()).sum();
        Ratio { over, under: self.total }
    }

    /// The most final damage there can be.
    #[must_use]
    pub fn most(&self) -> u16 {
        self.damage.iter().rposition(|ways| *ways > 0).unwrap_or(0) as u16
    }

    /// The final damage that can be expected, as a fraction.
    #[must_use]
    pub fn expected(&self) -> Ratio {
        let sum = self.damage.iter().enumerate().map(|(damage, ways)| damage as u128 * ways);
        Ratio { over: sum.sum(), under: self.total }
    }
}

/// Counts stay below this, so that they can still be multiplied by a thousand.
const MOST_WAYS: u128 = 1 << 100;
/// What it is worth to destroy, in points of damage.
const DESTROYED: u128 = 1_000_000_000_000;
/// Worths that go into a further roll stay below this.
const MOST_WORTH: u128 = 1 << 56;

/// The rolls of a volley with what is best to do in each.
struct Plans {
    tables: Vec<Table>,
    /// By roll and by tally before it: how it ends, as an index.
    ends: Vec<Vec<usize>>,
    spreads: Vec<Spread>,
    /// By number of rolls made and by tally: what the rest is worth.
    worth: Vec<Vec<u128>>,
}

impl Volley {
    /// What is left of the damage when all reductions are made.
    #[must_use]
    pub const fn final_damage(&self, tally: Tally) -> u16 {
        let more = if tally.helped { self.more_if_helped } else { 0 };
        (tally.damage + more).saturating_sub(self.less)
    }

    fn payoff(&self, tally: Tally) -> u128 {
        let damage = self.final_damage(tally);
        match self.aim {
            Aim::Damage => damage.into(),
            Aim::Destroy(enough) => {
                u128::from(damage) + if damage >= enough { DESTROYED } else { 0 }
            }
        }
    }

    /// The odds, exactly.
    #[must_use]
    pub fn odds(&self) -> Odds {
        let plans = self.plans();
        let mut ways = vec![1];
        let mut total = 1;
        let mut hits = Vec::with_capacity(self.rolls.len());
        for (at, (table, ends)) in plans.tables.iter().zip(&plans.ends).enumerate() {
            coarsen(&mut ways, MOST_WAYS / table.total());
            total = ways.iter().sum::<u128>() * table.total();
            let mut next = vec![0; 4 * (ways.len().div_ceil(4) + usize::from(table.most()))];
            let mut hit = 0;
            for (index, ways) in ways.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                let (tally, spread) = (Tally::by_index(index), &plans.spreads[ends[index]]);
                next[index] += ways * spread.miss;
                hit += ways * spread.all_hits();
                for (damage, more) in spread.hits.iter().enumerate() {
                    next[self.after(tally, at, Some(damage as u16)).index()] += ways * more;
                }
            }
            hits.push(Ratio { over: hit, under: total });
            ways = next;
        }
        let mut odds = Odds { damage: Vec::new(), total, hit: 0, hits };
        for (index, ways) in ways.iter().enumerate() {
            let tally = Tally::by_index(index);
            let damage = usize::from(self.final_damage(tally));
            odds.damage.resize(odds.damage.len().max(damage + 1), 0);
            odds.damage[damage] += ways;
            odds.hit += if tally.hit { *ways } else { 0 };
        }
        odds
    }

    /// Which die to roll again now, if any: in the middle of a roll, with what
    /// the rolls before it have done, the dice that are shown and the rerolls
    /// left.
    #[must_use]
    pub fn advice(
        &self,
        roll: usize,
        before: Tally,
        shown: &[(Die, Face)],
        left: u8,
    ) -> Option<usize> {
        let plans = self.plans();
        let table = plans.tables.get(roll)?;
        let payoff = self.payoffs(table, roll, before, &plans.worth[roll + 1]);
        table.advice(shown, left, &payoff)
    }

    /// From the last roll to the first, what each should be used for.
    fn plans(&self) -> Plans {
        let tables: Vec<Table> =
            self.rolls.iter().map(|roll| Table::new(roll, &self.rule)).collect();
        // Tallies there can be after so many rolls.
        let mut tallies = vec![4];
        for table in &tables {
            tallies.push(tallies[tallies.len() - 1] + 4 * usize::from(table.most()));
        }
        let last = tallies[tables.len()];
        let mut worth = vec![(0..last).map(|index| self.payoff(Tally::by_index(index))).collect()];
        let mut ends = Vec::with_capacity(tables.len());
        let mut spreads: Vec<Spread> = Vec::new();
        for (at, table) in tables.iter().enumerate().rev() {
            // Tallies that differ by a constant worth are played alike.
            let mut alike: BTreeMap<Vec<u128>, usize> = BTreeMap::new();
            let after: &Vec<u128> = &worth[worth.len() - 1];
            let (mut here, mut now) = (Vec::new(), Vec::<u128>::new());
            for tally in (0..tallies[at]).map(Tally::by_index) {
                if !tally.is_possible() {
                    now.push(0);
                    here.push(0);
                    continue;
                }
                let payoff = self.payoffs(table, at, tally, after);
                let gains = payoff.iter().map(|worth| worth.saturating_sub(payoff[0])).collect();
                let end = *alike.entry(gains).or_insert_with_key(|gains| {
                    spreads.push(table.spread(gains));
                    spreads.len() - 1
                });
                let Spread { miss, hits } = &spreads[end];
                let outcomes = std::iter::once(miss).chain(hits);
                now.push(outcomes.zip(payoff).map(|(ways, worth)| ways * worth).sum());
                here.push(end);
            }
            coarsen(&mut now, MOST_WORTH);
            worth.push(now);
            ends.push(here);
        }
        worth.reverse();
        ends.reverse();
        Plans { tables, ends, spreads, worth }
    }

    /// What each outcome of a roll is worth: a miss, then hits by damage.
    fn payoffs(&self, table: &Table, at: usize, before: Tally, after: &[u128]) -> Vec<u128> {
        let hits = (0..=table.most()).map(Some);
        let outcomes = std::iter::once(None).chain(hits);
        outcomes.map(|outcome| after[self.after(before, at, outcome).index()]).collect()
    }

    /// The tally after a roll; who helped is only told apart where it matters.
    const fn after(&self, before: Tally, at: usize, outcome: Option<u16>) -> Tally {
        before.after(if self.more_if_helped > 0 { at } else { 0 }, outcome)
    }
}

/// Divides all numbers alike until their sum is small enough.
fn coarsen(numbers: &mut [u128], most: u128) {
    let sum = numbers.iter().fold(0u128, |sum, number| sum.saturating_add(*number));
    let bits = sum.checked_div(most).map_or(0, |times| 128 - times.leading_zeros());
    if bits > 0 {
        numbers.iter_mut().for_each(|number| *number >>= bits);
    }
}
