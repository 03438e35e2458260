//! What comes in the box besides the rules.

use gamebox::{GameBox, GoldenGame, texts};
use tabletop::Erased;

use crate::Microscopic;

/// The box of the game.
pub static GAME_BOX: GameBox = GameBox {
    game: &Erased::<Microscopic>::NEWEST,
    bots: crate::bots::LEVELS,
    adviser: Some(crate::bots::strong),
    critic: Some(crate::bots::critic),
    pieces: crate::pieces,
    rules: texts!("rules/", ".md"),
    cover: texts!("messages/", "/cover.ftl"),
    words: texts!("messages/", "/play.ftl"),
    lesson: Some(include_str!("../lesson.toml")),
    golden: GOLDEN,
    workloads: None,
    #[cfg(feature = "ts")]
    types: gamebox::game_types!(crate::View, crate::Action, crate::Event),
};

/// The games that every release must replay.
const GOLDEN: &[GoldenGame] = &[
    GoldenGame::bots("microscopic-2", &["greedy", "random"], &[]),
    GoldenGame::bots("microscopic-3", &["greedy", "random", "greedy"], &[]),
    GoldenGame::bots("microscopic-4", &["random", "random", "greedy", "random"], &[]),
    GoldenGame::bots("microscopic-solitaire", &["greedy"], &[("level", "easy")]),
    GoldenGame::bots("microscopic-coop", &["greedy", "random"], &[("variant", "coop")]),
    GoldenGame::bots(
        "microscopic-teams",
        &["greedy", "greedy", "random", "random"],
        &[("variant", "teams")],
    ),
];
