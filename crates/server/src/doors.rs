//! Who comes in: connections are counted, for each address and all together.
//! Whoever says nothing or reads nothing is sent away after a while, so that a
//! crowd of silent lines keeps nobody out.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::net::{TcpListener, TcpStream};
use tokio_io_timeout::TimeoutStream;
use tower_service::Service as _;

use crate::house::{House, stopped};
use crate::limits::neighbourhood;

/// Files that are open besides connections: the database, programs that play.
const OTHERS: u64 = 256;
/// With fewer open files than this a club's evening comes to its limits.
const FEW: u64 = 4096;
/// How long to wait when the system has nothing left to open.
const EXHAUSTED: Duration = Duration::from_millis(100);

/// Those inside.
pub(crate) struct Crowd {
    inside: Mutex<Inside>,
    most: usize,
    each: usize,
}

#[derive(Default)]
struct Inside {
    all: usize,
    by: HashMap<IpAddr, usize>,
}

/// A connection's place, given back when dropped.
pub(crate) struct Place {
    crowd: Arc<Crowd>,
    from: IpAddr,
}

impl Crowd {
    /// Room for so many, and so many from one address.
    pub(crate) fn new(most: usize, each: usize) -> Arc<Self> {
        Arc::new(Crowd { inside: Mutex::default(), most, each })
    }

    /// As much room as the system gives, which is asked for all it has.
    pub(crate) fn of_system(each: usize) -> Arc<Self> {
        let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(FEW);
        if files < FEW {
            tracing::warn!(files, "the system allows few open files: raise the limit (ulimit -n)");
        }
        let most = usize::try_from(files.saturating_sub(OTHERS)).unwrap_or(usize::MAX);
        Crowd::new(most.max(1), each)
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        // Nothing is left half done under this lock.
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets somebody in, if there is room. A proxy of ours brings many.
    pub(crate) fn admit(self: &Arc<Self>, address: IpAddr, proxy: bool) -> Option<Place> {
        let from = neighbourhood(address);
        let mut inside = self.inside();
        let here = inside.by.get(&from).copied().unwrap_or(0);
        if inside.all >= self.most || (here >= self.each && !proxy) {
            return None;
        }
        inside.all += 1;
        inside.by.insert(from, here + 1);
        Some(Place { crowd: self.clone(), from })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.crowd.inside();
        inside.all -= 1;
        if let Some(here) = inside.by.get_mut(&self.from) {
            *here -= 1;
            if *here == 0 {
                inside.by.remove(&self.from);
            }
        }
    }
}

/// Lets connections in until the server stops, and sees them off then.
pub(crate) async fn keep_open(
    listener: TcpListener,
    router: Router,
    house: Arc<House>,
    crowd: Arc<Crowd>,
) -> io::Result<()> {
    let mut stopping = house.stopping.subscribe();
    let farewell = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stopping) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // What came and went again is no trouble; no files left is, for a while.
                tracing::debug!(%error, "nobody comes in");
                tokio::time::sleep(EXHAUSTED).await;
                continue;
            }
        };
        let proxy = house.config.trusts(peer.ip()) || !house.config.limits;
        let Some(place) = crowd.admit(peer.ip(), proxy) else {
            metrics::counter!("microcosm_turned_away_total").increment(1);
            continue;
        };
        let (router, patience) = (router.clone(), house.config.patience);
        let (mut stopping, watcher) = (house.stopping.subscribe(), farewell.watcher());
        tokio::spawn(async move {
            let spoke = tokio::select! {
                spoke = speaks(&stream, patience) => spoke,
                () = stopped(&mut stopping) => false,
            };
            if spoke {
                serve(stream, peer, router, place, patience, watcher).await;
            }
        });
    }
    drop(listener);
    farewell.shutdown().await;
    Ok(())
}

/// Whether anything comes in time: hyper counts from the first byte.
async fn speaks(stream: &TcpStream, patience: Duration) -> bool {
    matches!(tokio::time::timeout(patience, stream.peek(&mut [0])).await, Ok(Ok(1)))
}

/// One connection. Its place is kept as long as it, or the socket it becomes.
async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    place: Place,
    patience: Duration,
    farewell: Watcher,
) {
    // A move is a small packet that must not wait for the next one.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection keeps small packets back");
    }
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(patience));
    let place = Arc::new(place);
    let answer = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(place.clone());
        router.clone().call(request)
    });
    let mut server = Builder::new(TokioExecutor::new()).http1_only();
    server.http1().timer(TokioTimer::new()).header_read_timeout(patience);
    let connection = server.serve_connection_with_upgrades(TokioIo::new(Box::pin(stream)), answer);
    if let Err(error) = farewell.watch(connection).await {
        tracing::debug!(error, "a connection broke");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_leaves_room_for_others() {
        let crowd = Crowd::new(5, 2);
        let at = |text: &str| text.parse::<IpAddr>().unwrap();
        let mallory: Vec<_> = (0..4).filter_map(|_| crowd.admit(at("10.0.0.1"), false)).collect();
        assert_eq!(mallory.len(), 2);
        // Whoever has one address of the newer kind has them all.
        let many = ["fd00::1", "fd00::2", "fd00::3", "fd00:0:0:1::1"];
        let many: Vec<_> = many.iter().filter_map(|it| crowd.admit(at(it), false)).collect();
        assert_eq!(many.len(), 3);
        assert!(crowd.admit(at("10.0.0.2"), false).is_none(), "no room left");
        drop(mallory);
        let ours: Vec<_> = (0..4).filter_map(|_| crowd.admit(at("10.0.0.3"), true)).collect();
        assert_eq!(ours.len(), 2, "a proxy brings many, and no more than there is room for");
        drop((many, ours));
        assert!(crowd.inside().by.is_empty() && crowd.inside().all == 0);
    }
}
