//! `cargo xtask bless`: writes the golden records that are missing.

use std::path::Path;

use anyhow::{Context, anyhow};
use gamebox::{GameBox, GoldenGame, Played};
use lab::{Contest, Entrant, Series};
use record::Record;
use tabletop::Seed;
use testkit::scenario::Scenario;

use crate::Done;

pub(crate) fn run(root: &Path) -> Done {
    for entry in catalog::GAMES {
        let home = root.join("crates").join(entry.game.id());
        for golden in entry.golden {
            let record = played(&home, entry, golden)?;
            let name = file(golden.name, &record);
            let blessed = testkit::golden::bless(&home.join("golden"), [(name.as_str(), &record)])?;
            blessed.iter().for_each(|path| println!("blessed {}", path.display()));
        }
    }
    Ok(())
}

/// The record of a golden game of the newest rules.
fn played(home: &Path, entry: &'static GameBox, golden: &GoldenGame) -> anyhow::Result<Record> {
    let seed = Seed::number(2026).derive(golden.name.as_bytes());
    let (levels, options) = match golden.played {
        Played::Bots(levels, options) => (levels, options),
        Played::Scenario(name) => {
            let file = home.join("scenarios").join(name).with_extension("toml");
            return Ok(Scenario::load(&file)?.record(catalog::game, seed)?);
        }
    };
    let bot = |level: &&str| {
        let spec = entry.bot(level).with_context(|| format!("there is no bot {level}"));
        spec.map(Entrant::level)
    };
    let entrants = levels.iter().map(bot).collect::<Result<Vec<_>, _>>()?;
    let options = options.iter().copied().collect();
    let setup = entry.game.setup(entrants.len() as u8, &options).map_err(|e| anyhow!("{e}"))?;
    let contest = Contest { entry, game: entry.game, setup, entrants, seed };
    let series = Series { contest, games: 1, rotate: false };
    let records = series.play(|game| game.record)?;
    records.into_iter().next().context("no game was played")
}

/// Each version of the rules has its own: those of version 1 have no suffix,
/// and none is ever written anew.
fn file(name: &str, record: &Record) -> String {
    match record.header.rules {
        1 => name.to_owned(),
        version => format!("{name}-v{version}"),
    }
}
