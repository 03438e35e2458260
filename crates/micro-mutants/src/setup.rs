//! What is decided before the first luck is drawn: the rules, the armies, how
//! steady hands are, who begins.

use std::ops::RangeInclusive;

use flick::Hand;
use serde::{Deserialize, Serialize};
use tabletop::{OptionSpec, Options, Said, Seat, SetupError, Version};

use crate::{Army, Terrain};

tabletop::named! {
    /// Which rules are played.
    #[derive(Default)]
    enum RuleSet in "micro-mutants.ts" {
        /// Evolution, the Basic game.
        #[default]
        Basic = "basic",
        /// Evolution, the Advanced game (MM-A1).
        Advanced = "advanced",
        /// The French edition (MM-K1).
        Classic = "classic",
    }
}

tabletop::named! {
    /// Which templates lie on the mat (MM-T1).
    #[derive(Default)]
    enum Templates in "micro-mutants.ts" {
        /// None.
        #[default]
        None = "none",
        /// Acid Pit and Gravity Manipulator.
        PitAndGravity = "acid-pit,gravity-manipulator",
        /// Acid Pit and Warp Gate.
        PitAndGate = "acid-pit,warp-gate",
        /// Gravity Manipulator and Warp Gate.
        GravityAndGate = "gravity-manipulator,warp-gate",
    }
}

impl Templates {
    /// The templates from left to right.
    #[must_use]
    pub const fn list(self) -> &'static [Terrain] {
        match self {
            Templates::None => &[],
            Templates::PitAndGravity => &[Terrain::AcidPit, Terrain::GravityManipulator],
            Templates::PitAndGate => &[Terrain::AcidPit, Terrain::WarpGate],
            Templates::GravityAndGate => &[Terrain::GravityManipulator, Terrain::WarpGate],
        }
    }
}

tabletop::named! {
    /// How a seat comes to its army.
    #[derive(Default)]
    enum Muster in "micro-mutants.ts" {
        /// The player chooses.
        #[default]
        Choose = "choose",
        /// Luck decides.
        Random = "random",
        /// Decided by the host.
        Usarthropods = "usarthropods",
        /// Decided by the host.
        Flyborgs = "flyborgs",
        /// Decided by the host.
        Sovietopters = "sovietopters",
        /// Decided by the host.
        Chitinians = "chitinians",
    }
}

impl Muster {
    /// The army, if the host has decided.
    #[must_use]
    pub fn army(self) -> Option<Army> {
        match self {
            Muster::Choose | Muster::Random => None,
            Muster::Usarthropods => Some(Army::Usarthropods),
            Muster::Flyborgs => Some(Army::Flyborgs),
            Muster::Sovietopters => Some(Army::Sovietopters),
            Muster::Chitinians => Some(Army::Chitinians),
        }
    }
}

tabletop::named! {
    /// How much hands tremble. Digests know them by their place.
    #[derive(Default)]
    enum Tremble in "micro-mutants.ts" {
        /// As a practised hand does.
        Practised = "practised",
        /// Half as much.
        Steady = "steady",
        /// Not at all.
        Perfect = "perfect",
        /// Twice as much.
        Shaky = "shaky",
        /// As the player's own does: a shot is what was done, and no luck is
        /// drawn for it.
        #[default]
        Own = "own",
    }
}

impl Tremble {
    /// What luck adds to a shot.
    pub(crate) const fn hand(self) -> Hand {
        let percent = match self {
            Tremble::Practised => 100,
            Tremble::Steady => 50,
            Tremble::Own | Tremble::Perfect => 0,
            Tremble::Shaky => 200,
        };
        Hand::PRACTISED.percent(percent)
    }

    /// How far shots go astray, as far as can be foretold: of somebody's own
    /// hand nothing is known, so it is taken for a practised one.
    pub(crate) const fn foreseen(self) -> Hand {
        match self {
            Tremble::Own => Tremble::Practised.hand(),
            known => known.hand(),
        }
    }
}

/// Whether the table tells where a shot is likely to land. Digests know them by
/// their place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Preview {
    /// It does not.
    Off,
    /// It does.
    #[default]
    On,
}

/// The set-up of a game. Its fields are called as the options are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Setup {
    /// By which version of the rules.
    #[serde(default, skip_serializing_if = "Version::is_first")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u32>", optional))]
    pub version: Version,
    /// How many play.
    pub players: u8,
    /// By which rules.
    #[serde(default)]
    pub rules: RuleSet,
    /// What lies in the middle (MM-T1).
    #[serde(default)]
    pub terrain: Templates,
    /// The army of the first seat.
    #[serde(default)]
    pub army_a: Muster,
    /// The army of the second seat.
    #[serde(default)]
    pub army_b: Muster,
    /// The army of the third seat.
    #[serde(default)]
    pub army_c: Muster,
    /// The army of the fourth seat.
    #[serde(default)]
    pub army_d: Muster,
    /// How much hands tremble.
    #[serde(default)]
    pub hand: Tremble,
    /// Whether landings are foretold.
    #[serde(default)]
    pub preview: Preview,
    /// Who begins; nobody named: luck decides (MM-B2).
    #[serde(default)]
    pub first: Option<Seat>,
}

/// The hands, the usual one first.
const HANDS: &[&str] = &["own", "practised", "steady", "perfect", "shaky"];

/// The options a host can choose.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "rules", values: RuleSet::NAMES, when: None },
    OptionSpec {
        name: "terrain",
        values: Templates::NAMES,
        when: Some(("rules", &["basic", "advanced"])),
    },
    OptionSpec { name: "army-a", values: Muster::NAMES, when: None },
    OptionSpec { name: "army-b", values: Muster::NAMES, when: None },
    OptionSpec { name: "army-c", values: Muster::NAMES, when: None },
    OptionSpec { name: "army-d", values: Muster::NAMES, when: None },
    OptionSpec { name: "hand", values: HANDS, when: None },
    OptionSpec { name: "preview", values: &["on", "off"], when: None },
    OptionSpec { name: "first", values: &["random", "0", "1", "2", "3"], when: None },
];

/// How many can play.
pub(crate) const SEATS: RangeInclusive<u8> = 2..=4;

impl Setup {
    /// A table of so many, with everything else as usual.
    #[cfg(test)]
    pub(crate) fn of(players: u8, rules: RuleSet) -> Self {
        let told = serde_json::json!({ "players": players, "rules": rules });
        Setup::deserialize(told).unwrap()
    }

    /// From options, which are known to have one of their values.
    pub(crate) fn from_options(
        version: Version,
        players: u8,
        options: &Options,
    ) -> Result<Self, SetupError> {
        let mut told = serde_json::Map::new();
        told.insert("version".to_owned(), version.0.into());
        told.insert("players".to_owned(), players.into());
        for (name, value) in &options.0 {
            let value = match (name.as_str(), value.parse::<u8>()) {
                ("first", Ok(seat)) => seat.into(),
                ("first", Err(_)) => serde_json::Value::Null,
                _ => value.as_str().into(),
            };
            told.insert(name.clone(), value);
        }
        let setup = Setup::deserialize(serde_json::Value::Object(told))
            .map_err(|error| SetupError::unreadable("set-up", &error))?;
        setup.check().map(|()| setup)
    }

    /// By which version of the rules it is played.
    pub(crate) const fn version(&self) -> u32 {
        self.version.0
    }

    /// How a seat comes to its army.
    #[must_use]
    pub fn muster(&self, seat: Seat) -> Muster {
        [self.army_a, self.army_b, self.army_c, self.army_d][seat.index().min(3)]
    }

    /// How many boxes are on the table; each holds every army once (MM-B1,
    /// MM-K12).
    pub(crate) const fn boxes(&self) -> usize {
        match self.rules {
            RuleSet::Classic => 2,
            _ => 1,
        }
    }

    /// Can this be played?
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if !SEATS.contains(&self.players) {
            let said = Said::new("micro-mutants-setup-players").with("players", self.players);
            return Err(SetupError::new(said));
        }
        if self.rules == RuleSet::Classic && self.terrain != Templates::None {
            return Err(SetupError::new(Said::new("micro-mutants-setup-terrain")));
        }
        let mut named: Vec<Army> = Vec::new();
        for seat in Seat::all(*SEATS.end()) {
            if seat.0 >= self.players && self.muster(seat) != Muster::Choose {
                let said = Said::new("micro-mutants-setup-no-seat").with("player", seat.0 + 1);
                return Err(SetupError::new(said));
            }
            let Some(army) = self.muster(seat).army() else { continue };
            if named.iter().filter(|other| **other == army).count() >= self.boxes() {
                let said = match self.rules {
                    RuleSet::Classic => Said::new("micro-mutants-setup-third-army")
                        .word("army", army.classic_word()),
                    _ => Said::new("micro-mutants-setup-same-army").word("army", army.word()),
                };
                return Err(SetupError::new(said));
            }
            named.push(army);
        }
        match self.first {
            Some(seat) if seat.0 >= self.players => {
                Err(SetupError::new(Said::new("micro-mutants-setup-first").with("first", seat.0)))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hand_can_be_chosen() {
        assert!(Tremble::NAMES.iter().all(|hand| HANDS.contains(hand)));
        assert_eq!(HANDS.len(), Tremble::NAMES.len());
        assert_eq!(HANDS[0], Tremble::default().name());
    }

    /// MM-B1, MM-K12: one box, or two of the Classic game.
    #[test]
    fn no_more_lead_an_army_than_there_are_boxes() {
        for (rules, boxes) in [(RuleSet::Basic, 1), (RuleSet::Classic, 2)] {
            let mut setup = Setup::of(3, rules);
            setup.army_a = Muster::Flyborgs;
            assert!(setup.check().is_ok());
            setup.army_b = Muster::Flyborgs;
            assert_eq!(setup.check().is_ok(), boxes > 1, "{}", rules.name());
            setup.army_c = Muster::Flyborgs;
            assert!(setup.check().is_err(), "{}", rules.name());
        }
    }

    #[test]
    fn nobody_musters_for_who_is_not_there() {
        for muster in [Muster::Random, Muster::Flyborgs] {
            let mut setup = Setup::of(2, RuleSet::Basic);
            setup.army_c = muster;
            assert!(setup.check().is_err(), "{muster:?}");
        }
    }
}
