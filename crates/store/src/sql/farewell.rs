//! Somebody leaves for good: the account, its sessions, passkeys, ratings, friends and
//! shelves go, and names in finished logs and talk give way to nobody's. Seats stay.

use super::sessions::end_all;
use super::{Conn, Write, signed};
use crate::limits::{self, Check};
use crate::{Error, Notice, Rewritten};

impl Write for Rewritten {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        let (last,): (i64,) = sqlx::query_as(
            "SELECT COUNT(*) FROM entries JOIN tables ON tables.id = table_id \
             WHERE table_id = $1 AND status = 'over'",
        )
        .bind(&self.table)
        .fetch_one(&mut *conn)
        .await?;
        if last != signed(self.lines.len() as u64) {
            return Err(Error::Conflict { table: self.table.clone(), last: super::number(last) });
        }
        for (n, line) in (1_i64..).zip(&self.lines) {
            sqlx::query("UPDATE entries SET line = $3 WHERE table_id = $1 AND n = $2")
                .bind(&self.table)
                .bind(n)
                .bind(line)
                .execute(&mut *conn)
                .await?;
        }
        sqlx::query("UPDATE tables SET summary = $2 WHERE id = $1")
            .bind(&self.table)
            .bind(&self.summary)
            .execute(&mut *conn)
            .await?;
        for name in &self.names {
            sqlx::query(
                "UPDATE chat SET author = '-', line = '-' WHERE table_id = $1 AND author = $2",
            )
            .bind(&self.table)
            .bind(name)
            .execute(&mut *conn)
            .await?;
        }
        Ok(())
    }
}

/// An account that is no more.
pub(super) struct Delete {
    pub(super) identity: String,
}

impl Check for Delete {
    fn check(&self) -> Result<(), Error> {
        limits::id("identity", &self.identity)
    }
}

impl Write for Delete {
    type Out = Vec<String>;

    async fn apply(
        &self,
        conn: &mut Conn,
        notices: &mut Vec<Notice>,
    ) -> Result<Vec<String>, Error> {
        if !super::people::expect(conn, &self.identity).await?.account {
            return Err(Error::NoIdentity(self.identity.clone()));
        }
        end_all(conn, &self.identity).await?;
        // Seats of games that have not begun are free again.
        let rows: Vec<(String,)> = sqlx::query_as(
            "DELETE FROM seats WHERE identity = $1 AND NOT EXISTS \
             (SELECT 1 FROM entries WHERE entries.table_id = seats.table_id) RETURNING table_id",
        )
        .bind(&self.identity)
        .fetch_all(&mut *conn)
        .await?;
        for gone in [
            "DELETE FROM accounts WHERE identity = $1",
            "DELETE FROM ratings WHERE player = $1",
            "DELETE FROM friends WHERE identity = $1 OR other = $1",
            "DELETE FROM shelf WHERE identity = $1",
            "DELETE FROM invited WHERE identity = $1",
            "DELETE FROM intents WHERE EXISTS (SELECT 1 FROM seats WHERE identity = $1 \
             AND seats.table_id = intents.table_id AND seats.seat = intents.seat)",
            "DELETE FROM ways WHERE identity = $1",
            "DELETE FROM quiet WHERE identity = $1",
            "DELETE FROM passes WHERE identity = $1",
            "DELETE FROM passkeys WHERE identity = $1",
            "DELETE FROM challenges WHERE identity = $1",
            "DELETE FROM bans WHERE whom = $1",
            "UPDATE audit SET more = '' WHERE actor = $1 OR about = $1",
            "UPDATE chat SET author = '-', line = '-', identity = NULL WHERE identity IN \
             (SELECT id FROM identities WHERE id = $1 OR linked_to = $1)",
            "UPDATE identities SET name = '' WHERE id = $1 OR linked_to = $1",
        ] {
            sqlx::query(gone).bind(&self.identity).execute(&mut *conn).await?;
        }
        let tables: Vec<String> = rows.into_iter().map(|(table,)| table).collect();
        notices.extend(tables.iter().map(|t| Notice::Seats { table: t.as_str().into() }));
        Ok(tables)
    }
}
