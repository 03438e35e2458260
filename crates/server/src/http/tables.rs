//! Making tables and sitting down.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::GameBox;
use record::Deed;
use store::{Status, Which};
use table::{Chair, TimeControl, bot_label};
use tabletop::Options;
use tokio::sync::oneshot;

use super::Problem;
use super::ask::{Address, Body, Caller};
use super::friends::invited;
use super::replays::finished;
use crate::house::House;
use crate::identity::Person;
use crate::limits::Kind;
use crate::live::{Command, Order, load, make, reach, rematch_id, startable};
use crate::wire::{Continue, Fill, Join, Made, NewTable, Remove};
use crate::{ids, lesson};

/// So many tables of one person may wait for players: the lobby is for all.
const WAITING: usize = 10;
/// Looked for among so many of the newest.
const LOOKED_AT: u32 = 50;

/// The longest delay for who watches, in seconds.
const LATEST: u32 = 60 * 60;

/// Chairs as a host asks for them, and which is the host's own.
fn chairs(
    house: &House,
    entry: &GameBox,
    seats: &[String],
) -> Result<(Vec<Chair>, Option<usize>), Problem> {
    let levels = house.pool.levels(entry);
    let mut own = None;
    let mut chairs = Vec::new();
    for (at, seat) in seats.iter().enumerate() {
        chairs.push(match seat.split_once(':') {
            Some(("bot", level)) if levels.iter().any(|known| known == level) => {
                Chair::Bot { level: level.to_owned() }
            }
            Some(("bot", _)) => return Err(Problem::bad("error-unknown-level")),
            None if seat == "open" => Chair::OPEN,
            None if seat == "me" && own.is_none() => {
                own = Some(at);
                Chair::OPEN
            }
            _ => return Err(Problem::bad("error-seats")),
        });
    }
    Ok((chairs, own))
}

/// Keeps open chairs for those who are invited, in order.
fn keep(chairs: &mut [Chair], own: Option<usize>, people: Vec<Person>) -> Result<(), Problem> {
    let mut open = { chairs.iter_mut().enumerate() }
        .filter(|(at, chair)| Some(*at) != own && **chair == Chair::OPEN);
    for person in people {
        let (_, chair) = open.next().ok_or_else(|| Problem::bad("error-seats"))?;
        *chair = Chair::kept(&person.into());
    }
    Ok(())
}

/// Who was blocked by somebody at a table does not sit down there.
async fn not_blocked(house: &House, table: &str, person: &Person) -> Result<(), Problem> {
    for seat in house.store.seats(table).await? {
        if house.store.is_blocked(&seat.identity, &person.id).await? {
            return Err(Problem::forbidden("error-not-welcome"));
        }
    }
    Ok(())
}

pub(crate) fn known(game: &str) -> Result<&'static GameBox, Problem> {
    catalog::find(game).ok_or_else(|| Problem::missing("error-unknown-game"))
}

/// May somebody open one more?
pub(super) async fn few_open(house: &House, person: &Person) -> Result<(), Problem> {
    let mine = house.store.tables(&Which::Identity(person.id.clone()), LOOKED_AT, None).await?;
    let waiting = mine.iter().filter(|table| table.summary.status == Status::Open).count();
    match house.config.limits && waiting >= WAITING {
        true => Err(Problem::conflict("error-many-open")),
        false => Ok(()),
    }
}

/// A clock by which people can play.
pub(super) fn sound(
    house: &House,
    time: Option<TimeControl>,
) -> Result<Option<TimeControl>, Problem> {
    let shortest = u32::try_from(house.config.shortest_clock.as_secs()).unwrap_or(u32::MAX);
    match time.is_none_or(|time| time.is_sound(shortest)) {
        true => Ok(time),
        false => Err(Problem::bad("error-time")),
    }
}

/// Who watches may be kept waiting, but not for ever.
fn soon(delay: Option<u32>) -> Result<Option<u32>, Problem> {
    match delay.filter(|delay| *delay > 0) {
        Some(delay) if delay > LATEST => Err(Problem::bad("error-delay")),
        delay => Ok(delay),
    }
}

pub(super) async fn create(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(person): Caller,
    Body(wanted): Body<NewTable>,
) -> Result<Json<Made>, Problem> {
    house.limits.person(Kind::Table, &person.id)?;
    house.limits.address(Kind::Table, address)?;
    few_open(&house, &person).await?;
    let entry = known(&wanted.game)?;
    if wanted.rated && !person.account {
        return Err(Problem::forbidden("error-rated-account"));
    }
    let mut order = Order {
        id: ids::table()?,
        entry,
        options: Options(wanted.options),
        chairs: Vec::new(),
        host: None,
        position: None,
        script: Vec::new(),
        chapter: wanted.chapter,
        private: wanted.private,
        time: sound(&house, wanted.time.filter(|_| wanted.chapter.is_none()))?,
        seek: false,
        rated: wanted.rated,
        tournament: None,
        delay: soon(wanted.delay.filter(|_| wanted.chapter.is_none()))?,
        seed: house.seeds.next()?,
        play: None,
    };
    let seats = match wanted.chapter {
        Some(at) => {
            let chapter = lesson::chapter(&wanted.game, at);
            let chapter = chapter.ok_or_else(|| Problem::missing("error-unknown-lesson"))?;
            order.options = chapter.options().clone();
            order.position = chapter.position().cloned();
            order.script = chapter.script(entry.game);
            let weakest = entry.levels().next().map(bot_label).unwrap_or_default();
            let mut seats = vec![weakest; chapter.seats().into()];
            seats.iter_mut().take(1).for_each(|pupil| "me".clone_into(pupil));
            seats
        }
        None => wanted.seats,
    };
    let (mut chairs, own) = chairs(&house, entry, &seats)?;
    keep(&mut chairs, own, invited(&house, &person, &wanted.invite).await?)?;
    order.chairs = chairs;
    order.host = own.map(|at| (at, person));
    Ok(Json(Made { id: make(&house, order).await? }))
}

/// Sits down, through the task that owns the table.
pub(crate) async fn sit(
    house: &Arc<House>,
    table: &str,
    person: Person,
    seat: Option<tabletop::Seat>,
) -> Result<tabletop::Seat, Problem> {
    let (answer, sat) = oneshot::channel();
    let table = reach(house, table).await?;
    table.tell(Command::Join { person, seat, answer }).await?;
    sat.await.map_err(|_| Problem::internal())?
}

pub(super) async fn join(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Caller(person): Caller,
    Body(Join { seat }): Body<Join>,
) -> Result<Json<Join>, Problem> {
    not_blocked(&house, &id, &person).await?;
    let seat = sit(&house, &id, person, seat).await?;
    Ok(Json(Join { seat: Some(seat) }))
}

/// Stands up again, while the game has not begun.
pub(super) async fn leave(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Caller(person): Caller,
) -> Result<StatusCode, Problem> {
    stand_up(&house, &id, person).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn stand_up(
    house: &Arc<House>,
    table: &str,
    person: Person,
) -> Result<tabletop::Seat, Problem> {
    let (answer, stood_up) = oneshot::channel();
    let table = reach(house, table).await?;
    table.tell(Command::StandUp { person, answer }).await?;
    stood_up.await.map_err(|_| Problem::internal())?
}

/// The host sends somebody away, while the game has not begun.
pub(super) async fn remove(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Caller(person): Caller,
    Body(Remove { seat }): Body<Remove>,
) -> Result<StatusCode, Problem> {
    let (answer, removed) = oneshot::channel();
    let table = reach(&house, &id).await?;
    table.tell(Command::Remove { person, seat, answer }).await?;
    removed.await.map_err(|_| Problem::internal())??;
    Ok(StatusCode::NO_CONTENT)
}

/// The host begins: bots play for whoever is missing.
pub(super) async fn fill(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Caller(person): Caller,
    Body(Fill { level }): Body<Fill>,
) -> Result<StatusCode, Problem> {
    house.limits.person(Kind::Handover, &person.id)?;
    let stored = house.store.table(&id).await?.ok_or_else(Problem::no_table)?;
    let entry = known(&stored.game)?;
    if !house.pool.levels(entry).contains(&level) {
        return Err(Problem::bad("error-unknown-level"));
    }
    startable(&house, entry, &level).await?;
    let (answer, begun) = oneshot::channel();
    let table = reach(&house, &id).await?;
    table.tell(Command::Fill { person, level, answer }).await?;
    begun.await.map_err(|_| Problem::internal())??;
    Ok(StatusCode::NO_CONTENT)
}

/// The same game again, with seats kept for those who sat there. Whoever asks
/// first makes the table; whoever asks later sits down at it.
pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Address(address): Address,
    Caller(person): Caller,
) -> Result<Json<Made>, Problem> {
    house.limits.person(Kind::Table, &person.id)?;
    house.limits.address(Kind::Table, address)?;
    let table = load(&house, &id).await?;
    let own = table.seat_of(&person.id).ok_or_else(|| Problem::forbidden("error-not-seated"))?;
    if !table.is_over() {
        return Err(Problem::conflict("error-not-over"));
    }
    not_blocked(&house, &id, &person).await?;
    let lesson = table.plan.chapter.map(|_| &table.plan.header);
    let next = rematch_id(&house, &id);
    let order = Order {
        id: next.clone(),
        entry: known(table.game.id())?,
        options: table.plan.options.clone(),
        chairs: table.chairs_again(),
        host: Some((own.index(), person.clone())),
        position: lesson.and_then(|header| header.position.clone()),
        script: lesson.map_or_else(Vec::new, |header| header.script.clone()),
        chapter: table.plan.chapter,
        private: table.plan.private,
        time: table.plan.time,
        seek: false,
        rated: table.plan.rated,
        tournament: None,
        delay: table.plan.delay,
        seed: house.seeds.next()?,
        play: None,
    };
    make(&house, order).await?;
    sit(&house, &next, person, Some(own)).await?;
    reach(&house, &id).await?.tell(Command::Rematch { next: next.clone() }).await?;
    Ok(Json(Made { id: next }))
}

/// A new game that goes on from a step of one that is over, or was imported.
pub(super) async fn play_on(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Address(address): Address,
    Caller(person): Caller,
    Body(Continue { at, seats }): Body<Continue>,
) -> Result<Json<Made>, Problem> {
    house.limits.person(Kind::Table, &person.id)?;
    house.limits.address(Kind::Table, address)?;
    let (record, options) = finished(&house, &id).await?;
    let entry = known(&record.header.game)?;
    let (chairs, own) = chairs(&house, entry, &seats)?;
    let open = chairs.iter().filter(|chair| **chair == Chair::OPEN).count();
    if chairs.len() != record.header.seats.len() || open > usize::from(own.is_some()) {
        return Err(Problem::bad("error-seats"));
    }
    let seed = house.seeds.next()?;
    let resumed = house.work.run(&person.id, move || record.resume(entry.game, at, seed));
    let mut play = resumed.await?.map_err(|error| Problem::record(&error))?;
    if play.course().is_over() {
        return Err(Problem::conflict("error-over"));
    }
    for (seat, chair) in (0..).map(tabletop::Seat).zip(&chairs) {
        let label = match chair {
            Chair::Bot { level } => bot_label(level),
            Chair::Person { .. } => person.name.clone(),
        };
        let proposal = play.propose(seat, &Deed::Handover(label))?.at(crate::clock::now());
        play.commit(proposal).map_err(|_| Problem::internal())?;
    }
    let order = Order {
        id: ids::table()?,
        entry,
        options,
        chairs,
        host: own.map(|at| (at, person)),
        position: None,
        script: Vec::new(),
        chapter: None,
        private: false,
        time: None,
        seek: false,
        rated: false,
        tournament: None,
        delay: None,
        seed,
        play: Some(play),
    };
    Ok(Json(Made { id: make(&house, order).await? }))
}
