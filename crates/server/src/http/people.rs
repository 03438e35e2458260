//! People who have accounts: profiles, histories with search, leaderboards. What only
//! those may see who sat there, the store leaves out.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use store::{Account, Cursor, Finished, Form, Player, Pool, Sought};
use table::{SeatKind, bot_name};
use tabletop::Options;

use super::Problem;
use super::ask::{Address, Anyone};
use super::tables::known;
use crate::house::House;
use crate::identity::Session;
use crate::limits::Kind;
use crate::live::NO_CLOCK;
use crate::wire::{
    Between, FinishedGame, FinishedSeat, History, Leader, Leaders, Profile, RatingInfo, Tally, Tie,
    Verdict,
};

/// So many points of a curve are shown.
const CURVE: u32 = 60;
/// So many games are on a page of a history.
const GAMES: u32 = 20;
/// So many are on a page of a leaderboard.
const LEADERS: u32 = 50;

/// Whole points.
fn points(thousandths: i64) -> i32 {
    let points = (thousandths + thousandths.signum() * 500) / 1000;
    i32::try_from(points).unwrap_or(i32::MAX)
}

fn time(at: i64) -> u64 {
    u64::try_from(at).unwrap_or(0)
}

fn count(n: u64) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn viewer(session: Option<Session>) -> String {
    session.map_or_else(String::new, |session| session.person.id)
}

/// Who is called so; guests have no page.
pub(super) async fn somebody(house: &House, name: &str) -> Result<Account, Problem> {
    let found = house.store.account(name).await?;
    found.ok_or_else(|| Problem::missing("error-unknown-person"))
}

fn tally(it: store::Tally) -> Tally {
    let store::Tally { game, form, games, won, shared } = it;
    let form = form.word().to_owned();
    Tally { game, form, games: count(games), won: count(won), shared: count(shared) }
}

/// What everybody may know of somebody.
pub(super) async fn profile(
    State(house): State<Arc<House>>,
    Path(name): Path<String>,
    Address(address): Address,
    Anyone(session): Anyone,
) -> Result<Json<Profile>, Problem> {
    house.limits.address(Kind::People, address)?;
    let account = somebody(&house, &name).await?;
    let (id, me) = (&account.identity, viewer(session));
    let curves = house.store.curves(id, CURVE).await?;
    let rating = |it: store::Rating| {
        let pool = Pool { game: it.game, pace: it.pace, form: it.form };
        let curve = curves.iter().filter(|at| at.of == pool);
        RatingInfo {
            rating: points(it.rating),
            deviation: points(it.deviation),
            games: count(it.games),
            established: it.established,
            curve: curve.map(|at| (time(at.ended), points(at.rating))).collect(),
            form: pool.form.word().to_owned(),
            game: pool.game,
            pace: pool.pace,
        }
    };
    let ratings = house.store.ratings(&Player::Person(id.clone())).await?;
    let ratings = ratings.into_iter().map(rating).collect();
    let tallies = house.store.tallies(id).await?.into_iter().map(tally).collect();
    let you = *id == me;
    let between = match me.is_empty() || you {
        true => Between::default(),
        false => Between {
            tie: tie(&house, &me, id).await?,
            tallies: { house.store.tallies_between(&me, id).await? }
                .into_iter()
                .map(tally)
                .collect(),
        },
    };
    let since = time(account.created);
    Ok(Json(Profile { name: account.name, you, since, ratings, tallies, between }))
}

/// What somebody is to the visitor.
async fn tie(house: &House, me: &str, other: &str) -> Result<Option<Tie>, Problem> {
    let ties = house.store.ties(me).await?;
    Ok(ties.into_iter().find(|tied| tied.identity == other).map(|tied| tied.tie.into()))
}

impl From<store::Tie> for Tie {
    fn from(tie: store::Tie) -> Self {
        match tie {
            store::Tie::Friend => Tie::Friend,
            store::Tie::Blocked => Tie::Blocked,
        }
    }
}

/// What is looked for in a history.
#[derive(Debug, Deserialize)]
pub(super) struct Search {
    game: Option<String>,
    opponent: Option<String>,
    result: Option<Verdict>,
    fact: Option<String>,
    from: Option<i64>,
    until: Option<i64>,
    after: Option<String>,
}

/// A page of the games of somebody, as the visitor may see them.
pub(super) async fn games(
    State(house): State<Arc<House>>,
    Path(name): Path<String>,
    Address(address): Address,
    Anyone(session): Anyone,
    Query(search): Query<Search>,
) -> Result<Json<History>, Problem> {
    house.limits.address(Kind::People, address)?;
    let account = somebody(&house, &name).await?;
    let after = search.after.as_deref().map(str::parse::<Cursor>).transpose()?;
    let wanted =
        |text: Option<String>| text.map(|it| it.trim().to_owned()).filter(|it| !it.is_empty());
    let sought = Sought {
        identity: account.identity,
        viewer: viewer(session),
        game: wanted(search.game),
        opponent: wanted(search.opponent),
        verdict: search.result.map(|result| match result {
            Verdict::Won => store::Verdict::Won,
            Verdict::Shared => store::Verdict::Shared,
            Verdict::Lost => store::Verdict::Lost,
        }),
        fact: wanted(search.fact),
        from: search.from,
        until: search.until,
    };
    let mut found = house.store.results(&sought, GAMES + 1, after.as_ref()).await?;
    let more = found.len() > GAMES as usize;
    found.truncate(GAMES as usize);
    let next = found.last().filter(|_| more).map(|last| last.cursor().to_string());
    let games = found.into_iter().map(|it| told(it, &sought.identity)).collect();
    Ok(Json(History { games, next }))
}

/// How the game of a table ended, for whoever may see it.
pub(super) async fn result(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Address(address): Address,
    Anyone(session): Anyone,
) -> Result<Json<FinishedGame>, Problem> {
    house.limits.address(Kind::People, address)?;
    let me = viewer(session);
    let found = house.store.result(&id).await?.ok_or_else(Problem::no_table)?;
    let sat = found.seats.iter().any(|seat| seat.player == Player::Person(me.clone()));
    if !found.listed && !sat {
        return Err(Problem::no_table());
    }
    Ok(Json(told(found, &me)))
}

/// A game, with the seat of this identity marked.
pub(super) fn told(it: Finished, identity: &str) -> FinishedGame {
    let seat = |(at, seat): (usize, store::Played)| {
        let (kind, name, level, this) = match seat.player {
            Player::Person(id) => (SeatKind::Person, seat.name, None, id == identity),
            Player::Bot(level) => (SeatKind::Bot, bot_name(at).to_owned(), Some(level), false),
        };
        FinishedSeat {
            kind,
            name,
            account: seat.account,
            level,
            this,
            place: seat.place,
            verdict: match seat.verdict {
                store::Verdict::Won => Verdict::Won,
                store::Verdict::Shared => Verdict::Shared,
                store::Verdict::Lost => Verdict::Lost,
            },
            points: seat.points,
            rating: seat.rating.map(|(rating, _)| points(rating)),
            gain: seat.rating.map(|(rating, gain)| points(rating) - points(rating - gain)),
            facts: seat.facts,
        }
    };
    FinishedGame {
        table: it.table,
        game: it.game,
        options: serde_json::from_str::<Options>(&it.options).unwrap_or_default().0,
        ended: time(it.ended),
        listed: it.listed,
        counted: it.counted.word().to_owned(),
        seats: it.seats.into_iter().enumerate().map(seat).collect(),
    }
}

/// Which leaderboard, and from where on.
#[derive(Debug, Deserialize)]
pub(super) struct Which {
    form: Option<String>,
    pace: Option<String>,
    after: Option<String>,
}

/// A page of a game's leaderboard.
pub(super) async fn leaders(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    Address(address): Address,
    Anyone(session): Anyone,
    Query(which): Query<Which>,
) -> Result<Json<Leaders>, Problem> {
    house.limits.address(Kind::People, address)?;
    let game = known(&game)?.game.id().to_owned();
    let form = match which.form.as_deref() {
        None => Form::Two,
        Some(word) => Form::from_word(word).ok_or_else(|| Problem::missing("error-not-found"))?,
    };
    let pool = Pool { game, pace: which.pace.unwrap_or_else(|| NO_CLOCK.to_owned()), form };
    let after = which.after.as_deref().map(str::parse::<Cursor>).transpose()?;
    let mut found = house.store.leaders(&pool, LEADERS + 1, after.as_ref()).await?;
    let more = found.len() > LEADERS as usize;
    found.truncate(LEADERS as usize);
    let next = found.last().filter(|_| more).map(|last| last.cursor().to_string());
    let me = viewer(session);
    let leader = |it: store::Leader| {
        let you = it.player == Player::Person(me.clone());
        let (kind, name) = match it.player {
            Player::Person(_) => (SeatKind::Person, it.name),
            Player::Bot(level) => (SeatKind::Bot, level),
        };
        let (rating, deviation) = (points(it.rating), points(it.deviation));
        Leader { kind, name, you, rating, deviation, games: count(it.games) }
    };
    Ok(Json(Leaders { leaders: found.into_iter().map(leader).collect(), next }))
}
