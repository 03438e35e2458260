//! Evolution cards (MM-A4): what stands on one. Which cards an army has stands
//! in its file, one entry a card; an effect attaches to a moment of play, as
//! abilities do.

use tabletop::{Clause, Seat};

use crate::card::{After, Range, Source};
use crate::mat::ground::MAIN_BASE;
use crate::{Army, Breed, MicroMutants, Projectile};

tabletop::named! {
    /// A base by its name (MM-A1).
    enum Site in "micro-mutants.ts", said "micro-mutants-site" {
        /// Usarthropod.
        Headquarters = "headquarters",
        /// Usarthropod, the main base.
        Fort = "fort",
        /// Usarthropod.
        Armory = "armory",
        /// Flyborg.
        Beacon = "beacon",
        /// Flyborg, the main base.
        HiveThrone = "hive-throne",
        /// Flyborg.
        Laboratory = "laboratory",
        /// Sovietopter.
        Barracks = "barracks",
        /// Sovietopter, the main base.
        Citadel = "citadel",
        /// Sovietopter.
        Factory = "factory",
        /// Chitinian.
        Incubator = "incubator",
        /// Chitinian, the main base.
        Nest = "nest",
        /// Chitinian.
        Mutator = "mutator",
    }
}

tabletop::named! {
    /// An evolution card (MM-A6).
    enum Evolution in "micro-mutants.ts", said "micro-mutants-evolution" {
        /// Usarthropod, Headquarters.
        SecretOperations = "secret-operations",
        /// Usarthropod, Headquarters.
        UncleSam = "uncle-sam",
        /// Usarthropod, Armory.
        GuidedMissiles = "guided-missiles",
        /// Usarthropod, Armory.
        AirLift = "air-lift",
        /// Flyborg, Beacon.
        WarpPowerCells = "warp-power-cells",
        /// Flyborg, Beacon.
        PsiSceptre = "psi-sceptre",
        /// Flyborg, Laboratory.
        AntennaAmplifier = "antenna-amplifier",
        /// Flyborg, Laboratory.
        RadarRoom = "radar-room",
        /// Sovietopter, Barracks.
        ForwardComrades = "forward-comrades",
        /// Sovietopter, Barracks.
        PoliticalOfficers = "political-officers",
        /// Sovietopter, Factory.
        Turret = "turret",
        /// Sovietopter, Factory.
        RepairBrigade = "repair-brigade",
        /// Chitinian, Incubator.
        TunnelComplex = "tunnel-complex",
        /// Chitinian, Incubator.
        Larvae = "larvae",
        /// Chitinian, Mutator.
        Frenzy = "frenzy",
        /// Chitinian, Mutator.
        WebMutation = "web-mutation",
    }
}

/// What a card in play changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Power {
    /// The ability of this breed reaches so far.
    Reach(Breed, Range),
    /// Abilities may be measured from this base, while it is on the mat.
    MeasureFrom(Site),
    /// The ability that turns own bugs over turns over enemy bugs too.
    TurnEnemies,
    /// The first breed may be put beside one of the second that shows its
    /// special side, before it moves.
    Tunnel(Breed, Breed),
    /// A result may bring a reinforcement even if it could move a bug.
    Hatch,
    /// A bug that moves again after a kill does so after every kill.
    Frenzy,
    /// The extra shot may shoot this from any own bug or base.
    ExtraShoot(Projectile),
    /// A result is given up: so many own bugs are turned over.
    TurnBugs(u8),
    /// A reinforcement may be of any breed, and show its special side.
    Recruit,
    /// This projectile, if it captured nothing, is shot again, once a turn.
    Repeat(Projectile),
    /// A Red Star moves any bug.
    StarMovesAll,
    /// This breed may also do this after its move.
    After(Breed, After),
    /// A Worker's or Red Star's result and a Worker within close range are
    /// given up: a damaged base is as new, once a base.
    Repair,
}

/// An evolution card.
#[derive(Clone, Copy, Debug)]
pub struct EvolutionCard {
    /// Which it is.
    pub evolution: Evolution,
    /// The base it belongs to.
    pub site: Site,
    pub(crate) power: Power,
    /// Its clause.
    pub clause: Clause,
    /// Where its effect is known from.
    pub source: Source,
}

impl Evolution {
    /// The army it belongs to; four cards each, in the order of the armies.
    #[must_use]
    pub const fn army(self) -> Army {
        Army::ALL[self as usize / 4]
    }

    /// Its card.
    #[must_use]
    pub const fn card(self) -> &'static EvolutionCard {
        &self.army().deck().evolutions[self as usize % 4]
    }
}

impl Site {
    /// The number of the base among those of its army, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 % 3 + 1
    }

    /// Whether it is a main base (MM-A1).
    #[must_use]
    pub const fn is_main(self) -> bool {
        self.number() == MAIN_BASE
    }
}

impl MicroMutants {
    /// What the cards of a seat in play change.
    pub(crate) fn powers(&self, seat: Seat) -> impl Iterator<Item = Power> {
        let cards = self.cards.get(seat.index()).into_iter().flatten();
        cards.map(|card| card.card().power)
    }

    /// Whether a seat has this power.
    pub(crate) fn has_power(&self, seat: Seat, power: Power) -> bool {
        self.powers(seat).any(|other| other == power)
    }

    /// The card in play that gives a power, for asking and refusing.
    pub(crate) fn card_with(
        &self,
        seat: Seat,
        fits: impl Fn(Power) -> bool,
    ) -> Option<&'static EvolutionCard> {
        let cards = self.cards.get(seat.index())?;
        cards.iter().map(|card| card.card()).find(|card| fits(card.power))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// MM-A4, MM-A16: two cards for each upgradable base, none for the main
    /// base.
    #[test]
    fn cards_find_their_army_and_their_base() {
        for evolution in Evolution::ALL {
            let card = evolution.card();
            assert_eq!(card.evolution, *evolution);
            assert!(!card.site.is_main(), "{evolution}");
            let deck = evolution.army().deck();
            assert!(deck.sites.contains(&card.site), "{evolution}");
            let together = deck.evolutions.iter().filter(|other| other.site == card.site);
            assert_eq!(together.count(), 2, "{evolution}");
        }
        for army in Army::ALL {
            let numbers = army.deck().sites.map(Site::number);
            assert_eq!(numbers, [1, 2, 3], "{army}");
        }
    }
}
