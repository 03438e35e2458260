//! Passkeys of accounts, and what devices were asked. A challenge is deleted when it is
//! taken, so that of all who answer it, at whichever node, one is heard.

use sqlx::Pool;

use super::{Conn, Db, Write};
use crate::limits::{self, Check};
use crate::passkey::{Challenge, MAX_PASSKEYS, Passkey};
use crate::{Error, Notice};

type Row = (String, String, String, String, i64, Option<i64>);

fn found((id, identity, name, key, created, used): Row) -> Passkey {
    Passkey { id, identity, name, key, created, used }
}

pub(super) async fn passkeys(pool: &Pool<Db>, identity: &str) -> Result<Vec<Passkey>, Error> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT id, identity, name, key, created, used FROM passkeys \
         WHERE identity = $1 ORDER BY created, id",
    )
    .bind(identity)
    .fetch_all(pool)
    .await?;
    Ok(rows.into_iter().map(found).collect())
}

pub(super) async fn passkey(pool: &Pool<Db>, id: &str) -> Result<Option<Passkey>, Error> {
    let row: Option<Row> =
        sqlx::query_as("SELECT id, identity, name, key, created, used FROM passkeys WHERE id = $1")
            .bind(id)
            .fetch_optional(pool)
            .await?;
    Ok(row.map(found))
}

impl Write for Passkey {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        // Changes nothing: whoever adds another at the same time waits here, and counts
        // this one.
        let held = sqlx::query("UPDATE accounts SET created = created WHERE identity = $1")
            .bind(&self.identity)
            .execute(&mut *conn)
            .await?;
        if held.rows_affected() == 0 {
            return Err(Error::NoIdentity(self.identity.clone()));
        }
        let (own,): (i64,) = sqlx::query_as("SELECT count(*) FROM passkeys WHERE identity = $1")
            .bind(&self.identity)
            .fetch_one(&mut *conn)
            .await?;
        if own >= i64::from(MAX_PASSKEYS) {
            return Err(Error::PasskeysFull);
        }
        let done = sqlx::query(
            "INSERT INTO passkeys (id, identity, name, key, created, used) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING",
        )
        .bind(&self.id)
        .bind(&self.identity)
        .bind(&self.name)
        .bind(&self.key)
        .bind(self.created)
        .bind(self.used)
        .execute(conn)
        .await?;
        match done.rows_affected() {
            0 => Err(Error::Exists { what: "passkey", id: self.id.clone() }),
            _ => Ok(()),
        }
    }
}

/// A passkey by which somebody comes in.
pub(super) struct Use {
    pub(super) id: String,
    pub(super) before: String,
    pub(super) after: String,
    pub(super) now: i64,
}

impl Check for Use {
    fn check(&self) -> Result<(), Error> {
        limits::id("passkey", &self.id)?;
        limits::text("key", &self.before)?;
        limits::text("key", &self.after)
    }
}

impl Write for Use {
    type Out = bool;

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<bool, Error> {
        let done =
            sqlx::query("UPDATE passkeys SET key = $3, used = $4 WHERE id = $1 AND key = $2")
                .bind(&self.id)
                .bind(&self.before)
                .bind(&self.after)
                .bind(self.now)
                .execute(conn)
                .await?;
        Ok(done.rows_affected() > 0)
    }
}

/// A passkey that is not wanted any more.
pub(super) struct Remove {
    pub(super) identity: String,
    pub(super) id: String,
}

impl Check for Remove {
    fn check(&self) -> Result<(), Error> {
        limits::id("identity", &self.identity)?;
        limits::id("passkey", &self.id)
    }
}

impl Write for Remove {
    type Out = bool;

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<bool, Error> {
        let done = sqlx::query("DELETE FROM passkeys WHERE identity = $1 AND id = $2")
            .bind(&self.identity)
            .bind(&self.id)
            .execute(conn)
            .await?;
        Ok(done.rows_affected() > 0)
    }
}

/// A device is asked something; what has expired is forgotten.
pub(super) struct Ask {
    pub(super) challenge: Challenge,
    pub(super) now: i64,
}

impl Check for Ask {
    fn check(&self) -> Result<(), Error> {
        self.challenge.check()
    }
}

impl Write for Ask {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        let Challenge { id, identity, asked, expires } = &self.challenge;
        if let Some(identity) = identity {
            super::people::expect(conn, identity).await?;
        }
        sqlx::query("DELETE FROM challenges WHERE expires <= $1")
            .bind(self.now)
            .execute(&mut *conn)
            .await?;
        sqlx::query(
            "INSERT INTO challenges (id, identity, asked, expires) VALUES ($1, $2, $3, $4)",
        )
        .bind(id)
        .bind(identity)
        .bind(asked)
        .bind(expires)
        .execute(conn)
        .await?;
        Ok(())
    }
}

/// A challenge that is answered: it is worth nothing afterwards.
pub(super) struct Take {
    pub(super) id: String,
    pub(super) now: i64,
}

impl Check for Take {
    fn check(&self) -> Result<(), Error> {
        limits::id("challenge", &self.id)
    }
}

impl Write for Take {
    type Out = Option<Challenge>;

    async fn apply(
        &self,
        conn: &mut Conn,
        _notices: &mut Vec<Notice>,
    ) -> Result<Option<Challenge>, Error> {
        let row: Option<(String, Option<String>, String, i64)> = sqlx::query_as(
            "DELETE FROM challenges WHERE id = $1 RETURNING id, identity, asked, expires",
        )
        .bind(&self.id)
        .fetch_optional(conn)
        .await?;
        let taken =
            row.map(|(id, identity, asked, expires)| Challenge { id, identity, asked, expires });
        Ok(taken.filter(|challenge| challenge.expires > self.now))
    }
}
