//! Games that count, profiles, histories, leaderboards and friends, over the wire.

use std::net::SocketAddr;

use load::Client;
use serde_json::{Value, json};
use store::testing::Postgres;

use crate::common::{last, play_out, quick, start, start_on, watch};

const PASSWORD: &str = "engine number one";

pub(crate) async fn account(address: SocketAddr, name: &str) -> Client {
    let mut client = Client::guest(address).await.unwrap();
    let made = client.post("/api/account", &json!({ "name": name, "password": PASSWORD })).await;
    let made = made.unwrap();
    assert_eq!(made.status, 200, "{}", made.text);
    client.keep(&made);
    client
}

/// A game of two to its end; its table.
async fn game(host: &Client, guest: &Client, more: Value) -> String {
    let mut wanted = json!({ "game": "microscopic", "seats": ["me", "open"] });
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = host.make(&wanted).await.unwrap();
    guest.join(&table).await.unwrap();
    let (mut here, mut there) = (watch(host, &table).await, watch(guest, &table).await);
    let (mine, theirs) = tokio::join!(
        play_out(&mut here, &table, 3, usize::MAX),
        play_out(&mut there, &table, 4, usize::MAX),
    );
    assert_eq!(last(&mine, "state")["outcome"], last(&theirs, "state")["outcome"]);
    table
}

async fn get(client: &Client, path: &str) -> Value {
    let answer = client.get(path).await.unwrap();
    assert_eq!(answer.status, 200, "{path}: {}", answer.text);
    answer.json
}

async fn refused(client: &Client, path: &str, body: Value) -> (u16, Value) {
    let answer = client.post(path, &body).await.unwrap();
    (answer.status, answer.json["why"]["key"].clone())
}

#[tokio::test]
async fn a_game_that_counts_changes_ratings_once() {
    let server = start(quick()).await;
    let (ada, bea) = (account(server.address, "Ada").await, account(server.address, "Bea").await);
    let table = game(&ada, &bea, json!({ "rated": true })).await;
    let result = get(&ada, &format!("/api/tables/{table}/result")).await;
    assert_eq!(result["counted"], "yes");
    let seats = result["seats"].as_array().unwrap();
    assert_eq!((&seats[0]["name"], &seats[0]["this"]), (&json!("Ada"), &json!(true)));
    let gains: Vec<i64> = seats.iter().map(|seat| seat["gain"].as_i64().unwrap()).collect();
    assert_eq!(gains[0], -gains[1], "both began alike: {gains:?}");

    for (client, name, at) in [(&ada, "Ada", 0), (&bea, "bea", 1)] {
        let profile = get(client, &format!("/api/people/{name}")).await;
        let rating = &profile["ratings"][0];
        assert_eq!(rating["rating"], 1500 + gains[at]);
        assert_eq!(
            (&rating["games"], &rating["established"], &rating["form"], &rating["pace"]),
            (&json!(1), &json!(false), &json!("two"), &json!("none"))
        );
        assert_eq!(rating["curve"].as_array().unwrap().len(), 1);
        assert_eq!((&profile["you"], &profile["tallies"][0]["games"]), (&json!(true), &json!(1)));
    }
    let seen = get(&ada, "/api/people/Bea").await;
    assert_eq!(seen["between"]["tallies"][0]["games"], 1);
    // A first guess is not compared with others.
    let leaders = get(&ada, "/api/games/microscopic/leaders").await;
    assert_eq!(leaders, json!({ "leaders": [], "next": null }));
    let nobody = ada.get("/api/people/Nobody").await.unwrap();
    assert_eq!((nobody.status, &nobody.json["why"]["key"]), (404, &json!("error-unknown-person")));
}

#[tokio::test]
async fn what_counts_is_for_accounts_and_without_hints() {
    let server = start(quick()).await;
    let (ada, bea) = (account(server.address, "Ada").await, account(server.address, "Bea").await);
    let guest = Client::guest(server.address).await.unwrap();
    let wanted = json!({ "game": "microscopic", "seats": ["me", "open"], "rated": true });
    let by_guest = refused(&guest, "/api/tables", wanted.clone()).await;
    assert_eq!(by_guest, (403, json!("error-rated-account")));
    let table = ada.make(&wanted).await.unwrap();
    let join = format!("/api/tables/{table}/join");
    assert_eq!(refused(&guest, &join, json!({})).await, (409, json!("error-rated-account")));
    bea.join(&table).await.unwrap();
    let mut line = watch(&ada, &table).await;
    let info = line.until("table").await.unwrap();
    assert_eq!((&info["rated"], &info["seats"][1]["profile"]), (&json!(true), &json!("Bea")));
    line.until("state").await.unwrap();
    let hint = line.ask(json!({ "type": "hint", "table": table })).await.unwrap();
    assert_eq!(hint["why"]["key"], "error-rated-hint");
    // Given up at once, it does not count.
    let done = line.ask(json!({ "type": "resign", "table": table })).await.unwrap();
    assert_eq!(done["type"], "ack", "{done}");
    let result = get(&ada, &format!("/api/tables/{table}/result")).await;
    assert_eq!(result["counted"], "short");
    assert_eq!(get(&ada, "/api/people/Ada").await["ratings"], json!([]));
}

#[tokio::test]
async fn a_private_game_is_shown_to_those_who_sat_there() {
    let server = start(quick()).await;
    let (ada, bea) = (account(server.address, "Ada").await, account(server.address, "Bea").await);
    let stranger = Client::guest(server.address).await.unwrap();
    let private = game(&ada, &bea, json!({ "private": true })).await;
    let public = game(&bea, &ada, json!({})).await;
    let tables = async |client: &Client, search: &str| {
        let found = get(client, &format!("/api/people/Ada/games?{search}")).await;
        let games = found["games"].as_array().unwrap().iter();
        games.map(|game| game["table"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    for own in [&ada, &bea] {
        assert_eq!(tables(own, "").await, [public.as_str(), private.as_str()]);
    }
    assert_eq!(tables(&stranger, "").await, [public.as_str()]);
    let hidden = stranger.get(&format!("/api/tables/{private}/result")).await.unwrap();
    assert_eq!(hidden.status, 404);
    // It counts in what everybody sees.
    let profile = get(&stranger, "/api/people/Ada").await;
    assert_eq!(profile["tallies"][0]["games"], 2);
    assert_eq!(tables(&ada, "opponent=be&game=microscopic").await.len(), 2);
    assert_eq!(tables(&ada, "opponent=nobody").await.len(), 0);
    assert_eq!(tables(&ada, "game=micropolis").await.len(), 0);
    assert_eq!(tables(&ada, "until=1").await.len(), 0);
    let won = tables(&ada, "result=won").await.len() + tables(&ada, "result=lost").await.len();
    assert_eq!(won + tables(&ada, "result=shared").await.len(), 2);
    // What was played, by what the game counts.
    let first = tables(&ada, "fact=turn-order%3D1").await.len();
    assert_eq!(first + tables(&ada, "fact=turn-order%3D2").await.len(), 2);
    assert_eq!(tables(&ada, "fact=turn-order").await.len(), 0);
    let nonsense = ada.get("/api/people/Ada/games?result=maybe").await.unwrap();
    assert_eq!(nonsense.status, 400);
}

/// On two nodes, and after all of it was found out again from the logs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_count_a_game_once_and_recounting_comes_to_the_same() {
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    let database = postgres.database().await.unwrap();
    let (one, two) = (start_on(&database, quick()).await, start_on(&database, quick()).await);
    let (ada, bea) = (account(one.address, "Ada").await, account(two.address, "Bea").await);
    let table = crate::nodes::rated_game(&ada, &bea).await;
    let before = get(&ada, &format!("/api/tables/{table}/result")).await;
    let ratings = get(&bea, "/api/people/Bea").await["ratings"].clone();
    assert_eq!((&before["counted"], &ratings[0]["games"]), (&json!("yes"), &json!(1)));
    one.stop().await;
    two.stop().await;

    let store = store::open(&database).await.unwrap();
    let checked = server::check(&*store, |_, why| panic!("{why}")).await.unwrap();
    assert_eq!(checked.uncounted, 0);
    store.forget_results().await.unwrap();
    let checked = server::check(&*store, |_, why| panic!("{why}")).await.unwrap();
    assert_eq!(checked.uncounted, 1);
    assert_eq!(server::recount(&*store, |_, why| panic!("{why}")).await.unwrap(), 1);
    store.close().await;
    let again = start_on(&database, quick()).await;
    let cookie = bea.cookie.clone();
    let mut bea = Client::new(again.address);
    bea.cookie = cookie;
    assert_eq!(get(&bea, "/api/people/Bea").await["ratings"], ratings);
    again.stop().await;
}

#[tokio::test]
async fn friends_are_invited_and_who_is_blocked_is_kept_away() {
    let server = start(quick()).await;
    let (ada, bea) = (account(server.address, "Ada").await, account(server.address, "Bea").await);
    let guest = Client::guest(server.address).await.unwrap();
    let friend = |name: &str, tie: Value| json!({ "name": name, "tie": tie });
    let by_guest = refused(&guest, "/api/friends", friend("Bea", json!("friend"))).await;
    assert_eq!(by_guest, (403, json!("error-friends-account")));
    let oneself = refused(&ada, "/api/friends", friend("Ada", json!("friend"))).await;
    assert_eq!(oneself, (409, json!("error-friends-self")));
    assert_eq!(refused(&ada, "/api/friends", friend("Bea", json!("friend"))).await.0, 204);
    let list = get(&ada, "/api/friends").await;
    assert_eq!(list, json!([{ "name": "Bea", "tie": "friend", "here": true }]));
    assert_eq!(get(&bea, "/api/friends").await, json!([]), "nobody is told");

    let invitation = json!({
        "game": "microscopic", "seats": ["me", "open"], "private": true, "invite": ["Bea"],
    });
    let table = ada.make(&invitation).await.unwrap();
    let mine = get(&bea, "/api/tables").await["mine"].clone();
    assert_eq!((&mine[0]["id"], &mine[0]["turn"]), (&json!(table), &json!(true)));
    let taken = refused(&guest, &format!("/api/tables/{table}/join"), json!({})).await;
    assert_eq!(taken, (409, json!("error-seat-taken")));
    bea.join(&table).await.unwrap();

    assert_eq!(refused(&bea, "/api/friends", friend("Ada", json!("blocked"))).await.0, 204);
    assert_eq!(get(&ada, "/api/friends").await, json!([]), "a friend no more");
    let uninvited = refused(&ada, "/api/tables", invitation).await;
    assert_eq!(uninvited, (409, json!("error-not-invited")));
    let open = bea.make(&json!({ "game": "microscopic", "seats": ["me", "open"] })).await.unwrap();
    let join = format!("/api/tables/{open}/join");
    assert_eq!(refused(&ada, &join, json!({})).await, (403, json!("error-not-welcome")));
    assert_eq!(refused(&bea, "/api/friends", friend("Ada", Value::Null)).await.0, 204);
    assert_eq!(refused(&ada, &join, json!({})).await.0, 200);
}

#[tokio::test]
async fn who_leaves_takes_everything_along_and_leaves_no_name() {
    let server = start(quick()).await;
    let (ada, bea) = (account(server.address, "Ada").await, account(server.address, "Bea").await);
    let table = game(&ada, &bea, json!({ "rated": true })).await;
    let mut line = watch(&ada, &table).await;
    line.until("state").await.unwrap();
    let said = json!({ "type": "chat", "table": table, "text": "a good game" });
    assert_eq!(line.ask(said).await.unwrap()["type"], "ack");
    let mine = get(&ada, "/api/export").await;
    assert_eq!((&mine["name"], &mine["results"][0]["table"]), (&json!("Ada"), &json!(table)));
    assert_eq!(mine["tables"][0]["talk"][0]["text"], "a good game");
    let record = mine["tables"][0]["record"].as_str().unwrap();
    record::verify(record, catalog::game, record::Mode::Strict).unwrap();
    let nothing = get(&account(server.address, "Cyd").await, "/api/export").await;
    assert_eq!(nothing["tables"], json!([]));

    let wrong = refused(&ada, "/api/account/delete", json!({ "password": "guessed" })).await;
    assert_eq!(wrong, (401, json!("error-password")));
    let running = ada.make(&json!({ "game": "microscopic", "seats": ["me", "bot:random"] })).await;
    let running = running.unwrap();
    let early = refused(&ada, "/api/account/delete", json!({ "password": PASSWORD })).await;
    assert_eq!(early, (409, json!("error-delete-running")));
    let mut line = watch(&ada, &running).await;
    line.until("state").await.unwrap();
    line.ask(json!({ "type": "resign", "table": running })).await.unwrap();
    let gone = refused(&ada, "/api/account/delete", json!({ "password": PASSWORD })).await;
    assert_eq!(gone.0, 204);

    assert_eq!(ada.get("/api/sessions").await.unwrap().status, 401);
    let credentials = json!({ "name": "Ada", "password": PASSWORD });
    assert_eq!(refused(&ada, "/api/login", credentials).await.0, 401);
    assert_eq!(bea.get("/api/people/Ada").await.unwrap().status, 404);
    let result = get(&bea, &format!("/api/tables/{table}/result")).await;
    assert_eq!(
        (&result["seats"][0]["name"], &result["seats"][0]["account"]),
        (&json!(""), &json!(false))
    );
    assert_eq!(get(&bea, "/api/people/Bea").await["ratings"][0]["games"], 1);
    // The seat is there, the name is not, and what is left is as true as before.
    let record = bea.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
    record::verify(&record, catalog::game, record::Mode::Strict).unwrap();
    let lists = get(&bea, "/api/tables").await.to_string();
    let mut line = watch(&bea, &table).await;
    let talk = line.until("chat").await.unwrap().to_string();
    for text in [record, lists, talk] {
        assert!(!text.contains("Ada") && !text.contains("good game"), "{text}");
    }
}
