//! What comes in the box of a game besides its rules: opponents, texts, words,
//! a lesson, the plan of its golden records, its types for others.
//!
//! A game's crate holds one [`GameBox`] and all that is in it; the catalog
//! lists the boxes. Nothing here knows a particular game.

#[cfg(feature = "ts")]
mod types;
mod workload;

use bots::{BotSpec, Critic, Player};
use tabletop::clauses::{self, ClauseText};
use tabletop::{Game, Seed};
#[cfg(feature = "ts")]
pub use types::{Config, Constant, ExportError, GameTypes, TS};
pub use workload::{Round, Workload, Workloads};

/// The languages of every text, the one for those who have none of them first.
pub const LANGUAGES: [&str; 2] = ["en", "fr"];

/// A game with everything that belongs to it.
pub struct GameBox {
    /// Its rules.
    pub game: &'static dyn Game,
    /// Its bots, weakest first.
    pub bots: &'static [BotSpec],
    /// Who gives hints, if not the strongest bot.
    pub adviser: Option<fn(Seed) -> Box<dyn Player>>,
    /// Who says what choices are worth, after the game and for hints; none in
    /// a game that nobody can judge.
    pub critic: Option<fn(Seed) -> Box<dyn Critic>>,
    /// Cards, units and the like, each of which needs a scenario.
    pub pieces: fn() -> Vec<String>,
    /// Its rules page.
    pub rules: Texts,
    /// The words on its box, as Fluent messages.
    pub cover: Texts,
    /// The words that are said at its tables.
    pub words: Texts,
    /// Its lesson.
    pub lesson: Option<&'static str>,
    /// The games that every release must replay.
    pub golden: &'static [GoldenGame],
    /// What of it is measured by itself, beside whole games.
    pub workloads: Option<Workloads>,
    /// Views, actions, events, answers and constants for the client.
    #[cfg(feature = "ts")]
    pub types: GameTypes,
}

/// The same text in each of the [`LANGUAGES`].
#[derive(Clone, Copy, Debug)]
pub struct Texts(pub [&'static str; LANGUAGES.len()]);

impl Texts {
    /// In this language, or in the first if it is not known.
    #[must_use]
    pub fn of(&self, language: &str) -> &'static str {
        let known = LANGUAGES.iter().position(|known| *known == language);
        self.0[known.unwrap_or(0)]
    }
}

/// A text of the game's crate in each language: `texts!("rules/", ".md")`.
#[macro_export]
macro_rules! texts {
    ($before:literal, $after:literal) => {
        $crate::Texts([
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $before, "en", $after)),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $before, "fr", $after)),
        ])
    };
}

/// How a golden record comes about.
#[derive(Clone, Copy, Debug)]
pub struct GoldenGame {
    /// The name of its file.
    pub name: &'static str,
    /// Who plays.
    pub played: Played,
}

/// Who plays a golden game.
#[derive(Clone, Copy, Debug)]
pub enum Played {
    /// Bots of these levels, with these options.
    Bots(&'static [&'static str], &'static [(&'static str, &'static str)]),
    /// A worked example of the rulebook, by the name of its scenario.
    Scenario(&'static str),
}

impl GoldenGame {
    /// Played by bots.
    #[must_use]
    pub const fn bots(
        name: &'static str,
        levels: &'static [&'static str],
        options: &'static [(&'static str, &'static str)],
    ) -> Self {
        GoldenGame { name, played: Played::Bots(levels, options) }
    }
}

impl GameBox {
    /// A bot of the game by its level.
    #[must_use]
    pub fn bot(&self, level: &str) -> Option<&'static BotSpec> {
        self.bots.iter().find(|bot| bot.level == level)
    }

    /// The levels that people are offered, weakest first.
    pub fn levels(&self) -> impl Iterator<Item = &'static str> {
        self.bots.iter().filter(|bot| bot.offered()).map(|bot| bot.level)
    }

    /// Who gives hints.
    #[must_use]
    pub fn adviser(&self, seed: Seed) -> Option<Box<dyn Player>> {
        let make = self.adviser.or(self.bots.last().map(|best| best.make))?;
        Some(make(seed))
    }

    /// The clauses of a version of the game.
    #[must_use]
    pub fn clauses(&self, language: &str, version: u32) -> Vec<ClauseText> {
        clauses::of_version(self.rules.of(language), version)
    }
}
