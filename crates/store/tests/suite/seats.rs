//! Who sits where.

use store::{Binding, Claim, Error};
use tokio::task::JoinSet;

use crate::place::{Place, guest, table};

pub(crate) async fn of_many_one_gets_the_seat(place: Place) {
    let nodes = [place.open().await, place.open().await];
    nodes[0].create(table("t", 1)).await.unwrap();
    for g in 0..40 {
        nodes[0].add_guest(guest(&format!("g{g}"))).await.unwrap();
    }
    for seat in 0..3 {
        let mut tasks = JoinSet::new();
        for g in 0..40 {
            let node = nodes[g % 2].clone();
            tasks.spawn(async move {
                let me = format!("g{g}");
                (node.claim("t", seat, &me).await.unwrap(), me)
            });
        }
        let claims = tasks.join_all().await;
        let mut winners = claims.iter().filter(|(claim, _)| *claim == Claim::Yours);
        let (_, winner) = winners.next().unwrap();
        assert!(winners.next().is_none(), "one winner");
        let by = winner.clone();
        assert!(
            claims
                .iter()
                .all(|(claim, me)| { me == winner || *claim == Claim::Taken { by: by.clone() } })
        );
        // Asking again is no loss.
        assert_eq!(nodes[1].claim("t", seat, winner).await.unwrap(), Claim::Yours);
        let seats = nodes[1].seats("t").await.unwrap();
        assert_eq!(seats.len(), seat as usize + 1);
        assert_eq!(seats[seat as usize], Binding { seat, identity: by });
    }
}

pub(crate) async fn only_who_exists_sits_down(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    store.add_guest(guest("g")).await.unwrap();
    let nobody = store.claim("t", 0, "nobody").await;
    assert!(matches!(nobody, Err(Error::NoIdentity(_))), "{nobody:?}");
    let nowhere = store.claim("other", 0, "g").await;
    assert!(matches!(nowhere, Err(Error::NoTable(_))), "{nowhere:?}");
    assert!(store.seats("t").await.unwrap().is_empty());
    assert_eq!(store.claim("t", u32::MAX, "g").await.unwrap(), Claim::Yours);
    assert_eq!(store.seats("t").await.unwrap()[0].seat, u32::MAX);
}

pub(crate) async fn what_was_seen_is_known_elsewhere(place: Place) {
    let nodes = [place.open().await, place.open().await];
    nodes[0].create(table("t", 1)).await.unwrap();
    for who in ["ann", "bob"] {
        nodes[0].add_guest(guest(who)).await.unwrap();
    }
    nodes[0].claim("t", 0, "ann").await.unwrap();
    assert_eq!(nodes[1].looked("t", "ann").await.unwrap(), None);
    nodes[0].look("t", "ann", 7).await.unwrap();
    assert_eq!(nodes[1].looked("t", "ann").await.unwrap(), Some(7));
    nodes[1].look("t", "ann", 3).await.unwrap();
    assert_eq!(nodes[0].looked("t", "ann").await.unwrap(), Some(7), "nobody forgets");
    nodes[0].look("t", "bob", 9).await.unwrap();
    assert_eq!(nodes[0].looked("t", "bob").await.unwrap(), None, "who watches is passed over");
}
