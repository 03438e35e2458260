//! The one task of this process that appends to logs: whatever is waiting shares
//! one transaction, one wait for the disk and one wake-up of the other nodes. A
//! transaction that wakes others is committed alone, so one for each entry would
//! be all that PostgreSQL can do. Nobody is answered before the commit; what does
//! not fit in (a conflict, a gap) is left to be refused by itself.

use std::collections::BTreeMap;

use sqlx::PgPool;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{listener, write};
use crate::notice::Origin;
use crate::{Append, Error, Notice};

/// How many appends may wait; beyond that, callers wait to get in line.
const QUEUE: usize = 2048;
/// How many share a transaction, so that the first does not wait for long.
const BATCH: usize = 256;

/// The conditions of a single append, for the first line of each. In the order
/// of tables, so that two nodes never wait for each other.
const ENTRIES: &str = "INSERT INTO entries (table_id, n, line) \
    SELECT id, n, line FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) \
        AS new (id, first, n, line) \
    WHERE EXISTS (SELECT 1 FROM tables WHERE tables.id = new.id AND closed IS NULL) \
      AND (first = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_id = new.id AND n = first - 1)) \
    ORDER BY id, n ON CONFLICT DO NOTHING RETURNING table_id";

const SUMMARIES: &str = "UPDATE tables SET status = new.status, summary = new.summary, \
    updated = new.updated, listed = new.listed, due = new.due \
    FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[]) \
        AS new (id, status, summary, updated, listed, due) \
    WHERE tables.id = new.id AND tables.closed IS NULL";

const NOTICES: &str = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload";

/// The way to the appending task.
pub(super) struct Appender {
    /// `None` ends the task.
    queue: mpsc::Sender<Option<Waiting>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

struct Waiting {
    append: Append,
    caller: oneshot::Sender<Result<(), Error>>,
}

impl Appender {
    pub(super) fn start(pool: PgPool, own: Origin) -> Self {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let task = tokio::spawn(run(pool, own, waiting));
        Appender { queue, task: Mutex::new(Some(task)) }
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), Error> {
        let (caller, answer) = oneshot::channel();
        let waiting = Waiting { append, caller };
        self.queue.send(Some(waiting)).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)?
    }

    /// Lets what is in line finish, then ends the task.
    pub(super) async fn stop(&self) {
        if let Some(task) = self.task.lock().await.take() {
            drop(self.queue.send(None).await);
            drop(task.await);
        }
    }
}

async fn run(pool: PgPool, own: Origin, mut waiting: mpsc::Receiver<Option<Waiting>>) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut stopped = false;
    while !stopped && waiting.recv_many(&mut batch, BATCH).await > 0 {
        stopped = batch.iter().any(Option::is_none);
        // The first of each table; a second one waits for what becomes of it.
        let mut first = BTreeMap::new();
        let mut alone = Vec::new();
        for one in batch.drain(..).flatten() {
            // What ends a game counts for ratings, too: it has a transaction of its own.
            let plain = !one.append.lines.is_empty() && one.append.result.is_none();
            match first.contains_key(&one.append.table) || !plain {
                true => alone.push(one),
                false => drop(first.insert(one.append.table.clone(), one)),
            }
        }
        let together: Vec<Waiting> = first.into_values().collect();
        let appends: Vec<&Append> = together.iter().map(|one| &one.append).collect();
        // One by itself needs no company, and what broke is repeated one by one.
        let whole = together.len() > 1 && commit(&pool, own, &appends).await.unwrap_or(false);
        match whole {
            // A caller that has gone away is no error: it is stored.
            true => together.into_iter().for_each(|one| drop(one.caller.send(Ok(())))),
            false => drop(alone.splice(0..0, together)),
        }
        for Waiting { append, caller } in alone {
            drop(caller.send(write(&pool, own, append).await));
        }
    }
}

/// Appends all of them, or none.
async fn commit(pool: &PgPool, own: Origin, appends: &[&Append]) -> Result<bool, Error> {
    let mut transaction = pool.begin().await?;
    let lines = || {
        let numbered = |append: &&Append| (append.first..).zip(append.lines.clone());
        appends.iter().flat_map(move |append| {
            numbered(append).map(|(n, line)| (append.table.clone(), append.first, n, line))
        })
    };
    let written = sqlx::query(ENTRIES)
        .bind(lines().map(|(table, ..)| table).collect::<Vec<_>>())
        .bind(lines().map(|(_, first, ..)| first.cast_signed()).collect::<Vec<_>>())
        .bind(lines().map(|(_, _, n, _)| n.cast_signed()).collect::<Vec<_>>())
        .bind(lines().map(|(.., line)| line).collect::<Vec<_>>())
        .execute(&mut *transaction)
        .await?;
    if written.rows_affected() != lines().count() as u64 {
        // Dropped, the transaction is rolled back.
        return Ok(false);
    }
    let summaries: Vec<_> = appends
        .iter()
        .filter_map(|append| append.summary.as_ref().map(|summary| (append.table.clone(), summary)))
        .collect();
    if !summaries.is_empty() {
        let each = || summaries.iter();
        let told = sqlx::query(SUMMARIES)
            .bind(each().map(|(table, _)| table.clone()).collect::<Vec<_>>())
            .bind(each().map(|(_, it)| it.status.word().to_owned()).collect::<Vec<_>>())
            .bind(each().map(|(_, it)| it.text.clone()).collect::<Vec<_>>())
            .bind(each().map(|(_, it)| it.updated).collect::<Vec<_>>())
            .bind(each().map(|(_, it)| i64::from(it.listed)).collect::<Vec<_>>())
            .bind(each().map(|(_, it)| it.due).collect::<Vec<_>>())
            .execute(&mut *transaction)
            .await?;
        // One was closed meanwhile.
        if told.rows_affected() != summaries.len() as u64 {
            return Ok(false);
        }
    }
    let notices = appends.iter().filter_map(|append| append.notice());
    notify(&mut transaction, own, notices).await?;
    transaction.commit().await?;
    Ok(true)
}

/// Wakes the other nodes when this is committed.
pub(super) async fn notify(
    conn: &mut sqlx::PgConnection,
    own: Origin,
    notices: impl IntoIterator<Item = Notice>,
) -> Result<(), Error> {
    let payloads: Vec<String> = notices.into_iter().map(|notice| notice.payload(own)).collect();
    if !payloads.is_empty() {
        sqlx::query(NOTICES).bind(listener::CHANNEL).bind(payloads).execute(conn).await?;
    }
    Ok(())
}
