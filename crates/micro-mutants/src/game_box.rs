//! What comes in the box besides the rules.

use gamebox::{GameBox, GoldenGame, texts};
use tabletop::Erased;

use crate::MicroMutants;

/// The box of the game.
pub static GAME_BOX: GameBox = GameBox {
    game: &Erased::<MicroMutants>::NEWEST,
    bots: crate::bots::LEVELS,
    adviser: Some(crate::bots::adviser),
    critic: None,
    pieces: crate::pieces,
    rules: texts!("rules/", ".md"),
    cover: texts!("messages/", "/cover.ftl"),
    words: texts!("messages/", "/play.ftl"),
    lesson: Some(include_str!("../lesson.toml")),
    golden: GOLDEN,
    workloads: Some(crate::workload::WORKLOADS),
    #[cfg(feature = "ts")]
    types: gamebox::game_types!(crate::View, crate::Action, crate::Event, crate::Answer; crate::ts::constants),
};

/// The games that every release must replay.
const GOLDEN: &[GoldenGame] = &[
    GoldenGame::bots(
        "micro-mutants-basic",
        &["greedy", "greedy"],
        &[("army-a", "chitinians"), ("army-b", "flyborgs"), ("hand", "practised")],
    ),
    GoldenGame::bots(
        "micro-mutants-own-hand",
        &["good", "greedy"],
        &[("army-a", "flyborgs"), ("army-b", "usarthropods")],
    ),
    GoldenGame::bots(
        "micro-mutants-basic-2",
        &["greedy", "random"],
        &[("army-a", "sovietopters"), ("army-b", "usarthropods"), ("hand", "steady")],
    ),
    GoldenGame::bots(
        "micro-mutants-advanced",
        &["greedy", "random"],
        &[("rules", "advanced"), ("terrain", "acid-pit,warp-gate"), ("hand", "steady")],
    ),
    GoldenGame::bots(
        "micro-mutants-terrain-3",
        &["greedy", "random", "greedy"],
        &[("terrain", "gravity-manipulator,warp-gate"), ("hand", "steady")],
    ),
    GoldenGame::bots(
        "micro-mutants-advanced-4",
        &["greedy", "random", "greedy", "random"],
        &[("rules", "advanced"), ("terrain", "acid-pit,gravity-manipulator"), ("hand", "steady")],
    ),
    GoldenGame::bots(
        "micro-mutants-classic",
        &["greedy", "random"],
        &[("rules", "classic"), ("hand", "steady")],
    ),
    GoldenGame::bots(
        "micro-mutants-classic-3",
        &["greedy", "greedy", "random"],
        &[("rules", "classic"), ("hand", "steady")],
    ),
];
