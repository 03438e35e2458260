//! Which tables are awake. A table that is not is woken by whoever asks for it;
//! of two who ask at once, one wins.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::Notice;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{mpsc, watch};

use super::Command;
use super::load::{load, not_closed};
use super::shell::Shell;
use crate::house::{House, stopped};
use crate::http::Problem;

/// How many commands may wait at one table; beyond that, callers wait.
const QUEUE: usize = 64;

/// What the store said about a table, for its task to look into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Heard {
    /// There are entries up to here.
    pub(crate) entries: u64,
    /// There are chat lines up to here.
    pub(crate) chat: u64,
    /// So many times something was prepared.
    pub(crate) intents: u64,
    /// So many times seats changed hands, or notices may have been missed.
    pub(crate) changes: u64,
    /// Who runs the house has closed it.
    pub(crate) closed: bool,
}

/// The tables that are awake.
#[derive(Default)]
pub(crate) struct Registry {
    live: Mutex<HashMap<String, Live>>,
}

struct Live {
    commands: mpsc::Sender<Command>,
    heard: watch::Sender<Heard>,
}

/// A way to the task of a table.
#[derive(Clone)]
pub(crate) struct Handle {
    commands: mpsc::Sender<Command>,
}

impl Handle {
    /// Tells the table something.
    pub(crate) async fn tell(&self, command: Command) -> Result<(), Problem> {
        self.commands.send(command).await.map_err(|_| Problem::internal())
    }
}

impl Registry {
    fn live(&self) -> MutexGuard<'_, HashMap<String, Live>> {
        // Nothing is left half done under this lock.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many are awake.
    pub(crate) fn awake(&self) -> usize {
        self.live().len()
    }

    fn find(&self, id: &str) -> Option<Handle> {
        let live = self.live();
        let found = live.get(id).filter(|found| !found.commands.is_closed())?;
        Some(Handle { commands: found.commands.clone() })
    }

    /// A table goes to sleep, unless somebody has just asked for it.
    pub(super) fn retire(&self, id: &str, commands: &mpsc::Receiver<Command>) -> bool {
        let mut live = self.live();
        // The registry holds one sender; any other belongs to somebody who asks.
        let asked = commands.sender_strong_count() > 1 || !commands.is_empty();
        if !asked {
            live.remove(id);
        }
        !asked
    }

    /// A table is closed: if it is awake, everybody there is told, and it is gone.
    pub(crate) fn close(&self, id: &str) {
        let live = self.live().remove(id);
        if let Some(Live { heard, .. }) = live {
            heard.send_modify(|heard| heard.closed = true);
        }
    }

    /// Tells tables that are awake what has changed beside them.
    pub(crate) fn hear(&self, notice: &Notice) {
        let live = self.live();
        let concerned = match notice {
            Notice::Entry { table, .. }
            | Notice::Chat { table, .. }
            | Notice::Seats { table }
            | Notice::Intents { table } => live.get(&**table),
            Notice::Resync => {
                live.values().for_each(|found| found.hear(notice));
                None
            }
        };
        if let Some(found) = concerned {
            found.hear(notice);
        }
    }
}

impl Live {
    fn hear(&self, notice: &Notice) {
        self.heard.send_modify(|heard| match notice {
            Notice::Entry { n, .. } => heard.entries = heard.entries.max(*n),
            Notice::Chat { n, .. } => heard.chat = heard.chat.max(*n),
            Notice::Intents { .. } => heard.intents += 1,
            Notice::Seats { .. } | Notice::Resync => heard.changes += 1,
        });
    }
}

/// The table with this id, woken if need be.
pub(crate) async fn reach(house: &Arc<House>, id: &str) -> Result<Handle, Problem> {
    if let Some(handle) = house.tables.find(id) {
        return Ok(handle);
    }
    not_closed(&*house.store, id).await?;
    let shell = Shell::new(house.clone(), load(house, id).await?).ok_or_else(Problem::internal)?;
    let (commands, inbox) = mpsc::channel(QUEUE);
    let heard = watch::Sender::new(Heard::default());
    let ears = heard.subscribe();
    let handle = Handle { commands: commands.clone() };
    let mut live = house.tables.live();
    if let Some(found) = live.get(id).filter(|found| !found.commands.is_closed()) {
        return Ok(Handle { commands: found.commands.clone() });
    }
    live.insert(id.to_owned(), Live { commands, heard });
    tokio::spawn(shell.run(inbox, ears));
    Ok(handle)
}

/// Passes on to tables what the store says, until the server stops.
pub(crate) async fn listen(house: Arc<House>) {
    let mut notices = house.store.watch();
    let mut stopping = house.stopping.subscribe();
    loop {
        let notice = tokio::select! {
            notice = notices.recv() => notice,
            () = stopped(&mut stopping) => return,
        };
        match notice {
            Ok(notice) => house.tables.hear(&notice),
            Err(RecvError::Lagged(_)) => house.tables.hear(&Notice::Resync),
            Err(RecvError::Closed) => return,
        }
    }
}
