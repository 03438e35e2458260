//! The tables of a tournament: made for those who were paired, who sit there at
//! once; and what came of them.

use std::sync::Arc;

use store::Status;
use table::Chair;
use tabletop::{Options, Seat};
use tournament::{Ending, Player, Table};

use super::{Loaded, openings};
use crate::clock;
use crate::house::House;
use crate::http::{Problem, known, sit};
use crate::identity::Person;
use crate::live::{self, Command, Order, make, reach};

impl Loaded {
    /// The id of a table: it follows from the tournament and the number, so that
    /// nobody makes it twice.
    pub(crate) fn table_id(&self, house: &House, number: u32) -> String {
        house.key.derive("tournament", &format!("{}/{number}", self.id))
    }

    fn person(&self, player: Player) -> Option<Person> {
        let found = self.it.players.get(player as usize)?;
        let (id, name) = (found.identity.clone(), found.name.clone());
        Some(Person { id, name, account: self.it.charter.accounts })
    }
}

/// Looks after a table that is not over as far as the tournament knows; says how it
/// ended if it is.
pub(super) async fn look(
    house: &Arc<House>,
    loaded: &Loaded,
    number: u32,
) -> Result<Option<Ending>, Problem> {
    let Some(table) = loaded.it.tables.get(number as usize) else { return Ok(None) };
    let id = loaded.table_id(house, number);
    let gone =
        |player: &&Player| loaded.it.players.get(**player as usize).is_none_or(|it| !it.active);
    let status = house.store.table(&id).await?.map(|stored| stored.summary.status);
    match status {
        None if table.seats.iter().any(|player| gone(&player)) => Ok(None),
        None => {
            lay(house, loaded, number, &id).await?;
            seat(house, loaded, table, &id).await.map(|()| None)
        }
        // It may have begun all the same: what lists show is written without a number, and of
        // two nodes the slower may have written that it waits.
        Some(Status::Open) => {
            seat(house, loaded, table, &id).await?;
            wait(house, loaded, table, &id).await
        }
        Some(Status::Running) => {
            openings::do_all(house, loaded, table, &id).await?;
            wait(house, loaded, table, &id).await
        }
        Some(Status::Over) => {
            let standing = live::load(house, &id).await?;
            let outcome = standing.play().and_then(record::Play::outcome);
            // Closed without a game: it does not count.
            Ok(Some(outcome.map_or(Ending::Void, |it| Ending::Played { places: it.places })))
        }
    }
}

/// Makes the table, with a chair kept for each.
async fn lay(house: &Arc<House>, loaded: &Loaded, number: u32, id: &str) -> Result<(), Problem> {
    let charter = &loaded.it.charter;
    let table = &loaded.it.tables[number as usize];
    let people = table.seats.iter().filter_map(|player| loaded.person(*player));
    let kept = |person: Person| Chair::kept(&person.into());
    let order = Order {
        id: id.to_owned(),
        entry: known(&charter.game)?,
        options: Options(charter.options.clone()),
        chairs: people.map(kept).collect(),
        host: None,
        position: None,
        script: Vec::new(),
        chapter: None,
        private: charter.private,
        time: charter.time,
        seek: false,
        rated: charter.rated,
        tournament: Some(loaded.id.clone()),
        delay: None,
        seed: house.seeds.next()?,
        play: None,
    };
    make(house, order).await.map(drop)
}

/// Everybody sits down; the game begins with the last.
async fn seat(house: &Arc<House>, loaded: &Loaded, table: &Table, id: &str) -> Result<(), Problem> {
    for (at, player) in table.seats.iter().enumerate() {
        let Some(person) = loaded.person(*player) else { continue };
        sit(house, id, person, Some(place(at))).await?;
    }
    openings::do_all(house, loaded, table, id).await
}

/// Gives up for those who have left, and for those who are asked and have not come
/// in time.
async fn wait(
    house: &Arc<House>,
    loaded: &Loaded,
    table: &Table,
    id: &str,
) -> Result<Option<Ending>, Problem> {
    let late = |since: u64| clock::now() >= since + loaded.it.charter.patience;
    let left = |at: &usize| {
        let player = table.seats.get(*at).and_then(|it| loaded.it.players.get(*it as usize));
        player.is_none_or(|it| !it.active)
    };
    let seats = 0..table.seats.len();
    if !late(table.at) && !seats.clone().any(|at| left(&at)) {
        return Ok(None);
    }
    let standing = live::load(house, id).await?;
    let Some(play) = standing.play() else { return Ok(None) };
    let asked = play.state().turn().seats();
    // Patience begins anew when somebody else has moved.
    let since = play.entries().last().and_then(|entry| entry.at).unwrap_or(0).max(table.at);
    let resigned = |at: usize| {
        let own = play.entries().iter().filter(|entry| entry.seat == Some(place(at)));
        own.clone().any(|entry| entry.deed == record::Deed::Resign)
    };
    // What was handed in was done for them.
    let done_for = usize::from(loaded.it.charter.armies);
    let came = |at: usize| {
        let own = play.entries().iter().filter(|entry| entry.seat == Some(place(at)));
        own.count() > done_for
    };
    let missing =
        |at: &usize| left(at) || (late(since) && asked.contains(place(*at)) && !came(*at));
    let absent: Vec<usize> = seats.filter(|at| missing(at) && !resigned(*at)).collect();
    if absent.is_empty() {
        return Ok(None);
    }
    give_up(house, id, &absent).await?;
    let alone = absent.len() + 1 >= table.seats.len();
    let absent = absent.into_iter().map(|at| place(at).0).collect();
    // A larger table plays on, and says itself how it ends.
    Ok(alone.then_some(Ending::Forfeit { absent }))
}

async fn give_up(house: &Arc<House>, id: &str, seats: &[usize]) -> Result<(), Problem> {
    let handle = reach(house, id).await?;
    for at in seats {
        handle.tell(Command::Forfeit { seat: place(*at) }).await?;
    }
    Ok(())
}

/// The host has decided how a table ends: nobody is to wait there any more. Those
/// who have lost give up.
pub(crate) async fn end_table(
    house: &Arc<House>,
    loaded: &Loaded,
    number: u32,
) -> Result<(), Problem> {
    let ending = loaded.it.tables.get(number as usize).and_then(|it| it.ending.as_ref());
    let Some(Ending::Decided { places }) = ending else { return Ok(()) };
    let lost: Vec<usize> =
        places.iter().enumerate().filter(|(_, it)| **it > 1).map(|(at, _)| at).collect();
    let id = loaded.table_id(house, number);
    let stored = house.store.table(&id).await?;
    if stored.is_some_and(|it| it.summary.status == Status::Running) {
        give_up(house, &id, &lost).await?;
    }
    Ok(())
}

/// A seat by its index; at most sixteen sit at a table.
fn place(at: usize) -> Seat {
    Seat(u8::try_from(at).unwrap_or(u8::MAX))
}
