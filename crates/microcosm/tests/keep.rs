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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_looks_after_accounts() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("tables.db");
    let address = free();
    let server = Server::start(address, &database).await;
    let client = Client::guest(address).await.unwrap();
    let account = json!({ "name": "Ada", "password": "engine number one" });
    assert_eq!(client.post("/api/account", &account).await.unwrap().status, 200);
    let login = async |name: &str, password: &str| {
        let visitor = Client::guest(address).await.unwrap();
        let credentials = json!({ "name": name, "password": password });
        visitor.post("/api/login", &credentials).await.unwrap().status
    };
    let admin = |args: &[&str]| {
        let output = microcosm(&[&["admin"], args].concat(), &database);
        (output.status.success(), said(&output))
    };
    assert_eq!(admin(&["accounts"]), (true, "Ada\n".to_owned()));
    let (done, told) = admin(&["password", "ada"]);
    assert!(done, "{told}");
    let password = told.split_whitespace().last().unwrap();
    assert_eq!(login("Ada", "engine number one").await, 401);
    assert_eq!(login("Ada", password).await, 200);
    assert!(admin(&["rename", "Ada", "Grace"]).0);
    assert_eq!(login("Grace", password).await, 200);
    let (done, told) = admin(&["logout", "Grace"]);
    assert!(done && told.starts_with("2 sessions"), "{told}");
    for bad in [&["password", "nobody"][..], &["rename", "Grace", "..."]] {
        assert!(!admin(bad).0, "{bad:?}");
    }
    server.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_looks_after_the_house() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("tables.db");
    let address = free();
    let server = Server::start(address, &database).await;
    let client = Client::guest(address).await.unwrap();
    let account = json!({ "name": "Ada", "password": "engine number one" });
    assert_eq!(client.post("/api/account", &account).await.unwrap().status, 200);
    let table = Client::guest(address).await.unwrap();
    let table = table.make(&json!({ "game": "micropolis", "seats": ["me", "open"] })).await;
    let table = table.unwrap();
    let admin = |args: &[&str]| {
        let output = microcosm(&[&["admin"], args].concat(), &database);
        (output.status.success(), said(&output))
    };
    for (args, told) in [
        (&["ban", "Ada", "--for", "2", "--why", "Spam."][..], "Ada is banned for 2 days"),
        (&["ban", "--address", "203.0.113.7/24"], "203.0.113.0/24 is banned for good"),
        (&["mute", "ada"], "ada is muted for good"),
        (&["bans"], "muted Ada"),
        (&["unmute", "Ada"], "Ada may talk again"),
        (&["unban", "--address", "203.0.113.0/24"], "may come in again"),
        (&["unban", "Ada"], "Ada may come in again"),
        (&["close", &table], "is closed"),
        (&["announce", "A cup.", "--until", "2100-01-01 18:00"], "everybody is told"),
        (&["announce", "--none"], "nobody is told any more"),
        (&["maintenance", "on", "Back at six."], "nothing new begins"),
        (&["maintenance", "off"], "all goes on"),
        (&["purge", "--keep-guests", "1"], "0 tables and 0 guests would be taken away"),
        (&["purge", "--keep-open-tables", "1", "--yes"], "0 tables and 0 guests taken away"),
        (&["audit"], "operator ban Ada (Spam.)"),
    ] {
        let (done, said) = admin(args);
        assert!(done && said.contains(told), "{args:?}: {said}");
    }
    for bad in [
        &["ban"][..],
        &["ban", "Ada", "--address", "203.0.113.0/24"],
        &["ban", "nobody"],
        &["ban", "Ada", "--for", "0"],
        &["ban", "--address", "somewhere"],
        &["unban", "Ada"],
        &["close", &table],
        &["announce"],
        &["announce", "A cup.", "--none"],
        &["announce", "A cup.", "--until", "soon"],
        &["maintenance", "perhaps"],
        &["purge"],
        &["purge", "--keep-guests", "0"],
    ] {
        assert!(!admin(bad).0, "{bad:?}");
    }
    server.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_access_log_says_who_asked_for_what() {
    let directory = tempfile::tempdir().unwrap();
    let place = directory.path().join("log");
    let address = free();
    let log = std::fs::File::create(&place).unwrap();
    let server = Server::with(address, &directory.path().join("db"), &["--access-log"], log).await;
    let mut client = Client::guest(address).await.unwrap();
    let me = client.arrive().await.unwrap()["id"].as_str().unwrap().to_owned();
    client.get("/api/tables?secret=1").await.unwrap();
    client.get("/enter/t0ken").await.unwrap();
    client.post("/api/enter", &json!({ "token": "t0ken" })).await.unwrap();
    server.kill();
    let text = std::fs::read_to_string(place).unwrap();
    let line = text.lines().find(|line| line.contains("/api/tables")).unwrap();
    for part in ["access", "GET", "200", "ms=", &me] {
        assert!(line.contains(part), "{part} is missing: {line}");
    }
    assert!(text.contains("/api/enter"), "{text}");
    for secret in ["t0ken", "secret", "127.0.0.1:"] {
        let found = text.lines().find(|line| line.contains("access") && line.contains(secret));
        assert_eq!(found, None);
    }
}
