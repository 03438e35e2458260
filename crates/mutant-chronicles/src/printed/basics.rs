//! The words every component shares: rank, faction, traits, and how well a
//! datum is known.

use serde::Serialize;

tabletop::named! {
    /// The metal of a component; every unit, order token and card has one.
    enum Rank in "mutant-chronicles.ts" {
        /// Worth 3.
        Gold = "gold",
        /// Worth 2.
        Silver = "silver",
        /// Worth 1.
        Bronze = "bronze",
    }
}

impl Rank {
    /// Actions of an order of this rank (MC-R3), and the victory points of a
    /// destroyed unit of it (MC-V2).
    #[must_use]
    pub const fn worth(self) -> u8 {
        match self {
            Rank::Gold => 3,
            Rank::Silver => 2,
            Rank::Bronze => 1,
        }
    }

    /// As an index into counts per rank.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

tabletop::named! {
    /// Whom a unit or a card belongs to (MC-A1).
    enum Faction in "mutant-chronicles.ts" {
        /// The Dark Legion of Algeroth.
        Algeroth = "algeroth",
        /// Bauhaus.
        Bauhaus = "bauhaus",
        /// The Brotherhood.
        Brotherhood = "brotherhood",
        /// Capitol.
        Capitol = "capitol",
        /// The Dark Legion of Ilian.
        Ilian = "ilian",
        /// Imperial.
        Imperial = "imperial",
    }
}

impl Faction {
    /// Demons and humans never fight side by side (MC-A1).
    #[must_use]
    pub const fn demon(self) -> bool {
        matches!(self, Faction::Algeroth | Faction::Ilian)
    }
}

tabletop::named! {
    /// What a unit is; effects name traits.
    enum Trait in "mutant-chronicles.ts" {
        /// Every demon.
        DarkLegion = "dark-legion",
        /// Lords of the Legion.
        Nepharite = "nepharite",
        /// Leaders of any army.
        Commander = "commander",
        /// Menders of dead flesh.
        Technomancer = "technomancer",
        /// Soldiers with a second skin.
        Necromutant = "necromutant",
        /// Beasts.
        Monster = "monster",
        /// Gunners of Gomorrah.
        Gomorrian = "gomorrian",
        /// Walking dead.
        Legionnaire = "legionnaire",
        /// Every unit of Capitol.
        Capitol = "capitol",
        /// Rangers of Capitol and of Bauhaus.
        Ranger = "ranger",
        /// Flying infantry.
        Banshee = "banshee",
        /// Aircraft.
        Aircraft = "aircraft",
        /// The Freedom Brigade.
        FreedomBrigade = "freedom-brigade",
        /// Free Marines.
        FreeMarine = "free-marine",
        /// Every unit of Bauhaus.
        Bauhaus = "bauhaus",
        /// Vehicles.
        Vehicle = "vehicle",
        /// The Order of the Bear.
        OrderOfTheBear = "order-of-the-bear",
        /// Engineers.
        Engineer = "engineer",
        /// Dragoons.
        Dragoon = "dragoon",
        /// Artillery.
        Artillery = "artillery",
        /// Every unit of the Brotherhood.
        Brotherhood = "brotherhood",
        /// The Inquisition.
        Inquisition = "inquisition",
        /// Adepts of the Art.
        Mystic = "mystic",
        /// Clergy.
        Clergy = "clergy",
        /// Furies.
        Fury = "fury",
        /// Assassins.
        Assassin = "assassin",
        /// Humans who listen to the dark.
        Heretic = "heretic",
        /// Every unit of Imperial.
        Imperial = "imperial",
    }
}

tabletop::named! {
    /// What can be known about a component.
    enum Datum in "mutant-chronicles.ts" {
        /// Its name.
        Name = "name",
        /// Its faction.
        Faction = "faction",
        /// Its rank.
        Rank = "rank",
        /// That it is, or is not, a unique personality.
        Unique = "unique",
        /// Its command icons.
        Icons = "icons",
        /// Its dice.
        Dice = "dice",
        /// How many hexes it fills.
        Size = "size",
        /// Its keywords.
        Keywords = "keywords",
        /// What its text does.
        Ability = "ability",
        /// When a card is played.
        When = "when",
        /// What buys a card back.
        Buyback = "buyback",
    }
}

/// How well a component is known: what the rulebook prints, what other public
/// material tells. Everything else is reconstructed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct Known {
    /// In the rulebook.
    pub printed: &'static [Datum],
    /// In other public material, or following from it.
    pub found: &'static [Datum],
}
