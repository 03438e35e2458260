//! Sessions: who came by which cookie, until when. They are the only rows that
//! are ever deleted, for an ended session must be worth nothing.

use sqlx::Pool;

use super::people::{expect, found};
use super::{Conn, Db, Write};
use crate::limits::{self, Check};
use crate::{Error, Identity, NewSession, Notice, Session};

/// The most sessions that a list shows.
const LISTED: i64 = 100;

/// A session, maybe instead of another.
pub(super) struct Begin {
    pub(super) session: NewSession,
    pub(super) instead: Option<String>,
}

impl Check for Begin {
    fn check(&self) -> Result<(), Error> {
        self.session.check()?;
        self.instead.as_deref().map_or(Ok(()), |id| limits::id("session", id))
    }
}

impl Write for Begin {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        let NewSession { identity, created, .. } = &self.session;
        expect(conn, identity).await?;
        sqlx::query(
            "UPDATE identities SET first_session = $2 WHERE id = $1 AND first_session IS NULL",
        )
        .bind(identity)
        .bind(created)
        .execute(&mut *conn)
        .await?;
        insert(conn, &self.session).await?;
        if let Some(other) = &self.instead {
            sqlx::query("DELETE FROM sessions WHERE id = $1").bind(other).execute(conn).await?;
        }
        Ok(())
    }
}

/// The first session of a guest from before there were sessions.
pub(super) struct First(pub(super) NewSession);

impl Check for First {
    fn check(&self) -> Result<(), Error> {
        self.0.check()
    }
}

impl Write for First {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        let NewSession { identity, created, .. } = &self.0;
        let guest = expect(conn, identity).await?;
        if guest.account {
            return Err(Error::Exists { what: "account", id: identity.clone() });
        }
        // Of two nodes that come to this, one waits for the other and finds it done.
        let done = sqlx::query(
            "UPDATE identities SET first_session = $2 \
             WHERE id = $1 AND first_session IS NULL AND linked_to IS NULL",
        )
        .bind(identity)
        .bind(created)
        .execute(&mut *conn)
        .await?;
        if done.rows_affected() == 0 {
            return Err(match guest.linked_to {
                Some(_) => Error::Linked(identity.clone()),
                None => Error::Exists { what: "session", id: identity.clone() },
            });
        }
        insert(conn, &self.0).await
    }
}

/// An id in use is no refusal but a failure: ids are hashes of fresh entropy.
async fn insert(conn: &mut Conn, session: &NewSession) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO sessions (id, identity, created, seen, expires, device) \
         VALUES ($1, $2, $3, $3, $4, $5)",
    )
    .bind(&session.id)
    .bind(&session.identity)
    .bind(session.created)
    .bind(session.expires)
    .bind(&session.device)
    .execute(conn)
    .await?;
    Ok(())
}

type BothRow = (i64, i64, i64, String, String, String, i64, Option<String>, Option<String>);

pub(super) async fn session(
    pool: &Pool<Db>,
    id: &str,
) -> Result<Option<(Session, Identity)>, Error> {
    let row: Option<BothRow> = sqlx::query_as(
        "SELECT s.created, s.seen, s.expires, s.device, i.id, i.name, i.created, a.folded, \
         i.linked_to FROM sessions s JOIN identities i ON i.id = s.identity \
         LEFT JOIN accounts a ON a.identity = i.id WHERE s.id = $1",
    )
    .bind(id)
    .fetch_optional(pool)
    .await?;
    Ok(row.map(|(created, seen, expires, device, identity, name, came, folded, linked_to)| {
        let session = Session { id: id.into(), created, seen, expires, device };
        (session, found(&identity, (name, came, folded, linked_to)))
    }))
}

pub(super) async fn sessions(pool: &Pool<Db>, identity: &str) -> Result<Vec<Session>, Error> {
    let rows: Vec<(String, i64, i64, i64, String)> = sqlx::query_as(
        "SELECT id, created, seen, expires, device FROM sessions WHERE identity = $1 \
         ORDER BY seen DESC, id LIMIT $2",
    )
    .bind(identity)
    .bind(LISTED)
    .fetch_all(pool)
    .await?;
    let sessions = rows.into_iter().map(|(id, created, seen, expires, device)| Session {
        id,
        created,
        seen,
        expires,
        device,
    });
    Ok(sessions.collect())
}

/// Somebody came by this session.
pub(super) struct See {
    pub(super) id: String,
    pub(super) seen: i64,
    pub(super) expires: i64,
}

impl Check for See {
    fn check(&self) -> Result<(), Error> {
        limits::id("session", &self.id)
    }
}

impl Write for See {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        // Of two who come at once, neither sets the other back.
        sqlx::query(
            "UPDATE sessions SET seen = CASE WHEN seen < $2 THEN $2 ELSE seen END, \
             expires = CASE WHEN expires < $3 THEN $3 ELSE expires END WHERE id = $1",
        )
        .bind(&self.id)
        .bind(self.seen)
        .bind(self.expires)
        .execute(conn)
        .await?;
        Ok(())
    }
}

/// Sessions that end.
pub(super) enum End {
    /// This one of an identity.
    One { identity: String, id: String },
    /// All of an identity but this one.
    Others { identity: String, but: String },
    /// Whatever has expired by then.
    Expired { now: i64 },
}

impl Check for End {
    fn check(&self) -> Result<(), Error> {
        match self {
            End::One { identity, id } | End::Others { identity, but: id } => {
                limits::id("identity", identity)?;
                limits::id("session", id)
            }
            End::Expired { .. } => Ok(()),
        }
    }
}

impl Write for End {
    type Out = u64;

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<u64, Error> {
        let done = match self {
            End::One { identity, id } => {
                sqlx::query("DELETE FROM sessions WHERE identity = $1 AND id = $2")
                    .bind(identity)
                    .bind(id)
                    .execute(conn)
                    .await?
            }
            End::Others { identity, but } => {
                sqlx::query("DELETE FROM sessions WHERE identity = $1 AND id <> $2")
                    .bind(identity)
                    .bind(but)
                    .execute(conn)
                    .await?
            }
            End::Expired { now } => {
                sqlx::query("DELETE FROM sessions WHERE expires <= $1")
                    .bind(now)
                    .execute(conn)
                    .await?
            }
        };
        Ok(done.rows_affected())
    }
}

/// Ends all sessions of an identity, within the change that makes it another.
pub(super) async fn end_all(conn: &mut Conn, identity: &str) -> Result<(), Error> {
    sqlx::query("DELETE FROM sessions WHERE identity = $1").bind(identity).execute(conn).await?;
    Ok(())
}
