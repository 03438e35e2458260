//! Carries what is committed from the write-ahead log into the database file, on
//! a connection of its own: SQLite would otherwise do it within a commit, and
//! everybody would wait. Nothing is lost if it never runs; the log only grows.

use std::time::Duration;

use sqlx::sqlite::SqlitePool;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::writer::Handle;

const EVERY: Duration = Duration::from_millis(500);
/// From so many pages on (32 MiB), the log should start again from its beginning.
/// It does so by itself in a quiet moment; a busy writer has to make one.
const LONG: i64 = 8192;

const CHECKPOINT: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// The task that does it; it ends with the store.
pub(super) struct Checkpointer {
    pool: SqlitePool,
    task: JoinHandle<()>,
}

impl Checkpointer {
    pub(super) fn start(pool: SqlitePool, writer: Handle) -> Self {
        let task = tokio::spawn(run(pool.clone(), writer));
        Checkpointer { pool, task }
    }

    pub(super) async fn stop(&self) {
        self.task.abort();
        self.pool.close().await;
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn run(pool: SqlitePool, writer: Handle) {
    loop {
        sleep(EVERY).await;
        match checkpoint(&pool).await {
            // Little is left to carry over, so the writer is soon back.
            Ok(pages) if pages > LONG => writer.checkpoint().await,
            Ok(_) => {}
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(%error, "cannot shorten the write-ahead log yet"),
        }
    }
}

/// Returns the length of the log in pages.
pub(super) async fn checkpoint(pool: &SqlitePool) -> Result<i64, sqlx::Error> {
    let (_busy, pages, _carried): (i64, i64, i64) =
        sqlx::query_as(CHECKPOINT).fetch_one(pool).await?;
    Ok(pages)
}
