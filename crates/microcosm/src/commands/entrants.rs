//! Who plays in `simulate` and `arena`: levels of the game and programs, by
//! name; and what results say of how they were made.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use catalog::GameBox;
use lab::Entrant;
use serde::Serialize;
use sha2::{Digest, Sha256};
use tabletop::Game;

use crate::cli::{ProgramArgs, TableArgs};

/// Those of these names. A program that cannot be started is found out here,
/// before anything is played.
pub(super) fn named(
    entry: &'static GameBox,
    game: &'static dyn Game,
    names: &[String],
    programs: &ProgramArgs,
) -> Result<Vec<Entrant>> {
    for program in &programs.programs {
        if entry.bot(&program.name).is_some() {
            bail!("'{}' is a bot of the game; give the program another name", program.name);
        }
        if !names.contains(&program.name) {
            bail!("the program '{}' plays nowhere: name it among the bots", program.name);
        }
    }
    let mut known: Vec<Entrant> = Vec::new();
    let mut entrants = Vec::new();
    for name in names {
        if let Some(entrant) = known.iter().find(|entrant| entrant.name == *name) {
            entrants.push(entrant.clone());
            continue;
        }
        let entrant = one(entry, game, name, programs)?;
        known.push(entrant.clone());
        entrants.push(entrant);
    }
    Ok(entrants)
}

fn one(
    entry: &'static GameBox,
    game: &'static dyn Game,
    name: &str,
    programs: &ProgramArgs,
) -> Result<Entrant> {
    if let Some(spec) = entry.bot(name) {
        return Ok(Entrant::level(spec));
    }
    let Some(program) = programs.programs.iter().find(|program| program.name == name) else {
        let levels = entry.bots.iter().map(|bot| bot.level.to_owned());
        let own = programs.programs.iter().map(|program| program.name.clone());
        let known: Vec<String> = levels.chain(own).collect();
        bail!("{} has no bot '{name}'; it has {}", entry.game.id(), known.join(", "));
    };
    let budget = Duration::from_millis(programs.budget);
    Entrant::program(name, game, &program.command, budget)
        .with_context(|| format!("the program '{name}' cannot play"))
}

/// Uses so many threads, if told.
pub(super) fn threads(threads: Option<u16>) -> Result<()> {
    if let Some(threads) = threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads.into()).build_global()?;
    }
    Ok(())
}

/// How results were made, so that they can be made again.
#[derive(Serialize)]
pub(super) struct Made {
    /// The version of this program,
    microcosm: &'static str,
    /// and the fingerprint of this very build of it.
    build: String,
    seed: u64,
    options: Vec<String>,
    programs: Vec<Program>,
}

#[derive(Serialize)]
struct Program {
    name: String,
    command: Vec<String>,
    budget: u64,
}

pub(super) fn made(seed: u64, table: &TableArgs, programs: &ProgramArgs) -> Result<Made> {
    let told = |program: &server::External| Program {
        name: program.name.clone(),
        command: program.command.clone(),
        budget: programs.budget,
    };
    Ok(Made {
        microcosm: env!("CARGO_PKG_VERSION"),
        build: build()?,
        seed,
        options: table.options.iter().map(|(name, value)| format!("{name}={value}")).collect(),
        programs: programs.programs.iter().map(told).collect(),
    })
}

fn build() -> Result<String> {
    let own = std::env::current_exe().and_then(std::fs::read);
    let own = own.context("this program cannot be read, to tell which build it is")?;
    Ok(hex::encode(&Sha256::digest(own)[..8]))
}
