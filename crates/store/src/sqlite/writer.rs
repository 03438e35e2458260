//! The one task that writes: whatever is waiting shares one transaction and one
//! wait for the disk (group commit). Nobody is answered before the commit, and
//! nobody is harmed by another's failure: a refused write has written nothing,
//! and when a write breaks, all are undone and repeated one by one.

use std::pin::Pin;
use std::sync::Arc;

use sqlx::SqliteConnection;
use sqlx::sqlite::SqlitePool;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::sql::Write;
use crate::notice::Bell;
use crate::{Error, Notice};

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
    Stop,
}

impl Writer {
    pub(super) fn start(pool: SqlitePool, bell: Bell) -> Self {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let task = tokio::spawn(run(pool, bell, waiting));
        Writer {
            queue,
            task: Mutex::new(Some(task)),
        }
    }

    pub(super) async fn write<W: Write>(&self, write: W) -> Result<W::Out, Error> {
        let (caller, answer) = oneshot::channel();
        let job = Box::new(Waiting {
            write,
            result: None,
            notices: Vec::new(),
            caller,
        });
        self.queue
            .send(Message::Write(job))
            .await
            .map_err(|_| Error::Closed)?;
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
    /// Applies the write; `false` if it broke and the transaction must not be
    /// committed. A refusal is an answer and breaks nothing.
    fn run<'a>(
        &'a mut self,
        conn: &'a mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>>;

    /// Rings the bell if the write is committed, then answers what it found.
    fn answer(self: Box<Self>, committed: Option<&Bell>);

    /// Answers that the transaction as a whole failed.
    fn fail(self: Box<Self>, error: Arc<sqlx::Error>);
}

struct Waiting<W: Write> {
    write: W,
    result: Option<Result<W::Out, Error>>,
    notices: Vec<Notice>,
    caller: oneshot::Sender<Result<W::Out, Error>>,
}

impl<W: Write> Job for Waiting<W> {
    fn run<'a>(
        &'a mut self,
        conn: &'a mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>> {
        Box::pin(async move {
            self.notices.clear();
            let result = self.write.apply(conn, &mut self.notices).await;
            let whole = result.as_ref().err().is_none_or(Error::is_refusal);
            self.result = Some(result);
            whole
        })
    }

    fn answer(self: Box<Self>, committed: Option<&Bell>) {
        if let Some(bell) = committed {
            self.notices
                .into_iter()
                .for_each(|notice| bell.ring(notice));
        }
        // A caller that has gone away is no error: the write is stored.
        drop(self.caller.send(self.result.unwrap_or(Err(Error::Closed))));
    }

    fn fail(self: Box<Self>, error: Arc<sqlx::Error>) {
        drop(self.caller.send(Err(Error::Database(error))));
    }
}

async fn run(pool: SqlitePool, bell: Bell, mut waiting: mpsc::Receiver<Message>) {
    let mut messages = Vec::with_capacity(BATCH);
    let mut stopped = false;
    while !stopped && waiting.recv_many(&mut messages, BATCH).await > 0 {
        let mut jobs = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                Message::Write(job) => jobs.push(job),
                Message::Stop => stopped = true,
            }
        }
        if let Some(jobs) = settle(&pool, &bell, jobs).await {
            for job in jobs {
                if let Some(broken) = settle(&pool, &bell, vec![job]).await {
                    broken.into_iter().for_each(|job| job.answer(None));
                }
            }
        }
    }
}

/// Writes all in one transaction and answers them; gives them back, undone, if
/// one of them broke.
async fn settle(
    pool: &SqlitePool,
    bell: &Bell,
    mut jobs: Vec<Box<dyn Job>>,
) -> Option<Vec<Box<dyn Job>>> {
    match commit(pool, &mut jobs).await {
        Ok(true) => jobs.into_iter().for_each(|job| job.answer(Some(bell))),
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
    // IMMEDIATE: what a write has looked at cannot change under it.
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
    for job in jobs {
        if !job.run(&mut transaction).await {
            transaction.rollback().await?;
            return Ok(false);
        }
    }
    transaction.commit().await?;
    Ok(true)
}
