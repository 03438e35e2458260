//! What is said at a table.

use store::{Error, NewChat, Store};

use crate::place::{Place, table};

pub(crate) fn line(table: &str, at: i64, text: &str) -> NewChat {
    let (table, from, by) = (table.into(), "g".into(), "g".into());
    NewChat { table, at, from, by, watching: false, text: text.into() }
}

async fn texts(store: &dyn Store, after: u64, limit: u32) -> Vec<String> {
    store.chat("t", after, limit).await.unwrap().into_iter().map(|chat| chat.text).collect()
}

pub(crate) async fn lines_have_numbers_and_come_back_in_order(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    store.create(table("u", 1)).await.unwrap();
    for (n, text) in (1..).zip(["one", "two", "three", "four"]) {
        // The clock of another node may be behind: numbers decide, not times.
        assert_eq!(store.say(line("t", 100 - n, text)).await.unwrap(), n as u64);
    }
    assert_eq!(store.say(line("u", 1, "elsewhere")).await.unwrap(), 1);
    assert_eq!(texts(&*store, 0, 2).await, ["three", "four"]);
    assert_eq!(texts(&*store, 1, 9).await, ["two", "three", "four"]);
    assert_eq!(texts(&*store, 4, 9).await, [""; 0]);
    let last = store.chat("t", 3, 1).await.unwrap().remove(0);
    assert_eq!((last.n, last.at, last.from.as_str()), (4, 96, "g"));
    assert_eq!((last.by.as_deref(), last.watching), (Some("g"), false));
    let nowhere = store.say(line("other", 1, "hello?")).await;
    assert!(matches!(nowhere, Err(Error::NoTable(_))), "{nowhere:?}");
}

pub(crate) async fn a_hundred_speak_at_once(place: Place) {
    let nodes = [place.open().await, place.open().await];
    nodes[0].create(table("t", 1)).await.unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for i in 0..100 {
        let node = nodes[i % 2].clone();
        tasks.spawn(async move { node.say(line("t", 1, &format!("{i}"))).await.unwrap() });
    }
    let mut numbers = tasks.join_all().await;
    numbers.sort_unstable();
    assert!(numbers.into_iter().eq(1..=100));
    assert_eq!(nodes[0].chat("t", 0, 1000).await.unwrap().len(), 100);
}

pub(crate) async fn who_watches_is_known_and_forgotten_when_they_leave(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    crate::results::people(&*store, &["ann", "bob"]).await;
    let said = |by: &str, watching, text: &str| NewChat {
        from: by.to_uppercase(),
        by: by.into(),
        watching,
        ..line("t", 1, text)
    };
    for one in [said("ann", false, "sat"), said("ann", true, "stood"), said("bob", true, "too")] {
        store.say(one).await.unwrap();
    }
    let own = store.said_watching("ann", 9).await.unwrap();
    let own: Vec<_> = own.iter().map(|(table, it)| (table.as_str(), it.text.as_str())).collect();
    assert_eq!(own, [("t", "stood")]);
    // Under whichever name it was said.
    store.delete_account("ann").await.unwrap();
    let left = store.chat("t", 0, 9).await.unwrap();
    let left: Vec<_> = left.iter().map(|it| (it.from.as_str(), it.text.as_str())).collect();
    assert_eq!(left, [("-", "-"), ("-", "-"), ("BOB", "too")]);
    assert!(store.said_watching("ann", 9).await.unwrap().is_empty());
}
