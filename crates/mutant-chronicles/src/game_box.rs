//! What comes in the box besides the rules.

use gamebox::{GameBox, GoldenGame, texts};
use tabletop::Erased;

use crate::Battle;

/// The box of the game.
pub static GAME_BOX: GameBox = GameBox {
    game: &Erased::<Battle>::NEWEST,
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
    types: gamebox::game_types!(crate::View, crate::Action, crate::Event, crate::Answer; crate::ts::constants),
};

/// The games that every release must replay.
const GOLDEN: &[GoldenGame] = &[
    GoldenGame::bots(
        "mutant-chronicles-skirmish",
        &["greedy", "random"],
        &[("mode", "skirmish"), ("map", "a01")],
    ),
    GoldenGame::bots("mutant-chronicles-5", &["greedy", "greedy"], &[("map", "a02")]),
    GoldenGame::bots(
        "mutant-chronicles-teams",
        &["greedy", "random", "greedy", "random"],
        &[("mode", "skirmish"), ("sides", "teams")],
    ),
];
