//! Backups: everything there is at one moment, while the server goes on. A head,
//! the rows, and an end that says how many; what breaks off is not restored.

use serde::{Deserialize, Serialize};
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncWrite, AsyncWriteExt, Lines};

use crate::{Error, postgres, sqlite};

/// The form of a backup.
const FORMAT: u32 = 1;

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
struct Head {
    microcosm_backup: u32,
    /// The last migration of the database.
    schema: i64,
}

/// The last line.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct End {
    rows: u64,
}

/// Writes a backup of a database, which may be in use; says how many rows.
///
/// # Errors
/// When it cannot be read, or the backup not written.
pub async fn backup(url: &str, out: &mut (dyn AsyncWrite + Unpin + Send)) -> Result<u64, Error> {
    let head = Head { microcosm_backup: FORMAT, schema: known() };
    line(out, &head).await?;
    let rows = match scheme(url) {
        Some(("sqlite", place)) => sqlite::dump(place, out).await?,
        _ => postgres::dump(url, out).await?,
    };
    line(out, &End { rows }).await?;
    out.flush().await.map_err(Error::File)?;
    Ok(rows)
}

/// Puts a backup into a new database: all of it, or nothing; says how many rows.
///
/// # Errors
/// When the backup is not whole or of another version, or the database is not
/// empty.
pub async fn restore<R: AsyncBufRead + Unpin>(url: &str, backup: R) -> Result<u64, Error> {
    let mut lines = backup.lines();
    let head = lines.next_line().await.map_err(Error::File)?.ok_or(Error::CutOff)?;
    let head: Head = serde_json::from_str(&head).map_err(|_| Error::BadBackup { line: 1 })?;
    if head.microcosm_backup != FORMAT {
        return Err(Error::BadBackup { line: 1 });
    }
    if head.schema != known() {
        return Err(Error::OtherSchema { found: head.schema, known: known() });
    }
    match scheme(url) {
        Some(("sqlite", place)) => sqlite::restore(place, &mut lines).await,
        _ => postgres::restore(url, &mut lines).await,
    }
}

/// Whether so many rows are all, by what follows them.
pub(crate) async fn is_whole<R: AsyncBufRead + Unpin>(
    rows: u64,
    last: Option<String>,
    rest: &mut Lines<R>,
) -> Result<(), Error> {
    let last = last.ok_or(Error::CutOff)?;
    let end: End = serde_json::from_str(&last).map_err(|_| Error::BadBackup { line: rows + 2 })?;
    if end != (End { rows }) || rest.next_line().await.map_err(Error::File)?.is_some() {
        return Err(Error::CutOff);
    }
    Ok(())
}

/// The last migration that is known here; both databases have the same.
pub(crate) fn known() -> i64 {
    sqlite::MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}

fn scheme(url: &str) -> Option<(&str, &str)> {
    url.split_once(':')
}

async fn line(
    out: &mut (dyn AsyncWrite + Unpin + Send),
    what: &(impl Serialize + Sync),
) -> Result<(), Error> {
    // Plain data cannot fail to be written.
    let text = serde_json::to_string(what).unwrap_or_default() + "\n";
    out.write_all(text.as_bytes()).await.map_err(Error::File)
}
