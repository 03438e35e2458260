//! What is decided before the first card is dealt: players, variant, level,
//! who begins.

use serde::{Deserialize, Serialize};
use tabletop::{OptionSpec, Options, Said, Seat, SetupError, Version};

/// How the game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "microscopic.ts"))]
pub enum Variant {
    /// Everybody for themselves (MS-E1).
    #[default]
    Standard,
    /// Alone against the clock (MS-V2).
    Solitaire,
    /// Two together against the clock (MS-V3).
    Coop,
    /// Two teams of two, partners opposite (MS-V4).
    Teams,
}

/// How hard solitaire and co-operative games are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "microscopic.ts"))]
pub enum Level {
    /// 18 rounds.
    Easy,
    /// 16 rounds.
    #[default]
    Normal,
    /// 14 rounds.
    Hard,
}

/// How often a bonus action can be used in a turn (MS-T25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "microscopic.ts"))]
pub enum Uses {
    /// As often as is reconstructed card by card (MS-C7, MS-C14).
    #[default]
    Once,
    /// Several times, as long as there is a draw pile.
    Several,
}

impl Uses {
    /// For `skip_serializing_if`: what version 1 did not know is not written.
    fn is_once(&self) -> bool {
        *self == Uses::Once
    }
}

/// The set-up of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "microscopic.ts"))]
pub struct Setup {
    /// By which version of the rules.
    #[serde(default, skip_serializing_if = "Version::is_first")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u32>", optional))]
    pub version: Version,
    /// How many play.
    pub players: u8,
    /// How.
    #[serde(default)]
    pub variant: Variant,
    /// How hard, where there is a clock.
    #[serde(default)]
    pub level: Level,
    /// Who begins; nobody named: luck decides (MS-S5).
    #[serde(default)]
    pub first: Option<Seat>,
    /// How often a bonus action can be used.
    #[serde(default, skip_serializing_if = "Uses::is_once")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Uses>", optional))]
    pub bonus: Uses,
}

const VARIANT: OptionSpec =
    OptionSpec { name: "variant", values: &["standard", "solitaire", "coop", "teams"], when: None };
const LEVEL: OptionSpec = OptionSpec {
    name: "level",
    values: &["normal", "easy", "hard"],
    when: Some(("variant", &["solitaire", "coop"])),
};
const FIRST: OptionSpec =
    OptionSpec { name: "first", values: &["random", "0", "1", "2", "3"], when: None };

const BONUS: OptionSpec = OptionSpec { name: "bonus", values: &["once", "several"], when: None };

/// The options a host can choose; the last came with version 2 (MS-T25).
pub(crate) fn options(version: u32) -> &'static [OptionSpec] {
    const EVERY: &[OptionSpec] = &[VARIANT, LEVEL, FIRST, BONUS];
    if version >= 2 { EVERY } else { &[VARIANT, LEVEL, FIRST] }
}

impl Setup {
    /// By which version of the rules it is played.
    pub(crate) fn version(&self) -> u32 {
        self.version.0
    }

    /// From options. A table for one is solitaire without saying so.
    pub(crate) fn from_options(
        version: Version,
        players: u8,
        options: &Options,
    ) -> Result<Self, SetupError> {
        let variant = match (options.0.get("variant").map(String::as_str), players) {
            (Some("solitaire"), _) | (None, 1) => Variant::Solitaire,
            (Some("coop"), _) => Variant::Coop,
            (Some("teams"), _) => Variant::Teams,
            _ => Variant::Standard,
        };
        let level = match options.value(&LEVEL) {
            "easy" => Level::Easy,
            "hard" => Level::Hard,
            _ => Level::Normal,
        };
        let first = options.value(&FIRST).parse().ok().map(Seat);
        let bonus = match options.value(&BONUS) {
            "several" => Uses::Several,
            _ => Uses::Once,
        };
        let setup = Setup { version, players, variant, level, first, bonus };
        setup.check().map(|()| setup)
    }

    /// Can this be played?
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let fits = match self.variant {
            Variant::Standard => (2..=4).contains(&self.players),
            Variant::Solitaire => self.players == 1,
            Variant::Coop => self.players == 2,
            Variant::Teams => self.players == 4,
        };
        if !fits {
            let said = Said::new("microscopic-setup-players").with("players", self.players);
            let word = format!("microscopic-option-variant-value-{}", self.variant_name());
            return Err(SetupError::new(said.word("variant", word)));
        }
        let several = self.version() >= 2; // MS-T25
        if self.bonus == Uses::Several && !several {
            return Err(SetupError::new(Said::new("microscopic-setup-bonus")));
        }
        match self.first {
            Some(seat) if seat.0 >= self.players => {
                let said = Said::new("microscopic-setup-first").with("first", seat.0);
                Err(SetupError::new(said.with("players", self.players)))
            }
            _ => Ok(()),
        }
    }

    fn variant_name(&self) -> &'static str {
        match self.variant {
            Variant::Standard => "standard",
            Variant::Solitaire => "solitaire",
            Variant::Coop => "coop",
            Variant::Teams => "teams",
        }
    }

    /// How many organisms lie in the middle (MS-S4, MS-V2 to MS-V4).
    #[must_use]
    pub fn organisms(&self) -> u8 {
        match (self.variant, self.players) {
            (Variant::Teams, _) | (Variant::Standard, 3) => 7,
            _ => 5,
        }
    }

    /// How many organisms a player, a team or the pair must claim (MS-E1).
    #[must_use]
    pub fn to_win(&self) -> u8 {
        match (self.variant, self.players) {
            (Variant::Coop, _) => 5,
            (Variant::Teams, _) => 4,
            (Variant::Standard, 4) => 2,
            _ => 3,
        }
    }

    /// The last round of a game against the clock (MS-V2, MS-V3).
    #[must_use]
    pub fn limit(&self) -> Option<u16> {
        let rounds = match self.level {
            Level::Easy => 18,
            Level::Normal => 16,
            Level::Hard => 14,
        };
        matches!(self.variant, Variant::Solitaire | Variant::Coop).then_some(rounds)
    }

    /// Do these two seats win together?
    #[must_use]
    pub fn allied(&self, one: Seat, other: Seat) -> bool {
        match self.variant {
            Variant::Standard | Variant::Solitaire => one == other,
            Variant::Coop => true,
            Variant::Teams => one.0 % 2 == other.0 % 2,
        }
    }
}
