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

/// Lets one play against a random bot and gives the record.
async fn duel(config: Config, level: &str) -> record::Record {
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
    record
}

/// Why something was played in place of a bot, in the order of the record.
fn fallbacks(record: &record::Record) -> Vec<&str> {
    record.entries.iter().filter_map(|entry| entry.fallback.as_deref()).collect()
}

#[tokio::test]
async fn the_example_in_python_plays_a_whole_game() {
    let external = vec![program("monkey", &["python3", EXAMPLE])];
    let record = duel(Config { external, ..quick() }, "monkey").await;
    assert!(record.entries.len() > 20);
    assert!(fallbacks(&record).is_empty());
}

#[tokio::test]
async fn broken_programs_do_not_stop_the_table() {
    let hello = r#"{"hello":1,"name":"x"}"#;
    let liar =
        format!(r#"read l; echo '{hello}'; while read l; do echo '{{"action":"sing"}}'; done"#);
    let garbled = format!(r#"read l; echo '{hello}'; while read l; do echo 'what?'; done"#);
    let silent = format!(r#"read l; echo '{hello}'; while read l; do sleep 60; done"#);
    let quitter = format!(r#"read l; echo '{hello}'; read l; exit 1"#);
    for (what, script, first, then) in [
        ("quitter", &quitter, "ended", "dropped"),
        ("liar", &liar, "illegal", "illegal"),
        ("garbled", &garbled, "unreadable", "dropped"),
        ("silent", &silent, "late", "dropped"),
    ] {
        let started = Instant::now();
        let budget = Duration::from_millis(100);
        let external = vec![program(what, &["sh", "-c", script])];
        let config = Config { external, bot_budget: budget, ..quick() };
        let record = duel(config, what).await;
        assert!(record.entries.len() > 10, "{what}");
        // Every one of its moves says that it is not its own, and why.
        let own = |entry: &&record::Entry| {
            entry.seat == Some(tabletop::Seat(0)) && matches!(entry.deed, record::Deed::Act(_))
        };
        let said = fallbacks(&record);
        assert_eq!(said.len(), record.entries.iter().filter(own).count(), "{what}");
        assert_eq!((said[0], *said.last().unwrap()), (first, then), "{what}");
        assert!(started.elapsed() < Duration::from_secs(60), "{what}");
    }
}

#[tokio::test]
async fn a_program_that_cannot_be_started_is_refused() {
    let external = vec![
        program("missing", &["/nonexistent/program"]),
        program("mute", &["sh", "-c", "exit 1"]),
    ];
    let server = start(Config { external, ..quick() }).await;
    let client = load::Client::guest(server.address).await.unwrap();
    for level in ["missing", "mute"] {
        let seat = format!("bot:{level}");
        let seats = json!({ "game": "microscopic", "seats": [seat, "bot:random"] });
        let error = format!("{:#}", client.make(&seats).await.unwrap_err());
        assert!(error.contains("error-bot-unstarted"), "{error}");
    }
    server.stop().await;
}
