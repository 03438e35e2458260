//! Who is whose friend, and who wants nothing to do with whom. Each says it for
//! itself, and of people with accounts only.

use sqlx::Pool;

use super::people::expect;
use super::{Conn, Db, Write};
use crate::limits::{self, Check};
use crate::played::{MAX_FRIENDS, Tie, Tied};
use crate::{Error, Notice};

/// Somebody becomes something to somebody.
pub(super) struct Bind {
    pub(super) identity: String,
    pub(super) other: String,
    pub(super) tie: Tie,
    pub(super) now: i64,
}

impl Check for Bind {
    fn check(&self) -> Result<(), Error> {
        limits::id("identity", &self.identity)?;
        limits::id("identity", &self.other)
    }
}

impl Write for Bind {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        for id in [&self.identity, &self.other] {
            if !expect(conn, id).await?.account {
                return Err(Error::NoIdentity(id.clone()));
            }
        }
        let (held,): (i64,) =
            sqlx::query_as("SELECT COUNT(*) FROM friends WHERE identity = $1 AND other <> $2")
                .bind(&self.identity)
                .bind(&self.other)
                .fetch_one(&mut *conn)
                .await?;
        if self.identity == self.other || held >= i64::from(MAX_FRIENDS) {
            return Err(Error::TooManyFriends);
        }
        sqlx::query(
            "INSERT INTO friends (identity, other, kind, since) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (identity, other) DO UPDATE SET kind = $3, since = $4",
        )
        .bind(&self.identity)
        .bind(&self.other)
        .bind(self.tie.word())
        .bind(self.now)
        .execute(&mut *conn)
        .await?;
        if self.tie == Tie::Blocked {
            sqlx::query(
                "DELETE FROM friends WHERE identity = $1 AND other = $2 AND kind = 'friend'",
            )
            .bind(&self.other)
            .bind(&self.identity)
            .execute(conn)
            .await?;
        }
        Ok(())
    }
}

/// They are nothing to each other any more, on one side.
pub(super) struct Untie {
    pub(super) identity: String,
    pub(super) other: String,
}

impl Check for Untie {
    fn check(&self) -> Result<(), Error> {
        limits::id("identity", &self.identity)?;
        limits::id("identity", &self.other)
    }
}

impl Write for Untie {
    type Out = bool;

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<bool, Error> {
        let done = sqlx::query("DELETE FROM friends WHERE identity = $1 AND other = $2")
            .bind(&self.identity)
            .bind(&self.other)
            .execute(conn)
            .await?;
        Ok(done.rows_affected() > 0)
    }
}

pub(super) async fn ties(pool: &Pool<Db>, identity: &str) -> Result<Vec<Tied>, Error> {
    let rows: Vec<(String, String, String, i64, Option<i64>)> = sqlx::query_as(
        "SELECT f.other, i.name, f.kind, f.since, \
           (SELECT MAX(s.seen) FROM sessions s WHERE s.identity = f.other) \
         FROM friends f JOIN identities i ON i.id = f.other WHERE f.identity = $1 \
         ORDER BY LOWER(i.name), f.other",
    )
    .bind(identity)
    .fetch_all(pool)
    .await?;
    let tied = |(identity, name, kind, since, seen): (String, String, String, i64, Option<i64>)| {
        Tied { identity, name, tie: Tie::from_word(&kind), since, seen }
    };
    Ok(rows.into_iter().map(tied).collect())
}

pub(super) async fn is_blocked(pool: &Pool<Db>, by: &str, other: &str) -> Result<bool, Error> {
    let found: Option<(i64,)> = sqlx::query_as(
        "SELECT since FROM friends WHERE identity = $1 AND other = $2 AND kind = 'blocked'",
    )
    .bind(by)
    .bind(other)
    .fetch_optional(pool)
    .await?;
    Ok(found.is_some())
}
