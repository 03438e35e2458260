//! A club's database of before the rules were mended, opened by the server of
//! today: every table goes on by the rules it began with, and finishes.
//!
//! `tests/upgrade` holds what version 1 left behind: `ada` sits at six running
//! tables of all four games (two of them still in their set-up), at four that
//! wait for a second player, and at one that is over. Browsers of then have a
//! signed cookie instead of a session.

use hmac::{Hmac, KeyInit, Mac};
use load::{Client, Line};
use serde_json::{Value, json};
use server::Running;
use sha2::Sha256;
use store::testing::{Postgres, restore};
use store::{NewGuest, Secret};

use crate::common::{last, play_out, quick, start_on, watch, whole_replay};

const SQLITE: &str = include_str!("../upgrade/version-1.sqlite.sql");
const POSTGRES: &str = include_str!("../upgrade/version-1.postgres.sql");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_version_1_go_on_on_sqlite() {
    let directory = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", directory.path().join("tables.db").display());
    upgrade(&database, SQLITE).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_version_1_go_on_on_postgres() {
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    upgrade(&postgres.database().await.unwrap(), POSTGRES).await;
}

async fn upgrade(database: &str, dump: &str) {
    restore(database, dump).await.unwrap();
    let signed = signed_cookies(database).await;
    let server = start_on(database, quick()).await;
    cookies_are_exchanged_once(&server, signed).await;
    let mut ada = Client::new(server.address);
    let login = json!({ "name": "ada", "password": "correct horse battery" });
    let login = ada.post("/api/login", &login).await.unwrap();
    assert_eq!(login.status, 200, "{}", login.text);
    ada.keep(&login);
    let mine = ada.get("/api/tables").await.unwrap().json["mine"].clone();
    let mut counts = [0; 3];
    for table in mine.as_array().unwrap() {
        let id = table["id"].as_str().unwrap();
        counts[match (table["started"].as_bool(), table["over"].as_bool()) {
            (_, Some(true)) => {
                again(&ada, id).await;
                0
            }
            (Some(true), _) => {
                goes_on(&ada, id).await;
                1
            }
            _ => {
                starts(&server, &ada, id).await;
                2
            }
        }] += 1;
    }
    assert_eq!(counts, [1, 6, 4], "over, running and waiting");
    server.stop().await;
}

/// The cookies by which version 1 knew a guest, a guest who had become part of
/// ada's account, and ada.
async fn signed_cookies(database: &str) -> [String; 3] {
    let store = store::open(database).await.unwrap();
    let ada = store.account("ada").await.unwrap().unwrap().identity;
    for id in ["grace", "phone"] {
        let name = id.to_owned();
        store.add_guest(NewGuest { id: id.into(), name, created: 1 }).await.unwrap();
    }
    store.link("phone", &ada).await.unwrap();
    let secret = store.secret(Secret::new(vec![0; 32])).await.unwrap();
    store.close().await;
    ["grace", "phone", &ada].map(|id| {
        let text = format!("{id}.{}", i64::MAX);
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.reveal()).unwrap();
        mac.update(format!("microcosm\0{text}").as_bytes());
        format!("microcosm={text}.{}", hex::encode(mac.finalize().into_bytes()))
    })
}

/// A guest of then stays the same, by a session that is had for the cookie once;
/// who has an account logs in again.
async fn cookies_are_exchanged_once(server: &Running, [grace, phone, ada]: [String; 3]) {
    let mut browser = Client::new(server.address);
    browser.cookie = Some(grace.clone());
    let early = browser.get("/api/sessions").await.unwrap();
    assert_eq!(early.status, 401, "it opens one door only");
    assert_eq!(browser.arrive().await.unwrap()["id"], "grace");
    assert_ne!(browser.cookie.as_ref(), Some(&grace));
    assert_eq!(browser.arrive().await.unwrap()["id"], "grace");
    assert_eq!(browser.post("/api/logout", &json!({})).await.unwrap().status, 204);
    for worthless in [grace, phone, ada] {
        let mut copy = Client::new(server.address);
        copy.cookie = Some(worthless.clone());
        assert_eq!(copy.get("/api/sessions").await.unwrap().status, 401);
        let me = copy.arrive().await.unwrap();
        assert!(me["account"] == false && !worthless.contains(me["id"].as_str().unwrap()), "{me}");
    }
}

/// The table, played to its end, has a record of version 1 that verifies.
async fn goes_on(ada: &Client, table: &str) {
    let mut line = watch(ada, table).await;
    let heard = play_out(&mut line, table, 5, usize::MAX).await;
    assert_eq!(last(&heard, "table")["rules"], 1);
    assert!(!last(&heard, "state")["outcome"].is_null());
    of_version(ada, table, 1).await;
}

/// A table laid out by version 1 begins by version 1.
async fn starts(server: &Running, ada: &Client, table: &str) {
    let guest = Client::guest(server.address).await.unwrap();
    guest.join(table).await.unwrap();
    let mut line = watch(ada, table).await;
    let info = line.until("table").await.unwrap();
    assert_eq!(info["rules"], 1);
    line.until("state").await.unwrap();
    resign(&mut line, table).await;
    of_version(ada, table, 1).await;
}

/// A game that is over can be looked at, and its rematch has the newest rules.
async fn again(ada: &Client, table: &str) {
    let replay = ada.get(&format!("/api/tables/{table}/replay")).await.unwrap();
    assert_eq!(replay.json["header"]["rules"], 1);
    assert!(replay.json["frames"][1]["view"].is_object());
    of_version(ada, table, 1).await;
    let game = replay.json["header"]["game"].as_str().unwrap();
    let page = ada.get(&format!("/api/games/{game}/rules?version=1")).await.unwrap().json;
    assert_eq!((&page["version"], &page["newest"]), (&json!(1), &json!(2)));
    let clauses = page["clauses"].as_array().unwrap();
    assert!(clauses.iter().all(|clause| clause["since"] == 1), "only what held then");
    assert!(clauses.iter().any(|clause| clause["until"] == 1), "and all of it");
    let next = ada.post(&format!("/api/tables/{table}/rematch"), &Value::Null).await.unwrap();
    let next = next.json["id"].as_str().unwrap().to_owned();
    let mut line = watch(ada, &next).await;
    assert_eq!(line.until("table").await.unwrap()["rules"], 2);
    line.until("state").await.unwrap();
    resign(&mut line, &next).await;
    of_version(ada, &next, 2).await;
    // What is continued keeps its rules.
    let seats = json!({ "at": 2, "seats": ["me", "bot:random"] });
    let on = ada.post(&format!("/api/tables/{table}/continue"), &seats).await.unwrap();
    assert_eq!(on.status, 200, "{}", on.text);
    let on = on.json["id"].as_str().unwrap().to_owned();
    let mut line = watch(ada, &on).await;
    assert_eq!(line.until("table").await.unwrap()["rules"], 1);
    line.until("state").await.unwrap();
    resign(&mut line, &on).await;
    of_version(ada, &on, 1).await;
}

async fn resign(line: &mut Line, table: &str) {
    let answer = line.ask(json!({ "type": "resign", "table": table })).await.unwrap();
    assert_eq!(answer["type"], "ack", "{answer}");
}

async fn of_version(ada: &Client, table: &str, version: u32) {
    let record = ada.get(&format!("/api/tables/{table}/record")).await.unwrap();
    let record =
        record::verify(&record.text, catalog::game, record::Mode::Strict).unwrap_or_else(|error| {
            panic!("{table}: {error}");
        });
    assert_eq!(record.header.rules, version);
}

/// Rules that nobody here knows: what is written can be looked at, and no more.
#[tokio::test]
async fn a_record_of_unknown_rules_can_be_read() {
    let server = start_on("sqlite::memory:", quick()).await;
    let guest = Client::guest(server.address).await.unwrap();
    let golden = include_str!("../../../microscopic/golden/microscopic-2.jsonl");
    let mut record = record::Record::parse(golden).unwrap();
    record.header.rules = 99;
    let made = guest.post_text("/api/records", record.text()).await.unwrap();
    assert_eq!(made.status, 200, "{}", made.text);
    let id = made.json["id"].as_str().unwrap();
    let replay = whole_replay(&guest, &format!("/api/replays/{id}")).await;
    let why = json!({ "key": "error-rules", "args": { "found": 99, "oldest": 1, "newest": 2 } });
    assert_eq!((&replay["header"]["rules"], &replay["header"]["unplayed"]), (&json!(99), &why));
    assert!(replay["header"]["outcome"]["winners"].is_array());
    let frames = replay["frames"].as_array().unwrap();
    assert_eq!(frames.len(), record.entries.len());
    assert!(frames[1]["view"].is_null() && !frames[1]["action"].as_str().unwrap().is_empty());
    let seats = json!({ "at": 2, "seats": ["me", "bot:random"] });
    let on = guest.post(&format!("/api/tables/{id}/continue"), &seats).await.unwrap();
    assert_eq!((on.status, &on.json["why"]), (422, &why));
    let page = guest.get("/api/games/microscopic/rules?version=99").await.unwrap();
    assert_eq!(page.status, 404);
    server.stop().await;
}
