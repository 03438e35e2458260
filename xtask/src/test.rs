//! `cargo xtask test`: everything, in the order in which mistakes are cheapest.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, bail};

use crate::Done;
use crate::tools;

pub(crate) fn run(root: &Path) -> Done {
    let begin = Instant::now();
    let browser = tools::ensure()?;
    cargo(root, "format", &["fmt", "--all", "--check"], &[])?;
    let all = ["--workspace", "--all-features", "--quiet"];
    let clippy = [&["clippy", "--all-targets"], &all[..], &["--", "-D", "warnings"]].concat();
    cargo(root, "clippy", &clippy, &[])?;
    // `cargo xtask check` is one of them.
    cargo(root, "tests", &[&["test"], &all[..]].concat(), &[])?;
    let docs = [&["doc", "--no-deps", "--document-private-items"], &all[..]].concat();
    cargo(root, "docs", &docs, &[("RUSTDOCFLAGS", "-D warnings")])?;
    // The same digests from an optimised build as from the tests above.
    let replay = ["test", "--release", "--quiet", "--package", "catalog", "--", "golden"];
    cargo(root, "golden records, optimised", &replay, &[])?;
    web(root, &browser)?;
    println!("all of it: {:.0} s", begin.elapsed().as_secs_f64());
    Ok(())
}

/// The client by itself, then the whole product in a real browser.
fn web(root: &Path, browser: &Path) -> Done {
    npm(root, "client: layout, words and types", "check", &[])?;
    npm(root, "client: unit tests", "test", &[])?;
    npm(root, "client: build", "build", &[])?;
    npm(root, "client: size", "size", &[])?;
    // The tests above have built it, with all features: a second, optimised one would take
    // longer to build than it would save.
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    let tested =
        [("CHROMIUM", browser.to_owned()), ("MICROCOSM_BIN", target.join("debug/microcosm"))];
    npm(root, "whole games in a browser", "e2e", &tested)
}

pub(crate) fn npm(root: &Path, name: &str, script: &str, env: &[(&str, PathBuf)]) -> Done {
    timed(name, || {
        let mut npm = Command::new("npm");
        npm.args(["run", "--silent", script]).current_dir(root.join("web"));
        succeed(npm.envs(env.iter().cloned()))
    })
}

pub(crate) fn cargo(root: &Path, name: &str, args: &[&str], env: &[(&str, &str)]) -> Done {
    timed(name, || {
        let mut cargo = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
        // What the outer cargo says of this crate would make build scripts run anew.
        let ours =
            |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
        for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_str().is_some_and(ours)) {
            cargo.env_remove(name);
        }
        succeed(cargo.args(args).envs(env.iter().copied()).current_dir(root))
    })
}

fn succeed(command: &mut Command) -> Done {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    if !status.success() {
        bail!("{command:?} failed");
    }
    Ok(())
}

fn timed(name: &str, run: impl FnOnce() -> Done) -> Done {
    println!("== {name}");
    let begin = Instant::now();
    run().with_context(|| name.to_owned())?;
    println!("== {name}: {:.0} s", begin.elapsed().as_secs_f64());
    Ok(())
}
