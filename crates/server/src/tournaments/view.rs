//! A tournament as somebody sees it.

use store::{Status, Store};
use tournament::{Ending, Format, Player, Row, Stage, Table, UNIT};

use super::Loaded;
use super::desk::Listing;
use crate::house::House;
use crate::http::Problem;
use crate::identity::{self, Person};
use crate::wire::{
    Meeting, StandingRow, TournamentPlayer, TournamentRound, TournamentStage, TournamentSummary,
    TournamentTable, TournamentView,
};

/// A tournament in a list, as `me` sees it.
pub(crate) fn summary(stored: store::Tournament, me: Option<&str>) -> Option<TournamentSummary> {
    let listing: Listing = serde_json::from_str(&stored.summary.text).ok()?;
    let stage = match stored.summary.status {
        Status::Open => TournamentStage::Open,
        Status::Running => TournamentStage::Running,
        Status::Over if listing.cancelled => TournamentStage::Cancelled,
        Status::Over => TournamentStage::Over,
    };
    Some(TournamentSummary {
        id: stored.id,
        name: listing.name,
        game: listing.game,
        format: listing.format,
        stage,
        players: listing.players,
        round: listing.round,
        rounds: listing.rounds,
        starts: listing.starts,
        host: me == Some(stored.host.as_str()),
    })
}

/// Everything about a tournament that `me` may know.
pub(crate) async fn view(
    house: &House,
    loaded: &Loaded,
    me: Option<&Person>,
) -> Result<TournamentView, Problem> {
    let it = &loaded.it;
    let listed = store::Tournament {
        id: loaded.id.clone(),
        host: loaded.host.clone(),
        summary: super::written(it, 0),
        created: loaded.created,
    };
    let summary = summary(listed, me.map(|me| me.id.as_str())).ok_or_else(Problem::internal)?;
    let you = me.and_then(|me| it.find(&me.id));
    let plays = you.is_some_and(|you| it.players[you as usize].active);
    let own = |table: &Table| you.is_some_and(|you| table.seats.contains(&you));
    // Between the pairing and the table there may be a moment.
    let paired = it.open_tables().find(|(_, table)| plays && own(table));
    let table = match paired.map(|(number, _)| loaded.table_id(house, number)) {
        Some(id) => house.store.table(&id).await?.map(|_| id),
        None => None,
    };
    // What was handed in is a secret until nobody can hand in anything else.
    let shown = |player: Player| it.stage != Stage::Open || you == Some(player);
    let players = (0..).zip(&it.players).map(|(player, entrant)| TournamentPlayer {
        name: entrant.name.clone(),
        active: entrant.active,
        army: entrant.army.clone().filter(|_| shown(player)),
    });
    let rounds = (it.since..it.rounds.len()).map(|round| round_of(house, loaded, round));
    let standings = it.standings().into_iter();
    Ok(TournamentView {
        summary,
        options: it.charter.options.clone(),
        seats: it.charter.seats,
        private: it.charter.private,
        accounts: it.charter.accounts,
        patience: u32::try_from(it.charter.patience / 60_000).unwrap_or(u32::MAX),
        armies: it.charter.armies,
        time: it.charter.time,
        rated: it.charter.rated,
        openings: match it.charter.armies && it.takes_entries() && you.is_none() {
            true => super::openings::listed(&it.charter),
            false => Vec::new(),
        },
        host: host_name(&*house.store, &loaded.host).await?,
        you,
        may_join: it.takes_entries() && !plays,
        table,
        players: players.collect(),
        rounds: rounds.collect(),
        ends: it.ends(),
        season: it.season,
        standings: standings.map(|it| it.rows.iter().map(row).collect()).collect(),
    })
}

async fn host_name(store: &dyn Store, host: &str) -> Result<String, Problem> {
    let host = identity::holder(store, host).await?;
    Ok(host.map(|host| host.name).unwrap_or_default())
}

fn round_of(house: &House, loaded: &Loaded, round: usize) -> TournamentRound {
    let tables = (0..).zip(&loaded.it.tables).filter(|(_, table)| table.round == round);
    let shown = |(number, table): (u32, &Table)| TournamentTable {
        number,
        id: loaded.table_id(house, number),
        players: table.seats.clone(),
        points: match &table.ending {
            Some(ending) => points(ending, table.seats.len()),
            None => Vec::new(),
        },
        ending: table.ending.clone(),
    };
    let byes = loaded.it.rounds.get(round).map(|it| it.byes.clone()).unwrap_or_default();
    TournamentRound { tables: tables.map(shown).collect(), byes }
}

fn points(ending: &Ending, seats: usize) -> Vec<f64> {
    tournament::worth(ending, seats).into_iter().map(shown).collect()
}

/// Points as people count them.
fn shown(units: u32) -> f64 {
    (f64::from(units) / f64::from(UNIT) * 100.0).round() / 100.0
}

fn row(row: &Row) -> StandingRow {
    let meeting = |met: &tournament::Met| Meeting {
        round: u32::try_from(met.round + 1).unwrap_or(u32::MAX),
        other: met.other,
        score: met.score.map(|twice| f64::from(twice) / 2.0),
    };
    StandingRow {
        player: row.player,
        place: row.place,
        points: shown(row.points),
        games: row.games,
        wins: row.wins,
        buchholz: shown(row.buchholz),
        berger: shown(row.berger),
        direct: f64::from(row.direct) / 2.0,
        met: row.met.iter().map(meeting).collect(),
    }
}

/// May so many sit at a table, with this format?
pub(crate) fn seats_fit(format: &Format, seats: u8) -> bool {
    match format {
        Format::RoundRobin { .. } | Format::League { .. } => seats == 2,
        Format::Swiss { .. } | Format::Arena { .. } => seats >= 2,
    }
}
