//! What keeps tournaments going: results are taken from tables, rounds are paired,
//! tables are made. Every node does it for all; the log decides between them.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::{Status, Which};
use tokio::sync::mpsc;
use tournament::{Event, Stage};

use super::desk::{Listing, load};
use super::tables;
use crate::house::{House, stopped};
use crate::http::Problem;
use crate::{clock, ids};

/// How often it is looked whether something is due.
const OFTEN: Duration = Duration::from_secs(1);
/// How often all are looked at: what another node has left undone is done then.
const SELDOM: Duration = Duration::from_secs(30);
/// So many at a time.
const PAGE: u32 = 200;
/// So many lines one look may write: a log must not grow for ever by a mistake.
const MOST: usize = 1000;

/// The way to the task that keeps tournaments going.
pub(crate) struct Keeper {
    nudges: mpsc::UnboundedSender<String>,
    heard: Mutex<Option<mpsc::UnboundedReceiver<String>>>,
}

impl Default for Keeper {
    fn default() -> Self {
        let (nudges, heard) = mpsc::unbounded_channel();
        Keeper { nudges, heard: Mutex::new(Some(heard)) }
    }
}

impl Keeper {
    /// Has a tournament looked at soon.
    pub(crate) fn nudge(&self, id: &str) {
        // When nobody listens the server is stopping.
        drop(self.nudges.send(id.to_owned()));
    }
}

/// Keeps tournaments going until the server stops.
pub(crate) async fn keep(house: Arc<House>) {
    let heard = house.tournaments.heard.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(mut heard) = heard else { return };
    let mut stopping = house.stopping.subscribe();
    let mut often = tokio::time::interval(OFTEN);
    let mut all = None::<Instant>;
    loop {
        let wanted = tokio::select! {
            id = heard.recv() => match id {
                Some(id) => vec![id],
                None => return,
            },
            _ = often.tick() => {
                let everything = all.is_none_or(|at| at.elapsed() >= SELDOM);
                if everything {
                    all = Some(Instant::now());
                }
                due(&house, everything).await
            }
            () = stopped(&mut stopping) => return,
        };
        for id in wanted {
            if let Err(problem) = look(&house, &id).await {
                tracing::warn!(tournament = id, why = %problem.why, "cannot go on yet");
            }
        }
    }
}

/// Those for which time alone makes a difference now; or all that run.
async fn due(house: &House, everything: bool) -> Vec<String> {
    let now = clock::now();
    let mut found = Vec::new();
    for status in [Status::Running, Status::Open] {
        let mut after = None;
        loop {
            let which = Which::Status(status);
            let Ok(page) = house.store.tournaments(&which, PAGE, after.as_ref()).await else {
                break;
            };
            for it in &page {
                let listing = serde_json::from_str::<Listing>(&it.summary.text).ok();
                let late = listing.and_then(|listing| listing.due).is_some_and(|due| due <= now);
                if late || (everything && status == Status::Running) {
                    found.push(it.id.clone());
                }
            }
            after = page.last().map(store::Tournament::cursor);
            if page.len() < PAGE as usize {
                break;
            }
        }
    }
    found
}

/// Does what follows from the log of a tournament, until nothing does.
pub(crate) async fn look(house: &Arc<House>, id: &str) -> Result<(), Problem> {
    for _ in 0..MOST {
        let mut loaded = load(house, id).await?;
        if matches!(loaded.it.stage, Stage::Over | Stage::Cancelled) {
            return Ok(());
        }
        let mut again = false;
        let open: Vec<u32> = loaded.it.open_tables().map(|(number, _)| number).collect();
        for table in open {
            match tables::look(house, &loaded, table).await {
                Ok(Some(ending)) => {
                    again = true;
                    if !loaded.write(house, Event::Ended { table, ending }).await? {
                        break;
                    }
                }
                Ok(None) => {}
                // The others go on.
                Err(problem) => {
                    tracing::warn!(tournament = id, table, why = %problem.why, "a table is stuck");
                }
            }
        }
        let luck = u64::from_le_bytes(ids::entropy()?);
        let next = loaded.it.next(clock::now(), luck).filter(|_| !again);
        match next {
            Some(event) => {
                loaded.write(house, event).await?;
            }
            None if again => {}
            None => {
                refresh(house, &loaded).await?;
                return Ok(());
            }
        }
    }
    Err(Problem::internal())
}

/// What was due has been looked at: the list says when to look again.
async fn refresh(house: &House, loaded: &super::Loaded) -> Result<(), Problem> {
    let Some(stored) = house.store.tournament(&loaded.id).await? else { return Ok(()) };
    let was = serde_json::from_str::<Listing>(&stored.summary.text).ok().and_then(|it| it.due);
    if was.is_some_and(|due| due <= clock::now()) {
        loaded.relist(house).await?;
    }
    Ok(())
}
