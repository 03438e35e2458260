//! Tables and their logs.

use store::{Append, Error, Status};
use tokio::task::JoinSet;

use crate::place::{Place, lines, read, summary, table};

pub(crate) async fn a_table_comes_back(place: Place) {
    let store = place.open().await;
    let new = table("t", 7);
    store.create(new.clone()).await.unwrap();
    let found = store.table("t").await.unwrap().unwrap();
    assert_eq!((found.game, found.header, found.seats), (new.game, new.header, new.seats));
    assert_eq!((found.seed, found.summary, found.created), (new.seed, new.summary, 7));
    assert!(store.table("other").await.unwrap().is_none());
    assert!(store.entries("other", 0).await.unwrap().is_empty());
}

pub(crate) async fn an_id_is_used_once(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    let again = store.create(table("t", 2)).await;
    assert!(matches!(again, Err(Error::Exists { what: "table", .. })), "{again:?}");
    assert_eq!(store.table("t").await.unwrap().unwrap().created, 1);
}

pub(crate) async fn entries_have_an_order_and_no_gaps(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    let gap = store.append(Append::one("t", 2, "too early")).await;
    assert!(matches!(gap, Err(Error::Gap { first: 2, last: 0, .. })), "{gap:?}");
    for n in 1..=12 {
        store.append(Append::one("t", n, format!("line {n}"))).await.unwrap();
    }
    let gap = store.append(Append::one("t", 14, "too early")).await;
    assert!(matches!(gap, Err(Error::Gap { first: 14, last: 12, .. })), "{gap:?}");
    let again = store.append(Append::one("t", 3, "too late")).await;
    assert!(matches!(again, Err(Error::Conflict { last: 12, .. })), "{again:?}");
    for n in [0, u64::MAX, i64::MAX as u64] {
        let odd = store.append(Append::one("t", n, "odd")).await;
        assert!(matches!(odd, Err(Error::Invalid { .. })), "{odd:?}");
    }
    let nowhere = store.append(Append::one("other", 1, "nowhere")).await;
    assert!(matches!(nowhere, Err(Error::NoTable(_))), "{nowhere:?}");

    let tail = store.entries("t", 9).await.unwrap();
    let tail: Vec<_> = tail.iter().map(|entry| (entry.n, entry.line.as_str())).collect();
    assert_eq!(tail, [(10, "line 10"), (11, "line 11"), (12, "line 12")]);
    assert!(store.entries("t", u64::MAX).await.unwrap().is_empty());
}

pub(crate) async fn several_lines_or_none(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    store.append(lines("t", 1, &["a", "b", "c"])).await.unwrap();
    // Starts within the log and goes beyond its end.
    let overlap = store.append(lines("t", 3, &["x", "y", "z"])).await;
    assert!(matches!(overlap, Err(Error::Conflict { last: 3, .. })), "{overlap:?}");
    store.append(lines("t", 4, &["d", "e"])).await.unwrap();
    store.append(lines("t", 6, &[])).await.unwrap();
    assert_eq!(read(&*store, "t").await, ["a", "b", "c", "d", "e"]);
}

pub(crate) async fn a_summary_goes_with_its_entry(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    let running = summary(Status::Running, 5);
    let mut append = Append::one("t", 1, "start");
    append.summary = Some(running.clone());
    store.append(append.clone()).await.unwrap();
    assert_eq!(store.table("t").await.unwrap().unwrap().summary, running);

    append.summary = Some(summary(Status::Over, 6));
    store.append(append).await.unwrap_err();
    assert_eq!(store.table("t").await.unwrap().unwrap().summary, running, "not of a conflict");

    let mut alone = lines("t", 2, &[]);
    alone.summary = Some(summary(Status::Over, 7));
    store.append(alone.clone()).await.unwrap();
    assert_eq!(store.table("t").await.unwrap().unwrap().summary, summary(Status::Over, 7));
    // Who has not heard yet that the game has begun lists nothing.
    let mut late = lines("t", 1, &[]);
    late.summary = Some(summary(Status::Open, 8));
    assert!(matches!(store.append(late).await, Err(Error::Conflict { last: 1, .. })));
    assert_eq!(store.table("t").await.unwrap().unwrap().summary, summary(Status::Over, 7));
    alone.table = "other".into();
    assert!(matches!(store.append(alone).await, Err(Error::NoTable(_))));
}

pub(crate) async fn of_two_nodes_one_wins(place: Place) {
    let nodes = [place.open().await, place.open().await];
    nodes[0].create(table("t", 1)).await.unwrap();
    let mut winners = Vec::new();
    for first in (1..=120).step_by(2) {
        let [a, b] = [0, 1].map(|node| {
            let name = format!("node {node}");
            let append = lines("t", first, &[&name, &name]);
            nodes[node].append(append)
        });
        let (a, b) = tokio::join!(a, b);
        let winner = match (&a, &b) {
            (Ok(()), Err(Error::Conflict { .. })) => "node 0",
            (Err(Error::Conflict { .. }), Ok(())) => "node 1",
            other => panic!("{other:?}"),
        };
        winners.extend([winner, winner]);
    }
    assert_eq!(read(&*nodes[0], "t").await, winners);
    assert_eq!(read(&*nodes[1], "t").await, winners);
}

/// Good and bad appends arrive together, over and over; each gets its own answer.
pub(crate) async fn a_refused_append_fails_alone(place: Place) {
    let store = place.open().await;
    for t in 0..60 {
        store.create(table(&format!("t{t}"), 1)).await.unwrap();
    }
    for round in 1..=5 {
        let mut tasks = JoinSet::new();
        for t in 0..60_u32 {
            let id = format!("t{t}");
            let mut appends = vec![(true, lines(&id, round * 2 - 1, &["good", "good"]))];
            appends[0].1.summary = Some(summary(Status::Running, round as i64));
            match t % 4 {
                0 => appends.push((false, Append::one(&id, round * 2 + 5, "a gap"))),
                1 => appends.push((false, Append::one(format!("no{t}"), 1, "no table"))),
                2 => appends.push((false, Append::one(&id, 1, "nul \0"))),
                _ => {}
            }
            if round > 1 {
                appends.push((false, lines(&id, round * 2 - 2, &["late", "late", "late"])));
            }
            for (good, append) in appends {
                let store = store.clone();
                tasks.spawn(async move { (good, store.append(append).await) });
            }
        }
        while let Some(done) = tasks.join_next().await {
            let (good, result) = done.unwrap();
            assert_eq!(good, result.is_ok(), "{result:?}");
            assert!(result.err().is_none_or(|error| error.is_refusal()));
        }
    }
    for t in 0..60 {
        let id = format!("t{t}");
        assert_eq!(read(&*store, &id).await, ["good"; 10]);
        assert_eq!(store.table(&id).await.unwrap().unwrap().summary.updated, 5);
    }
}

pub(crate) async fn long_lines(place: Place) {
    let store = place.open().await;
    let mut tasks = JoinSet::new();
    for t in 0..4 {
        let id = format!("t{t}");
        store.create(table(&id, 1)).await.unwrap();
        let store = store.clone();
        tasks.spawn(async move {
            let long = "long é ".repeat(500_000);
            store.append(Append::one(&id, 1, &long)).await.unwrap();
            assert!(read(&*store, &id).await == [long]);
        });
    }
    tasks.join_all().await;
}

pub(crate) async fn ten_thousand_entries(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    for first in (1..=10_000).step_by(500) {
        let lines = (first..first + 500).map(|n| format!("entry {n}")).collect();
        let append = Append { table: "t".into(), first, lines, summary: None, result: None };
        store.append(append).await.unwrap();
    }
    let log = read(&*store, "t").await;
    assert_eq!(log.len(), 10_000);
    assert!(log.iter().zip(1..).all(|(line, n)| *line == format!("entry {n}")));
    assert_eq!(store.entries("t", 9_990).await.unwrap().len(), 10);
}

pub(crate) async fn all_survives_reopening(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    store.append(lines("t", 1, &["a", "b"])).await.unwrap();
    store.close().await;
    drop(store);
    let store = place.open().await;
    assert_eq!(read(&*store, "t").await, ["a", "b"]);
    store.append(lines("t", 3, &["c"])).await.unwrap();
    // Not closed, only dropped: what was acknowledged is there all the same.
    drop(store);
    assert_eq!(read(&*place.open().await, "t").await, ["a", "b", "c"]);
}
