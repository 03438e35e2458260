//! Tournaments and their logs: entry *n* can be written once, as at tables.

use sqlx::Pool;

use super::{Conn, Db, Write, number, signed};
use crate::{
    Cursor, Entry, Error, NewTournament, Notice, Participant, Status, Summary, Tournament,
    TournamentAppend, Which,
};

impl Write for NewTournament {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        if !is_known(conn, &self.host).await? {
            return Err(Error::NoIdentity(self.host.clone()));
        }
        let done = sqlx::query(
            "INSERT INTO tournaments (id, host, status, summary, listed, created, updated) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
        )
        .bind(&self.id)
        .bind(&self.host)
        .bind(self.summary.status.word())
        .bind(&self.summary.text)
        .bind(i64::from(self.summary.listed))
        .bind(self.created)
        .bind(self.summary.updated)
        .execute(&mut *conn)
        .await?;
        if done.rows_affected() == 0 {
            return Err(Error::Exists { what: "tournament", id: self.id.clone() });
        }
        insert(conn, &self.id, 1, &self.line).await?;
        Ok(())
    }
}

impl Write for TournamentAppend {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        for (_, identity) in &self.joined {
            if !is_known(conn, identity).await? {
                return Err(Error::NoIdentity(identity.clone()));
            }
        }
        // What lists show is of the log as the writer knows it.
        if self.lines.is_empty()
            && let refusal = refusal(conn, &self.tournament, self.first).await?
            && !matches!(refusal, Error::Gap { last, .. } if last + 1 == self.first)
        {
            return Err(refusal);
        }
        for (n, line) in (self.first..).zip(&self.lines) {
            if !insert(conn, &self.tournament, n, line).await? {
                return Err(match refusal(conn, &self.tournament, n).await? {
                    refusal if n == self.first => refusal,
                    // The first line was written, so this one had its place.
                    _ => Error::Damaged(self.tournament.clone()),
                });
            }
        }
        for (player, identity) in &self.joined {
            sqlx::query(
                "INSERT INTO tournament_players (tournament, player, identity) \
                 VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            )
            .bind(&self.tournament)
            .bind(i64::from(*player))
            .bind(identity)
            .execute(&mut *conn)
            .await?;
        }
        sqlx::query(
            "UPDATE tournaments SET status = $2, summary = $3, updated = $4, listed = $5 \
             WHERE id = $1",
        )
        .bind(&self.tournament)
        .bind(self.summary.status.word())
        .bind(&self.summary.text)
        .bind(self.summary.updated)
        .bind(i64::from(self.summary.listed))
        .execute(conn)
        .await?;
        Ok(())
    }
}

async fn is_known(conn: &mut Conn, identity: &str) -> Result<bool, Error> {
    let found: Option<(i64,)> = sqlx::query_as("SELECT created FROM identities WHERE id = $1")
        .bind(identity)
        .fetch_optional(conn)
        .await?;
    Ok(found.is_some())
}

/// Writes a line if its number is free and the one before is there; the primary
/// key decides between nodes.
async fn insert(conn: &mut Conn, id: &str, n: u64, line: &str) -> Result<bool, Error> {
    let done = sqlx::query(
        "INSERT INTO tournament_lines (tournament, n, line) SELECT $1, $2, $3 \
         WHERE EXISTS (SELECT 1 FROM tournaments WHERE id = $1) \
           AND ($2 = 1 OR EXISTS \
             (SELECT 1 FROM tournament_lines WHERE tournament = $1 AND n = $2 - 1)) \
         ON CONFLICT DO NOTHING",
    )
    .bind(id)
    .bind(signed(n))
    .bind(line)
    .execute(conn)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Why a line could not be written.
async fn refusal(conn: &mut Conn, id: &str, n: u64) -> Result<Error, Error> {
    let last: Option<(i64,)> = sqlx::query_as(
        "SELECT coalesce((SELECT max(n) FROM tournament_lines WHERE tournament = $1), 0) \
         FROM tournaments WHERE id = $1",
    )
    .bind(id)
    .fetch_optional(conn)
    .await?;
    let table = id.to_owned();
    Ok(match last.map(|(last,)| number(last)) {
        None => Error::NoTournament(table),
        Some(last) if last >= n => Error::Conflict { table, last },
        Some(last) => Error::Gap { table, first: n, last },
    })
}

type Row = (String, String, String, String, i64, i64, i64);

fn found((id, host, status, text, listed, created, updated): Row) -> Result<Tournament, Error> {
    let status = Status::from_word(&status)?;
    let summary = Summary { status, text, listed: listed != 0, updated, due: None };
    Ok(Tournament { id, host, summary, created })
}

pub(super) async fn tournament(pool: &Pool<Db>, id: &str) -> Result<Option<Tournament>, Error> {
    let row: Option<Row> = sqlx::query_as(
        "SELECT id, host, status, summary, listed, created, updated FROM tournaments \
         WHERE id = $1",
    )
    .bind(id)
    .fetch_optional(pool)
    .await?;
    row.map(found).transpose()
}

pub(super) async fn tournaments(
    pool: &Pool<Db>,
    which: &Which,
    limit: u32,
    after: Option<&Cursor>,
) -> Result<Vec<Tournament>, Error> {
    let (sql, key) = match which {
        Which::Status(status) => (
            "SELECT id, host, status, summary, listed, created, updated FROM tournaments \
             WHERE status = $1 AND (created, id) < ($2, $3) \
             ORDER BY created DESC, id DESC LIMIT $4",
            status.word(),
        ),
        Which::Public(status) => (
            "SELECT id, host, status, summary, listed, created, updated FROM tournaments \
             WHERE listed = 1 AND status = $1 AND (created, id) < ($2, $3) \
             ORDER BY created DESC, id DESC LIMIT $4",
            status.word(),
        ),
        Which::Identity(identity) => (
            "SELECT id, host, status, summary, listed, created, updated FROM tournaments \
             WHERE (host = $1 OR id IN \
                 (SELECT tournament FROM tournament_players WHERE identity = $1)) \
               AND (created, id) < ($2, $3) \
             ORDER BY created DESC, id DESC LIMIT $4",
            identity.as_str(),
        ),
    };
    let rows: Vec<Row> = sqlx::query_as(sql)
        .bind(key)
        .bind(after.map_or(i64::MAX, Cursor::created))
        .bind(after.map_or("", Cursor::id))
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await?;
    rows.into_iter().map(found).collect()
}

pub(super) async fn lines(pool: &Pool<Db>, id: &str, after: u64) -> Result<Vec<Entry>, Error> {
    let rows: Vec<(i64, String)> = sqlx::query_as(
        "SELECT n, line FROM tournament_lines WHERE tournament = $1 AND n > $2 ORDER BY n",
    )
    .bind(id)
    .bind(signed(after))
    .fetch_all(pool)
    .await?;
    Ok(rows.into_iter().map(|(n, line)| Entry { n: number(n), line }).collect())
}

pub(super) async fn participants(pool: &Pool<Db>, id: &str) -> Result<Vec<Participant>, Error> {
    let rows: Vec<(i64, String, String)> = sqlx::query_as(
        "SELECT p.player, p.identity, i.name FROM tournament_players p \
         JOIN identities i ON i.id = p.identity WHERE p.tournament = $1 ORDER BY p.player",
    )
    .bind(id)
    .fetch_all(pool)
    .await?;
    let read = |(player, identity, name): (i64, String, String)| Participant {
        player: u32::try_from(player).unwrap_or(u32::MAX),
        identity,
        name,
    };
    Ok(rows.into_iter().map(read).collect())
}

/// What a guest takes part in is the account's from now on.
pub(super) async fn pass_on(conn: &mut Conn, guest: &str, account: &str) -> Result<(), Error> {
    for sql in [
        "UPDATE tournament_players SET identity = $2 WHERE identity = $1",
        "UPDATE tournaments SET host = $2 WHERE host = $1",
    ] {
        sqlx::query(sql).bind(guest).bind(account).execute(&mut *conn).await?;
    }
    Ok(())
}
