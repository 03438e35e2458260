//! What is decided before the first tile is drawn: players, expert mode, who
//! begins, whether points are shown while the game is on.

use serde::{Deserialize, Serialize};
use tabletop::{OptionSpec, Options, Said, Seat, SetupError, Version};

/// Who begins and is the first Military leader (MP-S5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub enum First {
    /// Luck decides.
    #[default]
    Random,
    /// The players say who is the youngest; seat 0 answers for them.
    Youngest,
    /// This seat.
    Seat(Seat),
}

/// The set-up of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub struct Setup {
    /// By which version of the rules.
    #[serde(default, skip_serializing_if = "Version::is_first")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u32>", optional))]
    pub version: Version,
    /// How many play.
    pub players: u8,
    /// Two anthills each (MP-X1).
    #[serde(default)]
    pub expert: bool,
    /// Who begins.
    #[serde(default)]
    pub first: First,
    /// Points are shown before the end too.
    #[serde(default = "shown")]
    pub scores: bool,
}

fn shown() -> bool {
    true
}

const EXPERT: OptionSpec = OptionSpec { name: "expert", values: &["no", "yes"], when: None };
const FIRST: OptionSpec = OptionSpec {
    name: "first",
    values: &["random", "youngest", "0", "1", "2", "3", "4", "5"],
    when: None,
};
const SCORES: OptionSpec = OptionSpec { name: "scores", values: &["shown", "hidden"], when: None };

/// The options a host can choose.
pub(crate) const OPTIONS: &[OptionSpec] = &[EXPERT, FIRST, SCORES];

impl Setup {
    /// From options.
    pub(crate) fn from_options(
        version: Version,
        players: u8,
        options: &Options,
    ) -> Result<Self, SetupError> {
        let first = match options.value(&FIRST) {
            "youngest" => First::Youngest,
            other => other.parse().map_or(First::Random, |seat| First::Seat(Seat(seat))),
        };
        let expert = options.value(&EXPERT) == "yes";
        let scores = options.value(&SCORES) == "shown";
        let setup = Setup { version, players, expert, first, scores };
        setup.check().map(|()| setup)
    }

    /// Can this be played?
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if !(2..=6).contains(&self.players) {
            let said = Said::new("micropolis-setup-players").with("players", self.players);
            return Err(SetupError::new(said));
        }
        if self.expert && self.players > 3 {
            let said = Said::new("micropolis-setup-expert").with("players", self.players);
            return Err(SetupError::new(said));
        }
        match self.first {
            First::Seat(seat) if seat.0 >= self.players => {
                let said = Said::new("micropolis-setup-first").with("first", seat.0);
                Err(SetupError::new(said.with("players", self.players)))
            }
            _ => Ok(()),
        }
    }

    /// Anthills of each player (MP-X1).
    #[must_use]
    pub const fn each(&self) -> u8 {
        1 + self.expert as u8
    }

    /// Anthills of all players.
    #[must_use]
    pub const fn anthills(&self) -> u8 {
        self.players * self.each()
    }

    /// Rounds until every anthill is complete (MP-E1, MP-X3).
    #[must_use]
    pub const fn rounds(&self) -> u8 {
        10 * self.each()
    }
}
