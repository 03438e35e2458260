//! What people run: `cargo xtask test`, `quick`, `check`, `bless`, `types`.
//!
//! `test` is all that continuous integration does. `quick` tests what has just
//! been changed. `check` holds rules pages,
//! scenarios, messages and files against each other. `bless` writes golden
//! records that are missing; it never changes one that is there. `types`
//! writes what is made from the types on the wire.

#[cfg(feature = "games")]
mod bless;
#[cfg(feature = "games")]
mod check;
#[cfg(test)]
mod fifth;
mod quick;
mod test;
mod tools;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;

fn main() -> ExitCode {
    let task = std::env::args().nth(1);
    let done = match task.as_deref() {
        Some("test") => test::run(&root()),
        Some("quick") => quick::run(&root()),
        #[cfg(feature = "games")]
        Some("check") => check::run(&root()),
        #[cfg(feature = "games")]
        Some("bless") => bless::run(&root()),
        #[cfg(not(feature = "games"))]
        Some(task @ ("check" | "bless")) => {
            test::cargo(&root(), task, &[&WITH_GAMES[..], &[task]].concat(), &[])
        }
        Some("types") => test::cargo(&root(), "types", &TYPES, &[]),
        _ => {
            eprintln!("usage: cargo xtask test | quick | check | bless | types");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// This program again, with the games.
#[cfg(not(feature = "games"))]
const WITH_GAMES: [&str; 7] = ["run", "--quiet", "--package", "xtask", "--features", "games", "--"];

/// Run there, so that this crate need not build the server.
const TYPES: [&str; 8] =
    ["run", "--quiet", "--package", "server", "--features", "ts", "--example", "types"];

/// The top of the project.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A task that says nothing when all is well.
type Done = Result<()>;
