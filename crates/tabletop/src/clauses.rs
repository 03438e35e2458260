//! Rules pages read as data: every clause with its mark, its section and the
//! versions of the rules it holds in.
//!
//! ```text
//! ## The turn
//! - **MM-B12** [R, since 2] What is true now.
//! ## Earlier versions
//! - **MM-B12** [R, until 1] What was true before.
//! ```

use serde::Serialize;

/// A clause of a rules page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "game.ts", rename = "Clause"),
    schemars(rename = "Clause")
)]
pub struct ClauseText {
    /// Its id, such as `MS-T3`.
    pub id: String,
    /// `R` printed, `F` found, `D` decided by us; of the whole clause.
    pub mark: String,
    /// The heading it stands under.
    pub section: String,
    /// What it says.
    pub text: String,
    /// The first version of the rules it holds in.
    pub since: u32,
    /// The last version it holds in, if it was replaced or dropped.
    pub until: Option<u32>,
}

impl ClauseText {
    fn holds_in(&self, version: u32) -> bool {
        self.since <= version && self.until.is_none_or(|until| version <= until)
    }
}

/// The clauses of a page that hold in a version of the rules, each in the
/// section where its successor stands.
#[must_use]
pub fn of_version(page: &str, version: u32) -> Vec<ClauseText> {
    let (earlier, now): (Vec<ClauseText>, Vec<ClauseText>) =
        parse(page).into_iter().partition(|clause| clause.until.is_some());
    let mut earlier: Vec<ClauseText> =
        earlier.into_iter().filter(|clause| clause.holds_in(version)).collect();
    let mut clauses = Vec::new();
    for clause in now {
        if clause.holds_in(version) {
            clauses.push(clause);
        } else if let Some(at) = earlier.iter().position(|old| old.id == clause.id) {
            clauses.push(ClauseText { section: clause.section, ..earlier.remove(at) });
        }
    }
    clauses.extend(earlier);
    clauses
}

/// Every clause of a page, of whatever version: list items of the form
/// `- **ID** [R] text`, with `since N` or `until N` in the brackets where the
/// versions differ.
#[must_use]
pub fn parse(page: &str) -> Vec<ClauseText> {
    let mut section = String::new();
    let mut clauses = Vec::new();
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            section = heading.trim().to_owned();
        } else if let Some((id, rest)) =
            line.strip_prefix("- **").and_then(|item| item.split_once("** ["))
            && let Some((marks, text)) = rest.split_once("] ")
        {
            let number = |words: [&str; 2]| {
                let mut marks = marks.split(", ");
                marks.find_map(|mark| words.iter().find_map(|word| mark.strip_prefix(word)))
            };
            let since = number(["since ", "depuis "]).and_then(|n| n.parse().ok());
            clauses.push(ClauseText {
                id: id.to_owned(),
                mark: marks.split(", ").next().unwrap_or_default().to_owned(),
                section: section.clone(),
                text: text.trim().to_owned(),
                since: since.unwrap_or(1),
                until: number(["until ", "jusqu'à "]).and_then(|n| n.parse().ok()),
            });
        }
    }
    clauses
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
## Turn
- **X-1** [R] Always.
- **X-2** [D, since 2] Now.
- **X-3** [R, since 3] Later.
## Before
- **X-2** [D, until 1] Then.
- **X-4** [D, jusqu'à 2] Dropped.
";

    fn told(version: u32) -> Vec<(String, String, String)> {
        let clauses = of_version(PAGE, version).into_iter();
        clauses.map(|clause| (clause.id, clause.section, clause.text)).collect()
    }

    #[test]
    fn a_version_has_its_own_clauses() {
        let clause = |id: &str, section: &str, text: &str| {
            (id.to_owned(), section.to_owned(), text.to_owned())
        };
        let always = clause("X-1", "Turn", "Always.");
        let (then, now) = (clause("X-2", "Turn", "Then."), clause("X-2", "Turn", "Now."));
        let dropped = clause("X-4", "Before", "Dropped.");
        assert_eq!(told(1), [always.clone(), then, dropped.clone()]);
        assert_eq!(told(2), [always.clone(), now.clone(), dropped]);
        assert_eq!(told(3), [always, now, clause("X-3", "Turn", "Later.")]);
    }
}
