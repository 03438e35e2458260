//! What attacks are worth: exact odds, computed once and kept, weighed by what
//! the target is worth.

use std::collections::BTreeMap;

use crate::dice::Pool;
use crate::odds::{Aim, Volley};
use crate::{Attack, Battle, Figure};

/// A victory point, the unit of all judgement.
pub(super) const POINT: i64 = 1_000;
/// What each die of a unit adds to its worth: it can still hurt somebody.
const DIE: i64 = 250;
/// More odds than one battle needs are not kept.
const KEPT: usize = 100_000;

/// What a figure is worth, unhurt.
pub(super) fn price(figure: &Figure) -> i64 {
    let entry = figure.unit.printed();
    POINT * i64::from(entry.rank.worth()) + DIE * entry.dice.len() as i64
}

/// What it is worth with so much health left: half of it is to be alive.
pub(super) fn standing(figure: &Figure, health: u8) -> i64 {
    let full = i64::from(figure.unit.printed().health).max(1);
    if health == 0 { 0 } else { price(figure) * (full + i64::from(health)) / (2 * full) }
}

/// Dice, rerolls, accuracy and need of each roll; then what the target does to
/// them and what they are used for.
type Key = (Vec<(Pool, u8, u8, u8)>, Option<usize>, u16, u16, u16);

/// Odds that have been asked for before.
#[derive(Default)]
pub(super) struct Shots {
    known: BTreeMap<Key, Vec<u16>>,
}

impl Shots {
    /// What an attack takes from the other side, and what its rerolls should
    /// be used for.
    pub(super) fn best(&mut self, battle: &Battle, attack: &Attack) -> (i64, Aim) {
        self.of(battle.volley(attack, Aim::Damage), battle.figure(attack.target))
    }

    /// What an attack takes from the other side.
    pub(super) fn worth(&mut self, battle: &Battle, attack: &Attack) -> i64 {
        self.best(battle, attack).0
    }

    /// The same for dice on a target.
    pub(super) fn of(&mut self, mut volley: Volley, target: &Figure) -> (i64, Aim) {
        let health = target.health();
        let now = standing(target, health);
        let mut best = (i64::MIN, Aim::Damage);
        for aim in [Aim::Damage, Aim::Destroy(health.into())] {
            volley.aim = aim;
            let chances = (0u8..).zip(self.chances(&volley));
            let taken = chances.map(|(damage, chance)| {
                let left = standing(target, health.saturating_sub(damage));
                (now - left) * i64::from(*chance)
            });
            let taken = taken.sum::<i64>() / 1000;
            if taken > best.0 {
                best = (taken, aim);
            }
        }
        best
    }

    /// Per mille of each final damage, from none.
    fn chances(&mut self, volley: &Volley) -> &[u16] {
        let rolls = volley.rolls.iter();
        let rolls = rolls.map(|roll| (roll.dice, roll.rerolls, roll.accuracy, roll.need));
        let aim = match volley.aim {
            Aim::Damage => 0,
            Aim::Destroy(enough) => enough,
        };
        let harmless = volley.rule.harmless.map(crate::dice::Die::index);
        let key = (rolls.collect(), harmless, volley.less, volley.more_if_helped, aim);
        if self.known.len() > KEPT {
            self.known.clear();
        }
        self.known.entry(key).or_insert_with(|| {
            let odds = volley.odds();
            (0..=odds.most()).map(|damage| odds.chance(damage).per_mille()).collect()
        })
    }
}
