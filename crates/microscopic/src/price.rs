//! What a cell costs a player, how many cards a player draws, how many a hand
//! may hold: each as a sum that can be shown with its parts.

use serde::{Deserialize, Serialize};
use tabletop::Arg;

use crate::cards::{BASE_DRAWS, BASE_HAND_LIMIT, Bonus, CARDS, CELLS, Face, Kind, LEAST_PRICE};
use crate::{Card, Player};

/// One addend, with the message key of what it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game.ts"))]
pub struct Part {
    /// How much.
    pub amount: i8,
    /// Where it comes from.
    pub from: Arg,
}

/// A number and how it comes about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game.ts"))]
pub struct Sum {
    /// The number.
    pub total: u8,
    /// Its addends.
    pub parts: Vec<Part>,
}

/// What a cell costs a player now (MS-T3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "microscopic.ts"))]
pub struct Price {
    /// The cell.
    pub card: Card,
    /// The cost on the card.
    pub printed: u8,
    /// What is to be paid.
    pub price: u8,
    /// What makes the difference; the price is never below 1 all the same.
    pub parts: Vec<Part>,
}

/// Everything that adds to a sum reports here: amount, source.
trait Tally {
    fn add(&mut self, amount: i8, from: impl FnOnce() -> String);
}

/// Only the number, for rules and bots.
impl Tally for i8 {
    fn add(&mut self, amount: i8, _from: impl FnOnce() -> String) {
        *self += amount;
    }
}

/// The addends too, for people.
impl Tally for Vec<Part> {
    fn add(&mut self, amount: i8, from: impl FnOnce() -> String) {
        if amount != 0 {
            self.push(Part { amount, from: Arg::Word { word: from().into() } });
        }
    }
}

fn total(parts: &[Part]) -> u8 {
    parts.iter().map(|part| part.amount).sum::<i8>().max(0) as u8
}

impl Player {
    /// What a cell of the hand costs (MS-T3, MS-T5, MS-T16).
    #[must_use]
    pub fn price(&self, kind: Kind, printed: u8) -> u8 {
        let mut price = printed as i8;
        self.tally_price(kind, &mut price);
        price.max(LEAST_PRICE as i8) as u8
    }

    /// How many cards the player draws at the end of the turn (MS-T12).
    #[must_use]
    pub fn draws(&self) -> u8 {
        let mut draws = 0;
        self.tally_draws(&mut draws);
        draws as u8
    }

    /// How many cards the hand may hold at the end of the turn (MS-T14).
    #[must_use]
    pub fn hand_limit(&self) -> u8 {
        let mut limit = 0;
        self.tally_hand_limit(&mut limit);
        limit as u8
    }

    /// All prices with their reasons.
    pub(crate) fn prices(&self) -> Vec<Price> {
        let price = |card: Card| {
            let (kind, printed) = card.cell()?;
            let mut parts = Vec::new();
            self.tally_price(kind, &mut parts);
            Some(Price { card, printed, price: self.price(kind, printed), parts })
        };
        Card::cells().filter_map(price).collect()
    }

    /// The draws with their reasons.
    pub(crate) fn draws_sum(&self) -> Sum {
        let mut parts = Vec::new();
        self.tally_draws(&mut parts);
        Sum { total: total(&parts), parts }
    }

    /// The hand limit with its reasons.
    pub(crate) fn hand_limit_sum(&self) -> Sum {
        let mut parts = Vec::new();
        self.tally_hand_limit(&mut parts);
        Sum { total: total(&parts), parts }
    }

    fn tally_price(&self, bought: Kind, sum: &mut impl Tally) {
        for (at, entry) in CARDS.iter().enumerate().take(CELLS) {
            let count = self.cells.0[at] as i8;
            match entry.face {
                Face::Cell(kind, _, _, Bonus::Kin(less)) if kind == bought => {
                    sum.add(-(less as i8) * count, || Card::at(at as u32).word());
                }
                Face::Cell(_, _, _, Bonus::AnyCheaper(less)) => {
                    sum.add(-(less as i8) * count, || Card::at(at as u32).word());
                }
                _ => {}
            }
        }
        for organism in self.organisms.iter() {
            if organism.printed().cheaper.contains(&bought) {
                sum.add(-1, || organism.word());
            }
        }
        // MS-C13: what raises a cost does not count for the Resilient owner.
        let steady = self.organisms.iter().any(|organism| organism.printed().steady);
        for (at, entry) in CARDS.iter().enumerate().skip(CELLS) {
            if let Face::Mutation(kind, delta) = entry.face
                && kind == bought
                && !(steady && delta > 0)
            {
                sum.add(delta * self.mutations.0[at] as i8, || Card::at(at as u32).word());
            }
        }
    }

    fn tally_draws(&self, sum: &mut impl Tally) {
        sum.add(BASE_DRAWS as i8, base);
        for (at, entry) in CARDS.iter().enumerate().take(CELLS) {
            if let Face::Cell(_, _, _, Bonus::Draw(more)) = entry.face {
                sum.add((more * self.cells.0[at]) as i8, || Card::at(at as u32).word());
            }
        }
        self.tally_organisms(sum);
    }

    fn tally_hand_limit(&self, sum: &mut impl Tally) {
        sum.add(BASE_HAND_LIMIT as i8, base);
        self.tally_organisms(sum);
    }

    /// Organisms raise draws and hand limit alike (MS-C4 and following).
    fn tally_organisms(&self, sum: &mut impl Tally) {
        if self.organisms.is_empty() {
            return;
        }
        let values = self.cells.cell_values();
        for organism in self.organisms.iter() {
            sum.add(organism.printed().flat as i8, || organism.word());
            if let Some(kind) = organism.printed().per_cell {
                let from = || format!("microscopic-cells-{}", organism.name());
                sum.add(values[kind.index()] as i8, from);
            }
        }
    }
}

fn base() -> String {
    "microscopic-base".to_owned()
}
