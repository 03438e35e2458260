//! What comes in the box besides the rules.

use gamebox::{GameBox, GoldenGame, texts};
use tabletop::Erased;

use crate::Crumbs;

/// The box of the game.
pub static GAME_BOX: GameBox = GameBox {
    game: &Erased::<Crumbs>::NEWEST,
    bots: crate::bots::LEVELS,
    adviser: None,
    critic: None,
    pieces: Vec::new,
    rules: texts!("rules/", ".md"),
    cover: texts!("messages/", "/cover.ftl"),
    words: texts!("messages/", "/play.ftl"),
    lesson: None,
    golden: &[GoldenGame::bots("crumbs-2", &["greedy", "random"], &[])],
    workloads: None,
    #[cfg(feature = "ts")]
    types: gamebox::game_types!(crate::View, crate::Action, crate::Event),
};
