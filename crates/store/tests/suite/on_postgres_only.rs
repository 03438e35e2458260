//! Several nodes on one database, and connections that break.

use std::time::Duration;

use sqlx::{Connection, PgConnection};
use store::{Append, Error, Notice};

use crate::place::{Place, guest, lines, read, table};
use crate::watching::{entry, next};

#[tokio::test]
async fn a_node_hears_of_another() {
    let place = Place::postgres().await;
    let (a, b) = (place.open().await, place.open().await);
    let mut watch = b.watch();
    a.create(table("t", 1)).await.unwrap();
    a.add_guest(guest("g")).await.unwrap();
    for n in 1..=50 {
        a.append(Append::one("t", n, "x")).await.unwrap();
    }
    let chat = crate::chat::line("t", 1, "hello");
    a.say(chat).await.unwrap();
    a.claim("t", 0, "g").await.unwrap();
    for n in 1..=50 {
        assert_eq!(next(&mut watch).await, entry("t", n));
    }
    assert_eq!(next(&mut watch).await, Notice::Chat { table: "t".into(), n: 1 });
    assert_eq!(next(&mut watch).await, Notice::Seats { table: "t".into() });
    assert_eq!(read(&*b, "t").await.len(), 50);
}

#[tokio::test]
async fn every_commit_is_heard() {
    let place = Place::postgres().await;
    let (store, other) = (place.open().await, place.open().await);
    store.create(table("t", 1)).await.unwrap();
    store.add_guest(guest("g")).await.unwrap();
    let mut watch = other.watch();
    store.append(lines("t", 1, &["a", "b"])).await.unwrap();
    store.append(lines("t", 3, &["c"])).await.unwrap();
    store.claim("t", 0, "g").await.unwrap();
    store.claim("t", 0, "g").await.unwrap();
    let chat = crate::chat::line("t", 1, "hello");
    store.say(chat).await.unwrap();
    assert_eq!(next(&mut watch).await, entry("t", 2));
    assert_eq!(next(&mut watch).await, entry("t", 3));
    assert_eq!(next(&mut watch).await, Notice::Seats { table: "t".into() });
    assert_eq!(next(&mut watch).await, Notice::Chat { table: "t".into(), n: 1 });

    // Many at once: all of them, each table in its order, none before it can be read.
    let mut tasks = tokio::task::JoinSet::new();
    for t in 0..20 {
        let (store, id) = (store.clone(), format!("t{t}"));
        store.create(table(&id, 1)).await.unwrap();
        tasks.spawn(async move {
            for n in 1..=10 {
                store.append(Append::one(&id, n, "x")).await.unwrap();
            }
        });
    }
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..200 {
        let Notice::Entry { table, n } = next(&mut watch).await else { panic!("an entry") };
        let before = seen.insert(table.clone(), n).unwrap_or(0);
        assert_eq!(n, before + 1);
        assert!(other.entries(&table, 0).await.unwrap().len() as u64 >= n);
    }
    tasks.join_all().await;
}

#[tokio::test]
async fn what_is_refused_is_not_heard() {
    let place = Place::postgres().await;
    let (store, other) = (place.open().await, place.open().await);
    store.create(table("t", 1)).await.unwrap();
    let mut watch = other.watch();
    store.append(Append::one("t", 1, "a")).await.unwrap();
    store.append(Append::one("t", 1, "b")).await.unwrap_err();
    store.append(Append::one("t", 9, "c")).await.unwrap_err();
    store.append(lines("t", 2, &[])).await.unwrap();
    store.append(Append::one("t", 2, "d")).await.unwrap();
    assert_eq!(next(&mut watch).await, entry("t", 1));
    assert_eq!(next(&mut watch).await, entry("t", 2));
}

/// How many connections there are whose last statement looks like `LIKE`.
async fn connections(place: &Place, like: &str) -> i64 {
    let mut admin = PgConnection::connect(&place.url).await.unwrap();
    let (count,): (i64,) = sqlx::query_as(
        "SELECT count(*) FROM pg_stat_activity \
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE $1",
    )
    .bind(like)
    .fetch_one(&mut admin)
    .await
    .unwrap();
    admin.close().await.unwrap();
    count
}

/// Ends the connections whose last statement looks like `LIKE`.
async fn terminate(place: &Place, like: &str) -> usize {
    let mut admin = PgConnection::connect(&place.url).await.unwrap();
    let ended: Vec<(bool,)> = sqlx::query_as(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE $1",
    )
    .bind(like)
    .fetch_all(&mut admin)
    .await
    .unwrap();
    admin.close().await.unwrap();
    ended.len()
}

#[tokio::test]
async fn the_listener_comes_back() {
    let place = Place::postgres().await;
    let (a, b) = (place.open().await, place.open().await);
    let mut watch = b.watch();
    a.create(table("t", 1)).await.unwrap();
    for round in 0..3 {
        // One for each node, as soon as both have come back.
        while connections(&place, "LISTEN%").await < 2 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(terminate(&place, "LISTEN%").await, 2, "one for each node");
        // May fall into the gap: the notice to read again is what counts.
        a.append(Append::one("t", round * 2 + 1, "unheard")).await.unwrap();
        loop {
            match next(&mut watch).await {
                Notice::Resync => break,
                heard => assert_eq!(heard, entry("t", round * 2 + 1)),
            }
        }
        assert_eq!(read(&*b, "t").await.len() as u64, round * 2 + 1);
        a.append(Append::one("t", round * 2 + 2, "heard")).await.unwrap();
        while next(&mut watch).await != entry("t", round * 2 + 2) {}
    }
}

#[tokio::test]
async fn broken_connections_are_replaced() {
    let place = Place::postgres().await;
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    assert!(terminate(&place, "%").await >= 2);
    let mut n = 1;
    for _ in 0..20 {
        match store.append(Append::one("t", n, "x")).await {
            Ok(()) => n += 1,
            Err(Error::Database(_)) => tokio::time::sleep(Duration::from_millis(20)).await,
            Err(other) => panic!("{other:?}"),
        }
    }
    assert!(n > 10, "soon works again: {n}");
    assert_eq!(read(&*store, "t").await.len() as u64, n - 1);
}

#[tokio::test]
async fn a_database_that_does_not_answer() {
    let place = Place::postgres().await;
    let absent = place.url.replace("/test", "/absent");
    let nowhere = "postgres://user:hidden@127.0.0.1:1/db".to_string();
    for url in [absent, nowhere] {
        let error = store::open(&url).await.err().expect("refused");
        assert!(matches!(error, Error::Unreachable(_)), "{error:?}");
        assert!(error.to_string().starts_with("cannot open the database: "));
        assert!(!format!("{error} {error:?}").contains("hidden"));
    }
    let error = store::open("postgres://user:hidden@host:port/db").await.err().expect("refused");
    assert!(matches!(error, Error::BadAddress(_)), "{error:?}");
    assert!(!format!("{error} {error:?}").contains("hidden"));
}
