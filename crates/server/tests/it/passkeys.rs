//! Coming in by a passkey: what a password would do, by a device that nobody has to believe.

use load::{Answer, Client};
use serde_json::{Value, json};
use server::{Config, Running};
use sha2::{Digest, Sha256};
use store::testing::Postgres;
use store::{Challenge, MAX_PASSKEYS};

use crate::common::{quick, start, start_on};
use crate::device::Device;

const HOUSE: &str = "http://localhost:7420";

fn with_passkeys() -> Config {
    Config { public_url: Some(HOUSE.to_owned()), ..quick() }
}

/// Somebody with an account.
async fn registered(server: &Running, name: &str) -> Client {
    let mut client = Client::new(server.address);
    client.agent = Some("Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0".into());
    client.arrive().await.unwrap();
    let who = json!({ "name": name, "password": "engine number one" });
    let made = client.post("/api/account", &who).await.unwrap();
    assert_eq!(made.status, 200, "{}", made.text);
    client.keep(&made);
    client
}

/// What a device is asked: to make a key at `new`, to show one at `ask`.
async fn asked(client: &Client, what: &str) -> Value {
    let asked = client.post(&format!("/api/passkeys/{what}"), &json!({})).await.unwrap();
    assert_eq!(asked.status, 200, "{}", asked.text);
    asked.json
}

async fn add(client: &Client, asked: &Value, answer: &Value) -> Answer {
    let body = json!({ "id": asked["id"], "answer": answer });
    client.post("/api/passkeys", &body).await.unwrap()
}

async fn enter(client: &Client, asked: &Value, answer: &Value) -> Answer {
    let body = json!({ "id": asked["id"], "answer": answer });
    client.post("/api/passkeys/login", &body).await.unwrap()
}

/// A device with a key for this account.
async fn device_of(client: &Client, n: u8) -> Device {
    let mut device = Device::new(n, HOUSE);
    let asked = asked(client, "new").await;
    let added = add(client, &asked, &device.make(&asked["options"])).await;
    assert_eq!(added.status, 204, "{}", added.text);
    device
}

async fn comes_in(client: &Client, device: &mut Device) -> Answer {
    let asked = asked(client, "ask").await;
    enter(client, &asked, &device.show(&asked["options"])).await
}

async fn mine(client: &Client) -> Vec<Value> {
    let list = client.get("/api/passkeys").await.unwrap().json;
    list["passkeys"].as_array().unwrap().clone()
}

fn why(answer: &Answer) -> (u16, &str) {
    (answer.status, answer.json["why"]["key"].as_str().unwrap_or_default())
}

const WRONG: (u16, &str) = (401, "error-passkey");
const UNFIT: (u16, &str) = (400, "error-passkey");

#[tokio::test]
async fn an_account_comes_in_by_a_passkey_as_by_a_password() {
    let server = start(with_passkeys()).await;
    let ada = registered(&server, "Ada").await;
    let account = ada.get("/api/me").await.unwrap().json;
    let mut device = device_of(&ada, 7).await;
    let [passkey] = &mine(&ada).await[..] else { panic!("one") };
    assert_eq!((&passkey["name"], &passkey["used"]), (&json!("Firefox, Linux"), &Value::Null));

    let mut guest = Client::guest(server.address).await.unwrap();
    let seats = json!({ "game": "microscopic", "seats": ["me", "bot:random"] });
    let table = guest.make(&seats).await.unwrap();
    let copy = guest.clone();
    let login = comes_in(&guest, &mut device).await;
    assert_eq!((login.status, &login.json), (200, &account));
    guest.keep(&login);
    assert_eq!(guest.arrive().await.unwrap(), account);
    assert_eq!(guest.get("/api/tables").await.unwrap().json["mine"][0]["id"], table.as_str());
    let before = copy.get("/api/sessions").await.unwrap();
    assert_eq!(why(&before), (401, "error-session-ended"), "a cookie from before is worth nothing");
    assert_eq!(ada.get("/api/sessions").await.unwrap().json.as_array().unwrap().len(), 2);
    assert!(mine(&ada).await[0]["used"].as_u64() >= passkey["created"].as_u64());
    // Also without any cookie.
    assert_eq!(comes_in(&Client::new(server.address), &mut device).await.status, 200);

    let export = ada.get("/api/export").await.unwrap();
    let [kept] = &export.json["passkeys"].as_array().unwrap()[..] else { panic!("one") };
    let mut names: Vec<&String> = kept.as_object().unwrap().keys().collect();
    names.sort();
    assert_eq!(names, ["created", "name", "used"], "no key");

    let path = format!("/api/passkeys/{}", passkey["id"].as_str().unwrap());
    let bea = registered(&server, "Bea").await;
    assert_eq!(bea.delete(&path).await.unwrap().status, 404, "another's");
    assert_eq!(Client::new(server.address).delete(&path).await.unwrap().status, 401);
    assert_eq!(ada.delete(&path).await.unwrap().status, 204);
    assert_eq!(ada.delete(&path).await.unwrap().status, 404, "once");
    assert_eq!(why(&comes_in(&copy, &mut device).await), WRONG, "removed");
    assert_eq!(mine(&ada).await.len(), 0);
    server.stop().await;
}

#[tokio::test]
async fn what_does_not_fit_says_nothing_and_opens_nothing() {
    let server = start(with_passkeys()).await;
    let (ada, bea) = (registered(&server, "Ada").await, registered(&server, "Bea").await);
    let mut device = device_of(&ada, 7).await;
    let guest = Client::guest(server.address).await.unwrap();

    // Twice, and of another.
    let once = asked(&guest, "ask").await;
    let answer = device.show(&once["options"]);
    assert_eq!(enter(&guest, &once, &answer).await.status, 200);
    let guest = Client::guest(server.address).await.unwrap();
    let again = device.show(&once["options"]);
    let mut answers = vec![enter(&guest, &once, &again).await];
    let other = asked(&guest, "ask").await;
    answers.push(enter(&guest, &other, &again).await);
    answers.push(enter(&guest, &other, &device.show(&other["options"])).await);
    // What was asked for a new key.
    let new = asked(&ada, "new").await;
    answers.push(enter(&guest, &new, &device.show(&other["options"])).await);
    answers.push(enter(&guest, &json!({ "id": "nothing" }), &again).await);
    // A key that nobody has, with the right name on it; the right key with another's.
    let mut unknown = Device { owner: device.owner.clone(), ..Device::new(9, HOUSE) };
    answers.push(comes_in(&guest, &mut unknown).await);
    let owner = device_of(&bea, 8).await.owner;
    answers.push(comes_in(&guest, &mut Device { owner, ..device.clone() }).await);
    // A page that looks like ours.
    let origin = "http://localhost.example.org".to_owned();
    answers.push(comes_in(&guest, &mut Device { origin, ..device.clone() }).await);
    // A copy of the device, which was used less.
    answers.push(comes_in(&guest, &mut Device { counter: 0, ..device.clone() }).await);
    // A word is changed, or all of them.
    let ask = asked(&guest, "ask").await;
    let mut changed = device.show(&ask["options"]);
    changed["response"]["signature"] = again["response"]["signature"].clone();
    answers.push(enter(&guest, &ask, &changed).await);
    let ask = asked(&guest, "ask").await;
    answers.push(enter(&guest, &ask, &json!({ "id": [] })).await);
    for (at, answer) in answers.iter().enumerate() {
        assert_eq!(why(answer), WRONG, "{at}");
        assert_eq!(answer.text, answers[0].text, "{at}: the same words");
        assert!(!answer.headers.contains_key("set-cookie"), "{at}");
    }
    assert_eq!(guest.get("/api/me").await.unwrap().json["account"], false);
    let fits = comes_in(&guest, &mut device).await;
    assert_eq!(fits.status, 200, "the device itself: {}", fits.text);
    server.stop().await;
}

#[tokio::test]
async fn a_key_is_made_for_who_asked_and_no_second_time() {
    let server = start(with_passkeys()).await;
    let (ada, bea) = (registered(&server, "Ada").await, registered(&server, "Bea").await);
    let guest = Client::guest(server.address).await.unwrap();
    let refused = guest.post("/api/passkeys/new", &json!({})).await.unwrap();
    assert_eq!(why(&refused), (403, "error-passkey-account"));
    assert_eq!(Client::new(server.address).get("/api/passkeys").await.unwrap().status, 401);

    let mut device = Device::new(7, HOUSE);
    let new = asked(&ada, "new").await;
    let wanted = &new["options"]["authenticatorSelection"];
    let wants = (&wanted["requireResidentKey"], &wanted["userVerification"]);
    assert_eq!(wants, (&json!(true), &json!("required")));
    let made = device.make(&new["options"]);
    assert_eq!(why(&add(&bea, &new, &made).await), UNFIT, "another's");
    assert_eq!(why(&add(&ada, &new, &made).await), UNFIT, "taken by then");
    let ask = asked(&ada, "ask").await;
    assert_eq!(why(&add(&ada, &ask, &device.make(&new["options"])).await), UNFIT, "to come in");
    let new = asked(&ada, "new").await;
    let made = device.make(&new["options"]);
    assert_eq!(add(&ada, &new, &made).await.status, 204);
    assert_eq!(why(&add(&ada, &new, &made).await), UNFIT, "once");
    let known = &asked(&ada, "new").await["options"]["excludeCredentials"];
    assert_eq!(known.as_array().unwrap().len(), 1, "the device is told that it has one");
    let theirs = asked(&bea, "new").await;
    let made = device.make(&theirs["options"]);
    assert_eq!(why(&add(&bea, &theirs, &made).await), UNFIT, "somebody has it");

    for n in 1..MAX_PASSKEYS {
        device_of(&ada, 100 + n).await;
    }
    let full = ada.post("/api/passkeys/new", &json!({})).await.unwrap();
    assert_eq!(why(&full), (409, "error-passkeys-full"));
    assert_eq!(mine(&ada).await.len(), usize::from(MAX_PASSKEYS));
    assert_eq!(mine(&bea).await.len(), 0);

    // Who goes for good.
    let mut last = device_of(&bea, 50).await;
    assert_eq!(comes_in(&guest, &mut last).await.status, 200);
    let bye = json!({ "password": "engine number one" });
    assert_eq!(bea.post("/api/account/delete", &bye).await.unwrap().status, 204);
    assert_eq!(why(&comes_in(&Client::new(server.address), &mut last).await), WRONG);
    server.stop().await;
}

#[tokio::test]
async fn without_an_address_for_them_there_are_none() {
    for public_url in [None, Some("http://play.example.org".to_owned())] {
        let server = start(Config { public_url, ..quick() }).await;
        let ada = registered(&server, "Ada").await;
        let list = ada.get("/api/passkeys").await.unwrap().json;
        assert_eq!(list, json!({ "offered": false, "passkeys": [] }));
        for path in ["new", "ask"] {
            let answer = ada.post(&format!("/api/passkeys/{path}"), &json!({})).await.unwrap();
            assert_eq!(answer.status, 404);
        }
        let nothing = json!({ "id": "x" });
        assert_eq!(add(&ada, &nothing, &json!({})).await.status, 404);
        assert_eq!(enter(&ada, &nothing, &json!({})).await.status, 404);
        server.stop().await;
    }
    let server = start(with_passkeys()).await;
    let list = Client::guest(server.address).await.unwrap().get("/api/passkeys").await.unwrap();
    assert_eq!(list.json, json!({ "offered": true, "passkeys": [] }), "guests are told, too");
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_too_often_waits() {
    let server = start(Config { limits: true, ..with_passkeys() }).await;
    let guest = Client::guest(server.address).await.unwrap();
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(guest.post("/api/passkeys/ask", &json!({})).await.unwrap().status);
        answers.push(enter(&guest, &json!({ "id": "x" }), &json!({})).await.status);
    }
    assert_eq!(answers[..4], [200, 401, 200, 401]);
    assert_eq!(answers[10..], [429, 429], "{answers:?}");
    server.stop().await;
}

/// What one node has asked, the other hears; in time, and of all who answer one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_ask_and_hear() {
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    let database = postgres.database().await.unwrap();
    let config = with_passkeys;
    let (one, two) = (start_on(&database, config()).await, start_on(&database, config()).await);
    let ada = registered(&one, "Ada").await;
    let mut there = Client::new(two.address);
    there.cookie = ada.cookie.clone();
    let mut device = Device::new(7, HOUSE);
    let new = asked(&ada, "new").await;
    assert_eq!(add(&there, &new, &device.make(&new["options"])).await.status, 204);

    let (here, there) = (Client::new(one.address), Client::new(two.address));
    let ask = asked(&here, "ask").await;
    let answer = device.show(&ask["options"]);
    let both = tokio::join!(enter(&here, &ask, &answer), enter(&there, &ask, &answer));
    let mut statuses = [both.0.status, both.1.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 401]);

    // Five minutes later.
    let store = store::open(&database).await.unwrap();
    let ask = asked(&here, "ask").await;
    let id = hex::encode(Sha256::digest(ask["id"].as_str().unwrap()));
    let kept = store.take_challenge(&id, 0).await.unwrap().unwrap();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let left = kept.expires - i64::try_from(now.as_millis()).unwrap();
    assert!((290_000..=300_000).contains(&left), "{left}");
    let late = Challenge { expires: kept.expires - 300_000, ..kept };
    store.put_challenge(late, 0).await.unwrap();
    assert_eq!(why(&enter(&there, &ask, &device.show(&ask["options"])).await), WRONG);
    store.close().await;
    one.stop().await;
    two.stop().await;
}
