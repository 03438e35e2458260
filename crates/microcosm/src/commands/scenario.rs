//! `microcosm scenario FILE...`, `microcosm scenario --record OUT FILE`

use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::json;
use tabletop::Seed;
use testkit::scenario::{self, Scenario};

use crate::cli::ScenarioArgs;
use crate::print::{self, Found, green, red};

pub(crate) fn run(args: &ScenarioArgs) -> Found {
    if args.record.is_some() && args.files.len() != 1 {
        bail!("--record takes one scenario, not {}", args.files.len());
    }
    let mut reports = Vec::new();
    let mut failed = 0;
    for path in &args.files {
        let file = path.display().to_string();
        let verdict = scenario::run(path, catalog::game);
        failed += usize::from(verdict.is_err());
        match (verdict, args.json) {
            (Ok(report), true) => reports.push(json!({
                "file": file, "ok": true, "title": report.title, "steps": report.steps,
                "expectations": report.expectations,
            })),
            (Err(failure), true) => {
                reports.push(json!({ "file": file, "ok": false, "error": failure.to_string() }));
            }
            (Ok(report), false) => {
                print::line(format!("{} {file}: {}", green("ok"), report.title))?;
            }
            (Err(failure), false) => print::line(format!("{} {failure}", red("bad")))?,
        }
    }
    if args.json {
        print::json(&reports)?;
    } else {
        print::line(format!("{} passed, {failed} failed", args.files.len() - failed))?;
    }
    if let (Some(out), [file], 0) = (&args.record, &args.files[..], failed) {
        write(file, out)?;
    }
    Ok(failed == 0)
}

/// Writes a scenario that holds as a record. Its seed is always the same, so
/// the same scenario is the same record.
fn write(file: &Path, out: &Path) -> Result<()> {
    let record = Scenario::load(file)?.record(catalog::game, Seed::number(1))?;
    record::write_new(out, &record.text())
        .with_context(|| format!("cannot write {}", out.display()))
}
