//! Making tables: new ones, rematches, and games continued from a step.

use std::sync::Arc;

use catalog::GameBox;
use record::{Chain, FORMAT, Header, Play};
use serde_json::Value;
use store::{Append, Claim, NewTable, Secret, Status, Summary};
use table::{Chair, Listing, Plan, TimeControl};
use tabletop::{Luck, Options, Seat, Seed};
use tokio::sync::oneshot;

use super::load::load;
use super::shell::stored;
use super::{Command, reach};
use crate::clock;
use crate::house::House;
use crate::http::Problem;
use crate::identity::Person;

/// A table to be made.
pub(crate) struct Order {
    pub(crate) id: String,
    pub(crate) entry: &'static GameBox,
    pub(crate) options: Options,
    pub(crate) chairs: Vec<Chair>,
    /// Who makes it, and where they sit.
    pub(crate) host: Option<(usize, Person)>,
    pub(crate) position: Option<Value>,
    pub(crate) script: Vec<Luck>,
    pub(crate) chapter: Option<u8>,
    /// Is it for those who have its link?
    pub(crate) private: bool,
    /// How much time everybody has.
    pub(crate) time: Option<TimeControl>,
    /// Does who makes it look for an opponent?
    pub(crate) seek: bool,
    /// Does it count for ratings?
    pub(crate) rated: bool,
    /// The tournament it belongs to.
    pub(crate) tournament: Option<String>,
    /// Who watches sees it so many seconds later.
    pub(crate) delay: Option<u32>,
    pub(crate) seed: Seed,
    /// The game so far, if this one continues another.
    pub(crate) play: Option<Play>,
}

/// Makes a table and starts its game if nobody is missing. A table that exists
/// already is left as it is.
pub(crate) async fn make(house: &Arc<House>, order: Order) -> Result<String, Problem> {
    house.orders.now().may_begin()?;
    let game = order.entry.game;
    for chair in &order.chairs {
        if let Chair::Bot { level } = chair {
            startable(house, order.entry, level).await?;
        }
    }
    let seats = u8::try_from(order.chairs.len()).unwrap_or(u8::MAX);
    // A continued game keeps its rules; a new one gets the newest.
    let (rules, setup) = match &order.play {
        Some(play) => (play.header().rules, play.header().setup.clone()),
        None => (game.version(), game.setup(seats, &order.options)?),
    };
    let header = Header {
        format: FORMAT,
        game: game.id().to_owned(),
        rules,
        setup,
        seats: vec![String::new(); order.chairs.len()],
        commitment: order.seed.commitment(),
        position: order.position,
        script: order.script,
        exercise: order.chapter.is_some(),
        origin: None,
    };
    let now = clock::now();
    let invited: Vec<String> = order.chairs.iter().filter_map(kept_for).collect();
    // Where chairs are kept for people, none of them is the host of the others.
    let host = order.host.as_ref().filter(|_| invited.is_empty());
    let plan = Plan {
        options: order.options,
        header,
        chapter: order.chapter,
        host: host.and_then(|(at, _)| u8::try_from(*at).ok()).map(Seat),
        private: order.private,
        time: order.time,
        seek: order.seek,
        rated: order.rated,
        tournament: order.tournament,
        delay: order.delay,
    };
    let listing = Listing {
        options: plan.options.clone(),
        seats: Vec::new(),
        round: None,
        asked: Vec::new(),
        turns: Vec::new(),
        time: plan.time,
        seek: plan.seek,
        rated: plan.rated,
        delay: plan.delay,
    };
    let json = |value: serde_json::Result<String>| value.map_err(|_| Problem::internal());
    let created = house.store.create(NewTable {
        id: order.id.clone(),
        game: game.id().to_owned(),
        header: json(serde_json::to_string(&plan))?,
        seed: Secret::new(order.seed.0.to_vec()),
        seats: json(serde_json::to_string(&order.chairs))?,
        invited,
        summary: Summary {
            status: Status::Open,
            text: json(serde_json::to_string(&listing))?,
            // It lists itself when it is ready.
            listed: false,
            due: None,
            updated: clock::stored(now),
        },
        created: clock::stored(now),
    });
    match created.await {
        Ok(()) => {}
        Err(store::Error::Exists { .. }) => return Ok(order.id),
        Err(error) => return Err(error.into()),
    }
    if let Some((at, person)) = &order.host {
        let claim = house.store.claim(&order.id, *at as u32, &person.id).await?;
        if matches!(claim, Claim::Taken { .. }) {
            return Err(Problem::conflict("error-seat-taken"));
        }
    }
    if let Some(play) = order.play {
        take_over(house, &order.id, &play).await?;
    }
    // The table starts the game if nobody is missing, and lists itself.
    let (answer, ready) = oneshot::channel();
    reach(house, &order.id).await?.tell(Command::Ready { answer }).await?;
    ready.await.map_err(|_| Problem::internal())??;
    Ok(order.id)
}

fn kept_for(chair: &Chair) -> Option<String> {
    match chair {
        Chair::Person { kept, .. } => kept.clone(),
        Chair::Bot { .. } => None,
    }
}

/// A program that cannot be started is refused before anybody sits down with it.
pub(crate) async fn startable(house: &House, entry: &GameBox, level: &str) -> Result<(), Problem> {
    house.pool.try_out(entry, level).await.map_err(|failure| {
        tracing::error!(bot = level, %failure, "a program cannot be started");
        let Problem { why, .. } = Problem::bad("error-bot-unstarted");
        Problem { why: why.with("name", level), ..Problem::bad("error-bot-unstarted") }
    })
}

/// Writes the entries of the game that is continued.
async fn take_over(house: &House, id: &str, play: &Play) -> Result<(), Problem> {
    let mut chain = Chain::new();
    let mut lines = vec![chain.header(play.header())];
    lines.extend(play.entries().iter().map(|entry| chain.entry(entry)));
    let lines = lines.into_iter().map(|line| line.trim_end().to_owned()).collect();
    let table = id.to_owned();
    house.store.append(Append { table, first: 1, lines, summary: None, result: None }).await?;
    let standing = load(house, id).await?;
    let summary = Some(stored(&standing.summary(), clock::now()));
    let (table, first) = (id.to_owned(), standing.lines() + 1);
    let append = Append { table, first, lines: Vec::new(), summary, result: None };
    Ok(house.store.append(append).await?)
}

/// The id of a table's rematch, whether there is one or not.
pub(crate) fn rematch_id(house: &House, id: &str) -> String {
    house.key.derive("rematch", id)
}

/// The rematch of a table, if there is one.
pub(super) async fn rematch_of(house: &House, id: &str) -> Option<String> {
    let next = rematch_id(house, id);
    house.store.table(&next).await.ok().flatten().map(|_| next)
}
