//! `microcosm verify FILE...`

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use record::Mode;
use serde_json::json;

use crate::cli::VerifyArgs;
use crate::commands::read;
use crate::print::{self, Found, green, red};

pub(crate) fn run(args: &VerifyArgs) -> Found {
    let mode = if args.tolerant { Mode::Tolerant } else { Mode::Strict };
    let mut files = Vec::new();
    for path in &args.files {
        if path.is_dir() {
            files.extend(records(path)?);
        } else {
            files.push(path.clone());
        }
    }
    let mut reports = Vec::new();
    let mut all_good = true;
    for path in &files {
        let file = path.display().to_string();
        let verdict = read(path).and_then(|text| Ok(record::verify(text, catalog::game, mode)?));
        all_good &= verdict.is_ok();
        match (verdict, args.json) {
            (Ok(record), true) => reports.push(json!({
                "file": file, "ok": true,
                "game": record.header.game, "entries": record.entries.len(),
                "outcome": record.end.map(|end| end.outcome),
            })),
            (Err(error), true) => {
                reports.push(json!({ "file": file, "ok": false, "error": format!("{error:#}") }));
            }
            (Ok(record), false) => {
                let (game, entries) = (&record.header.game, record.entries.len());
                print::line(format!("{} {file}: {game}, {entries} entries", green("ok")))?;
            }
            (Err(error), false) => print::line(format!("{} {file}: {error:#}", red("bad")))?,
        }
    }
    if args.json {
        print::json(&reports)?;
    }
    Ok(all_good)
}

/// The records in a directory. To find none is no proof of anything.
fn records(directory: &Path) -> Result<Vec<PathBuf>> {
    let unreadable = || format!("cannot read {}", directory.display());
    let mut found = Vec::new();
    for file in std::fs::read_dir(directory).with_context(unreadable)? {
        let path = file.with_context(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "jsonl") {
            found.push(path);
        }
    }
    if found.is_empty() {
        bail!("there is no record (*.jsonl) in {}", directory.display());
    }
    found.sort();
    Ok(found)
}
