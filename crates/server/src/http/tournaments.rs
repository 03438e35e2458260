//! Tournaments: making one, taking part, and what its host may do.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use store::{NewTournament as Stored, Status, Which};
use table::Flag;
use tabletop::{Options, Said};
use tournament::{Charter, Ending, Event, Format, Line, Tournament};

use super::Problem;
use super::ask::{Address, Anyone, Body, Caller};
use super::tables::{known, sound};
use crate::house::House;
use crate::identity::Person;
use crate::limits::Kind;
use crate::tournaments::{self, Loaded, change, end_table, load, look, openings};
use crate::wire::{
    Decide, DropPlayer, Enter, Made, NewTournament, TournamentSummary, TournamentView, Tournaments,
};
use crate::{clock, ids};

/// How many tournaments a list shows.
const MOST: u32 = 50;
/// The longest name, in characters.
const NAME: usize = 60;
/// So many tournaments of one person may wait or run.
const HOSTED: usize = 10;
/// The most players.
const PLAYERS: usize = 512;
/// Patience, in minutes: a minute to a month.
const PATIENCE: std::ops::RangeInclusive<u32> = 1..=60 * 24 * 31;

pub(super) async fn list(
    State(house): State<Arc<House>>,
    Anyone(session): Anyone,
) -> Result<Json<Tournaments>, Problem> {
    let me = session.map(|session| session.person.id);
    let list = async |which: Which| -> Result<Vec<TournamentSummary>, Problem> {
        let found = house.store.tournaments(&which, MOST, None).await?;
        Ok(found.into_iter().filter_map(|it| tournaments::summary(it, me.as_deref())).collect())
    };
    let mine = match &me {
        Some(me) => list(Which::Identity(me.clone())).await?,
        None => Vec::new(),
    };
    Ok(Json(Tournaments {
        mine,
        open: list(Which::Public(Status::Open)).await?,
        running: list(Which::Public(Status::Running)).await?,
        over: list(Which::Public(Status::Over)).await?,
    }))
}

pub(super) async fn create(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(person): Caller,
    Body(wanted): Body<NewTournament>,
) -> Result<Json<Made>, Problem> {
    house.limits.person(Kind::Table, &person.id)?;
    house.limits.address(Kind::Table, address)?;
    let mine = house.store.tournaments(&Which::Identity(person.id.clone()), MOST, None).await?;
    let hosts = |it: &&store::Tournament| it.host == person.id && it.summary.status != Status::Over;
    if house.config.limits && mine.iter().filter(hosts).count() >= HOSTED {
        return Err(Problem::conflict("error-many-tournaments"));
    }
    let now = clock::now();
    sound(&house, wanted.time)?;
    let charter = chartered(wanted, &person, now)?;
    let line = Line { at: now, event: Event::Created { charter } };
    let made = Tournament::new(&line).map_err(|_| Problem::internal())?;
    let id = ids::table()?;
    let stored = Stored {
        id: id.clone(),
        host: person.id,
        // Plain data cannot fail to be written.
        line: serde_json::to_string(&line).unwrap_or_default(),
        summary: tournaments::written(&made, now),
        created: clock::stored(now),
    };
    house.store.create_tournament(stored).await?;
    Ok(Json(Made { id }))
}

/// What the host wants, if it can be.
fn chartered(wanted: NewTournament, host: &Person, now: u64) -> Result<Charter, Problem> {
    let bad = || Problem::bad("error-tournament-settings");
    let name = wanted.name.split_whitespace().collect::<Vec<_>>().join(" ");
    let written = !name.is_empty() && !name.chars().any(char::is_control);
    if !written || name.chars().count() > NAME {
        let why = Said::new("error-tournament-name").with("most", NAME as u32);
        return Err(Problem { why, ..bad() });
    }
    let entry = known(&wanted.game)?;
    let sound = match wanted.format {
        Format::Swiss { rounds } => (1..=30).contains(&rounds),
        Format::RoundRobin { legs } => (1..=2).contains(&legs),
        Format::Arena { minutes } => (5..=60 * 24).contains(&minutes),
        Format::League { size, legs, moves } => {
            (3..=20).contains(&size) && (1..=2).contains(&legs) && moves <= size / 2
        }
    };
    let early = wanted.starts.is_some_and(|starts| starts <= now);
    let seats = tournaments::seats_fit(&wanted.format, wanted.seats);
    // Everybody plays for themselves: no bot plays on for who has no time left. What is
    // counted is counted for accounts.
    let own = wanted.time.is_none_or(|time| time.flag == Flag::Lose);
    let counted = wanted.accounts || !wanted.rated;
    let fits = sound && seats && own && counted;
    if !fits || early || !PATIENCE.contains(&wanted.patience) {
        return Err(bad());
    }
    // Also with two, which is what a table may come to.
    let options = Options(wanted.options);
    for seats in [wanted.seats, 2] {
        entry.game.setup(seats, &options)?;
    }
    let charter = Charter {
        name,
        host: host.id.clone(),
        game: wanted.game,
        options: options.0,
        format: wanted.format,
        seats: wanted.seats,
        private: wanted.private,
        accounts: wanted.accounts,
        starts: wanted.starts,
        patience: u64::from(wanted.patience) * 60_000,
        armies: wanted.armies,
        time: wanted.time,
        rated: wanted.rated,
    };
    if charter.armies && !openings::can_be(&charter) {
        return Err(bad());
    }
    Ok(charter)
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Address(address): Address,
    Anyone(session): Anyone,
) -> Result<Json<TournamentView>, Problem> {
    let me = session.map(|session| session.person);
    // A room full of players has one address: who is known is counted alone.
    match &me {
        Some(me) => house.limits.person(Kind::People, &me.id)?,
        None => house.limits.address(Kind::People, address)?,
    }
    let loaded = load(&house, &id).await?;
    Ok(Json(tournaments::view(&house, &loaded, me.as_ref()).await?))
}

/// Takes part, or comes back.
pub(super) async fn join(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Caller(person): Caller,
    Body(Enter { army }): Body<Enter>,
) -> Result<Json<TournamentView>, Problem> {
    house.limits.person(Kind::Handover, &person.id)?;
    let joined = change(&house, &id, |loaded| {
        let it = &loaded.it;
        if it.charter.accounts && !person.account {
            return Err(Problem::forbidden("error-tournament-accounts"));
        }
        if let Some(player) = it.find(&person.id) {
            return Ok(Event::Returned { player });
        }
        if it.players.len() >= PLAYERS {
            return Err(Problem::conflict("error-tournament-full"));
        }
        let army = army.clone().filter(|_| it.charter.armies);
        if it.charter.armies {
            let handed_in = army.as_deref().ok_or_else(|| Problem::bad("error-tournament-army"));
            openings::check(&it.charter, handed_in?)?;
        }
        let (identity, name) = (person.id.clone(), person.name.clone());
        let player = u32::try_from(it.players.len()).unwrap_or(u32::MAX);
        Ok(Event::Joined { player, identity, name, army })
    });
    told(&house, joined.await?, &person).await
}

pub(super) async fn leave(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Caller(person): Caller,
) -> Result<Json<TournamentView>, Problem> {
    let left = change(&house, &id, |loaded| {
        let player = loaded.it.find(&person.id);
        let player = player.ok_or_else(|| Problem::forbidden("error-tournament-player"))?;
        Ok(Event::Left { player, sent: false })
    });
    told(&house, left.await?, &person).await
}

/// What a host wants.
async fn hosted(
    house: &Arc<House>,
    id: &str,
    person: &Person,
    what: impl Fn(&Loaded) -> Result<Event, Problem>,
) -> Result<Loaded, Problem> {
    let change = change(house, id, |loaded| match loaded.host == person.id {
        true => what(loaded),
        false => Err(Problem::forbidden("error-not-host")),
    });
    change.await
}

/// What follows is done, and who asked sees it.
async fn told(
    house: &Arc<House>,
    loaded: Loaded,
    person: &Person,
) -> Result<Json<TournamentView>, Problem> {
    look(house, &loaded.id).await?;
    let loaded = load(house, &loaded.id).await?;
    Ok(Json(tournaments::view(house, &loaded, Some(person)).await?))
}

pub(super) async fn start(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Caller(person): Caller,
) -> Result<Json<TournamentView>, Problem> {
    let luck = u64::from_le_bytes(ids::entropy()?);
    let started = hosted(&house, &id, &person, |loaded| {
        let few = || Problem::conflict("error-tournament-few");
        loaded.it.start_now(luck).ok_or_else(few)
    });
    told(&house, started.await?, &person).await
}

pub(super) async fn season(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Caller(person): Caller,
) -> Result<Json<TournamentView>, Problem> {
    let begun = hosted(&house, &id, &person, |_| Ok(Event::Season)).await?;
    told(&house, begun, &person).await
}

pub(super) async fn cancel(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Caller(person): Caller,
) -> Result<Json<TournamentView>, Problem> {
    let cancelled = hosted(&house, &id, &person, |_| Ok(Event::Cancelled)).await?;
    told(&house, cancelled, &person).await
}

pub(super) async fn drop_player(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Caller(person): Caller,
    Body(DropPlayer { player }): Body<DropPlayer>,
) -> Result<Json<TournamentView>, Problem> {
    let event = |_: &Loaded| Ok(Event::Left { player, sent: true });
    told(&house, hosted(&house, &id, &person, event).await?, &person).await
}

pub(super) async fn decide(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Caller(person): Caller,
    Body(Decide { table, places }): Body<Decide>,
) -> Result<Json<TournamentView>, Problem> {
    let decided = hosted(&house, &id, &person, |_| {
        let ending = match places.clone() {
            Some(places) => Ending::Decided { places },
            None => Ending::Void,
        };
        Ok(Event::Ended { table, ending })
    });
    let loaded = decided.await?;
    end_table(&house, &loaded, table).await?;
    told(&house, loaded, &person).await
}
