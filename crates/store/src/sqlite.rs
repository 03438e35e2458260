//! One file, one process. A single connection writes, a few others read what is
//! committed. Notices stay within the process: two processes on one file would
//! not hear each other, so a server takes [`alone()`](crate::alone()) first.

mod bulk;
mod checkpoint;
#[allow(clippy::duplicate_mod, reason = "the same statements serve both databases")]
#[path = "sql/mod.rs"]
mod sql;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::io::{AsyncBufRead, AsyncWrite, Lines};
use tokio::sync::broadcast;

use self::checkpoint::Checkpointer;
use self::sql::Write;
use self::writer::Writer;
use crate::{Append, Error, Notice, open};

type Db = sqlx::Sqlite;

pub(crate) static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// Readers wait for the disk, not for a core: a few are enough.
const READERS: u32 = 4;
/// How long to wait for another process that writes to the same file.
const BUSY: Duration = Duration::from_secs(5);

/// The SQLite backend.
pub(crate) struct Backend {
    reads: SqlitePool,
    writes: SqlitePool,
    writer: Writer,
    /// None for a database in memory, which has no write-ahead log.
    checkpointer: Option<Checkpointer>,
}

impl Backend {
    /// Opens what follows `sqlite:` in an address.
    pub(crate) async fn open(place: &str) -> Result<Self, Error> {
        let place = place.strip_prefix("//").unwrap_or(place);
        if place.is_empty() {
            return Err(Error::BadAddress("sqlite: wants the path of a file"));
        }
        let memory = place == ":memory:";
        let options = if memory { in_memory() } else { in_file(Path::new(place))? };

        let writes = connect(options.clone(), 1).await?;
        if let Err(error) = MIGRATIONS.run(&writes).await {
            writes.close().await;
            return Err(open::explain(&MIGRATIONS, error));
        }
        sql::note_looks(&mut *writes.acquire().await?).await?;
        if !memory {
            keep_private(Path::new(place))?;
        }
        let writer = Writer::start(writes.clone());
        // A database in memory belongs to its connection.
        let (reads, checkpointer) = if memory {
            (writes.clone(), None)
        } else {
            let own = connect(options.clone(), 1).await?;
            let checkpointer = Checkpointer::start(own, writer.handle());
            (connect(options.pragma("query_only", "ON"), READERS).await?, Some(checkpointer))
        };
        Ok(Backend { reads, writes, writer, checkpointer })
    }

    fn reads(&self) -> &SqlitePool {
        &self.reads
    }

    async fn write<W: Write>(&self, write: W) -> Result<W::Out, Error> {
        write.check()?;
        self.writer.write(write).await
    }

    async fn write_lines(&self, append: Append) -> Result<(), Error> {
        self.write(append).await
    }

    fn subscribe(&self) -> broadcast::Receiver<Notice> {
        // There is no other node.
        broadcast::Sender::new(1).subscribe()
    }

    async fn shut(&self) {
        self.writer.stop().await;
        if let Some(checkpointer) = &self.checkpointer {
            checkpointer.stop().await;
        }
        self.reads.close().await;
        self.writes.close().await;
    }
}

fn in_memory() -> SqliteConnectOptions {
    SqliteConnectOptions::new().in_memory(true).foreign_keys(true)
}

fn in_file(path: &Path) -> Result<SqliteConnectOptions, Error> {
    if let Some(directory) = path.parent().filter(|directory| !directory.as_os_str().is_empty())
        && !directory.is_dir()
    {
        return Err(Error::NoDirectory(directory.into()));
    }
    Ok(SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .journal_mode(SqliteJournalMode::Wal)
        // In WAL mode only FULL waits for the disk at every commit.
        .synchronous(SqliteSynchronous::Full)
        // The checkpointer does it, outside of commits.
        .pragma("wal_autocheckpoint", "0"))
}

/// The files are for who runs the server: seeds of running games and password
/// hashes lie in them. They are never opened here, because closing one would let
/// go of the locks SQLite has on it.
#[cfg(unix)]
fn keep_private(path: &Path) -> Result<(), Error> {
    let own = || std::os::unix::fs::PermissionsExt::from_mode(0o600);
    for beside in ["", "-wal", "-shm"] {
        let mut file = path.as_os_str().to_owned();
        file.push(beside);
        match std::fs::set_permissions(&file, own()) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(Error::Unreachable(error.into()));
            }
            _ => {}
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn keep_private(_: &Path) -> Result<(), Error> {
    Ok(())
}

/// Connections live as long as the store: each has its statements prepared, and
/// the one in memory holds the data.
async fn connect(options: SqliteConnectOptions, most: u32) -> Result<SqlitePool, Error> {
    SqlitePoolOptions::new()
        .max_connections(most)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .connect_with(options)
        .await
        .map_err(Error::Unreachable)
}

/// Writes all rows of what follows `sqlite:` in an address, while others write.
pub(crate) async fn dump(
    place: &str,
    out: &mut (dyn AsyncWrite + Unpin + Send),
) -> Result<u64, Error> {
    let options = in_file(path(place))?.create_if_missing(false);
    // What is committed while a transaction goes on is not seen by it.
    sql::dump(options.connect().await.map_err(Error::Unreachable)?, "BEGIN", out).await
}

/// Fills a new database from a backup.
pub(crate) async fn restore<R: AsyncBufRead + Unpin>(
    place: &str,
    lines: &mut Lines<R>,
) -> Result<u64, Error> {
    Backend::open(place).await?.shut().await;
    let conn = in_file(path(place))?.connect().await;
    sql::restore(conn.map_err(Error::Unreachable)?, lines).await
}

/// The path in an address, which may begin with two slashes.
fn path(place: &str) -> &Path {
    Path::new(place.strip_prefix("//").unwrap_or(place))
}
