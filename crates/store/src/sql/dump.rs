//! Everything there is, as lines of JSON: one for each row, `["entries","t1",3,"…"]`.
//! The same lines from either database, so that a backup of one can be restored
//! into the other. Seeds and hashes are among them: a backup is as secret as the
//! database.

use futures_util::TryStreamExt;
use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection, Row};
use tokio::io::{AsyncBufRead, AsyncWrite, AsyncWriteExt, Lines};

use super::{Conn, Db};
use crate::{Error, backup, open};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Text,
    Number,
    /// In hexadecimal.
    Bytes,
}
use Kind::{Bytes, Number, Text};

/// A table, its columns, and the order in which its rows can be put back.
type Part = (&'static str, &'static [(&'static str, Kind)], &'static str);

/// What points at something comes after it.
const PARTS: [Part; 27] = [
    (
        "identities",
        &[
            ("id", Text),
            ("name", Text),
            ("created", Number),
            ("linked_to", Text),
            ("first_session", Number),
        ],
        "linked_to IS NOT NULL, id",
    ),
    (
        "accounts",
        &[
            ("identity", Text),
            ("folded", Text),
            ("hash", Text),
            ("created", Number),
            ("looks", Text),
        ],
        "identity",
    ),
    (
        "sessions",
        &[
            ("id", Text),
            ("identity", Text),
            ("created", Number),
            ("seen", Number),
            ("expires", Number),
            ("device", Text),
        ],
        "id",
    ),
    (
        "tables",
        &[
            ("id", Text),
            ("game", Text),
            ("header", Text),
            ("seed", Bytes),
            ("seats", Text),
            ("status", Text),
            ("summary", Text),
            ("created", Number),
            ("updated", Number),
            ("chats", Number),
            ("listed", Number),
            ("due", Number),
            ("closed", Number),
        ],
        "id",
    ),
    ("entries", &[("table_id", Text), ("n", Number), ("line", Text)], "table_id, n"),
    (
        "seats",
        &[("table_id", Text), ("seat", Number), ("identity", Text), ("looked", Number)],
        "table_id, seat",
    ),
    (
        "intents",
        &[("table_id", Text), ("seat", Number), ("n", Number), ("intent", Text)],
        "table_id, seat, n",
    ),
    ("invited", &[("identity", Text), ("table_id", Text)], "identity, table_id"),
    (
        "chat",
        &[
            ("table_id", Text),
            ("n", Number),
            ("at", Number),
            ("author", Text),
            ("line", Text),
            ("identity", Text),
            ("watching", Number),
        ],
        "table_id, n",
    ),
    (
        "shelf",
        &[
            ("identity", Text),
            ("game", Text),
            ("name", Text),
            ("content", Text),
            ("updated", Number),
        ],
        "identity, game, name",
    ),
    (
        "ways",
        &[
            ("id", Text),
            ("identity", Text),
            ("kind", Text),
            ("session", Text),
            ("address", Text),
            ("language", Text),
            ("created", Number),
        ],
        "id",
    ),
    ("told", &[("way", Text), ("table_id", Text), ("turn", Number)], "way, table_id"),
    ("quiet", &[("identity", Text), ("from_minute", Number), ("until_minute", Number)], "identity"),
    ("passes", &[("id", Text), ("identity", Text), ("opens", Text), ("expires", Number)], "id"),
    (
        "passkeys",
        &[
            ("id", Text),
            ("identity", Text),
            ("name", Text),
            ("key", Text),
            ("created", Number),
            ("used", Number),
        ],
        "id",
    ),
    (
        "results",
        &[
            ("table_id", Text),
            ("game", Text),
            ("options", Text),
            ("pace", Text),
            ("form", Text),
            ("decisions", Number),
            ("ended", Number),
            ("listed", Number),
            ("counted", Text),
        ],
        "table_id",
    ),
    (
        "played",
        &[
            ("table_id", Text),
            ("seat", Number),
            ("identity", Text),
            ("level", Text),
            ("side", Number),
            ("place", Number),
            ("verdict", Number),
            ("points", Number),
            ("game", Text),
            ("form", Text),
            ("pace", Text),
            ("ended", Number),
            ("listed", Number),
            ("rating", Number),
            ("deviation", Number),
            ("gain", Number),
            ("facts", Text),
        ],
        "table_id, seat",
    ),
    (
        "ratings",
        &[
            ("player", Text),
            ("game", Text),
            ("pace", Text),
            ("form", Text),
            ("rating", Number),
            ("deviation", Number),
            ("volatility", Number),
            ("games", Number),
            ("established", Number),
            ("updated", Number),
        ],
        "player, game, pace, form",
    ),
    (
        "friends",
        &[("identity", Text), ("other", Text), ("kind", Text), ("since", Number)],
        "identity, other",
    ),
    (
        "tournaments",
        &[
            ("id", Text),
            ("host", Text),
            ("status", Text),
            ("summary", Text),
            ("listed", Number),
            ("created", Number),
            ("updated", Number),
        ],
        "id",
    ),
    ("tournament_lines", &[("tournament", Text), ("n", Number), ("line", Text)], "tournament, n"),
    (
        "tournament_players",
        &[("tournament", Text), ("player", Number), ("identity", Text)],
        "tournament, player",
    ),
    ("records", &[("id", Text), ("record", Text), ("created", Number)], "id"),
    (
        "bans",
        &[("kind", Text), ("whom", Text), ("ends", Number), ("why", Text), ("made", Number)],
        "kind, whom",
    ),
    ("notes", &[("kind", Text), ("content", Text), ("ends", Number), ("made", Number)], "kind"),
    (
        "audit",
        &[
            ("id", Text),
            ("at", Number),
            ("deed", Text),
            ("actor", Text),
            ("about", Text),
            ("more", Text),
        ],
        "id",
    ),
    ("secret", &[("id", Number), ("bytes", Bytes)], "id"),
];

/// Writes all rows as they are at one moment, in a transaction that begins so; says
/// how many.
pub(in super::super) async fn dump(
    mut conn: Conn,
    begin: &'static str,
    out: &mut (dyn AsyncWrite + Unpin + Send),
) -> Result<u64, Error> {
    open::same_schema(sqlx::query_as(open::SCHEMA).fetch_one(&mut conn).await)?;
    let mut transaction = conn.begin_with(begin).await?;
    let rows = write_all(&mut transaction, out).await?;
    transaction.rollback().await?;
    conn.close().await?;
    Ok(rows)
}

/// Puts the rows of a backup into a new database, all of them or none; says how
/// many.
pub(in super::super) async fn restore<R: AsyncBufRead + Unpin>(
    mut conn: Conn,
    lines: &mut Lines<R>,
) -> Result<u64, Error> {
    let mut transaction = conn.begin().await?;
    let (rows, last) = fill(&mut transaction, lines).await?;
    backup::is_whole(rows, last, lines).await?;
    transaction.commit().await?;
    conn.close().await?;
    Ok(rows)
}

async fn write_all(
    conn: &mut Conn,
    out: &mut (dyn AsyncWrite + Unpin + Send),
) -> Result<u64, Error> {
    let mut count = 0;
    for (part, columns, order) in PARTS {
        let list = columns.iter().map(|(name, kind)| match kind {
            Number => format!("CAST({name} AS BIGINT)"),
            Text | Bytes => (*name).to_owned(),
        });
        let list = list.collect::<Vec<_>>().join(", ");
        let sql = format!("SELECT {list} FROM {part} ORDER BY {order}");
        let mut rows = sqlx::query(AssertSqlSafe(sql)).fetch(&mut *conn);
        while let Some(row) = rows.try_next().await? {
            let mut line = vec![Value::from(part)];
            for (at, (_, kind)) in columns.iter().enumerate() {
                line.push(read(&row, at, *kind)?);
            }
            let line = Value::from(line).to_string() + "\n";
            out.write_all(line.as_bytes()).await.map_err(Error::File)?;
            count += 1;
        }
    }
    Ok(count)
}

fn read(row: &<Db as sqlx::Database>::Row, at: usize, kind: Kind) -> Result<Value, sqlx::Error> {
    Ok(match kind {
        Text => row.try_get::<Option<String>, _>(at)?.into(),
        Number => row.try_get::<Option<i64>, _>(at)?.into(),
        Bytes => row.try_get::<Option<Vec<u8>>, _>(at)?.map(hex::encode).into(),
    })
}

/// Puts rows back into a database that has none, up to the line that is no row;
/// says how many, and gives that line.
async fn fill<R: AsyncBufRead + Unpin>(
    conn: &mut Conn,
    lines: &mut Lines<R>,
) -> Result<(u64, Option<String>), Error> {
    let taken: Option<(i64,)> =
        sqlx::query_as("SELECT created FROM tables UNION SELECT created FROM identities LIMIT 1")
            .fetch_optional(&mut *conn)
            .await?;
    if taken.is_some() {
        return Err(Error::NotEmpty);
    }
    // What a server writes before anybody has come.
    sqlx::query("DELETE FROM secret").execute(&mut *conn).await?;
    let mut count = 0;
    while let Some(line) = lines.next_line().await.map_err(Error::File)? {
        let Ok(Value::Array(row)) = serde_json::from_str(&line) else {
            return Ok((count, Some(line)));
        };
        count += 1;
        put(conn, &row).await?.ok_or(Error::BadBackup { line: count + 1 })?;
    }
    Ok((count, None))
}

/// `None` if it is not a row of ours.
async fn put(conn: &mut Conn, row: &[Value]) -> Result<Option<()>, Error> {
    let Some((name, values)) = row.split_first() else { return Ok(None) };
    let Some((part, columns, _)) = PARTS.iter().find(|(part, ..)| name == part) else {
        return Ok(None);
    };
    if values.len() != columns.len() {
        return Ok(None);
    }
    let names = columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let places = (1..=columns.len()).map(|at| format!("${at}")).collect::<Vec<_>>().join(", ");
    let sql = format!("INSERT INTO {part} ({names}) VALUES ({places})");
    let mut insert = sqlx::query(AssertSqlSafe(sql));
    for ((_, kind), value) in columns.iter().zip(values) {
        let text = || value.as_str().map(str::to_owned);
        insert = match (kind, value) {
            (Text, Value::String(_) | Value::Null) => insert.bind(text()),
            (Number, Value::Number(_) | Value::Null) => insert.bind(value.as_i64()),
            (Bytes, Value::Null) => insert.bind(None::<Vec<u8>>),
            (Bytes, Value::String(text)) => match hex::decode(text) {
                Ok(bytes) => insert.bind(Some(bytes)),
                Err(_) => return Ok(None),
            },
            _ => return Ok(None),
        };
    }
    insert.execute(conn).await?;
    Ok(Some(()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A column that is added is backed up, too.
    #[test]
    fn every_column_of_every_table_is_there() {
        let mut missing = Vec::new();
        for migration in crate::sqlite::MIGRATIONS.iter() {
            let sql = migration.sql.as_str().lines();
            let sql = sql.filter(|line| !line.trim_start().starts_with("--")).collect::<Vec<_>>();
            for statement in sql.join("\n").split_terminator(';') {
                let words: Vec<&str> = statement.split_whitespace().collect();
                let (table, columns) = match words.as_slice() {
                    // What is found in these can be found out again, or asked again.
                    ["CREATE", "TABLE", "probe" | "reviews" | "challenges", ..] => continue,
                    ["CREATE", "TABLE", table, ..] => {
                        let body = statement.split_once('(').unwrap().1;
                        let named = body.lines().filter_map(|line| line.split_whitespace().next());
                        let column =
                            |name: &&str| name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
                        (*table, named.filter(column).collect::<Vec<_>>())
                    }
                    ["ALTER", "TABLE", table, "ADD", "COLUMN", column, ..] => {
                        (*table, vec![*column])
                    }
                    _ => continue,
                };
                let part = PARTS.iter().find(|(part, ..)| *part == table);
                let known = part.map_or(&[][..], |(_, columns, _)| columns);
                let unknown =
                    columns.into_iter().filter(|it| known.iter().all(|(name, _)| name != it));
                missing.extend(unknown.map(|column| format!("{table}.{column}")));
            }
        }
        assert_eq!(missing, Vec::<String>::new());
    }
}
