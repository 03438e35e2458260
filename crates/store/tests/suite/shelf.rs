//! What somebody puts aside, and whose it is when a guest turns out to have an account.

use store::{Error, MAX_SHELF, MAX_SHELVED, NewAccount, Secret, Shelved, Store};

use crate::place::{Place, guest};

const GAME: &str = "mutant-chronicles";

fn shelved(name: &str, text: &str, updated: i64) -> Shelved {
    Shelved { name: name.into(), text: text.into(), updated }
}

async fn names(store: &dyn Store, identity: &str) -> Vec<String> {
    let shelf = store.shelf(identity, GAME).await.unwrap();
    shelf.into_iter().map(|shelved| shelved.name).collect()
}

async fn account(store: &dyn Store, identity: &str) {
    let (name, hash) = (identity.to_owned(), Secret::new("hash".to_owned()));
    let account = NewAccount { identity: identity.into(), name, hash, created: 1 };
    store.add_account(account).await.unwrap();
}

pub(crate) async fn what_is_put_aside_is_there_until_it_is_taken(place: Place) {
    let store = place.open().await;
    for id in ["ann", "bob"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    let swarm = shelved("Swarm \u{1f41c}", "5 u1*2", 1);
    store.put_on_shelf("ann", GAME, swarm.clone()).await.unwrap();
    store.put_on_shelf("ann", GAME, shelved("Ants", "old", 2)).await.unwrap();
    store.put_on_shelf("ann", GAME, shelved("Ants", "new", 3)).await.unwrap();
    store.put_on_shelf("ann", "micropolis", shelved("Ants", "another game", 4)).await.unwrap();
    let all = [shelved("Ants", "new", 3), swarm];
    assert_eq!(store.shelf("ann", GAME).await.unwrap(), all);
    assert!(store.shelf("bob", GAME).await.unwrap().is_empty(), "each has a shelf of their own");
    assert!(!store.take_off_shelf("bob", GAME, "Ants").await.unwrap(), "another's");
    drop(store);

    let store = place.open().await;
    assert_eq!(store.shelf("ann", GAME).await.unwrap(), all);
    assert!(store.take_off_shelf("ann", GAME, "Ants").await.unwrap());
    assert!(!store.take_off_shelf("ann", GAME, "Ants").await.unwrap(), "once");
    assert_eq!(names(&*store, "ann").await, ["Swarm \u{1f41c}"]);
    assert_eq!(store.shelf("ann", "micropolis").await.unwrap().len(), 1);
}

pub(crate) async fn a_shelf_has_an_end(place: Place) {
    let store = place.open().await;
    store.add_guest(guest("ann")).await.unwrap();
    for n in 0..MAX_SHELF {
        store.put_on_shelf("ann", GAME, shelved(&format!("{n:03}"), "x", 1)).await.unwrap();
    }
    let more = store.put_on_shelf("ann", GAME, shelved("more", "x", 1)).await;
    assert!(matches!(more, Err(Error::ShelfFull)), "{more:?}");
    store.put_on_shelf("ann", GAME, shelved("000", "instead of another", 1)).await.unwrap();
    store.put_on_shelf("ann", "micropolis", shelved("more", "x", 1)).await.unwrap();
    store.take_off_shelf("ann", GAME, "000").await.unwrap();
    store.put_on_shelf("ann", GAME, shelved("more", &"x".repeat(MAX_SHELVED), 1)).await.unwrap();

    let nobody = store.put_on_shelf("nobody", GAME, shelved("a", "x", 1)).await;
    assert!(matches!(nobody, Err(Error::NoIdentity(_))), "{nobody:?}");
    let long = "x".repeat(MAX_SHELVED + 1);
    for (name, text) in [("", "x"), ("a\nb", "x"), ("more", long.as_str()), ("more", "\0")] {
        let refused = store.put_on_shelf("ann", GAME, shelved(name, text, 1)).await;
        assert!(matches!(refused, Err(Error::Invalid { .. })), "{refused:?}");
    }
}

pub(crate) async fn what_a_guest_has_put_aside_comes_along(place: Place) {
    let store = place.open().await;
    for id in ["ann", "phone", "full"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    store.put_on_shelf("ann", GAME, shelved("Swarm", "ann's", 1)).await.unwrap();
    store.put_on_shelf("ann", GAME, shelved("Same", "the same", 1)).await.unwrap();
    account(&*store, "ann").await;
    assert_eq!(names(&*store, "ann").await, ["Same", "Swarm"], "an account begins with its own");

    store.put_on_shelf("phone", GAME, shelved("Swarm", "the phone's", 2)).await.unwrap();
    store.put_on_shelf("phone", GAME, shelved("Same", "the same", 2)).await.unwrap();
    store.put_on_shelf("phone", GAME, shelved("Other", "more", 2)).await.unwrap();
    store.put_on_shelf("phone", "micropolis", shelved("Hill", "ants", 2)).await.unwrap();
    store.link("phone", "ann").await.unwrap();
    let merged = [
        shelved("Other", "more", 2),
        shelved("Same", "the same", 1),
        shelved("Swarm", "ann's", 1),
        shelved("Swarm (2)", "the phone's", 2),
    ];
    assert_eq!(store.shelf("ann", GAME).await.unwrap(), merged);
    assert_eq!(store.shelf("ann", "micropolis").await.unwrap().len(), 1);
    store.link("phone", "ann").await.unwrap();
    assert_eq!(store.shelf("ann", GAME).await.unwrap(), merged, "again changes nothing");

    // No account grows beyond its end by guests who join it.
    for n in 0..MAX_SHELF {
        let updated = i64::from(n);
        let one = shelved(&format!("{n:03}"), "x", updated);
        store.put_on_shelf("full", GAME, one).await.unwrap();
    }
    store.link("full", "ann").await.unwrap();
    let all = names(&*store, "ann").await;
    assert_eq!(all.len(), usize::from(MAX_SHELF));
    assert!(all.contains(&format!("{:03}", MAX_SHELF - 1)), "the newest come first: {all:?}");
    assert!(!all.contains(&"000".to_owned()), "{all:?}");
}
