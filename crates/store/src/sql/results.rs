//! How games ended, and what that makes of ratings: written once for a table, in the
//! transaction of its last entry. Nobody's rating is changed twice by one game, for
//! the row of its result is there already then.

use std::collections::BTreeMap;

use ratings::{Side, Strength, rate};

use super::{Conn, Write};
use crate::limits::{self, Check};
use crate::played::{A_DAY, Counted, NewResult, OFTENEST, Player, SHORTEST};
use crate::{Error, Notice};

/// The same of a game whose log is stored: for counting all games again.
pub(super) struct PutResult {
    pub(super) table: String,
    pub(super) result: NewResult,
}

impl Check for PutResult {
    fn check(&self) -> Result<(), Error> {
        limits::id("table id", &self.table)?;
        self.result.check()
    }
}

impl Write for PutResult {
    type Out = bool;

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<bool, Error> {
        let known: Option<(String,)> = sqlx::query_as("SELECT id FROM tables WHERE id = $1")
            .bind(&self.table)
            .fetch_optional(&mut *conn)
            .await?;
        if known.is_none() {
            return Err(Error::NoTable(self.table.clone()));
        }
        put(conn, &self.table, &self.result).await
    }
}

/// Forgets all of it, and all ratings: they are about to be found out again.
pub(super) struct Forget;

impl Check for Forget {
    fn check(&self) -> Result<(), Error> {
        Ok(())
    }
}

impl Write for Forget {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        for table in ["DELETE FROM played", "DELETE FROM results", "DELETE FROM ratings"] {
            sqlx::query(table).execute(&mut *conn).await?;
        }
        Ok(())
    }
}

/// Somebody who played, as the store knows them now.
struct Known {
    player: Player,
    account: bool,
}

/// Writes how a game ended; `false` if that was written before.
pub(super) async fn put(conn: &mut Conn, table: &str, it: &NewResult) -> Result<bool, Error> {
    let form = it.form().word();
    let done = sqlx::query(
        "INSERT INTO results \
         (table_id, game, options, pace, form, decisions, ended, listed, counted) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'no') ON CONFLICT DO NOTHING",
    )
    .bind(table)
    .bind(&it.game)
    .bind(&it.options)
    .bind(&it.pace)
    .bind(form)
    .bind(i64::from(it.decisions))
    .bind(it.ended)
    .bind(i64::from(it.listed))
    .execute(&mut *conn)
    .await?;
    if done.rows_affected() == 0 {
        return Ok(false);
    }
    let mut players = Vec::new();
    for seat in &it.seats {
        players.push(known(conn, table, &seat.player, it.ended).await?);
    }
    for (at, (seat, known)) in it.seats.iter().zip(&players).enumerate() {
        let (identity, level) = match &known.player {
            Player::Person(identity) => (Some(identity), None),
            Player::Bot(level) => (None, Some(level)),
        };
        sqlx::query(
            "INSERT INTO played (table_id, seat, identity, level, side, place, verdict, points, \
             game, form, pace, ended, listed, facts) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        )
        .bind(table)
        .bind(at as i64)
        .bind(identity)
        .bind(level)
        .bind(i64::from(seat.side))
        .bind(i64::from(seat.place))
        .bind(seat.verdict.number())
        .bind(seat.points.map(i64::from))
        .bind(&it.game)
        .bind(form)
        .bind(&it.pace)
        .bind(it.ended)
        .bind(i64::from(it.listed))
        .bind(seat.facts())
        .execute(&mut *conn)
        .await?;
    }
    let counted = count(conn, table, it, &players).await?;
    if counted != Counted::No {
        sqlx::query("UPDATE results SET counted = $2 WHERE table_id = $1")
            .bind(table)
            .bind(counted.word())
            .execute(conn)
            .await?;
    }
    Ok(true)
}

/// Who holds what an identity held, and whether they had an account when it ended.
async fn known(conn: &mut Conn, table: &str, player: &Player, ended: i64) -> Result<Known, Error> {
    let Player::Person(identity) = player else {
        return Ok(Known { player: player.clone(), account: false });
    };
    let row: Option<(String, Option<i64>)> = sqlx::query_as(
        "SELECT COALESCE(i.linked_to, i.id), a.created FROM identities i \
         LEFT JOIN accounts a ON a.identity = i.id WHERE i.id = $1",
    )
    .bind(identity)
    .fetch_optional(conn)
    .await?;
    // Who holds a seat is known; a refusal would leave the entry without its result.
    let (identity, created) = row.ok_or_else(|| Error::Damaged(table.to_owned()))?;
    let account = created.is_some_and(|created| created <= ended);
    Ok(Known { player: Player::Person(identity), account })
}

/// Changes the ratings, if the game counts; says whether, or why not.
async fn count(
    conn: &mut Conn,
    table: &str,
    it: &NewResult,
    players: &[Known],
) -> Result<Counted, Error> {
    let is_bot = |known: &Known| matches!(known.player, Player::Bot(_));
    let refused = match () {
        () if !it.rated => Some(Counted::No),
        () if it.sides() < 2 => Some(Counted::Together),
        () if players.iter().any(|it| !is_bot(it) && !it.account) => Some(Counted::Guests),
        () if players.iter().all(is_bot) => Some(Counted::No),
        () if it.decisions < SHORTEST => Some(Counted::Short),
        () => None,
    };
    if let Some(refused) = refused {
        return Ok(refused);
    }
    // In one order, so that two nodes never wait for each other; from here on
    // nobody else counts a game of any of them.
    let mut strengths = BTreeMap::new();
    let keys: std::collections::BTreeSet<String> =
        players.iter().map(|it| it.player.key()).collect();
    for key in keys {
        let strength = hold(conn, &key, it).await?;
        strengths.insert(key, strength);
    }
    if enough(conn, table, it, players).await? {
        return Ok(Counted::Often);
    }
    let firsts: Vec<usize> =
        (0..it.seats.len()).filter(|at| it.seats[*at].side as usize == *at).collect();
    let of =
        |side: usize| (0..it.seats.len()).filter(move |at| it.seats[*at].side as usize == side);
    let sides: Vec<Side> = { firsts.iter() }
        .map(|side| Side {
            members: of(*side).map(|at| strengths[&players[at].player.key()]).collect(),
            place: it.seats[*side].place,
        })
        .collect();
    let bots = players.iter().any(is_bot);
    for (side, after) in firsts.iter().zip(rate(it.form(), &sides)) {
        for (at, after) in of(*side).zip(after) {
            // A game with bots says how strong they are; people cannot gain by it.
            if is_bot(&players[at]) || !bots {
                let key = players[at].player.key();
                write(conn, table, at, it, &key, strengths[&key], after).await?;
            }
        }
    }
    Ok(if bots { Counted::Bots } else { Counted::Yes })
}

/// How strong somebody is; nobody else changes it before this is committed.
async fn hold(conn: &mut Conn, key: &str, it: &NewResult) -> Result<Strength, Error> {
    let new = it.form().beginner();
    sqlx::query(
        "INSERT INTO ratings (player, game, pace, form, rating, deviation, volatility, games, \
         established, updated) VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, $8) ON CONFLICT DO NOTHING",
    )
    .bind(key)
    .bind(&it.game)
    .bind(&it.pace)
    .bind(it.form().word())
    .bind(new.rating)
    .bind(new.deviation)
    .bind(new.volatility)
    .bind(it.ended)
    .execute(&mut *conn)
    .await?;
    let (rating, deviation, volatility): (i64, i64, i64) = sqlx::query_as(
        "UPDATE ratings SET updated = $5 \
         WHERE player = $1 AND game = $2 AND pace = $3 AND form = $4 \
         RETURNING rating, deviation, volatility",
    )
    .bind(key)
    .bind(&it.game)
    .bind(&it.pace)
    .bind(it.form().word())
    .bind(it.ended)
    .fetch_one(conn)
    .await?;
    Ok(Strength { rating, deviation, volatility })
}

/// Have two of them played so often that day that this game counts no more?
async fn enough(
    conn: &mut Conn,
    table: &str,
    it: &NewResult,
    players: &[Known],
) -> Result<bool, Error> {
    for (at, one) in players.iter().enumerate() {
        let Player::Person(identity) = &one.player else { continue };
        for other in players.iter().enumerate().filter(|(other, _)| *other != at) {
            let (who, level) = match &other.1.player {
                Player::Person(other) => (other.as_str(), ""),
                Player::Bot(level) => ("", level.as_str()),
            };
            let (games,): (i64,) = sqlx::query_as(
                "SELECT COUNT(*) FROM played a JOIN results r ON r.table_id = a.table_id \
                 WHERE a.identity = $1 AND a.ended > $2 AND a.ended <= $3 AND a.table_id <> $4 \
                   AND r.counted IN ('yes', 'bots') AND EXISTS (SELECT 1 FROM played b \
                     WHERE b.table_id = a.table_id AND (b.identity = $5 OR b.level = $6))",
            )
            .bind(identity)
            .bind(it.ended - A_DAY)
            .bind(it.ended)
            .bind(table)
            .bind(who)
            .bind(level)
            .fetch_one(&mut *conn)
            .await?;
            if games >= OFTENEST {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// Writes a rating, with the seat that brought it.
async fn write(
    conn: &mut Conn,
    table: &str,
    seat: usize,
    it: &NewResult,
    key: &str,
    before: Strength,
    after: Strength,
) -> Result<(), Error> {
    sqlx::query(
        "UPDATE ratings SET rating = $5, deviation = $6, volatility = $7, games = games + 1, \
         established = $8 WHERE player = $1 AND game = $2 AND pace = $3 AND form = $4",
    )
    .bind(key)
    .bind(&it.game)
    .bind(&it.pace)
    .bind(it.form().word())
    .bind(after.rating)
    .bind(after.deviation)
    .bind(after.volatility)
    .bind(i64::from(it.form().is_established(after)))
    .execute(&mut *conn)
    .await?;
    sqlx::query(
        "UPDATE played SET rating = $3, deviation = $4, gain = $5 \
         WHERE table_id = $1 AND seat = $2",
    )
    .bind(table)
    .bind(seat as i64)
    .bind(after.rating)
    .bind(after.deviation)
    .bind(after.rating - before.rating)
    .execute(conn)
    .await?;
    Ok(())
}
