//! What who runs the house decides beside the running servers holds at all of them within
//! seconds.

use std::time::Duration;

use load::{Client, Line};
use serde_json::{Value, json};
use server::Running;
use server::admin::{self, Whom};
use store::testing::Postgres;

use crate::common::{quick, start_on, watch};

/// So long nobody has to wait.
const SOON: Duration = Duration::from_secs(10);

fn ada() -> Value {
    json!({ "name": "Ada", "password": "engine number one" })
}

async fn registered(server: &Running) -> Client {
    let mut client = Client::guest(server.address).await.unwrap();
    let made = client.post("/api/account", &ada()).await.unwrap();
    assert_eq!(made.status, 200, "{}", made.text);
    client.keep(&made);
    client
}

/// A file on which a server runs and an operator looks after it.
fn file() -> (tempfile::TempDir, String) {
    let directory = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", directory.path().join("tables.db").display());
    (directory, url)
}

/// The server says why, and closes.
async fn is_sent_away(line: &mut Line, key: &str) -> Value {
    let error = tokio::time::timeout(SOON, line.until("error")).await.unwrap().unwrap();
    assert_eq!((&error["fatal"], &error["why"]["key"]), (&json!(true), &json!(key)));
    assert!(!matches!(line.text().await, Ok(Some(_))), "nothing after it");
    error["why"].clone()
}

/// Asks until it is answered so.
pub(crate) async fn until(status: u16, ask: impl AsyncFn() -> load::Answer) -> load::Answer {
    let started = std::time::Instant::now();
    loop {
        let answer = ask().await;
        if answer.status == status || started.elapsed() > SOON {
            assert_eq!(answer.status, status, "{}", answer.text);
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_banned_is_sent_away_and_does_not_come_back() {
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    let database = postgres.database().await.unwrap();
    let (one, two) = (start_on(&database, quick()).await, start_on(&database, quick()).await);
    let operator = store::open(&database).await.unwrap();
    let here = registered(&one).await;
    let mut there = Client::new(two.address);
    there.cookie = here.cookie.clone();
    let (mut first, mut second) = (here.connect().await.unwrap(), there.connect().await.unwrap());

    let whom = Whom::Account("ada");
    admin::ban(&*operator, &whom, Some(3), "Spam.").await.unwrap();
    for line in [&mut first, &mut second] {
        let why = is_sent_away(line, "keeper-banned-until").await;
        assert_eq!(why["args"]["why"], "Spam.");
        assert!(why["args"]["until"].is_i64(), "{why}");
    }
    let make = json!({ "game": "microscopic", "seats": ["me", "bot:random"] });
    for client in [&here, &there] {
        assert_eq!(client.post("/api/tables", &make).await.unwrap().status, 401);
        assert_eq!(client.get("/api/sessions").await.unwrap().status, 401);
    }
    let visitor = Client::guest(two.address).await.unwrap();
    let refused = visitor.post("/api/login", &ada()).await.unwrap();
    let why = &refused.json["why"];
    assert_eq!((refused.status, &why["key"]), (403, &json!("keeper-banned-until")));
    let wrong = json!({ "name": "Ada", "password": "engine number two" });
    let refused = visitor.post("/api/login", &wrong).await.unwrap();
    assert_eq!(refused.status, 401, "who does not know the password is told nothing");
    let listed = admin::bans(&*operator).await.unwrap();
    assert!(listed[0].starts_with("banned Ada until 20") && listed[0].ends_with(" UTC: Spam."));

    assert!(admin::unban(&*operator, &whom).await.unwrap());
    assert!(!admin::unban(&*operator, &whom).await.unwrap());
    until(200, async || visitor.post("/api/login", &ada()).await.unwrap()).await;
    assert!(admin::ban(&*operator, &Whom::Account("nobody"), None, "").await.is_err());
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_muted_plays_on_in_silence() {
    let (_directory, database) = file();
    let server = start_on(&database, quick()).await;
    let operator = store::open(&database).await.unwrap();
    let client = registered(&server).await;
    let make = json!({ "game": "microscopic", "seats": ["me", "bot:random"] });
    let table = client.make(&make).await.unwrap();
    let mut line = watch(&client, &table).await;
    let talk = json!({ "type": "chat", "table": table, "text": "hello" });
    assert_eq!(line.ask(talk.clone()).await.unwrap()["type"], "ack");
    let whom = Whom::Talker("Ada");
    admin::ban(&*operator, &whom, None, "Shouting.").await.unwrap();
    let heard = async |line: &mut Line, wanted: &str| {
        for _ in 0..100 {
            let answer = line.ask(talk.clone()).await.unwrap();
            if answer["type"] == wanted {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("never {wanted}");
    };
    let refused = heard(&mut line, "refused").await;
    assert_eq!(refused["why"]["key"], "keeper-muted");
    assert_eq!(client.get("/api/sessions").await.unwrap().status, 200, "and stays");
    assert!(admin::unban(&*operator, &whom).await.unwrap());
    heard(&mut line, "ack").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_comes_in_from_a_banned_network() {
    let (_directory, database) = file();
    let server = start_on(&database, quick()).await;
    let operator = store::open(&database).await.unwrap();
    let client = Client::guest(server.address).await.unwrap();
    let mut line = client.connect().await.unwrap();
    admin::ban(&*operator, &Whom::Network("127.0.0.9/8".parse().unwrap()), None, "").await.unwrap();
    is_sent_away(&mut line, "keeper-address").await;
    let refused = client.get("/api/me").await.unwrap();
    assert_eq!((refused.status, &refused.json["why"]["key"]), (403, &json!("keeper-address")));
    assert_eq!(client.get("/health").await.unwrap().status, 200);
    assert_eq!(admin::bans(&*operator).await.unwrap(), ["banned 127.0.0.0/8"]);
    let whom = Whom::Network("127.0.0.0/8".parse().unwrap());
    assert!(admin::unban(&*operator, &whom).await.unwrap());
    until(200, async || client.get("/api/me").await.unwrap()).await;
    server.stop().await;
}
