//! `cargo xtask check`: does everything that belongs together fit together?
//! It says all that is missing, so that who adds a game need not know by heart
//! what one consists of.

mod game;
mod house;
#[cfg(test)]
mod tests;
mod words;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use testkit::scenario;

use crate::Done;

pub(crate) fn run(root: &Path) -> Done {
    let mut complaints = complaints(root)?;
    complaints.extend(scenarios(root)?);
    for complaint in &complaints {
        eprintln!("{complaint}");
    }
    if !complaints.is_empty() {
        bail!("{} complaints", complaints.len());
    }
    println!("check: rules, scenarios, messages and files fit together");
    Ok(())
}

/// Everything that does not fit.
fn complaints(root: &Path) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for entry in catalog::GAMES {
        game::check(root, entry, &mut complaints)?;
    }
    words::check(root, &mut complaints)?;
    house::check(root, &mut complaints)?;
    Ok(complaints)
}

/// The scenarios that do not hold.
fn scenarios(root: &Path) -> Result<Vec<String>> {
    let mut failures = Vec::new();
    for entry in catalog::GAMES {
        for file in scenario::files(&home(root, entry.game.id()).join("scenarios"))? {
            failures.extend(scenario::run(&file, catalog::game).err().map(|e| e.to_string()));
        }
    }
    Ok(failures)
}

/// Where a game lives.
fn home(root: &Path, id: &str) -> PathBuf {
    root.join("crates").join(id)
}

/// Files of these extensions in a directory and those in it, without what was
/// generated or fetched. A directory that is not there has none.
fn files(directory: &Path, extensions: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !directory.exists() {
        return Ok(found);
    }
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && !["target", "node_modules", "dist", "generated"].contains(&name) {
            found.extend(files(&path, extensions)?);
        } else if path.extension().is_some_and(|e| extensions.iter().any(|known| e == *known)) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
