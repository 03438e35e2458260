//! Who is elsewhere is told that a game waits: by a push service, by another
//! server, by mail; once for each turn, whatever dies meanwhile.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use base64ct::{Base64UrlUnpadded, Encoding};
use load::{Client, Line};
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::{Value, json};
use server::Config;
use store::Secret;
use store::testing::Postgres;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::common::{offered, quick, start, start_on, watch};

/// What has come.
type Got = Arc<Mutex<Vec<(HeaderMap, Bytes)>>>;

/// Somebody who takes what comes.
#[derive(Clone)]
struct Sink {
    at: SocketAddr,
    got: Got,
}

impl Sink {
    /// A server that takes everything, and answers with this.
    async fn open(status: StatusCode) -> Sink {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let got = Arc::new(Mutex::new(Vec::new()));
        let take = move |State(got): State<Got>, headers: HeaderMap, body: Bytes| async move {
            got.lock().unwrap().push((headers, body));
            status
        };
        let sink = Sink { at: listener.local_addr().unwrap(), got: got.clone() };
        let router = Router::new().fallback(take).with_state(got);
        tokio::spawn(async move { axum::serve(listener, router).await });
        sink
    }

    fn origin(&self) -> String {
        format!("http://{}", self.at)
    }

    fn count(&self) -> usize {
        self.got.lock().unwrap().len()
    }

    /// Waits until so many have come.
    async fn until(&self, count: usize) {
        while self.count() < count {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn last(&self) -> (HeaderMap, Bytes) {
        self.got.lock().unwrap().last().unwrap().clone()
    }
}

/// Long enough for a letter that should not be.
async fn a_while() {
    tokio::time::sleep(Duration::from_millis(2_500)).await;
}

/// A browser, as a push service knows it.
struct Browser {
    key: p256::SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new(n: u8) -> Browser {
        Browser { key: p256::SecretKey::from_slice(&[n; 32]).unwrap(), auth: [n; 16] }
    }

    fn way(&self, sink: &Sink, name: &str) -> Value {
        let point = self.key.public_key().to_encoded_point(false);
        json!({ "kind": "push", "language": "fr", "to": {
            "endpoint": format!("{}/{name}", sink.origin()),
            "p256dh": Base64UrlUnpadded::encode_string(point.as_bytes()),
            "auth": Base64UrlUnpadded::encode_string(&self.auth),
        }})
    }

    /// What a letter says, if it is for this browser.
    fn read(&self, letter: &Bytes) -> Value {
        let text = web_push_native::decrypt(letter.to_vec(), &self.key, &self.auth.into());
        serde_json::from_slice(&text.unwrap()).unwrap()
    }
}

/// Who signed a letter, for whom, and until when.
fn signed(headers: &HeaderMap) -> (String, Value) {
    let line = headers["authorization"].to_str().unwrap();
    let (token, key) = line.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    let decode = |text: &str| Base64UrlUnpadded::decode_vec(text).unwrap();
    let (text, signature) = token.rsplit_once('.').unwrap();
    let verifier = VerifyingKey::from_sec1_bytes(&decode(key)).unwrap();
    let signature = Signature::from_slice(&decode(signature)).unwrap();
    verifier.verify(text.as_bytes(), &signature).unwrap();
    let claims = decode(text.split_once('.').unwrap().1);
    (key.to_owned(), serde_json::from_slice(&claims).unwrap())
}

async fn set_up(client: &Client, way: &Value) -> (u16, Value) {
    let answer = client.post("/api/notices", way).await.unwrap();
    (answer.status, answer.json)
}

/// Plays until the other one is asked.
async fn pass(line: &mut Line, table: &str) {
    loop {
        let state = line.until("state").await.unwrap();
        let Some(action) = offered(&state).first().cloned() else { return };
        let id = line.id();
        let act = json!({
            "type": "act", "table": table, "after": state["n"], "action": action, "id": id
        });
        line.send(&act).await.unwrap();
    }
}

/// Two at a table: the first is asked, the second is not there.
async fn two(at: SocketAddr, then: SocketAddr) -> (Client, Client, String) {
    let (host, guest) = (Client::guest(at).await.unwrap(), Client::guest(then).await.unwrap());
    let seats =
        json!({ "game": "microscopic", "options": { "first": "0" }, "seats": ["me", "open"] });
    let table = host.make(&seats).await.unwrap();
    guest.join(&table).await.unwrap();
    (host, guest, table)
}

fn house(sink: &Sink) -> Config {
    Config { push_services: vec![sink.origin()], ..quick() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_letter_is_sealed_signed_and_sent_once() {
    let sink = Sink::open(StatusCode::CREATED).await;
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("house.db").display());
    let server = start_on(&database, house(&sink)).await;
    let (host, guest, table) = two(server.address, server.address).await;
    let (here, there) = (Browser::new(1), Browser::new(2));
    let mut line = watch(&host, &table).await;
    // That the game has begun is news to nobody who can be told.
    a_while().await;
    assert_eq!(set_up(&host, &here.way(&sink, "here")).await.0, 204);
    assert_eq!(set_up(&guest, &there.way(&sink, "there")).await.0, 204);
    let ways = guest.get("/api/notices").await.unwrap().json;
    assert_eq!(
        (ways["ways"][0]["here"].clone(), ways["mail"].clone()),
        (json!(true), json!(false))
    );

    pass(&mut line, &table).await;
    sink.until(1).await;
    let (headers, letter) = sink.last();
    let (key, claims) = signed(&headers);
    assert_eq!((json!(key), &claims["aud"]), (ways["key"].clone(), &json!(sink.origin())));
    assert_eq!(headers["content-encoding"], "aes128gcm");
    let letter = there.read(&letter);
    assert_eq!(letter["path"], format!("/table/{table}"));
    assert_eq!(letter["title"], "À vous de jouer : Microscopic");

    // The host sits at the table and looks: no letter is needed.
    let mut other = watch(&guest, &table).await;
    pass(&mut other, &table).await;
    a_while().await;
    assert_eq!(sink.count(), 1, "who looks is not told");
    other.close().await;
    pass(&mut watch(&host, &table).await, &table).await;
    sink.until(2).await;

    // Another node after this one died finds the turn noted.
    server.stop().await;
    let server = start_on(&database, house(&sink)).await;
    a_while().await;
    assert_eq!(sink.count(), 2, "one letter for one turn");

    // Who has gone from the browser is told nothing by it.
    let (mut host, mut guest) = (host, guest);
    for client in [&mut host, &mut guest] {
        let cookie = client.cookie.take();
        *client = Client::new(server.address);
        client.cookie = cookie;
    }
    assert_eq!(guest.post("/api/logout", &json!({})).await.unwrap().status, 204);
    let mut line = watch(&host, &table).await;
    line.until("state").await.unwrap();
    line.ask(json!({ "type": "resign", "table": table })).await.unwrap();
    a_while().await;
    assert_eq!(sink.count(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_one_tells() {
    let sink = Sink::open(StatusCode::CREATED).await;
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    let database = postgres.database().await.unwrap();
    let one = start_on(&database, house(&sink)).await;
    let two_ = start_on(&database, house(&sink)).await;
    let (host, guest, table) = two(one.address, two_.address).await;
    let there = Browser::new(3);
    assert_eq!(set_up(&guest, &there.way(&sink, "there")).await.0, 204);
    let mut line = watch(&host, &table).await;
    pass(&mut line, &table).await;
    sink.until(1).await;
    a_while().await;
    assert_eq!(sink.count(), 1);
    assert_eq!(there.read(&sink.last().1)["count"], 1);
    one.stop().await;
    two_.stop().await;
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    let sink = Sink::open(StatusCode::GONE).await;
    let server = start(house(&sink)).await;
    let (host, guest, table) = two(server.address, server.address).await;
    assert_eq!(set_up(&guest, &Browser::new(4).way(&sink, "there")).await.0, 204);
    pass(&mut watch(&host, &table).await, &table).await;
    sink.until(1).await;
    while !guest.get("/api/notices").await.unwrap().json["ways"].as_array().unwrap().is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_quiet_hours_a_letter_waits() {
    let sink = Sink::open(StatusCode::CREATED).await;
    let server = start(Config { mail_after: Duration::from_secs(1), ..house(&sink) }).await;
    let (host, guest, table) = two(server.address, server.address).await;
    let quiet = async |hours: Value| {
        guest.post("/api/notices/quiet", &json!({ "quiet": hours })).await.unwrap()
    };
    for bad in [json!({ "from": 5, "until": 5 }), json!({ "from": 1440, "until": 0 })] {
        let refused = quiet(bad).await;
        assert_eq!((refused.status, &refused.json["why"]["key"]), (400, &json!("error-quiet")));
    }
    assert_eq!(set_up(&guest, &Browser::new(6).way(&sink, "x")).await.0, 204);
    // All day but for a minute that is not now.
    let day = 24 * 60;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let then = (now.as_secs() / 60 + 12 * 60) % day;
    let always = json!({ "from": (then + 1) % day, "until": then });
    assert_eq!(quiet(always.clone()).await.status, 204);
    assert_eq!(guest.get("/api/notices").await.unwrap().json["quiet"], always);
    pass(&mut watch(&host, &table).await, &table).await;
    a_while().await;
    assert_eq!(sink.count(), 0);
    assert_eq!(quiet(Value::Null).await.status, 204);
    sink.until(1).await;
    server.stop().await;
}

#[tokio::test]
async fn letters_go_nowhere_else() {
    let sink = Sink::open(StatusCode::OK).await;
    let server = start(house(&sink)).await;
    let me = Client::guest(server.address).await.unwrap();
    let elsewhere = Sink { at: server.address, ..sink.clone() };
    let (status, said) = set_up(&me, &Browser::new(5).way(&elsewhere, "x")).await;
    assert_eq!((status, &said["why"]["key"]), (400, &json!("error-push-place")));
    let mut odd = Browser::new(5).way(&sink, "x");
    odd["to"]["p256dh"] = json!("AAAA");
    assert_eq!(set_up(&me, &odd).await.0, 400);
    let hook =
        json!({ "kind": "webhook", "url": format!("{}/x", sink.origin()), "language": "en" });
    let (status, said) = set_up(&me, &hook).await;
    assert_eq!((status, &said["why"]["key"]), (400, &json!("error-webhook-place")));
    let mail = json!({ "kind": "mail", "address": "a@example.org", "language": "en" });
    assert_eq!(set_up(&me, &mail).await.1["why"]["key"], "error-no-mail");
    assert_eq!(sink.count(), 0);
    server.stop().await;
}

#[tokio::test]
async fn another_server_is_told() {
    let sink = Sink::open(StatusCode::NO_CONTENT).await;
    let config = Config {
        webhook_hosts: vec![sink.origin()],
        public_url: Some("http://play.example.org".to_owned()),
        ..quick()
    };
    let server = start(config).await;
    let (host, guest, table) = two(server.address, server.address).await;
    let hook =
        json!({ "kind": "webhook", "url": format!("{}/x", sink.origin()), "language": "en" });
    assert_eq!(set_up(&guest, &hook).await.0, 204);
    pass(&mut watch(&host, &table).await, &table).await;
    sink.until(1).await;
    let said: Value = serde_json::from_slice(&sink.last().1).unwrap();
    assert_eq!(said["link"], format!("http://play.example.org/table/{table}"));
    assert!(said["content"].as_str().unwrap().starts_with("Your turn: Microscopic: with "));
    // A way that works can be tried, and taken away.
    let id = guest.get("/api/notices").await.unwrap().json["ways"][0]["id"].clone();
    let id = id.as_str().unwrap();
    let tried = guest.post(&format!("/api/notices/{id}/try"), &json!({})).await.unwrap();
    assert_eq!((tried.status, sink.count()), (204, 2));
    assert_eq!(host.delete(&format!("/api/notices/{id}")).await.unwrap().status, 404);
    assert_eq!(guest.delete(&format!("/api/notices/{id}")).await.unwrap().status, 204);
    server.stop().await;
}

/// A mail server that takes everything.
async fn post_office() -> (SocketAddr, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let at = listener.local_addr().unwrap();
    let mails = Arc::new(Mutex::new(Vec::new()));
    let box_ = mails.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(take_mail(stream, box_.clone()));
        }
    });
    (at, mails)
}

async fn take_mail(stream: TcpStream, mails: Arc<Mutex<Vec<String>>>) {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 here\r\n").await.unwrap();
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = match line.split([' ', ':']).next().unwrap_or_default() {
            "DATA" => {
                write.write_all(b"354 go on\r\n").await.unwrap();
                let mut mail = String::new();
                while let Ok(Some(line)) = lines.next_line().await {
                    if line == "." {
                        break;
                    }
                    mail += &(line + "\n");
                }
                mails.lock().unwrap().push(mail);
                "250 taken"
            }
            "QUIT" => return,
            _ => "250 fine",
        };
        if write.write_all(format!("{answer}\r\n").as_bytes()).await.is_err() {
            return;
        }
    }
}

/// The mails that have come, once there are so many.
async fn mails(post: &Mutex<Vec<String>>, count: usize) -> Vec<String> {
    loop {
        let now = post.lock().unwrap().clone();
        if now.len() >= count {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// What a link in a mail ends with.
fn token(mail: &str, page: &str) -> String {
    // Long lines are folded by quoted-printable.
    let mail = mail.replace("=\n", "");
    let at = format!("http://play.example.org/{page}/");
    let rest = mail.split(&at).nth(1).unwrap_or_else(|| panic!("{mail}"));
    rest.chars().take_while(char::is_ascii_hexdigit).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mail_says_that_a_game_waits_and_its_link_signs_in_once() {
    let (at, post) = post_office().await;
    let config = Config {
        smtp: Some(Secret::new(format!("smtp://{at}"))),
        mail_from: Some("Microcosm <games@example.org>".to_owned()),
        mail_after: Duration::from_secs(1),
        public_url: Some("http://play.example.org".to_owned()),
        ..quick()
    };
    let server = start(config).await;
    let (host, mut guest, table) = two(server.address, server.address).await;
    let who = guest.arrive().await.unwrap()["id"].clone();
    let way = json!({ "kind": "mail", "address": "bo@example.org", "language": "en" });
    assert_eq!(set_up(&guest, &way).await.0, 202);
    let none = guest.get("/api/notices").await.unwrap().json["ways"].clone();
    assert_eq!(none, json!([]), "nobody gets mail unasked");
    let confirm = token(&mails(&post, 1).await[0], "enter");
    let enter = async |token: &str| {
        let mut anybody = Client::new(server.address);
        let answer = anybody.post("/api/enter", &json!({ "token": token })).await.unwrap();
        anybody.keep(&answer);
        (answer, anybody)
    };
    assert_eq!(enter(&confirm).await.0.status, 200);

    pass(&mut watch(&host, &table).await, &table).await;
    let mail = mails(&post, 2).await[1].clone();
    assert!(mail.contains("Your turn: Microscopic"), "{mail}");
    let (answer, mut back) = enter(&token(&mail, "enter")).await;
    assert_eq!(answer.json["path"], format!("/table/{table}"));
    assert_eq!(back.arrive().await.unwrap()["id"], who, "the link signs in");
    let (again, _) = enter(&token(&mail, "enter")).await;
    assert_eq!((again.status, &again.json["why"]["key"]), (404, &json!("error-pass")));
    a_while().await;
    assert_eq!(post.lock().unwrap().len(), 2, "one mail for one turn");

    // A forgotten password is changed by a mail, and no other way is told apart.
    let names = json!({ "name": "Bo Peep", "password": "correct horse battery" });
    let answer = back.post("/api/account", &names).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text);
    for name in ["Bo Peep", "Nobody At All"] {
        let ask = json!({ "name": name, "language": "en" });
        assert_eq!(host.post("/api/forgotten", &ask).await.unwrap().status, 202);
    }
    let reset = token(&mails(&post, 3).await[2], "reset");
    let stranger = Client::guest(server.address).await.unwrap();
    let weak = json!({ "token": reset, "password": "password" });
    assert_eq!(stranger.post("/api/reset", &weak).await.unwrap().status, 400);
    let strong = json!({ "token": reset, "password": "staple battery horse" });
    assert_eq!(stranger.post("/api/reset", &strong).await.unwrap().status, 200);
    assert_eq!(stranger.post("/api/reset", &strong).await.unwrap().status, 404);
    let login = async |password: &str| {
        let names = json!({ "name": "Bo Peep", "password": password });
        Client::new(server.address).post("/api/login", &names).await.unwrap().status
    };
    assert_eq!(login("correct horse battery").await, 401);
    assert_eq!(login("staple battery horse").await, 200);
    server.stop().await;
}
