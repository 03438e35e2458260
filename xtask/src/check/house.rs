//! What belongs to no game: clauses of the house, files that are too long,
//! crates of games that the catalog does not list.

use std::fs;
use std::path::Path;

use anyhow::Result;
use tabletop::clauses;

use super::files;

/// No source file is longer: what is longer is two things.
const LONGEST_FILE: usize = 600;

pub(super) fn check(root: &Path, complaints: &mut Vec<String>) -> Result<()> {
    clauses_shown(root, complaints)?;
    listed(root, complaints)?;
    lengths(root, complaints)
}

/// Every clause of the house is shown by a scenario of some game or, if it is
/// about seats and people, by a test of the server.
fn clauses_shown(root: &Path, complaints: &mut Vec<String>) -> Result<()> {
    let shown = [("crates", "toml"), ("crates/server/tests", "rs")];
    let mut texts = String::new();
    for (directory, extension) in shown {
        for file in files(&root.join(directory), &[extension])? {
            texts.push_str(&fs::read_to_string(file)?);
        }
    }
    let page = fs::read_to_string(root.join("docs/rules/table.md"))?;
    let unshown = clauses::parse(&page).into_iter().filter(|clause| !texts.contains(&clause.id));
    complaints.extend(unshown.map(|clause| format!("table: {} is shown nowhere", clause.id)));
    Ok(())
}

/// Every crate with a box is a game of the catalog.
fn listed(root: &Path, complaints: &mut Vec<String>) -> Result<()> {
    for directory in fs::read_dir(root.join("crates"))? {
        let path = directory?.path();
        let id = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.join("src/game_box.rs").exists() && catalog::find(&id).is_none() {
            complaints.push(format!("{id}: the catalog does not list it"));
        }
    }
    Ok(())
}

fn lengths(root: &Path, complaints: &mut Vec<String>) -> Result<()> {
    for directory in ["crates", "xtask", "web/src"] {
        for file in files(&root.join(directory), &["rs", "ts", "svelte"])? {
            let lines = fs::read_to_string(&file)?.lines().count();
            if lines > LONGEST_FILE {
                let file = file.strip_prefix(root).unwrap_or(&file).display();
                complaints.push(format!("{file} has {lines} lines; is it really one thing?"));
            }
        }
    }
    Ok(())
}
