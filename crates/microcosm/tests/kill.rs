//! What is acknowledged is stored: the real binary is killed at random moments
//! while it is being played on, started again, and no acknowledged entry may be
//! missing or changed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod house;

use std::collections::BTreeMap;
use std::time::Duration;

use house::{Server, free};
use load::{Client, Line};
use serde_json::{Value, json};

const ROUNDS: usize = 50;
const TABLES: usize = 6;

/// What was acknowledged to a player: number and action, by table.
type Book = BTreeMap<String, BTreeMap<u64, String>>;

struct Player {
    client: Client,
    table: String,
    book: Book,
}

/// Numbers that look random; any will do.
fn random() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    u64::from_le_bytes(bytes)
}

async fn new_table(client: &Client) -> Result<String, load::Error> {
    client.make(&json!({ "game": "microscopic", "seats": ["me", "bot:random"] })).await
}

/// Plays until the line breaks, and writes down every acknowledgement.
async fn play(mut player: Player) -> Player {
    let Player { client, table, book } = &mut player;
    let own = book.entry(table.clone()).or_default();
    if let Ok(next) = play_on(client, table, own).await {
        *table = next;
    }
    player
}

/// As long as the line holds, or until the game is over: then the next table.
async fn play_on(
    client: &Client,
    table: &str,
    book: &mut BTreeMap<u64, String>,
) -> Result<String, load::Error> {
    let mut line = client.connect().await?;
    line.subscribe(table, None).await?;
    let mut asked = None;
    let mut pending = BTreeMap::new();
    loop {
        let message = line.next().await?;
        match message["type"].as_str().unwrap() {
            "state" if !message["outcome"].is_null() => {
                return new_table(client).await;
            }
            "state" if message["choices"].is_object() && asked != message["n"].as_u64() => {
                asked = message["n"].as_u64();
                send(&mut line, table, &message, &mut pending).await?;
            }
            "ack" => {
                let action = pending.remove(&message["id"].as_u64().unwrap()).unwrap();
                book.insert(message["n"].as_u64().unwrap(), action);
            }
            // Both may be asked at once (MS-T18): the other was sooner, and a new state comes.
            "refused" if message["why"]["key"] == "error-stale" => {
                pending.remove(&message["id"].as_u64().unwrap()).unwrap();
            }
            "refused" | "error" => panic!("{message}"),
            _ => {}
        }
    }
}

/// Takes one of the offered actions at random.
async fn send(
    line: &mut Line,
    table: &str,
    state: &Value,
    pending: &mut BTreeMap<u64, String>,
) -> Result<(), load::Error> {
    let listed = state["choices"]["listed"].as_array().unwrap();
    let action = listed[random() as usize % listed.len()]["text"].as_str().unwrap();
    let id = line.id();
    pending.insert(id.into(), action.to_owned());
    let act = json!({
        "type": "act", "table": table, "after": state["n"], "action": action, "id": id
    });
    line.send(&act).await
}

/// Every acknowledged entry is in the log, as it was acknowledged. Tables that
/// are over and complete need not be looked at again.
async fn check(mut player: Player) -> (Player, usize) {
    let mut line = player.client.connect().await.unwrap();
    let mut entries = 0;
    for (table, wanted) in &player.book {
        line.subscribe(table, None).await.unwrap();
        let mut steps = Vec::new();
        loop {
            let mut message = line.next().await.unwrap();
            match message["type"].as_str().unwrap() {
                "log" if message["table"] == *table => {
                    steps.append(message["steps"].as_array_mut().unwrap());
                }
                "state" if message["table"] == *table => break,
                _ => {}
            }
        }
        let mut found = BTreeMap::new();
        for step in line.recall(table, steps).await.unwrap() {
            found.insert(step["n"].as_u64().unwrap(), step["text"].as_str().unwrap().to_owned());
        }
        for (n, action) in wanted {
            assert_eq!(found.get(n), Some(action), "entry {n} of table {table}");
        }
        entries += wanted.len();
    }
    let current = player.table.clone();
    player.book.retain(|table, _| *table == current);
    (player, entries)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_entry_is_lost() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("tables.db");
    let address = free();
    let mut server = Server::start(address, &database).await;
    let mut players = Vec::new();
    for _ in 0..TABLES {
        let client = Client::guest(address).await.unwrap();
        let table = new_table(&client).await.unwrap();
        players.push(Player { client, table, book: Book::new() });
    }
    let mut written = 0;
    for _ in 0..ROUNDS {
        let playing: Vec<_> = players.drain(..).map(|player| tokio::spawn(play(player))).collect();
        tokio::time::sleep(Duration::from_millis(30 + random() % 170)).await;
        server.kill();
        let mut looking = Vec::new();
        server = Server::start(address, &database).await;
        for player in playing {
            looking.push(tokio::spawn(check(player.await.unwrap())));
        }
        for player in looking {
            let (player, entries) = player.await.unwrap();
            players.push(player);
            written += entries;
        }
    }
    println!("{written} acknowledged entries were looked up in {ROUNDS} rounds");
    assert!(written > ROUNDS, "the rounds were too short to write anything: {written}");
    server.kill();
}
