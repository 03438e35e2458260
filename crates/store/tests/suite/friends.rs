//! Friends, and who is blocked.

use store::{Error, Tie};

use crate::place::{Place, guest};
use crate::results::people;

pub(crate) async fn friends_come_and_go(place: Place) {
    let store = place.open().await;
    people(&*store, &["ann", "bob", "cyd"]).await;
    store.tie("ann", "cyd", Tie::Friend, 5).await.unwrap();
    store.tie("ann", "bob", Tie::Friend, 6).await.unwrap();
    let names = async |of: &str| {
        let ties = store.ties(of).await.unwrap();
        ties.into_iter().map(|it| (it.name, it.tie)).collect::<Vec<_>>()
    };
    let friend = |name: &str| (name.to_owned(), Tie::Friend);
    assert_eq!(names("ann").await, [friend("The bob"), friend("The cyd")]);
    assert_eq!(names("bob").await, [], "each says it alone");
    assert!(store.untie("ann", "cyd").await.unwrap());
    assert!(!store.untie("ann", "cyd").await.unwrap());
    assert_eq!(names("ann").await, [friend("The bob")]);
}

pub(crate) async fn who_is_blocked_has_no_friend_in_the_blocker(place: Place) {
    let store = place.open().await;
    people(&*store, &["ann", "bob"]).await;
    store.tie("bob", "ann", Tie::Friend, 5).await.unwrap();
    store.tie("ann", "bob", Tie::Blocked, 6).await.unwrap();
    assert!(store.is_blocked("ann", "bob").await.unwrap());
    assert!(!store.is_blocked("bob", "ann").await.unwrap());
    assert!(store.ties("bob").await.unwrap().is_empty());
    store.tie("ann", "bob", Tie::Friend, 7).await.unwrap();
    assert!(!store.is_blocked("ann", "bob").await.unwrap());
}

pub(crate) async fn only_accounts_have_friends(place: Place) {
    let store = place.open().await;
    people(&*store, &["ann"]).await;
    store.add_guest(guest("passer-by")).await.unwrap();
    for (one, other) in [("ann", "passer-by"), ("passer-by", "ann"), ("ann", "nobody")] {
        let refused = store.tie(one, other, Tie::Friend, 5).await;
        assert!(matches!(refused, Err(Error::NoIdentity(_))), "{one} {other}: {refused:?}");
    }
    let oneself = store.tie("ann", "ann", Tie::Friend, 5).await;
    assert!(matches!(oneself, Err(Error::TooManyFriends)), "{oneself:?}");
}
