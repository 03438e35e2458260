//! A new session at every change of who somebody is; the old cookie, and every
//! copy of it, is worth nothing then.

use std::time::Duration;

use load::{Client, Line};
use serde_json::{Value, json};
use server::{Config, Running};
use store::testing::Postgres;

use crate::common::{quick, start, start_on, watch};

fn ada() -> Value {
    json!({ "name": "Ada", "password": "engine number one" })
}

/// Somebody with an account, in a browser of its own.
async fn registered(server: &Running) -> Client {
    let mut client = Client::guest(server.address).await.unwrap();
    let made = client.post("/api/account", &ada()).await.unwrap();
    assert_eq!(made.status, 200, "{}", made.text);
    client.keep(&made);
    client
}

/// Ada once more, in another browser.
async fn logged_in(server: &Running) -> Client {
    let mut client = Client::guest(server.address).await.unwrap();
    let login = client.post("/api/login", &ada()).await.unwrap();
    assert_eq!(login.status, 200, "{}", login.text);
    client.keep(&login);
    client
}

/// Neither HTTP nor a socket serves this cookie, and at the door its bearer is
/// somebody else.
async fn is_worth_nothing(copy: &Client, identity: &Value) {
    let ended = json!("error-session-ended");
    let answer = copy.get("/api/sessions").await.unwrap();
    assert_eq!((answer.status, &answer.json["why"]["key"]), (401, &ended));
    let make = json!({ "game": "microscopic", "seats": ["me", "bot:random"] });
    assert_eq!(copy.post("/api/tables", &make).await.unwrap().status, 401);
    assert_eq!(copy.get("/api/tables").await.unwrap().json["mine"], json!([]));
    let refused = copy.open().await.unwrap().next().await.unwrap();
    assert_eq!((&refused["fatal"], &refused["why"]["key"]), (&json!(true), &ended));
    let me = copy.get("/api/me").await.unwrap();
    assert_ne!(&me.json["id"], identity);
    assert_eq!(me.json["account"], false);
}

/// The server says why, and closes.
async fn is_closed(line: &mut Line) {
    let error = line.until("error").await.unwrap();
    let why = (&error["fatal"], &error["why"]["key"]);
    assert_eq!(why, (&json!(true), &json!("error-session-ended")));
    assert!(!matches!(line.text().await, Ok(Some(_))), "nothing after it");
}

#[tokio::test]
async fn a_cookie_copied_before_login_is_refused_after_it() {
    let server = start(quick()).await;
    let account = registered(&server).await.arrive().await.unwrap()["id"].clone();
    let mut victim = Client::guest(server.address).await.unwrap();
    let seats = json!({ "game": "microscopic", "seats": ["me", "bot:random"] });
    let table = victim.make(&seats).await.unwrap();
    let copy = victim.clone();
    let mut line = watch(&copy, &table).await;
    let login = victim.post("/api/login", &ada()).await.unwrap();
    victim.keep(&login);
    is_closed(&mut line).await;
    is_worth_nothing(&copy, &account).await;
    assert_eq!(victim.arrive().await.unwrap()["id"], account);
    assert_eq!(victim.get("/api/tables").await.unwrap().json["mine"][0]["id"], table.as_str());

    // Nor after the logout, which ends the account's session in its turn.
    let later = victim.clone();
    let bye = victim.post("/api/logout", &json!({})).await.unwrap();
    assert_eq!(bye.status, 204);
    assert!(bye.headers["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    is_worth_nothing(&copy, &account).await;
    is_worth_nothing(&later, &account).await;
    server.stop().await;
}

#[tokio::test]
async fn another_login_ends_the_session_before_it() {
    let server = start(quick()).await;
    let mut me = registered(&server).await;
    let account = me.arrive().await.unwrap()["id"].clone();
    let copy = me.clone();
    let login = me.post("/api/login", &ada()).await.unwrap();
    me.keep(&login);
    assert_eq!(me.arrive().await.unwrap()["id"], account);
    is_worth_nothing(&copy, &account).await;
    let wrong = json!({ "name": "Ada", "password": "engine number two" });
    assert_eq!(me.post("/api/login", &wrong).await.unwrap().status, 401);
    assert_eq!(me.get("/api/sessions").await.unwrap().status, 200, "a wrong password ends nothing");
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_copied_before_registering_is_refused_after_it() {
    let server = start(quick()).await;
    let mut victim = Client::guest(server.address).await.unwrap();
    let copy = victim.clone();
    let mut line = copy.connect().await.unwrap();
    let made = victim.post("/api/account", &ada()).await.unwrap();
    victim.keep(&made);
    is_closed(&mut line).await;
    is_worth_nothing(&copy, &made.json["id"]).await;
    let me = victim.arrive().await.unwrap();
    assert_eq!((&me["id"], &me["account"]), (&made.json["id"], &json!(true)));
    server.stop().await;
}

#[tokio::test]
async fn sessions_are_listed_and_ended_from_elsewhere() {
    let server = start(quick()).await;
    let mut laptop = Client::new(server.address);
    laptop.agent = Some("Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0".into());
    laptop.arrive().await.unwrap();
    let made = laptop.post("/api/account", &ada()).await.unwrap();
    laptop.keep(&made);
    let account = &made.json["id"];
    let (phone, tablet) = (logged_in(&server).await, logged_in(&server).await);
    let list = async |client: &Client| -> Vec<Value> {
        let sessions = client.get("/api/sessions").await.unwrap().json;
        sessions.as_array().unwrap().clone()
    };
    let mine = list(&laptop).await;
    assert_eq!(mine.len(), 3);
    let this: Vec<&Value> = mine.iter().filter(|session| session["this"] == true).collect();
    assert_eq!((this.len(), &this[0]["device"]), (1, &json!("Firefox, Linux")));
    assert!(mine.iter().all(|session| session["seen"].as_u64() >= session["created"].as_u64()));
    let id_of = async |client: &Client| -> String {
        let sessions = list(client).await;
        let this = sessions.iter().find(|session| session["this"] == true).unwrap();
        this["id"].as_str().unwrap().to_owned()
    };
    for client in [&laptop, &phone, &tablet] {
        let secret = client.cookie.as_ref().unwrap().split_once('=').unwrap().1;
        assert!(!json!(mine).to_string().contains(secret), "the list tells no cookie");
    }

    let mut line = phone.connect().await.unwrap();
    let mut stays = tablet.connect().await.unwrap();
    let path = format!("/api/sessions/{}", id_of(&phone).await);
    let stranger = Client::guest(server.address).await.unwrap();
    assert_eq!(stranger.delete(&path).await.unwrap().status, 404, "somebody else's");
    assert_eq!(Client::new(server.address).delete(&path).await.unwrap().status, 401);
    for bad in ["/api/sessions/x", "/api/sessions/%00", "/api/sessions/end"] {
        assert!(matches!(laptop.delete(bad).await.unwrap().status, 404 | 405), "{bad}");
    }
    let mut elsewhere = laptop.clone();
    elsewhere.origin = Some("https://evil.example".into());
    assert_eq!(elsewhere.delete(&path).await.unwrap().status, 403);
    assert_eq!(laptop.delete(&path).await.unwrap().status, 204);
    is_closed(&mut line).await;
    is_worth_nothing(&phone, account).await;
    assert_eq!(laptop.delete(&path).await.unwrap().status, 404, "it has ended");
    stays.send(&json!({ "type": "hello", "v": 3 })).await.unwrap();
    stays.until("welcome").await.unwrap();

    let end = laptop.post("/api/sessions/end", &json!({})).await.unwrap();
    assert_eq!(end.status, 204);
    is_closed(&mut stays).await;
    is_worth_nothing(&tablet, account).await;
    let left = list(&laptop).await;
    assert_eq!((left.len(), &left[0]["this"]), (1, &json!(true)));
    server.stop().await;
}

/// Nobody came for too long, and the expired are on no list.
#[tokio::test]
async fn the_expired_are_refused_and_others_last() {
    let server = start(Config { session: Duration::from_secs(5), ..quick() }).await;
    let gone = registered(&server).await;
    let mut stays = logged_in(&server).await;
    let me = stays.arrive().await.unwrap();
    for _ in 0..6 {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let answer = stays.get("/api/me").await.unwrap();
        assert_eq!(answer.json["id"], me["id"], "each visit makes it last longer");
        if let Some(cookie) = answer.headers.get("set-cookie") {
            let kept = stays.cookie.clone().unwrap();
            assert!(cookie.to_str().unwrap().starts_with(&kept), "the same token");
        }
    }
    let answer = gone.get("/api/sessions").await.unwrap();
    let why = (answer.status, &answer.json["why"]["key"]);
    assert_eq!(why, (401, &json!("error-session-expired")));
    assert_eq!(stays.get("/api/sessions").await.unwrap().json.as_array().unwrap().len(), 1);
    server.stop().await;
}

/// What one node has ended, the other does not serve.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_ended_at_one_node_is_ended_at_the_other() {
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    let database = postgres.database().await.unwrap();
    let (one, two) = (start_on(&database, quick()).await, start_on(&database, quick()).await);
    let me = registered(&one).await;
    let mut there = Client::new(two.address);
    there.cookie = me.cookie.clone();
    let account = there.arrive().await.unwrap()["id"].clone();
    let mut line = there.connect().await.unwrap();
    assert_eq!(me.post("/api/logout", &json!({})).await.unwrap().status, 204);
    is_worth_nothing(&there, &account).await;
    // A socket at the other node looks when it pings.
    let error = tokio::time::timeout(Duration::from_secs(40), line.text()).await.unwrap();
    assert!(error.unwrap().unwrap().contains("error-session-ended"));
    one.stop().await;
    two.stop().await;
}
