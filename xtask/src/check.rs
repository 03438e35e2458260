//! `cargo xtask check`: does everything that belongs together fit together?

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use catalog::CatalogGame;
use tabletop::clauses;
use testkit::coverage;
use testkit::scenario::{self, Scenario};
use words::Words;

use crate::Done;

/// No source file is longer: what is longer is two things.
const LONGEST_FILE: usize = 600;

pub(crate) fn run(root: &Path) -> Done {
    let complaints = complaints(root)?;
    for complaint in &complaints {
        eprintln!("{complaint}");
    }
    if !complaints.is_empty() {
        bail!("{} complaints", complaints.len());
    }
    println!("check: rules, scenarios, messages and files fit together");
    Ok(())
}

/// Everything that does not fit.
fn complaints(root: &Path) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for entry in catalog::GAMES {
        coverage(root, entry, &mut complaints)?;
        messages(entry, &mut complaints);
        golden(root, entry, &mut complaints)?;
    }
    house(root, &mut complaints)?;
    languages(root, &mut complaints)?;
    lengths(root, &mut complaints)?;
    Ok(complaints)
}

/// Every clause and every card has a scenario, and every scenario a clause.
fn coverage(root: &Path, entry: &CatalogGame, complaints: &mut Vec<String>) -> Result<()> {
    let id = entry.game.id();
    let read = |page: PathBuf| {
        fs::read_to_string(&page).with_context(|| format!("cannot read {}", page.display()))
    };
    let pages = root.join("docs/rules");
    let every = clauses::parse(&read(pages.join(id).with_extension("md"))?);
    let (earlier, rules): (Vec<_>, Vec<_>) =
        every.iter().cloned().partition(|clause| clause.until.is_some());
    let house = clauses::parse(&read(pages.join("table.md"))?);
    let directory = root.join("scenarios").join(id);
    let files = scenario::files(&directory)
        .with_context(|| format!("cannot read {}", directory.display()))?;
    let scenarios = files.iter().map(|file| Scenario::load(file)).collect::<Result<Vec<_>, _>>()?;
    let (newest, older): (Vec<_>, Vec<_>) = scenarios
        .into_iter()
        .partition(|scenario| scenario.rules.is_none_or(|rules| rules == entry.game.version()));
    let gaps = [
        coverage::clauses(&rules, &house, &newest),
        coverage::cards((entry.pieces)().iter().map(String::as_str), [], &newest),
    ];
    for clause in &earlier {
        let shows = |scenario: &Scenario| {
            scenario.rules <= clause.until && scenario.clauses.contains(&clause.id)
        };
        if !older.iter().any(shows) {
            complaints.push(format!("{id}: {} of before has no scenario", clause.id));
        }
    }
    gates(root, id, &every, complaints)?;
    complaints.extend(gaps.iter().flat_map(|gaps| {
        gaps.to_string().lines().map(|gap| format!("{id}: {gap}")).collect::<Vec<_>>()
    }));
    let french = clauses::parse(&read(pages.join("fr").join(id).with_extension("md"))?);
    let ids = |page: &[clauses::ClauseText]| -> Vec<(String, String, u32, Option<u32>)> {
        let told = page.iter().cloned();
        told.map(|clause| (clause.id, clause.mark, clause.since, clause.until)).collect()
    };
    if ids(&french) != ids(&every) {
        complaints.push(format!("{id}: the French rules page has other clauses or marks"));
    }
    Ok(())
}

/// Wherever the rules ask for their version, a clause that says `since` stands
/// beside it, and every such clause has its gate: so gates can be found, and
/// removed one day.
fn gates(
    root: &Path,
    id: &str,
    rules: &[clauses::ClauseText],
    complaints: &mut Vec<String>,
) -> Result<()> {
    const GATE: &str = "version() >= ";
    let mut gated = Vec::new();
    for file in files(&root.join("crates").join(id).join("src"), &["rs"])? {
        let text = fs::read_to_string(&file)?;
        let lines: Vec<&str> = text.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let Some((_, rest)) = line.split_once(GATE) else { continue };
            let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
            let beside = lines[at.saturating_sub(2)..lines.len().min(at + 2)].join("\n");
            let named = rules
                .iter()
                .filter(|clause| clause.since.to_string() == number && beside.contains(&clause.id));
            let before = gated.len();
            gated.extend(named.map(|clause| &clause.id));
            if gated.len() == before {
                let file = file.strip_prefix(root).unwrap_or(&file).display();
                let line = at + 1;
                complaints.push(format!("{file}:{line}: this gate names no clause since {number}"));
            }
        }
    }
    let since = rules.iter().filter(|clause| clause.since > 1);
    let bare = since.filter(|clause| !gated.contains(&&clause.id));
    complaints.extend(bare.map(|clause| format!("{id}: {} has no gate", clause.id)));
    Ok(())
}

/// Every version that is still played has golden records.
fn golden(root: &Path, entry: &CatalogGame, complaints: &mut Vec<String>) -> Result<()> {
    let mut versions = Vec::new();
    for file in files(&root.join("golden"), &["jsonl"])? {
        let header = record::Record::parse(fs::read(&file)?)?.header;
        if header.game == entry.game.id() {
            versions.push(header.rules);
        }
    }
    let bare = entry.game.versions().filter(|version| !versions.contains(version));
    let id = entry.game.id();
    complaints.extend(bare.map(|version| format!("{id}: version {version} has no golden record")));
    Ok(())
}

/// Every clause of the house is shown by a scenario of some game or, if it is
/// about seats and people, by a test of the server.
fn house(root: &Path, complaints: &mut Vec<String>) -> Result<()> {
    let shown = [("scenarios", "toml"), ("crates/server/tests", "rs")];
    let mut texts = String::new();
    for (directory, extension) in shown {
        for file in files(&root.join(directory), &[extension])? {
            texts.push_str(&fs::read_to_string(file)?);
        }
    }
    let page = fs::read_to_string(root.join("docs/rules/table.md"))?;
    let unshown = clauses::parse(&page).into_iter().filter(|clause| !texts.contains(&clause.id));
    complaints.extend(unshown.map(|clause| format!("table: {} is shown nowhere", clause.id)));
    Ok(())
}

/// Everything a host can choose has a label and a sentence, in all languages.
fn messages(entry: &CatalogGame, complaints: &mut Vec<String>) {
    let id = entry.game.id();
    let mut keys = vec![format!("game-{id}"), format!("game-{id}-tagline")];
    for option in entry.game.options() {
        keys.push(format!("{id}-option-{}", option.name));
        keys.push(format!("{id}-option-{}-help", option.name));
        // No message has a comma in its name.
        let value =
            |value: &&str| format!("{id}-option-{}-value-{}", option.name, value.replace(',', "-"));
        keys.extend(option.values.iter().map(value));
    }
    for (language, _) in words::LANGUAGES {
        let words = Words::new(language);
        let missing = keys.iter().filter(|key| !words.knows(key));
        complaints.extend(missing.map(|key| format!("messages/{language}: {key} is missing")));
    }
}

/// All languages have the same messages.
fn languages(root: &Path, complaints: &mut Vec<String>) -> Result<()> {
    let keys = |language: &str| -> Result<Vec<String>> {
        let mut keys = Vec::new();
        for file in files(&root.join("messages").join(language), &["ftl"])? {
            let text = fs::read_to_string(file)?;
            let messages = text.lines().filter_map(|line| line.split_once(" ="));
            let named =
                messages.filter(|(key, _)| key.starts_with(|c: char| c.is_ascii_lowercase()));
            keys.extend(named.map(|(key, _)| key.to_owned()));
        }
        keys.sort();
        Ok(keys)
    };
    let english = keys("en")?;
    for (language, _) in words::LANGUAGES {
        let theirs = keys(language)?;
        let missing = english.iter().filter(|key| !theirs.contains(key));
        complaints.extend(missing.map(|key| format!("messages/{language}: {key} is missing")));
        let extra = theirs.iter().filter(|key| !english.contains(key));
        complaints.extend(extra.map(|key| format!("messages/en: {key} is missing")));
    }
    Ok(())
}

fn lengths(root: &Path, complaints: &mut Vec<String>) -> Result<()> {
    for directory in ["crates", "xtask", "web/src"] {
        for file in files(&root.join(directory), &["rs", "ts", "svelte"])? {
            let lines = fs::read_to_string(&file)?.lines().count();
            if lines > LONGEST_FILE {
                let file = file.strip_prefix(root).unwrap_or(&file).display();
                complaints.push(format!("{file} has {lines} lines; is it really one thing?"));
            }
        }
    }
    Ok(())
}

/// Files of these extensions in a directory and those in it, without what was
/// generated or fetched. A directory that is not there has none.
fn files(directory: &Path, extensions: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !directory.exists() {
        return Ok(found);
    }
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && !["target", "node_modules", "dist", "generated"].contains(&name) {
            found.extend(files(&path, extensions)?);
        } else if path.extension().is_some_and(|e| extensions.iter().any(|known| e == *known)) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A copy of what the check reads.
    fn copy() -> tempfile::TempDir {
        let copy = tempfile::tempdir().unwrap();
        for directory in ["docs/rules", "scenarios", "messages", "crates", "golden"] {
            let kinds = ["md", "toml", "ftl", "rs", "jsonl"];
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
        for page in ["docs/rules/microscopic.md", "docs/rules/fr/microscopic.md"] {
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
        let shown = files(&copy.path().join("scenarios"), &["toml"]).unwrap();
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
        for (page, mark) in [("docs/rules", "[D, until 1]"), ("docs/rules/fr", "[D, jusqu'à 1]")] {
            let page = format!("{page}/mutant-chronicles.md");
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
        let file = files(&copy.path().join("scenarios"), &["toml"]).unwrap().remove(0);
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
            ["messages/fr: table-over is missing", "messages/en: table-finished is missing"]
        );
    }
}
