//! Where the games of an arena are kept: a plan, and files to which a line is
//! added for every game. A process can be killed at any time; what its last
//! line lacks is played again.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result, bail};
use lab::Played;
use serde_json::Value;

/// What is played here.
const PLAN: &str = "arena.json";

pub(super) struct Folder {
    path: PathBuf,
    /// The file of this process, locked.
    own: Mutex<File>,
}

impl Folder {
    /// A new folder, or one in which the same was begun. Whatever else is there
    /// is left alone.
    pub(super) fn open(path: &Path, plan: &Value, shard: Option<(u32, u32)>) -> Result<Self> {
        let shown = path.display();
        std::fs::create_dir_all(path).with_context(|| format!("cannot make {shown}"))?;
        let told = path.join(PLAN);
        if told.exists() {
            let text = std::fs::read_to_string(&told)
                .with_context(|| format!("cannot read {}", told.display()))?;
            let known: Value = serde_json::from_str(&text)
                .with_context(|| format!("{} is no plan of an arena", told.display()))?;
            if let Some(difference) = difference(&known, plan) {
                bail!("{shown} holds another arena: {difference}; name a new directory");
            }
        } else {
            let found = std::fs::read_dir(path)?.next().transpose()?;
            if let Some(found) = found {
                let found = found.file_name();
                bail!("{shown} is no arena, it holds {}; name a new directory", found.display());
            }
            put(&told, &(serde_json::to_string_pretty(plan)? + "\n"))?;
        }
        let own = match shard {
            Some((part, of)) => path.join(format!("games-{part}-of-{of}.jsonl")),
            None => path.join("games.jsonl"),
        };
        let shown = own.display();
        let file = OpenOptions::new().read(true).append(true).create(true).open(&own);
        let file = file.with_context(|| format!("cannot write {shown}"))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!("another process is playing this: {shown}"),
            Err(TryLockError::Error(error)) => {
                return Err(error).with_context(|| format!("cannot lock {shown}"));
            }
        }
        let mut folder = Folder { path: path.to_owned(), own: Mutex::new(file) };
        folder.mend()?;
        Ok(folder)
    }

    /// Takes away a last line that was not written to its end.
    fn mend(&mut self) -> Result<()> {
        let file = self.own.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut bytes = Vec::new();
        file.seek(SeekFrom::Start(0))?;
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        if whole < bytes.len() {
            file.set_len(whole as u64)?;
        }
        Ok(())
    }

    /// All games that were played, by anybody.
    pub(super) fn played(&self) -> Result<BTreeMap<u32, Played>> {
        let mut played = BTreeMap::new();
        for file in std::fs::read_dir(&self.path)? {
            let path = file?.path();
            if path.extension().is_none_or(|extension| extension != "jsonl") {
                continue;
            }
            let text = std::fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            // What another process is just writing is not there yet.
            let whole = text.rfind('\n').map_or("", |at| &text[..at]);
            for (at, line) in whole.lines().enumerate() {
                let game: Played = serde_json::from_str(line)
                    .with_context(|| format!("{}, line {}", path.display(), at + 1))?;
                played.insert(game.number, game);
            }
        }
        Ok(played)
    }

    /// Another game, in one write.
    pub(super) fn add(&self, game: &Played) -> Result<()> {
        let mut line = serde_json::to_vec(game)?;
        line.push(b'\n');
        let mut own = self.own.lock().unwrap_or_else(PoisonError::into_inner);
        own.write_all(&line).context("the results cannot be written")
    }

    /// A file beside the games.
    pub(super) fn write(&self, name: &str, text: &str) -> Result<()> {
        put(&self.path.join(name), text)
    }
}

/// Writes a file all at once, or not at all.
fn put(path: &Path, text: &str) -> Result<()> {
    let context = || format!("cannot write {}", path.display());
    let beside = path.with_extension("new");
    std::fs::write(&beside, text).with_context(context)?;
    std::fs::rename(&beside, path).with_context(context)
}

/// The first thing in which two plans differ.
fn difference(known: &Value, plan: &Value) -> Option<String> {
    let (Value::Object(known), Value::Object(plan)) = (known, plan) else {
        return (known != plan).then(|| format!("{known} instead of {plan}"));
    };
    let names = known.keys().chain(plan.keys());
    names.into_iter().find_map(|name| {
        let (was, is) =
            (known.get(name).unwrap_or(&Value::Null), plan.get(name).unwrap_or(&Value::Null));
        difference(was, is).map(|told| format!("{name} {told}"))
    })
}
