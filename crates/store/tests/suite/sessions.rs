//! Sessions: begun, seen, listed, ended.

use store::{Error, NewAccount, NewSession, Secret, Store};

use crate::place::{Place, guest, session};

async fn ids(store: &dyn Store, identity: &str) -> Vec<String> {
    let sessions = store.sessions(identity).await.unwrap();
    sessions.into_iter().map(|session| session.id).collect()
}

fn account(identity: &str) -> NewAccount {
    let hash = Secret::new("hash".to_owned());
    NewAccount { identity: identity.into(), name: identity.into(), hash, created: 5 }
}

pub(crate) async fn a_session_begins_is_seen_and_ends(place: Place) {
    let store = place.open().await;
    store.add_guest(guest("g")).await.unwrap();
    store.begin_session(session("s", "g"), None).await.unwrap();
    let (found, who) = store.session("s").await.unwrap().unwrap();
    assert_eq!((found.id.as_str(), found.device.as_str()), ("s", "Browser of g"));
    assert_eq!((found.created, found.seen, found.expires), (10, 10, 100));
    assert_eq!(who, store.identity("g").await.unwrap().unwrap());
    assert!(store.session("other").await.unwrap().is_none());
    let nobody = store.begin_session(session("t", "nobody"), Some("s")).await;
    assert!(matches!(nobody, Err(Error::NoIdentity(_))), "{nobody:?}");
    let twice = store.begin_session(session("s", "g"), None).await;
    assert!(matches!(twice, Err(Error::Database(_))), "{twice:?}");

    store.see_session("s", 20, 200).await.unwrap();
    store.see_session("s", 15, 150).await.unwrap();
    store.see_session("other", 15, 150).await.unwrap();
    let (found, _) = store.session("s").await.unwrap().unwrap();
    assert_eq!((found.created, found.seen, found.expires), (10, 20, 200), "nothing is set back");

    store.add_guest(guest("h")).await.unwrap();
    store.begin_session(session("of h", "h"), Some("s")).await.unwrap();
    assert!(store.session("s").await.unwrap().is_none(), "another has taken its place");
    assert!(!store.end_session("g", "of h").await.unwrap(), "not one's own");
    assert!(store.end_session("h", "of h").await.unwrap());
    assert!(!store.end_session("h", "of h").await.unwrap());
    assert!(store.session("of h").await.unwrap().is_none());
}

pub(crate) async fn all_others_end(place: Place) {
    let store = place.open().await;
    for id in ["g", "h"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    for (n, id) in ["a", "b", "c"].into_iter().enumerate() {
        store.begin_session(session(id, "g"), None).await.unwrap();
        store.see_session(id, 20 + i64::try_from(n).unwrap(), 100).await.unwrap();
    }
    store.begin_session(session("of h", "h"), None).await.unwrap();
    assert_eq!(ids(&*store, "g").await, ["c", "b", "a"], "those seen last first");
    assert_eq!(store.end_other_sessions("g", "b").await.unwrap(), 2);
    assert_eq!(ids(&*store, "g").await, ["b"]);
    assert_eq!(ids(&*store, "h").await, ["of h"]);
}

pub(crate) async fn the_expired_are_forgotten(place: Place) {
    let store = place.open().await;
    store.add_guest(guest("g")).await.unwrap();
    for (id, expires) in [("a", 100), ("b", 101)] {
        let new = NewSession { expires, ..session(id, "g") };
        store.begin_session(new, None).await.unwrap();
    }
    assert_eq!(store.end_expired_sessions(99).await.unwrap(), 0);
    assert_eq!(store.end_expired_sessions(100).await.unwrap(), 1);
    assert_eq!(ids(&*store, "g").await, ["b"]);
}

pub(crate) async fn who_becomes_another_has_no_session_left(place: Place) {
    let store = place.open().await;
    for id in ["ann", "phone"] {
        store.add_guest(guest(id)).await.unwrap();
        for n in 1..=2 {
            store.begin_session(session(&format!("{id} {n}"), id), None).await.unwrap();
        }
    }
    store.add_account(account("ann")).await.unwrap();
    assert!(ids(&*store, "ann").await.is_empty(), "a guest's session is not the account's");
    assert_eq!(ids(&*store, "phone").await.len(), 2);
    store.begin_session(session("later", "ann"), None).await.unwrap();
    store.link("phone", "ann").await.unwrap();
    assert!(ids(&*store, "phone").await.is_empty(), "nor is that of one who became part of it");
    assert_eq!(ids(&*store, "ann").await, ["later"]);
}

pub(crate) async fn of_many_one_gets_the_first_session(place: Place) {
    let nodes = [place.open().await, place.open().await];
    let store = &nodes[0];
    for id in ["old", "known", "ann", "phone"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    let mut tasks = tokio::task::JoinSet::new();
    for n in 0..20 {
        let node = nodes[n % 2].clone();
        tasks
            .spawn(async move { node.begin_first_session(session(&format!("s{n}"), "old")).await });
    }
    let results = tasks.join_all().await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    let mut refused = results.iter().filter_map(|result| result.as_ref().err());
    assert!(refused.all(|error| matches!(error, Error::Exists { what: "session", .. })));
    let only = ids(&**store, "old").await;
    assert_eq!(only.len(), 1);
    // Also when it has ended.
    store.end_session("old", &only[0]).await.unwrap();
    let again = store.begin_first_session(session("again", "old")).await;
    assert!(matches!(again, Err(Error::Exists { what: "session", .. })), "{again:?}");

    store.begin_session(session("k", "known"), None).await.unwrap();
    let known = store.begin_first_session(session("l", "known")).await;
    assert!(matches!(known, Err(Error::Exists { what: "session", .. })), "{known:?}");
    store.add_account(account("ann")).await.unwrap();
    let account = store.begin_first_session(session("m", "ann")).await;
    assert!(matches!(account, Err(Error::Exists { what: "account", .. })), "{account:?}");
    store.link("phone", "ann").await.unwrap();
    let linked = store.begin_first_session(session("n", "phone")).await;
    assert!(matches!(linked, Err(Error::Linked(_))), "{linked:?}");
    let nobody = store.begin_first_session(session("o", "nobody")).await;
    assert!(matches!(nobody, Err(Error::NoIdentity(_))), "{nobody:?}");
}
