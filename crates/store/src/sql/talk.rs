//! Who sits at a table, and what is said there.

use sqlx::Pool;

use super::{Conn, Db, Write, number, signed};
use crate::limits::{self, Check};
use crate::{Binding, Chat, Claim, Error, NewChat, Notice};

/// A seat somebody wants.
pub(super) struct ClaimSeat {
    pub(super) table: String,
    pub(super) seat: u32,
    pub(super) identity: String,
}

impl Check for ClaimSeat {
    fn check(&self) -> Result<(), Error> {
        limits::id("table id", &self.table)?;
        limits::id("identity", &self.identity)
    }
}

impl Write for ClaimSeat {
    type Out = Claim;

    async fn apply(&self, conn: &mut Conn, notices: &mut Vec<Notice>) -> Result<Claim, Error> {
        let done = sqlx::query(
            "INSERT INTO seats (table_id, seat, identity) SELECT $1, $2, $3 \
             WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) \
               AND EXISTS (SELECT 1 FROM identities WHERE id = $3) \
             ON CONFLICT DO NOTHING",
        )
        .bind(&self.table)
        .bind(i64::from(self.seat))
        .bind(&self.identity)
        .execute(&mut *conn)
        .await?;
        if done.rows_affected() == 1 {
            notices.push(Notice::Seats { table: self.table.as_str().into() });
            return Ok(Claim::Yours);
        }
        let holder: Option<(String,)> =
            sqlx::query_as("SELECT identity FROM seats WHERE table_id = $1 AND seat = $2")
                .bind(&self.table)
                .bind(i64::from(self.seat))
                .fetch_optional(&mut *conn)
                .await?;
        match holder {
            Some((holder,)) if holder == self.identity => Ok(Claim::Yours),
            Some((by,)) => Ok(Claim::Taken { by }),
            None if exists(conn, &self.table).await? => {
                Err(Error::NoIdentity(self.identity.clone()))
            }
            None => Err(Error::NoTable(self.table.clone())),
        }
    }
}

/// A seat is given back by who has it.
pub(super) struct Unclaim(pub(super) ClaimSeat);

impl Check for Unclaim {
    fn check(&self) -> Result<(), Error> {
        self.0.check()
    }
}

impl Write for Unclaim {
    type Out = bool;

    async fn apply(&self, conn: &mut Conn, notices: &mut Vec<Notice>) -> Result<bool, Error> {
        let ClaimSeat { table, seat, identity } = &self.0;
        let done = sqlx::query(
            "DELETE FROM seats WHERE table_id = $1 AND seat = $2 AND identity = $3 \
             AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = $1)",
        )
        .bind(table)
        .bind(i64::from(*seat))
        .bind(identity)
        .execute(conn)
        .await?;
        let given = done.rows_affected() == 1;
        if given {
            notices.push(Notice::Seats { table: table.as_str().into() });
        }
        Ok(given)
    }
}

/// Somebody has seen a log up to an entry.
pub(super) struct Look {
    pub(super) table: String,
    pub(super) identity: String,
    pub(super) n: u64,
}

impl Check for Look {
    fn check(&self) -> Result<(), Error> {
        limits::id("table id", &self.table)?;
        limits::id("identity", &self.identity)
    }
}

impl Write for Look {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _: &mut Vec<Notice>) -> Result<(), Error> {
        // Two devices may look away in any order.
        sqlx::query(
            "UPDATE seats SET looked = $3 WHERE table_id = $1 AND identity = $2 \
             AND (looked IS NULL OR looked < $3)",
        )
        .bind(&self.table)
        .bind(&self.identity)
        .bind(signed(self.n))
        .execute(conn)
        .await?;
        Ok(())
    }
}

pub(super) async fn looked(
    pool: &Pool<Db>,
    table: &str,
    identity: &str,
) -> Result<Option<u64>, Error> {
    let row: Option<(Option<i64>,)> =
        sqlx::query_as("SELECT MAX(looked) FROM seats WHERE table_id = $1 AND identity = $2")
            .bind(table)
            .bind(identity)
            .fetch_optional(pool)
            .await?;
    Ok(row.and_then(|(looked,)| looked).map(number))
}

async fn exists(conn: &mut Conn, table: &str) -> Result<bool, Error> {
    let row: Option<(i64,)> = sqlx::query_as("SELECT created FROM tables WHERE id = $1")
        .bind(table)
        .fetch_optional(conn)
        .await?;
    Ok(row.is_some())
}

pub(super) async fn seats(pool: &Pool<Db>, table: &str) -> Result<Vec<Binding>, Error> {
    let rows: Vec<(i64, String)> =
        sqlx::query_as("SELECT seat, identity FROM seats WHERE table_id = $1 ORDER BY seat")
            .bind(table)
            .fetch_all(pool)
            .await?;
    Ok(rows
        .into_iter()
        .map(|(seat, identity)| Binding { seat: u32::try_from(seat).unwrap_or(u32::MAX), identity })
        .collect())
}

impl Write for NewChat {
    type Out = u64;

    async fn apply(&self, conn: &mut Conn, notices: &mut Vec<Notice>) -> Result<u64, Error> {
        // Counting in the table's row gives numbers without gaps in the order of
        // commits: who reads on from a number misses nothing.
        let count: Option<(i64,)> =
            sqlx::query_as("UPDATE tables SET chats = chats + 1 WHERE id = $1 RETURNING chats")
                .bind(&self.table)
                .fetch_optional(&mut *conn)
                .await?;
        let Some((n,)) = count else {
            return Err(Error::NoTable(self.table.clone()));
        };
        sqlx::query(
            "INSERT INTO chat (table_id, n, at, author, line, identity, watching) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&self.table)
        .bind(n)
        .bind(self.at)
        .bind(&self.from)
        .bind(&self.text)
        .bind(&self.by)
        .bind(i64::from(self.watching))
        .execute(conn)
        .await?;
        notices.push(Notice::Chat { table: self.table.as_str().into(), n: number(n) });
        Ok(number(n))
    }
}

pub(super) async fn chat(
    pool: &Pool<Db>,
    table: &str,
    after: u64,
    limit: u32,
) -> Result<Vec<Chat>, Error> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT n, at, author, line, identity, watching FROM chat \
         WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3",
    )
    .bind(table)
    .bind(signed(after))
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    Ok(rows.into_iter().rev().map(line).collect())
}

/// The last lines that somebody has said among those who watch, and where, in order.
pub(super) async fn said_watching(
    pool: &Pool<Db>,
    identity: &str,
    limit: u32,
) -> Result<Vec<(String, Chat)>, Error> {
    let rows: Vec<(String, i64, i64, String)> = sqlx::query_as(
        "SELECT table_id, n, at, line FROM chat WHERE identity = $1 AND watching = 1 \
         ORDER BY at DESC, table_id, n DESC LIMIT $2",
    )
    .bind(identity)
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    let said = |(table, n, at, text)| {
        let from = String::new();
        (table, line((n, at, from, text, Some(identity.to_owned()), 1)))
    };
    Ok(rows.into_iter().rev().map(said).collect())
}

/// A line as it is stored: number, time, author, words, identity, and among whom.
type Row = (i64, i64, String, String, Option<String>, i64);

fn line((n, at, from, text, by, watching): Row) -> Chat {
    Chat { n: number(n), at, from, by, watching: watching != 0, text }
}
