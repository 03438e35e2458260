//! What visitors put aside: theirs alone, following the account, and bounded.

use load::{Answer, Client};
use serde_json::{Value, json};
use server::Config;

use crate::common::{quick, start};

const SHELF: &str = "/api/shelf/mutant-chronicles";
const ANN: &str = r#"{"name":"Ann","password":"eight legs and more"}"#;

async fn shelve(client: &Client, name: &str, text: Option<&str>) -> Answer {
    client.post(SHELF, &json!({ "name": name, "text": text })).await.unwrap()
}

async fn shelf(client: &Client) -> Value {
    client.get(SHELF).await.unwrap().json
}

#[tokio::test]
async fn what_is_put_aside_follows_the_account() {
    let server = start(quick()).await;
    let ann: Value = serde_json::from_str(ANN).unwrap();
    let mut desk = Client::guest(server.address).await.unwrap();
    assert_eq!(shelf(&desk).await, json!([]));
    for (name, text) in [("Swarm / ..", "5 u1*2"), ("Ants", "old"), ("Ants", "new")] {
        assert_eq!(shelve(&desk, name, Some(text)).await.status, 204);
    }
    let kept =
        json!([{ "name": "Ants", "text": "new" }, { "name": "Swarm / ..", "text": "5 u1*2" }]);
    assert_eq!(shelf(&desk).await, kept);
    let account = desk.post("/api/account", &ann).await.unwrap();
    assert_eq!(account.status, 200);
    desk.keep(&account);
    assert_eq!(shelf(&desk).await, kept, "an account begins with what the guest had");

    // In another browser a guest has other things, which come along.
    let mut phone = Client::guest(server.address).await.unwrap();
    assert_eq!(shelf(&phone).await, json!([]), "nobody else is shown them");
    shelve(&phone, "Ants", Some("the phone's")).await;
    let login = phone.post("/api/login", &ann).await.unwrap();
    assert_eq!(login.status, 200);
    phone.keep(&login);
    assert_eq!(shelf(&phone).await.as_array().unwrap().len(), 3);
    assert_eq!(shelf(&desk).await[1], json!({ "name": "Ants (2)", "text": "the phone's" }));
    assert_eq!(shelve(&phone, "Ants (2)", None).await.status, 204);
    assert_eq!(shelve(&phone, "Ants (2)", None).await.status, 204, "gone is gone");
    assert_eq!(shelf(&desk).await, kept);
    server.stop().await;
}

#[tokio::test]
async fn a_shelf_says_what_it_does_not_take() {
    let server = start(quick()).await;
    let mut me = Client::guest(server.address).await.unwrap();
    let refused = |answer: Answer, status, key: &str| {
        let found = (answer.status, answer.json["why"]["key"].as_str().unwrap_or("").to_owned());
        assert_eq!(found, (status, key.to_owned()));
    };
    let nobody = Client::new(server.address);
    refused(shelve(&nobody, "Ants", Some("x")).await, 401, "error-no-identity");
    refused(nobody.get(SHELF).await.unwrap(), 401, "error-no-identity");
    refused(shelve(&me, "", Some("x")).await, 400, "error-malformed");
    refused(shelve(&me, "Ants", Some("a\0b")).await, 400, "error-malformed");
    let long = "x".repeat(store::MAX_SHELVED + 1);
    refused(shelve(&me, "Ants", Some(&long)).await, 413, "error-shelf-long");
    let body = json!({ "name": "Ants", "text": "x" });
    refused(me.post("/api/shelf/chess", &body).await.unwrap(), 404, "error-unknown-game");
    refused(me.get("/api/shelf/chess").await.unwrap(), 404, "error-unknown-game");
    for n in 0..store::MAX_SHELF {
        assert_eq!(shelve(&me, &format!("{n}"), Some("x")).await.status, 204);
    }
    refused(shelve(&me, "more", Some("x")).await, 409, "error-shelf-full");
    assert_eq!(shelve(&me, "0", Some("another")).await.status, 204);
    me.origin = Some("https://evil.example".into());
    refused(shelve(&me, "0", None).await, 403, "error-origin");
    assert_eq!(shelf(&me).await.as_array().unwrap().len(), usize::from(store::MAX_SHELF));
    server.stop().await;
}

#[tokio::test]
async fn a_flood_of_them_is_stopped() {
    let server = start(Config { limits: true, ..quick() }).await;
    let me = Client::guest(server.address).await.unwrap();
    let mut stopped = None;
    for _ in 0..200 {
        let answer = shelve(&me, "Ants", Some("x")).await;
        if answer.status != 204 {
            stopped = Some(answer);
            break;
        }
    }
    let stopped = stopped.unwrap();
    assert_eq!((stopped.status, &stopped.json["why"]["key"]), (429, &json!("error-too-fast")));
    server.stop().await;
}
