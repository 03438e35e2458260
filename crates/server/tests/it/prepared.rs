//! What was prepared is done where nobody looks, after a restart and with two nodes.

use std::time::Duration;

use load::{Client, Line};
use serde_json::{Value, json};
use server::Config;
use store::testing::Postgres;

use crate::common::{quick, start, start_on, toy, watch};

/// Tables fall asleep at once.
fn sleepy() -> Config {
    Config { idle: Duration::from_millis(20), ..quick() }
}

/// Somebody prepares this; it is answered when it is stored.
async fn prepare(line: &mut Line, table: &str, action: &str) {
    let wanted = json!({ "type": "prepare", "table": table, "action": action });
    let answer = line.ask(wanted).await.unwrap();
    assert_eq!(answer["type"], "ack", "{answer}");
}

async fn act(line: &mut Line, table: &str, after: u64, action: &str) -> Value {
    line.ask(json!({ "type": "act", "table": table, "after": after, "action": action }))
        .await
        .unwrap()
}

/// The state after this entry.
async fn state(line: &mut Line, n: u64) -> Value {
    loop {
        let state = line.until("state").await.unwrap();
        if state["n"].as_u64().unwrap() >= n {
            return state;
        }
    }
}

/// Two guests at a table of the smallest game; the first begins.
async fn two(one: &server::Running, other: &server::Running) -> (String, Client, Client) {
    let host = Client::guest(one.address).await.unwrap();
    let guest = Client::guest(other.address).await.unwrap();
    let wanted = json!({ "game": toy(), "seats": ["me", "open"] });
    let table = host.make(&wanted).await.unwrap();
    guest.join(&table).await.unwrap();
    (table, host, guest)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_prepared_survives_a_restart() {
    let place = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", place.path().join("prepared.db").display());
    let server = start_on(&database, sleepy()).await;
    let (table, host, guest) = two(&server, &server).await;
    let mut line = watch(&guest, &table).await;
    line.until("state").await.unwrap();
    let answer = line.ask(json!({ "type": "plan", "table": table })).await.unwrap();
    assert_eq!(answer["prompt"]["key"], format!("{}-prompt-take", toy()), "{answer}");
    let listed = answer["choices"]["listed"].as_array().unwrap();
    assert!(!listed.is_empty() && !answer["supposed"].as_array().unwrap().is_empty());
    prepare(&mut line, &table, "take a 1").await;
    line.close().await;
    server.stop().await;

    let server = start_on(&database, sleepy()).await;
    let mut again = Client::new(server.address);
    again.cookie = host.cookie.clone();
    let mut line = watch(&again, &table).await;
    line.until("state").await.unwrap();
    assert_eq!(act(&mut line, &table, 0, "take b 1").await["n"], 1);
    let after = state(&mut line, 2).await;
    assert_eq!((&after["step"]["seat"], &after["asked"]), (&json!(1), &json!([0])));
    assert_eq!(after["step"]["says"].as_array().unwrap().len(), 1, "{after}");
    let mine = again.get("/api/tables").await.unwrap().json["mine"][0].clone();
    assert_eq!(mine["turn"], true, "{mine}");
    server.stop().await;
    let store = store::open(&database).await.unwrap();
    assert!(store.intents(&table).await.unwrap().is_empty(), "it is done");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn othernodes_know_what_is_prepared_and_do_it_once() {
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    let database = postgres.database().await.unwrap();
    let (one, other) = (start_on(&database, quick()).await, start_on(&database, quick()).await);
    let (table, host, guest) = two(&one, &other).await;
    let mut there = watch(&guest, &table).await;
    let mut here = watch(&host, &table).await;
    here.until("state").await.unwrap();
    // The guest looks from the other node, too.
    let mut twin = Client::new(one.address);
    twin.cookie = guest.cookie.clone();
    let mut beside = watch(&twin, &table).await;
    there.until("state").await.unwrap();
    prepare(&mut there, &table, "take a 1").await;
    let known = beside.until("intents").await.unwrap();
    assert_eq!(known["intents"][0]["action"], "take a 1");
    assert_eq!(act(&mut here, &table, 0, "take b 1").await["n"], 1);
    let after = state(&mut here, 2).await;
    assert_eq!((&after["step"]["seat"], &after["n"]), (&json!(1), &json!(2)));
    let own = state(&mut beside, 2).await;
    let says = own["step"]["says"].as_array().unwrap();
    assert_eq!(says.last().unwrap()["key"], "table-event-prepared");
    assert_eq!(beside.until("intents").await.unwrap()["intents"], json!([]));
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_meant_by_its_place_is_not_something_else() {
    let server = start(quick()).await;
    let host = Client::guest(server.address).await.unwrap();
    let guest = Client::guest(server.address).await.unwrap();
    let wanted = json!({ "game": "micropolis", "seats": ["me", "open"] });
    let table = host.make(&wanted).await.unwrap();
    guest.join(&table).await.unwrap();
    let (mut here, mut there) = (watch(&host, &table).await, watch(&guest, &table).await);
    // What comes while an answer is awaited is not missed here.
    let mut seen = watch(&host, &table).await;
    there.until("state").await.unwrap();
    let plan = there.ask(json!({ "type": "plan", "table": table })).await.unwrap();
    assert!(plan["picks"]["take 1"].is_string(), "{plan}");

    let prepare = |picks: &Value| {
        let (action, prompt) = ("take 1", &plan["prompt"]);
        json!({ "type": "prepare", "table": table, "action": action, "prompt": prompt, "picks": picks })
    };
    let elsewhere = there.ask(prepare(&json!("elsewhere"))).await.unwrap();
    assert_eq!(elsewhere["type"], "ack", "{elsewhere}");
    // Until it is the guest's turn to take a tile.
    let mut now = seen.until("state").await.unwrap();
    while now["asked"] == json!([0]) {
        let n = now["n"].as_u64().unwrap();
        let action = now["choices"]["listed"][0]["text"].as_str().unwrap().to_owned();
        let answer = act(&mut here, &table, n, &action).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        now = state(&mut seen, n + 1).await;
    }
    let failed = loop {
        let told = there.until("intents").await.unwrap();
        if let Some(failed) = told["intents"][0].get("failed") {
            break failed.clone();
        }
    };
    assert_eq!(failed["key"], "intent-gone");

    let right = now["view"]["line"][0]["tile"]["name"].clone();
    let done = there.ask(prepare(&right)).await.unwrap();
    assert_eq!(done["type"], "ack", "{done}");
    let after = state(&mut seen, now["n"].as_u64().unwrap() + 1).await;
    assert_eq!(after["step"]["seat"], 1, "{after}");
    server.stop().await;
}
