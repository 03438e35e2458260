//! One file for each command.

pub(crate) mod admin;
pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod bot;
mod entrants;
pub(crate) mod games;
pub(crate) mod keep;
pub(crate) mod load;
pub(crate) mod manual;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod verify;

use anyhow::{Context, Result, anyhow};
use catalog::GameBox;
use serde_json::Value;
use tabletop::Game;
use words::Words;

use crate::cli::TableArgs;

/// A game by its name.
fn entry(id: &str) -> Result<&'static GameBox> {
    catalog::find(id).with_context(|| {
        let known: Vec<&str> = catalog::GAMES.iter().map(|entry| entry.game.id()).collect();
        format!("there is no game '{id}'; there is {}", known.join(", "))
    })
}

/// The game in a version of its rules, the newest unless told.
fn version(entry: &GameBox, version: Option<u32>) -> Result<&'static dyn Game> {
    let Some(version) = version else { return Ok(entry.game) };
    entry.game.at(version).with_context(|| {
        let (oldest, newest) = entry.game.versions().into_inner();
        format!("version {version} of the rules is not played, only {oldest} to {newest}")
    })
}

/// The set-up that options describe.
fn setup(game: &dyn Game, seats: usize, table: &TableArgs) -> Result<Value> {
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    let options = table.options.iter().cloned().collect();
    let english = Words::new("en");
    game.setup(seats, &options).map_err(|error| anyhow!(english.say(&error.why, &[])))
}

/// What a file holds; any bytes will do.
fn read(path: &std::path::Path) -> Result<Vec<u8>> {
    std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}
