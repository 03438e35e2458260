//! The only list of games. A fifth game is one more line here.

use bots::BotSpec;
use tabletop::clauses::{self, ClauseText};
use tabletop::{Erased, Game, Workloads};

/// A game with everything that belongs to it.
pub struct CatalogGame {
    /// Its rules.
    pub game: &'static dyn Game,
    /// Its bots, weakest first.
    pub bots: &'static [BotSpec],
    /// Cards, units and the like, each of which needs a scenario.
    pub pieces: fn() -> Vec<String>,
    /// Its rules page in each language.
    rules: &'static [(&'static str, &'static str)],
    /// Its lesson, as written in `tutorial/`.
    pub lesson: Option<&'static str>,
    /// What of it is measured by itself, beside whole games.
    pub workloads: Option<Workloads>,
}

/// All games.
pub static GAMES: &[CatalogGame] = &[
    CatalogGame {
        game: &Erased::<microscopic::Microscopic>::NEWEST,
        bots: bots::microscopic::LEVELS,
        pieces: microscopic::pieces,
        rules: &[
            ("en", include_str!("../../../docs/rules/microscopic.md")),
            ("fr", include_str!("../../../docs/rules/fr/microscopic.md")),
        ],
        lesson: Some(include_str!("../../../tutorial/microscopic.toml")),
        workloads: None,
    },
    CatalogGame {
        game: &Erased::<micropolis::Micropolis>::NEWEST,
        bots: bots::micropolis::LEVELS,
        pieces: micropolis::pieces,
        rules: &[
            ("en", include_str!("../../../docs/rules/micropolis.md")),
            ("fr", include_str!("../../../docs/rules/fr/micropolis.md")),
        ],
        lesson: Some(include_str!("../../../tutorial/micropolis.toml")),
        workloads: None,
    },
    CatalogGame {
        game: &Erased::<mutant_chronicles::Battle>::NEWEST,
        bots: bots::mutant_chronicles::LEVELS,
        pieces: mutant_chronicles::pieces,
        rules: &[
            ("en", include_str!("../../../docs/rules/mutant-chronicles.md")),
            ("fr", include_str!("../../../docs/rules/fr/mutant-chronicles.md")),
        ],
        lesson: Some(include_str!("../../../tutorial/mutant-chronicles.toml")),
        workloads: None,
    },
    CatalogGame {
        game: &Erased::<micro_mutants::MicroMutants>::NEWEST,
        bots: bots::micro_mutants::LEVELS,
        pieces: micro_mutants::pieces,
        rules: &[
            ("en", include_str!("../../../docs/rules/micro-mutants.md")),
            ("fr", include_str!("../../../docs/rules/fr/micro-mutants.md")),
        ],
        lesson: Some(include_str!("../../../tutorial/micro-mutants.toml")),
        workloads: Some(micro_mutants::WORKLOADS),
    },
];

/// Clauses of the house, which hold at every table.
const HOUSE: &[(&str, &str)] = &[
    ("en", include_str!("../../../docs/rules/table.md")),
    ("fr", include_str!("../../../docs/rules/fr/table.md")),
];

/// A game by its name.
#[must_use]
pub fn find(id: &str) -> Option<&'static CatalogGame> {
    GAMES.iter().find(|entry| entry.game.id() == id)
}

/// The rules of a game by its name, for records.
#[must_use]
pub fn game(id: &str) -> Option<&'static dyn Game> {
    find(id).map(|entry| entry.game)
}

/// What is measured by itself, by its name.
#[must_use]
pub fn workloads(name: &str) -> Option<&'static Workloads> {
    GAMES.iter().filter_map(|entry| entry.workloads.as_ref()).find(|found| found.name == name)
}

impl CatalogGame {
    /// A bot of the game by its level.
    #[must_use]
    pub fn bot(&self, level: &str) -> Option<&'static BotSpec> {
        self.bots.iter().find(|bot| bot.level == level)
    }

    /// The text of the rules page, in English if the language is not known.
    #[must_use]
    pub fn rules(&self, language: &str) -> &'static str {
        in_language(self.rules, language)
    }

    /// Every clause of a version of the game, and of the house.
    #[must_use]
    pub fn clauses(&self, language: &str, version: u32) -> Vec<ClauseText> {
        let mut all = clauses::of_version(self.rules(language), version);
        all.extend(clauses::parse(in_language(HOUSE, language)));
        all
    }
}

fn in_language(texts: &'static [(&'static str, &'static str)], language: &str) -> &'static str {
    let known = texts.iter().find(|(known, _)| *known == language);
    known.or(texts.first()).map_or("", |(_, text)| text)
}
