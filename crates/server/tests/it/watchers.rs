//! Those who watch, over the wire: what they see later, what they say among themselves,
//! and as whom they look at what is over. On both databases.

use std::time::Duration;

use load::{Client, Line};
use serde_json::{Value, json};
use server::Running;
use store::testing::Postgres;

use crate::common::{quick, start, start_on, watch};
use crate::ratings::account;

/// Two guests at a table, each with a line, and somebody else.
async fn two(server: &Running, more: Value) -> (String, [Client; 3]) {
    let mut people = Vec::new();
    for _ in 0..3 {
        people.push(Client::guest(server.address).await.unwrap());
    }
    let mut wanted = json!({ "game": "microscopic", "seats": ["me", "open"] });
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = people[0].make(&wanted).await.unwrap();
    people[1].join(&table).await.unwrap();
    (table, people.try_into().unwrap_or_else(|_| panic!("three")))
}

async fn say(line: &mut Line, table: &str, text: &str) {
    let said = line.ask(json!({ "type": "chat", "table": table, "text": text })).await.unwrap();
    assert_eq!(said["type"], "ack", "{said}");
}

async fn resign(line: &mut Line, table: &str) {
    let done = line.ask(json!({ "type": "resign", "table": table })).await.unwrap();
    assert_eq!(done["type"], "ack", "{done}");
}

/// The table in the list of all that run.
async fn listed(client: &Client, table: &str, list: &str) -> Value {
    let tables = client.get("/api/tables").await.unwrap().json;
    tables[list].as_array().unwrap().iter().find(|it| it["id"] == table).unwrap().clone()
}

#[tokio::test]
async fn who_watches_late_learns_nothing_before() {
    let server = start(quick()).await;
    let (table, [ada, _, eve]) = two(&server, json!({ "delay": 3600 })).await;
    let mut line = watch(&ada, &table).await;
    assert_eq!(line.until("table").await.unwrap()["late"], false);
    line.until("state").await.unwrap();
    let mut late = watch(&eve, &table).await;
    let info = late.until("table").await.unwrap();
    assert_eq!(
        (&info["late"], &info["delay"], &info["n"]),
        (&json!(true), &json!(3600), &json!(null))
    );
    let ask = json!({ "type": "log", "table": table, "before": 9 });
    assert_eq!(late.ask(ask).await.unwrap()["why"]["key"], "error-not-started");
    for path in ["record", "replay", "review"] {
        let answer = eve.get(&format!("/api/tables/{table}/{path}")).await.unwrap();
        assert_eq!(answer.status, 409, "{path}: {}", answer.text);
    }
    let (own, other) =
        (listed(&ada, &table, "running").await, listed(&eve, &table, "running").await);
    assert_eq!((&own["round"], &other["delay"]), (&json!(1), &json!(3600)));
    for hidden in ["round", "due"] {
        assert_eq!(other.get(hidden), None, "{hidden}");
    }
    assert!(other["updated"].as_u64() < own["updated"].as_u64());
    // When it is over everything is seen at once.
    resign(&mut line, &table).await;
    let end = late.until("state").await.unwrap();
    assert!(!end["outcome"].is_null());
    let longer = json!({ "game": "microscopic", "seats": ["me", "open"], "delay": 3601 });
    let answer = eve.post("/api/tables", &longer).await.unwrap();
    assert_eq!(answer.json["why"]["key"], "error-delay");
    server.stop().await;
}

#[tokio::test]
async fn what_is_old_enough_is_told_by_itself_and_after_a_restart() {
    let place = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", place.path().join("late.db").display());
    let server = start_on(&database, quick()).await;
    let (table, [_, _, eve]) = two(&server, json!({ "delay": 1 })).await;
    let mut late = watch(&eve, &table).await;
    assert_eq!(late.until("table").await.unwrap()["late"], true);
    let state = late.until("state").await.unwrap();
    assert_eq!(state["n"], 0);
    let clock = &state["clock"];
    assert!(clock["now"].as_u64() < clock["since"].as_u64().map(|since| since + 900), "{clock}");
    server.stop().await;
    let server = start_on(&database, quick()).await;
    let eve = Client::guest(server.address).await.unwrap();
    let mut late = watch(&eve, &table).await;
    assert_eq!(late.until("state").await.unwrap()["n"], 0);
    server.stop().await;
}

async fn talk_apart(server: Running) {
    let (table, [ada, bea, eve]) = two(&server, json!({})).await;
    let (mut line, mut other) = (watch(&ada, &table).await, watch(&bea, &table).await);
    let mut watching = watch(&eve, &table).await;
    for line in [&mut line, &mut other, &mut watching] {
        line.until("state").await.unwrap();
    }
    say(&mut watching, &table, "who wins?").await;
    say(&mut line, &table, "I do").await;
    // Who watches hears both; who plays hears who plays.
    let heard = other.until("chat").await.unwrap();
    assert_eq!((&heard["text"], &heard["watching"]), (&json!("I do"), &json!(false)));
    let late = watch(&bea, &table).await.until("chat").await.unwrap();
    assert_eq!(late["text"], "I do", "also when they come back");
    resign(&mut line, &table).await;
    let heard = other.until("chat").await.unwrap();
    assert_eq!((&heard["text"], &heard["watching"]), (&json!("who wins?"), &json!(true)));
    assert!(heard.get("by").is_none(), "{heard}");
    let mut back = bea.connect().await.unwrap();
    back.send(&json!({ "type": "subscribe", "table": table, "after": 0, "chat": 2 }))
        .await
        .unwrap();
    assert_eq!(back.until("chat").await.unwrap()["text"], "who wins?", "nothing is missed");
    let export = eve.get("/api/export").await.unwrap().json;
    assert_eq!(export["said_watching"][0]["text"], "who wins?", "{export}");
    server.stop().await;
}

#[tokio::test]
async fn those_who_watch_talk_apart() {
    talk_apart(start(quick()).await).await;
}

#[tokio::test]
async fn those_who_watch_talk_apart_on_postgres() {
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    let database = postgres.database().await.unwrap();
    talk_apart(start_on(&database, quick()).await).await;
}

#[tokio::test]
async fn nobody_hears_whom_they_have_blocked() {
    let server = start(quick()).await;
    let (ada, eve) = (account(server.address, "Ada").await, account(server.address, "Eve").await);
    let (table, [host, _, _]) = two(&server, json!({})).await;
    let blocked =
        ada.post("/api/friends", &json!({ "name": "Eve", "tie": "blocked" })).await.unwrap();
    assert_eq!(blocked.status, 204, "{}", blocked.text);
    let mut rude = watch(&eve, &table).await;
    let mut line = watch(&ada, &table).await;
    line.until("state").await.unwrap();
    rude.until("state").await.unwrap();
    say(&mut rude, &table, "boo").await;
    let mut plays = watch(&host, &table).await;
    plays.until("state").await.unwrap();
    say(&mut plays, &table, "hello").await;
    assert_eq!(line.until("chat").await.unwrap()["text"], "hello");
    server.stop().await;
}

#[tokio::test]
async fn what_is_over_is_seen_as_anybody_saw_it() {
    let server = start(quick()).await;
    let (table, [ada, _, eve]) = two(&server, json!({})).await;
    let mut line = watch(&ada, &table).await;
    let own = line.until("state").await.unwrap();
    resign(&mut line, &table).await;
    let path = |more: &str| format!("/api/tables/{table}/replay{more}");
    let first = async |more: &str| {
        let replay = eve.get(&path(more)).await.unwrap().json;
        replay["frames"][0]["view"].clone()
    };
    let (open, public) = (first("").await, first("?seen=public").await);
    assert_eq!(first("?seen=0&from=0").await, own["view"]);
    assert_ne!(open, public);
    assert_ne!(first("?seen=1").await, own["view"]);
    for bad in ["2", "x", "-1"] {
        let answer = eve.get(&path(&format!("?seen={bad}"))).await.unwrap();
        assert_eq!(answer.status, 400, "{bad}");
    }
    tokio::time::timeout(Duration::from_secs(5), server.stop()).await.unwrap();
}
