//! What is decided before the first luck is drawn: the rules, the armies, how
//! steady hands are, who begins.

use flick::Hand;
use serde::{Deserialize, Serialize};
use tabletop::{OptionSpec, Options, Said, Seat, SetupError};

use crate::Army;

/// Which rules are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum RuleSet {
    /// Evolution, the Basic game.
    #[default]
    Basic,
}

/// How a seat comes to its army.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Muster {
    /// The player chooses.
    #[default]
    Choose,
    /// Luck decides.
    Random,
    /// Decided by the host.
    Usarthropods,
    /// Decided by the host.
    Flyborgs,
    /// Decided by the host.
    Sovietopters,
    /// Decided by the host.
    Chitinians,
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

/// How much hands tremble.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Tremble {
    /// As a practised hand does.
    #[default]
    Practised,
    /// Half as much.
    Steady,
    /// Not at all.
    Perfect,
    /// Twice as much.
    Shaky,
}

impl Tremble {
    /// All of them, the usual one first.
    pub const ALL: [Tremble; 4] =
        [Tremble::Practised, Tremble::Steady, Tremble::Perfect, Tremble::Shaky];

    /// Its spelling in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Tremble::Practised => "practised",
            Tremble::Steady => "steady",
            Tremble::Perfect => "perfect",
            Tremble::Shaky => "shaky",
        }
    }

    pub(crate) const fn hand(self) -> Hand {
        let percent = match self {
            Tremble::Practised => 100,
            Tremble::Steady => 50,
            Tremble::Perfect => 0,
            Tremble::Shaky => 200,
        };
        Hand::PRACTISED.percent(percent)
    }
}

/// Whether the table tells where a shot is likely to land.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Preview {
    /// It does not.
    #[default]
    Off,
    /// It does.
    On,
}

/// The set-up of a game. Its fields are called as the options are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// By which rules.
    #[serde(default)]
    pub rules: RuleSet,
    /// The army of the first seat.
    #[serde(default)]
    pub army_a: Muster,
    /// The army of the second seat.
    #[serde(default)]
    pub army_b: Muster,
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

const MUSTERS: &[&str] =
    &["choose", "random", "usarthropods", "flyborgs", "sovietopters", "chitinians"];

/// The options a host can choose.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "rules", values: &["basic"], when: None },
    OptionSpec { name: "army-a", values: MUSTERS, when: None },
    OptionSpec { name: "army-b", values: MUSTERS, when: None },
    OptionSpec { name: "hand", values: &["practised", "steady", "perfect", "shaky"], when: None },
    OptionSpec { name: "preview", values: &["off", "on"], when: None },
    OptionSpec { name: "first", values: &["random", "0", "1"], when: None },
];

impl Setup {
    /// From options, which are known to have one of their values.
    pub(crate) fn from_options(players: u8, options: &Options) -> Result<Self, SetupError> {
        let mut told = serde_json::Map::new();
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

    /// How a seat comes to its army.
    #[must_use]
    pub fn muster(&self, seat: Seat) -> Muster {
        if seat.0 == 0 { self.army_a } else { self.army_b }
    }

    /// Can this be played?
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if self.players != 2 {
            let said = Said::new("micro-mutants-setup-players").with("players", self.players);
            return Err(SetupError::new(said));
        }
        // MM-B1: the box holds every army once.
        if let (Some(one), Some(other)) = (self.army_a.army(), self.army_b.army())
            && one == other
        {
            let said = Said::new("micro-mutants-setup-same-army").word("army", one.word());
            return Err(SetupError::new(said));
        }
        match self.first {
            Some(seat) if seat.0 >= self.players => {
                Err(SetupError::new(Said::new("micro-mutants-setup-first").with("first", seat.0)))
            }
            _ => Ok(()),
        }
    }
}
