//! `cargo xtask quick`: the inner loop. Format, and clippy and tests of what has
//! changed since the last commit; after a commit, of what it changed.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, bail};

use crate::Done;
use crate::test::{cargo, npm};

pub(crate) fn run(root: &Path) -> Done {
    let changed = changed(root)?;
    cargo(root, "format", &["fmt", "--all"], &[])?;
    let crates = crates(root, &changed);
    if !crates.is_empty() {
        let chosen = crates.iter().flat_map(|name| ["--package", name]);
        let chosen: Vec<&str> = chosen.chain(["--all-features", "--quiet"]).collect();
        let clippy = [&["clippy", "--all-targets"], &chosen[..], &["--", "-D", "warnings"]];
        cargo(root, "clippy", &clippy.concat(), &[])?;
        cargo(root, "tests", &[&["test"], &chosen[..]].concat(), &[])?;
    }
    if changed.iter().any(|file| file.starts_with("web/") || file.ends_with(".ftl")) {
        npm(root, "client: layout, words and types", "check", &[])?;
        npm(root, "client: unit tests", "test", &[])?;
    }
    Ok(())
}

/// Files that differ from the last commit; if none does, those of that commit.
fn changed(root: &Path) -> anyhow::Result<BTreeSet<String>> {
    let mut files = git(root, &["diff", "--name-only", "HEAD"])?;
    files.extend(git(root, &["ls-files", "--others", "--exclude-standard"])?);
    if files.is_empty() {
        files = git(root, &["diff", "--name-only", "HEAD~1", "HEAD"])?;
    }
    Ok(files)
}

fn git(root: &Path, args: &[&str]) -> anyhow::Result<BTreeSet<String>> {
    let found = Command::new("git").args(args).current_dir(root).output().context("no git")?;
    if !found.status.success() {
        bail!("git {}: {}", args.join(" "), String::from_utf8_lossy(&found.stderr));
    }
    Ok(String::from_utf8_lossy(&found.stdout).lines().map(str::to_owned).collect())
}

/// The packages that these files belong to. What lies in no package is held
/// together by `xtask check`, which is a test of xtask's.
fn crates(root: &Path, changed: &BTreeSet<String>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in changed {
        let mut parts = file.split('/');
        match (parts.next(), parts.next()) {
            (Some("crates"), Some(name)) if root.join("crates").join(name).exists() => {
                names.insert(name.to_owned());
            }
            (Some("xtask" | "docs" | "messages"), _) => {
                names.insert("xtask".to_owned());
            }
            _ => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_its_package() {
        let files = ["crates/table/src/lib.rs", "crates/gone/x.rs", "docs/a.md", "web/b.ts"];
        let found = crates(&crate::root(), &files.map(str::to_owned).into());
        assert_eq!(found, ["table", "xtask"].map(str::to_owned).into());
    }
}
