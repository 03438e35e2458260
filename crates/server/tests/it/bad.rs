//! Bad input: a clear error each, and the table is unharmed.

use std::time::Duration;

use load::{Client, Error};
use serde_json::{Value, json};
use server::Config;

use crate::common::{Seated, my_turn, offered, play_out, quick, seat, start, watch};

/// The seat's next action is still possible.
async fn unharmed(me: &mut Seated, state: &Value) {
    let action = &offered(state)[0];
    let act = json!({ "type": "act", "table": me.table, "after": state["n"], "action": action });
    let answer = me.line.ask(act).await.unwrap();
    assert_eq!(
        (&answer["type"], answer["n"].as_u64()),
        (&json!("ack"), state["n"].as_u64().map(|n| n + 1))
    );
}

#[tokio::test]
async fn illegal_actions_name_their_clause() {
    let server = start(quick()).await;
    let mut me = seat(server.address, &["me", "bot:random"]).await;
    let state = my_turn(&mut me.line).await;
    for (action, clause) in [
        ("sing loudly", "TT-N1"),
        ("", "TT-N1"),
        ("gene heat extra", "TT-N1"),
        ("discard simple", "MS-T14"),
        ("virus simple of 1", "MS-T9"),
    ] {
        let act =
            json!({ "type": "act", "table": me.table, "after": state["n"], "action": action });
        let answer = me.line.ask(act).await.unwrap();
        assert_eq!(answer["type"], "refused", "{action}");
        let found = answer["clause"].as_str().unwrap();
        let house = clause.starts_with("TT");
        assert!(
            if house { found == clause } else { found.starts_with("MS-") },
            "{action}: {answer}"
        );
        assert!(answer["why"]["key"].is_string());
    }
    unharmed(&mut me, &state).await;
    server.stop().await;
}

#[tokio::test]
async fn not_my_turn_and_too_late() {
    let server = start(quick()).await;
    let mut host = seat(server.address, &["me", "open"]).await;
    let mut guest = crate::common::join(server.address, &host.table).await;
    let one = host.line.until("state").await.unwrap();
    guest.line.until("state").await.unwrap();
    let (mut on, mut off) = if one["choices"].is_object() { (host, guest) } else { (guest, host) };
    let act = json!({ "type": "act", "table": off.table, "after": 0, "action": "draw" });
    let answer = off.line.ask(act).await.unwrap();
    assert_eq!(
        (&answer["clause"], &answer["why"]["key"]),
        (&json!("TT-T1"), &json!("table-not-asked"))
    );

    // A second page of the same player decides on what is no longer so.
    let mut second = on.client.connect().await.unwrap();
    second.subscribe(&on.table, None).await.unwrap();
    let state = second.until("state").await.unwrap();
    let gene = offered(&state).into_iter().find(|text| text.starts_with("gene ")).unwrap();
    let act = json!({ "type": "act", "table": on.table, "after": state["n"], "action": gene });
    assert_eq!(on.line.ask(act.clone()).await.unwrap()["type"], "ack");
    let late = second.ask(act).await.unwrap();
    assert_eq!((&late["clause"], &late["why"]["key"]), (&json!("TT-T4"), &json!("error-stale")));
    let ahead = json!({ "type": "act", "table": on.table, "after": 99, "action": "draw" });
    assert_eq!(second.ask(ahead).await.unwrap()["clause"], "TT-T4");
    server.stop().await;
}

#[tokio::test]
async fn wrong_version_and_no_greeting_end_the_conversation() {
    let server = start(quick()).await;
    let client = Client::guest(server.address).await.unwrap();
    for (first, key) in [
        (json!({ "type": "hello", "v": 1 }), "error-version"),
        (json!({ "type": "subscribe", "table": "x", "after": null }), "error-hello"),
    ] {
        let mut line = client.open().await.unwrap();
        line.send(&first).await.unwrap();
        let error = line.next().await.unwrap();
        assert_eq!((&error["type"], &error["fatal"]), (&json!("error"), &json!(true)));
        assert_eq!(error["why"]["key"], key);
        assert_eq!(line.text().await.unwrap(), None, "closed");
    }
    server.stop().await;
}

#[tokio::test]
async fn malformed_and_oversized_frames() {
    let server = start(quick()).await;
    let mut me = seat(server.address, &["me", "bot:random"]).await;
    let state = my_turn(&mut me.line).await;
    for frame in [
        "",
        "{",
        "null",
        "[1,2]",
        "{\"type\":\"dance\"}",
        "{\"type\":\"act\",\"table\":1}",
        "{\"type\":\"act\",\"table\":\"x\",\"after\":-1,\"action\":\"draw\",\"id\":1}",
        "\u{0}",
    ] {
        me.line.send_text(frame.to_owned()).await.unwrap();
        let error = me.line.until("error").await.unwrap();
        assert_eq!(
            (&error["fatal"], &error["why"]["key"]),
            (&json!(false), &json!("error-malformed"))
        );
    }
    let mut second = me.client.connect().await.unwrap();
    second.send_text("x".repeat(20_000)).await.unwrap();
    let error = second.until("error").await.unwrap();
    assert_eq!((&error["fatal"], &error["why"]["key"]), (&json!(true), &json!("error-too-large")));
    unharmed(&mut me, &state).await;
    server.stop().await;
}

#[tokio::test]
async fn unknown_tables() {
    let server = start(quick()).await;
    let client = Client::guest(server.address).await.unwrap();
    let mut line = client.connect().await.unwrap();
    line.subscribe("nowhere", None).await.unwrap();
    let error = line.until("error").await.unwrap();
    assert_eq!(
        (&error["fatal"], &error["why"]["key"]),
        (&json!(false), &json!("error-unknown-table"))
    );
    assert_eq!(error["table"], "nowhere");
    let act = json!({ "type": "act", "table": "nowhere", "after": 0, "action": "draw" });
    assert_eq!(line.ask(act).await.unwrap()["why"]["key"], "error-unknown-table");
    for path in ["/api/tables/nowhere/record", "/api/tables/nowhere/replay"] {
        let answer = client.get(path).await.unwrap();
        assert_eq!(
            (answer.status, &answer.json["why"]["key"]),
            (404, &json!("error-unknown-table"))
        );
    }
    let answer = client.post("/api/tables/nowhere/join", &json!({})).await.unwrap();
    assert_eq!(answer.status, 404);
    assert_eq!(client.get("/api/nothing").await.unwrap().status, 404);
    assert_eq!(client.get("/api/games/go/rules").await.unwrap().status, 404);
    server.stop().await;
}

#[tokio::test]
async fn forged_expired_and_missing_cookies() {
    let config = Config { session: Duration::from_secs(2), ..quick() };
    let server = start(config).await;
    let mut client = Client::guest(server.address).await.unwrap();
    let good = client.cookie.clone().unwrap();
    let make = json!({ "game": "microscopic", "seats": ["me", "bot:random"] });
    let mut forged = good.clone();
    forged.replace_range(good.len() - 1.., if good.ends_with('0') { "1" } else { "0" });
    tokio::time::sleep(Duration::from_millis(2100)).await;
    for (cookie, key) in [
        (Some(forged), "error-session-ended"),
        (Some("microcosm=x".to_owned()), "error-session-ended"),
        (Some("microcosm=".to_owned()), "error-session-ended"),
        (Some(good), "error-session-expired"),
        (None, "error-no-identity"),
    ] {
        client.cookie = cookie;
        let answer = client.post("/api/tables", &make).await.unwrap();
        assert_eq!((answer.status, &answer.json["why"]["key"]), (401, &json!(key)));
        let mut line = client.open().await.unwrap();
        let error = line.next().await.unwrap();
        assert_eq!((&error["fatal"], &error["why"]["key"]), (&json!(true), &json!(key)));
    }
    // The next visit makes a new guest.
    client.cookie = Some("microcosm=x".to_owned());
    client.arrive().await.unwrap();
    assert_eq!(client.post("/api/tables", &make).await.unwrap().status, 200);
    server.stop().await;
}

#[tokio::test]
async fn pages_from_elsewhere() {
    let server =
        start(Config { public_url: Some("https://play.example.org".into()), ..quick() }).await;
    let mut client = Client::guest(server.address).await.unwrap();
    assert!(client.cookie.as_ref().unwrap().starts_with("__Host-microcosm="));
    let cookie = client.get("/api/me").await.unwrap();
    assert!(cookie.headers.get("set-cookie").is_none(), "a good cookie is kept");
    let make = json!({ "game": "microscopic", "seats": ["me", "bot:random"] });
    let here = format!("http://{}", server.address);
    for (origin, fits) in [
        ("https://evil.example", false),
        ("null", false),
        ("http://127.0.0.1:1", false),
        ("https://play.example.org.evil.example", false),
        (here.as_str(), true),
        ("https://play.example.org", true),
    ] {
        client.origin = Some(origin.to_owned());
        let answer = client.post("/api/tables", &make).await.unwrap();
        assert_eq!(answer.status == 200, fits, "{origin}");
        match client.connect().await {
            Ok(_) => assert!(fits, "{origin}"),
            Err(Error::Socket(error)) => {
                assert!(!fits && error.to_string().contains("403"), "{error}");
            }
            Err(error) => panic!("{error}"),
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn huge_and_unreadable_bodies() {
    let server = start(quick()).await;
    let client = Client::guest(server.address).await.unwrap();
    let huge = client.post_text("/api/tables", "x".repeat(100_000)).await.unwrap();
    assert_eq!((huge.status, &huge.json["why"]["key"]), (413, &json!("error-too-large")));
    let huge = client.post_text("/api/records", "x".repeat(3 << 20)).await.unwrap();
    assert_eq!((huge.status, &huge.json["why"]["key"]), (413, &json!("error-too-large")));
    let bad = client.post_text("/api/tables", "{".to_owned()).await.unwrap();
    assert_eq!((bad.status, &bad.json["why"]["key"]), (400, &json!("error-malformed")));
    let record = client.post_text("/api/records", "not a record".to_owned()).await.unwrap();
    assert_eq!(record.status, 422);
    for (wish, key) in [
        (json!({ "game": "go", "seats": ["me"] }), "error-unknown-game"),
        (json!({ "game": "micro-mutants", "seats": ["me"] }), "table-seats"),
        (json!({ "game": "microscopic", "seats": ["me", "me"] }), "error-seats"),
        (json!({ "game": "microscopic", "seats": ["me", "dog"] }), "error-seats"),
        (json!({ "game": "microscopic", "seats": ["me", "bot:oracle"] }), "error-unknown-level"),
        (json!({ "game": "microscopic", "seats": [] }), "table-seats"),
        (
            json!({ "game": "microscopic", "seats": ["me", "open", "open", "open", "open"] }),
            "table-seats",
        ),
        (
            json!({ "game": "microscopic", "options": { "variant": "x" }, "seats": ["me", "open"] }),
            "table-option-value",
        ),
        (
            json!({ "game": "microscopic", "options": { "variant": "teams" }, "seats": ["me", "open"] }),
            "microscopic-setup-players",
        ),
    ] {
        let answer = client.post("/api/tables", &wish).await.unwrap();
        assert_eq!(answer.json["why"]["key"], key, "{wish}");
        assert!((400..500).contains(&answer.status));
    }
    server.stop().await;
}

#[tokio::test]
async fn too_much_too_fast() {
    let server = start(Config { limits: true, ..quick() }).await;
    let mut me = seat(server.address, &["me", "bot:random"]).await;
    let state = my_turn(&mut me.line).await;
    let make = json!({ "game": "microscopic", "seats": ["open", "open"] });
    let mut statuses = Vec::new();
    // A slow machine earns some more in the meantime.
    while statuses.len() < 120 && !statuses.ends_with(&[429]) {
        statuses.push(me.client.post("/api/tables", &make).await.unwrap().status);
    }
    assert!(statuses.starts_with(&[200]) && statuses.ends_with(&[429]), "{statuses:?}");
    let mut refused = Value::Null;
    for _ in 0..60 {
        let line = json!({ "type": "chat", "table": me.table, "text": "spam" });
        refused = me.line.ask(line).await.unwrap();
        if refused["type"] == "refused" {
            break;
        }
    }
    assert_eq!(refused["why"]["key"], "error-too-fast");
    unharmed(&mut me, &state).await;

    let login = json!({ "name": "nobody", "password": "guess it now" });
    let mut last = 0;
    for _ in 0..60 {
        last = me.client.post("/api/login", &login).await.unwrap().status;
        if last == 429 {
            break;
        }
    }
    assert_eq!(last, 429);

    let mut flood = me.client.connect().await.unwrap();
    for _ in 0..400 {
        if flood.send_text("{}".to_owned()).await.is_err() {
            break;
        }
    }
    let end = loop {
        match flood.next().await {
            Ok(message) if message["fatal"] == true => break message,
            Ok(_) => {}
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(end["why"]["key"], "error-too-fast");
    // After a while the same player plays on.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut line = watch(&me.client, &me.table).await;
    play_out(&mut line, &me.table, 1, 2).await;
    server.stop().await;
}

/// The record of a game in which nothing happens but that seats change hands.
fn handed_over(times: u32) -> String {
    let game = catalog::game("microscopic").unwrap();
    let setup = game.setup(2, &tabletop::Options::default()).unwrap();
    let opening = record::Opening::new(setup, ["a", "b"]);
    let (mut play, _) = record::Play::start(game, opening, tabletop::Seed::number(1)).unwrap();
    for n in 0..times {
        let deed = record::Deed::Handover(format!("c{n}"));
        play.act(tabletop::Seat(0), &deed).unwrap();
    }
    play.record().text()
}

#[tokio::test]
async fn a_long_record_is_refused_or_shown_page_by_page() {
    let server = start(quick()).await;
    let client = Client::guest(server.address).await.unwrap();
    let refused = client.post_text("/api/records", handed_over(11_000)).await.unwrap();
    assert_eq!((refused.status, &refused.json["why"]["key"]), (400, &json!("error-record-long")));

    let made = client.post_text("/api/records", handed_over(3_000)).await.unwrap();
    let path = format!("/api/replays/{}", made.json["id"].as_str().unwrap());
    for (from, frames) in [(0, 100), (2_950, 51), (3_001, 0), (u32::MAX, 0)] {
        let page = client.get(&format!("{path}?from={from}")).await.unwrap();
        assert_eq!(page.json["length"], 3_001, "{}", page.text.len());
        let shown = page.json["frames"].as_array().unwrap();
        assert_eq!(shown.len(), frames, "from {from}");
        assert!(shown.first().is_none_or(|frame| frame["n"] == from));
    }
    let odd = client.get(&format!("{path}?from=-1")).await.unwrap();
    assert_eq!(odd.status, 400);
}

#[tokio::test]
async fn nobody_fills_a_log_by_taking_back() {
    let server = start(quick()).await;
    let mut me = seat(server.address, &["me", "bot:random"]).await;
    let state = my_turn(&mut me.line).await;
    let gene = offered(&state).into_iter().find(|text| text.starts_with("gene"));
    let gene = gene.expect("a card can be laid down at the start");
    let mut n = state["n"].as_u64().unwrap();
    let mut last = Value::Null;
    for _ in 0..60 {
        let act = json!({ "type": "act", "table": me.table, "after": n, "action": gene });
        assert_eq!(me.line.ask(act).await.unwrap()["type"], "ack");
        last = me.line.ask(json!({ "type": "undo", "table": me.table })).await.unwrap();
        if last["type"] == "refused" {
            break;
        }
        n += 2;
    }
    assert_eq!(
        (&last["clause"], &last["why"]["key"]),
        (&json!("TT-U1"), &json!("table-undo-often"))
    );
}
