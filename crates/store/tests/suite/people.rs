//! Guests and accounts.

use store::{Append, Claim, Error, NewAccount, Secret, Which};

use crate::place::{Place, guest, session, table};

fn account(identity: &str, name: &str) -> NewAccount {
    let hash = Secret::new(format!("hash of {name}"));
    NewAccount { identity: identity.into(), name: name.into(), hash, created: 5 }
}

pub(crate) async fn guests_and_names(place: Place) {
    let store = place.open().await;
    store.add_guest(guest("g")).await.unwrap();
    let again = store.add_guest(guest("g")).await;
    assert!(matches!(again, Err(Error::Exists { what: "identity", .. })), "{again:?}");
    store.rename("g", "Zoë 🦠").await.unwrap();
    let found = store.identity("g").await.unwrap().unwrap();
    assert_eq!((found.name.as_str(), found.created), ("Zoë 🦠", 1));
    assert!(!found.account && found.linked_to.is_none());
    assert!(store.identity("other").await.unwrap().is_none());
    let nobody = store.rename("other", "X").await;
    assert!(matches!(nobody, Err(Error::NoIdentity(_))), "{nobody:?}");
}

pub(crate) async fn accounts_are_unique_in_any_case(place: Place) {
    let store = place.open().await;
    for id in ["a", "b", "c"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    store.add_account(account("a", "Ann")).await.unwrap();
    let found = store.account("aNN").await.unwrap().unwrap();
    assert_eq!((found.identity.as_str(), found.name.as_str(), found.created), ("a", "Ann", 5));
    assert_eq!(found.hash.reveal(), "hash of Ann");
    assert_eq!(store.identity("a").await.unwrap().unwrap().name, "Ann");
    assert!(store.identity("a").await.unwrap().unwrap().account);

    let taken = store.add_account(account("b", "ANN")).await;
    assert!(matches!(taken, Err(Error::NameTaken(_))), "{taken:?}");
    assert_eq!(store.identity("b").await.unwrap().unwrap().name, "Guest b");
    let twice = store.add_account(account("a", "Other")).await;
    assert!(matches!(twice, Err(Error::Exists { what: "account", .. })), "{twice:?}");
    let nobody = store.add_account(account("other", "Other")).await;
    assert!(matches!(nobody, Err(Error::NoIdentity(_))), "{nobody:?}");

    store.add_account(account("b", "Bob")).await.unwrap();
    let taken = store.rename("b", "ann").await;
    assert!(matches!(taken, Err(Error::NameTaken(_))), "{taken:?}");
    store.rename("b", "BOB").await.unwrap();
    store.rename("a", "Anna").await.unwrap();
    assert!(store.account("ann").await.unwrap().is_none());
    assert_eq!(store.account("anna").await.unwrap().unwrap().identity, "a");
    // A guest's name is not unique, but it is not an account's.
    for name in ["Anna", "\u{410}nn\u{430}", "an na"] {
        let taken = store.rename("c", name).await;
        assert!(matches!(taken, Err(Error::NameTaken(_))), "{name}: {taken:?}");
    }
    store.rename("c", "Guest a").await.unwrap();
}

pub(crate) async fn of_many_one_gets_the_name(place: Place) {
    let nodes = [place.open().await, place.open().await];
    let mut tasks = tokio::task::JoinSet::new();
    for g in 0..30 {
        let node = nodes[g % 2].clone();
        let id = format!("g{g}");
        node.add_guest(guest(&id)).await.unwrap();
        let name = if g % 3 == 0 { "ann" } else { "Ann" };
        // Some ask for it, others rename their account to it.
        if g % 5 == 0 {
            node.add_account(account(&id, &id)).await.unwrap();
            tasks.spawn(async move { node.rename(&id, name).await.map(drop) });
        } else {
            tasks.spawn(async move { node.add_account(account(&id, name)).await });
        }
    }
    let results = tasks.join_all().await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    let mut refused = results.iter().filter_map(|result| result.as_ref().err());
    assert!(refused.all(|error| matches!(error, Error::NameTaken(_))), "{results:?}");
}

pub(crate) async fn a_guest_becomes_part_of_an_account(place: Place) {
    let store = place.open().await;
    for id in ["ann", "phone", "bob", "guest"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    store.add_account(account("ann", "Ann")).await.unwrap();
    store.add_account(account("bob", "Bob")).await.unwrap();
    for t in ["t", "u", "v"] {
        store.create(table(t, 1)).await.unwrap();
    }
    store.claim("t", 0, "phone").await.unwrap();
    store.claim("t", 1, "phone").await.unwrap();
    store.claim("u", 0, "phone").await.unwrap();
    store.claim("v", 0, "ann").await.unwrap();

    assert_eq!(store.link("phone", "ann").await.unwrap(), ["t", "u"]);
    let linked = store.identity("phone").await.unwrap().unwrap();
    assert_eq!(linked.linked_to.as_deref(), Some("ann"));
    let mine = store.tables(&Which::Identity("ann".into()), 9, None).await.unwrap();
    assert_eq!(mine.len(), 3);
    assert_eq!(store.claim("u", 0, "ann").await.unwrap(), Claim::Yours);
    assert!(store.link("phone", "ann").await.unwrap().is_empty(), "again is no error");

    let other = store.link("phone", "bob").await;
    assert!(matches!(other, Err(Error::Linked(_))), "{other:?}");
    let own = store.add_account(account("phone", "Phone")).await;
    assert!(matches!(own, Err(Error::Linked(_))), "{own:?}");
    let holder = store.link("bob", "ann").await;
    assert!(matches!(holder, Err(Error::Exists { what: "account", .. })), "{holder:?}");
    for (guest, account) in [("phone", "guest"), ("nobody", "ann"), ("guest", "nobody")] {
        let nobody = store.link(guest, account).await;
        assert!(matches!(nobody, Err(Error::NoIdentity(_))), "{nobody:?}");
    }
}

pub(crate) async fn a_seat_is_given_back_before_the_log_begins(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    for id in ["ann", "bob"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    store.claim("t", 0, "ann").await.unwrap();
    assert!(!store.unclaim("t", 0, "bob").await.unwrap(), "another's");
    assert!(!store.unclaim("t", 1, "ann").await.unwrap(), "another seat");
    assert!(store.unclaim("t", 0, "ann").await.unwrap());
    assert!(!store.unclaim("t", 0, "ann").await.unwrap(), "once");
    assert!(store.seats("t").await.unwrap().is_empty());
    store.claim("t", 0, "bob").await.unwrap();
    store.append(Append::one("t", 1, "it begins")).await.unwrap();
    assert!(!store.unclaim("t", 0, "bob").await.unwrap(), "too late");
    assert_eq!(store.seats("t").await.unwrap().len(), 1);
}

pub(crate) async fn whether_anything_can_be_written(place: Place) {
    let store = place.open().await;
    store.probe(1).await.unwrap();
    store.probe(2).await.unwrap();
    store.close().await;
    assert!(matches!(store.probe(3).await, Err(Error::Closed)));
}

pub(crate) async fn an_operator_lists_accounts_and_sets_passwords(place: Place) {
    let store = place.open().await;
    for (id, name) in [("a", "Zoe"), ("b", "ann"), ("c", "Bob")] {
        store.add_guest(guest(id)).await.unwrap();
        store.add_account(account(id, name)).await.unwrap();
    }
    let names = async |after: &str, limit| -> Vec<String> {
        let page = store.accounts(after, limit).await.unwrap();
        page.into_iter().map(|account| account.name).collect()
    };
    assert_eq!(names("", 10).await, ["ann", "Bob", "Zoe"]);
    assert_eq!(names("Ann", 1).await, ["Bob"]);
    store.begin_session(session("s", "a"), None).await.unwrap();
    store.set_hash("a", Secret::new("another".to_owned())).await.unwrap();
    assert_eq!(store.account("zoe").await.unwrap().unwrap().hash.reveal(), "another");
    assert!(store.session("s").await.unwrap().is_none(), "an old session is not the account's");
    store.add_guest(guest("g")).await.unwrap();
    let nobody = store.set_hash("g", Secret::new("x".to_owned())).await;
    assert!(matches!(nobody, Err(Error::NoIdentity(_))), "{nobody:?}");
}
