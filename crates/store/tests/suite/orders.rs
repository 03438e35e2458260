//! What who runs the house decides, and what was done that matters.

use store::{Ban, BanKind, Deed, Error, NewAccount, NewChat, Note, NoteKind, Secret, Status};

use crate::place::{Place, guest, lines, read, session, summary, table};

pub(crate) fn ban(kind: BanKind, whom: &str, ends: Option<i64>) -> Ban {
    Ban { kind, whom: whom.into(), ends, why: "because".into(), made: 10 }
}

pub(crate) fn deed(id: &str, at: i64, about: &str) -> Deed {
    let (id, deed, more) = (id.into(), "rename".into(), "Ann".into());
    Deed { id, at, deed, actor: None, about: Some(about.into()), more }
}

pub(crate) async fn what_is_forbidden_holds_until_it_ends(place: Place) {
    let (store, other) = (place.open().await, place.open().await);
    for id in ["ann", "bob"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    store.begin_session(session("s", "ann"), None).await.unwrap();
    let network = ban(BanKind::Address, "203.0.113.0/24", None);
    let muted = ban(BanKind::Talk, "bob", None);
    let banned = ban(BanKind::Enter, "ann", Some(100));
    for ban in [&network, &muted, &banned] {
        store.ban(ban.clone()).await.unwrap();
    }
    assert!(store.session("s").await.unwrap().is_none(), "who may not come in has no session");
    let all = vec![network.clone(), banned.clone(), muted.clone()];
    assert_eq!(other.bans(99).await.unwrap(), all, "every node knows it");
    assert_eq!(store.bans(100).await.unwrap(), [network.clone(), muted.clone()], "it has ended");
    let longer = Ban { ends: Some(200), why: String::new(), ..banned.clone() };
    store.ban(longer.clone()).await.unwrap();
    assert_eq!(store.bans(150).await.unwrap()[1], longer, "the last word counts");

    assert!(store.unban(BanKind::Enter, "ann").await.unwrap());
    assert!(!store.unban(BanKind::Enter, "ann").await.unwrap(), "once");
    assert!(!store.unban(BanKind::Enter, "bob").await.unwrap(), "another kind");
    assert_eq!(other.bans(0).await.unwrap(), [network, muted]);
    let nobody = store.ban(ban(BanKind::Talk, "nobody", None)).await;
    assert!(matches!(nobody, Err(Error::NoIdentity(_))));
    let long = Ban { why: "x".repeat(store::MAX_NOTE + 1), ..banned };
    assert!(matches!(store.ban(long).await, Err(Error::Invalid { .. })));
}

pub(crate) async fn everybody_is_told_one_thing_of_each_kind(place: Place) {
    let store = place.open().await;
    let note = |kind, text: &str, ends| Note { kind, text: text.into(), ends, made: 5 };
    let first = note(NoteKind::Announcement, "a cup on Sunday", Some(50));
    let second = note(NoteKind::Announcement, "a cup on Monday", None);
    let work = note(NoteKind::Maintenance, "", None);
    store.put_note(NoteKind::Announcement, Some(first.clone())).await.unwrap();
    assert_eq!(store.notes(49).await.unwrap(), [first]);
    assert_eq!(store.notes(50).await.unwrap(), []);
    store.put_note(NoteKind::Announcement, Some(second.clone())).await.unwrap();
    store.put_note(NoteKind::Maintenance, Some(work.clone())).await.unwrap();
    assert_eq!(store.notes(50).await.unwrap(), [second, work.clone()]);
    store.put_note(NoteKind::Announcement, None).await.unwrap();
    assert_eq!(store.notes(50).await.unwrap(), [work]);
}

pub(crate) async fn what_was_done_is_read_page_by_page(place: Place) {
    let store = place.open().await;
    for id in ["ann", "bob"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    let hash = Secret::new("hash".to_owned());
    let account = NewAccount { identity: "ann".into(), name: "Ann".into(), hash, created: 5 };
    store.add_account(account).await.unwrap();
    for (id, at, about) in [("a", 1, "ann"), ("b", 2, "bob"), ("c", 2, "ann")] {
        store.note_deed(deed(id, at, about)).await.unwrap();
        store.note_deed(deed(id, at, about)).await.unwrap();
    }
    let first = store.audit(2, None).await.unwrap();
    assert_eq!(first, [deed("c", 2, "ann"), deed("b", 2, "bob")]);
    let rest = store.audit(2, Some(&first[1].cursor())).await.unwrap();
    assert_eq!(rest, [deed("a", 1, "ann")]);

    // Who leaves for good leaves no word behind.
    store.ban(ban(BanKind::Talk, "ann", None)).await.unwrap();
    store.delete_account("ann").await.unwrap();
    let more = store.audit(9, None).await.unwrap().into_iter().map(|it| it.more);
    assert_eq!(more.collect::<Vec<_>>(), ["", "Ann", ""]);
    assert_eq!(store.bans(0).await.unwrap(), []);
}

pub(crate) async fn a_closed_table_is_played_no_further(place: Place) {
    let (store, other) = (place.open().await, place.open().await);
    for id in ["t1", "t2", "t3"] {
        store.create(table(id, 1)).await.unwrap();
    }
    let mut first = lines("t1", 1, &["one", "two"]);
    first.summary = Some(summary(Status::Running, 9));
    store.append(first).await.unwrap();
    let mut last = lines("t3", 1, &["one"]);
    last.summary = Some(summary(Status::Over, 9));
    store.append(last).await.unwrap();

    assert!(store.close_table("t1", 40).await.unwrap());
    assert!(!store.close_table("t1", 41).await.unwrap(), "once");
    assert!(store.close_table("t2", 50).await.unwrap(), "before its game, too");
    assert!(!store.close_table("t3", 50).await.unwrap(), "it is over");
    assert!(!store.close_table("none", 50).await.unwrap());
    assert_eq!(other.closed_tables(40).await.unwrap(), ["t1", "t2"]);
    assert_eq!(other.closed_tables(41).await.unwrap(), ["t2"]);
    let found = store.table("t1").await.unwrap().unwrap();
    let shown = (found.closed, found.summary.status, found.summary.listed);
    assert_eq!(shown, (true, Status::Over, false));
    for mut more in [lines("t1", 3, &["three"]), lines("t1", 3, &[]), lines("t2", 1, &["one"])] {
        more.summary = Some(summary(Status::Running, 60));
        let refused = other.append(more).await;
        assert!(matches!(refused, Err(Error::TableClosed(_))), "{refused:?}");
    }
    assert_eq!(read(&*store, "t1").await, ["one", "two"], "the log is as it was");
    let found = store.table("t1").await.unwrap().unwrap();
    assert_eq!(found.summary.status, Status::Over);
}

pub(crate) async fn what_nobody_comes_for_is_taken_away(place: Place) {
    let store = place.open().await;
    for id in ["ann", "bob", "cyd", "dan", "eve", "fay"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    let hash = Secret::new("hash".to_owned());
    let account = NewAccount { identity: "dan".into(), name: "Dan".into(), hash, created: 1 };
    store.add_account(account).await.unwrap();
    store.link("eve", "dan").await.unwrap();
    // Ann sits at a table that waits, Bob at one that is over, Cyd was here lately.
    store.create(table("waits", 1)).await.unwrap();
    store.claim("waits", 0, "ann").await.unwrap();
    let said = crate::chat::line("waits", 4, "hello");
    store.say(NewChat { by: "ann".into(), ..said }).await.unwrap();
    store.create(table("over", 1)).await.unwrap();
    store.claim("over", 0, "bob").await.unwrap();
    let mut last = lines("over", 1, &["one"]);
    last.summary = Some(summary(Status::Over, 9));
    store.append(last).await.unwrap();
    store.begin_session(session("s", "cyd"), None).await.unwrap();
    store.see_session("s", 500, 900).await.unwrap();
    store.begin_session(session("f", "fay"), None).await.unwrap();

    assert_eq!(store.forgotten_guests(500).await.unwrap(), 1, "Fay alone");
    assert!(!store.remove_table("waits", 0, 0).await.unwrap(), "it has changed since");
    assert!(!store.remove_table("waits", 1, 1).await.unwrap(), "by its log, too");
    assert!(!store.remove_table("over", 9, 1).await.unwrap(), "what is over stays");
    assert!(store.remove_table("waits", 1, 0).await.unwrap());
    assert!(store.table("waits").await.unwrap().is_none());
    assert!(store.seats("waits").await.unwrap().is_empty());
    assert_eq!(store.forgotten_guests(500).await.unwrap(), 2, "Ann, too");
    assert_eq!(store.forget_guests(500).await.unwrap(), 2);
    assert_eq!(store.forget_guests(500).await.unwrap(), 0);
    for (id, there) in [("ann", false), ("bob", true), ("cyd", true), ("dan", true), ("fay", false)]
    {
        assert_eq!(store.identity(id).await.unwrap().is_some(), there, "{id}");
    }
    assert_eq!(store.identity("eve").await.unwrap().unwrap().linked_to.as_deref(), Some("dan"));
}
