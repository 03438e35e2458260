//! Hears what other processes have committed. A lost connection is made anew
//! for as long as the store is open; since notices may have been missed
//! meanwhile, a [`Notice::Resync`] follows.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::notice::{Bell, Origin};
use crate::{Error, Notice};

/// The one channel; a payload names its table.
pub(super) const CHANNEL: &str = "microcosm";

/// After so much silence, ask whether the other side is still there.
const SILENCE: Duration = Duration::from_secs(20);
/// How long an answer or a connection may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// The wait before the first attempt to reconnect, and the longest.
const SOON: Duration = Duration::from_millis(50);
const LATER: Duration = Duration::from_secs(5);

/// The listening task; it ends with the store.
pub(super) struct Listener(JoinHandle<()>);

impl Listener {
    /// Listens from now on: when this returns, no later notice is missed.
    pub(super) async fn start(
        options: PgConnectOptions,
        own: Origin,
        bell: Bell,
    ) -> Result<Self, Error> {
        let ears = connect(&options).await.map_err(Error::Unreachable)?;
        Ok(Listener(tokio::spawn(run(options, ears, own, bell))))
    }

    pub(super) fn stop(&self) {
        self.0.abort();
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.stop();
    }
}

async fn run(options: PgConnectOptions, mut ears: PgListener, own: Origin, bell: Bell) {
    loop {
        listen(&mut ears, own, &bell).await;
        tracing::warn!("lost the connection that hears of other nodes; reconnecting");
        let mut wait = SOON;
        ears = loop {
            sleep(wait).await;
            match connect(&options).await {
                Ok(ears) => break ears,
                Err(error) => tracing::warn!(%error, "cannot reconnect to the database yet"),
            }
            wait = (wait * 2).min(LATER);
        };
        tracing::info!("hears of other nodes again");
        bell.ring(Notice::Resync);
    }
}

/// A pool of its own: busy writers must not keep the listener from reconnecting.
async fn connect(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .acquire_timeout(PATIENCE)
        .connect_lazy_with(options.clone());
    let mut ears = PgListener::connect_with(&pool).await?;
    // Reconnecting is done here, where it is followed by a Resync.
    ears.eager_reconnect(false);
    ears.listen(CHANNEL).await?;
    Ok(ears)
}

/// Passes notices on until the connection is lost.
async fn listen(ears: &mut PgListener, own: Origin, bell: &Bell) {
    loop {
        match timeout(SILENCE, ears.try_recv()).await {
            Ok(Ok(Some(heard))) => {
                if let Some(notice) = Notice::from_payload(heard.payload(), own) {
                    bell.ring(notice);
                }
            }
            Ok(Ok(None) | Err(_)) => return,
            // A peer that vanished without a word looks like silence.
            Err(_) => {
                let ping = sqlx::query("SELECT 1").execute(&mut *ears);
                if !matches!(timeout(PATIENCE, ping).await, Ok(Ok(_))) {
                    return;
                }
            }
        }
    }
}
