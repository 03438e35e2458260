//! From an address to an open store.

use std::sync::Arc;

use sqlx::migrate::{MigrateError, Migrator};

use crate::{Error, Store, postgres, sqlite};

/// Opens `sqlite:PATH`, `sqlite::memory:` or `postgres://…`, creates what is
/// missing and brings older databases up to date.
///
/// # Errors
/// An address that is not understood, a missing directory, a database that does
/// not answer, or one that a later version of the program has changed.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, Error> {
    // Only the scheme is ever repeated: the rest may hold a password.
    let Some((scheme, rest)) = url.split_once(':') else {
        return Err(Error::BadAddress("it has no `:`, such as in sqlite:microcosm.db"));
    };
    match scheme {
        "sqlite" => Ok(Arc::new(sqlite::Backend::open(rest).await?)),
        "postgres" | "postgresql" => Ok(Arc::new(postgres::Backend::open(url).await?)),
        _ => Err(Error::UnknownScheme(scheme.chars().take(20).collect())),
    }
}

/// Asks a database for its last migration.
pub(crate) const SCHEMA: &str = "SELECT CAST(max(version) AS BIGINT) FROM _sqlx_migrations";

/// Whether that is the last known one.
pub(crate) fn same_schema(found: Result<(Option<i64>,), sqlx::Error>) -> Result<(), Error> {
    let (found, known) = (found.map_or(0, |(found,)| found.unwrap_or(0)), crate::backup::known());
    if found == known { Ok(()) } else { Err(Error::OtherSchema { found, known }) }
}

/// Says of a failed migration whether the database is simply too new.
pub(crate) fn explain(migrator: &Migrator, error: MigrateError) -> Error {
    let known = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
    match error {
        MigrateError::VersionMissing(found) if found > known => Error::NewerSchema { found, known },
        MigrateError::Execute(source) => Error::Unreachable(source),
        other => Error::Migration(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A database of any age can be opened, and an older program's data is whole:
    /// so migrations create and add, and do nothing else.
    #[test]
    fn migrations_only_ever_add() {
        for migrator in [&sqlite::MIGRATIONS, &postgres::MIGRATIONS] {
            for migration in migrator.iter() {
                let sql = migration
                    .sql
                    .as_str()
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("--"));
                for statement in sql.collect::<String>().split_terminator(';') {
                    let adds =
                        ["CREATE TABLE ", "CREATE INDEX ", "CREATE UNIQUE INDEX ", "ALTER TABLE "];
                    assert!(adds.iter().any(|word| statement.starts_with(word)), "{statement}");
                    let altered = statement.starts_with("ALTER TABLE ");
                    assert!(!altered || statement.contains(" ADD COLUMN "), "{statement}");
                }
            }
        }
    }

    #[test]
    fn both_databases_have_the_same_migrations() {
        let names = |migrator: &Migrator| -> Vec<_> {
            migrator
                .iter()
                .map(|migration| (migration.version, migration.description.clone()))
                .collect()
        };
        assert_eq!(names(&sqlite::MIGRATIONS), names(&postgres::MIGRATIONS));
    }
}
