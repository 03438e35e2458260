//! Reviews of finished games, each found out once.

use sqlx::Pool;

use super::{Conn, Db, Write};
use crate::{Error, Notice, Review};

impl Write for Review {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO reviews (record, edition, review, created) VALUES ($1, $2, $3, $4)
             ON CONFLICT DO NOTHING",
        )
        .bind(&self.record)
        .bind(&self.edition)
        .bind(&self.text)
        .bind(self.created)
        .execute(conn)
        .await?;
        Ok(())
    }
}

pub(super) async fn review(
    pool: &Pool<Db>,
    record: &str,
    edition: &str,
) -> Result<Option<Review>, Error> {
    let row: Option<(String, i64)> =
        sqlx::query_as("SELECT review, created FROM reviews WHERE record = $1 AND edition = $2")
            .bind(record)
            .bind(edition)
            .fetch_optional(pool)
            .await?;
    let (record, edition) = (record.into(), edition.into());
    Ok(row.map(|(text, created)| Review { record, edition, text, created }))
}
