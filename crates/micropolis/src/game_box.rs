//! What comes in the box besides the rules.

use gamebox::{GameBox, GoldenGame, Played, texts};
use tabletop::Erased;

use crate::Micropolis;

/// The box of the game.
pub static GAME_BOX: GameBox = GameBox {
    game: &Erased::<Micropolis>::NEWEST,
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
    types: gamebox::game_types!(crate::View, crate::Action, crate::Event, crate::Answer),
};

/// The games that every release must replay.
const GOLDEN: &[GoldenGame] = &[
    GoldenGame { name: "micropolis-example", played: Played::Scenario("worked-example") },
    GoldenGame::bots("micropolis-2", &["greedy", "random"], &[]),
    GoldenGame::bots("micropolis-3", &["greedy", "random", "greedy"], &[("first", "youngest")]),
    GoldenGame::bots("micropolis-4", &["random", "greedy", "random", "random"], &[]),
    GoldenGame::bots(
        "micropolis-6",
        &["random", "random", "greedy", "random", "random", "greedy"],
        &[("first", "4")],
    ),
    GoldenGame::bots("micropolis-expert-2", &["random", "greedy"], &[("expert", "yes")]),
    GoldenGame::bots("micropolis-expert-3", &["random", "greedy", "random"], &[("expert", "yes")]),
];
