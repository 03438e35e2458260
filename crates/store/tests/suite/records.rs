//! Imported records and the shared secret.

use store::{Error, Record, Review, Secret};

use crate::place::Place;

pub(crate) async fn records_are_kept(place: Place) {
    let store = place.open().await;
    let record = Record { id: "r".into(), text: "line\nline é\n".into(), created: 3 };
    store.put_record(record.clone()).await.unwrap();
    store.put_record(Record { created: 4, ..record.clone() }).await.unwrap();
    assert_eq!(store.record("r").await.unwrap(), Some(record.clone()));
    let other = store.put_record(Record { text: "other".into(), ..record }).await;
    assert!(matches!(other, Err(Error::Exists { what: "record", .. })), "{other:?}");
    assert_eq!(store.record("other").await.unwrap(), None);
}

pub(crate) async fn the_first_review_of_an_edition_is_kept(place: Place) {
    let store = place.open().await;
    let first = Review {
        record: "digest".into(),
        edition: "1.0/1".into(),
        text: "{\"points\":[]}".into(),
        created: 3,
    };
    assert_eq!(store.review("digest", "1.0/1").await.unwrap(), None);
    store.put_review(first.clone()).await.unwrap();
    store.put_review(Review { text: "later".into(), ..first.clone() }).await.unwrap();
    let second = Review { edition: "1.0/2".into(), text: "other".into(), ..first.clone() };
    store.put_review(second.clone()).await.unwrap();
    drop(store);
    let store = place.open().await;
    assert_eq!(store.review("digest", "1.0/1").await.unwrap(), Some(first));
    assert_eq!(store.review("digest", "1.0/2").await.unwrap(), Some(second));
    let hostile = store.review("\0", "1.0/1").await;
    assert!(matches!(hostile, Err(Error::Invalid { .. })), "{hostile:?}");
}

pub(crate) async fn all_nodes_share_one_secret(place: Place) {
    let nodes = [place.open().await, place.open().await];
    let mut tasks = tokio::task::JoinSet::new();
    for i in 0..20_u8 {
        let node = nodes[usize::from(i) % 2].clone();
        tasks.spawn(async move { node.secret(Secret::new(vec![i; 32])).await.unwrap() });
    }
    let secrets = tasks.join_all().await;
    assert!(secrets.iter().all(|secret| *secret == secrets[0]));
    drop(nodes);
    let later = place.open().await.secret(Secret::new(vec![99; 32])).await.unwrap();
    assert_eq!(later, secrets[0]);
    let empty = place.open().await.secret(Secret::new(vec![])).await;
    assert!(matches!(empty, Err(Error::Invalid { .. })), "{empty:?}");
}
