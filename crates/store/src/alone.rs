//! One server on one SQLite file: a second would not hear what the first writes,
//! and tables would be played twice. Programs that only look are not kept out.

use std::fs::{File, TryLockError};
use std::path::Path;

use crate::Error;

/// A server is the only one on its file as long as it has this. The system takes
/// it back whatever becomes of the process.
#[derive(Debug)]
pub struct Alone(#[expect(dead_code, reason = "held, not read")] File);

/// Keeps other servers off the database, where there can be only one.
///
/// # Errors
/// [`Error::InUse`] if there is one already.
pub fn alone(url: &str) -> Result<Option<Alone>, Error> {
    let place = url.strip_prefix("sqlite:").map(|it| it.strip_prefix("//").unwrap_or(it));
    let Some(place) = place.filter(|place| !place.is_empty() && *place != ":memory:") else {
        return Ok(None);
    };
    let unreachable = |error: std::io::Error| Error::Unreachable(error.into());
    // Not the database itself: closing that would let go of SQLite's own locks.
    let beside = Path::new(place).with_added_extension("lock");
    if let Some(directory) = beside.parent().filter(|it| !it.as_os_str().is_empty() && !it.is_dir())
    {
        return Err(Error::NoDirectory(directory.into()));
    }
    let file = File::options().create(true).write(true).truncate(false).open(beside);
    let file = file.map_err(unreachable)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Alone(file))),
        Err(TryLockError::WouldBlock) => Err(Error::InUse(place.into())),
        Err(TryLockError::Error(error)) => Err(unreachable(error)),
    }
}
