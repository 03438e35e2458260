//! What is decided before the first token is laid: how large the armies are,
//! which map, who acts first, who fights whom.

use serde::{Deserialize, Serialize};
use tabletop::{OptionSpec, Options, Said, Seat, SetupError, Version};

use crate::edition::Edition;

tabletop::named! {
    /// How large the battle is (MC-A2, MC-X4).
    enum Mode in "mutant-chronicles.ts" {
        /// 3/3/3, without victory zones.
        Skirmish = "skirmish",
        /// 5/5/5.
        Five = "5-5-5",
        /// 7/7/7.
        Seven = "7-7-7",
        /// 10/10/10.
        Tournament = "tournament",
        /// 90/90/90 on four maps.
        Epic = "epic",
    }
}

impl Mode {
    /// Gold, silver and bronze components an army has, each.
    #[must_use]
    pub const fn size(self) -> u8 {
        match self {
            Mode::Skirmish => 3,
            Mode::Five => 5,
            Mode::Seven => 7,
            Mode::Tournament => 10,
            Mode::Epic => 90,
        }
    }

    /// Are victory zones in play (MC-S3, MC-X4)?
    #[must_use]
    pub const fn zones(self) -> bool {
        !matches!(self, Mode::Skirmish)
    }
}

tabletop::named! {
    /// Which map is played on (MC-S1).
    enum MapChoice in "mutant-chronicles.ts" {
        /// Luck decides.
        Random = "random",
        /// A01.
        A01 = "a01",
        /// A02.
        A02 = "a02",
    }
}

tabletop::named! {
    /// Who acts first from the second round on (MC-R6).
    enum Initiative in "mutant-chronicles.ts" {
        /// The First Player, unless an effect takes the role.
        Book = "book",
        /// The role passes to the next player after every round.
        Alternating = "alternating",
        /// Luck names the First Player of every round.
        Roll = "roll",
        /// The role passes to the next player after every second round.
        TwoRounds = "two-rounds",
    }
}

tabletop::named! {
    /// Who is asked for a card, and how long all wait for the answer (MC-B16).
    #[derive(Default)]
    enum Pause in "mutant-chronicles.ts" {
        /// Everybody who may hold one for all that lies open.
        #[default]
        Always = "always",
        /// The same, with more time to think.
        Long = "long",
        /// Only who holds one.
        Holders = "holders",
    }
}

impl Pause {
    const fn is_always(&self) -> bool {
        matches!(self, Pause::Always)
    }

    /// Milliseconds until it is passed for whoever is asked; as long as they
    /// like where being asked tells of the hand anyway.
    pub(crate) const fn patience(self) -> Option<u32> {
        match self {
            Pause::Always => Some(4_000),
            Pause::Long => Some(12_000),
            Pause::Holders => None,
        }
    }
}

/// The set-up of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct Setup {
    /// By which version of the rules.
    #[serde(default, skip_serializing_if = "Version::is_first")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u32>", optional))]
    pub version: Version,
    /// How many play.
    pub players: u8,
    /// How large.
    pub mode: Mode,
    /// Where.
    pub map: MapChoice,
    /// Who acts first later.
    pub initiative: Initiative,
    /// Orders a turn (MC-R1, MC-X2).
    pub orders: u8,
    /// Partners sit opposite (MC-X3).
    pub teams: bool,
    /// Who is asked for cards (MC-B16).
    #[serde(default, skip_serializing_if = "Pause::is_always")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Pause>", optional))]
    pub pause: Pause,
}

const MODE: OptionSpec = OptionSpec {
    name: "mode",
    values: &["5-5-5", "skirmish", "7-7-7", "tournament", "epic"],
    when: None,
};
const MAP: OptionSpec = OptionSpec { name: "map", values: &["random", "a01", "a02"], when: None };
const INITIATIVE: OptionSpec = OptionSpec {
    name: "initiative",
    values: &["two-rounds", "roll", "alternating", "book"],
    when: None,
};
/// As it was offered before version 2 (MC-R6).
const INITIATIVE_1: OptionSpec =
    OptionSpec { name: "initiative", values: &["book", "alternating"], when: None };
const ORDERS: OptionSpec = OptionSpec { name: "orders", values: &["book", "1"], when: None };
const SIDES: OptionSpec = OptionSpec { name: "sides", values: &["alone", "teams"], when: None };

const PAUSE: OptionSpec =
    OptionSpec { name: "pause", values: &["always", "long", "holders"], when: None };

/// The options a host can choose.
pub(crate) const OPTIONS: &[OptionSpec] = &[MODE, MAP, INITIATIVE, ORDERS, SIDES, PAUSE];
/// The options of version 1.
pub(crate) const OPTIONS_1: &[OptionSpec] = &[MODE, MAP, INITIATIVE_1, ORDERS, SIDES];

impl Setup {
    /// From options.
    pub(crate) fn from_options(
        version: Version,
        players: u8,
        options: &Options,
    ) -> Result<Self, SetupError> {
        // Defaults differ from version to version.
        let offered = Edition(version.0).options();
        let read = |spec: &OptionSpec| {
            let spec = offered.iter().find(|one| one.name == spec.name).unwrap_or(spec);
            options.value(spec).to_owned()
        };
        let unreadable = |error: tabletop::NotationError| SetupError::unreadable("options", &error);
        let mode: Mode = read(&MODE).parse().map_err(unreadable)?;
        let setup = Setup {
            version,
            players,
            mode,
            map: read(&MAP).parse().map_err(unreadable)?,
            initiative: read(&INITIATIVE).parse().map_err(unreadable)?,
            orders: match (read(&ORDERS).as_str(), mode) {
                ("1", _) => 1,
                (_, Mode::Epic) => 6,
                _ => 2,
            },
            teams: read(&SIDES) == "teams",
            pause: read(&PAUSE).parse().map_err(unreadable)?,
        };
        setup.check().map(|()| setup)
    }

    /// Can this be played?
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let wrong =
            |key: &'static str| Err(SetupError::new(Said::new(key).with("players", self.players)));
        if !(2..=4).contains(&self.players) || !(1..=6).contains(&self.orders) {
            return wrong("mutant-chronicles-setup-players");
        }
        if self.teams && self.players != 4 {
            return wrong("mutant-chronicles-setup-teams");
        }
        if self.version() >= 2 {
            return Ok(()); // MC-X2, MC-X3: more than two on any map
        }
        if self.mode == Mode::Epic && self.players > 2 {
            return wrong("mutant-chronicles-setup-epic");
        }
        if self.map == MapChoice::A02 && self.players > 2 {
            return wrong("mutant-chronicles-setup-map");
        }
        Ok(())
    }

    /// By which version of the rules.
    pub(crate) const fn version(&self) -> u32 {
        self.version.0
    }

    /// Victory points that win at the end of a round (MC-V1, MC-X3, MC-X4).
    #[must_use]
    pub const fn threshold(&self) -> u16 {
        let size = self.mode.size() as u16;
        let two = if matches!(self.mode, Mode::Epic) { 150 } else { 3 * size };
        if self.teams {
            2 * two
        } else if self.players == 2 || self.version() >= 2 {
            two // MC-X3
        } else {
            2 * size
        }
    }

    /// Do these two seats fight side by side?
    #[must_use]
    pub const fn allied(&self, one: Seat, other: Seat) -> bool {
        one.0 == other.0 || self.teams && one.0 % 2 == other.0 % 2
    }
}
