//! The only list of games. A further game is one more line here.

pub use gamebox::{GameBox, LANGUAGES};
use gamebox::{Texts, Workloads};
use tabletop::Game;
use tabletop::clauses::{self, ClauseText};

/// All games, in the order in which they are shown.
pub static GAMES: &[&GameBox] = &[
    &microscopic::GAME_BOX,
    &micropolis::GAME_BOX,
    &mutant_chronicles::GAME_BOX,
    &micro_mutants::GAME_BOX,
    #[cfg(feature = "toys")]
    &crumbs::GAME_BOX,
];

/// Clauses of the house, which hold at every table.
const HOUSE: Texts = Texts([
    include_str!("../../../docs/rules/table.md"),
    include_str!("../../../docs/rules/fr/table.md"),
]);

/// A game by its name.
#[must_use]
pub fn find(id: &str) -> Option<&'static GameBox> {
    GAMES.iter().copied().find(|entry| entry.game.id() == id)
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

/// What holds at every table, whatever is played there.
#[must_use]
pub fn house_rules(language: &str) -> &'static str {
    HOUSE.of(language)
}

/// Every clause of a version of a game, and of the house.
#[must_use]
pub fn clauses(entry: &GameBox, language: &str, version: u32) -> Vec<ClauseText> {
    let mut all = entry.clauses(language, version);
    all.extend(clauses::parse(HOUSE.of(language)));
    all
}
