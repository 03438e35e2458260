//! `microcosm verify FILE...`

use record::Mode;
use serde_json::json;

use crate::cli::VerifyArgs;
use crate::commands::read;
use crate::print::{self, Found, green, red};

pub(crate) fn run(args: &VerifyArgs) -> Found {
    let mode = if args.tolerant { Mode::Tolerant } else { Mode::Strict };
    let mut reports = Vec::new();
    let mut all_good = true;
    for path in &args.files {
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
