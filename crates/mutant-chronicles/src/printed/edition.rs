//! What a version of the rules plays with: which options a table has, which
//! units and cards may be taken along. How they are played is elsewhere.

use tabletop::OptionSpec;

use crate::basics::Faction;
use crate::cards::Card;
use crate::setup;
use crate::units::Unit;

/// The box as a version of the rules knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition(pub u32);

impl Edition {
    /// Its number.
    pub(crate) const fn version(self) -> u32 {
        self.0
    }

    /// What a host can choose. Initiative that stays with one player is no
    /// longer the first choice (MC-R6).
    pub(crate) fn options(self) -> &'static [OptionSpec] {
        if self.version() >= 2 { setup::OPTIONS } else { setup::OPTIONS_1 }
    }

    /// Can an army have this unit? No card was ever made known for the
    /// factions that were only announced, so nobody leads them (MC-X5).
    #[must_use]
    pub fn has_unit(self, unit: Unit) -> bool {
        let announced = matches!(unit.faction(), Faction::Ilian | Faction::Imperial);
        !(self.version() >= 2 && announced) // MC-X5
    }

    /// Can an army have this card? Those that give points came with the
    /// second set (MC-V4).
    #[must_use]
    pub fn has_card(self, card: Card) -> bool {
        self.version() >= 2 || !card.second_set() // MC-V4
    }
}
