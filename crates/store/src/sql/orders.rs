//! What who runs the house decides: who may not come in or talk, what everybody is told,
//! and what was done that matters.

use sqlx::Pool;

use super::people::expect;
use super::sessions::end_all;
use super::{Conn, Db, Write};
use crate::limits::{self, Check};
use crate::{Ban, BanKind, Cursor, Deed, Error, Note, NoteKind, Notice};

impl Write for Ban {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        if self.kind != BanKind::Address {
            expect(conn, &self.whom).await?;
        }
        sqlx::query(
            "INSERT INTO bans (kind, whom, ends, why, made) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (kind, whom) DO UPDATE SET ends = $3, why = $4, made = $5",
        )
        .bind(self.kind.word())
        .bind(&self.whom)
        .bind(self.ends)
        .bind(&self.why)
        .bind(self.made)
        .execute(&mut *conn)
        .await?;
        match self.kind {
            BanKind::Enter => end_all(conn, &self.whom).await,
            BanKind::Talk | BanKind::Address => Ok(()),
        }
    }
}

/// What is allowed again.
pub(super) struct Unban {
    pub(super) kind: BanKind,
    pub(super) whom: String,
}

impl Check for Unban {
    fn check(&self) -> Result<(), Error> {
        limits::id("ban", &self.whom)
    }
}

impl Write for Unban {
    type Out = bool;

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<bool, Error> {
        let done = sqlx::query("DELETE FROM bans WHERE kind = $1 AND whom = $2")
            .bind(self.kind.word())
            .bind(&self.whom)
            .execute(conn)
            .await?;
        Ok(done.rows_affected() > 0)
    }
}

type BanRow = (String, String, Option<i64>, String, i64);

pub(super) async fn bans(pool: &Pool<Db>, now: i64) -> Result<Vec<Ban>, Error> {
    let rows: Vec<BanRow> = sqlx::query_as(
        "SELECT kind, whom, ends, why, made FROM bans WHERE ends IS NULL OR ends > $1 \
         ORDER BY kind, whom",
    )
    .bind(now)
    .fetch_all(pool)
    .await?;
    let found = |(kind, whom, ends, why, made): BanRow| {
        Ok(Ban { kind: BanKind::from_word(&kind)?, whom, ends, why, made })
    };
    rows.into_iter().map(found).collect()
}

/// What everybody is told from now on, or no more.
pub(super) struct PutNote {
    pub(super) kind: NoteKind,
    pub(super) note: Option<Note>,
}

impl Check for PutNote {
    fn check(&self) -> Result<(), Error> {
        self.note.as_ref().map_or(Ok(()), Check::check)
    }
}

impl Write for PutNote {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        sqlx::query("DELETE FROM notes WHERE kind = $1")
            .bind(self.kind.word())
            .execute(&mut *conn)
            .await?;
        if let Some(note) = &self.note {
            sqlx::query("INSERT INTO notes (kind, content, ends, made) VALUES ($1, $2, $3, $4)")
                .bind(self.kind.word())
                .bind(&note.text)
                .bind(note.ends)
                .bind(note.made)
                .execute(conn)
                .await?;
        }
        Ok(())
    }
}

type NoteRow = (String, String, Option<i64>, i64);

pub(super) async fn notes(pool: &Pool<Db>, now: i64) -> Result<Vec<Note>, Error> {
    let rows: Vec<NoteRow> = sqlx::query_as(
        "SELECT kind, content, ends, made FROM notes WHERE ends IS NULL OR ends > $1 \
         ORDER BY kind",
    )
    .bind(now)
    .fetch_all(pool)
    .await?;
    let found = |(kind, text, ends, made): NoteRow| {
        Ok(Note { kind: NoteKind::from_word(&kind)?, text, ends, made })
    };
    rows.into_iter().map(found).collect()
}

impl Write for Deed {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO audit (id, at, deed, actor, about, more) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
        )
        .bind(&self.id)
        .bind(self.at)
        .bind(&self.deed)
        .bind(&self.actor)
        .bind(&self.about)
        .bind(&self.more)
        .execute(conn)
        .await?;
        Ok(())
    }
}

type DeedRow = (String, i64, String, Option<String>, Option<String>, String);

pub(super) async fn audit(
    pool: &Pool<Db>,
    limit: u32,
    after: Option<&Cursor>,
) -> Result<Vec<Deed>, Error> {
    let rows: Vec<DeedRow> = sqlx::query_as(
        "SELECT id, at, deed, actor, about, more FROM audit WHERE (at, id) < ($1, $2) \
         ORDER BY at DESC, id DESC LIMIT $3",
    )
    .bind(after.map_or(i64::MAX, Cursor::created))
    .bind(after.map_or("", Cursor::id))
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    let found =
        |(id, at, deed, actor, about, more): DeedRow| Deed { id, at, deed, actor, about, more };
    Ok(rows.into_iter().map(found).collect())
}
