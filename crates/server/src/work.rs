//! Where everything is computed that takes its time: deeds with physics,
//! questions about a game, replays, records from elsewhere, tables that wake. On threads of its own, a
//! bounded number at a time, so that no move at a table waits for it; fair
//! between those who ask, of whom each has one thing done at a time; and not
//! begun for who has gone.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Semaphore;
use tokio::task::JoinError;

use crate::http::Problem;

/// So much of one asker may wait; what is more is refused.
const LINE: usize = 8;

/// The threads for work.
pub(crate) struct Work {
    threads: Arc<Semaphore>,
    /// For tables that wake: many who ask at once must not keep them asleep.
    tables: Arc<Semaphore>,
    /// For what is done at tables: nothing else may keep that waiting.
    deeds: Arc<Semaphore>,
    askers: Arc<Mutex<HashMap<String, Asker>>>,
}

/// Somebody of whom something is being done or waits.
struct Asker {
    /// One at a time.
    turn: Arc<Semaphore>,
    /// What is being done or waits.
    waiting: usize,
}

/// A place in the line of an asker, given back when dropped.
struct Place {
    askers: Arc<Mutex<HashMap<String, Asker>>>,
    asker: String,
}

impl Drop for Place {
    fn drop(&mut self) {
        // Nothing is left half done under this lock.
        let mut askers = self.askers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(asker) = askers.get_mut(&self.asker) {
            asker.waiting -= 1;
            if asker.waiting == 0 {
                askers.remove(&self.asker);
            }
        }
    }
}

impl Work {
    pub(crate) fn new(threads: usize) -> Self {
        let threads = || Arc::new(Semaphore::new(threads.max(1)));
        Work { threads: threads(), tables: threads(), deeds: threads(), askers: Arc::default() }
    }

    /// Does what somebody does at a table, as soon as there is a thread for it.
    /// If it breaks, the task that waits for it breaks too.
    pub(crate) async fn run_deed<T: Send + 'static>(
        &self,
        deed: impl FnOnce() -> T + Send + 'static,
    ) -> T {
        match spawn(&self.deeds, deed).await {
            Ok(done) => done,
            Err(broken) => std::panic::resume_unwind(broken.into_panic()),
        }
    }

    /// Does something that a table needs, for whoever looks at it.
    ///
    /// # Errors
    /// When it broke.
    pub(crate) async fn run_for_all<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        on(&self.tables, work).await
    }

    /// Does something for somebody, when it is their turn.
    ///
    /// # Errors
    /// When too much of theirs waits already, or it broke.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        asker: impl ToString,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (place, turn) = self.line_up(asker.to_string())?;
        let turn = turn.acquire_owned().await.map_err(|_| Problem::internal())?;
        let work = move || {
            // Held until it is done, also when nobody waits for it any more.
            let _held = (turn, place);
            work()
        };
        on(&self.threads, work).await
    }

    fn line_up(&self, asker: String) -> Result<(Place, Arc<Semaphore>), Problem> {
        let mut askers = self.askers.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || Asker { turn: Arc::new(Semaphore::new(1)), waiting: 0 };
        let found = askers.entry(asker.clone()).or_insert_with(fresh);
        if found.waiting >= LINE {
            return Err(Problem::too_fast());
        }
        found.waiting += 1;
        let place = Place { askers: self.askers.clone(), asker };
        Ok((place, found.turn.clone()))
    }
}

/// Does something on one of so many threads.
async fn on<T: Send + 'static>(
    threads: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    spawn(threads, work).await.map_err(|_| Problem::internal())
}

async fn spawn<T: Send + 'static>(
    threads: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    // Nobody closes it.
    let thread = threads.clone().acquire_owned().await.ok();
    tokio::task::spawn_blocking(move || {
        let _held = thread;
        work()
    })
    .await
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn one_who_asks_much_keeps_nobody_waiting() {
        let work = Arc::new(Work::new(2));
        let running = Arc::new(AtomicUsize::new(0));
        let busy = |work: Arc<Work>, running: Arc<AtomicUsize>| async move {
            let slow = move || {
                let now = running.fetch_add(1, Ordering::SeqCst) + 1;
                std::thread::sleep(Duration::from_millis(60));
                running.fetch_sub(1, Ordering::SeqCst);
                now
            };
            work.run("mallory", slow).await
        };
        let asked = (0..20).map(|_| tokio::spawn(busy(work.clone(), running.clone())));
        let asked: Vec<_> = asked.collect();
        tokio::time::sleep(Duration::from_millis(20)).await;
        let begun = std::time::Instant::now();
        assert_eq!(work.run("ada", || 1).await, Ok(1));
        assert!(begun.elapsed() < Duration::from_millis(50), "{:?}", begun.elapsed());
        let mut refused = 0;
        for task in asked {
            match task.await.unwrap() {
                Ok(at_once) => assert_eq!(at_once, 1, "one at a time"),
                Err(problem) => {
                    assert_eq!(problem, Problem::too_fast());
                    refused += 1;
                }
            }
        }
        assert_eq!(refused, 20 - LINE);
        assert!(work.askers.lock().unwrap().is_empty(), "nobody is remembered");
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_begun() {
        let work = Work::new(1);
        let (free, held) = std::sync::mpsc::channel::<()>();
        let first = work.run("ada", move || held.recv().is_ok());
        tokio::pin!(first);
        assert!(tokio::time::timeout(Duration::from_millis(10), &mut first).await.is_err());
        let begun = Arc::new(AtomicUsize::new(0));
        let count = begun.clone();
        let second = work.run("bo", move || count.fetch_add(1, Ordering::SeqCst));
        assert!(tokio::time::timeout(Duration::from_millis(10), second).await.is_err());
        free.send(()).unwrap();
        assert_eq!(first.await, Ok(true));
        work.run("bo", || ()).await.unwrap();
        assert_eq!(begun.load(Ordering::SeqCst), 0);
    }

    #[tokio::test]
    async fn a_table_wakes_while_all_threads_are_taken() {
        let work = Work::new(1);
        let (free, held) = std::sync::mpsc::channel::<()>();
        let asked = work.run("mallory", move || held.recv().is_ok());
        tokio::pin!(asked);
        assert!(tokio::time::timeout(Duration::from_millis(10), &mut asked).await.is_err());
        assert_eq!(work.run_for_all(|| 3).await, Ok(3));
        free.send(()).unwrap();
        assert_eq!(asked.await, Ok(true));
    }

    #[tokio::test]
    async fn what_breaks_is_said_and_gives_its_place_back() {
        let work = Work::new(1);
        assert_eq!(
            work.run("ada", || panic!("on purpose")).await,
            Err::<(), _>(Problem::internal())
        );
        assert_eq!(work.run("ada", || 2).await, Ok(2));
    }
}
