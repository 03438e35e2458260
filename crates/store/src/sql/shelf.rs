//! What somebody has put aside for a game: small texts under names of their own,
//! few enough to be read at once. What they say is the game's matter.

use sqlx::Pool;

use super::people::expect;
use super::{Conn, Db, Write};
use crate::limits::{self, Check, MAX_ID, MAX_SHELF};
use crate::{Error, Notice, Shelved};

type Row = (String, String, i64);

const HELD: &str = "SELECT name, content, updated FROM shelf \
     WHERE identity = $1 AND game = $2 ORDER BY name";

fn found((name, text, updated): Row) -> Shelved {
    Shelved { name, text, updated }
}

pub(super) async fn shelf(
    pool: &Pool<Db>,
    identity: &str,
    game: &str,
) -> Result<Vec<Shelved>, Error> {
    let rows: Vec<Row> = sqlx::query_as(HELD).bind(identity).bind(game).fetch_all(pool).await?;
    Ok(rows.into_iter().map(found).collect())
}

async fn held(conn: &mut Conn, identity: &str, game: &str) -> Result<Vec<Shelved>, Error> {
    let rows: Vec<Row> = sqlx::query_as(HELD).bind(identity).bind(game).fetch_all(conn).await?;
    Ok(rows.into_iter().map(found).collect())
}

/// Something for a shelf.
pub(super) struct Put {
    pub(super) identity: String,
    pub(super) game: String,
    pub(super) shelved: Shelved,
}

impl Check for Put {
    fn check(&self) -> Result<(), Error> {
        limits::id("identity", &self.identity)?;
        limits::id("game id", &self.game)?;
        self.shelved.check()
    }
}

impl Write for Put {
    type Out = ();

    /// Of two that come at the same moment through two nodes both may be the last that fits.
    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        expect(conn, &self.identity).await?;
        let Shelved { name, text, updated } = &self.shelved;
        let held = held(conn, &self.identity, &self.game).await?;
        if held.len() >= usize::from(MAX_SHELF) && held.iter().all(|held| held.name != *name) {
            return Err(Error::ShelfFull);
        }
        sqlx::query(
            "INSERT INTO shelf (identity, game, name, content, updated) \
             VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (identity, game, name) DO UPDATE SET content = $4, updated = $5",
        )
        .bind(&self.identity)
        .bind(&self.game)
        .bind(name)
        .bind(text)
        .bind(updated)
        .execute(conn)
        .await?;
        Ok(())
    }
}

/// Something that is not wanted any more.
pub(super) struct Take {
    pub(super) identity: String,
    pub(super) game: String,
    pub(super) name: String,
}

impl Check for Take {
    fn check(&self) -> Result<(), Error> {
        limits::id("identity", &self.identity)?;
        limits::id("game id", &self.game)?;
        limits::id("name", &self.name)
    }
}

impl Write for Take {
    type Out = bool;

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<bool, Error> {
        let done = sqlx::query("DELETE FROM shelf WHERE identity = $1 AND game = $2 AND name = $3")
            .bind(&self.identity)
            .bind(&self.game)
            .bind(&self.name)
            .execute(conn)
            .await?;
        Ok(done.rows_affected() > 0)
    }
}

/// A name like this one that nobody on the shelf has: `Swarm`, `Swarm (2)`, `Swarm (3)`.
fn free_name(name: &str, held: &[Shelved]) -> String {
    let numbered = (2..).map(|n| {
        let end = format!(" ({n})");
        let mut start = name.to_owned();
        while start.len() + end.len() > MAX_ID {
            start.pop();
        }
        start + &end
    });
    let free = |wanted: &String| held.iter().all(|held| held.name != *wanted);
    std::iter::once(name.to_owned()).chain(numbered).find(free).unwrap_or_default()
}

/// A guest's things pass to an account, the newest first, as far as there is room; of two under one
/// name that differ, both are kept. What finds no room stays the guest's.
pub(super) async fn pass_on(conn: &mut Conn, guest: &str, account: &str) -> Result<(), Error> {
    let games: Vec<(String,)> =
        sqlx::query_as("SELECT DISTINCT game FROM shelf WHERE identity = $1 ORDER BY game")
            .bind(guest)
            .fetch_all(&mut *conn)
            .await?;
    for (game,) in games {
        let mut there = held(conn, account, &game).await?;
        let mut coming = held(conn, guest, &game).await?;
        coming.sort_by_key(|shelved| std::cmp::Reverse(shelved.updated));
        for shelved in coming {
            let same = |held: &Shelved| held.name == shelved.name && held.text == shelved.text;
            if there.iter().any(same) || there.len() >= usize::from(MAX_SHELF) {
                continue;
            }
            let name = free_name(&shelved.name, &there);
            sqlx::query(
                "UPDATE shelf SET identity = $2, name = $5 \
                 WHERE identity = $1 AND game = $3 AND name = $4",
            )
            .bind(guest)
            .bind(account)
            .bind(&game)
            .bind(&shelved.name)
            .bind(&name)
            .execute(&mut *conn)
            .await?;
            there.push(Shelved { name, ..shelved });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_taken_gets_a_number_and_stays_short() {
        let held = |name: &str| Shelved { name: name.into(), text: String::new(), updated: 0 };
        assert_eq!(free_name("a", &[]), "a");
        assert_eq!(free_name("a", &[held("a"), held("a (2)")]), "a (3)");
        let long = "é".repeat(MAX_ID / 2);
        let free = free_name(&long, &[held(&long)]);
        assert!(free.len() <= MAX_ID && free.ends_with("é (2)"), "{free}");
    }
}
