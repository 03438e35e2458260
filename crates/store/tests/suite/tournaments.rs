//! Tournaments: their logs, who takes part, and who finds them.

use store::{Error, NewAccount, NewTournament, Secret, Status, Store, TournamentAppend, Which};

use crate::place::{Place, guest, summary};

fn new(id: &str, created: i64) -> NewTournament {
    let (host, line) = ("ann".to_owned(), "created".to_owned());
    NewTournament { id: id.into(), host, line, summary: summary(Status::Open, created), created }
}

fn append(id: &str, first: u64, lines: &[&str], joined: &[(u32, &str)]) -> TournamentAppend {
    TournamentAppend {
        tournament: id.into(),
        first,
        lines: lines.iter().map(|&line| line.into()).collect(),
        joined: joined.iter().map(|(player, who)| (*player, (*who).to_owned())).collect(),
        summary: summary(Status::Running, 7),
    }
}

/// A tournament of `ann`, who is known already, with one player.
pub(crate) async fn fill(store: &dyn Store, id: &str) {
    store.create_tournament(new(id, 5)).await.unwrap();
    store.append_tournament(append(id, 2, &["joined"], &[(0, "ann")])).await.unwrap();
}

async fn log(store: &dyn Store, id: &str) -> Vec<String> {
    let lines = store.tournament_lines(id, 0).await.unwrap();
    assert!(lines.iter().map(|line| line.n).eq(1..=lines.len() as u64), "no gaps");
    lines.into_iter().map(|line| line.line).collect()
}

pub(crate) async fn a_tournament_comes_back(place: Place) {
    let store = place.open().await;
    let nobody = store.create_tournament(new("cup", 1)).await;
    assert!(matches!(nobody, Err(Error::NoIdentity(_))));
    for id in ["ann", "bob"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    fill(&*store, "cup").await;
    assert!(matches!(store.create_tournament(new("cup", 1)).await, Err(Error::Exists { .. })));
    store.append_tournament(append("cup", 3, &["joined", "left"], &[(1, "bob")])).await.unwrap();
    drop(store);

    let store = place.open().await;
    assert_eq!(log(&*store, "cup").await, ["created", "joined", "joined", "left"]);
    let found = store.tournament("cup").await.unwrap().unwrap();
    assert_eq!((found.host.as_str(), found.summary), ("ann", summary(Status::Running, 7)));
    store.rename("bob", "Bobby").await.unwrap();
    let who = store.participants("cup").await.unwrap();
    let who: Vec<_> = who.iter().map(|it| (it.player, &*it.identity, &*it.name)).collect();
    assert_eq!(who, [(0, "ann", "Guest ann"), (1, "bob", "Bobby")]);
    assert!(store.tournament("none").await.unwrap().is_none());
    let none = store.append_tournament(append("none", 2, &["x"], &[])).await;
    assert!(matches!(none, Err(Error::NoTournament(_))), "{none:?}");
    let gap = store.append_tournament(append("cup", 9, &["x"], &[])).await;
    assert!(matches!(gap, Err(Error::Gap { last: 4, .. })), "{gap:?}");
    let late = store.append_tournament(append("cup", 4, &[], &[])).await;
    assert!(matches!(late, Err(Error::Conflict { last: 4, .. })), "{late:?}");
    store.append_tournament(append("cup", 5, &[], &[])).await.unwrap();
    let stranger = store.append_tournament(append("cup", 5, &["x"], &[(2, "zoe")])).await;
    assert!(matches!(stranger, Err(Error::NoIdentity(_))));
    assert_eq!(log(&*store, "cup").await.len(), 4, "all or nothing");
}

pub(crate) async fn of_two_nodes_one_makes_the_round(place: Place) {
    let one = place.open().await;
    one.add_guest(guest("ann")).await.unwrap();
    fill(&*one, "cup").await;
    let two = if place.is_shared() { place.open().await } else { one.clone() };
    for first in 3..23 {
        let (a, b) = (append("cup", first, &["a"], &[]), append("cup", first, &["b"], &[]));
        let (a, b) = tokio::join!(one.append_tournament(a), two.append_tournament(b));
        let lost = [&a, &b]
            .into_iter()
            .filter(|it| matches!(it, Err(Error::Conflict { last, .. }) if *last == first));
        assert_eq!((lost.count(), a.is_ok() as u8 + b.is_ok() as u8), (1, 1), "{a:?} {b:?}");
    }
    assert_eq!(log(&*one, "cup").await, log(&*two, "cup").await);
}

pub(crate) async fn who_finds_a_tournament(place: Place) {
    let store = place.open().await;
    for id in ["ann", "bob", "zoe"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    for (id, at) in [("one", 1), ("two", 2), ("three", 3)] {
        store.create_tournament(new(id, at)).await.unwrap();
    }
    let mut hidden = append("two", 2, &["joined"], &[(0, "bob")]);
    hidden.summary.listed = false;
    store.append_tournament(hidden).await.unwrap();
    let ids = async |which: Which| -> Vec<String> {
        let found = store.tournaments(&which, 10, None).await.unwrap();
        found.into_iter().map(|it| it.id).collect()
    };
    assert_eq!(ids(Which::Public(Status::Open)).await, ["three", "one"]);
    assert!(ids(Which::Public(Status::Running)).await.is_empty());
    assert_eq!(ids(Which::Status(Status::Running)).await, ["two"]);
    assert_eq!(ids(Which::Identity("bob".into())).await, ["two"]);
    assert_eq!(ids(Which::Identity("ann".into())).await, ["three", "two", "one"]);
    assert!(ids(Which::Identity("zoe".into())).await.is_empty());
    let first = store.tournaments(&Which::Identity("ann".into()), 2, None).await.unwrap();
    let after = first[1].cursor();
    let rest = store.tournaments(&Which::Identity("ann".into()), 2, Some(&after)).await.unwrap();
    assert_eq!(rest.into_iter().map(|it| it.id).collect::<Vec<_>>(), ["one"]);
}

pub(crate) async fn a_guests_place_is_the_accounts(place: Place) {
    let store = place.open().await;
    for id in ["ann", "bob", "acc"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    let (name, hash) = ("Account".to_owned(), Secret::new("hash".to_owned()));
    store.add_account(NewAccount { identity: "acc".into(), name, hash, created: 1 }).await.unwrap();
    fill(&*store, "cup").await;
    store.link("ann", "acc").await.unwrap();
    let who = store.participants("cup").await.unwrap();
    assert_eq!((who[0].identity.as_str(), who[0].name.as_str()), ("acc", "Account"));
    assert_eq!(store.tournament("cup").await.unwrap().unwrap().host, "acc");
}
