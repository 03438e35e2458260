//! Hearing of commits.

use std::time::Duration;

use store::{Append, Error, NewChat, Notice};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

use crate::place::{Place, guest, lines, table};

/// The next notice, which must come soon.
pub(crate) async fn next(watch: &mut Receiver<Notice>) -> Notice {
    timeout(Duration::from_secs(20), watch.recv()).await.expect("a notice").unwrap()
}

pub(crate) fn entry(table: &str, n: u64) -> Notice {
    Notice::Entry { table: table.into(), n }
}

pub(crate) async fn every_commit_is_heard(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    store.add_guest(guest("g")).await.unwrap();
    let mut watch = store.watch();
    store.append(lines("t", 1, &["a", "b"])).await.unwrap();
    store.append(lines("t", 3, &["c"])).await.unwrap();
    store.claim("t", 0, "g").await.unwrap();
    store.claim("t", 0, "g").await.unwrap();
    let chat = NewChat { table: "t".into(), at: 1, from: "g".into(), text: "hello".into() };
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
        assert!(store.entries(&table, 0).await.unwrap().len() as u64 >= n);
    }
    tasks.join_all().await;
}

pub(crate) async fn what_is_refused_is_not_heard(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    let mut watch = store.watch();
    store.append(Append::one("t", 1, "a")).await.unwrap();
    store.append(Append::one("t", 1, "b")).await.unwrap_err();
    store.append(Append::one("t", 9, "c")).await.unwrap_err();
    store.append(lines("t", 2, &[])).await.unwrap();
    store.append(Append::one("t", 2, "d")).await.unwrap();
    assert_eq!(next(&mut watch).await, entry("t", 1));
    assert_eq!(next(&mut watch).await, entry("t", 2));
}

pub(crate) async fn after_closing_nothing_works(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    // What is under way is finished, not dropped.
    let under_way = store.append(Append::one("t", 1, "a"));
    let (stored, ()) = tokio::join!(under_way, store.close());
    assert!(matches!(stored, Ok(()) | Err(Error::Closed)), "{stored:?}");
    let late = store.append(Append::one("t", 2, "b")).await;
    assert!(matches!(late, Err(Error::Closed)), "{late:?}");
    assert!(matches!(store.entries("t", 0).await, Err(Error::Closed)));
    store.close().await;
    let stored = stored.is_ok();
    assert_eq!(place.open().await.entries("t", 0).await.unwrap().len(), usize::from(stored));
}
