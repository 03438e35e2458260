//! Is the server well? Somebody asks every few seconds, and anybody may: the store
//! is tried at most that often.

use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::Mutex;

use crate::clock;
use crate::http::Problem;

/// What was seen is believed for so long.
const FRESH: Duration = Duration::from_secs(2);
/// A store that takes longer is not well.
const PATIENCE: Duration = Duration::from_secs(5);

/// What was seen last.
#[derive(Default)]
pub(crate) struct Health {
    seen: Mutex<Option<(Instant, Result<(), Problem>)>>,
}

impl Health {
    /// Writes a little to the store, unless that was just done.
    ///
    /// # Errors
    /// Why nothing can be written.
    pub(crate) async fn look(&self, store: &dyn Store) -> Result<(), Problem> {
        // Who asks meanwhile waits for the same answer.
        let mut seen = self.seen.lock().await;
        if let Some((when, well)) = &*seen
            && when.elapsed() < FRESH
        {
            return well.clone();
        }
        let probe = store.probe(clock::stored(clock::now()));
        let well = match tokio::time::timeout(PATIENCE, probe).await {
            Ok(done) => done.map_err(Problem::from),
            Err(_) => Err(Problem::internal()),
        };
        *seen = Some((Instant::now(), well.clone()));
        well
    }
}
