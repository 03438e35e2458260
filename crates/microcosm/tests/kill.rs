//! What is acknowledged is stored: the real binary is killed at random moments
//! while it is being played on, started again, and no acknowledged entry may be
//! missing or changed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use load::{Client, Line};
use serde_json::{Value, json};

const ROUNDS: usize = 50;
const TABLES: usize = 6;

/// What was acknowledged: number and action, by table.
type Book = Arc<Mutex<BTreeMap<String, BTreeMap<u64, String>>>>;

struct Server(Child);

impl Server {
    async fn start(address: SocketAddr, database: &Path) -> Server {
        let child = Command::new(env!("CARGO_BIN_EXE_microcosm"))
            .args(["serve", "--no-limits", "--bot-pause", "0", "--listen", &address.to_string()])
            .arg("--database")
            .arg(format!("sqlite:{}", database.display()))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        // Reaped when dropped, whatever happens below.
        let server = Server(child.unwrap());
        let client = Client::new(address);
        for _ in 0..2000 {
            if client.get("/health").await.is_ok_and(|answer| answer.status == 200) {
                return server;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("the server does not start");
    }

    /// `kill -9`.
    fn kill(mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Numbers that look random; any will do.
fn random() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    u64::from_le_bytes(bytes)
}

async fn new_table(client: &Client) -> String {
    let seats = json!({ "game": "microscopic", "seats": ["me", "bot:random"] });
    client.make(&seats).await.unwrap()
}

/// Plays until the line breaks, and writes down every acknowledgement. Gives
/// the table to go on with.
async fn play(client: Client, table: String, book: Book) -> (Client, String) {
    let next = play_on(&client, &table, &book).await.unwrap_or_default();
    (client, next.unwrap_or(table))
}

/// As long as the line holds, or until the game is over: then the next table.
async fn play_on(client: &Client, table: &str, book: &Book) -> Result<Option<String>, load::Error> {
    let mut line = client.connect().await?;
    line.subscribe(table, None).await?;
    let mut asked = None;
    let mut pending = BTreeMap::new();
    loop {
        let message = line.next().await?;
        match message["type"].as_str().unwrap() {
            "state" if !message["outcome"].is_null() => {
                let seats = json!({ "game": "microscopic", "seats": ["me", "bot:random"] });
                return Ok(Some(client.make(&seats).await?));
            }
            "state" if message["choices"].is_object() && asked != message["n"].as_u64() => {
                asked = message["n"].as_u64();
                send(&mut line, table, &message, &mut pending).await?;
            }
            "ack" => {
                let action = pending.remove(&message["id"].as_u64().unwrap()).unwrap();
                let n = message["n"].as_u64().unwrap();
                book.lock().unwrap().entry(table.to_owned()).or_default().insert(n, action);
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

/// Every acknowledged entry is in the log, as it was acknowledged.
async fn check(clients: &[(Client, String)], book: &Book) -> usize {
    let acknowledged = book.lock().unwrap().clone();
    let mut entries = 0;
    for (table, wanted) in &acknowledged {
        // Any of the players may look; only its own texts are shown to it.
        let mut found = BTreeMap::new();
        for (client, _) in clients {
            let mut line = client.connect().await.unwrap();
            line.subscribe(table, None).await.unwrap();
            let info = line.until("table").await.unwrap();
            if info["you"].is_null() {
                continue;
            }
            loop {
                let message = line.next().await.unwrap();
                match message["type"].as_str().unwrap() {
                    "entry" => {
                        let text = message["text"].as_str().unwrap().to_owned();
                        found.insert(message["n"].as_u64().unwrap(), text);
                    }
                    "state" => break,
                    _ => {}
                }
            }
        }
        for (n, action) in wanted {
            assert_eq!(found.get(n), Some(action), "entry {n} of table {table}");
            entries += 1;
        }
    }
    entries
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_entry_is_lost() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("tables.db");
    let address = {
        let free = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        free.local_addr().unwrap()
    };
    let book = Book::default();
    let mut server = Server::start(address, &database).await;
    let mut players = Vec::new();
    for _ in 0..TABLES {
        let client = Client::guest(address).await.unwrap();
        let table = new_table(&client).await;
        players.push((client, table));
    }
    let mut written = 0;
    for round in 0..ROUNDS {
        let playing: Vec<_> = players
            .drain(..)
            .map(|(client, table)| tokio::spawn(play(client, table, book.clone())))
            .collect();
        tokio::time::sleep(Duration::from_millis(40 + random() % 160)).await;
        server.kill();
        for player in playing {
            players.push(player.await.unwrap());
        }
        server = Server::start(address, &database).await;
        // Finished tables have been looked at often enough.
        let current: Vec<String> = players.iter().map(|(_, table)| table.clone()).collect();
        written += check(&players, &book).await;
        book.lock().unwrap().retain(|table, _| round + 1 == ROUNDS || current.contains(table));
    }
    assert!(written > ROUNDS, "the rounds were too short to write anything: {written}");
    server.kill();
}
