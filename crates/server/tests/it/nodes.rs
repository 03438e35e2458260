//! Two nodes on one PostgreSQL: the same table, played from both.

use serde_json::json;
use store::testing::Postgres;

use crate::common::{all, last, offered, quick, start_on, steps, watch};
use crate::friends::curious;

async fn database() -> String {
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    postgres.database().await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_serve_the_same_table() {
    let database = database().await;
    let (one, two) = (start_on(&database, quick()).await, start_on(&database, quick()).await);
    let host = load::Client::guest(one.address).await.unwrap();
    let guest = load::Client::guest(two.address).await.unwrap();
    let seats = json!({ "game": "microscopic", "seats": ["me", "open", "bot:random"] });
    let table = host.make(&seats).await.unwrap();
    let mut here = watch(&host, &table).await;
    here.until("table").await.unwrap();
    guest.join(&table).await.unwrap();
    let mut there = watch(&guest, &table).await;
    there.send(&json!({ "type": "chat", "table": table, "text": "hello", "id": 1 })).await.unwrap();
    let (mine, theirs) =
        tokio::join!(play_out_on(&mut here, &table, 1), play_out_on(&mut there, &table, 2),);
    assert_eq!(last(&mine, "state")["outcome"], last(&theirs, "state")["outcome"]);
    for heard in [&mine, &theirs] {
        let numbers: Vec<u64> =
            steps(heard).iter().map(|step| step["n"].as_u64().unwrap()).collect();
        assert_eq!(numbers, (0..numbers.len() as u64).collect::<Vec<_>>(), "each once, in order");
        assert!(all(heard, "chat").any(|chat| chat["text"] == "hello"));
    }
    for client in [&host, &guest] {
        let record = client.get(&format!("/api/tables/{table}/record")).await.unwrap();
        record::verify(&record.text, catalog::game, record::Mode::Strict).unwrap();
    }
    one.stop().await;
    two.stop().await;
}

/// A game that counts, from two nodes, to its end.
pub(crate) async fn rated_game(host: &load::Client, guest: &load::Client) -> String {
    let wanted = json!({ "game": "microscopic", "seats": ["me", "open"], "rated": true });
    let table = host.make(&wanted).await.unwrap();
    guest.join(&table).await.unwrap();
    let (mut here, mut there) = (watch(host, &table).await, watch(guest, &table).await);
    tokio::join!(play_out_on(&mut here, &table, 1), play_out_on(&mut there, &table, 2));
    table
}

/// As `play_out`, but where the other node was faster, decides anew.
async fn play_out_on(line: &mut load::Line, table: &str, mut whim: u64) -> Vec<serde_json::Value> {
    let mut heard = Vec::new();
    loop {
        let message = line.next().await.unwrap();
        // Where several are asked at once, somebody else's move can be the last that was needed.
        let overtaken = ["error-stale", "table-not-asked"].map(|key| message["why"]["key"] == key);
        assert!(message["type"] != "refused" || overtaken.contains(&true), "{message}");
        heard.push(message.clone());
        let state = match message["type"].as_str().unwrap() {
            "state" => message,
            "refused" => last(&heard, "state").clone(),
            _ => continue,
        };
        if !state["outcome"].is_null() {
            return heard;
        }
        let listed = offered(&state);
        if !listed.is_empty() {
            whim = whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_041);
            let action = &listed[(whim >> 33) as usize % listed.len()];
            let id = line.id();
            let act = json!({
                "type": "act", "table": table, "after": state["n"], "action": action, "id": id
            });
            line.send(&act).await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_only_one_appends() {
    let database = database().await;
    let (one, two) = (start_on(&database, quick()).await, start_on(&database, quick()).await);
    let me = load::Client::guest(one.address).await.unwrap();
    let mut twin = load::Client::new(two.address);
    twin.cookie = me.cookie.clone();
    for _ in 0..10 {
        let seats = json!({ "game": "microscopic", "options": { "first": "0" }, "seats": ["me", "bot:random"] });
        let table = me.make(&seats).await.unwrap();
        let (mut here, mut there) = (watch(&me, &table).await, watch(&twin, &table).await);
        let state = here.until("state").await.unwrap();
        there.until("state").await.unwrap();
        let action = &offered(&state)[0];
        let act = json!({ "type": "act", "table": table, "after": state["n"], "action": action });
        let (a, b) = tokio::join!(here.ask(act.clone()), there.ask(act));
        let (a, b) = (a.unwrap(), b.unwrap());
        let kinds = [a["type"].as_str().unwrap(), b["type"].as_str().unwrap()];
        assert!(kinds.contains(&"ack") && kinds.contains(&"refused"), "{a} {b}");
        let refused = if kinds[0] == "refused" { &a } else { &b };
        assert_eq!(refused["why"]["key"], "error-stale");
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_changes_at_one_node_is_heard_at_the_other() {
    let database = database().await;
    let (one, two) = (start_on(&database, quick()).await, start_on(&database, quick()).await);
    let host = load::Client::guest(one.address).await.unwrap();
    let guest = load::Client::guest(two.address).await.unwrap();
    let seats = json!({ "game": "microscopic", "seats": ["me", "open"] });
    let table = host.make(&seats).await.unwrap();
    guest.join(&table).await.unwrap();
    let mut elsewhere = curious(&guest).await;
    let mut line = watch(&host, &table).await;
    line.until("state").await.unwrap();
    line.ask(json!({ "type": "resign", "table": table })).await.unwrap();
    elsewhere.until("news").await.unwrap();
    let mine = guest.get("/api/tables").await.unwrap().json["mine"].clone();
    assert_eq!(mine[0]["over"], true, "the lists know by then");
    one.stop().await;
    two.stop().await;
}
