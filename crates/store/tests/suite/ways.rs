//! By which ways people are told, and of which turns.

use store::{
    Append, Error, MAX_WAYS, NewAccount, Pass, Quiet, Secret, Status, Store, Turn, Way, WayKind,
};

use crate::place::{Place, guest, lines, session, summary, table};

fn way(id: &str, identity: &str, session: Option<&str>) -> Way {
    Way {
        id: id.into(),
        identity: identity.into(),
        kind: WayKind::Push,
        session: session.map(Into::into),
        address: "{}".into(),
        language: "fr".into(),
        created: 1,
    }
}

fn turn(table: &str, identity: &str, number: u64) -> Turn {
    Turn { table: table.into(), identity: identity.into(), number }
}

async fn told(store: &dyn Store, turns: &[Turn]) -> Vec<String> {
    told_at(store, turns, 0).await
}

async fn told_at(store: &dyn Store, turns: &[Turn], now: i64) -> Vec<String> {
    let told = store.tell(&[WayKind::Push], turns.to_vec(), now).await.unwrap();
    told.into_iter()
        .map(|(way, turn)| format!("{} {} {}", way.id, turn.table, turn.number))
        .collect()
}

pub(crate) async fn each_is_told_once_of_a_turn(place: Place) {
    let (store, other) = (place.open().await, place.open().await);
    for id in ["ann", "bob"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    for id in ["t1", "t2"] {
        store.create(table(id, 1)).await.unwrap();
    }
    for id in ["a1", "a2"] {
        store.put_way(way(id, "ann", None)).await.unwrap();
    }
    let first = [turn("t1", "ann", 0), turn("t1", "bob", 0), turn("t2", "ann", 7)];
    assert_eq!(told(&*store, &first).await, ["a1 t1 0", "a2 t1 0", "a1 t2 7", "a2 t2 7"]);
    assert_eq!(told(&*other, &first).await, [""; 0], "another node");
    assert_eq!(told(&*store, &[turn("t1", "ann", 3)]).await, ["a1 t1 3", "a2 t1 3"]);
    assert_eq!(told(&*store, &[turn("t1", "ann", 2)]).await, [""; 0], "an earlier turn");
    let mails = store.tell(&[WayKind::Mail], vec![turn("t1", "ann", 9)], 0).await.unwrap();
    assert!(mails.is_empty(), "another kind");
    assert_eq!(told(&*store, &[turn("nowhere", "ann", 1)]).await, [""; 0]);

    assert!(!store.remove_way("bob", "a1").await.unwrap(), "another's");
    assert!(store.remove_way("ann", "a1").await.unwrap());
    assert!(!store.remove_way("ann", "a1").await.unwrap(), "once");
    assert_eq!(told(&*store, &[turn("t1", "ann", 4)]).await, ["a2 t1 4"]);
}

pub(crate) async fn nobody_is_told_in_quiet_hours(place: Place) {
    let store = place.open().await;
    store.add_guest(guest("ann")).await.unwrap();
    store.create(table("t1", 1)).await.unwrap();
    store.put_way(way("phone", "ann", None)).await.unwrap();
    assert_eq!(store.quiet("ann").await.unwrap(), None);
    let night = Some(Quiet { from: 22 * 60, until: 6 * 60 });
    store.put_quiet("ann", night).await.unwrap();
    assert_eq!(store.quiet("ann").await.unwrap(), night);
    let [day, minute] = [86_400_000, 60_000];
    let at = |hour: i64| 20_000 * day + hour * 60 * minute;
    let first = [turn("t1", "ann", 1)];
    for quiet in [at(22), at(24) - 1, at(0), at(6) - 1] {
        assert_eq!(told_at(&*store, &first, quiet).await, [""; 0], "{quiet}");
    }
    assert_eq!(told_at(&*store, &first, at(6)).await, ["phone t1 1"], "after them, once");
    assert_eq!(told_at(&*store, &[turn("t1", "ann", 2)], at(22) - 1).await, ["phone t1 2"]);

    store.put_quiet("ann", Some(Quiet { from: 60, until: 120 })).await.unwrap();
    assert_eq!(told_at(&*store, &[turn("t1", "ann", 3)], at(1)).await, [""; 0]);
    assert_eq!(told_at(&*store, &[turn("t1", "ann", 3)], at(2)).await, ["phone t1 3"]);
    store.put_quiet("ann", None).await.unwrap();
    assert_eq!(told_at(&*store, &[turn("t1", "ann", 4)], at(1)).await, ["phone t1 4"]);
    let nobody = store.put_quiet("nobody", None).await;
    assert!(matches!(nobody, Err(Error::NoIdentity(_))), "{nobody:?}");
}

pub(crate) async fn a_way_is_whose_it_was_set_up_for_last(place: Place) {
    let store = place.open().await;
    for id in ["ann", "bob"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    store.create(table("t1", 1)).await.unwrap();
    store.begin_session(session("s1", "ann"), None).await.unwrap();
    store.put_way(way("phone", "ann", Some("s1"))).await.unwrap();
    assert_eq!(told(&*store, &[turn("t1", "ann", 1)]).await, ["phone t1 1"]);
    store.end_session("ann", "s1").await.unwrap();
    assert_eq!(told(&*store, &[turn("t1", "ann", 2)]).await, [""; 0], "gone from that browser");

    store.put_way(way("phone", "bob", None)).await.unwrap();
    assert_eq!(store.ways("ann").await.unwrap(), []);
    assert_eq!(store.ways("bob").await.unwrap(), [way("phone", "bob", None)]);
    for n in 1..MAX_WAYS {
        store.put_way(way(&format!("w{n}"), "bob", None)).await.unwrap();
    }
    let full = store.put_way(way("more", "bob", None)).await;
    assert!(matches!(full, Err(Error::WaysFull)), "{full:?}");
    store.put_way(way("phone", "bob", None)).await.unwrap();
    let nobody = store.put_way(way("x", "nobody", None)).await;
    assert!(matches!(nobody, Err(Error::NoIdentity(_))), "{nobody:?}");

    // A guest who turns out to have an account brings them along.
    let hash = Secret::new("hash".to_owned());
    let account = NewAccount { identity: "ann".into(), name: "ann".into(), hash, created: 1 };
    store.add_account(account).await.unwrap();
    store.link("bob", "ann").await.unwrap();
    assert_eq!(store.ways("ann").await.unwrap().len(), usize::from(MAX_WAYS));
}

pub(crate) async fn running_tables_of_those_who_want_to_be_told(place: Place) {
    let store = place.open().await;
    for id in ["ann", "bob"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    for (id, who) in [("t1", "ann"), ("t2", "bob"), ("t3", "ann")] {
        store.create(table(id, 1)).await.unwrap();
        store.claim(id, 0, who).await.unwrap();
        let status = if id == "t3" { Status::Over } else { Status::Running };
        let summary = Some(summary(status, 50));
        store.append(Append { summary, ..lines(id, 1, &["x"]) }).await.unwrap();
    }
    store.put_way(way("a", "ann", None)).await.unwrap();
    let since = async |then| {
        let found = store.awaiting(then, 10).await.unwrap();
        found.into_iter().map(|listed| listed.id).collect::<Vec<_>>()
    };
    assert_eq!(since(50).await, ["t1"]);
    assert_eq!(since(51).await, [""; 0]);
}

pub(crate) async fn a_pass_opens_once(place: Place) {
    let store = place.open().await;
    store.add_guest(guest("ann")).await.unwrap();
    let pass = |id: &str, expires| Pass {
        id: id.into(),
        identity: "ann".into(),
        opens: "{\"door\":\"password\"}".into(),
        expires,
    };
    for (id, expires) in [("p1", 10), ("p2", 20)] {
        store.put_pass(pass(id, expires)).await.unwrap();
    }
    assert_eq!(store.show_pass("p1", 10).await.unwrap(), None, "too late");
    assert_eq!(store.show_pass("p2", 10).await.unwrap(), Some(pass("p2", 20)));
    assert_eq!(store.show_pass("p2", 10).await.unwrap(), None, "once");
    assert_eq!(store.show_pass("p3", 10).await.unwrap(), None);
}
