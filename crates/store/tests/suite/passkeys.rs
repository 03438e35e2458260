//! Passkeys of accounts, and what devices were asked.

use store::{Challenge, Error, MAX_PASSKEYS, Passkey};

use crate::place::{Place, guest};
use crate::results::people;

pub(crate) fn passkey(id: &str, identity: &str) -> Passkey {
    Passkey {
        id: id.into(),
        identity: identity.into(),
        name: "Firefox, Linux".into(),
        key: "{\"counter\":0}".into(),
        created: 5,
        used: None,
    }
}

fn challenge(id: &str, identity: Option<&str>, expires: i64) -> Challenge {
    Challenge { id: id.into(), identity: identity.map(Into::into), asked: "{}".into(), expires }
}

pub(crate) async fn a_passkey_is_used_until_it_is_removed(place: Place) {
    let (store, other) = (place.open().await, place.open().await);
    people(&*store, &["ann", "bob"]).await;
    store.add_passkey(passkey("k2", "ann")).await.unwrap();
    store.add_passkey(passkey("k1", "ann")).await.unwrap();
    let ids = async |of: &str| {
        let found = other.passkeys(of).await.unwrap();
        found.into_iter().map(|it| it.id).collect::<Vec<_>>()
    };
    assert_eq!(ids("ann").await, ["k1", "k2"]);
    assert_eq!(ids("bob").await, [""; 0]);
    assert_eq!(other.passkey("k1").await.unwrap(), Some(passkey("k1", "ann")));
    assert_eq!(other.passkey("k3").await.unwrap(), None);
    let again = store.add_passkey(passkey("k1", "bob")).await;
    assert!(matches!(again, Err(Error::Exists { what: "passkey", .. })), "{again:?}");

    let (first, second) = ("{\"counter\":0}", "{\"counter\":1}");
    assert!(store.use_passkey("k1", first, second, 7).await.unwrap());
    assert!(!other.use_passkey("k1", first, second, 8).await.unwrap(), "it counts on");
    let used = Passkey { key: second.into(), used: Some(7), ..passkey("k1", "ann") };
    assert_eq!(store.passkey("k1").await.unwrap(), Some(used));
    assert!(store.use_passkey("k2", first, first, 9).await.unwrap(), "some do not count");
    assert!(store.use_passkey("k2", first, first, 9).await.unwrap());

    assert!(!store.remove_passkey("bob", "k1").await.unwrap(), "another's");
    assert!(store.remove_passkey("ann", "k1").await.unwrap());
    assert!(!store.remove_passkey("ann", "k1").await.unwrap(), "once");
    assert!(!store.use_passkey("k1", second, second, 9).await.unwrap(), "gone");
    assert_eq!(ids("ann").await, ["k2"]);
}

pub(crate) async fn only_accounts_have_passkeys_and_not_many(place: Place) {
    let store = place.open().await;
    people(&*store, &["ann"]).await;
    store.add_guest(guest("bob")).await.unwrap();
    for nobody in ["bob", "nobody"] {
        let refused = store.add_passkey(passkey("k", nobody)).await;
        assert!(matches!(refused, Err(Error::NoIdentity(_))), "{refused:?}");
    }
    // All at once: those who come last count the others.
    let mut tasks = tokio::task::JoinSet::new();
    for n in 0..MAX_PASSKEYS + 4 {
        let store = store.clone();
        tasks.spawn(async move { store.add_passkey(passkey(&format!("k{n}"), "ann")).await });
    }
    let refused = tasks.join_all().await.into_iter().filter_map(Result::err);
    let full = refused.filter(|error| matches!(error, Error::PasskeysFull));
    assert_eq!(full.count(), 4);
    assert_eq!(store.passkeys("ann").await.unwrap().len(), usize::from(MAX_PASSKEYS));
}

pub(crate) async fn a_challenge_is_taken_once_and_in_time(place: Place) {
    let (store, other) = (place.open().await, place.open().await);
    people(&*store, &["ann"]).await;
    for (id, identity, expires) in [("c1", None, 10), ("c2", Some("ann"), 20), ("c3", None, 20)] {
        store.put_challenge(challenge(id, identity, expires), 0).await.unwrap();
    }
    assert_eq!(other.take_challenge("c1", 10).await.unwrap(), None, "too late");
    assert_eq!(other.take_challenge("c1", 0).await.unwrap(), None, "and gone");
    let taken = other.take_challenge("c2", 19).await.unwrap();
    assert_eq!(taken, Some(challenge("c2", Some("ann"), 20)), "at another node");
    assert_eq!(store.take_challenge("c2", 19).await.unwrap(), None, "once");
    assert_eq!(store.take_challenge("nothing", 0).await.unwrap(), None);
    store.put_challenge(challenge("c4", None, 90), 20).await.unwrap();
    assert_eq!(store.take_challenge("c3", 0).await.unwrap(), None, "old ones are forgotten");
    let nobody = store.put_challenge(challenge("c5", Some("nobody"), 90), 20).await;
    assert!(matches!(nobody, Err(Error::NoIdentity(_))), "{nobody:?}");
}

pub(crate) async fn who_goes_for_good_leaves_no_passkey(place: Place) {
    let store = place.open().await;
    people(&*store, &["ann", "bob"]).await;
    for (id, identity) in [("a", "ann"), ("b", "bob")] {
        store.add_passkey(passkey(id, identity)).await.unwrap();
        store.put_challenge(challenge(id, Some(identity), 9), 0).await.unwrap();
    }
    store.delete_account("ann").await.unwrap();
    assert_eq!(store.passkey("a").await.unwrap(), None);
    assert_eq!(store.take_challenge("a", 0).await.unwrap(), None);
    assert!(store.passkey("b").await.unwrap().is_some());
    assert!(store.take_challenge("b", 0).await.unwrap().is_some());
    let late = store.add_passkey(passkey("a", "ann")).await;
    assert!(matches!(late, Err(Error::NoIdentity(_))), "{late:?}");
}
