//! Tables that who runs the house closes, and what is taken away for good because nobody
//! has come for it.

use sqlx::Pool;

use super::{Conn, Db, Write, number, signed};
use crate::limits::{self, Check};
use crate::{Error, Notice};

/// A table that is played no further.
pub(super) struct Close {
    pub(super) table: String,
    pub(super) at: i64,
}

impl Check for Close {
    fn check(&self) -> Result<(), Error> {
        limits::id("table id", &self.table)
    }
}

impl Write for Close {
    type Out = bool;

    async fn apply(&self, conn: &mut Conn, notices: &mut Vec<Notice>) -> Result<bool, Error> {
        let done = sqlx::query(
            "UPDATE tables SET closed = $2, status = 'over', listed = 0, due = NULL \
             WHERE id = $1 AND closed IS NULL AND status <> 'over'",
        )
        .bind(&self.table)
        .bind(self.at)
        .execute(conn)
        .await?;
        let closed = done.rows_affected() > 0;
        if closed {
            notices.push(Notice::Seats { table: self.table.as_str().into() });
        }
        Ok(closed)
    }
}

/// Those that were closed since then.
pub(super) async fn closed(pool: &Pool<Db>, since: i64) -> Result<Vec<String>, Error> {
    let rows: Vec<(String,)> =
        sqlx::query_as("SELECT id FROM tables WHERE closed >= $1 ORDER BY closed, id")
            .bind(since)
            .fetch_all(pool)
            .await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}

/// A table that is taken away with its log, if it is still as it was seen.
pub(super) struct Remove {
    pub(super) table: String,
    pub(super) updated: i64,
    pub(super) lines: u64,
}

impl Check for Remove {
    fn check(&self) -> Result<(), Error> {
        limits::id("table id", &self.table)
    }
}

impl Write for Remove {
    type Out = bool;

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<bool, Error> {
        let same: Option<(i64,)> = sqlx::query_as(
            "SELECT created FROM tables WHERE id = $1 AND updated = $2 AND status <> 'over' \
             AND (SELECT COUNT(*) FROM entries WHERE table_id = $1) = $3",
        )
        .bind(&self.table)
        .bind(self.updated)
        .bind(signed(self.lines))
        .fetch_optional(&mut *conn)
        .await?;
        if same.is_none() {
            return Ok(false);
        }
        // Whoever writes to it meanwhile points at it, and then it is not taken away.
        for gone in [
            "DELETE FROM told WHERE table_id = $1",
            "DELETE FROM intents WHERE table_id = $1",
            "DELETE FROM invited WHERE table_id = $1",
            "DELETE FROM chat WHERE table_id = $1",
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM entries WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            sqlx::query(gone).bind(&self.table).execute(&mut *conn).await?;
        }
        Ok(true)
    }
}

/// A guest whom nobody has seen since then and who has left nothing that others see.
/// A part of a statement: `$1` is the time.
macro_rules! forgotten {
    ($what:literal) => {
        concat!(
            $what,
            " FROM identities WHERE created < $1 AND linked_to IS NULL AND name <> '' \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE identity = identities.id) \
             AND NOT EXISTS (SELECT 1 FROM sessions WHERE identity = identities.id AND seen >= $1) \
             AND NOT EXISTS (SELECT 1 FROM seats WHERE identity = identities.id) \
             AND NOT EXISTS (SELECT 1 FROM played WHERE identity = identities.id) \
             AND NOT EXISTS (SELECT 1 FROM chat WHERE identity = identities.id) \
             AND NOT EXISTS (SELECT 1 FROM tournaments WHERE host = identities.id) \
             AND NOT EXISTS (SELECT 1 FROM tournament_players WHERE identity = identities.id) \
             AND NOT EXISTS (SELECT 1 FROM bans WHERE whom = identities.id)"
        )
    };
}

pub(super) async fn forgotten(pool: &Pool<Db>, before: i64) -> Result<u64, Error> {
    let (count,): (i64,) =
        sqlx::query_as(forgotten!("SELECT COUNT(*)")).bind(before).fetch_one(pool).await?;
    Ok(number(count))
}

/// So many guests are taken away at once: others want to write, too.
const AT_ONCE: i64 = 200;

/// Guests that are taken away.
pub(super) struct Forget {
    pub(super) before: i64,
}

impl Check for Forget {
    fn check(&self) -> Result<(), Error> {
        Ok(())
    }
}

impl Write for Forget {
    type Out = u64;

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<u64, Error> {
        let rows: Vec<(String,)> =
            sqlx::query_as(concat!(forgotten!("SELECT id"), " ORDER BY id LIMIT $2"))
                .bind(self.before)
                .bind(AT_ONCE)
                .fetch_all(&mut *conn)
                .await?;
        for (guest,) in &rows {
            for gone in [
                "DELETE FROM sessions WHERE identity = $1",
                "DELETE FROM shelf WHERE identity = $1",
                "DELETE FROM invited WHERE identity = $1",
                "DELETE FROM ways WHERE identity = $1",
                "DELETE FROM quiet WHERE identity = $1",
                "DELETE FROM passes WHERE identity = $1",
                "UPDATE audit SET more = '' WHERE actor = $1 OR about = $1",
                "DELETE FROM identities WHERE id = $1",
            ] {
                sqlx::query(gone).bind(guest).execute(&mut *conn).await?;
            }
        }
        Ok(rows.len() as u64)
    }
}
