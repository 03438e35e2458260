//! Which tables there are.

use store::{Append, Cursor, Status, Store, Summary, Which};

use crate::place::{Place, guest, lines, summary, table};

async fn all(store: &dyn Store, which: &Which, limit: u32) -> Vec<String> {
    let mut ids = Vec::new();
    let mut after: Option<Cursor> = None;
    loop {
        let page = store.tables(which, limit, after.as_ref()).await.unwrap();
        assert!(page.len() <= limit as usize);
        let Some(last) = page.last() else {
            return ids;
        };
        after = Some(last.cursor());
        ids.extend(page.into_iter().map(|listed| listed.id));
    }
}

pub(crate) async fn pages_by_status(place: Place) {
    let store = place.open().await;
    // Two tables each millisecond: the cursor has to tell them apart.
    for t in 0..20 {
        store.create(table(&format!("t{t:02}"), t / 2)).await.unwrap();
    }
    let mut start = Append::one("t07", 1, "start");
    start.summary = Some(summary(Status::Running, 99));
    store.append(start).await.unwrap();

    let mut open: Vec<String> = (0..20).rev().map(|t| format!("t{t:02}")).collect();
    open.retain(|id| id != "t07");
    for limit in [1, 3, 100] {
        assert_eq!(all(&*store, &Which::Status(Status::Open), limit).await, open);
    }
    let running = store.tables(&Which::Status(Status::Running), 9, None).await.unwrap();
    assert_eq!(running.len(), 1);
    assert_eq!((running[0].id.as_str(), running[0].created), ("t07", 3));
    assert_eq!(running[0].summary, summary(Status::Running, 99));
    assert!(all(&*store, &Which::Status(Status::Over), 9).await.is_empty());
}

pub(crate) async fn my_tables(place: Place) {
    let store = place.open().await;
    for id in ["ann", "bob"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    for t in 0..6 {
        let id = format!("t{t}");
        store.create(table(&id, t)).await.unwrap();
        let who = if t % 2 == 0 { "ann" } else { "bob" };
        store.claim(&id, 0, who).await.unwrap();
    }
    // Two seats at one table are one table.
    store.claim("t4", 1, "ann").await.unwrap();
    let mut over = lines("t0", 1, &["end"]);
    over.summary = Some(summary(Status::Over, 9));
    store.append(over).await.unwrap();
    let mine = |who: &str| Which::Identity(who.into());
    assert_eq!(all(&*store, &mine("ann"), 2).await, ["t4", "t2", "t0"]);
    assert_eq!(all(&*store, &mine("bob"), 9).await, ["t5", "t3", "t1"]);
    assert!(all(&*store, &mine("nobody"), 9).await.is_empty());
}

pub(crate) async fn what_is_not_listed_is_for_its_people(place: Place) {
    let store = place.open().await;
    for id in ["ann", "bob"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    store.create(table("public", 1)).await.unwrap();
    let mut kept = table("kept", 2);
    kept.summary.listed = false;
    kept.invited = vec!["ann".into(), "bob".into(), "who is not there".into()];
    store.create(kept).await.unwrap();
    store.claim("kept", 0, "ann").await.unwrap();
    let public = |status| Which::Public(status);
    let mine = |who: &str| Which::Identity(who.into());
    assert_eq!(all(&*store, &public(Status::Open), 1).await, ["public"]);
    assert_eq!(all(&*store, &Which::Status(Status::Open), 9).await, ["kept", "public"]);
    assert_eq!(all(&*store, &mine("ann"), 9).await, ["kept"], "once, seated and invited");
    assert_eq!(all(&*store, &mine("bob"), 9).await, ["kept"], "it waits for bob");
    assert!(!store.table("kept").await.unwrap().unwrap().summary.listed);

    // A summary says it anew, alone or with an entry; who did not come is not waited for then.
    for (t, listed) in [("kept", true), ("public", false)] {
        let mut start = Append::one(t, 1, "start");
        start.summary = Some(Summary { listed, ..summary(Status::Running, 9) });
        store.append(start).await.unwrap();
    }
    assert_eq!(all(&*store, &public(Status::Running), 9).await, ["kept"]);
    assert!(all(&*store, &mine("bob"), 9).await.is_empty());
    let alone = Summary { listed: false, ..summary(Status::Running, 10) };
    let alone = Append { summary: Some(alone), ..lines("kept", 2, &[]) };
    store.append(alone).await.unwrap();
    assert!(all(&*store, &public(Status::Running), 9).await.is_empty());
}

pub(crate) async fn what_is_due_is_found(place: Place) {
    let store = place.open().await;
    for t in 0..8 {
        store.create(table(&format!("t{t}"), t)).await.unwrap();
    }
    let begin = |t: i64, due| {
        let mut start = Append::one(format!("t{t}"), 1, "start");
        start.summary = Some(Summary { due, ..summary(Status::Running, 9) });
        start
    };
    // Many at once share a statement: each keeps its own.
    let all = (0..7).map(|t| store.append(begin(t, (t != 3).then_some(100 - t))));
    futures_util::future::try_join_all(all).await.unwrap();
    store.append(begin(7, Some(40))).await.unwrap();
    assert_eq!(store.due(39, 9).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.due(95, 9).await.unwrap(), ["t7", "t6", "t5"], "the longest first");
    assert_eq!(store.due(200, 2).await.unwrap(), ["t7", "t6"]);
    assert_eq!(store.table("t3").await.unwrap().unwrap().summary.due, None);
    let later = Summary { due: Some(300), ..summary(Status::Running, 10) };
    store.append(Append { summary: Some(later), ..lines("t7", 2, &[]) }).await.unwrap();
    let over = Summary { due: None, ..summary(Status::Over, 10) };
    store.append(Append { summary: Some(over), ..lines("t6", 2, &["end"]) }).await.unwrap();
    assert_eq!(store.due(95, 9).await.unwrap(), ["t5"]);
    assert_eq!(store.table("t7").await.unwrap().unwrap().summary.due, Some(300));
}

pub(crate) async fn cursors_travel_as_text(place: Place) {
    let store = place.open().await;
    for t in 0..3 {
        store.create(table(&format!("a.b {t}"), -5)).await.unwrap();
    }
    let open = Which::Status(Status::Open);
    let page = store.tables(&open, 2, None).await.unwrap();
    let cursor: Cursor = page[1].cursor().to_string().parse().unwrap();
    let rest = store.tables(&open, 2, Some(&cursor)).await.unwrap();
    assert_eq!(rest.iter().map(|listed| listed.id.as_str()).collect::<Vec<_>>(), ["a.b 0"]);
    for text in ["", "5", "x.t", "5.", "5.\0"] {
        assert!(text.parse::<Cursor>().is_err(), "{text:?}");
    }
}
