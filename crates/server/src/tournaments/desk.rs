//! Reading a tournament from the store, and writing the next line of its log.

use serde::{Deserialize, Serialize};
use store::{Participant, Status, TournamentAppend};
use tournament::{Charter, Event, Fault, Format, Line, Stage, Tournament};

use crate::clock;
use crate::house::House;
use crate::http::Problem;

/// How often somebody else may be first before we give up.
const TRIES: u32 = 20;

/// A tournament as the store tells it.
pub(crate) struct Loaded {
    pub(crate) id: String,
    pub(crate) it: Tournament,
    /// How many lines its log has.
    lines: u64,
    /// Whose it is now.
    pub(crate) host: String,
    pub(crate) created: i64,
}

/// What lists show, with what only the server may know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Listing {
    pub(super) name: String,
    pub(super) game: String,
    pub(super) format: Format,
    pub(super) cancelled: bool,
    pub(super) players: u32,
    pub(super) round: u32,
    pub(super) rounds: Option<u32>,
    pub(super) starts: Option<u64>,
    /// When something is due next, if nothing happens before.
    pub(super) due: Option<u64>,
}

/// A tournament by its id.
pub(crate) async fn load(house: &House, id: &str) -> Result<Loaded, Problem> {
    let unknown = || Problem::missing("error-unknown-tournament");
    let stored = house.store.tournament(id).await?.ok_or_else(unknown)?;
    let entries = house.store.tournament_lines(id, 0).await?;
    let read = entries.iter().map(|entry| serde_json::from_str(&entry.line));
    let lines: Vec<Line> = read.collect::<Result<_, _>>().map_err(|error| {
        tracing::error!(tournament = id, %error, "the log cannot be read");
        Problem::internal()
    })?;
    let mut it = Tournament::read(&lines).map_err(|fault| {
        tracing::error!(tournament = id, ?fault, "the log cannot be followed");
        Problem::internal()
    })?;
    // Names change, and guests become part of accounts.
    for Participant { player, identity, name } in house.store.participants(id).await? {
        if let Some(entrant) = it.players.get_mut(player as usize) {
            (entrant.identity, entrant.name) = (identity, name);
        }
    }
    let (host, created) = (stored.host, stored.created);
    Ok(Loaded { id: id.to_owned(), it, lines: entries.len() as u64, host, created })
}

/// What the store keeps for lists.
pub(crate) fn written(it: &Tournament, now: u64) -> store::Summary {
    let Charter { name, game, format, starts, private, .. } = &it.charter;
    let listing = Listing {
        name: name.clone(),
        game: game.clone(),
        format: *format,
        cancelled: it.stage == Stage::Cancelled,
        players: u32::try_from(it.active().count()).unwrap_or(u32::MAX),
        round: u32::try_from(it.rounds.len() - it.since).unwrap_or(u32::MAX),
        rounds: it.planned_rounds().and_then(|rounds| u32::try_from(rounds).ok()),
        starts: *starts,
        due: due(it, now),
    };
    let status = match it.stage {
        Stage::Open => Status::Open,
        Stage::Running => Status::Running,
        Stage::Over | Stage::Cancelled => Status::Over,
    };
    // Plain data cannot fail to be written.
    let text = serde_json::to_string(&listing).unwrap_or_default();
    store::Summary { status, text, listed: !private, due: None, updated: clock::stored(now) }
}

/// The next moment at which time alone makes a difference.
fn due(it: &Tournament, now: u64) -> Option<u64> {
    match it.stage {
        Stage::Open => it.charter.starts,
        Stage::Running => {
            let late = it.open_tables().map(|(_, table)| table.at + it.charter.patience);
            late.chain(it.ends()).filter(|at| *at > now).min()
        }
        Stage::Over | Stage::Cancelled => None,
    }
}

impl Loaded {
    /// Writes what has happened; `false` if somebody else was first.
    pub(crate) async fn write(&mut self, house: &House, event: Event) -> Result<bool, Problem> {
        let now = clock::now();
        let line = Line { at: now, event };
        self.it.hear(&line).map_err(refused)?;
        let joined = match &line.event {
            Event::Joined { player, identity, .. } => vec![(*player, identity.clone())],
            _ => Vec::new(),
        };
        let append = TournamentAppend {
            tournament: self.id.clone(),
            first: self.lines + 1,
            // Plain data cannot fail to be written.
            lines: vec![serde_json::to_string(&line).unwrap_or_default()],
            joined,
            summary: written(&self.it, now),
        };
        match house.store.append_tournament(append).await {
            Ok(()) => {
                self.lines += 1;
                Ok(true)
            }
            Err(store::Error::Conflict { .. }) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}

impl Loaded {
    /// Writes again what lists show: what was due has been looked at.
    pub(super) async fn relist(&self, house: &House) -> Result<(), Problem> {
        let append = TournamentAppend {
            tournament: self.id.clone(),
            first: self.lines + 1,
            lines: Vec::new(),
            joined: Vec::new(),
            summary: written(&self.it, clock::now()),
        };
        match house.store.append_tournament(append).await {
            // Whoever was first has written it, too.
            Ok(()) | Err(store::Error::Conflict { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

fn refused(fault: Fault) -> Problem {
    Problem::conflict(match fault {
        Fault::Stage => "error-tournament-stage",
        Fault::Player => "error-tournament-player",
        Fault::Table => "error-tournament-table",
        Fault::Few => "error-tournament-few",
    })
}

/// Has something happen to a tournament: `what` decides by what it is now, and
/// decides anew if somebody else was first.
pub(crate) async fn change(
    house: &House,
    id: &str,
    what: impl Fn(&Loaded) -> Result<Event, Problem>,
) -> Result<Loaded, Problem> {
    for _ in 0..TRIES {
        let mut loaded = load(house, id).await?;
        let event = what(&loaded)?;
        if loaded.write(house, event).await? {
            return Ok(loaded);
        }
    }
    Err(Problem::conflict("error-stale"))
}
