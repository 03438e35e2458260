//! Hearing of commits.

use std::time::Duration;

use store::{Append, Error, Notice};
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

pub(crate) async fn what_one_has_done_oneself_is_not_heard(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    store.add_guest(guest("g")).await.unwrap();
    let mut watch = store.watch();
    store.append(lines("t", 1, &["a", "b"])).await.unwrap();
    store.claim("t", 0, "g").await.unwrap();
    let chat = crate::chat::line("t", 1, "hello");
    store.say(chat).await.unwrap();
    if place.is_shared() {
        // Whatever was said before would be heard before this.
        place.open().await.append(Append::one("t", 3, "c")).await.unwrap();
        assert_eq!(next(&mut watch).await, entry("t", 3));
    }
    assert!(watch.try_recv().is_err());
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
