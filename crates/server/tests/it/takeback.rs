//! Taking back by agreement on two nodes and after a restart, and what who comes
//! back is told to have seen.

use load::{Client, Line};
use serde_json::{Value, json};
use server::Running;
use store::testing::Postgres;

use crate::common::{offered, quick, start_on, toy, watch};

/// Two guests at a table without luck, each with a line to another node.
async fn two(one: &Running, other: &Running) -> (String, [(Client, Line); 2]) {
    let host = Client::guest(one.address).await.unwrap();
    let guest = Client::guest(other.address).await.unwrap();
    let table = host.make(&json!({ "game": toy(), "seats": ["me", "open"] })).await.unwrap();
    guest.join(&table).await.unwrap();
    let lines = (watch(&host, &table).await, watch(&guest, &table).await);
    (table, [(host, lines.0), (guest, lines.1)])
}

/// The state after this entry.
async fn state(line: &mut Line, n: u64) -> Value {
    loop {
        let state = line.until("state").await.unwrap();
        if state["n"] == n {
            return state;
        }
    }
}

async fn act(table: &str, line: &mut Line, n: u64) {
    let action = offered(&state(line, n).await)[0].clone();
    let act = json!({ "type": "act", "table": table, "after": n, "action": action });
    assert_eq!(line.ask(act).await.unwrap()["type"], "ack");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_on_different_nodes_agree_to_go_back() {
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    let database = postgres.database().await.unwrap();
    let (one, other) = (start_on(&database, quick()).await, start_on(&database, quick()).await);
    let (table, [(_, mut ada), (guest, mut bea)]) = two(&one, &other).await;
    let begun = state(&mut watch(&guest, &table).await, 0).await["view"].clone();
    act(&table, &mut ada, 0).await;
    act(&table, &mut bea, 1).await;
    let asked = state(&mut ada, 2).await;
    assert_eq!(asked["undo"], json!({ "ok": false, "ask": true }));
    let undo = ada.ask(json!({ "type": "undo", "table": table })).await.unwrap();
    assert_eq!((&undo["type"], &undo["clause"]), (&json!("refused"), &json!("TT-U1")));
    let offer = ada.ask(json!({ "type": "offer", "table": table })).await.unwrap();
    assert_eq!((&offer["type"], &offer["n"]), (&json!("ack"), &json!(3)));
    let heard = state(&mut bea, 3).await;
    assert_eq!(heard["offer"], json!({ "n": 3, "by": 0, "open": [1] }));
    let own = ada.ask(json!({ "type": "agree", "table": table, "offer": 3 })).await.unwrap();
    assert_eq!((&own["type"], &own["clause"]), (&json!("refused"), &json!("TT-U2")));
    // What was offered outlives the node on which it was.
    one.stop().await;
    let agree = bea.ask(json!({ "type": "agree", "table": table, "offer": 3 })).await.unwrap();
    assert_eq!(agree["type"], "ack");
    let mut third = watch(&guest, &table).await;
    let back = state(&mut third, 4).await;
    assert_eq!((&back["view"], &back["asked"]), (&begun, &json!([0])));
    assert!(back["offer"].is_null());
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_is_told_what_was_seen() {
    let server = start_on("sqlite::memory:", quick()).await;
    let (table, [(_, mut ada), (guest, mut bea)]) = two(&server, &server).await;
    act(&table, &mut ada, 0).await;
    state(&mut bea, 1).await;
    bea.close().await;
    // It is stored when the server has heard of it.
    while ada.until("presence").await.unwrap()["seats"][1]["here"] == true {}
    let undo = ada.ask(json!({ "type": "undo", "table": table })).await.unwrap();
    assert_eq!(undo["type"], "ack");
    let mut line = watch(&guest, &table).await;
    let info = line.until("table").await.unwrap();
    assert_eq!((&info["looked"], &info["n"]), (&json!(1), &json!(2)));
    line.until("state").await.unwrap();
    let log = json!({ "type": "log", "table": table, "before": 2, "views": true, "id": 77 });
    line.send(&log).await.unwrap();
    let steps = line.until("log").await.unwrap()["steps"].clone();
    assert_eq!(steps.as_array().unwrap().len(), 2);
    assert_ne!(steps[0]["view"], steps[1]["view"]);
    server.stop().await;
}
