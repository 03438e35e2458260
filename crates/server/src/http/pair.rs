//! Finding an opponent. Who looks for one waits at an open table that says so;
//! the next who looks for the same sits down there. All that is known about it
//! stands in the store, so it is the same whichever node is asked. Of two who
//! come at once and wait at a table each, the later one goes over to the earlier.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use store::{Listed, Status, Which};
use table::{Chair, Listing, SeatKind};
use tabletop::Options;

use super::Problem;
use super::ask::{Address, Body, Caller};
use super::tables::{few_open, known, sit, sound, stand_up};
use crate::house::House;
use crate::identity::Person;
use crate::limits::Kind;
use crate::live::{Order, make};
use crate::wire::{Made, Pair};
use crate::{clock, ids};

/// So many of the newest open tables are looked at.
const LOOKED_AT: u32 = 200;
/// Who looks for an opponent and was not seen for so many milliseconds has gone;
/// where moves take days, they may go.
const SEEN: i64 = 15_000;
/// Others may be quicker so many times.
const ATTEMPTS: usize = 6;

/// A table where somebody looks for the same.
struct Seek {
    id: String,
    mine: bool,
}

/// Does anybody still wait at an open table? Of those who look for an opponent
/// that is known.
pub(super) fn is_alive(table: &Listed, now: i64) -> bool {
    let listing: Option<Listing> = serde_json::from_str(&table.summary.text).ok();
    let slow = |it: &Listing| it.time.is_some_and(|time| time.is_slow());
    listing.is_none_or(|it| !it.seek || slow(&it) || table.summary.updated >= now - SEEN)
}

/// The tables where somebody looks for the same, the oldest first.
async fn seeks(house: &House, wanted: &Pair, me: &str) -> Result<Vec<Seek>, Problem> {
    let now = clock::stored(clock::now());
    let open = house.store.tables(&Which::Public(Status::Open), LOOKED_AT, None).await?;
    let fits = |table: Listed| {
        let listing: Listing = serde_json::from_str(&table.summary.text).ok()?;
        let same = listing.seek && table.game == wanted.game && listing.time == wanted.time;
        let mine = listing.seats.iter().any(|seat| seat.identity.as_deref() == Some(me));
        let free = listing.seats.iter().any(|seat| seat.info.kind == SeatKind::Open);
        let there = mine || is_alive(&table, now);
        (same && free && there).then_some(Seek { id: table.id, mine })
    };
    let mut found: Vec<Seek> = open.into_iter().filter_map(fits).collect();
    found.reverse();
    Ok(found)
}

/// Sits down where somebody looks for the same, or waits at a table for who comes
/// next. Asked again, it is the same table.
pub(super) async fn pair(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(person): Caller,
    Body(wanted): Body<Pair>,
) -> Result<Json<Made>, Problem> {
    house.limits.person(Kind::Pair, &person.id)?;
    known(&wanted.game)?;
    sound(&house, wanted.time)?;
    let mut waited = wanted.waited.clone();
    for _ in 0..ATTEMPTS {
        let found = seeks(&house, &wanted, &person.id).await?;
        let own = found.iter().position(|seek| seek.mine);
        // Nobody waits there any more: somebody has come, or the seeker has left.
        if let (Some(id), None) = (waited.take(), own) {
            return Ok(Json(Made { id }));
        }
        let earlier = &found[..own.unwrap_or(found.len())];
        match (earlier.first(), own.map(|at| &found[at])) {
            (Some(other), own) => {
                if let Some(own) = own
                    && stand_up(&house, &own.id, person.clone()).await.is_err()
                {
                    // Somebody has just come.
                    return Ok(Json(Made { id: own.id.clone() }));
                }
                match sit(&house, &other.id, person.clone(), None).await {
                    Ok(_) => return Ok(Json(Made { id: other.id.clone() })),
                    Err(Problem { status: StatusCode::CONFLICT, .. }) => {}
                    Err(problem) => return Err(problem),
                }
            }
            (None, Some(own)) => return Ok(Json(Made { id: own.id.clone() })),
            // Whether somebody was earlier is seen once this one can be seen; by then
            // somebody may have come.
            (None, None) => {
                house.limits.person(Kind::Table, &person.id)?;
                house.limits.address(Kind::Table, address)?;
                waited = Some(wait(&house, &wanted, &person).await?);
            }
        }
    }
    Err(Problem::conflict("error-pair-busy"))
}

/// Opens a table for who comes next. Who begins is left to chance.
async fn wait(house: &Arc<House>, wanted: &Pair, person: &Person) -> Result<String, Problem> {
    few_open(house, person).await?;
    let entry = known(&wanted.game)?;
    let (least, most) = entry.game.seats();
    let seats = usize::from(2_u8.clamp(least, most));
    let [luck] = ids::entropy::<1>()?;
    let order = Order {
        id: ids::table()?,
        entry,
        options: Options::default(),
        chairs: vec![Chair::OPEN; seats],
        host: Some((usize::from(luck) % seats, person.clone())),
        position: None,
        script: Vec::new(),
        chapter: None,
        private: false,
        time: wanted.time,
        seek: true,
        rated: false,
        tournament: None,
        delay: None,
        seed: house.seeds.next()?,
        play: None,
    };
    make(house, order).await
}
