//! Private tables: who finds them, what a host may do before the game, and a
//! rematch that keeps its people.

use load::{Client, Line};
use serde_json::{Value, json};

use crate::common::{join, my_turn, quick, seat, start, watch};

/// The tables of a list, by their ids.
async fn listed(client: &Client, list: &str) -> Vec<String> {
    let lists = client.get("/api/tables").await.unwrap().json;
    let ids = lists[list].as_array().unwrap().iter();
    ids.map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

async fn make(client: &Client, more: Value) -> String {
    let mut wanted = json!({ "game": "microscopic", "seats": ["me", "open"] });
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    client.make(&wanted).await.unwrap()
}

/// Asks for something at a table; the status, and why it was refused.
async fn wish(client: &Client, table: &str, what: &str, body: Value) -> (u16, Value) {
    let answer = client.post(&format!("/api/tables/{table}/{what}"), &body).await.unwrap();
    (answer.status, answer.json["why"]["key"].clone())
}

/// What is told of the table until this holds.
async fn table_until(line: &mut Line, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let info = line.until("table").await.unwrap();
        if holds(&info) {
            return info;
        }
    }
}

/// Gives up as soon as the game has begun.
async fn resign(line: &mut Line, table: &str) {
    line.until("state").await.unwrap();
    let answer = line.ask(json!({ "type": "resign", "table": table })).await.unwrap();
    assert_eq!(answer["type"], "ack");
}

#[tokio::test]
async fn a_private_table_is_in_the_lists_of_its_own_people_only() {
    let server = start(quick()).await;
    let host = Client::guest(server.address).await.unwrap();
    let stranger = Client::guest(server.address).await.unwrap();
    let table = make(&host, json!({ "private": true })).await;
    for list in ["open", "running", "mine"] {
        assert_eq!(listed(&stranger, list).await, Vec::<String>::new(), "{list}");
    }
    assert_eq!(listed(&host, "open").await, Vec::<String>::new());
    assert_eq!(listed(&host, "mine").await, [table.as_str()]);
    // The id alone opens it.
    let mut line = watch(&stranger, &table).await;
    let info = line.until("table").await.unwrap();
    assert_eq!(
        (&info["private"], &info["host"], &info["closed"], &info["game"]),
        (&json!(true), &json!(0), &json!(false), &json!("microscopic"))
    );
    let friend = join(server.address, &table).await;
    assert_eq!(listed(&stranger, "running").await, Vec::<String>::new());
    assert_eq!(listed(&friend.client, "mine").await, [table]);
    server.stop().await;
}

#[tokio::test]
async fn bot_games_and_lessons_are_nobody_elses_business() {
    let server = start(quick()).await;
    let me = Client::guest(server.address).await.unwrap();
    let bots = make(&me, json!({ "seats": ["me", "bot:random"] })).await;
    let lesson = me.make(&json!({ "game": "microscopic", "chapter": 0 })).await.unwrap();
    let open = make(&me, json!({})).await;
    let played = seat(server.address, &["me", "open"]).await;
    join(server.address, &played.table).await;
    let stranger = Client::guest(server.address).await.unwrap();
    assert_eq!(listed(&stranger, "running").await, [played.table]);
    assert_eq!(listed(&stranger, "open").await, [open.as_str()]);
    assert_eq!(listed(&me, "mine").await, [open, lesson, bots]);
    server.stop().await;
}

#[tokio::test]
async fn a_host_sends_somebody_away_and_closes_the_table() {
    let server = start(quick()).await;
    let host = Client::guest(server.address).await.unwrap();
    let seats = json!(["me", "open", "open"]);
    let table = make(&host, json!({ "private": true, "seats": seats })).await;
    let guest = join(server.address, &table).await;
    let other = Client::guest(server.address).await.unwrap();
    let seat = |seat: u8| json!({ "seat": seat });
    let not_host = (403, json!("error-not-host"));
    assert_eq!(wish(&guest.client, &table, "remove", seat(0)).await, not_host);
    assert_eq!(wish(&other, &table, "remove", seat(1)).await, not_host);
    assert_eq!(wish(&other, &table, "fill", json!({ "level": "random" })).await, not_host);
    let nobody = (409, json!("error-no-such-seat"));
    assert_eq!(wish(&host, &table, "remove", seat(2)).await, nobody);
    assert_eq!(wish(&host, &table, "remove", seat(1)).await.0, 204);
    assert_eq!(listed(&guest.client, "mine").await, Vec::<String>::new());
    let removed = (409, json!("error-removed"));
    assert_eq!(wish(&guest.client, &table, "join", json!({})).await, removed);

    other.join(&table).await.unwrap();
    let mut line = watch(&other, &table).await;
    table_until(&mut line, |info| info["you"] == 1).await;
    assert_eq!(wish(&host, &table, "leave", json!({})).await.0, 204);
    let info = table_until(&mut line, |info| info["closed"] == true).await;
    assert_eq!((&info["you"], &info["host"]), (&Value::Null, &Value::Null));
    let closed = (409, json!("error-closed"));
    assert_eq!(wish(&other, &table, "join", json!({})).await, closed);
    for client in [&host, &other] {
        assert_eq!(listed(client, "mine").await, Vec::<String>::new());
    }
    server.stop().await;
}

#[tokio::test]
async fn a_host_begins_with_bots_for_whoever_is_missing() {
    let server = start(quick()).await;
    let host = Client::guest(server.address).await.unwrap();
    let table = make(&host, json!({ "private": true, "seats": ["open", "me"] })).await;
    let unknown = (400, json!("error-unknown-level"));
    assert_eq!(wish(&host, &table, "fill", json!({ "level": "oracle" })).await, unknown);
    let mut line = watch(&host, &table).await;
    assert_eq!(wish(&host, &table, "fill", json!({ "level": "random" })).await.0, 204);
    let info = table_until(&mut line, |info| info["n"] == 0).await;
    assert_eq!(
        (&info["seats"][0]["kind"], &info["seats"][0]["level"]),
        (&json!("bot"), &json!("random"))
    );
    let late = Client::guest(server.address).await.unwrap();
    let taken = (409, json!("error-seat-taken"));
    assert_eq!(wish(&late, &table, "join", json!({})).await, taken);
    my_turn(&mut line).await;
    let begun = (409, json!("error-begun"));
    assert_eq!(wish(&host, &table, "fill", json!({ "level": "random" })).await, begun);
    server.stop().await;
}

#[tokio::test]
async fn a_new_name_reaches_a_table_that_waits() {
    let server = start(quick()).await;
    let mut host = seat(server.address, &["me", "open"]).await;
    host.client.post("/api/me", &json!({ "name": "Ada" })).await.unwrap();
    table_until(&mut host.line, |info| info["seats"][0]["name"] == "Ada").await;
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_keeps_its_people_and_stays_private() {
    let server = start(quick()).await;
    let host = Client::guest(server.address).await.unwrap();
    let table = make(&host, json!({ "private": true })).await;
    let mut line = watch(&host, &table).await;
    let friend = join(server.address, &table).await;
    resign(&mut line, &table).await;

    let path = format!("/api/tables/{table}/rematch");
    let next = host.post(&path, &json!({})).await.unwrap().json["id"].clone();
    let next = next.as_str().unwrap().to_owned();
    // It waits for the friend, by name, and for nobody else.
    let stranger = Client::guest(server.address).await.unwrap();
    let mut watching = watch(&stranger, &next).await;
    let info = watching.until("table").await.unwrap();
    let waits = &info["seats"][1];
    let named = friend.client.get("/api/me").await.unwrap().json["name"].clone();
    assert_eq!((&waits["kind"], &waits["name"]), (&json!("open"), &named));
    assert_eq!((&info["private"], &info["host"]), (&json!(true), &json!(0)));
    for list in ["open", "running", "mine"] {
        assert_eq!(listed(&stranger, list).await, Vec::<String>::new(), "{list}");
    }
    let taken = (409, json!("error-seat-taken"));
    assert_eq!(wish(&stranger, &next, "join", json!({})).await, taken);
    let mine = friend.client.get("/api/tables").await.unwrap().json["mine"].clone();
    let waits = mine.as_array().unwrap().iter().find(|table| table["id"] == *next).unwrap();
    assert_eq!((&waits["turn"], &waits["seats"][1]["you"]), (&json!(true), &json!(true)));

    // The friend's own seat, and the game begins.
    let sat = friend.client.post(&format!("/api/tables/{next}/join"), &json!({})).await.unwrap();
    assert_eq!(sat.json["seat"], 1);
    table_until(&mut watching, |info| info["n"] == 0).await;
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_that_was_left_is_not_offered_and_can_be_asked_for_again() {
    let server = start(quick()).await;
    let mut host = seat(server.address, &["me", "open"]).await;
    let friend = join(server.address, &host.table).await;
    resign(&mut host.line, &host.table).await;
    let path = format!("/api/tables/{}/rematch", host.table);
    let next = host.client.post(&path, &json!({})).await.unwrap().json["id"].clone();
    let next = next.as_str().unwrap().to_owned();
    assert!(listed(&friend.client, "mine").await.contains(&next));
    assert_eq!(wish(&host.client, &next, "leave", json!({})).await.0, 204);
    assert!(!listed(&friend.client, "mine").await.contains(&next), "nobody waits there");
    assert!(listed(&friend.client, "open").await.is_empty());
    friend.client.post(&path, &json!({})).await.unwrap();
    assert!(listed(&host.client, "mine").await.contains(&next));
    server.stop().await;
}

#[tokio::test]
async fn lists_say_at_once_whose_turn_it_is() {
    let server = start(quick()).await;
    let mut host = seat(server.address, &["me", "open"]).await;
    let mut friend = join(server.address, &host.table).await;
    let turn = async |client: &Client| {
        let lists = client.get("/api/tables").await.unwrap().json;
        assert_eq!(lists["running"][0]["id"], lists["mine"][0]["id"]);
        lists["mine"][0]["turn"].clone()
    };
    // Whatever they do, the lists know who is asked.
    let mut seen = [0, 0];
    for _ in 0..12 {
        for (at, player) in [&mut host, &mut friend].into_iter().enumerate() {
            let mut line = watch(&player.client, &player.table).await;
            let state = line.until("state").await.unwrap();
            let asked = state["asked"].as_array().unwrap().contains(&json!(at));
            assert_eq!(turn(&player.client).await, asked);
            if asked {
                seen[at] += 1;
                let action = &state["choices"]["listed"][0]["text"];
                let (table, after) = (&player.table, &state["n"]);
                let act =
                    json!({ "type": "act", "table": table, "after": after, "action": action });
                assert_eq!(line.ask(act).await.unwrap()["type"], "ack");
            }
        }
    }
    assert!(seen.iter().all(|turns| *turns > 1), "both had turns: {seen:?}");
    server.stop().await;
}

/// A socket that looks at no table, and wants to hear of its own.
pub(crate) async fn curious(client: &Client) -> Line {
    let mut line = client.connect().await.unwrap();
    line.send(&json!({ "type": "news" })).await.unwrap();
    greeted(&mut line).await;
    line
}

/// What was sent before is heard when a greeting is answered: what came until then.
async fn greeted(line: &mut Line) -> Vec<Value> {
    line.send(&json!({ "type": "hello", "v": server::wire::VERSION })).await.unwrap();
    let mut heard = Vec::new();
    loop {
        let message = line.next().await.unwrap();
        if message["type"] == "welcome" {
            return heard;
        }
        heard.push(message);
    }
}

#[tokio::test]
async fn who_wants_to_hears_when_something_changes_at_their_tables() {
    let server = start(quick()).await;
    let mut host = seat(server.address, &["me", "open"]).await;
    let friend = join(server.address, &host.table).await;
    let stranger = Client::guest(server.address).await.unwrap();
    let (mut theirs, mut strange) = (curious(&friend.client).await, curious(&stranger).await);
    let mut silent = friend.client.connect().await.unwrap();
    resign(&mut host.line, &host.table).await;
    assert_eq!(theirs.until("news").await.unwrap(), json!({ "type": "news" }));
    // A rematch waits for the friend, who has not sat down there.
    greeted(&mut theirs).await;
    host.client.post(&format!("/api/tables/{}/rematch", host.table), &json!({})).await.unwrap();
    theirs.until("news").await.unwrap();
    assert_eq!(greeted(&mut strange).await, Vec::<Value>::new());
    assert_eq!(greeted(&mut silent).await, Vec::<Value>::new(), "who did not ask is not told");
    server.stop().await;
}
