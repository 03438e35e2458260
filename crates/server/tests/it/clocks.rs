//! Clocks: flags that fall where nobody looks, after a restart and with two
//! nodes; and opponents who find each other.

use std::time::Duration;

use load::{Client, Line};
use serde_json::{Value, json};
use server::{Config, Running};
use store::testing::Postgres;

use crate::common::{offered, quick, start, start_on, watch};

/// Tables fall asleep at once, and clocks are looked at all the time.
fn sleepy() -> Config {
    Config {
        idle: Duration::from_millis(20),
        clocks: Duration::from_millis(50),
        shortest_clock: Duration::from_secs(1),
        grace: Duration::ZERO,
        ..quick()
    }
}

fn clock(bank: u32) -> Value {
    json!({ "bank": bank, "increment": 0, "flag": "lose" })
}

/// Two guests at a table with this clock, each with a line.
async fn two(one: &Running, other: &Running, time: Value) -> (String, [(Client, Line); 2]) {
    let host = Client::guest(one.address).await.unwrap();
    let guest = Client::guest(other.address).await.unwrap();
    let wanted = json!({
        "game": "microscopic", "options": { "first": "0" }, "seats": ["me", "open"], "time": time
    });
    let table = host.make(&wanted).await.unwrap();
    guest.join(&table).await.unwrap();
    let lines = (watch(&host, &table).await, watch(&guest, &table).await);
    (table, [(host, lines.0), (guest, lines.1)])
}

/// The next state after this entry.
async fn state_after(line: &mut Line, n: Option<u64>) -> Value {
    loop {
        let state = line.until("state").await.unwrap();
        if n.is_none_or(|n| state["n"].as_u64().unwrap() > n) {
            return state;
        }
    }
}

/// Both play what comes first until each has moved: then somebody's time runs.
/// Gives whose.
async fn both_move(table: &str, people: &mut [(Client, Line); 2]) -> usize {
    let mut states = Vec::new();
    for (_, line) in people.iter_mut() {
        states.push(state_after(line, None).await);
    }
    let mut moved = [false; 2];
    loop {
        let running = states[0]["clock"]["running"].as_array().unwrap();
        if let (true, Some(seat)) = (moved == [true; 2], running.first()) {
            return seat.as_u64().unwrap() as usize;
        }
        let at = states.iter().position(|state| state["choices"].is_object()).unwrap();
        let (n, action) = (states[at]["n"].as_u64(), offered(&states[at])[0].clone());
        let line = &mut people[at].1;
        let id = line.id();
        let act = json!({ "type": "act", "table": table, "after": n, "action": action, "id": id });
        line.send(&act).await.unwrap();
        moved[at] = true;
        for (state, (_, line)) in states.iter_mut().zip(people.iter_mut()) {
            *state = state_after(line, n).await;
        }
    }
}

/// Waits until the lists say that it is over.
async fn until_over(client: &Client) -> Value {
    for _ in 0..2_000 {
        let mine = client.get("/api/tables").await.unwrap().json["mine"][0].clone();
        if mine["over"] == true {
            return mine;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("no flag fell");
}

/// The record says who ran out of time, once, and is right in every other way.
async fn fell_once(client: &Client, table: &str, seat: usize) {
    let text = client.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
    let record = record::verify(&text, catalog::game, record::Mode::Strict).unwrap();
    let fell: Vec<_> = record.entries.iter().filter(|entry| entry.reason.is_some()).collect();
    assert_eq!(fell.len(), 1);
    assert_eq!((fell[0].reason.as_deref(), &fell[0].deed), (Some("time"), &record::Deed::Resign));
    assert_eq!(fell[0].seat.unwrap().index(), seat);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flag_falls_at_a_table_that_sleeps() {
    let server = start(sleepy()).await;
    let (table, mut people) = two(&server, &server, clock(3)).await;
    let late = both_move(&table, &mut people).await;
    let [(host, one), (_, other)] = people;
    drop((one, other));
    while server.awake() > 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    until_over(&host).await;
    fell_once(&host, &table, late).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_survive_a_restart() {
    let place = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", place.path().join("clocks.db").display());
    let server = start_on(&database, sleepy()).await;
    let (table, mut people) = two(&server, &server, clock(4)).await;
    let late = both_move(&table, &mut people).await;
    let cookie = people[0].0.cookie.clone();
    drop(people);
    server.stop().await;
    let again = start_on(&database, sleepy()).await;
    let mut host = Client::new(again.address);
    host.cookie = cookie;
    until_over(&host).await;
    fell_once(&host, &table, late).await;
    again.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_restart_everybody_may_come_back_first() {
    let place = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", place.path().join("grace.db").display());
    let server = start_on(&database, sleepy()).await;
    let (table, mut people) = two(&server, &server, clock(1)).await;
    let late = both_move(&table, &mut people).await;
    let cookie = people[late].0.cookie.clone();
    drop(people);
    server.stop().await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let patient = Config { grace: Duration::from_secs(600), ..sleepy() };
    let again = start_on(&database, patient).await;
    let mut client = Client::new(again.address);
    client.cookie = cookie;
    let mut line = watch(&client, &table).await;
    let state = line.until("state").await.unwrap();
    assert!(state["outcome"].is_null(), "nobody could move meanwhile");
    let act = json!({
        "type": "act", "table": table, "after": state["n"], "action": offered(&state)[0]
    });
    assert_eq!(line.ask(act).await.unwrap()["type"], "ack");
    again.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_one_lets_the_flag_fall() {
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    let database = postgres.database().await.unwrap();
    let one = start_on(&database, sleepy()).await;
    let other = start_on(&database, sleepy()).await;
    // Looked at on both nodes, which both see the time end.
    let (table, mut people) = two(&one, &other, clock(2)).await;
    let late = both_move(&table, &mut people).await;
    until_over(&people[0].0).await;
    fell_once(&people[0].0, &table, late).await;
    for (_, line) in &mut people {
        while line.until("state").await.unwrap()["outcome"].is_null() {}
    }
    // Where nobody looks, one of them wakes it.
    let (table, mut people) = two(&one, &other, clock(2)).await;
    let late = both_move(&table, &mut people).await;
    let [(host, first), (_, second)] = people;
    drop((first, second));
    until_over(&host).await;
    fell_once(&host, &table, late).await;
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn where_a_move_may_take_days_the_lists_say_until_when() {
    let server = start(quick()).await;
    let day = 86_400;
    let time = json!({ "bank": 2 * day, "per_move": day, "flag": "bot" });
    let (table, mut people) = two(&server, &server, time).await;
    let asked = both_move(&table, &mut people).await;
    let mine = people[asked].0.get("/api/tables").await.unwrap().json["mine"][0].clone();
    assert_eq!((&mine["turn"], &mine["time"]["per_move"]), (&json!(true), &json!(day)));
    let left = mine["due"].as_u64().unwrap() - mine["updated"].as_u64().unwrap();
    let three = 3 * 86_400_000;
    assert!((three - 600_000..=three).contains(&left), "a day and the reserve, not {left}");
    let (_, other) = &mut people[1 - asked];
    let takeover = json!({ "type": "takeover", "table": table, "seat": asked, "level": "random" });
    assert_eq!(other.ask(takeover).await.unwrap()["why"]["key"], "error-clock-runs");
    server.stop().await;
}

#[tokio::test]
async fn a_clock_that_nobody_could_play_by_is_refused() {
    let server = start(quick()).await;
    let host = Client::guest(server.address).await.unwrap();
    for time in [clock(5), clock(u32::MAX), json!({ "bank": 600, "increment": 100_000 })] {
        let wanted = json!({ "game": "microscopic", "seats": ["me", "open"], "time": time });
        let answer = host.post("/api/tables", &wanted).await.unwrap();
        assert_eq!((answer.status, &answer.json["why"]["key"]), (400, &json!("error-time")));
    }
    server.stop().await;
}

/// Looks for an opponent; the table.
async fn seek(client: &Client, time: &Value) -> String {
    let wanted = json!({ "game": "microscopic", "time": time });
    let answer = client.post("/api/pair", &wanted).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_for_the_same_finds_each_other() {
    let server = start(quick()).await;
    let people = [
        Client::guest(server.address).await.unwrap(),
        Client::guest(server.address).await.unwrap(),
        Client::guest(server.address).await.unwrap(),
    ];
    let (fast, slow) = (clock(600), clock(1_800));
    let table = seek(&people[0], &fast).await;
    assert_eq!(seek(&people[0], &fast).await, table, "asked again, it is the same");
    assert_ne!(seek(&people[1], &slow).await, table, "another clock, another table");
    assert_eq!(seek(&people[2], &fast).await, table);
    let mut line = watch(&people[0], &table).await;
    let info = line.until("table").await.unwrap();
    assert_eq!((&info["seek"], &info["time"]["bank"]), (&json!(true), &json!(600)));
    line.until("state").await.unwrap();
    assert_eq!(seek_on(&people[0], &table, &fast).await, table, "somebody has come");
    // Who does not look any more is found by nobody.
    let table = seek(&people[0], &fast).await;
    let left = people[0].post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    assert_eq!(left.status, 204);
    assert_ne!(seek(&people[2], &fast).await, table);
    server.stop().await;
}

/// Looks on from a table where one waits.
async fn seek_on(client: &Client, table: &str, time: &Value) -> String {
    let wanted = json!({ "game": "microscopic", "time": time, "waited": table });
    let answer = client.post("/api/pair", &wanted).await.unwrap();
    answer.json["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_look_at_once_on_two_nodes_find_each_other() {
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    let database = postgres.database().await.unwrap();
    let one = start_on(&database, quick()).await;
    let other = start_on(&database, quick()).await;
    for bank in 600..620 {
        let (a, b) = (
            Client::guest(one.address).await.unwrap(),
            Client::guest(other.address).await.unwrap(),
        );
        let time = clock(bank);
        let (mut here, mut there) = tokio::join!(seek(&a, &time), seek(&b, &time));
        // Of two who wait, the later goes over when asked again, as pages do.
        for _ in 0..100 {
            if here == there {
                break;
            }
            here = seek_on(&a, &here, &time).await;
            there = seek_on(&b, &there, &time).await;
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        assert_eq!(here, there);
        let mut line = watch(&a, &here).await;
        line.until("state").await.unwrap();
    }
    one.stop().await;
    other.stop().await;
}
