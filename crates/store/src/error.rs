//! What can go wrong, in words that can be shown to the person who runs the
//! server. No error carries a secret: not the address of a database (it may
//! hold a password), not a seed, not a hash.

use std::path::PathBuf;
use std::sync::Arc;

/// A refusal or a failure of the store.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The address of the database starts with something else.
    #[error(
        "unknown kind of database `{0}`: use sqlite:PATH, sqlite::memory: or postgres://USER@HOST/NAME"
    )]
    UnknownScheme(String),
    /// The address of the database cannot be understood.
    #[error("the address of the database is not valid: {0}")]
    BadAddress(&'static str),
    /// The directory of the SQLite file does not exist.
    #[error("the directory {} for the database does not exist: create it first", .0.display())]
    NoDirectory(PathBuf),
    /// The database cannot be opened.
    #[error("cannot open the database: {0}")]
    Unreachable(#[source] sqlx::Error),
    /// The machine has no luck to give.
    #[error("the operating system gives no random numbers")]
    NoEntropy,
    /// A later version of the program has changed the database.
    #[error(
        "the database has schema {found}, this program knows up to {known}: use a newer version of the program"
    )]
    NewerSchema {
        /// The number of a migration in the database that is not known here.
        found: i64,
        /// The last known migration.
        known: i64,
    },
    /// The tables of the database cannot be brought up to date.
    #[error("cannot bring the database up to date: {0}")]
    Migration(#[source] sqlx::migrate::MigrateError),
    /// The database failed in the middle of its work. Whether a write has
    /// happened is not known: read before trying again.
    #[error("the database failed: {0}")]
    Database(#[source] Arc<sqlx::Error>),
    /// There is no room left on the disk: nothing was written.
    #[error("the disk is full")]
    Full,
    /// Another process has this file open.
    #[error(
        "another server is running on {}: two on one SQLite file would not hear each other; stop \
         it, or use PostgreSQL",
        .0.display()
    )]
    InUse(PathBuf),
    /// A backup cannot be read or written.
    #[error("the backup cannot be read or written: {0}")]
    File(#[source] std::io::Error),
    /// A line of a backup makes no sense.
    #[error("line {line} of the backup is not what should stand there")]
    BadBackup {
        /// Which line, from 1.
        line: u64,
    },
    /// A backup ends before its end.
    #[error("the backup breaks off: its last line is missing, or rows are")]
    CutOff,
    /// There is something in the database already.
    #[error("the database is not empty: restore into a new one")]
    NotEmpty,
    /// The database was made by another version of the program.
    #[error(
        "the database has schema {found}, this program has {known}: let its server start on it once"
    )]
    OtherSchema {
        /// The last migration of the database.
        found: i64,
        /// The last known migration.
        known: i64,
    },
    /// A log has a hole or an overlap, which the store never writes.
    #[error("the log of table {0} is damaged")]
    Damaged(String),
    /// Somebody has put aside as much as can be.
    #[error("the shelf is full: it holds {}", crate::MAX_SHELF)]
    ShelfFull,
    /// Somebody is told by as many ways as can be.
    #[error("nobody is told by more than {} ways", crate::MAX_WAYS)]
    WaysFull,
    /// An account has as many passkeys as can be.
    #[error("no account has more than {} passkeys", crate::MAX_PASSKEYS)]
    PasskeysFull,
    /// Somebody has as many friends, or as many blocked, as can be.
    #[error("there are too many: {} is the most", crate::MAX_FRIENDS)]
    TooManyFriends,
    /// [`close`](crate::Store::close) was called before.
    #[error("the store is closed")]
    Closed,

    /// Another node (or task) has written that number already.
    #[error("table {table} already has entry {last}")]
    Conflict {
        /// The table.
        table: String,
        /// The number of its last entry.
        last: u64,
    },
    /// The entry before it is missing.
    #[error("table {table} ends at entry {last}: entry {first} would leave a gap")]
    Gap {
        /// The table.
        table: String,
        /// The number that was to be written.
        first: u64,
        /// The number of the last entry, 0 if there is none.
        last: u64,
    },
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(String),
    /// Who runs the house has closed the table.
    #[error("table {0} is closed")]
    TableClosed(String),
    /// There is no such tournament.
    #[error("there is no tournament {0}")]
    NoTournament(String),
    /// There is no such identity.
    #[error("there is no identity {0}")]
    NoIdentity(String),
    /// Something with that id exists, and is not the same.
    #[error("the {what} {id} exists already")]
    Exists {
        /// `table`, `tournament`, `identity`, `account`, `session`, `passkey` or `record`.
        what: &'static str,
        /// Its id.
        id: String,
    },
    /// Another account has that name.
    #[error("the name {0} is taken")]
    NameTaken(String),
    /// The guest belongs to an account already.
    #[error("the identity {0} is linked to another account")]
    Linked(String),
    /// A text or a number that cannot be stored.
    #[error("{what} {why}")]
    Invalid {
        /// Which field.
        what: &'static str,
        /// What is wrong with it.
        why: String,
    },
}

impl Error {
    /// Is the request at fault, and was nothing written because of it? Such an
    /// error does not disturb what shares a transaction with it.
    #[must_use]
    pub const fn is_refusal(&self) -> bool {
        matches!(
            self,
            Error::Conflict { .. }
                | Error::Gap { .. }
                | Error::NoTable(_)
                | Error::TableClosed(_)
                | Error::NoTournament(_)
                | Error::NoIdentity(_)
                | Error::Exists { .. }
                | Error::NameTaken(_)
                | Error::Linked(_)
                | Error::ShelfFull
                | Error::WaysFull
                | Error::PasskeysFull
                | Error::TooManyFriends
                | Error::Invalid { .. }
        )
    }
}

/// Shared, because one failed transaction may concern many callers.
impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolClosed => Error::Closed,
            sqlx::Error::Database(error) if is_full(&*error) => Error::Full,
            other => Error::Database(Arc::new(other)),
        }
    }
}

/// What SQLite and PostgreSQL say when the disk is full.
fn is_full(error: &dyn sqlx::error::DatabaseError) -> bool {
    matches!(error.code().as_deref(), Some("13" | "53100"))
}
