//! Bots from outside: programs that play well, badly, or not at all.

use std::time::{Duration, Instant};

use serde_json::json;
use server::{Config, External};

use crate::common::{quick, start, watch};

fn program(name: &str, command: &[&str]) -> External {
    let command = command.iter().map(|word| (*word).to_owned()).collect();
    External { name: name.to_owned(), command }
}

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");

/// Lets two of a kind play and gives how many entries it took.
async fn duel(config: Config, level: &str) -> usize {
    let server = start(config).await;
    let client = load::Client::guest(server.address).await.unwrap();
    let seat = format!("bot:{level}");
    let seats = json!({ "game": "microscopic", "seats": [seat, "bot:random"] });
    let table = client.make(&seats).await.unwrap();
    let mut line = watch(&client, &table).await;
    loop {
        let state = line.until("state").await.unwrap();
        if !state["outcome"].is_null() {
            break;
        }
    }
    let text = client.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
    let record = record::verify(text, catalog::game, record::Mode::Strict).unwrap();
    server.stop().await;
    record.entries.len()
}

#[tokio::test]
async fn the_example_in_python_plays_a_whole_game() {
    let external = vec![program("monkey", &["python3", EXAMPLE])];
    assert!(duel(Config { external, ..quick() }, "monkey").await > 20);
}

#[tokio::test]
async fn broken_programs_do_not_stop_the_table() {
    let hello = r#"{"hello":1,"name":"x"}"#;
    let liar =
        format!(r#"read l; echo '{hello}'; while read l; do echo '{{"action":"sing"}}'; done"#);
    let garbled = format!(r#"read l; echo '{hello}'; while read l; do echo 'what?'; done"#);
    let silent = format!(r#"read l; echo '{hello}'; while read l; do sleep 60; done"#);
    for (what, command) in [
        ("missing", vec!["/nonexistent/program"]),
        ("quitter", vec!["sh", "-c", "exit 1"]),
        ("liar", vec!["sh", "-c", &liar]),
        ("garbled", vec!["sh", "-c", &garbled]),
        ("silent", vec!["sh", "-c", &silent]),
    ] {
        let started = Instant::now();
        let budget = Duration::from_millis(100);
        let external = vec![program(what, &command)];
        let config = Config { external, bot_budget: budget, ..quick() };
        assert!(duel(config, what).await > 10, "{what}");
        assert!(started.elapsed() < Duration::from_secs(60), "{what}");
    }
}
