//! Lists of tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use store::{Listed, Status, Which};
use table::{Listing, SeatInfo, SeatKind};

use super::ask::Anyone;
use super::{Problem, pair};
use crate::clock;
use crate::house::House;
use crate::wire::{Summary, Tables};

/// How many tables a list shows.
const MOST: u32 = 50;

pub(super) async fn tables(
    State(house): State<Arc<House>>,
    Anyone(session): Anyone,
) -> Result<Json<Tables>, Problem> {
    let me = session.map(|session| session.person.id);
    let list = async |which: Which| -> Result<Vec<Summary>, Problem> {
        let listed = house.store.tables(&which, MOST, None).await?;
        let open = listed.into_iter().filter(|table| !table.closed);
        Ok(open.filter_map(|table| summary(table, me.as_deref())).collect())
    };
    let mine = match &me {
        Some(me) => list(Which::Identity(me.clone())).await?.into_iter().filter(alive).collect(),
        None => Vec::new(),
    };
    let open = house.store.tables(&Which::Public(Status::Open), MOST, None).await?;
    let now = clock::stored(clock::now());
    let open = open.into_iter().filter(|table| pair::is_alive(table, now));
    let open = open.filter_map(|table| summary(table, me.as_deref())).collect();
    let running = list(Which::Public(Status::Running)).await?;
    let bulletin = house.orders.now().bulletin();
    Ok(Json(Tables { open, running, mine, bulletin }))
}

/// A rematch that everybody has left again is nobody's.
fn alive(table: &Summary) -> bool {
    table.started || table.seats.iter().any(|seat| seat.kind == SeatKind::Person)
}

/// A table as `me` sees it; none if it has just been made and has no seats yet.
fn summary(table: Listed, me: Option<&str>) -> Option<Summary> {
    let listing: Listing = serde_json::from_str(&table.summary.text).ok()?;
    let seats: Vec<SeatInfo> = listing
        .seats
        .into_iter()
        .map(|seat| SeatInfo { you: me.is_some() && seat.identity.as_deref() == me, ..seat.info })
        .collect();
    let asked = |at: usize| listing.asked.iter().any(|seat| seat.index() == at);
    let turn = match table.summary.status {
        Status::Open => seats.iter().any(|seat| seat.you && seat.kind == SeatKind::Open),
        Status::Running => seats.iter().enumerate().any(|(at, seat)| seat.you && asked(at)),
        Status::Over => false,
    };
    let own = seats.iter().any(|seat| seat.you);
    // Who watches late does not learn from a list what has happened since.
    let hidden = listing.delay.is_some() && table.summary.status == Status::Running && !own;
    let updated = if hidden { table.created } else { table.summary.updated };
    (!seats.is_empty()).then_some(Summary {
        id: table.id,
        game: table.game,
        options: listing.options.0,
        seats,
        started: table.summary.status != Status::Open,
        over: table.summary.status == Status::Over,
        turn,
        round: listing.round.filter(|_| !hidden),
        rated: listing.rated,
        updated: u64::try_from(updated).unwrap_or(0),
        time: listing.time,
        due: table.summary.due.filter(|_| !hidden).and_then(|due| u64::try_from(due).ok()),
        delay: listing.delay,
    })
}
