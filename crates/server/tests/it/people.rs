//! Guests, accounts, seats that change hands, and who is here.

use std::time::Duration;

use load::Client;
use serde_json::{Value, json};
use server::Config;

use crate::common::{
    Seated, all, join, last, my_turn, offered, play_out, quick, seat, start, watch,
};

#[tokio::test]
async fn a_bot_takes_over_and_the_player_comes_back() {
    let server = start(quick()).await;
    let mut host = seat(server.address, &["me", "open"]).await;
    let mut guest = join(server.address, &host.table).await;
    let table = host.table.clone();
    until_asked(&mut host, &json!([1])).await;
    guest.line.until("state").await.unwrap();

    // While the other is here, only the other may do this.
    let wish = json!({ "type": "takeover", "table": table, "seat": 1, "level": "random" });
    let answer = host.line.ask(wish.clone()).await.unwrap();
    assert_eq!(
        (&answer["clause"], &answer["why"]["key"]),
        (&json!("TT-S2"), &json!("error-not-away"))
    );
    for (bad, key) in [
        (
            json!({ "type": "takeover", "table": table, "seat": 7, "level": "random" }),
            "error-no-such-seat",
        ),
        (
            json!({ "type": "takeover", "table": table, "seat": 0, "level": "oracle" }),
            "error-unknown-level",
        ),
        (json!({ "type": "return", "table": table, "seat": 0 }), "error-not-replaced"),
        (json!({ "type": "return", "table": table, "seat": 1 }), "error-not-seated"),
    ] {
        assert_eq!(host.line.ask(bad.clone()).await.unwrap()["why"]["key"], key, "{bad}");
    }

    guest.line.close().await;
    loop {
        let presence = host.line.until("presence").await.unwrap();
        if presence["seats"][1]["here"] == false {
            break;
        }
    }
    assert_eq!(host.line.ask(wish.clone()).await.unwrap()["type"], "ack");
    assert_eq!(host.line.ask(wish).await.unwrap()["why"]["key"], "error-bot-plays-already");

    // The bot plays on; the table says who sits there.
    let mut back = watch(&guest.client, &table).await;
    let info = back.until("table").await.unwrap();
    assert_eq!((&info["seats"][1]["kind"], &info["you"]), (&json!("bot"), &json!(1)));
    assert_eq!(info["seats"][1]["you"], true);
    let mut again = watch(&host.client, &table).await;
    let heard = play_out(&mut again, &table, 1, 3).await;
    assert!(all(&heard, "ack").count() == 3);
    let act = json!({ "type": "act", "table": table, "after": 0, "action": "draw" });
    assert_eq!(back.ask(act).await.unwrap()["why"]["key"], "error-bot-plays");
    let home = back.ask(json!({ "type": "return", "table": table, "seat": 1 })).await.unwrap();
    assert_eq!(home["type"], "ack");

    // Both play to the end, and the record tells who played when.
    let mut again = watch(&host.client, &table).await;
    let (one, _) = tokio::join!(
        play_out(&mut again, &table, 2, usize::MAX),
        play_out_from_here(&guest.client, &table),
    );
    assert!(!last(&one, "state")["outcome"].is_null());
    let record = host.client.get(&format!("/api/tables/{table}/record")).await.unwrap();
    record::verify(&record.text, catalog::game, record::Mode::Strict).unwrap();
    assert!(record.text.contains("\"handover\":\"bot:random\""));
    server.stop().await;
}

async fn play_out_from_here(client: &Client, table: &str) -> Vec<serde_json::Value> {
    let mut line = watch(client, table).await;
    play_out(&mut line, table, 4, usize::MAX).await
}

/// The player does what comes first until just these seats are asked.
async fn until_asked(player: &mut Seated, seats: &Value) {
    loop {
        let state = player.line.until("state").await.unwrap();
        if state["asked"] == *seats {
            return;
        }
        if let Some(action) = offered(&state).first() {
            let (table, after, id) = (&player.table, &state["n"], player.line.id());
            let act = json!({ "type": "act", "table": table, "after": after, "action": action, "id": id });
            player.line.send(&act).await.unwrap();
        }
    }
}

#[tokio::test]
async fn a_player_may_leave_the_own_seat_to_a_bot() {
    let server = start(quick()).await;
    let mut me = seat(server.address, &["me", "bot:random"]).await;
    my_turn(&mut me.line).await;
    let wish = json!({ "type": "takeover", "table": me.table, "seat": 0, "level": "greedy" });
    assert_eq!(me.line.ask(wish).await.unwrap()["type"], "ack");
    // Two bots play to the end.
    loop {
        let state = me.line.until("state").await.unwrap();
        if !state["outcome"].is_null() {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn nobody_takes_over_from_somebody_who_was_just_here() {
    let server = start(Config { away: Duration::from_secs(600), ..quick() }).await;
    let mut host = seat(server.address, &["me", "open"]).await;
    let guest = join(server.address, &host.table).await;
    until_asked(&mut host, &json!([1])).await;
    guest.line.close().await;
    loop {
        let presence = host.line.until("presence").await.unwrap();
        if presence["seats"].get(1).is_some_and(|seat| seat["here"] == false) {
            break;
        }
    }
    let wish = json!({ "type": "takeover", "table": host.table, "seat": 1, "level": "random" });
    assert_eq!(host.line.ask(wish).await.unwrap()["why"]["key"], "error-not-away");
    server.stop().await;
}

#[tokio::test]
async fn an_account_keeps_tables_and_follows_to_another_browser() {
    let server = start(quick()).await;
    let mut first = Client::guest(server.address).await.unwrap();
    let renamed = first.post("/api/me", &json!({ "name": "  Ada  L " })).await.unwrap();
    assert_eq!(renamed.json["name"], "Ada L");
    for bad in ["", "bot:greedy", "\u{202e}x"] {
        let answer = first.post("/api/me", &json!({ "name": bad })).await.unwrap();
        assert_eq!(answer.json["why"]["key"], "error-name");
    }
    let seats = json!({ "game": "microscopic", "seats": ["me", "bot:random"] });
    let table = first.make(&seats).await.unwrap();
    let short = first.post("/api/account", &json!({ "name": "Ada", "password": "short" })).await;
    assert_eq!(short.unwrap().json["why"]["key"], "error-password-short");
    let account = json!({ "name": "Ada", "password": "engine number one" });
    let made = first.post("/api/account", &account).await.unwrap();
    assert_eq!((&made.json["name"], &made.json["account"]), (&json!("Ada"), &json!(true)));
    first.keep(&made);
    let again = first.post("/api/account", &account).await.unwrap();
    assert_eq!(again.json["why"]["key"], "error-account-exists");

    let mut second = Client::guest(server.address).await.unwrap();
    let taken = second.post("/api/account", &account).await.unwrap();
    assert_eq!(taken.json["why"]["key"], "error-name-taken");
    let other = second.make(&seats).await.unwrap();
    let wrong = json!({ "name": "Ada", "password": "engine number two" });
    let unknown = json!({ "name": "Eve", "password": "engine number one" });
    let answers = [
        second.post("/api/login", &wrong).await.unwrap(),
        second.post("/api/login", &unknown).await.unwrap(),
    ];
    assert!(answers.iter().all(|answer| answer.status == 401));
    assert_eq!(answers[0].json, answers[1].json, "the same words for both");
    let login = second.post("/api/login", &account).await.unwrap();
    assert_eq!(login.status, 200);
    second.keep(&login);
    let mine = second.get("/api/tables").await.unwrap().json["mine"].clone();
    let ids: Vec<&str> =
        mine.as_array().unwrap().iter().map(|t| t["id"].as_str().unwrap()).collect();
    assert!(ids.contains(&table.as_str()) && ids.contains(&other.as_str()), "{ids:?}");
    // The table of the guest is the account's now, also on the wire.
    let mut line = watch(&second, &other).await;
    assert_eq!(line.until("table").await.unwrap()["you"], 0);
    let bye = second.post("/api/logout", &json!({})).await.unwrap();
    assert_eq!(bye.status, 204);
    assert!(bye.headers["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    first.arrive().await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn lists_show_open_running_and_mine() {
    let server = start(quick()).await;
    let host = seat(server.address, &["me", "open"]).await;
    let stranger = Client::new(server.address);
    let lists = stranger.get("/api/tables").await.unwrap().json;
    assert_eq!(lists["open"][0]["id"], host.table.as_str());
    assert_eq!(lists["open"][0]["seats"][1]["kind"], "open");
    assert_eq!(lists["open"][0]["seats"][0]["you"], false);
    assert_eq!(lists["mine"], json!([]));
    assert!(!lists.to_string().contains("identity"), "nobody learns the id of another");
    join(server.address, &host.table).await;
    let lists = host.client.get("/api/tables").await.unwrap().json;
    assert_eq!(lists["open"], json!([]));
    assert_eq!(lists["running"][0]["id"], host.table.as_str());
    assert_eq!(
        (&lists["mine"][0]["started"], &lists["mine"][0]["round"]),
        (&json!(true), &json!(1))
    );
    assert_eq!(lists["mine"][0]["seats"][0]["you"], true);
    let full = Client::guest(server.address).await.unwrap();
    let path = format!("/api/tables/{}/join", host.table);
    let answer = full.post(&path, &json!({ "seat": 1 })).await.unwrap();
    assert_eq!((answer.status, &answer.json["why"]["key"]), (409, &json!("error-seat-taken")));
    server.stop().await;
}

#[tokio::test]
async fn nobody_goes_by_a_name_that_looks_like_an_accounts() {
    let server = start(quick()).await;
    let ada = Client::guest(server.address).await.unwrap();
    let weak = json!({ "name": "Cap", "password": "password1" });
    let answer = ada.post("/api/account", &weak).await.unwrap();
    assert_eq!((answer.status, &answer.json["why"]["key"]), (400, &json!("error-password-weak")));
    let account = json!({ "name": "Cap", "password": "engine number one" });
    assert_eq!(ada.post("/api/account", &account).await.unwrap().status, 200);
    let other = Client::guest(server.address).await.unwrap();
    for name in ["Cap", "CAP", "c ap", "\u{421}\u{430}\u{440}", "\u{ff23}ap"] {
        let answer = other.post("/api/me", &json!({ "name": name })).await.unwrap();
        assert_eq!(
            (answer.status, &answer.json["why"]["key"]),
            (409, &json!("error-name-taken")),
            "{name}"
        );
        let account = json!({ "name": name, "password": "engine number two" });
        let answer = other.post("/api/account", &account).await.unwrap();
        assert_eq!(answer.status, 409, "{name}");
    }
    for name in ["\u{200b}", "C\u{430}p", "..."] {
        let answer = other.post("/api/me", &json!({ "name": name })).await.unwrap();
        assert_eq!(
            (answer.status, &answer.json["why"]["key"]),
            (400, &json!("error-name")),
            "{name}"
        );
    }
    assert_eq!(other.post("/api/me", &json!({ "name": "Cup" })).await.unwrap().status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_table_with_thousands_of_entries_is_opened_at_its_end() {
    let server = start(quick()).await;
    let mut host = seat(server.address, &["me", "open"]).await;
    let guest = join(server.address, &host.table).await;
    until_asked(&mut host, &json!([1])).await;
    let table = host.table.clone();
    let mut last = 0;
    while last < 2100 {
        for wish in ["takeover", "return"] {
            let wish = json!({ "type": wish, "table": table, "seat": 0, "level": "random" });
            last = host.line.ask(wish).await.unwrap()["n"].as_u64().unwrap();
        }
    }
    let mut line = watch(&guest.client, &table).await;
    let log = line.until("log").await.unwrap();
    let steps = log["steps"].as_array().unwrap().clone();
    assert!(steps.len() < 100, "{} steps", steps.len());
    assert_eq!(line.until("state").await.unwrap()["n"], last);
    let steps = line.recall(&table, steps).await.unwrap();
    let numbers: Vec<u64> = steps.iter().map(|step| step["n"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (0..=last).collect::<Vec<_>>());
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_waits_can_be_left_and_is_not_offered_then() {
    let server = start(Config { limits: true, ..quick() }).await;
    let me = Client::guest(server.address).await.unwrap();
    let open = json!({ "game": "microscopic", "seats": ["me", "open"] });
    let mut tables = Vec::new();
    for _ in 0..10 {
        tables.push(me.make(&open).await.unwrap());
    }
    let more = me.post("/api/tables", &open).await.unwrap();
    assert_eq!((more.status, &more.json["why"]["key"]), (409, &json!("error-many-open")));
    let listed = me.get("/api/tables").await.unwrap().json;
    assert_eq!(listed["open"].as_array().unwrap().len(), 10);
    let leave = format!("/api/tables/{}/leave", tables[0]);
    let other = Client::guest(server.address).await.unwrap();
    assert_eq!(other.post(&leave, &json!({})).await.unwrap().status, 403);
    assert_eq!(me.post(&leave, &json!({})).await.unwrap().status, 204);
    assert_eq!(me.post(&leave, &json!({})).await.unwrap().status, 403);
    let listed = me.get("/api/tables").await.unwrap().json;
    assert_eq!(listed["open"].as_array().unwrap().len(), 9);
    assert_eq!(listed["mine"].as_array().unwrap().len(), 9);
    // Whoever has the link may still sit down; then it is offered again.
    other.join(&tables[0]).await.unwrap();
    let listed = me.get("/api/tables").await.unwrap().json;
    assert_eq!(listed["open"].as_array().unwrap().len(), 10);
    me.make(&open).await.unwrap();
    // A game that has begun is not left so.
    other.join(&tables[1]).await.unwrap();
    let begun = other.post(&format!("/api/tables/{}/leave", tables[1]), &json!({})).await.unwrap();
    assert_eq!((begun.status, &begun.json["why"]["key"]), (409, &json!("error-begun")));
    server.stop().await;
}
