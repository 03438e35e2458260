//! Tables and their logs.

use sqlx::Pool;

use super::{Conn, Db, Write, number, results, signed};
use crate::{
    Append, Cursor, Entry, Error, Listed, NewTable, Notice, Secret, Status, Summary, Table, Which,
};

impl Write for NewTable {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        let done = sqlx::query(
            "INSERT INTO tables \
             (id, game, header, seed, seats, status, summary, created, updated, listed, due) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING",
        )
        .bind(&self.id)
        .bind(&self.game)
        .bind(&self.header)
        .bind(self.seed.reveal())
        .bind(&self.seats)
        .bind(self.summary.status.word())
        .bind(&self.summary.text)
        .bind(self.created)
        .bind(self.summary.updated)
        .bind(i64::from(self.summary.listed))
        .bind(self.summary.due)
        .execute(&mut *conn)
        .await?;
        if done.rows_affected() == 0 {
            return Err(Error::Exists { what: "table", id: self.id.clone() });
        }
        for identity in &self.invited {
            sqlx::query(
                "INSERT INTO invited (identity, table_id) SELECT $1, $2 \
                 WHERE EXISTS (SELECT 1 FROM identities WHERE id = $1) ON CONFLICT DO NOTHING",
            )
            .bind(identity)
            .bind(&self.id)
            .execute(&mut *conn)
            .await?;
        }
        Ok(())
    }
}

impl Write for Append {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, notices: &mut Vec<Notice>) -> Result<(), Error> {
        // What lists show is of the log as the writer knows it: who has not heard yet that a
        // game has begun does not offer its seats.
        if self.lines.is_empty()
            && let refusal = refusal(conn, &self.table, self.first).await?
            && !matches!(refusal, Error::Gap { last, .. } if last + 1 == self.first)
        {
            return Err(refusal);
        }
        for (n, line) in (self.first..).zip(&self.lines) {
            if !insert(conn, &self.table, n, line).await? {
                return Err(match refusal(conn, &self.table, n).await? {
                    refusal if n == self.first => refusal,
                    // The first line was written, so this one had its place.
                    _ => Error::Damaged(self.table.clone()),
                });
            }
        }
        if let Some(summary) = &self.summary {
            summarise(conn, &self.table, summary).await?;
        }
        if let Some(result) = &self.result {
            results::put(conn, &self.table, result).await?;
        }
        notices.extend(self.notice());
        Ok(())
    }
}

/// Writes an entry if its number is free and the one before is there. The
/// primary key decides between nodes: the slower one waits for the faster one's
/// commit and then writes nothing.
async fn insert(conn: &mut Conn, table: &str, n: u64, line: &str) -> Result<bool, Error> {
    let done = sqlx::query(
        "INSERT INTO entries (table_id, n, line) SELECT $1, $2, $3 \
         WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1 AND closed IS NULL) \
           AND ($2 = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND n = $2 - 1)) \
         ON CONFLICT DO NOTHING",
    )
    .bind(table)
    .bind(signed(n))
    .bind(line)
    .execute(conn)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Why an entry could not be written.
async fn refusal(conn: &mut Conn, table: &str, n: u64) -> Result<Error, Error> {
    let last: Option<(i64, Option<i64>)> = sqlx::query_as(
        "SELECT coalesce((SELECT max(n) FROM entries WHERE table_id = $1), 0), closed \
         FROM tables WHERE id = $1",
    )
    .bind(table)
    .fetch_optional(conn)
    .await?;
    let table = table.to_owned();
    Ok(match last.map(|(last, closed)| (number(last), closed)) {
        None => Error::NoTable(table),
        Some((_, Some(_))) => Error::TableClosed(table),
        Some((last, None)) if last >= n => Error::Conflict { table, last },
        Some((last, None)) => Error::Gap { table, first: n, last },
    })
}

async fn summarise(conn: &mut Conn, table: &str, summary: &Summary) -> Result<(), Error> {
    let done = sqlx::query(
        "UPDATE tables SET status = $2, summary = $3, updated = $4, listed = $5, due = $6 \
         WHERE id = $1 AND closed IS NULL",
    )
    .bind(table)
    .bind(summary.status.word())
    .bind(&summary.text)
    .bind(summary.updated)
    .bind(i64::from(summary.listed))
    .bind(summary.due)
    .execute(&mut *conn)
    .await?;
    if done.rows_affected() == 0 {
        return Err(refusal(conn, table, 0).await?);
    }
    Ok(())
}

pub(super) async fn table(pool: &Pool<Db>, id: &str) -> Result<Option<Table>, Error> {
    type Row =
        (String, String, Vec<u8>, String, String, String, i64, i64, i64, Option<i64>, Option<i64>);
    let row: Option<Row> = sqlx::query_as(
        "SELECT game, header, seed, seats, status, summary, created, updated, listed, due, closed \
         FROM tables WHERE id = $1",
    )
    .bind(id)
    .fetch_optional(pool)
    .await?;
    row.map(|(game, header, seed, seats, status, text, created, updated, listed, due, closed)| {
        let status = Status::from_word(&status)?;
        let summary = Summary { status, text, listed: listed != 0, due, updated };
        let (seed, closed) = (Secret::new(seed), closed.is_some());
        Ok(Table { game, header, seed, seats, summary, created, closed })
    })
    .transpose()
}

pub(super) async fn tables(
    pool: &Pool<Db>,
    which: &Which,
    limit: u32,
    after: Option<&Cursor>,
) -> Result<Vec<Listed>, Error> {
    let (sql, key) = match which {
        Which::Status(status) => (
            "SELECT id, game, status, summary, created, updated, listed, due, closed FROM tables \
             WHERE status = $1 AND (created, id) < ($2, $3) \
             ORDER BY created DESC, id DESC LIMIT $4",
            status.word(),
        ),
        Which::Public(status) => (
            "SELECT id, game, status, summary, created, updated, listed, due, closed FROM tables \
             WHERE listed = 1 AND status = $1 AND (created, id) < ($2, $3) \
             ORDER BY created DESC, id DESC LIMIT $4",
            status.word(),
        ),
        Which::Identity(identity) => (
            "SELECT id, game, status, summary, created, updated, listed, due, closed FROM tables \
             WHERE (id IN (SELECT table_id FROM seats WHERE identity = $1) \
                OR status = 'open' AND id IN (SELECT table_id FROM invited WHERE identity = $1)) \
               AND (created, id) < ($2, $3) \
             ORDER BY created DESC, id DESC LIMIT $4",
            identity.as_str(),
        ),
    };
    let rows: Vec<ListedRow> = sqlx::query_as(sql)
        .bind(key)
        .bind(after.map_or(i64::MAX, Cursor::created))
        .bind(after.map_or("", Cursor::id))
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await?;
    rows.into_iter().map(listed).collect()
}

type ListedRow = (String, String, String, String, i64, i64, i64, Option<i64>, Option<i64>);

fn listed(
    (id, game, status, text, created, updated, listed, due, closed): ListedRow,
) -> Result<Listed, Error> {
    let status = Status::from_word(&status)?;
    let summary = Summary { status, text, listed: listed != 0, due, updated };
    Ok(Listed { id, game, summary, created, closed: closed.is_some() })
}

pub(super) async fn awaiting(
    pool: &Pool<Db>,
    since: i64,
    limit: u32,
) -> Result<Vec<Listed>, Error> {
    let rows: Vec<ListedRow> = sqlx::query_as(
        "SELECT id, game, status, summary, created, updated, listed, due, closed FROM tables \
         WHERE status = 'running' AND updated >= $1 \
           AND id IN (SELECT s.table_id FROM seats s JOIN ways w ON w.identity = s.identity) \
         ORDER BY updated LIMIT $2",
    )
    .bind(since)
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    rows.into_iter().map(listed).collect()
}

pub(super) async fn due(pool: &Pool<Db>, by: i64, limit: u32) -> Result<Vec<String>, Error> {
    let rows: Vec<(String,)> = sqlx::query_as(
        "SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT $2",
    )
    .bind(by)
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}

pub(super) async fn entries(pool: &Pool<Db>, table: &str, after: u64) -> Result<Vec<Entry>, Error> {
    let rows: Vec<(i64, String)> =
        sqlx::query_as("SELECT n, line FROM entries WHERE table_id = $1 AND n > $2 ORDER BY n")
            .bind(table)
            .bind(signed(after))
            .fetch_all(pool)
            .await?;
    Ok(rows.into_iter().map(|(n, line)| Entry { n: number(n), line }).collect())
}
