//! Texts that somebody made up to break something, and secrets that must not
//! get out.

use store::{Append, Error, MAX_ID, MAX_TEXT, NewAccount, Record, Secret, Which};

use crate::place::{Place, guest, read, session, table};

pub(crate) async fn nul_is_refused_alone(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    store.create(table("u", 1)).await.unwrap();
    let (bad, good) = tokio::join!(
        store.append(Append::one("t", 1, "before\0after")),
        store.append(Append::one("u", 1, "good")),
    );
    assert_eq!(bad.unwrap_err().to_string(), "entry contains a NUL character");
    good.unwrap();

    let chat = crate::chat::line("t", 1, "\0");
    let record = Record { id: "r".into(), text: "\0".into(), created: 1 };
    let mut header = table("v", 1);
    header.header.push('\0');
    let mut id = table("v", 1);
    id.id.push('\0');
    for error in [
        store.say(chat).await.unwrap_err(),
        store.put_record(record).await.unwrap_err(),
        store.create(header).await.unwrap_err(),
        store.create(id).await.unwrap_err(),
        store.add_guest(guest("nul\0")).await.unwrap_err(),
        store.claim("t", 0, "\0").await.unwrap_err(),
        store.rename("g", "\0").await.unwrap_err(),
        store.begin_session(session("\0", "g"), None).await.unwrap_err(),
        store.begin_session(session("s", "g"), Some("\0")).await.unwrap_err(),
        store.begin_first_session(session("s", "\0")).await.unwrap_err(),
        store.see_session("\0", 1, 1).await.unwrap_err(),
        store.end_session("g", "\0").await.unwrap_err(),
        store.end_other_sessions("\0", "s").await.unwrap_err(),
        store.add_passkey(crate::passkeys::passkey("\0", "g")).await.unwrap_err(),
        store.remove_passkey("g", "\0").await.unwrap_err(),
        store.take_challenge("\0", 0).await.map(drop).unwrap_err(),
    ] {
        assert!(matches!(error, Error::Invalid { .. }), "{error:?}");
    }
    for error in [
        store.table("\0").await.unwrap_err(),
        store.entries("\0", 0).await.unwrap_err(),
        store.identity("\0").await.unwrap_err(),
        store.account("\0").await.unwrap_err(),
        store.session("\0").await.unwrap_err(),
        store.sessions("\0").await.unwrap_err(),
        store.record("\0").await.unwrap_err(),
        store.passkey("\0").await.unwrap_err(),
        store.passkeys("\0").await.unwrap_err(),
        store.seats("\0").await.unwrap_err(),
        store.chat("\0", 0, 9).await.unwrap_err(),
        store.tables(&Which::Identity("\0".into()), 9, None).await.unwrap_err(),
    ] {
        assert!(matches!(error, Error::Invalid { .. }), "{error:?}");
    }
}

pub(crate) async fn odd_texts_come_back_unchanged(place: Place) {
    let store = place.open().await;
    let controls: String = (1..=0x9f).filter_map(char::from_u32).collect();
    let texts = [
        String::new(),
        "\"quotes\" 'and' \\ \\u0000 $1 ?1 %s ; DROP TABLE tables; --".into(),
        controls,
        "é e\u{301} 漢字 עברית \u{202e}rtl 👩‍👩‍👧 \u{fffd}\u{ffff}\u{10ffff}\u{feff}".into(),
        "line\r\nbreaks\u{2028}".into(),
        "[1,{\"json\":null}]".into(),
    ];
    // At the same time, so that they share a statement where there is one to share.
    let mut tasks = tokio::task::JoinSet::new();
    for t in 0..40 {
        let store = store.clone();
        let text = texts[t % texts.len()].clone();
        tasks.spawn(async move {
            let id = format!("table {t} \"é'");
            store.create(table(&id, 1)).await.unwrap();
            for n in 1..=5 {
                store.append(Append::one(&id, n, &text)).await.unwrap();
            }
            assert_eq!(read(&*store, &id).await, vec![text; 5]);
        });
    }
    tasks.join_all().await;
}

pub(crate) async fn limits_are_said(place: Place) {
    let store = place.open().await;
    store.create(table("t", 1)).await.unwrap();
    let endless = store.append(Append::one("t", 1, "x".repeat(MAX_TEXT + 1))).await;
    let message = endless.unwrap_err().to_string();
    assert_eq!(message, format!("entry has {} bytes, more than {MAX_TEXT}", MAX_TEXT + 1));
    let longest = "i".repeat(MAX_ID);
    store.create(table(&longest, 1)).await.unwrap();
    store.append(Append::one(&longest, 1, "a long id")).await.unwrap();
    for id in [String::new(), "i".repeat(MAX_ID + 1), "a\nb".into()] {
        let refused = store.create(table(&id, 1)).await;
        assert!(matches!(refused, Err(Error::Invalid { .. })), "{refused:?}");
    }
}

pub(crate) async fn secrets_are_not_shown(place: Place) {
    let store = place.open().await;
    let mut new = table("t", 1);
    new.seed = Secret::new(b"0123456789".to_vec());
    let mut shown = format!("{new:?}");
    store.create(new).await.unwrap();
    shown += &format!("{:?}", store.table("t").await.unwrap());
    store.add_guest(guest("g")).await.unwrap();
    let hash = Secret::new("$argon2$hidden".to_string());
    let account = NewAccount { identity: "g".into(), name: "Ann".into(), hash, created: 1 };
    shown += &format!("{account:?}");
    store.add_account(account).await.unwrap();
    shown += &format!("{:?}", store.account("ann").await.unwrap());
    shown += &format!("{:?}", store.secret(Secret::new(b"0123456789".to_vec())).await.unwrap());
    assert!(!shown.contains("argon2") && !shown.contains("48, 49, 50"), "{shown}");
    assert_eq!(shown.matches("Secret(..)").count(), 5, "{shown}");
}
