//! `cargo xtask bless`: writes the golden records that are missing.

use std::path::Path;

use anyhow::{Context, anyhow};
use lab::Series;
use record::Record;
use tabletop::Seed;
use testkit::scenario::Scenario;

use crate::Done;

/// A golden game: name, game, options, bots.
type Golden =
    (&'static str, &'static str, &'static [(&'static str, &'static str)], &'static [&'static str]);

/// The games every release must replay.
const GOLDEN: &[Golden] = &[
    ("micropolis-2", "micropolis", &[], &["greedy", "random"]),
    ("micropolis-3", "micropolis", &[("first", "youngest")], &["greedy", "random", "greedy"]),
    ("micropolis-4", "micropolis", &[], &["random", "greedy", "random", "random"]),
    (
        "micropolis-6",
        "micropolis",
        &[("first", "4")],
        &["random", "random", "greedy", "random", "random", "greedy"],
    ),
    ("micropolis-expert-2", "micropolis", &[("expert", "yes")], &["random", "greedy"]),
    ("micropolis-expert-3", "micropolis", &[("expert", "yes")], &["random", "greedy", "random"]),
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
        "micro-mutants-basic",
        "micro-mutants",
        &[("army-a", "chitinians"), ("army-b", "flyborgs")],
        &["greedy", "greedy"],
    ),
    (
        "micro-mutants-basic-2",
        "micro-mutants",
        &[("army-a", "sovietopters"), ("army-b", "usarthropods"), ("hand", "steady")],
        &["greedy", "random"],
    ),
    (
        "micro-mutants-advanced",
        "micro-mutants",
        &[("rules", "advanced"), ("terrain", "acid-pit,warp-gate"), ("hand", "steady")],
        &["greedy", "random"],
    ),
    (
        "micro-mutants-terrain-3",
        "micro-mutants",
        &[("terrain", "gravity-manipulator,warp-gate"), ("hand", "steady")],
        &["greedy", "random", "greedy"],
    ),
    (
        "micro-mutants-advanced-4",
        "micro-mutants",
        &[("rules", "advanced"), ("terrain", "acid-pit,gravity-manipulator"), ("hand", "steady")],
        &["greedy", "random", "greedy", "random"],
    ),
    (
        "micro-mutants-classic",
        "micro-mutants",
        &[("rules", "classic"), ("hand", "steady")],
        &["greedy", "random"],
    ),
    (
        "micro-mutants-classic-3",
        "micro-mutants",
        &[("rules", "classic"), ("hand", "steady")],
        &["greedy", "greedy", "random"],
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

/// Worked examples of the rulebooks that every release must replay: name,
/// scenario.
const EXAMPLES: &[(&str, &str)] =
    &[("micropolis-example", "scenarios/micropolis/worked-example.toml")];

pub(crate) fn run(root: &Path) -> Done {
    for (name, file) in EXAMPLES {
        let record = Scenario::load(&root.join(file))?.record(catalog::game, seed(name))?;
        bless(root, name, &record)?;
    }
    for (name, game, options, bots) in GOLDEN {
        let entry = catalog::find(game).with_context(|| format!("no game {game}"))?;
        let bots = bots
            .iter()
            .map(|level| entry.bot(level).with_context(|| format!("{game} has no bot {level}")))
            .collect::<Result<Vec<_>, _>>()?;
        let options = options.iter().copied().collect();
        let setup = entry.game.setup(bots.len() as u8, &options).map_err(|e| anyhow!("{e}"))?;
        let series =
            Series { game: entry.game, setup, bots, games: 1, seed: seed(name), rotate: false };
        for record in series.play(|game| game.record)? {
            bless(root, name, &record)?;
        }
    }
    Ok(())
}

/// Each version of the rules has its own: those of version 1 have no suffix,
/// and none is ever written anew.
fn file(name: &str, record: &Record) -> String {
    match record.header.rules {
        1 => name.to_owned(),
        version => format!("{name}-v{version}"),
    }
}

fn seed(name: &str) -> Seed {
    Seed::number(2026).derive(name.as_bytes())
}

fn bless(root: &Path, name: &str, record: &Record) -> Done {
    let name = file(name, record);
    for path in testkit::golden::bless(&root.join("golden"), [(name.as_str(), record)])? {
        println!("blessed {}", path.display());
    }
    Ok(())
}
