//! What the tests need beside Rust and Node.js: a browser and a database
//! server. On Debian, as root, they are installed; elsewhere it is said what is
//! missing, before an hour of tests.

use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::Done;

/// Names under which Chromium is known.
const BROWSERS: &[&str] =
    &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/// The same without windows, tabs and menus: it starts in a third of the time. Debian has it
/// as a package of its own.
const SHELLS: &[&str] = &["chromium-headless-shell", "chrome-headless-shell"];

/// What pages are tried in.
pub(crate) struct Browsers {
    /// Chromium.
    pub(crate) whole: PathBuf,
    /// For all that needs a page and nothing around it; Chromium itself where there is none.
    pub(crate) shell: PathBuf,
}

/// Sees to it that everything is there; says where the browsers are.
pub(crate) fn ensure() -> Result<Browsers> {
    if on_path(&["npm"]).is_none() {
        bail!("Node.js 20.19 or newer is missing: install it, it brings npm");
    }
    if !has_postgres() {
        install("postgresql")?;
    }
    if on_path(BROWSERS).is_none() {
        install("chromium")?;
    }
    if on_path(SHELLS).is_none() {
        install("chromium-headless-shell")?;
    }
    if !has_postgres() {
        bail!(
            "PostgreSQL is missing: install its server (initdb and postgres), any version from 13"
        );
    }
    match on_path(BROWSERS) {
        Some(whole) => {
            let shell = on_path(SHELLS).unwrap_or_else(|| whole.clone());
            Ok(Browsers { whole, shell })
        }
        None => bail!("Chromium is missing: install it, the browser tests need it"),
    }
}

/// Clippy as a compiler, beside the cargo that runs this.
pub(crate) fn clippy_driver() -> Result<String> {
    let cargo = env::var_os("CARGO").map(PathBuf::from);
    let beside = cargo.map(|cargo| cargo.with_file_name("clippy-driver"));
    let driver = beside.filter(|path| path.exists()).or_else(|| on_path(&["clippy-driver"]));
    match driver.and_then(|path| path.into_os_string().into_string().ok()) {
        Some(driver) => Ok(driver),
        None => bail!("clippy is missing: rustup component add clippy"),
    }
}

/// Installs a Debian package if this is Debian and we may; else does nothing.
fn install(package: &str) -> Done {
    let may = on_path(&["apt-get"]).is_some() && is_root();
    if !may {
        return Ok(());
    }
    println!("== installing {package}");
    let apt = |args: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.args(args).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null()).status()
    };
    apt(&["update", "-qq"])?;
    apt(&["install", "-y", "-qq", "--no-install-recommends", package])?;
    Ok(())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

fn has_postgres() -> bool {
    on_path(&["initdb"]).is_some()
        || std::fs::read_dir("/usr/lib/postgresql").is_ok_and(|versions| {
            versions.flatten().any(|version| version.path().join("bin/initdb").exists())
        })
}

pub(crate) fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let places: Vec<PathBuf> = env::split_paths(&path).collect();
    let found =
        |name: &&str| places.iter().map(|place| place.join(name)).find(|file| file.is_file());
    names.iter().find_map(found)
}
