//! Scenarios: the rules as data. One TOML file shows one case.
//!
//! ```toml
//! game = "duel"
//! rules = 1                      # a version of the rules; else the newest
//! title = "A parried blow needs a five"
//! clauses = ["DU-2", "DU-4"]     # what it shows, as in the rules page
//! cards = []                     # cards and the like that it shows
//! luck = []                      # luck of the start, without a [position]
//! events = []                    # of the start, in this order
//!
//! [setup]
//! seats = 2
//! options = {}                   # as on the command line
//!
//! [position]                     # what Game::arrange understands; without
//! lives = [4, 4]                 # it the game starts as usual
//!
//! [[step]]
//! seat = 0
//! offers = ["attack 1"]          # must be listed for the seat, before
//! lacks = ["attack 0"]           # must not be listed for the seat, before
//! do = "attack 1"                # or resign = true, or undo = true
//! events = [{ target = 1 }]      # in this order, others may lie between
//! never = [{ event = "missed" }] # must not happen
//!
//! [[step]]
//! seat = 0
//! do = "wait"
//! refused = "TT-T1"              # must fail by this clause
//!
//! [[step]]
//! seat = 1
//! do = "parry"
//! luck = ["dice 3"]              # stream, then a name of Game::luck_names or
//!                                # the number, or how things came to rest
//!                                # (Game::read_settled); used up exactly
//!                                # (or seed = 7: all luck of a seed, and
//!                                # everything in motion computed)
//! expect = { step = { need = 5 } }   # of the omniscient view, after
//!
//! [[step]]
//! seat = 1
//! ask = "chances 3"              # a question instead of a deed
//! answer = 2                     # or refused
//!
//! [[sees]]                       # at the end; also [[step.sees]]
//! who = "public"                 # or the number of a seat
//! view = { lives = [4, 4] }
//! lacks = []                     # paths like "hands.1.open": nothing there,
//!                                # though it is there for who sees everything
//! [expect]                       # of the omniscient view, at the end
//! lives = { "0" = 4 }
//! ```
//!
//! `outcome = { winners = [0] }` at the top is matched against the outcome.
//!
//! Everything expected is a subset of what is found: a table names the fields
//! it cares about; an array must be as long and match item by item; a table
//! with numbers as keys picks items of an array; the word `"null"` also stands
//! for nothing.

mod failure;
mod matching;
mod recorded;
mod run;

use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Game, Options, Seat, Viewer};

pub use failure::{Failure, ScenarioFailure};
pub use run::Report;

/// One case of the rules.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The id of the game.
    pub game: String,
    /// The version of the rules it shows; the newest unless told.
    pub rules: Option<u32>,
    /// What the case shows, as a sentence.
    pub title: String,
    /// The clauses it shows.
    pub clauses: Vec<String>,
    /// Cards and other things it shows.
    #[serde(default)]
    pub cards: Vec<String>,
    #[serde(default)]
    luck: Vec<String>,
    #[serde(default)]
    events: Vec<Value>,
    setup: Table,
    position: Option<Value>,
    #[serde(default)]
    step: Vec<Step>,
    expect: Option<Value>,
    #[serde(default)]
    sees: Vec<Sees>,
    outcome: Option<Value>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    seats: u8,
    #[serde(default)]
    options: Options,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    seat: Seat,
    #[serde(rename = "do")]
    action: Option<String>,
    #[serde(default)]
    resign: bool,
    #[serde(default)]
    undo: bool,
    ask: Option<String>,
    answer: Option<Value>,
    #[serde(default)]
    luck: Vec<String>,
    seed: Option<u64>,
    refused: Option<String>,
    #[serde(default)]
    events: Vec<Value>,
    #[serde(default)]
    never: Vec<Value>,
    #[serde(default)]
    offers: Vec<String>,
    #[serde(default)]
    lacks: Vec<String>,
    expect: Option<Value>,
    #[serde(default)]
    sees: Vec<Sees>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sees {
    who: Who,
    view: Option<Value>,
    #[serde(default)]
    lacks: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "the number of a seat, or \"public\"")]
enum Who {
    Seat(Seat),
    Public(Public),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Public {
    Public,
}

impl Who {
    fn viewer(&self) -> Viewer {
        match self {
            Who::Seat(seat) => Viewer::Seat(*seat),
            Who::Public(Public::Public) => Viewer::Public,
        }
    }
}

impl Scenario {
    /// Reads a scenario. What is not understood is an error, so that no
    /// expectation is lost by a slip of the pen.
    ///
    /// # Errors
    /// What cannot be read, with its line.
    pub fn parse(text: &str) -> Result<Scenario, ScenarioFailure> {
        toml::from_str(text).map_err(|error| Failure::Unreadable(error.to_string()).nowhere())
    }

    /// Reads a scenario from a file.
    ///
    /// # Errors
    /// What cannot be read, with the file.
    pub fn load(path: &Path) -> Result<Scenario, ScenarioFailure> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| Failure::Unreadable(error.to_string()).nowhere().file(path))?;
        Scenario::parse(&text).map_err(|failure| failure.file(path))
    }
}

/// Reads and runs a scenario file.
///
/// # Errors
/// What is not as it should be, with file and step.
pub fn run(
    path: &Path,
    lookup: impl Fn(&str) -> Option<&'static dyn Game>,
) -> Result<Report, ScenarioFailure> {
    Scenario::load(path)?.run(lookup).map_err(|failure| failure.file(path))
}

/// All scenario files in a directory and those in it, in order.
///
/// # Errors
/// When the directory cannot be read.
pub fn files(dir: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
