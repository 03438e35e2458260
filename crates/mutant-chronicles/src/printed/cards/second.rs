//! Command cards of the second set, in play since version 2 of the rules.
//! Nothing but data. That cards can give victory points is printed (MC-V4),
//! which do is not: the name of one is found, the rest is reconstructed.

use super::{CommandCard, Effect, When};
use crate::basics::{Datum, Faction, Known, Rank};

/// The cards of the second set, numbered from 101 where no number is known.
pub(super) const CARDS: &[CommandCard] = &[
    CommandCard {
        name: "seizing-the-field",
        number: 100,
        faction: Faction::Capitol,
        rank: Rank::Silver,
        icons: 2,
        when: When::RoundEndsHolding,
        effects: &[Effect::Points(2)],
        buyback: &[],
        known: Known { printed: &[], found: &[Datum::Name] },
    },
    CommandCard {
        name: "dark-harvest",
        number: 101,
        faction: Faction::Algeroth,
        rank: Rank::Bronze,
        icons: 1,
        when: When::Destroyed,
        effects: &[Effect::Points(1)],
        buyback: &[Rank::Bronze, Rank::Bronze],
        known: Known { printed: &[], found: &[] },
    },
];
