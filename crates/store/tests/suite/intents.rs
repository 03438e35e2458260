//! What people have prepared.

use store::{Intend, Intent, NewAccount, Notice, Secret, Store};

use crate::place::{Place, guest, lines, table};
use crate::watching::next;

fn intent(seat: u32, n: u32, text: &str) -> Intent {
    Intent { seat, n, text: text.into() }
}

async fn intend(store: &dyn Store, new: Option<Intent>, gone: &[(u32, u32)]) -> bool {
    store.intend(Intend { table: "t".into(), new, gone: gone.to_vec() }).await.unwrap()
}

pub(crate) async fn what_is_prepared_is_there_until_it_is_put_away(place: Place) {
    let store = place.open().await;
    assert!(!intend(&*store, Some(intent(0, 1, "a")), &[]).await, "there is no such table");
    store.create(table("t", 1)).await.unwrap();
    assert!(intend(&*store, Some(intent(0, 1, "a")), &[]).await);
    assert!(intend(&*store, Some(intent(1, 1, "b")), &[]).await);
    assert!(!intend(&*store, Some(intent(0, 1, "c")), &[(1, 1)]).await, "the number is taken");
    drop(store);

    let store = place.open().await;
    assert_eq!(store.intents("t").await.unwrap(), [intent(0, 1, "a"), intent(1, 1, "b")]);
    assert!(intend(&*store, Some(intent(0, 2, "d")), &[(0, 1), (1, 7)]).await);
    assert_eq!(store.intents("t").await.unwrap(), [intent(0, 2, "d"), intent(1, 1, "b")]);
    if place.is_shared() {
        let mut watch = store.watch();
        intend(&*place.open().await, None, &[(0, 2)]).await;
        assert_eq!(next(&mut watch).await, Notice::Intents { table: "t".into() });
    }
}

pub(crate) async fn who_goes_for_good_has_nothing_prepared(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    for (seat, id) in [(0, "ann"), (1, "bob")] {
        store.add_guest(guest(id)).await.unwrap();
        store.claim("t", seat, id).await.unwrap();
        assert!(intend(&*store, Some(intent(seat, 1, id)), &[]).await);
    }
    store.append(lines("t", 1, &["one"])).await.unwrap();
    let (name, hash) = ("Ann".to_owned(), Secret::new("hash".to_owned()));
    let account = NewAccount { identity: "ann".into(), name, hash, created: 1 };
    store.add_account(account).await.unwrap();
    store.delete_account("ann").await.unwrap();
    assert_eq!(store.intents("t").await.unwrap(), [intent(1, 1, "bob")]);
}
