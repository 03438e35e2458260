//! Who is told that something has changed at one of their tables: a nudge to
//! look at the lists, never what has changed. Tables of this node say it
//! themselves; of those at other nodes the store tells, and who sits there is
//! looked up, a few times a second at most.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::Notice;
use tokio::sync::broadcast::error::RecvError;

use crate::house::{House, stopped};
use crate::live::text;
use crate::socket::Outbox;
use crate::wire::FromHouse;

/// What is heard of other nodes is gathered for so long.
const GATHERED: Duration = Duration::from_millis(500);
/// And so many tables of it are looked up at most: who looks at the lists now
/// and then finds what is not told here.
const LOOKED_UP: usize = 100;

/// The sockets of this node that want to be nudged, by who is behind them.
#[derive(Default)]
pub(crate) struct News(Mutex<HashMap<String, Vec<(u64, Outbox)>>>);

impl News {
    /// Nudges a socket from now on.
    pub(crate) fn listen(&self, identity: &str, socket: u64, out: &Outbox) {
        let mut all = self.all();
        let own = all.entry(identity.to_owned()).or_default();
        if own.iter().all(|(known, _)| *known != socket) {
            own.push((socket, out.clone()));
        }
    }

    /// Forgets a socket, whether it listened or not.
    pub(crate) fn leave(&self, identity: &str, socket: u64) {
        let mut all = self.all();
        if let Some(own) = all.get_mut(identity) {
            own.retain(|(known, _)| *known != socket);
            if own.is_empty() {
                all.remove(identity);
            }
        }
    }

    /// Something has changed at a table of theirs.
    pub(crate) fn tell(&self, people: impl IntoIterator<Item = String>) {
        let all = self.all();
        for (_, out) in people.into_iter().filter_map(|one| all.get(&one)).flatten() {
            out.send(text(&FromHouse::News));
        }
    }

    fn is_wanted(&self) -> bool {
        !self.all().is_empty()
    }

    /// What a thread that broke has left is whole: nothing is done in between.
    fn all(&self) -> MutexGuard<'_, HashMap<String, Vec<(u64, Outbox)>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
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
        if !house.news.is_wanted() {
            continue;
        }
        for table in tables.into_iter().take(LOOKED_UP) {
            if let Ok(seats) = house.store.seats(&table).await {
                house.news.tell(seats.into_iter().map(|seat| seat.identity));
            }
        }
    }
}

fn table_of(notice: Notice) -> Option<Arc<str>> {
    match notice {
        Notice::Entry { table, .. } | Notice::Seats { table } => Some(table),
        Notice::Chat { .. } | Notice::Intents { .. } | Notice::Resync => None,
    }
}
