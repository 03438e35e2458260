//! `cargo xtask bless`: writes the golden records that are missing.

use std::path::Path;

use anyhow::{Context, anyhow};
use lab::Series;
use tabletop::Seed;

use crate::Done;

/// A golden game: name, game, options, bots.
type Golden =
    (&'static str, &'static str, &'static [(&'static str, &'static str)], &'static [&'static str]);

/// The games every release must replay.
const GOLDEN: &[Golden] = &[
    ("microscopic-2", "microscopic", &[], &["greedy", "random"]),
    ("microscopic-3", "microscopic", &[], &["greedy", "random", "greedy"]),
    ("microscopic-4", "microscopic", &[], &["random", "random", "greedy", "random"]),
    ("microscopic-solitaire", "microscopic", &[("level", "easy")], &["greedy"]),
    ("microscopic-coop", "microscopic", &[("variant", "coop")], &["greedy", "random"]),
    (
        "microscopic-teams",
        "microscopic",
        &[("variant", "teams")],
        &["greedy", "greedy", "random", "random"],
    ),
    (
        "mutant-chronicles-skirmish",
        "mutant-chronicles",
        &[("mode", "skirmish"), ("map", "a01")],
        &["greedy", "random"],
    ),
    ("mutant-chronicles-5", "mutant-chronicles", &[("map", "a02")], &["greedy", "greedy"]),
    (
        "mutant-chronicles-teams",
        "mutant-chronicles",
        &[("mode", "skirmish"), ("sides", "teams")],
        &["greedy", "random", "greedy", "random"],
    ),
];

pub(crate) fn run(root: &Path) -> Done {
    for (name, game, options, bots) in GOLDEN {
        let entry = catalog::find(game).with_context(|| format!("no game {game}"))?;
        let bots = bots
            .iter()
            .map(|level| entry.bot(level).with_context(|| format!("{game} has no bot {level}")))
            .collect::<Result<Vec<_>, _>>()?;
        let options = options.iter().copied().collect();
        let setup = entry.game.setup(bots.len() as u8, &options).map_err(|e| anyhow!("{e}"))?;
        let seed = Seed::number(2026).derive(name.as_bytes());
        let series = Series { entry, setup, bots, games: 1, seed, rotate: false };
        let records = series.play(|game| game.record)?;
        let named = records.iter().map(|record| (*name, record));
        for path in testkit::golden::bless(&root.join("golden"), named)? {
            println!("blessed {}", path.display());
        }
    }
    Ok(())
}
