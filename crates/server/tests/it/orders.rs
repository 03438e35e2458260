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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_closed_is_played_no_further() {
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    let database = postgres.database().await.unwrap();
    let (one, two) = (start_on(&database, quick()).await, start_on(&database, quick()).await);
    let operator = store::open(&database).await.unwrap();
    let host = Client::guest(one.address).await.unwrap();
    let guest = Client::guest(two.address).await.unwrap();
    let seats = json!({ "game": "microscopic", "seats": ["me", "open"] });
    let table = host.make(&seats).await.unwrap();
    guest.join(&table).await.unwrap();
    let (mut here, mut there) = (watch(&host, &table).await, watch(&guest, &table).await);
    here.until("state").await.unwrap();
    admin::close(&*operator, &table).await.unwrap();
    for line in [&mut here, &mut there] {
        let error = tokio::time::timeout(SOON, line.until("error")).await.unwrap().unwrap();
        let told = (&error["fatal"], &error["why"]["key"], &error["table"]);
        assert_eq!(told, (&json!(true), &json!("keeper-closed"), &json!(table)));
    }
    for client in [&host, &guest] {
        let lists = client.get("/api/tables").await.unwrap().json;
        assert_eq!((&lists["mine"], &lists["running"]), (&json!([]), &json!([])));
        let mut again = client.connect().await.unwrap();
        again.subscribe(&table, None).await.unwrap();
        assert_eq!(again.until("error").await.unwrap()["why"]["key"], "keeper-closed");
        // What was hidden stays hidden.
        for path in ["record", "replay"] {
            let answer = client.get(&format!("/api/tables/{table}/{path}")).await.unwrap();
            assert_eq!(answer.status, 409, "{}", answer.text);
        }
        assert_eq!(client.get(&format!("/api/tables/{table}/result")).await.unwrap().status, 404);
    }
    let checked = server::check(&*operator, |table, why| panic!("{table}: {why}")).await.unwrap();
    assert_eq!((checked.tables, checked.bad, checked.uncounted), (1, 0, 0));
    assert!(admin::close(&*operator, &table).await.is_err(), "once");
    assert!(admin::close(&*operator, "nowhere").await.is_err());
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_has_come_for_is_taken_away() {
    let (_directory, database) = file();
    let server = start_on(&database, quick()).await;
    let operator = store::open(&database).await.unwrap();
    let client = Client::guest(server.address).await.unwrap();
    let make = json!({ "game": "microscopic", "seats": ["me", "open"] });
    let table = client.make(&make).await.unwrap();
    let stored = operator.table(&table).await.unwrap().unwrap();
    let guest = |id: &str, created| store::NewGuest { id: id.into(), name: id.into(), created };
    for (id, created) in [("old", 1), ("host", 1)] {
        operator.add_guest(guest(id, created)).await.unwrap();
    }
    let old = |id: &str, header: String, due| store::NewTable {
        id: id.into(),
        game: stored.game.clone(),
        header,
        seed: stored.seed.clone(),
        seats: stored.seats.clone(),
        invited: Vec::new(),
        summary: store::Summary { updated: 1, due, ..stored.summary.clone() },
        created: 1,
    };
    let mut plan: Value = serde_json::from_str(&stored.header).unwrap();
    operator.create(old("waits", plan.to_string(), None)).await.unwrap();
    operator.create(old("timed", plan.to_string(), Some(i64::MAX))).await.unwrap();
    // Played all the time, though the lists do not say so.
    operator.create(old("played", plan.to_string(), None)).await.unwrap();
    let line = json!({ "n": 0, "at": i64::MAX }).to_string();
    operator.append(store::Append::one("played", 1, line)).await.unwrap();
    plan["tournament"] = json!("cup");
    operator.create(old("cup", plan.to_string(), None)).await.unwrap();
    operator.claim("waits", 0, "host").await.unwrap();

    let policy = server::Policy { guests: Some(1), tables: Some(1) };
    let found = server::purge(&*operator, policy, false).await.unwrap();
    assert_eq!((found.tables, found.guests), (1, 1));
    assert!(operator.table("waits").await.unwrap().is_some(), "nothing was done");
    let gone = server::purge(&*operator, policy, true).await.unwrap();
    assert_eq!((gone.tables, gone.guests), (1, 2), "and who sat there");
    for (id, there) in
        [("waits", false), ("timed", true), ("played", true), ("cup", true), (&table, true)]
    {
        assert_eq!(operator.table(id).await.unwrap().is_some(), there, "{id}");
    }
    assert!(operator.identity("old").await.unwrap().is_none());
    assert_eq!(client.get("/api/tables").await.unwrap().json["mine"][0]["id"], table.as_str());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn during_maintenance_games_go_on_and_nothing_begins() {
    let (_directory, database) = file();
    let server = start_on(&database, quick()).await;
    let operator = store::open(&database).await.unwrap();
    let client = registered(&server).await;
    let lists = async || client.get("/api/tables").await.unwrap().json;
    assert!(lists().await.get("bulletin").is_none(), "nothing to say");
    let make = json!({ "game": "microscopic", "seats": ["me", "bot:random"] });
    let table = client.make(&make).await.unwrap();
    let mut line = watch(&client, &table).await;
    admin::announce(&*operator, Some("A cup on Sunday."), None).await.unwrap();
    admin::maintain(&*operator, Some("Back at six.")).await.unwrap();
    let refused = until(503, async || client.post("/api/tables", &make).await.unwrap()).await;
    let why = &refused.json["why"];
    assert_eq!(why["key"], "keeper-maintenance");
    assert_eq!(why["args"]["why"], "Back at six.");
    let told = json!({ "announcement": "A cup on Sunday.", "maintenance": "Back at six." });
    assert_eq!(lists().await["bulletin"], told);
    let visitor = Client::guest(server.address).await.unwrap();
    for (path, body) in [
        ("/api/login", ada()),
        ("/api/account", json!({ "name": "Grace", "password": "engine number one" })),
        ("/api/pair", json!({ "game": "microscopic" })),
    ] {
        assert_eq!(visitor.post(path, &body).await.unwrap().status, 503, "{path}");
    }
    let state = crate::common::my_turn(&mut line).await;
    let action = &crate::common::offered(&state)[0];
    let act = json!({ "type": "act", "table": table, "after": state["n"], "action": action });
    assert_eq!(line.ask(act).await.unwrap()["type"], "ack");

    admin::maintain(&*operator, None).await.unwrap();
    admin::announce(&*operator, None, None).await.unwrap();
    until(200, async || client.post("/api/tables", &make).await.unwrap()).await;
    assert!(lists().await.get("bulletin").is_none());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_matters_is_written_down_without_secrets() {
    let (_directory, database) = file();
    let server = start_on(&database, quick()).await;
    let operator = store::open(&database).await.unwrap();
    let mut client = registered(&server).await;
    let visitor = Client::guest(server.address).await.unwrap();
    let wrong = json!({ "name": "Ada", "password": "engine number two" });
    assert_eq!(visitor.post("/api/login", &wrong).await.unwrap().status, 401);
    // Somebody has typed a password where the name goes.
    let slip = json!({ "name": "engine number one", "password": "engine number one" });
    assert_eq!(visitor.post("/api/login", &slip).await.unwrap().status, 401);
    let login = client.post("/api/login", &ada()).await.unwrap();
    client.keep(&login);
    assert_eq!(client.post("/api/me", &json!({ "name": "Grace" })).await.unwrap().status, 200);
    admin::ban(&*operator, &Whom::Talker("Grace"), None, "Shouting.").await.unwrap();
    admin::unban(&*operator, &Whom::Talker("Grace")).await.unwrap();
    let password = admin::new_password(&*operator, "Grace").await.unwrap();

    let name = visitor.get("/api/me").await.unwrap().json["name"].as_str().unwrap().to_owned();
    let deeds = async || -> Vec<String> {
        let lines = server::audit(&*operator, 100).await.unwrap();
        // Without the time.
        lines.iter().map(|line| line.splitn(3, ' ').last().unwrap().to_owned()).collect()
    };
    let told = deeds().await;
    let failed = format!("{name} login-failed Grace");
    assert_eq!(
        told,
        [
            "Grace register",
            &failed,
            "Grace login",
            "Grace rename (Ada)",
            "operator mute Grace (Shouting.)",
            "operator unmute Grace",
            "operator password Grace",
        ]
    );
    assert!(!told.iter().any(|line| line.contains("engine") || line.contains(&password)));
    assert_eq!(server::audit(&*operator, 2).await.unwrap().len(), 2);

    // Who leaves for good leaves no name behind.
    let login = json!({ "name": "Grace", "password": password });
    let login = client.post("/api/login", &login).await.unwrap();
    client.keep(&login);
    let farewell = json!({ "password": password });
    assert_eq!(client.post("/api/account/delete", &farewell).await.unwrap().status, 204);
    let told = deeds().await.join("\n");
    assert!(told.ends_with(" delete"), "{told}");
    for gone in ["Ada", "Grace", "Shouting"] {
        assert!(!told.contains(gone), "{told}");
    }
    server.stop().await;
}
