//! Every kind of gap is found, on a copy of the project that has it.

use std::fs;

use super::{complaints, files};

/// A copy of what the check reads.
fn copy() -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    for directory in ["docs/rules", "messages", "crates", "web/src/games"] {
        let kinds = ["md", "toml", "ftl", "rs", "jsonl", "ts"];
        for file in files(&crate::root().join(directory), &kinds).unwrap() {
            let to = copy.path().join(file.strip_prefix(crate::root()).unwrap());
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            fs::copy(&file, to).unwrap();
        }
    }
    copy
}

#[test]
fn the_project_as_it_is_has_no_complaints() {
    assert_eq!(complaints(&crate::root()).unwrap(), Vec::<String>::new());
}

#[test]
fn a_clause_without_a_scenario_is_found() {
    let copy = copy();
    for page in ["crates/microscopic/rules/en.md", "crates/microscopic/rules/fr.md"] {
        let page = copy.path().join(page);
        let text = fs::read_to_string(&page).unwrap();
        fs::write(&page, text + "\n- **MS-Q9** [D] Nobody has shown this.\n").unwrap();
    }
    let found = complaints(copy.path()).unwrap();
    assert_eq!(found, ["microscopic: MS-Q9 has no scenario"]);
}

#[test]
fn a_house_clause_that_nothing_shows_is_found() {
    let copy = copy();
    let page = copy.path().join("docs/rules/table.md");
    let text = fs::read_to_string(&page).unwrap();
    fs::write(&page, text + "\n- **TT-Q9** [D] Nobody has shown this.\n").unwrap();
    assert_eq!(complaints(copy.path()).unwrap(), ["table: TT-Q9 is shown nowhere"]);
}

#[test]
fn a_lost_scenario_leaves_a_gap() {
    let copy = copy();
    let shown = files(&copy.path().join("crates/microscopic/scenarios"), &["toml"]).unwrap();
    for file in shown {
        let text = fs::read_to_string(&file).unwrap();
        if text.contains("MS-T15") || text.contains("\"organism-bacteria\"") {
            fs::remove_file(file).unwrap();
        }
    }
    let found = complaints(copy.path()).unwrap().join("\n");
    assert!(found.contains("MS-T15 has no scenario"), "{found}");
    assert!(found.contains("organism-bacteria has no scenario"), "{found}");
}

#[test]
fn a_gate_and_its_clause_belong_together() {
    let copy = copy();
    let change = |file: &str, from: &str, to: &str| {
        let file = copy.path().join(file);
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.contains(from), "{from}");
        fs::write(&file, text.replace(from, to)).unwrap();
    };
    change("crates/mutant-chronicles/src/themes/moves.rs", "// MC-G10", "");
    for (page, mark) in [("en", "[D, until 1]"), ("fr", "[D, jusqu'à 1]")] {
        let page = format!("crates/mutant-chronicles/rules/{page}.md");
        let last = format!("- **MC-C7** {mark}");
        change(&page, &last, &format!("- **MC-G8** {mark} Nobody has shown this.\n{last}"));
    }
    let found = complaints(copy.path()).unwrap().join("\n");
    assert!(found.contains("moves.rs:"), "{found}");
    assert!(found.contains("this gate names no clause since 2"), "{found}");
    assert!(found.contains("MC-G10 has no gate"), "{found}");
    assert!(found.contains("MC-G8 of before has no scenario"), "{found}");
}

#[test]
fn a_scenario_with_an_unknown_clause_is_found() {
    let copy = copy();
    let file =
        files(&copy.path().join("crates/microscopic/scenarios"), &["toml"]).unwrap().remove(0);
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replacen("clauses = [", "clauses = [\"MS-X99\", ", 1)).unwrap();
    let found = complaints(copy.path()).unwrap().join("\n");
    assert!(found.contains("MS-X99, which is not known"), "{found}");
}

#[test]
fn a_message_in_one_language_only_is_found() {
    let copy = copy();
    let file = copy.path().join("messages/fr/table.ftl");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("table-over =", "table-finished =")).unwrap();
    let found = complaints(copy.path()).unwrap();
    assert_eq!(
        found,
        ["messages in en: table-finished is missing", "messages in fr: table-over is missing"]
    );
}
