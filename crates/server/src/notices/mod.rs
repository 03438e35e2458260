//! Telling people who are not here that a game waits for them: through the push
//! service of their browser, by a message to another server, by mail. What is to
//! be told is read from what a table has stored, and noted in the store before it
//! is told, so that of several nodes one does, and none a second time.
//!
//! Nothing is sent of a game but that it waits, which game it is, and with whom.

mod mail;
mod places;
mod push;
mod words;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use store::{Listed, Turn, Way, WayKind};
use table::Listing;
use tokio::sync::{Mutex, Semaphore, mpsc};

pub(crate) use mail::{Door, Mailer, is_address, pass_of};
pub(crate) use places::Places;
pub(crate) use push::{Subscription, Vapid};
pub(crate) use words::Letter;

use crate::clock;
use crate::house::{House, stopped};
use crate::http::Problem;

/// What happens within so long is told together.
const GATHERED: Duration = Duration::from_millis(500);
/// So many tables may wait to be told of; the next round finds those beyond.
const QUEUE: usize = 1024;
/// How often it is looked who was not told, at least and at most: mail waits, and a
/// node may have died.
const ROUND: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));
/// Whatever began to wait so long ago is not told of any more, in milliseconds.
const STALE: u64 = 2 * 24 * 60 * 60 * 1000;
/// How many tables a round looks at.
const LOOKED_AT: u32 = 500;
/// How many letters are under way at once.
const AT_ONCE: usize = 16;
/// How long one may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// A letter that did not arrive is sent once more after this.
const AGAIN: Duration = Duration::from_secs(5);

/// Where a way leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Place {
    Push(Subscription),
    Webhook { url: String },
    Mail { address: String },
}

/// Somebody for whom a table waits.
#[derive(Clone, Debug)]
pub(crate) struct Awaited {
    turn: Turn,
    game: String,
    /// Those who wait, by name.
    others: Vec<String>,
    /// Looks at the table at this moment: nothing needs to be sent.
    here: bool,
}

/// What a node needs to tell people.
pub(crate) struct Notices {
    heard: mpsc::Sender<Vec<Awaited>>,
    hearing: Mutex<mpsc::Receiver<Vec<Awaited>>>,
    pub(crate) vapid: Vapid,
    pub(crate) places: Places,
    pub(crate) mailer: Option<Mailer>,
    web: reqwest::Client,
    under_way: Arc<Semaphore>,
}

/// Why a letter did not arrive.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Undelivered {
    /// Nobody is there any more, and never will be.
    #[error("nobody is there any more")]
    Gone,
    #[error("{0}")]
    Perhaps(String),
}

impl Notices {
    pub(crate) fn new(config: &crate::Config, vapid: Vapid) -> Result<Self, String> {
        // Only fails if there is one already, which is as good.
        drop(rustls::crypto::ring::default_provider().install_default());
        let web = reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .timeout(PATIENCE)
            .build()
            .map_err(|error| error.to_string())?;
        let (heard, hearing) = mpsc::channel(QUEUE);
        Ok(Notices {
            heard,
            hearing: Mutex::new(hearing),
            vapid,
            places: Places::new(config),
            mailer: Mailer::new(config)?,
            web,
            under_way: Arc::new(Semaphore::new(AT_ONCE)),
        })
    }

    /// A table has stored whom it waits for. `here` are those who look at it.
    pub(crate) fn hear(&self, table: &str, game: &str, listing: &Listing, here: &[&str]) {
        let waiting: Vec<Awaited> = awaited(table, game, listing)
            .map(|one| Awaited { here: here.contains(&one.turn.identity.as_str()), ..one })
            .collect();
        if !waiting.is_empty() && self.heard.try_send(waiting).is_err() {
            tracing::warn!(table, "too many turns at once: this one is told later");
        }
    }

    /// Sends a letter, twice if the first does not arrive.
    pub(crate) async fn send(
        &self,
        house: &House,
        way: &Way,
        letter: &Letter,
    ) -> Result<(), Undelivered> {
        match self.deliver(house, way, letter).await {
            Err(Undelivered::Perhaps(why)) => {
                tracing::debug!(why, "a letter did not arrive");
                tokio::time::sleep(AGAIN).await;
                self.deliver(house, way, letter).await
            }
            done => done,
        }
    }

    async fn deliver(&self, house: &House, way: &Way, letter: &Letter) -> Result<(), Undelivered> {
        let _place = self.under_way.acquire().await;
        let place: Place = serde_json::from_str(&way.address)
            .map_err(|error| Undelivered::Perhaps(error.to_string()))?;
        let request = match place {
            Place::Push(to) if self.places.pushes_to(&to.endpoint) => {
                self.vapid.request(&self.web, &to, letter, self.places.contact())?
            }
            Place::Webhook { url } if self.places.posts_to(&url) => {
                let link = self.places.link(&letter.path);
                self.web.post(url).json(&letter.for_machines(&link))
            }
            Place::Mail { address } => {
                return match &self.mailer {
                    Some(mailer) => mailer.send(house, way, &address, letter).await,
                    None => Err(Undelivered::Gone),
                };
            }
            // Whoever runs this no longer allows it.
            Place::Push(_) | Place::Webhook { .. } => return Err(Undelivered::Gone),
        };
        let answer = request.send().await;
        let answer =
            answer.map_err(|error| Undelivered::Perhaps(error.without_url().to_string()))?;
        match answer.status().as_u16() {
            200..=299 => Ok(()),
            404 | 410 => Err(Undelivered::Gone),
            status => Err(Undelivered::Perhaps(format!("answered {status}"))),
        }
    }
}

/// For whom a running table waits, where somebody else would like to play on.
fn awaited(table: &str, game: &str, listing: &Listing) -> impl Iterator<Item = Awaited> {
    let people = listing.seats.iter().filter(|seat| seat.identity.is_some()).count();
    let asked = listing.asked.iter().zip(&listing.turns).filter(move |_| people > 1);
    asked.filter_map(move |(seat, number)| {
        let identity = listing.seats.get(seat.index())?.identity.clone()?;
        let others = listing
            .seats
            .iter()
            .filter(|other| other.identity.as_ref().is_some_and(|whose| *whose != identity));
        Some(Awaited {
            others: others.map(|other| other.info.name.clone()).collect(),
            turn: Turn { table: table.to_owned(), identity, number: (*number).into() },
            game: game.to_owned(),
            here: false,
        })
    })
}

/// Tells people until the server stops.
pub(crate) async fn keep_telling(house: Arc<House>) {
    let mut stopping = house.stopping.subscribe();
    let mut hearing = house.notices.hearing.lock().await;
    let mut round = tokio::time::interval(house.config.mail_after.clamp(ROUND.0, ROUND.1));
    loop {
        tokio::select! {
            Some(mut waiting) = hearing.recv() => {
                tokio::time::sleep(GATHERED).await;
                while let Ok(more) = hearing.try_recv() {
                    waiting.extend(more);
                }
                tell(&house, &[WayKind::Push, WayKind::Webhook], waiting).await;
            }
            _ = round.tick() => {
                if let Err(problem) = look_round(&house).await {
                    tracing::warn!(why = %problem.why, "who waits is unknown");
                }
            }
            () = stopped(&mut stopping) => return,
        }
    }
}

/// Finds whom nobody has told, and who has not come although a mail's time is up.
async fn look_round(house: &Arc<House>) -> Result<(), Problem> {
    let now = clock::now();
    let since = clock::stored(now.saturating_sub(STALE));
    let found = house.store.awaiting(since, LOOKED_AT).await?;
    let mut late = Vec::new();
    let mut all = Vec::new();
    for Listed { id, game, summary, .. } in found {
        let Ok(listing) = serde_json::from_str::<Listing>(&summary.text) else { continue };
        for one in awaited(&id, &game, &listing) {
            let waits = now.saturating_sub(u64::try_from(summary.updated).unwrap_or(0));
            if house.notices.mailer.as_ref().is_some_and(|mailer| waits >= mailer.after())
                && !seen_since(house, &one.turn.identity, summary.updated).await?
            {
                late.push(one.clone());
            }
            all.push(one);
        }
    }
    tell(house, &[WayKind::Push, WayKind::Webhook], all).await;
    tell(house, &[WayKind::Mail], late).await;
    Ok(())
}

async fn seen_since(house: &House, identity: &str, then: i64) -> Result<bool, Problem> {
    let sessions = house.store.sessions(identity).await?;
    Ok(sessions.iter().any(|session| session.seen > then))
}

/// Notes turns and tells those who are not here, each way once, however many
/// games wait.
async fn tell(house: &Arc<House>, kinds: &[WayKind], waiting: Vec<Awaited>) {
    if waiting.is_empty() {
        return;
    }
    let turns = waiting.iter().map(|one| one.turn.clone()).collect();
    let told = match house.store.tell(kinds, turns, clock::stored(clock::now())).await {
        Ok(told) => told,
        Err(error) => return tracing::warn!(%error, "nobody could be told of a turn"),
    };
    let mut letters: BTreeMap<String, (Way, Vec<Awaited>)> = BTreeMap::new();
    for (way, turn) in told {
        let one = waiting.iter().find(|one| one.turn == turn);
        if let Some(one) = one.filter(|one| !one.here) {
            letters.entry(way.id.clone()).or_insert((way, Vec::new())).1.push(one.clone());
        }
    }
    for (way, games) in letters.into_values() {
        let house = house.clone();
        tokio::spawn(async move {
            let letter = Letter::of_turns(&way.language, &games);
            let done = house.notices.send(&house, &way, &letter).await;
            let outcome = if done.is_ok() { "sent" } else { "failed" };
            metrics::counter!("microcosm_notices_total", "outcome" => outcome).increment(1);
            match done {
                Ok(()) => {}
                Err(Undelivered::Gone) => {
                    // It may be set up anew; until then nobody knocks in vain.
                    drop(house.store.remove_way(&way.identity, &way.id).await);
                }
                Err(why) => tracing::warn!(%why, "a letter did not arrive"),
            }
        });
    }
}
