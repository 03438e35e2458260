//! Sums that tell where every part comes from.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::units::Unit;
use crate::zones::Token;

/// Where a part of a sum comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub enum Source {
    /// Printed on the unit's card: dice, speed, reroll symbols.
    Printed,
    /// The dice.
    Rolled,
    /// Hexes between attacker and target.
    Distance,
    /// A keyword of the unit.
    Accuracy,
    /// A keyword of the unit.
    Armor,
    /// A keyword of the unit.
    Dodge,
    /// The ground, or something that counts as such.
    Cover,
    /// Icons on dice that do the target no harm (MC-B7).
    Elusive,
    /// A command card.
    Card(Card),
    /// An ability of this unit.
    Unit(Unit),
    /// A victory-zone token.
    Zone(Token),
}

impl Source {
    /// The message key of its name.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Source::Printed => "mutant-chronicles-part-printed".to_owned(),
            Source::Rolled => "mutant-chronicles-part-rolled".to_owned(),
            Source::Distance => "mutant-chronicles-part-distance".to_owned(),
            Source::Accuracy => "mutant-chronicles-keyword-accuracy".to_owned(),
            Source::Armor => "mutant-chronicles-keyword-armor".to_owned(),
            Source::Dodge => "mutant-chronicles-keyword-dodge".to_owned(),
            Source::Cover => "mutant-chronicles-part-cover".to_owned(),
            Source::Elusive => "mutant-chronicles-part-elusive".to_owned(),
            Source::Card(card) => card.word(),
            Source::Unit(unit) => unit.word(),
            Source::Zone(token) => token.word(),
        }
    }
}

/// One part of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct Part {
    /// How much it adds, or takes away.
    pub amount: i8,
    /// Where it comes from.
    pub from: Source,
}

/// A sum with its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct Sum {
    /// The sum, never below 0.
    pub total: u8,
    /// Its parts.
    pub parts: Vec<Part>,
}

/// Adds up parts, keeping only the total or every part as well: rules need the
/// one, people the other, and both must never differ.
pub(crate) trait Adds {
    /// Adds a part.
    fn add(&mut self, amount: i8, from: Source);
}

impl Adds for i8 {
    fn add(&mut self, amount: i8, _: Source) {
        *self += amount;
    }
}

impl Adds for Vec<Part> {
    fn add(&mut self, amount: i8, from: Source) {
        if amount != 0 {
            self.push(Part { amount, from });
        }
    }
}

impl Sum {
    /// The sum of parts.
    pub(crate) fn of(parts: Vec<Part>) -> Sum {
        let total: i8 = parts.iter().map(|part| part.amount).sum();
        Sum { total: total.max(0).unsigned_abs(), parts }
    }
}
