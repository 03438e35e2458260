//! By which ways somebody is told that a game waits, and of which turns they were.
//! A turn is noted before anybody is told of it: who dies in between tells nobody,
//! and nobody is told twice.

use sqlx::Pool;

use super::people::expect;
use super::{Conn, Db, Write, signed};
use crate::limits::{self, Check, MAX_WAYS};
use crate::{Error, Notice, Pass, Quiet, Turn, Way, WayKind};

type Row = (String, String, String, Option<String>, String, String, i64);

fn found((id, identity, kind, session, address, language, created): Row) -> Result<Way, Error> {
    let kind = WayKind::from_word(&kind)?;
    Ok(Way { id, identity, kind, session, address, language, created })
}

pub(super) async fn ways(pool: &Pool<Db>, identity: &str) -> Result<Vec<Way>, Error> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT id, identity, kind, session, address, language, created FROM ways \
         WHERE identity = $1 ORDER BY created, id",
    )
    .bind(identity)
    .fetch_all(pool)
    .await?;
    rows.into_iter().map(found).collect()
}

impl Write for Way {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        expect(conn, &self.identity).await?;
        let (others,): (i64,) =
            sqlx::query_as("SELECT count(*) FROM ways WHERE identity = $1 AND id <> $2")
                .bind(&self.identity)
                .bind(&self.id)
                .fetch_one(&mut *conn)
                .await?;
        if others >= i64::from(MAX_WAYS) {
            return Err(Error::WaysFull);
        }
        sqlx::query(
            "INSERT INTO ways (id, identity, kind, session, address, language, created) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO UPDATE \
             SET identity = $2, session = $4, address = $5, language = $6",
        )
        .bind(&self.id)
        .bind(&self.identity)
        .bind(self.kind.word())
        .bind(&self.session)
        .bind(&self.address)
        .bind(&self.language)
        .bind(self.created)
        .execute(conn)
        .await?;
        Ok(())
    }
}

/// A way that is not wanted any more, or leads nowhere.
pub(super) struct Remove {
    pub(super) identity: String,
    pub(super) id: String,
}

impl Check for Remove {
    fn check(&self) -> Result<(), Error> {
        limits::id("identity", &self.identity)?;
        limits::id("way", &self.id)
    }
}

impl Write for Remove {
    type Out = bool;

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<bool, Error> {
        let done = sqlx::query("DELETE FROM ways WHERE identity = $1 AND id = $2")
            .bind(&self.identity)
            .bind(&self.id)
            .execute(conn)
            .await?;
        Ok(done.rows_affected() > 0)
    }
}

/// Turns that people are told of now.
pub(super) struct Tell {
    pub(super) kinds: Vec<WayKind>,
    pub(super) turns: Vec<Turn>,
    pub(super) now: i64,
}

impl Check for Tell {
    fn check(&self) -> Result<(), Error> {
        self.turns.iter().try_for_each(|turn| {
            limits::id("table id", &turn.table)?;
            limits::id("identity", &turn.identity)
        })
    }
}

impl Write for Tell {
    type Out = Vec<(Way, Turn)>;

    async fn apply(
        &self,
        conn: &mut Conn,
        _notices: &mut Vec<Notice>,
    ) -> Result<Vec<(Way, Turn)>, Error> {
        let minute = self.now.div_euclid(MINUTE).rem_euclid(DAY);
        let mut told = Vec::new();
        for turn in &self.turns {
            for kind in &self.kinds {
                // A way that ends with its session is none after that.
                let rows: Vec<Row> = sqlx::query_as(
                    "SELECT id, identity, kind, session, address, language, created FROM ways \
                     WHERE identity = $1 AND kind = $2 \
                       AND (session IS NULL OR session IN (SELECT id FROM sessions)) \
                       AND NOT EXISTS (SELECT 1 FROM quiet q WHERE q.identity = $1 AND CASE \
                         WHEN q.from_minute < q.until_minute \
                         THEN q.from_minute <= $3 AND $3 < q.until_minute \
                         ELSE q.from_minute <= $3 OR $3 < q.until_minute END) ORDER BY id",
                )
                .bind(&turn.identity)
                .bind(kind.word())
                .bind(minute)
                .fetch_all(&mut *conn)
                .await?;
                for row in rows {
                    let way = found(row)?;
                    if note(conn, &way.id, turn).await? {
                        told.push((way, turn.clone()));
                    }
                }
            }
        }
        Ok(told)
    }
}

/// Notes a turn, unless it is noted. Of two nodes one does.
async fn note(conn: &mut Conn, way: &str, turn: &Turn) -> Result<bool, Error> {
    let done = sqlx::query(
        "INSERT INTO told (way, table_id, turn) SELECT $1, $2, $3 \
         WHERE EXISTS (SELECT 1 FROM tables WHERE id = $2) \
         ON CONFLICT (way, table_id) DO UPDATE SET turn = $3 WHERE told.turn < $3",
    )
    .bind(way)
    .bind(&turn.table)
    .bind(signed(turn.number))
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// In milliseconds.
const MINUTE: i64 = 60_000;
/// In minutes.
const DAY: i64 = 24 * 60;

pub(super) async fn quiet(pool: &Pool<Db>, identity: &str) -> Result<Option<Quiet>, Error> {
    let row: Option<(i64, i64)> =
        sqlx::query_as("SELECT from_minute, until_minute FROM quiet WHERE identity = $1")
            .bind(identity)
            .fetch_optional(pool)
            .await?;
    let minute = |minute: i64| u16::try_from(minute).unwrap_or(0);
    Ok(row.map(|(from, until)| Quiet { from: minute(from), until: minute(until) }))
}

/// When somebody wants to be told nothing, from now on.
pub(super) struct PutQuiet {
    pub(super) identity: String,
    pub(super) quiet: Option<Quiet>,
}

impl Check for PutQuiet {
    fn check(&self) -> Result<(), Error> {
        limits::id("identity", &self.identity)
    }
}

impl Write for PutQuiet {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        expect(conn, &self.identity).await?;
        sqlx::query("DELETE FROM quiet WHERE identity = $1")
            .bind(&self.identity)
            .execute(&mut *conn)
            .await?;
        let Some(Quiet { from, until }) = self.quiet else { return Ok(()) };
        sqlx::query("INSERT INTO quiet (identity, from_minute, until_minute) VALUES ($1, $2, $3)")
            .bind(&self.identity)
            .bind(i64::from(from))
            .bind(i64::from(until))
            .execute(conn)
            .await?;
        Ok(())
    }
}

/// The ways of a guest are those of the account now.
pub(super) async fn pass_on(conn: &mut Conn, guest: &str, account: &str) -> Result<(), Error> {
    sqlx::query("UPDATE ways SET identity = $2 WHERE identity = $1")
        .bind(guest)
        .bind(account)
        .execute(conn)
        .await?;
    Ok(())
}

impl Write for Pass {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        expect(conn, &self.identity).await?;
        sqlx::query("INSERT INTO passes (id, identity, opens, expires) VALUES ($1, $2, $3, $4)")
            .bind(&self.id)
            .bind(&self.identity)
            .bind(&self.opens)
            .bind(self.expires)
            .execute(conn)
            .await?;
        Ok(())
    }
}

/// A pass that is shown: it is worth nothing afterwards, nor is any that has expired.
pub(super) struct Show {
    pub(super) id: String,
    pub(super) now: i64,
}

impl Check for Show {
    fn check(&self) -> Result<(), Error> {
        limits::id("pass", &self.id)
    }
}

impl Write for Show {
    type Out = Option<Pass>;

    async fn apply(
        &self,
        conn: &mut Conn,
        _notices: &mut Vec<Notice>,
    ) -> Result<Option<Pass>, Error> {
        sqlx::query("DELETE FROM passes WHERE expires <= $1")
            .bind(self.now)
            .execute(&mut *conn)
            .await?;
        let row: Option<(String, String, String, i64)> = sqlx::query_as(
            "DELETE FROM passes WHERE id = $1 RETURNING id, identity, opens, expires",
        )
        .bind(&self.id)
        .fetch_optional(conn)
        .await?;
        Ok(row.map(|(id, identity, opens, expires)| Pass { id, identity, opens, expires }))
    }
}
