//! Imported records, the secret the nodes share, and a row to try writing.

use sqlx::Pool;

use super::{Conn, Db, Write};
use crate::limits::{self, Check};
use crate::{Error, Notice, Record, Secret};

impl Write for Record {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO records (id, record, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(&self.id)
        .bind(&self.text)
        .bind(self.created)
        .execute(&mut *conn)
        .await?;
        let same: Option<(i64,)> =
            sqlx::query_as("SELECT created FROM records WHERE id = $1 AND record = $2")
                .bind(&self.id)
                .bind(&self.text)
                .fetch_optional(conn)
                .await?;
        match same {
            Some(_) => Ok(()),
            None => Err(Error::Exists { what: "record", id: self.id.clone() }),
        }
    }
}

pub(super) async fn record(pool: &Pool<Db>, id: &str) -> Result<Option<Record>, Error> {
    let row: Option<(String, i64)> =
        sqlx::query_as("SELECT record, created FROM records WHERE id = $1")
            .bind(id)
            .fetch_optional(pool)
            .await?;
    Ok(row.map(|(text, created)| Record { id: id.into(), text, created }))
}

/// A secret to be used if there is none.
pub(super) struct Fresh(pub(super) Secret<Vec<u8>>);

impl Check for Fresh {
    fn check(&self) -> Result<(), Error> {
        limits::secret("secret", self.0.reveal())
    }
}

impl Write for Fresh {
    type Out = Secret<Vec<u8>>;

    async fn apply(
        &self,
        conn: &mut Conn,
        _notices: &mut Vec<Notice>,
    ) -> Result<Secret<Vec<u8>>, Error> {
        sqlx::query("INSERT INTO secret (id, bytes) VALUES (1, $1) ON CONFLICT DO NOTHING")
            .bind(self.0.reveal())
            .execute(&mut *conn)
            .await?;
        let (bytes,): (Vec<u8>,) =
            sqlx::query_as("SELECT bytes FROM secret WHERE id = 1").fetch_one(conn).await?;
        Ok(Secret::new(bytes))
    }
}

/// Something to write, and when.
pub(super) struct Probe(pub(super) i64);

impl Check for Probe {
    fn check(&self) -> Result<(), Error> {
        Ok(())
    }
}

impl Write for Probe {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1",
        )
        .bind(self.0)
        .execute(conn)
        .await?;
        Ok(())
    }
}
