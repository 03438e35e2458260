//! The one task that writes: whatever is waiting shares one transaction and one
//! wait for the disk (group commit). Nobody is answered before the commit, and
//! nobody is harmed by another's failure: a refused write has written nothing,
//! and when a write breaks, all are undone and repeated one by one.

use std::any::Any;
use std::pin::Pin;
use std::sync::Arc;

use sqlx::sqlite::SqlitePool;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::bulk;
use super::checkpoint::checkpoint;
use super::sql::Write;
use crate::{Append, Error};

/// How many writes may wait; beyond that, callers wait to get in line.
const QUEUE: usize = 2048;
/// How many writes share a transaction, so that the first does not wait for long.
const BATCH: usize = 256;

/// The way to the writing task.
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
    task: Mutex<Option<JoinHandle<()>>>,
}

enum Message {
    Write(Box<dyn Job>),
    Checkpoint,
    Stop,
}

/// A way to the writing task that does not keep it alive.
pub(super) struct Handle(mpsc::WeakSender<Message>);

impl Handle {
    /// Has the writer carry the rest of the write-ahead log over, while it does
    /// not add to it.
    pub(super) async fn checkpoint(&self) {
        if let Some(queue) = self.0.upgrade() {
            drop(queue.send(Message::Checkpoint).await);
        }
    }
}

impl Writer {
    pub(super) fn start(pool: SqlitePool) -> Self {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let task = tokio::spawn(run(pool, waiting));
        Writer { queue, task: Mutex::new(Some(task)) }
    }

    pub(super) fn handle(&self) -> Handle {
        Handle(self.queue.downgrade())
    }

    pub(super) async fn write<W: Write>(&self, write: W) -> Result<W::Out, Error> {
        let (caller, answer) = oneshot::channel();
        let job = Box::new(Waiting { write, result: None, caller });
        self.queue.send(Message::Write(job)).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)?
    }

    /// Lets what is in line finish, then ends the task.
    pub(super) async fn stop(&self) {
        let task = self.task.lock().await.take();
        if let Some(task) = task {
            drop(self.queue.send(Message::Stop).await);
            drop(task.await);
        }
    }
}

/// A write and its caller, whatever the type of the answer.
trait Job: Send {
    /// Is it an append? Those can be written together.
    fn append(&mut self) -> Option<&mut Waiting<Append>>;

    /// Forgets an earlier attempt.
    fn reset(&mut self);

    /// Applies the write, unless that has been done; `false` if it broke and the
    /// transaction must not be committed. A refusal is an answer, it breaks
    /// nothing.
    fn run<'a>(
        &'a mut self,
        conn: &'a mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>>;

    /// Answers what it found.
    fn answer(self: Box<Self>);

    /// Answers that the transaction as a whole failed.
    fn fail(self: Box<Self>, error: Arc<sqlx::Error>);
}

struct Waiting<W: Write> {
    write: W,
    result: Option<Result<W::Out, Error>>,
    caller: oneshot::Sender<Result<W::Out, Error>>,
}

impl Waiting<Append> {
    /// It was written together with others.
    fn written(&mut self) {
        self.result = Some(Ok(()));
    }
}

impl<W: Write> Job for Waiting<W> {
    fn append(&mut self) -> Option<&mut Waiting<Append>> {
        (self as &mut dyn Any).downcast_mut()
    }

    fn reset(&mut self) {
        self.result = None;
    }

    fn run<'a>(
        &'a mut self,
        conn: &'a mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>> {
        Box::pin(async move {
            if self.result.is_some() {
                return true;
            }
            // There is no other node to hear of it.
            let result = self.write.apply(conn, &mut Vec::new()).await;
            let whole = result.as_ref().err().is_none_or(Error::is_refusal);
            self.result = Some(result);
            whole
        })
    }

    fn answer(self: Box<Self>) {
        // A caller that has gone away is no error: the write is stored.
        drop(self.caller.send(self.result.unwrap_or(Err(Error::Closed))));
    }

    fn fail(self: Box<Self>, error: Arc<sqlx::Error>) {
        drop(self.caller.send(Err(Error::Database(error))));
    }
}

async fn run(pool: SqlitePool, mut waiting: mpsc::Receiver<Message>) {
    let mut messages = Vec::with_capacity(BATCH);
    let mut stopped = false;
    while !stopped && waiting.recv_many(&mut messages, BATCH).await > 0 {
        let mut long = false;
        let mut jobs = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                Message::Write(job) => jobs.push(job),
                Message::Checkpoint => long = true,
                Message::Stop => stopped = true,
            }
        }
        if long && let Err(error) = checkpoint(&pool).await {
            tracing::warn!(%error, "cannot shorten the write-ahead log yet");
        }
        if jobs.is_empty() {
            continue;
        }
        if let Some(jobs) = settle(&pool, jobs).await {
            for job in jobs {
                if let Some(broken) = settle(&pool, vec![job]).await {
                    broken.into_iter().for_each(|job| job.answer());
                }
            }
        }
    }
}

/// Writes all in one transaction and answers them; gives them back, undone, if
/// one of them broke.
async fn settle(pool: &SqlitePool, mut jobs: Vec<Box<dyn Job>>) -> Option<Vec<Box<dyn Job>>> {
    match commit(pool, &mut jobs).await {
        Ok(true) => jobs.into_iter().for_each(|job| job.answer()),
        Ok(false) => return Some(jobs),
        Err(error) => {
            let error = Arc::new(error);
            jobs.into_iter().for_each(|job| job.fail(error.clone()));
        }
    }
    None
}

/// Applies all in one transaction, or none: `false` if one of them broke.
async fn commit(pool: &SqlitePool, jobs: &mut [Box<dyn Job>]) -> Result<bool, sqlx::Error> {
    let mut conn = pool.acquire().await?;
    // IMMEDIATE: what a write has looked at cannot change under it.
    let mut transaction = conn.begin_with("BEGIN IMMEDIATE").await?;
    let whole = apply(&mut transaction, jobs).await;
    let ended = match whole {
        true => transaction.commit().await,
        false => transaction.rollback().await,
    };
    if ended.is_err() {
        // SQLite ends a transaction by itself when the disk is full, and the
        // connection goes on believing in it. A new one starts from what is true.
        conn.close_on_drop();
    }
    match whole {
        true => ended.map(|()| true),
        false => Ok(false),
    }
}

/// `false` if one of them broke.
async fn apply(conn: &mut SqliteConnection, jobs: &mut [Box<dyn Job>]) -> bool {
    jobs.iter_mut().for_each(|job| job.reset());
    let mut appends: Vec<_> = jobs.iter_mut().filter_map(|job| job.append()).collect();
    if appends.len() > 1 {
        let lines: Vec<&Append> = appends.iter().map(|append| &append.write).collect();
        let Ok(written) = bulk::append(conn, &lines).await else {
            return false;
        };
        for (append, written) in appends.iter_mut().zip(written) {
            if written {
                append.written();
            }
        }
    }
    for job in jobs {
        if !job.run(conn).await {
            return false;
        }
    }
    true
}
