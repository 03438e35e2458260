//! A server, and visitors who play at random.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use load::{Client, Line};
use serde_json::{Value, json};
use server::{Config, Running, assets, serve};
use tokio::net::TcpListener;

/// A server without limits or pauses.
pub(crate) fn quick() -> Config {
    Config { limits: false, bot_pause: Duration::ZERO, away: Duration::ZERO, ..Config::default() }
}

/// Starts a server on a database.
pub(crate) async fn start_on(database: &str, config: Config) -> Running {
    let store = store::open(database).await.unwrap();
    let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await.unwrap();
    serve(listener, store, config, Arc::new(assets::Nothing)).await.unwrap()
}

/// Starts a server that forgets.
pub(crate) async fn start(config: Config) -> Running {
    start_on("sqlite::memory:", config).await
}

/// A guest at a new table, with a socket that looks at it.
pub(crate) struct Seated {
    pub(crate) client: Client,
    pub(crate) line: Line,
    pub(crate) table: String,
}

/// A guest, and a table with these seats.
pub(crate) async fn seat(address: SocketAddr, seats: &[&str]) -> Seated {
    let client = Client::guest(address).await.unwrap();
    let table = client.make(&json!({ "game": "microscopic", "seats": seats })).await.unwrap();
    let line = watch(&client, &table).await;
    Seated { client, line, table }
}

/// A socket that looks at a table.
pub(crate) async fn watch(client: &Client, table: &str) -> Line {
    let mut line = client.connect().await.unwrap();
    line.subscribe(table, None).await.unwrap();
    line
}

/// A guest who joins a table and looks at it.
pub(crate) async fn join(address: SocketAddr, table: &str) -> Seated {
    let client = Client::guest(address).await.unwrap();
    client.join(table).await.unwrap();
    let line = watch(&client, table).await;
    Seated { client, line, table: table.to_owned() }
}

/// The first listed action of a state, if it asks the viewer; otherwise none.
pub(crate) fn offered(state: &Value) -> Vec<String> {
    let listed = state["choices"]["listed"].as_array().cloned().unwrap_or_default();
    listed.iter().map(|offered| offered["text"].as_str().unwrap().to_owned()).collect()
}

/// Plays at random, `whim` being the luck, until the game is over or so many
/// own actions were taken. Gives every message that came.
pub(crate) async fn play_out(
    line: &mut Line,
    table: &str,
    mut whim: u64,
    most: usize,
) -> Vec<Value> {
    let mut heard = Vec::new();
    let mut acted = 0;
    // One action at a time: others who are asked too may move while it is on
    // its way, and the state that follows would be answered twice.
    let (mut latest, mut waiting) = (Value::Null, false);
    loop {
        let message = line.next().await.unwrap();
        heard.push(message.clone());
        match message["type"].as_str().unwrap() {
            "refused" | "error" => panic!("{message}"),
            "ack" => {
                acted += 1;
                if acted == most {
                    return heard;
                }
                waiting = false;
            }
            "state" if !message["outcome"].is_null() => return heard,
            "state" => latest = message,
            _ => continue,
        }
        if !waiting && latest["choices"].is_object() {
            let listed = offered(&latest);
            // Any generator will do.
            whim = whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_041);
            let action = &listed[(whim >> 33) as usize % listed.len()];
            let id = line.id();
            line.send(&json!({
                "type": "act", "table": table, "after": latest["n"], "action": action, "id": id
            }))
            .await
            .unwrap();
            waiting = true;
        }
    }
}

/// The last message of a type.
pub(crate) fn last<'a>(heard: &'a [Value], kind: &str) -> &'a Value {
    heard.iter().rev().find(|message| message["type"] == kind).unwrap()
}

/// All messages of a type.
pub(crate) fn all<'a>(heard: &'a [Value], kind: &'a str) -> impl Iterator<Item = &'a Value> {
    heard.iter().filter(move |message| message["type"] == kind)
}

/// Everything that was done, as it was told: in logs, and with states.
pub(crate) fn steps(heard: &[Value]) -> Vec<&Value> {
    let told = |message: &Value| ["log", "state"].iter().any(|kind| message["type"] == *kind);
    let steps = heard.iter().filter(|message| told(message)).flat_map(|message| {
        let logged = message["steps"].as_array().into_iter().flatten();
        logged.chain(message.get("step"))
    });
    steps.collect()
}

/// Plays until it is the viewer's turn and gives that state.
pub(crate) async fn my_turn(line: &mut Line) -> Value {
    loop {
        let state = line.until("state").await.unwrap();
        if state["choices"].is_object() || !state["outcome"].is_null() {
            return state;
        }
    }
}

/// A replay with all its frames, page after page.
pub(crate) async fn whole_replay(client: &Client, path: &str) -> Value {
    let mut replay = client.get(path).await.unwrap().json;
    let length = replay["length"].as_u64().unwrap() as usize;
    while let from = replay["frames"].as_array().unwrap().len()
        && from < length
    {
        let mut page = client.get(&format!("{path}?from={from}")).await.unwrap().json;
        let more = page["frames"].as_array_mut().unwrap();
        assert!((1..=100).contains(&more.len()), "{} frames", more.len());
        replay["frames"].as_array_mut().unwrap().append(more);
    }
    replay
}

/// The smallest game there is, which is listed last.
pub(crate) fn toy() -> &'static str {
    catalog::GAMES.last().unwrap().game.id()
}
