//! Files, directories, addresses.

use sqlx::{Connection, SqliteConnection};
use store::{Append, Error};

use crate::place::{Place, read, table};

async fn refused(url: &str) -> Error {
    store::open(url).await.err().expect("refused")
}

#[tokio::test]
async fn addresses_that_are_not_understood() {
    for url in ["mysql://user:hidden@host/db", "http://x", ":", "C:\\games.db"] {
        let error = refused(url).await;
        assert!(matches!(error, Error::UnknownScheme(_)), "{error:?}");
        assert!(!format!("{error} {error:?}").contains("hidden"));
    }
    for url in ["", "games.db", "sqlite:", "sqlite://"] {
        let error = refused(url).await;
        assert!(matches!(error, Error::BadAddress(_)), "{error:?}");
    }
}

#[tokio::test]
async fn a_missing_directory_is_named() {
    let directory = tempfile::tempdir().unwrap();
    let missing = directory.path().join("missing");
    let error = refused(&format!("sqlite:{}", missing.join("x.db").display())).await;
    assert!(error.to_string().contains(missing.to_str().unwrap()), "{error}");
    assert!(matches!(error, Error::NoDirectory(_)), "{error:?}");
}

#[test]
fn a_second_server_on_one_file_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", directory.path().join("games.db").display());
    let first = store::alone(&url).unwrap();
    assert!(first.is_some());
    let error = store::alone(&url).unwrap_err();
    assert!(matches!(error, Error::InUse(_)), "{error:?}");
    assert!(error.to_string().contains("games.db"), "{error}");
    drop(first);
    assert!(store::alone(&url).unwrap().is_some(), "it has stopped");
    assert!(store::alone("sqlite::memory:").unwrap().is_none());
    assert!(store::alone("postgres://host/db").unwrap().is_none());
    let missing = format!("sqlite:{}", directory.path().join("missing/games.db").display());
    assert!(matches!(store::alone(&missing), Err(Error::NoDirectory(_))));
}

#[tokio::test]
async fn what_is_not_a_database_is_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("notes.txt");
    let notes = "not a database, and long enough to be looked at".repeat(100);
    std::fs::write(&path, &notes).unwrap();
    let error = refused(&format!("sqlite:{}", path.display())).await;
    assert!(matches!(error, Error::Unreachable(_)), "{error:?}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), notes);
    let error = refused(&format!("sqlite:{}", directory.path().display())).await;
    assert!(matches!(error, Error::Unreachable(_)), "{error:?}");
}

/// Seeds and hashes are nobody else's to read; a file from before is closed, too.
#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &str| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let place = Place::sqlite();
    let path = place.url.strip_prefix("sqlite:").unwrap();
    for _ in 0..2 {
        let store = place.open().await;
        for beside in ["", "-wal", "-shm"] {
            assert_eq!(mode(&format!("{path}{beside}")), 0o600, "{beside}");
        }
        store.close().await;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o644)).unwrap();
    }
}

#[tokio::test]
async fn in_memory_for_tests() {
    let store = store::open("sqlite::memory:").await.unwrap();
    store.create(table("t", 1)).await.unwrap();
    let other = store::open("sqlite::memory:").await.unwrap();
    assert!(other.table("t").await.unwrap().is_none(), "each its own");
    let (a, b) = tokio::join!(
        store.append(Append::one("t", 1, "a")),
        store.append(Append::one("t", 1, "b")),
    );
    assert!(a.is_ok() != b.is_ok(), "{a:?} {b:?}");
    assert_eq!(read(&*store, "t").await.len(), 1);
    store.close().await;
}

#[tokio::test]
async fn a_double_slash_is_allowed() {
    let place = Place::sqlite();
    place.open().await.create(table("t", 1)).await.unwrap();
    let store = store::open(&place.url.replace("sqlite:", "sqlite://")).await.unwrap();
    assert!(store.table("t").await.unwrap().is_some());
}

/// The write-ahead log is carried over while writing goes on, and after closing
/// nothing but the file is left.
#[tokio::test]
async fn the_log_is_carried_over() {
    let place = Place::sqlite();
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    store.append(Append::one("t", 1, "x".repeat(1 << 20))).await.unwrap();
    let path = std::path::PathBuf::from(place.url.strip_prefix("sqlite:").unwrap());
    for _ in 0..100 {
        if std::fs::metadata(&path).unwrap().len() > 1 << 20 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert!(std::fs::metadata(&path).unwrap().len() > 1 << 20);
    store.close().await;
    drop(store);
    let left: Vec<_> = std::fs::read_dir(path.parent().unwrap()).unwrap().collect();
    assert_eq!(left.len(), 1, "{left:?}");
    let mut conn = SqliteConnection::connect(&place.url).await.unwrap();
    let (mode,): (String,) =
        sqlx::query_as("PRAGMA journal_mode").fetch_one(&mut conn).await.unwrap();
    assert_eq!(mode, "wal");
}

/// Sustained writing does not make the write-ahead log grow without end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_starts_again() {
    let place = Place::sqlite();
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    let wal = format!("{}-wal", place.url.strip_prefix("sqlite:").unwrap());
    let line = "x".repeat(1 << 20);
    for n in 1..=160 {
        store.append(Append::one("t", n, &line)).await.unwrap();
        if n % 8 == 0 {
            tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        }
    }
    let length = std::fs::metadata(wal).unwrap().len();
    assert!(length < 120 << 20, "{length} bytes after 160 MiB");
}

/// A full disk makes SQLite end the transaction by itself, as this trigger does.
/// Others are not harmed, and writing goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_transaction_that_ends_by_itself() {
    let place = Place::sqlite();
    let store = place.open().await;
    let mut conn = SqliteConnection::connect(&place.url).await.unwrap();
    sqlx::query(
        "CREATE TRIGGER full_disk BEFORE INSERT ON entries WHEN new.line = 'full' \
         BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END",
    )
    .execute(&mut conn)
    .await
    .unwrap();
    conn.close().await.unwrap();
    for t in 0..30 {
        store.create(table(&format!("t{t}"), 1)).await.unwrap();
    }
    let mut tasks = tokio::task::JoinSet::new();
    for t in 0..30 {
        let store = store.clone();
        let line = if t % 7 == 0 { "full" } else { "good" };
        tasks.spawn(
            async move { (line, store.append(Append::one(format!("t{t}"), 1, line)).await) },
        );
    }
    for (line, result) in tasks.join_all().await {
        match result {
            Ok(()) => assert_eq!(line, "good"),
            Err(Error::Database(error)) => {
                assert_eq!(line, "full");
                assert!(error.to_string().contains("disk is full"), "{error}");
            }
            Err(other) => panic!("{other:?}"),
        }
    }
    store.append(Append::one("t0", 1, "good")).await.unwrap();
    assert_eq!(read(&*store, "t0").await, ["good"]);
}
