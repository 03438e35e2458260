//! `cargo xtask test`: everything, in the order in which mistakes are cheapest.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use crate::Done;
use crate::tools::{self, Browsers};

pub(crate) fn run(root: &Path) -> Done {
    let begin = Instant::now();
    let browsers = tools::ensure()?;
    cargo(root, "format", &["fmt", "--all", "--check"], &[])?;
    // `cargo xtask check` is one of them.
    let tests = [&["test"], &ALL[..]].concat();
    let clippy = tools::clippy_driver()?;
    let linted = [
        ("RUSTC_WORKSPACE_WRAPPER", clippy.as_str()),
        ("CLIPPY_ARGS", DENY),
        ("RUST_TEST_THREADS", WAITING),
    ];
    // Tests leave the machine idle now and then, and what is compiled beside gives way to them;
    // it ends a little later than they do.
    std::thread::scope(|scope| {
        let beside = scope.spawn(|| documentation(root));
        let tested = cargo(root, "clippy and tests", &tests, &linted).and_then(|()| client(root));
        let documented = beside.join().unwrap_or_else(|_| bail!("a thread broke"));
        tested.and(documented)
    })?;
    browser_tests(root, &browsers)?;
    println!("all of it: {:.0} s", begin.elapsed().as_secs_f64());
    Ok(())
}

/// All of the client that needs no browser, and its build.
fn client(root: &Path) -> Done {
    npm(root, "client: layout, words and types", "check", &[])?;
    npm(root, "client: unit tests", "test", &[])?;
    npm(root, "client: build", "build", &[])?;
    npm(root, "client: size", "size", &[])
}

/// More tests at once than there are cores: those of the server mostly wait.
const WAITING: &str = "6";

/// Clippy compiles what it lints, and what it has compiled is run: `cargo clippy` would only
/// check every dependency and every crate once more, for a tenth of the whole time. These are
/// the words of `cargo clippy -- -D warnings` to its driver.
const DENY: &str = "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";

/// Every crate, with everything that can be switched on.
const ALL: [&str; 3] = ["--workspace", "--all-features", "--quiet"];

/// Waits until cargo has compiled the tests, and goes on while they run.
fn documentation(root: &Path) -> Done {
    std::thread::sleep(HEAD_START);
    let docs = [&["doc", "--no-deps", "--document-private-items"], &ALL[..]].concat();
    gently(root, "docs", &docs, &[("RUSTDOCFLAGS", "-D warnings")])
}

/// Time for cargo to begin with the tests, so that everything else waits for its lock.
const HEAD_START: Duration = Duration::from_secs(10);

fn browser_tests(root: &Path, browsers: &Browsers) -> Done {
    // The tests have built it, with all features: a second, optimised one would take longer
    // to build than it would save.
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let binary = target.join("debug/microcosm");
    let env = [
        ("CHROMIUM", browsers.whole.clone()),
        ("CHROMIUM_SHELL", browsers.shell.clone()),
        ("MICROCOSM_BIN", binary),
    ];
    npm(root, "whole games in a browser", "e2e", &env)
}

pub(crate) fn npm(root: &Path, name: &str, script: &str, env: &[(&str, PathBuf)]) -> Done {
    timed(name, || {
        let mut npm = Command::new("npm");
        npm.args(["run", "--silent", script]).current_dir(root.join("web"));
        npm.envs(env.iter().cloned());
        succeed(npm)
    })
}

pub(crate) fn cargo(root: &Path, name: &str, args: &[&str], env: &[(&str, &str)]) -> Done {
    timed(name, || succeed(inner(Command::new(cargo_path()), root, args, env)))
}

/// The same, in nobody's way where there is a way to say so.
fn gently(root: &Path, name: &str, args: &[&str], env: &[(&str, &str)]) -> Done {
    let Some(nice) = tools::on_path(&["nice"]) else { return cargo(root, name, args, env) };
    let mut gentle = Command::new(nice);
    gentle.args(["-n", "19"]).arg(cargo_path());
    timed(name, || succeed(inner(gentle, root, args, env)))
}

fn cargo_path() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

fn inner(mut cargo: Command, root: &Path, args: &[&str], env: &[(&str, &str)]) -> Command {
    // What the outer cargo says of this crate would make build scripts run anew.
    let ours = |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_str().is_some_and(ours)) {
        cargo.env_remove(name);
    }
    cargo.args(args).envs(env.iter().copied()).current_dir(root);
    cargo
}

fn succeed(mut command: Command) -> Done {
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
