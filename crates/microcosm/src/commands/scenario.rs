//! `microcosm scenario FILE...`

use serde_json::json;
use testkit::scenario;

use crate::cli::ScenarioArgs;
use crate::print::{self, Found, green, red};

pub(crate) fn run(args: &ScenarioArgs) -> Found {
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
    Ok(failed == 0)
}
