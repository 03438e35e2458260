//! Everything that is backed up comes back, on whichever database.

use std::io::Cursor;

use store::{
    Append, BanKind, Error, Intend, Intent, NewAccount, NewChat, NewTable, Note, NoteKind, Pass,
    Record, Secret, Shelved, Status, Turn, Way, WayKind,
};

use crate::place::{Place, guest, lines, session, summary, table};

async fn backup(place: &Place) -> String {
    let mut out = Vec::new();
    store::backup(&place.url, &mut out).await.unwrap();
    String::from_utf8(out).unwrap()
}

async fn restore(place: &Place, text: &str) -> Result<u64, Error> {
    store::restore(&place.url, Cursor::new(text.to_owned())).await
}

/// Something of everything.
async fn filled(place: &Place) -> String {
    let store = place.open().await;
    for id in ["ann", "bob", "phone"] {
        store.add_guest(guest(id)).await.unwrap();
    }
    let hash = Secret::new("hash".to_owned());
    let account = NewAccount { identity: "ann".into(), name: "Ann".into(), hash, created: 5 };
    store.add_account(account).await.unwrap();
    store.link("phone", "ann").await.unwrap();
    store.begin_session(session("s", "ann"), None).await.unwrap();
    store.secret(Secret::new(vec![0, 255, 7])).await.unwrap();
    for t in 0..3 {
        let id = format!("t{t}");
        let invited = vec!["bob".to_owned()];
        store.create(NewTable { invited, ..table(&id, t) }).await.unwrap();
        store.claim(&id, 0, "ann").await.unwrap();
        let odd = "quotes \" and \\ and \u{1f41c} and \u{7f}";
        let mut append = lines(&id, 1, &["one", odd, "three"]);
        append.summary = Some(summary(Status::Running, 9));
        store.append(append).await.unwrap();
    }
    crate::results::people(&*store, &["cyd"]).await;
    let result = crate::results::won(&["ann", "cyd"], 99);
    crate::results::finish(&*store, "t9", result).await;
    store.tie("ann", "cyd", store::Tie::Friend, 7).await.unwrap();
    let new = Some(Intent { seat: 0, n: 1, text: "{}".into() });
    store.intend(Intend { table: "t1".into(), new, gone: Vec::new() }).await.unwrap();
    let hello = crate::chat::line("t1", 4, "hello");
    store.say(NewChat { from: "Ann".into(), by: "ann".into(), ..hello.clone() }).await.unwrap();
    store.say(NewChat { watching: true, ..hello }).await.unwrap();
    let record = Record { id: "r".into(), text: "a record\n".into(), created: 3 };
    store.put_record(record).await.unwrap();
    let shelved = Shelved { name: "Swarm".into(), text: "5 u1*2".into(), updated: 6 };
    store.put_on_shelf("ann", "mutant-chronicles", shelved).await.unwrap();
    let way = Way {
        id: "w".into(),
        identity: "ann".into(),
        kind: WayKind::Mail,
        session: None,
        address: "{}".into(),
        language: "en".into(),
        created: 7,
    };
    store.put_way(way).await.unwrap();
    let turn = Turn { table: "t1".into(), identity: "ann".into(), number: 3 };
    store.tell(&[WayKind::Mail], vec![turn], 0).await.unwrap();
    let (id, identity, opens) = ("p".into(), "ann".into(), "{}".into());
    store.put_pass(Pass { id, identity, opens, expires: 8 }).await.unwrap();
    store.add_passkey(crate::passkeys::passkey("k", "ann")).await.unwrap();
    crate::tournaments::fill(&*store, "cup").await;
    store.ban(crate::orders::ban(BanKind::Talk, "bob", Some(9))).await.unwrap();
    let kind = NoteKind::Announcement;
    let note = Note { kind, text: "a cup".into(), ends: None, made: 3 };
    store.put_note(kind, Some(note)).await.unwrap();
    store.note_deed(crate::orders::deed("d", 8, "bob")).await.unwrap();
    store.close_table("t2", 12).await.unwrap();
    backup(place).await
}

pub(crate) async fn a_backup_comes_back_on_either_database(place: Place) {
    let text = filled(&place).await;
    for other in [Place::sqlite(), Place::postgres().await] {
        let rows = restore(&other, &text).await.unwrap();
        assert_eq!(rows as usize, text.lines().count() - 2);
        assert_eq!(backup(&other).await, text);
        // It goes on from there.
        let store = other.open().await;
        store.append(Append::one("t0", 4, "four")).await.unwrap();
        assert_eq!(store.account("ann").await.unwrap().unwrap().identity, "ann");
        assert_eq!(store.shelf("ann", "mutant-chronicles").await.unwrap().len(), 1);
        assert_eq!(store.passkeys("ann").await.unwrap().len(), 1);
        assert_eq!(store.participants("cup").await.unwrap().len(), 1);
        assert!(matches!(restore(&other, &text).await, Err(Error::NotEmpty)));
    }
}

pub(crate) async fn a_backup_is_of_one_moment(place: Place) {
    filled(&place).await;
    let store = place.open().await;
    let writes = async {
        for n in 4..204 {
            store.append(Append::one("t0", n, "x".repeat(2000))).await.unwrap();
            store.append(Append::one("t1", n, "y")).await.unwrap();
        }
    };
    let reads = async {
        let mut texts = Vec::new();
        for _ in 0..20 {
            texts.push(backup(&place).await);
        }
        texts
    };
    let ((), texts) = tokio::join!(writes, reads);
    for text in texts {
        let count = |table: &str| {
            let start = format!("[\"entries\",\"{table}\"");
            text.lines().filter(|line| line.starts_with(&start)).count()
        };
        let (first, second) = (count("t0"), count("t1"));
        assert!(first == second || first == second + 1, "{first} and {second}");
    }
}

pub(crate) async fn what_is_not_whole_is_not_restored(place: Place) {
    let source = Place::sqlite();
    let text = filled(&source).await;
    let all: Vec<&str> = text.lines().collect();
    let without = |at: usize| [&all[..at], &all[at + 1..]].concat().join("\n");
    let changed = text.replacen("[\"seats\"", "[\"chairs\"", 1);
    let longer = format!("{text}[\"records\",\"x\",\"y\",1]\n");
    let other = text.replacen("\"schema\":", "\"schema\":9", 1);
    let bad = [
        String::new(),
        "nonsense".to_owned(),
        all[..all.len() - 1].join("\n"),
        without(3),
        without(all.len() - 2),
        changed,
        longer,
        other,
    ];
    for (at, bad) in bad.iter().enumerate() {
        let error = restore(&place, bad).await.unwrap_err();
        let named = matches!(
            error,
            Error::CutOff
                | Error::BadBackup { .. }
                | Error::OtherSchema { .. }
                | Error::Database(_)
        );
        assert!(named, "{at}: {error:?}");
    }
    assert!(place.open().await.table("t0").await.unwrap().is_none(), "nothing of it");
    restore(&place, &text).await.unwrap();
}
