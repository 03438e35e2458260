//! Games that are over, to be looked at again with everything that was hidden, or as
//! somebody saw it; and records from elsewhere.

use std::net::IpAddr;
use std::ops::Range;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, header};
use axum::response::IntoResponse;
use record::Problem::UnknownRules;
use record::{Entry, Mode, Record, RecordError};
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use table::{all_words, deed_text, seats_of_labels};
use tabletop::{Game, Options, Said, Seat, Viewer};

use super::Problem;
use super::ask::{Address, Caller, refused};
use crate::house::House;
use crate::limits::Kind;
use crate::live::load;
use crate::wire::{Frame, Made, Replay, ReplayHeader};
use crate::{clock, ids};

/// So many frames are shown at once: a whole game would fill the memory.
const PAGE: u32 = 100;
/// The most lines of a record from elsewhere. The longest honest games have a
/// third of that.
const LONGEST: usize = 10_000;

/// The record of a game that is over, or of one that was imported, and how it
/// was set up.
pub(super) async fn finished(house: &House, id: &str) -> Result<(Record, Options), Problem> {
    match load(house, id).await {
        Ok(table) => {
            let play = table.play().filter(|_| table.is_over());
            let play = play.ok_or_else(|| Problem::conflict("error-not-over"))?;
            Ok((play.record(), table.plan.options.clone()))
        }
        Err(problem) => {
            let text = match house.store.record(id).await? {
                Some(stored) => stored.text,
                None => written(house, id).await?.ok_or(problem)?,
            };
            let record = Record::parse(text).map_err(|error| Problem::record(&error))?;
            let options = options(&record);
            Ok((record, options))
        }
    }
}

/// What is written of a table that is over, when it cannot be played again.
async fn written(house: &House, id: &str) -> Result<Option<String>, Problem> {
    let stored = house.store.table(id).await?;
    // What is closed is not over: hands stay hidden.
    if stored.is_none_or(|it| it.closed || it.summary.status != store::Status::Over) {
        return Ok(None);
    }
    let lines = house.store.entries(id, 0).await?;
    Ok(Some(lines.iter().flat_map(|entry| [entry.line.as_str(), "\n"]).collect()))
}

/// The options that a set-up shows: those it names as the game does.
fn options(record: &Record) -> Options {
    let specs = record.game(catalog::game).map_or(&[][..], |game| game.options());
    let chosen = specs.iter().filter_map(|spec| {
        let value = record.header.setup.get(spec.name)?.as_str()?;
        spec.values.contains(&value).then_some((spec.name, value))
    });
    chosen.collect()
}

pub(super) async fn record(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    house.limits.address(Kind::Replay, address)?;
    let (record, _) = finished(&house, &id).await?;
    let file = format!("attachment; filename=\"{}-{id}.jsonl\"", record.header.game);
    let headers: [(HeaderName, String); 2] = [
        (header::CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, file),
    ];
    Ok((headers, record.text()))
}

/// Which frames.
#[derive(Deserialize)]
pub(super) struct Page {
    /// The first.
    #[serde(default)]
    from: u32,
    /// As whom: `public`, or a seat's number; with everything that was hidden by default.
    seen: Option<String>,
}

impl Page {
    fn viewer(&self, seats: usize) -> Result<Viewer, Problem> {
        let seat = |text: &str| text.parse().ok().filter(|seat| usize::from(*seat) < seats);
        match self.seen.as_deref() {
            None => Ok(Viewer::Omniscient),
            Some("public") => Ok(Viewer::Public),
            Some(text) => seat(text)
                .map(|seat| Viewer::Seat(Seat(seat)))
                .ok_or_else(|| Problem::bad("error-no-such-seat")),
        }
    }
}

pub(super) async fn replay(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Path(id): Path<String>,
    Query(page): Query<Page>,
) -> Result<Json<Replay>, Problem> {
    house.limits.address(Kind::Replay, address)?;
    let (record, options) = finished(&house, &id).await?;
    frames(&house, address, record, options, page).await.map(Json)
}

pub(super) async fn imported(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Path(id): Path<String>,
    Query(page): Query<Page>,
) -> Result<Json<Replay>, Problem> {
    house.limits.address(Kind::Replay, address)?;
    let stored = house.store.record(&id).await?;
    let stored = stored.ok_or_else(|| Problem::missing("error-unknown-record"))?;
    let record = Record::parse(stored.text).map_err(|error| Problem::record(&error))?;
    let options = options(&record);
    frames(&house, address, record, options, page).await.map(Json)
}

pub(super) async fn import(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(person): Caller,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Made>, Problem> {
    house.limits.person(Kind::Table, &person.id)?;
    house.limits.address(Kind::Table, address)?;
    let body = body.map_err(|error| refused(error.status(), &error.body_text()))?;
    // The same record again has the same id.
    let id = ids::spell(&Sha256::digest(&body));
    let text = house.work.run(address, move || {
        if body.iter().filter(|byte| **byte == b'\n').count() > LONGEST {
            let why = Said::new("error-record-long").with("most", LONGEST as u32);
            return Err(Problem { why, ..Problem::bad("error-record-long") });
        }
        match record::verify(&body, catalog::game, Mode::Tolerant) {
            // By rules of another time: it can be looked at, and no more.
            Ok(_) | Err(RecordError { problem: UnknownRules { .. }, .. }) => {}
            Err(error) => return Err(Problem::record(&error)),
        }
        String::from_utf8(body.to_vec()).map_err(|_| Problem::bad("error-record"))
    });
    let text = text.await??;
    let created = clock::stored(clock::now());
    house.store.put_record(store::Record { id: id.clone(), text, created }).await?;
    Ok(Json(Made { id }))
}

/// Plays a record again and shows a page of it as somebody saw it; what is written alone if nobody here plays by its rules.
async fn frames(
    house: &House,
    address: IpAddr,
    record: Record,
    options: Options,
    page: Page,
) -> Result<Replay, Problem> {
    let (from, who) = (page.from, page.viewer(record.header.seats.len())?);
    let played = move || {
        let shown = from..from.saturating_add(PAGE);
        let (unplayed, frames) = match record.game(catalog::game) {
            Ok(game) => (None, played(&record, game, &shown, who)?),
            Err(error @ RecordError { problem: UnknownRules { .. }, .. }) => {
                let written = record.entries.iter().filter(|entry| shown.contains(&entry.n));
                let written = written.map(|entry| {
                    let said = Said::new("table-written").with("text", deed_text(&entry.deed));
                    frame(entry, vec![said])
                });
                (Some(Problem::record(&error).why), written.collect())
            }
            Err(error) => return Err(error),
        };
        let header = ReplayHeader {
            game: record.header.game,
            rules: record.header.rules,
            unplayed,
            options: options.0,
            seats: seats_of_labels(&record.header.seats),
            commitment: record.header.commitment.to_string(),
            seed: record.end.as_ref().map(|end| hex::encode(end.seed.0)),
            outcome: record.end.map(|end| end.outcome),
        };
        let length = record.entries.len() as u32;
        Ok(Replay { header, length, frames })
    };
    let played = house.work.run(address, played);
    played.await?.map_err(|error: RecordError| Problem::record(&error))
}

/// The frames of these entries; those before are played, and not kept.
fn played(
    record: &Record,
    game: &'static dyn Game,
    shown: &Range<u32>,
    who: Viewer,
) -> Result<Vec<Frame>, RecordError> {
    let mut frames = Vec::new();
    let last = (record.entries.len() as u32).min(shown.end).checked_sub(1);
    record.replay(game, Mode::Tolerant, last, |course, happened| {
        let Some(entry) = course.entries().last() else { return };
        if shown.contains(&entry.n) {
            let seen = happened.seen_by(who).into_iter();
            let (events, says) = seen.map(|seen| (seen.event, seen.said)).unzip();
            let state = course.state();
            frames.push(Frame {
                events,
                round: state.round(),
                view: state.view(who),
                ..frame(entry, says)
            });
        }
    })?;
    Ok(frames)
}

/// What is written of an entry, and nothing of what came of it.
fn frame(entry: &Entry, says: Vec<Said>) -> Frame {
    Frame {
        n: entry.n,
        seat: entry.seat,
        action: deed_text(&entry.deed),
        says: all_words(entry, says),
        events: Vec::new(),
        round: None,
        view: Value::Null,
    }
}
