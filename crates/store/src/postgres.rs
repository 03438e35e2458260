//! Any number of processes on one database. Appends that arrive together share a
//! transaction, every other write has its own; its notices are part of it: what is rolled back is never announced,
//! and every other process hears of what is committed.

mod appender;
mod listener;
#[allow(clippy::duplicate_mod, reason = "the same statements serve both databases")]
#[path = "sql/mod.rs"]
mod sql;

use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};
use tokio::io::{AsyncBufRead, AsyncWrite, Lines};
use tokio::sync::broadcast;

use self::appender::Appender;
use self::listener::Listener;
use self::sql::Write;
use crate::limits::Check;
use crate::notice::{Bell, Origin};
use crate::{Append, Error, Notice, backup, open};

type Db = sqlx::Postgres;

pub(crate) static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// Connections of this process, beside the listener's.
const CONNECTIONS: u32 = 16;
/// How long a request waits for a connection before it fails.
const PATIENCE: Duration = Duration::from_secs(10);

/// The PostgreSQL backend.
pub(crate) struct Backend {
    pool: PgPool,
    own: Origin,
    bell: Bell,
    listener: Listener,
    appender: Appender,
}

impl Backend {
    /// Opens a whole `postgres://…` address.
    pub(crate) async fn open(url: &str) -> Result<Self, Error> {
        let options = options(url)?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_with(options.clone())
            .await
            .map_err(Error::Unreachable)?;
        if let Err(error) = MIGRATIONS.run(&pool).await {
            pool.close().await;
            return Err(open::explain(&MIGRATIONS, error));
        }
        sql::note_looks(&mut *pool.acquire().await?).await?;
        let bell = Bell::new();
        let own = Origin(getrandom::u64().map_err(|_| Error::NoEntropy)?);
        let listener = Listener::start(options, own, bell.clone()).await?;
        let appender = Appender::start(pool.clone(), own);
        Ok(Backend { pool, own, bell, listener, appender })
    }

    fn reads(&self) -> &PgPool {
        &self.pool
    }

    async fn write<W: Write>(&self, change: W) -> Result<W::Out, Error> {
        change.check()?;
        write(&self.pool, self.own, change).await
    }

    async fn write_lines(&self, append: Append) -> Result<(), Error> {
        append.check()?;
        self.appender.append(append).await
    }

    fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.bell.subscribe()
    }

    async fn shut(&self) {
        self.appender.stop().await;
        self.listener.stop();
        self.pool.close().await;
    }
}

/// A change in a transaction of its own.
async fn write<W: Write>(pool: &PgPool, own: Origin, change: W) -> Result<W::Out, Error> {
    let mut notices = Vec::new();
    let mut transaction = pool.begin().await?;
    // An early return drops the transaction, which rolls it back.
    let out = change.apply(&mut transaction, &mut notices).await?;
    appender::notify(&mut transaction, own, notices).await?;
    transaction.commit().await?;
    Ok(out)
}

/// Writes all rows, while others write.
pub(crate) async fn dump(
    url: &str,
    out: &mut (dyn AsyncWrite + Unpin + Send),
) -> Result<u64, Error> {
    let mut conn = options(url)?.connect().await.map_err(Error::Unreachable)?;
    open::same_schema(sqlx::query_as(open::SCHEMA).fetch_one(&mut conn).await)?;
    // What is committed while this goes on is not seen by it.
    let mut transaction =
        conn.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    let rows = sql::dump(&mut transaction, out).await?;
    transaction.rollback().await?;
    conn.close().await?;
    Ok(rows)
}

/// Fills a new database from a backup.
pub(crate) async fn restore<R: AsyncBufRead + Unpin>(
    url: &str,
    lines: &mut Lines<R>,
) -> Result<u64, Error> {
    Backend::open(url).await?.shut().await;
    let mut conn = options(url)?.connect().await.map_err(Error::Unreachable)?;
    let mut transaction = conn.begin().await?;
    let (rows, last) = sql::fill(&mut transaction, lines).await?;
    backup::is_whole(rows, last, lines).await?;
    transaction.commit().await?;
    conn.close().await?;
    Ok(rows)
}

fn options(url: &str) -> Result<PgConnectOptions, Error> {
    let options = PgConnectOptions::from_str(url)
        .map_err(|_| Error::BadAddress("postgres://USER@HOST/NAME was expected"))?;
    // An acknowledged entry is on disk, whatever the server's default is.
    Ok(options.options([("synchronous_commit", "on")]))
}
