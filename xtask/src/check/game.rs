//! What belongs to a game: clauses and their scenarios, gates of versions,
//! golden records, a folder of the client.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use gamebox::{GameBox, LANGUAGES};
use tabletop::clauses::{self, ClauseText};
use testkit::coverage;
use testkit::scenario::{self, Scenario};

use super::{files, home};

pub(super) fn check(root: &Path, entry: &GameBox, complaints: &mut Vec<String>) -> Result<()> {
    coverage(root, entry, complaints)?;
    golden(root, entry, complaints)?;
    let id = entry.game.id();
    let table = root.join("web/src/games").join(id).join("game.ts");
    if !table.exists() {
        complaints.push(format!("{id}: the client has no web/src/games/{id}/game.ts"));
    }
    let bans = |id: &str| fs::read_to_string(home(root, id).join("clippy.toml")).ok();
    if bans(id) != bans("tabletop") {
        complaints.push(format!("{id}: clippy.toml is not that of tabletop"));
    }
    if entry.bots.is_empty() {
        complaints.push(format!("{id}: nobody to play against"));
    }
    Ok(())
}

/// Every clause and every card has a scenario, and every scenario a clause.
fn coverage(root: &Path, entry: &GameBox, complaints: &mut Vec<String>) -> Result<()> {
    let id = entry.game.id();
    let read = |page: PathBuf| {
        fs::read_to_string(&page).with_context(|| format!("cannot read {}", page.display()))
    };
    let page =
        |language: &str| read(home(root, id).join("rules").join(language).with_extension("md"));
    let every = clauses::parse(&page(LANGUAGES[0])?);
    let (earlier, rules): (Vec<_>, Vec<_>) =
        every.iter().cloned().partition(|clause| clause.until.is_some());
    let house = clauses::parse(&read(root.join("docs/rules/table.md"))?);
    let directory = home(root, id).join("scenarios");
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
    let ids = |page: &[ClauseText]| -> Vec<(String, String, u32, Option<u32>)> {
        let told = page.iter().cloned();
        told.map(|clause| (clause.id, clause.mark, clause.since, clause.until)).collect()
    };
    for language in &LANGUAGES[1..] {
        if ids(&clauses::parse(&page(language)?)) != ids(&every) {
            complaints.push(format!("{id}: rules/{language}.md has other clauses or marks"));
        }
    }
    Ok(())
}

/// Wherever the rules ask for their version, a clause that says `since` stands
/// beside it, and every such clause has its gate: so gates can be found, and
/// removed one day.
fn gates(root: &Path, id: &str, rules: &[ClauseText], complaints: &mut Vec<String>) -> Result<()> {
    const GATE: &str = "version() >= ";
    let mut gated = Vec::new();
    for file in files(&home(root, id).join("src"), &["rs"])? {
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
fn golden(root: &Path, entry: &GameBox, complaints: &mut Vec<String>) -> Result<()> {
    let mut versions = Vec::new();
    for file in files(&home(root, entry.game.id()).join("golden"), &["jsonl"])? {
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
