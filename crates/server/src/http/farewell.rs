//! All that is known of me, as one file; and the end of my account.

use std::sync::Arc;

use axum::body::Body as Stream;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use futures_util::stream;
use serde_json::{Value, json};
use store::{Cursor, Notice, Player, Sought, Status};

use super::Problem;
use super::ask::{Body, Caller, InSession};
use super::people::told;
use super::replays::finished;
use crate::audit::{By, note};
use crate::farewell;
use crate::house::House;
use crate::identity::Person;
use crate::limits::Kind;
use crate::wire::Farewell;

/// So many games are read at once.
const PAGE: u32 = 200;
/// So many lines of talk at a table are read.
const TALK: u32 = 10_000;

/// My data, as a file: who I am, where I am logged in, passkeys, friends, ratings, results; and,
/// table by table, what I said and the record of the game if it is over.
pub(super) async fn export(
    State(house): State<Arc<House>>,
    Caller(person): Caller,
) -> Result<impl IntoResponse, Problem> {
    house.limits.person(Kind::Export, &person.id)?;
    let mut head = about(&house, &person).await?.to_string();
    head.truncate(head.len() - 1);
    head.push_str(",\"tables\":[");
    let tables = farewell::tables(&*house.store, &person.id).await?;
    // Table by table, so that many games do not fill the memory.
    let steps = tables.into_iter().map(Some).chain([None]);
    let parts = stream::unfold((house, person, head, steps), |state| async move {
        let (house, person, before, mut steps) = state;
        let part = match steps.next()? {
            Some((table, status)) => about_table(&house, &person, &table, status).await,
            None => Ok("]}".to_owned()),
        };
        // Every table but the first has a comma before it, and the end has none.
        let text = part.map(|part| match part.as_str() {
            "]}" => before.trim_end_matches(',').to_owned() + &part,
            _ => before + &part,
        });
        let text = text.map_err(|problem| std::io::Error::other(problem.why.to_string()));
        Some((text, (house, person, ",".to_owned(), steps)))
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"microcosm.json\""),
    ];
    Ok((headers, Stream::from_stream(parts)))
}

/// Everything but what is at tables.
async fn about(house: &House, person: &Person) -> Result<Value, Problem> {
    let store = &house.store;
    let me = store.identity(&person.id).await?;
    let sessions = store
        .sessions(&person.id)
        .await?
        .into_iter()
        .map(|it| json!({ "device": it.device, "created": it.created, "seen": it.seen }));
    let passkeys = store
        .passkeys(&person.id)
        .await?
        .into_iter()
        .map(|it| json!({ "name": it.name, "created": it.created, "used": it.used }));
    let passkeys: Vec<_> = passkeys.collect();
    let friends = store.ties(&person.id).await?.into_iter();
    let friends = friends.map(|it| json!({ "name": it.name, "since": it.since, "blocked": it.tie == store::Tie::Blocked }));
    let ratings = store.ratings(&Player::Person(person.id.clone())).await?.into_iter().map(|it| {
        json!({
            "game": it.game, "pace": it.pace, "form": it.form.word(), "games": it.games,
            "rating": it.rating as f64 / 1000.0, "deviation": it.deviation as f64 / 1000.0,
        })
    });
    let (sessions, friends, ratings): (Vec<_>, Vec<_>, Vec<_>) =
        (sessions.collect(), friends.collect(), ratings.collect());
    let sought =
        Sought { identity: person.id.clone(), viewer: person.id.clone(), ..Sought::default() };
    let (mut results, mut after): (Vec<_>, Option<Cursor>) = (Vec::new(), None);
    loop {
        let page = store.results(&sought, PAGE, after.as_ref()).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.cursor());
        results.extend(page.into_iter().map(|it| told(it, &person.id)));
    }
    let watched = store.said_watching(&person.id, TALK).await?.into_iter();
    let watched =
        watched.map(|(table, it)| json!({ "table": table, "at": it.at, "text": it.text }));
    let watched: Vec<_> = watched.collect();
    Ok(json!({
        "id": person.id, "name": person.name, "account": person.account,
        "since": me.map(|me| me.created), "sessions": sessions, "passkeys": passkeys,
        "friends": friends,
        "ratings": ratings, "results": results, "said_watching": watched,
    }))
}

/// A table: what I said there and have prepared, and the record of its game if it is over.
async fn about_table(
    house: &House,
    person: &Person,
    table: &str,
    status: Status,
) -> Result<String, Problem> {
    let talk = house.store.chat(table, 0, TALK).await?.into_iter();
    let mine: Vec<Value> = talk
        .filter(|line| match &line.by {
            Some(by) => *by == person.id,
            None => line.from == person.name,
        })
        .filter(|line| !line.watching)
        .map(|line| json!({ "at": line.at, "text": line.text }))
        .collect();
    let seats = house.store.seats(table).await?;
    let own = |seat| seats.iter().any(|it| it.seat == seat && it.identity == person.id);
    let intents = house.store.intents(table).await?.into_iter().filter(|it| own(it.seat));
    let prepared: Vec<Value> =
        intents.filter_map(|it| serde_json::from_str(&it.text).ok()).collect();
    // What others hide is hidden until a game is over.
    let record = match status {
        Status::Over => finished(house, table).await.ok().map(|(record, _)| record.text()),
        Status::Open | Status::Running => None,
    };
    Ok(json!({ "table": table, "talk": mine, "prepared": prepared, "record": record }).to_string())
}

/// The end of my account: it asks for the password once more.
pub(super) async fn leave(
    State(house): State<Arc<House>>,
    InSession(session): InSession,
    Body(Farewell { password }): Body<Farewell>,
) -> Result<impl IntoResponse, Problem> {
    let person = session.person;
    house.limits.person(Kind::Login, &person.name.to_lowercase())?;
    let account = house.store.account(&person.name).await?;
    let hash = account.filter(|it| it.identity == person.id).map(|it| it.hash);
    if !house.passwords.check(password, hash).await? {
        return Err(Problem::new(StatusCode::UNAUTHORIZED, "error-password"));
    }
    for table in farewell::leave(&*house.store, &person).await? {
        house.tables.hear(&Notice::Seats { table: table.into() });
    }
    house.ended.tell(&person.id);
    note(&*house.store, By::Person(&person.id), "delete", None, "").await;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, house.cookies.revoke())]))
}
