//! A database of a test's own, and things to put into it.

use std::sync::Arc;

use store::testing::Postgres;
use store::{Append, NewGuest, NewSession, NewTable, Secret, Status, Store, Summary};
use tempfile::TempDir;

/// Where a test works; a SQLite file is removed with it, a PostgreSQL database
/// with the server, at the end of the run.
pub(crate) struct Place {
    pub(crate) url: String,
    _directory: Option<TempDir>,
}

impl Place {
    pub(crate) fn sqlite() -> Self {
        let directory = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", directory.path().join("test.db").display());
        Place { url, _directory: Some(directory) }
    }

    pub(crate) async fn postgres() -> Self {
        let server = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
        let url = server.database().await.unwrap_or_else(|error| panic!("{error}"));
        Place { url, _directory: None }
    }

    /// Can several nodes be on this database?
    pub(crate) fn is_shared(&self) -> bool {
        self._directory.is_none()
    }

    /// A node on this database.
    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.url).await.unwrap()
    }
}

pub(crate) fn summary(status: Status, updated: i64) -> Summary {
    Summary {
        status,
        text: format!(r#"{{"updated":{updated}}}"#),
        listed: true,
        due: None,
        updated,
    }
}

pub(crate) fn table(id: &str, created: i64) -> NewTable {
    NewTable {
        id: id.into(),
        game: "microscopic".into(),
        header: r#"{"game":"microscopic"}"#.into(),
        seed: Secret::new((0..32).collect()),
        seats: "[]".into(),
        invited: Vec::new(),
        summary: summary(Status::Open, created),
        created,
    }
}

pub(crate) fn guest(id: &str) -> NewGuest {
    NewGuest { id: id.into(), name: format!("Guest {id}"), created: 1 }
}

/// A session from 10 to 100.
pub(crate) fn session(id: &str, identity: &str) -> NewSession {
    let device = format!("Browser of {identity}");
    NewSession { id: id.into(), identity: identity.into(), created: 10, expires: 100, device }
}

pub(crate) fn lines(table: &str, first: u64, lines: &[&str]) -> Append {
    let lines = lines.iter().map(|&line| line.into()).collect();
    Append { table: table.into(), first, lines, summary: None, result: None }
}

/// The log of a table, as text.
pub(crate) async fn read(store: &dyn Store, table: &str) -> Vec<String> {
    let entries = store.entries(table, 0).await.unwrap();
    assert!(entries.iter().map(|entry| entry.n).eq(1..=entries.len() as u64), "no gaps");
    entries.into_iter().map(|entry| entry.line).collect()
}
