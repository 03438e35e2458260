//! Golden records: games that were played once and must replay for ever.

use std::io;
use std::path::{Path, PathBuf};

use record::{Mode, Record, RecordError};
use tabletop::Game;
use thiserror::Error;

/// How golden records end.
const EXTENSION: &str = "jsonl";

/// A golden record that does not hold any more.
#[derive(Debug, Error)]
pub enum GoldenFailure {
    /// The game plays differently now. If the rules were meant to change,
    /// their version must be raised.
    #[error("{0}: {1}")]
    Broken(PathBuf, RecordError),
    /// It verifies, and yet would be written differently today.
    #[error("{0}: the same game would be written differently today")]
    Format(PathBuf),
    /// The disk complains.
    #[error("{0}: {1}")]
    Disk(PathBuf, io::Error),
    /// There are none, so nothing was tested.
    #[error("{0}: there are no golden records here")]
    Nothing(PathBuf),
}

/// Verifies every record in the directory strictly: the rules of today give
/// the same luck, digests and outcome, and the writer of today the same text.
/// Tells how many there are.
///
/// # Errors
/// All that do not hold.
pub fn check(
    dir: &Path,
    lookup: impl Fn(&str) -> Option<&'static dyn Game>,
) -> Result<usize, Vec<GoldenFailure>> {
    let paths = paths(dir).map_err(|error| vec![GoldenFailure::Disk(dir.to_owned(), error)])?;
    if paths.is_empty() {
        return Err(vec![GoldenFailure::Nothing(dir.to_owned())]);
    }
    let failures: Vec<_> = paths.iter().filter_map(|path| hold(path, &lookup).err()).collect();
    if failures.is_empty() { Ok(paths.len()) } else { Err(failures) }
}

/// Writes the records that are missing, by name, and tells which. One that is
/// there stays as it is: it is the promise.
///
/// # Errors
/// When the disk complains.
pub fn bless<'a>(
    dir: &Path,
    records: impl IntoIterator<Item = (&'a str, &'a Record)>,
) -> io::Result<Vec<PathBuf>> {
    std::fs::create_dir_all(dir)?;
    let mut written = Vec::new();
    for (name, record) in records {
        let path = dir.join(name).with_extension(EXTENSION);
        if !path.exists() {
            record::write_new(&path, &record.text())?;
            written.push(path);
        }
    }
    Ok(written)
}

fn paths(dir: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(dir)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == EXTENSION) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn hold(
    path: &Path,
    lookup: impl Fn(&str) -> Option<&'static dyn Game>,
) -> Result<(), GoldenFailure> {
    let text = std::fs::read(path).map_err(|error| GoldenFailure::Disk(path.to_owned(), error))?;
    let record = record::verify(&text, lookup, Mode::Strict)
        .map_err(|error| GoldenFailure::Broken(path.to_owned(), error))?;
    if record.text().as_bytes() == text {
        Ok(())
    } else {
        Err(GoldenFailure::Format(path.to_owned()))
    }
}
