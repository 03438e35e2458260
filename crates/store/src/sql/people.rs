//! Identities and accounts. A person has one name, kept with the identity; an
//! account makes it unique, by its lower-case form and by what it looks like:
//! nobody else, guests included, goes by a name that reads the same. Passwords are hashed and
//! checked by the caller. Whoever becomes somebody else (an account, or part of
//! one) has no session left in the same transaction.

use sqlx::Pool;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

use super::sessions::end_all;
use super::{Conn, Db, Write, shelf, tournaments, ways};
use crate::limits::{self, Check};
use crate::{Account, Error, Identity, NewAccount, NewGuest, Notice, Secret};

/// What must be unique of a name.
fn fold(name: &str) -> String {
    name.to_ascii_lowercase()
}

/// What a name looks like: the same for letters of other scripts that cannot be
/// told apart, and for the same letters in another size.
fn looks(name: &str) -> String {
    let small: String = name.nfkc().collect::<String>().to_lowercase();
    skeleton(&small).filter(|letter| !letter.is_whitespace()).collect()
}

/// Whether somebody else has an account whose name looks the same.
async fn is_taken(conn: &mut Conn, identity: &str, name: &str) -> Result<bool, Error> {
    let found: Option<(String,)> =
        sqlx::query_as("SELECT identity FROM accounts WHERE looks = $1 AND identity <> $2 LIMIT 1")
            .bind(looks(name))
            .bind(identity)
            .fetch_optional(conn)
            .await?;
    Ok(found.is_some())
}

/// Accounts from before it was noted what their names look like. Of two that look
/// the same the first is noted; both stay.
pub(in super::super) async fn note_looks(conn: &mut Conn) -> Result<(), Error> {
    let unnoted: Vec<(String, String)> = sqlx::query_as(
        "SELECT i.id, i.name FROM accounts a JOIN identities i ON i.id = a.identity \
         WHERE a.looks IS NULL",
    )
    .fetch_all(&mut *conn)
    .await?;
    for (identity, name) in unnoted {
        sqlx::query(
            "UPDATE accounts SET looks = $2 WHERE identity = $1 \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE looks = $2)",
        )
        .bind(identity)
        .bind(looks(&name))
        .execute(&mut *conn)
        .await?;
    }
    Ok(())
}

impl Write for NewGuest {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        let done = sqlx::query(
            "INSERT INTO identities (id, name, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(&self.id)
        .bind(&self.name)
        .bind(self.created)
        .execute(conn)
        .await?;
        if done.rows_affected() == 0 {
            return Err(Error::Exists { what: "identity", id: self.id.clone() });
        }
        Ok(())
    }
}

const IDENTITY: &str = "SELECT i.name, i.created, a.folded, i.linked_to FROM identities i \
     LEFT JOIN accounts a ON a.identity = i.id WHERE i.id = $1";
pub(super) type IdentityRow = (String, i64, Option<String>, Option<String>);

pub(super) fn found(id: &str, (name, created, folded, linked_to): IdentityRow) -> Identity {
    Identity { id: id.into(), name, created, account: folded.is_some(), linked_to }
}

pub(super) async fn identity(pool: &Pool<Db>, id: &str) -> Result<Option<Identity>, Error> {
    let row: Option<IdentityRow> = sqlx::query_as(IDENTITY).bind(id).fetch_optional(pool).await?;
    Ok(row.map(|row| found(id, row)))
}

/// The same within a transaction, where it has to be there.
pub(super) async fn expect(conn: &mut Conn, id: &str) -> Result<Identity, Error> {
    let row: Option<IdentityRow> = sqlx::query_as(IDENTITY).bind(id).fetch_optional(conn).await?;
    row.map(|row| found(id, row)).ok_or_else(|| Error::NoIdentity(id.into()))
}

/// Another name for somebody.
pub(super) struct Rename {
    pub(super) identity: String,
    pub(super) name: String,
}

impl Check for Rename {
    fn check(&self) -> Result<(), Error> {
        limits::id("identity", &self.identity)?;
        limits::id("name", &self.name)
    }
}

impl Write for Rename {
    type Out = Vec<String>;

    async fn apply(
        &self,
        conn: &mut Conn,
        notices: &mut Vec<Notice>,
    ) -> Result<Vec<String>, Error> {
        let account = expect(conn, &self.identity).await?.account;
        if is_taken(conn, &self.identity, &self.name).await? {
            return Err(Error::NameTaken(self.name.clone()));
        }
        if account {
            let done =
                sqlx::query("UPDATE accounts SET folded = $2, looks = $3 WHERE identity = $1")
                    .bind(&self.identity)
                    .bind(fold(&self.name))
                    .bind(looks(&self.name))
                    .execute(&mut *conn)
                    .await;
            match done {
                Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                    return Err(Error::NameTaken(self.name.clone()));
                }
                other => other?,
            };
        }
        name(conn, &self.identity, &self.name).await?;
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE status <> 'over' \
             AND id IN (SELECT table_id FROM seats WHERE identity = $1)",
        )
        .bind(&self.identity)
        .fetch_all(conn)
        .await?;
        let tables: Vec<String> = rows.into_iter().map(|(table,)| table).collect();
        notices.extend(tables.iter().map(|t| Notice::Seats { table: t.as_str().into() }));
        Ok(tables)
    }
}

async fn name(conn: &mut Conn, identity: &str, name: &str) -> Result<(), Error> {
    sqlx::query("UPDATE identities SET name = $2 WHERE id = $1")
        .bind(identity)
        .bind(name)
        .execute(conn)
        .await?;
    Ok(())
}

impl Write for NewAccount {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        let exists = || Error::Exists { what: "account", id: self.identity.clone() };
        let identity = expect(conn, &self.identity).await?;
        if identity.account {
            return Err(exists());
        }
        if identity.linked_to.is_some() {
            return Err(Error::Linked(self.identity.clone()));
        }
        if is_taken(conn, &self.identity, &self.name).await? {
            return Err(Error::NameTaken(self.name.clone()));
        }
        let done = sqlx::query(
            "INSERT INTO accounts (identity, folded, looks, hash, created) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        )
        .bind(&self.identity)
        .bind(fold(&self.name))
        .bind(looks(&self.name))
        .bind(self.hash.reveal())
        .bind(self.created)
        .execute(&mut *conn)
        .await?;
        if done.rows_affected() == 0 {
            // Another node may have been faster in giving it an account.
            return Err(match expect(conn, &self.identity).await?.account {
                true => exists(),
                false => Error::NameTaken(self.name.clone()),
            });
        }
        end_all(conn, &self.identity).await?;
        name(conn, &self.identity, &self.name).await
    }
}

type AccountRow = (String, String, String, i64);

fn found_account((identity, name, hash, created): AccountRow) -> Account {
    Account { identity, name, hash: Secret::new(hash), created }
}

pub(super) async fn account(pool: &Pool<Db>, name: &str) -> Result<Option<Account>, Error> {
    let row: Option<AccountRow> = sqlx::query_as(
        "SELECT i.id, i.name, a.hash, a.created FROM accounts a \
         JOIN identities i ON i.id = a.identity WHERE a.folded = $1",
    )
    .bind(fold(name))
    .fetch_optional(pool)
    .await?;
    Ok(row.map(found_account))
}

pub(super) async fn accounts(
    pool: &Pool<Db>,
    after: &str,
    limit: u32,
) -> Result<Vec<Account>, Error> {
    let rows: Vec<AccountRow> = sqlx::query_as(
        "SELECT i.id, i.name, a.hash, a.created FROM accounts a \
         JOIN identities i ON i.id = a.identity WHERE a.folded > $1 ORDER BY a.folded LIMIT $2",
    )
    .bind(fold(after))
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    Ok(rows.into_iter().map(found_account).collect())
}

/// Another password for an account.
pub(super) struct SetHash {
    pub(super) identity: String,
    pub(super) hash: Secret<String>,
}

impl Check for SetHash {
    fn check(&self) -> Result<(), Error> {
        limits::id("identity", &self.identity)?;
        limits::text("hash", self.hash.reveal())
    }
}

impl Write for SetHash {
    type Out = ();

    async fn apply(&self, conn: &mut Conn, _notices: &mut Vec<Notice>) -> Result<(), Error> {
        let done = sqlx::query("UPDATE accounts SET hash = $2 WHERE identity = $1")
            .bind(&self.identity)
            .bind(self.hash.reveal())
            .execute(&mut *conn)
            .await?;
        if done.rows_affected() == 0 {
            return Err(Error::NoIdentity(self.identity.clone()));
        }
        end_all(conn, &self.identity).await
    }
}

/// A guest that turns out to be the holder of an account.
pub(super) struct Link {
    pub(super) guest: String,
    pub(super) account: String,
}

impl Check for Link {
    fn check(&self) -> Result<(), Error> {
        limits::id("identity", &self.guest)?;
        limits::id("identity", &self.account)
    }
}

impl Write for Link {
    type Out = Vec<String>;

    async fn apply(
        &self,
        conn: &mut Conn,
        notices: &mut Vec<Notice>,
    ) -> Result<Vec<String>, Error> {
        if !expect(conn, &self.account).await?.account {
            return Err(Error::NoIdentity(self.account.clone()));
        }
        if expect(conn, &self.guest).await?.account {
            return Err(Error::Exists { what: "account", id: self.guest.clone() });
        }
        let done = sqlx::query(
            "UPDATE identities SET linked_to = $2 \
             WHERE id = $1 AND (linked_to IS NULL OR linked_to = $2)",
        )
        .bind(&self.guest)
        .bind(&self.account)
        .execute(&mut *conn)
        .await?;
        if done.rows_affected() == 0 {
            return Err(Error::Linked(self.guest.clone()));
        }
        end_all(conn, &self.guest).await?;
        shelf::pass_on(conn, &self.guest, &self.account).await?;
        ways::pass_on(conn, &self.guest, &self.account).await?;
        sqlx::query("UPDATE played SET identity = $2 WHERE identity = $1")
            .bind(&self.guest)
            .bind(&self.account)
            .execute(&mut *conn)
            .await?;
        tournaments::pass_on(conn, &self.guest, &self.account).await?;
        let rows: Vec<(String,)> =
            sqlx::query_as("UPDATE seats SET identity = $2 WHERE identity = $1 RETURNING table_id")
                .bind(&self.guest)
                .bind(&self.account)
                .fetch_all(conn)
                .await?;
        let mut tables: Vec<String> = rows.into_iter().map(|(table,)| table).collect();
        tables.sort();
        tables.dedup();
        notices.extend(tables.iter().map(|t| Notice::Seats { table: t.as_str().into() }));
        Ok(tables)
    }
}

#[cfg(test)]
mod tests {
    use super::looks;

    #[test]
    fn what_reads_the_same_looks_the_same() {
        // Cyrillic, Greek, digits for letters, wide letters, another size, spaces.
        for other in ["\u{410}d\u{430}", "ADA", "\u{ff21}da", "A da", "\u{391}da"] {
            assert_eq!(looks("Ada"), looks(other), "{other}");
        }
        assert_eq!(looks("Bill"), looks("Bi1l"));
        assert_eq!(looks("corn"), looks("com"));
        for other in ["Eda", "Adam", "Ad"] {
            assert_ne!(looks("Ada"), looks(other), "{other}");
        }
    }
}
