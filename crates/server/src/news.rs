//! Who is told that something has changed at one of their tables: a nudge to
//! look at the lists, never what has changed. Tables of this node say it
//! themselves; of those at other nodes the store tells, and who sits there is
//! looked up, a few times a second at most.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use store::Notice;
use tokio::sync::broadcast::{self, error::RecvError};

use crate::house::{House, stopped};

/// So many nudges a slow socket may miss before it is nudged anyway.
const MISSED: usize = 1024;
/// What is heard of other nodes is gathered for so long.
const GATHERED: Duration = Duration::from_millis(500);

/// The people of a table at which something has changed.
type People = Arc<[String]>;

/// The nudges of this node.
pub(crate) struct News(broadcast::Sender<People>);

impl News {
    pub(crate) fn new() -> Self {
        News(broadcast::Sender::new(MISSED))
    }

    /// Nobody listening is no error.
    pub(crate) fn tell(&self, people: impl IntoIterator<Item = String>) {
        drop(self.0.send(people.into_iter().collect()));
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<People> {
        self.0.subscribe()
    }
}

/// Waits until something may have changed at a table of this identity.
pub(crate) async fn news(told: &mut broadcast::Receiver<People>, identity: &str) {
    loop {
        match told.recv().await {
            Ok(people) if !people.iter().any(|one| one == identity) => {}
            Ok(_) | Err(RecvError::Lagged(_)) => return,
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

/// Passes on what happens at tables of other nodes, until the server stops.
pub(crate) async fn overhear(house: Arc<House>) {
    let mut notices = house.store.watch();
    let mut stopping = house.stopping.subscribe();
    loop {
        let first = tokio::select! {
            notice = notices.recv() => notice,
            () = stopped(&mut stopping) => return,
        };
        let mut tables: BTreeSet<Arc<str>> = match first {
            Ok(notice) => table_of(notice).into_iter().collect(),
            Err(RecvError::Lagged(_)) => continue,
            Err(RecvError::Closed) => return,
        };
        tokio::time::sleep(GATHERED).await;
        while let Ok(notice) = notices.try_recv() {
            tables.extend(table_of(notice));
        }
        for table in tables {
            // Who looks at the lists now and then finds what is not told here.
            if let Ok(seats) = house.store.seats(&table).await {
                house.news.tell(seats.into_iter().map(|seat| seat.identity));
            }
        }
    }
}

fn table_of(notice: Notice) -> Option<Arc<str>> {
    match notice {
        Notice::Entry { table, .. } | Notice::Seats { table } => Some(table),
        Notice::Chat { .. } | Notice::Resync => None,
    }
}
