//! Messages: every language has the same, and nothing that can be said or
//! chosen is without words.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use gamebox::{GameBox, LANGUAGES};

use super::{files, home};

pub(super) fn check(root: &Path, complaints: &mut Vec<String>) -> Result<()> {
    let mut wanted = said(root)?;
    wanted.extend(catalog::GAMES.iter().flat_map(|entry| offered(entry)));
    let known = LANGUAGES.map(|language| keys(root, language));
    let every: BTreeSet<String> =
        known.iter().flatten().flatten().chain(&wanted).cloned().collect();
    for (language, known) in LANGUAGES.iter().zip(known) {
        let known = known?;
        let missing = every.iter().filter(|key| !known.contains(*key));
        complaints.extend(missing.map(|key| format!("messages in {language}: {key} is missing")));
    }
    Ok(())
}

/// Everything on the box and everything a host can choose: a label and a
/// sentence each.
fn offered(entry: &GameBox) -> Vec<String> {
    let id = entry.game.id();
    let mut keys = ["", "-tagline", "-about"].map(|part| format!("game-{id}{part}")).to_vec();
    for option in entry.game.options() {
        keys.push(format!("{id}-option-{}", option.name));
        keys.push(format!("{id}-option-{}-help", option.name));
        // No message has a comma in its name.
        let value =
            |value: &&str| format!("{id}-option-{}-value-{}", option.name, value.replace(',', "-"));
        keys.extend(option.values.iter().map(value));
    }
    keys
}

/// What the code says by a key that stands there in full; what it puts
/// together is heard by the tests of `words`.
fn said(root: &Path) -> Result<BTreeSet<String>> {
    const SAYS: &str = "Said::new(\"";
    let mut keys = BTreeSet::new();
    for directory in fs::read_dir(root.join("crates"))? {
        let source = directory?.path().join("src");
        // Its toys are never shown to anybody.
        if source.starts_with(root.join("crates/testkit")) {
            continue;
        }
        for file in files(&source, &["rs"])? {
            let text = fs::read_to_string(file)?;
            // Tests come last, and say what they like.
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let parts = code.split(SAYS).skip(1);
            keys.extend(
                parts.filter_map(|part| part.split_once('"')).map(|(key, _)| key.to_owned()),
            );
        }
    }
    Ok(keys)
}

/// The keys of all messages of a language.
fn keys(root: &Path, language: &str) -> Result<BTreeSet<String>> {
    let homes = catalog::GAMES.iter().map(|entry| home(root, entry.game.id()));
    let places: Vec<PathBuf> = std::iter::once(root.to_path_buf()).chain(homes).collect();
    let mut keys = BTreeSet::new();
    for place in places {
        for file in files(&place.join("messages").join(language), &["ftl"])? {
            let text = fs::read_to_string(file)?;
            let messages = text.lines().filter_map(|line| line.split_once(" ="));
            let named =
                messages.filter(|(key, _)| key.starts_with(|c: char| c.is_ascii_lowercase()));
            keys.extend(named.map(|(key, _)| key.to_owned()));
        }
    }
    Ok(keys)
}
