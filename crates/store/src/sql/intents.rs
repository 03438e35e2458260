//! What people have prepared at their tables. What it says is the table's matter;
//! other nodes hear that it changed, and nobody else does.

use sqlx::Pool;

use super::{Conn, Db, Write};
use crate::{Error, Intend, Intent, Notice};

impl Write for Intend {
    type Out = bool;

    async fn apply(&self, conn: &mut Conn, notices: &mut Vec<Notice>) -> Result<bool, Error> {
        if let Some(Intent { seat, n, text }) = &self.new {
            let done = sqlx::query(
                "INSERT INTO intents (table_id, seat, n, intent) SELECT $1, $2, $3, $4 \
                 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ON CONFLICT DO NOTHING",
            )
            .bind(&self.table)
            .bind(i64::from(*seat))
            .bind(i64::from(*n))
            .bind(text)
            .execute(&mut *conn)
            .await?;
            if done.rows_affected() == 0 {
                return Ok(false);
            }
        }
        for (seat, n) in &self.gone {
            sqlx::query("DELETE FROM intents WHERE table_id = $1 AND seat = $2 AND n = $3")
                .bind(&self.table)
                .bind(i64::from(*seat))
                .bind(i64::from(*n))
                .execute(&mut *conn)
                .await?;
        }
        notices.push(Notice::Intents { table: self.table.as_str().into() });
        Ok(true)
    }
}

pub(super) async fn intents(pool: &Pool<Db>, table: &str) -> Result<Vec<Intent>, Error> {
    let rows: Vec<(i64, i64, String)> =
        sqlx::query_as("SELECT seat, n, intent FROM intents WHERE table_id = $1 ORDER BY seat, n")
            .bind(table)
            .fetch_all(pool)
            .await?;
    let small = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
    let intent = |(seat, n, text)| Intent { seat: small(seat), n: small(n), text };
    Ok(rows.into_iter().map(intent).collect())
}
