//! A finished game with hindsight, for whoever asks: found out once and stored,
//! told as it goes along. Judging is done where bots think, decision by
//! decision, and ends when the asker leaves.

use std::collections::HashSet;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Path, State};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use bots::Budget;
use catalog::GameBox;
use futures_util::stream;
use review::{EDITION, MOST, Review, Task, Unreviewable};
use sha2::{Digest, Sha256};
use store::Store;
use table::{SeatInfo, seats_of_labels};
use tabletop::Said;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::AbortHandle;

use super::Problem;
use super::ask::{Address, Caller};
use super::replays::finished;
use crate::house::{House, stopped};
use crate::limits::Kind;
use crate::wire::Reviewing;
use crate::{clock, ids};

/// So many reviews wait or are worked out at once: each keeps every position of
/// its game, and nobody waits for what comes after so many others.
const PLACES: usize = 8;

/// Who has something reviewed at this moment, and how much of that at once.
pub(crate) struct Reviews {
    turns: Arc<Semaphore>,
    askers: Arc<Mutex<HashSet<String>>>,
}

/// The one review of an asker, given back when dropped.
struct Place {
    askers: Arc<Mutex<HashSet<String>>>,
    asker: String,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.askers.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.asker);
    }
}

impl Reviews {
    /// Beside the bots of tables: half of the threads are left to those.
    pub(crate) fn new(threads: usize) -> Self {
        Reviews { turns: Arc::new(Semaphore::new((threads / 2).max(1))), askers: Arc::default() }
    }

    /// One at a time for each who asks.
    fn place(&self, asker: &str) -> Result<Place, Problem> {
        let mut askers = self.askers.lock().unwrap_or_else(PoisonError::into_inner);
        if askers.contains(asker) {
            return Err(Problem::conflict("error-review-one"));
        }
        if askers.len() >= PLACES {
            return Err(Problem::conflict("error-review-busy"));
        }
        askers.insert(asker.to_owned());
        Ok(Place { askers: self.askers.clone(), asker: asker.to_owned() })
    }
}

/// Ends a task when nobody listens to it any more.
struct Listening(AbortHandle);

impl Drop for Listening {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// What is being reviewed, and where it goes when it is done.
struct Job {
    house: Arc<House>,
    entry: &'static GameBox,
    task: Task,
    key: Key,
    seats: Vec<SeatInfo>,
    _place: Place,
}

/// Where a review is stored.
struct Key {
    record: String,
    edition: String,
}

impl Key {
    fn of(text: &str) -> Self {
        let record = ids::spell(&Sha256::digest(text.as_bytes()));
        Key { record, edition: format!("{}/{EDITION}", env!("CARGO_PKG_VERSION")) }
    }

    async fn stored(&self, store: &dyn Store) -> Result<Option<Review>, Problem> {
        let stored = store.review(&self.record, &self.edition).await?;
        // What cannot be read is found out again.
        Ok(stored.and_then(|stored| serde_json::from_str(&stored.text).ok()))
    }
}

pub(super) async fn review(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Path(id): Path<String>,
    Caller(person): Caller,
) -> Result<Response, Problem> {
    house.limits.address(Kind::Replay, address)?;
    let (record, _) = finished(&house, &id).await?;
    let seats = seats_of_labels(&record.header.seats);
    let key = Key::of(&record.text());
    if let Some(review) = key.stored(&*house.store).await? {
        let done = Reviewing::Done { seats, review: Box::new(review) };
        return Ok(Sse::new(stream::iter([event(&done)])).into_response());
    }
    house.limits.person(Kind::Review, &person.id)?;
    house.limits.address(Kind::Review, address)?;
    let place = house.reviews.place(&person.id)?;
    let entry =
        catalog::find(&record.header.game).ok_or_else(|| unreviewable(&Unreviewable::Unjudged))?;
    let task = house.work.run(&person.id, move || Task::of(entry, &record)).await?;
    let task = task.map_err(|error| unreviewable(&error))?;
    let job = Job { house, entry, task, key, seats, _place: place };
    let (news, heard) = mpsc::channel(1);
    let listening = Listening(tokio::spawn(job.run(news)).abort_handle());
    let told = stream::unfold((heard, listening), |(mut heard, listening)| async move {
        let news = heard.recv().await?;
        Some((event(&news), (heard, listening)))
    });
    Ok(Sse::new(told).into_response())
}

impl Job {
    /// Tells how far it is, and at last what was found.
    async fn run(self, news: mpsc::Sender<Reviewing>) {
        let mut stopping = self.house.stopping.subscribe();
        let told = tokio::select! {
            found = self.find(&news) => found,
            () = stopped(&mut stopping) => return,
        };
        // Nobody may be there any more.
        drop(news.send(told).await);
    }

    async fn find(&self, news: &mpsc::Sender<Reviewing>) -> Reviewing {
        let of = self.task.decisions.len() as u32;
        drop(news.send(Reviewing::Progress { done: 0, of }).await);
        let Ok(_turn) = self.house.reviews.turns.acquire().await else { return failed() };
        let mut found = Vec::new();
        for decision in &self.task.decisions {
            let (entry, decision) = (self.entry, decision.clone());
            let judge = move |budget: &Budget| decision.judge(entry, budget);
            let Ok(judged) = self.house.pool.judge(None, judge).await else { return failed() };
            found.push(judged);
            let progress = Reviewing::Progress { done: found.len() as u32, of };
            if news.send(progress).await.is_err() {
                return failed();
            }
        }
        let review = self.task.review(found);
        if let Ok(text) = serde_json::to_string(&review) {
            let (record, edition) = (self.key.record.clone(), self.key.edition.clone());
            let created = clock::stored(clock::now());
            let stored = store::Review { record, edition, text, created };
            if let Err(error) = self.house.store.put_review(stored).await {
                tracing::warn!(%error, "a review cannot be stored: it will be found out again");
            }
        }
        Reviewing::Done { seats: self.seats.clone(), review: Box::new(review) }
    }
}

fn failed() -> Reviewing {
    Reviewing::Failed { why: Said::new("error-internal") }
}

fn event(news: &Reviewing) -> Result<Event, Infallible> {
    // Plain data can always be written.
    Ok(Event::default().json_data(news).unwrap_or_default())
}

fn unreviewable(error: &Unreviewable) -> Problem {
    match error {
        Unreviewable::NotOver => Problem::conflict("error-not-over"),
        Unreviewable::Unjudged => Problem::conflict("error-review-unjudged"),
        Unreviewable::TooLong => {
            let why = Said::new("error-review-long").with("most", MOST as u32);
            Problem { why, ..Problem::conflict("error-review-long") }
        }
        Unreviewable::Record(error) => Problem::record(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Why there is no place.
    fn refused(reviews: &Reviews, asker: &str) -> Option<String> {
        reviews.place(asker).err().map(|problem| problem.why.key.to_string())
    }

    #[test]
    fn places_are_few_one_for_each_and_given_back() {
        let reviews = Reviews::new(2);
        let asker = |at: usize| format!("guest-{at}");
        let mut places: Vec<_> = (0..PLACES).map(|at| reviews.place(&asker(at)).ok()).collect();
        assert!(places.iter().all(Option::is_some));
        assert_eq!(refused(&reviews, &asker(0)).as_deref(), Some("error-review-one"));
        assert_eq!(refused(&reviews, "another").as_deref(), Some("error-review-busy"));
        places.pop();
        assert_eq!(refused(&reviews, "another"), None);
    }
}
