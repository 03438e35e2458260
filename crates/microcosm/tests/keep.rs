//! What an operator does: one server on one file, a backup while it runs, the
//! backup in a new place, and whether all of it can be played.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod house;

use std::path::Path;
use std::process::{Command, Output};

use house::{Server, free};
use load::Client;
use serde_json::json;

fn microcosm(args: &[&str], database: &Path) -> Output {
    let url = format!("sqlite:{}", database.display());
    let mut command = Command::new(env!("CARGO_BIN_EXE_microcosm"));
    command.args(args).args(["--database", &url]).output().unwrap()
}

fn said(output: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    text(&output.stdout) + &text(&output.stderr)
}

/// A table where two bots have played to the end, and its record.
async fn played(client: &Client) -> (String, String) {
    let seats = json!(["bot:random", "bot:random"]);
    let table = client.make(&json!({ "game": "micropolis", "seats": seats })).await.unwrap();
    loop {
        let answer = client.get(&format!("/api/tables/{table}/record")).await.unwrap();
        if answer.status == 200 {
            return (table, answer.text);
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_backed_up_and_restored() {
    let directory = tempfile::tempdir().unwrap();
    let place = |name: &str| directory.path().join(name);
    let (first, second, file) = (place("first.db"), place("second.db"), place("backup"));
    let address = free();
    let server = Server::start(address, &first).await;
    let client = Client::guest(address).await.unwrap();
    let (table, record) = played(&client).await;

    // A second server on the same file would not hear the first.
    let refused = microcosm(&["serve", "--listen", &free().to_string()], &first);
    assert!(!refused.status.success());
    assert!(said(&refused).contains("another server is running"), "{}", said(&refused));

    let file_name = file.display().to_string();
    let backup = microcosm(&["backup", &file_name], &first);
    assert!(backup.status.success(), "{}", said(&backup));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let again = microcosm(&["backup", &file_name], &first);
    assert!(!again.status.success(), "nothing is overwritten");
    server.kill();

    let restored = microcosm(&["restore", &file_name], &second);
    assert!(restored.status.success(), "{}", said(&restored));
    let checked = microcosm(&["check"], &second);
    assert!(checked.status.success(), "{}", said(&checked));
    assert!(said(&checked).contains("1 tables with") && said(&checked).contains(", 0 bad"));
    let server = Server::start(address, &second).await;
    let answer = client.get(&format!("/api/tables/{table}/record")).await.unwrap();
    assert_eq!(answer.text, record);
    // Whoever was somebody is the same.
    let mine = client.get("/api/me").await.unwrap();
    assert_eq!(mine.status, 200);
    assert!(
        client.make(&json!({ "game": "micropolis", "seats": ["me", "bot:random"] })).await.is_ok()
    );
    server.kill();

    // What is damaged is found and named.
    let text = std::fs::read_to_string(&file).unwrap();
    let entry = text.lines().filter(|line| line.starts_with("[\"entries\"")).nth(5).unwrap();
    let bad = place("bad");
    std::fs::write(&bad, text.replace(entry, &entry.replacen("digest", "digits", 1))).unwrap();
    let third = place("third.db");
    let restored = microcosm(&["restore", &bad.display().to_string()], &third);
    assert!(restored.status.success(), "{}", said(&restored));
    let checked = microcosm(&["check"], &third);
    assert!(!checked.status.success());
    assert!(said(&checked).contains(&format!("bad {table}: entry ")), "{}", said(&checked));
}
