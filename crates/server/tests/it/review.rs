//! Finished games with hindsight: told as they are judged, kept, one at a time
//! for each who asks, and never of a game that goes on.

use std::time::Duration;

use load::Client;
use serde_json::{Value, json};
use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::{play_out, quick, seat, start, start_on};

fn golden(game: &str, name: &str) -> String {
    let path = format!("{}/../{game}/golden/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

async fn imported(client: &Client, record: String) -> String {
    let made = client.post_text("/api/records", record).await.unwrap();
    made.json["id"].as_str().unwrap().to_owned()
}

/// Everything that is told while a game is reviewed.
async fn told(client: &Client, id: &str) -> Vec<Value> {
    let answer = client.get(&format!("/api/tables/{id}/review")).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text);
    let data = answer.text.lines().filter_map(|line| line.strip_prefix("data: "));
    data.map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test]
async fn a_game_is_reviewed_once_and_kept() {
    let directory = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", directory.path().join("tables.db").display());
    let server = start_on(&database, quick()).await;
    let client = Client::guest(server.address).await.unwrap();
    let id = imported(&client, golden("micropolis", "micropolis-2-v2")).await;
    let first = told(&client, &id).await;
    let (done, before) = first.split_last().unwrap();
    assert_eq!(done["type"], "done");
    assert_eq!(done["seats"].as_array().unwrap().len(), 2);
    assert!(done["review"]["points"].as_array().unwrap().len() > 30);
    assert!(before.len() > 30 && before.iter().all(|news| news["type"] == "progress"));
    let dones: Vec<u64> = before.iter().map(|news| news["done"].as_u64().unwrap()).collect();
    assert!(dones.is_sorted(), "{dones:?}");
    server.stop().await;

    // By another server, for somebody else: at once, and the same.
    let server = start_on(&database, quick()).await;
    let other = Client::guest(server.address).await.unwrap();
    assert_eq!(told(&other, &id).await, std::slice::from_ref(done));
    server.stop().await;
}

#[tokio::test]
async fn a_table_is_reviewed_when_it_is_over_and_not_before() {
    let server = start(quick()).await;
    let mut me = seat(server.address, &["me", "bot:random"]).await;
    let path = format!("/api/tables/{}/review", me.table);
    let refused = me.client.get(&path).await.unwrap();
    assert_eq!((refused.status, &refused.json["why"]["key"]), (409, &json!("error-not-over")));
    play_out(&mut me.line, &me.table, 5, 3).await;
    let refused = me.client.get(&path).await.unwrap();
    assert_eq!((refused.status, &refused.json["why"]["key"]), (409, &json!("error-not-over")));
    let resigned = me.line.ask(json!({ "type": "resign", "table": me.table })).await.unwrap();
    assert_eq!(resigned["type"], "ack");
    let heard = told(&me.client, &me.table).await;
    assert_eq!(heard.last().unwrap()["type"], "done");
    server.stop().await;
}

#[tokio::test]
async fn one_review_at_a_time_and_who_leaves_ends_it() {
    let server = start(Config { bot_threads: 1, ..quick() }).await;
    let client = Client::guest(server.address).await.unwrap();
    let long = imported(&client, golden("microscopic", "microscopic-teams-v2")).await;
    let path = format!("/api/tables/{long}/review");
    let other = imported(&client, golden("micropolis", "micropolis-2-v2")).await;
    // By hand, to leave in the middle of it.
    let mut asked = TcpStream::connect(server.address).await.unwrap();
    let cookie = client.cookie.as_deref().unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n\r\n");
    asked.write_all(request.as_bytes()).await.unwrap();
    let (mut heard, mut bytes) = (String::new(), [0; 1024]);
    while !heard.contains("progress") {
        let read = asked.read(&mut bytes).await.unwrap();
        assert!(read > 0, "{heard}");
        heard.push_str(&String::from_utf8_lossy(&bytes[..read]));
    }
    let second = format!("/api/tables/{other}/review");
    let refused = client.get(&second).await.unwrap();
    assert_eq!((refused.status, &refused.json["why"]["key"]), (409, &json!("error-review-one")));
    drop(asked);
    // Its thread and its place are free again, long before it would have been done.
    let mut waited = 0;
    let heard = loop {
        let answer = client.get(&second).await.unwrap();
        if answer.status == 200 {
            break answer.text;
        }
        waited += 1;
        assert!(waited < 600, "nobody noticed that the asker left");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert!(heard.contains("\"type\":\"done\""));
    server.stop().await;
}

#[tokio::test]
async fn what_nobody_can_judge_is_said() {
    let server = start(Config { limits: true, ..quick() }).await;
    let client = Client::guest(server.address).await.unwrap();
    let id = imported(&client, golden("micro-mutants", "micro-mutants-classic-v2")).await;
    let path = format!("/api/tables/{id}/review");
    let refused = client.get(&path).await.unwrap();
    assert_eq!(refused.status, 409);
    assert_eq!(refused.json["why"]["key"], "error-review-unjudged");
    // A flood of them is refused as one.
    let mut last = refused.status;
    for _ in 0..8 {
        last = client.get(&path).await.unwrap().status;
    }
    assert_eq!(last, 429);
    let nobody = Client::new(server.address).get(&path).await.unwrap();
    assert_eq!(nobody.status, 401);
    server.stop().await;
}
