//! Rules pages read as data: every clause with its mark and its section.

use serde::Serialize;

/// A clause of a rules page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "game.ts"))]
pub struct Clause {
    /// Its id, such as `MS-T3`.
    pub id: String,
    /// `R` printed, `F` found, `D` decided by us; of the whole clause.
    pub mark: String,
    /// The heading it stands under.
    pub section: String,
    /// What it says.
    pub text: String,
}

/// The clauses of a page: list items of the form `- **ID** [R] text`.
#[must_use]
pub fn parse(page: &str) -> Vec<Clause> {
    let mut section = String::new();
    let mut clauses = Vec::new();
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            section = heading.trim().to_owned();
        } else if let Some((id, rest)) =
            line.strip_prefix("- **").and_then(|item| item.split_once("** ["))
            && let Some((mark, text)) = rest.split_once("] ")
        {
            let (id, mark, text) = (id.to_owned(), mark.to_owned(), text.trim().to_owned());
            clauses.push(Clause { id, mark, section: section.clone(), text });
        }
    }
    clauses
}
