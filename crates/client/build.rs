//! Builds the browser client with Vite whenever it changed.
//!
//! The result goes to Cargo's output directory; only `web/node_modules` is
//! written in the source tree, by npm.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

/// What the client is made of. Not `web/` as a whole: npm writes there.
const SOURCES: &[&str] = &[
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "messages",
];

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("\nThe browser client could not be built.\n{why}\n");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), String> {
    // Asked when it runs: a target directory may be shared by several clones.
    let manifest = env::var("CARGO_MANIFEST_DIR").map_err(|error| error.to_string())?;
    let root = PathBuf::from(manifest).join("../..");
    let crates = fs::read_dir(root.join("crates")).map_err(|error| error.to_string())?;
    let words = crates.flatten().map(|game| game.path().join("messages"));
    let sources = SOURCES.iter().map(|source| root.join(source));
    for source in sources.chain(words.filter(|words| words.exists())) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    let out = env::var("OUT_DIR").map_err(|error| error.to_string())?;
    let web = root.join("web");
    install(&web)?;
    let dist = Path::new(&out).join("dist");
    let dist = dist.to_str().ok_or("the output directory has a name that is not Unicode")?;
    npm(&web, &["run", "build", "--", "--outDir", dist, "--emptyOutDir"])
}

/// Fetches the packages if they are not those of the lock file.
fn install(web: &Path) -> Result<(), String> {
    let lock = fs::read(web.join("package-lock.json"))
        .map_err(|error| format!("cannot read web/package-lock.json: {error}"))?;
    let stamp = web.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    // Not `npm ci`: it refuses a lock file from where a binding for some other
    // system could not be had, though this one does not need it.
    npm(web, &["install", "--no-save", "--no-audit", "--no-fund"])?;
    fs::write(&stamp, lock).map_err(|error| format!("cannot write in web/node_modules: {error}"))
}

fn npm(web: &Path, args: &[&str]) -> Result<(), String> {
    // On Windows npm is a script, which only a shell finds.
    let mut command = if cfg!(windows) {
        let mut shell = Command::new("cmd");
        shell.args(["/C", "npm"]);
        shell
    } else {
        Command::new("npm")
    };
    let output = command.args(args).current_dir(web).output().map_err(|error| {
        format!(
            "npm could not be started ({error}).\n\
             Install Node.js 20.19 or newer, which brings npm, and build again;\n\
             or build without the client: cargo build --no-default-features"
        )
    })?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    Err(format!("npm {} failed:\n{}", args.join(" "), String::from_utf8_lossy(&said)))
}
