//! `cargo xtask test`: everything, in the order in which mistakes are cheapest.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, bail};

use crate::Done;
use crate::check;

pub(crate) fn run(root: &Path) -> Done {
    let begin = Instant::now();
    step(root, "format", &["fmt", "--all", "--check"], &[])?;
    let all = ["--workspace", "--all-features", "--quiet"];
    let clippy = [&["clippy", "--all-targets"], &all[..], &["--", "-D", "warnings"]].concat();
    step(root, "clippy", &clippy, &[])?;
    step(root, "tests", &[&["test"], &all[..]].concat(), &[])?;
    timed("check", || check::run(root))?;
    let docs = ["doc", "--workspace", "--no-deps", "--quiet", "--document-private-items"];
    step(root, "docs", &docs, &[("RUSTDOCFLAGS", "-D warnings")])?;
    // The same digests from an optimised build as from the tests above.
    let records = golden(root)?;
    let verify = ["run", "--release", "--quiet", "--", "verify"];
    let verify: Vec<&str> = verify.into_iter().chain(records.iter().map(String::as_str)).collect();
    step(root, "golden records, release build", &verify, &[])?;
    println!("all of it: {:.0} s", begin.elapsed().as_secs_f64());
    Ok(())
}

fn golden(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut records = Vec::new();
    for file in std::fs::read_dir(root.join("golden")).context("cannot read golden/")? {
        records.push(file?.path().display().to_string());
    }
    records.sort();
    Ok(records)
}

pub(crate) fn step(root: &Path, name: &str, args: &[&str], env: &[(&str, &str)]) -> Done {
    timed(name, || {
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
        let status = Command::new(cargo)
            .args(args)
            .envs(env.iter().copied())
            .current_dir(root)
            .status()
            .with_context(|| format!("cannot start cargo {}", args.join(" ")))?;
        if !status.success() {
            bail!("{name}: cargo {} failed", args.join(" "));
        }
        Ok(())
    })
}

fn timed(name: &str, run: impl FnOnce() -> Done) -> Done {
    println!("== {name}");
    let begin = Instant::now();
    run()?;
    println!("== {name}: {:.0} s", begin.elapsed().as_secs_f64());
    Ok(())
}
