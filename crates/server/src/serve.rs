//! A server on a listener, from start to stop.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use store::Store;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::assets::Assets;
use crate::doors::Crowd;
use crate::house::{House, stopped};
use crate::{
    Config, clock, doors, http, live, news, notices, orders, purge, telemetry, tournaments,
};

/// How often counters are tidied.
const TIDY: Duration = Duration::from_secs(60);
/// How often expired sessions are forgotten.
const FORGET: Duration = Duration::from_secs(60 * 60);
/// How long open connections may take to end.
const FAREWELL: Duration = Duration::from_secs(5);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
#[error("the server cannot start: {0}")]
pub struct StartError(pub(crate) String);

/// A server that is running. Dropping this does not stop it.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    house: Arc<House>,
    task: JoinHandle<std::io::Result<()>>,
}

/// Serves tables of `store` on a listener.
///
/// # Errors
/// When the store or the system does not play along.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    config: Config,
    assets: Arc<dyn Assets>,
) -> Result<Running, StartError> {
    telemetry::start();
    let address = listener.local_addr().map_err(|error| StartError(error.to_string()))?;
    let house = House::open(store, config, assets).await?;
    tokio::spawn(live::listen(house.clone()));
    tokio::spawn(live::mind(house.clone()));
    tokio::spawn(news::overhear(house.clone()));
    tokio::spawn(notices::keep_telling(house.clone()));
    tokio::spawn(tournaments::keep(house.clone()));
    tokio::spawn(orders::keep(house.clone()));
    tokio::spawn(purge::keep(house.clone()));
    tokio::spawn(tidy(house.clone()));
    tokio::spawn(forget(house.clone()));
    if let Some(place) = house.config.metrics {
        let elsewhere = TcpListener::bind(place).await;
        let elsewhere = elsewhere.map_err(|error| StartError(format!("{place}: {error}")))?;
        let mut stopping = house.stopping.subscribe();
        let told = axum::serve(elsewhere, http::metrics::<()>())
            .with_graceful_shutdown(async move { stopped(&mut stopping).await });
        tokio::spawn(told.into_future());
    }
    let crowd = Crowd::of_system(house.config.connections);
    let router = http::router(house.clone());
    let task = tokio::spawn(doors::keep_open(listener, router, house.clone(), crowd));
    Ok(Running { address, house, task })
}

async fn tidy(house: Arc<House>) {
    let mut stopping = house.stopping.subscribe();
    loop {
        tokio::select! {
            () = tokio::time::sleep(TIDY) => {}
            () = stopped(&mut stopping) => return,
        }
        house.limits.tidy();
        telemetry::tidy();
    }
}

async fn forget(house: Arc<House>) {
    let mut stopping = house.stopping.subscribe();
    let mut hourly = tokio::time::interval(FORGET);
    loop {
        tokio::select! {
            _ = hourly.tick() => {}
            () = stopped(&mut stopping) => return,
        }
        match house.store.end_expired_sessions(clock::stored(clock::now())).await {
            Ok(count) => tracing::debug!(count, "expired sessions are forgotten"),
            Err(error) => tracing::warn!(%error, "expired sessions cannot be forgotten yet"),
        }
    }
}

impl Running {
    /// How many tables are awake.
    #[must_use]
    pub fn awake(&self) -> usize {
        self.house.tables.awake()
    }

    /// Stops: no new connections, sockets are told, what is being stored is
    /// stored, and the store is closed.
    pub async fn stop(self) {
        self.house.stopping.send_replace(true);
        if tokio::time::timeout(FAREWELL, self.task).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        self.house.store.close().await;
    }

    /// Runs until `signal`, then stops.
    pub async fn until(self, signal: impl Future<Output = ()>) {
        signal.await;
        self.stop().await;
    }
}
