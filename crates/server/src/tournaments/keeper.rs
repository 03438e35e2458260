//! What keeps tournaments going: results are taken from tables, rounds are paired,
//! tables are made. Every node does it for all; the log decides between them.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::{Cursor, Status, Which};
use tokio::sync::mpsc;
use tournament::{Event, Stage};

use super::desk::{Listing, load};
use super::tables;
use crate::house::{House, stopped};
use crate::http::Problem;
use crate::{clock, ids};

/// How often a page of them is looked at, whether something is due: however many
/// somebody sets up, the work for them stays the same.
const OFTEN: Duration = Duration::from_millis(500);
/// How often all are looked at: what another node has left undone is done then.
const SELDOM: Duration = Duration::from_secs(30);
/// So many are a page.
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
    let mut round =
        Round { status: Status::Running, after: None, all: true, began: Instant::now() };
    loop {
        let wanted = tokio::select! {
            id = heard.recv() => match id {
                Some(id) => vec![id],
                None => return,
            },
            _ = often.tick() => due(&house, &mut round).await,
            () = stopped(&mut stopping) => return,
        };
        for id in wanted {
            if let Err(problem) = look(&house, &id).await {
                tracing::warn!(tournament = id, why = %problem.why, "cannot go on yet");
            }
        }
    }
}

/// Where the task is on its way through all that run, and then all that wait.
struct Round {
    status: Status,
    after: Option<Cursor>,
    /// Are all that run looked at, or those only for which time makes a difference?
    all: bool,
    /// When all were looked at last.
    began: Instant,
}

/// Those of the next page that are to be looked at.
async fn due(house: &House, round: &mut Round) -> Vec<String> {
    let which = Which::Status(round.status);
    let Ok(page) = house.store.tournaments(&which, PAGE, round.after.as_ref()).await else {
        return Vec::new();
    };
    let now = clock::now();
    let wanted = |it: &&store::Tournament| {
        let listing = serde_json::from_str::<Listing>(&it.summary.text).ok();
        let late = listing.and_then(|listing| listing.due).is_some_and(|due| due <= now);
        late || (round.all && round.status == Status::Running)
    };
    let found = page.iter().filter(wanted).map(|it| it.id.clone()).collect();
    round.after =
        page.last().filter(|_| page.len() == PAGE as usize).map(store::Tournament::cursor);
    if round.after.is_none() {
        round.go_on();
    }
    found
}

impl Round {
    /// The last page of a kind was looked at.
    fn go_on(&mut self) {
        if self.status == Status::Running {
            self.status = Status::Open;
            return;
        }
        self.status = Status::Running;
        self.all = self.began.elapsed() >= SELDOM;
        if self.all {
            self.began = Instant::now();
        }
    }
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
