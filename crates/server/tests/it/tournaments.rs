//! Tournaments over real sockets: from joining to the standings, through restarts
//! in every state, and on two nodes at once.

use std::time::Duration;

use load::Client;
use serde_json::{Value, json};
use server::{Config, Running};
use store::testing::Postgres;

use crate::common::{offered, quick, start, start_on, watch};
use crate::ratings::account;

fn wanted(format: &Value) -> Value {
    json!({
        "name": "Friday cup", "game": "microscopic", "format": format, "seats": 2, "patience": 10
    })
}

async fn make(host: &Client, more: &Value) -> String {
    let made = host.post("/api/tournaments", more).await.unwrap();
    assert_eq!(made.status, 200, "{}", made.text);
    made.json["id"].as_str().unwrap().to_owned()
}

async fn ask(client: &Client, id: &str, what: &str, body: Value) -> (u16, Value) {
    let answer = client.post(&format!("/api/tournaments/{id}/{what}"), &body).await.unwrap();
    (answer.status, answer.json)
}

async fn done(client: &Client, id: &str, what: &str, body: Value) -> Value {
    let (status, json) = ask(client, id, what, body).await;
    assert_eq!(status, 200, "{what}: {json}");
    json
}

async fn seen(client: &Client, id: &str) -> Value {
    client.get(&format!("/api/tournaments/{id}")).await.unwrap().json
}

/// Looks until this holds.
async fn until(client: &Client, id: &str, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let view = seen(client, id).await;
        if holds(&view) {
            return view;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn guests(server: &Running, count: usize) -> Vec<Client> {
    let mut all = Vec::new();
    for _ in 0..count {
        all.push(Client::guest(server.address).await.unwrap());
    }
    all
}

fn open_tables(view: &Value) -> Vec<Value> {
    let rounds = view["rounds"].as_array().unwrap().iter();
    let tables = rounds.flat_map(|round| round["tables"].as_array().unwrap());
    tables.filter(|table| table["ending"].is_null()).cloned().collect()
}

/// Whoever has the greater number gives up at this table.
async fn lose(players: &[Client], tournament: &str, table: &Value) {
    let seats = table["players"].as_array().unwrap().iter();
    let loser = seats.map(|seat| seat.as_u64().unwrap() as usize).max().unwrap();
    let id = table["id"].as_str().unwrap();
    until(&players[loser], tournament, |view| view["table"] == id).await;
    let mut line = watch(&players[loser], id).await;
    line.until("state").await.unwrap();
    let answer = line.ask(json!({ "type": "resign", "table": id })).await.unwrap();
    assert_eq!(answer["type"], "ack", "{answer}");
}

fn stage(view: &Value) -> &str {
    view["summary"]["stage"].as_str().unwrap()
}

/// The numbers in order of places.
fn ranked(view: &Value) -> Vec<u64> {
    let rows = view["standings"][0].as_array().unwrap().iter();
    rows.map(|row| row["player"].as_u64().unwrap()).collect()
}

async fn play_to_the_end(players: &[Client], id: &str) -> Value {
    loop {
        let view =
            until(&players[0], id, |it| stage(it) != "running" || !open_tables(it).is_empty())
                .await;
        if stage(&view) != "running" {
            return view;
        }
        for table in open_tables(&view) {
            lose(players, id, &table).await;
        }
        until(&players[0], id, |it| {
            let known = open_tables(&view);
            open_tables(it).iter().all(|table| known.iter().all(|old| old["id"] != table["id"]))
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn eight_play_a_swiss_from_joining_to_the_standings() {
    let server = start(quick()).await;
    let host = Client::guest(server.address).await.unwrap();
    let players = guests(&server, 8).await;
    let id = make(&host, &wanted(&json!({ "kind": "swiss", "rounds": 3 }))).await;
    assert_eq!(ask(&host, &id, "start", json!({})).await.1["why"]["key"], "error-tournament-few");
    for player in &players {
        let view = done(player, &id, "join", json!({})).await;
        assert_eq!(view["may_join"], false);
    }
    assert_eq!(ask(&players[0], &id, "start", json!({})).await.0, 403);
    let view = done(&host, &id, "start", json!({})).await;
    assert_eq!((stage(&view), open_tables(&view).len()), ("running", 4));
    // Everybody finds their table: on the page of the tournament, and among their own.
    for player in &players {
        let table = seen(player, &id).await["table"].clone();
        let lists = player.get("/api/tables").await.unwrap().json;
        assert_eq!(lists["mine"][0]["id"], table);
        let mut line = watch(player, table.as_str().unwrap()).await;
        let info = line.until("table").await.unwrap();
        assert_eq!((&info["tournament"], &info["host"]), (&json!(id), &Value::Null));
        for help in
            [json!({ "type": "hint" }), json!({ "type": "takeover", "seat": 0, "level": "random" })]
        {
            let mut help = help;
            help["table"] = table.clone();
            let refused = line.ask(help).await.unwrap();
            assert_eq!(refused["why"]["key"], "error-tournament-alone");
        }
    }
    let view = play_to_the_end(&players, &id).await;
    assert_eq!((stage(&view), view["rounds"].as_array().unwrap().len()), ("over", 3));
    let rows = view["standings"][0].as_array().unwrap();
    assert_eq!(
        (&rows[0]["player"], &rows[0]["points"], &rows[0]["wins"]),
        (&json!(0), &json!(3.0), &json!(3))
    );
    assert_eq!(rows[7]["points"], 0.0);
    assert_eq!(view["table"], Value::Null);
    let lists = host.get("/api/tournaments").await.unwrap().json;
    assert_eq!((&lists["over"][0]["id"], &lists["mine"][0]["host"]), (&json!(id), &json!(true)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_survives_a_restart_in_every_state() {
    let directory = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", directory.path().join("cup.db").display());
    let mut server = start_on(&database, quick()).await;
    let mut all = guests(&server, 5).await;
    let id = make(&all[0], &wanted(&json!({ "kind": "robin", "legs": 1 }))).await;
    // Stops and starts; everything is as it was, and it goes on.
    let again = async |server: Running, all: &mut Vec<Client>| {
        let before = seen(&all[0], &id).await;
        server.stop().await;
        let server = start_on(&database, quick()).await;
        for client in all.iter_mut() {
            let cookie = client.cookie.clone();
            *client = Client::new(server.address);
            client.cookie = cookie;
        }
        let after = seen(&all[0], &id).await;
        for what in ["standings", "players", "options", "season", "you"] {
            assert_eq!(before[what], after[what], "{what}");
        }
        assert_eq!(before["rounds"][0]["tables"][0]["id"], after["rounds"][0]["tables"][0]["id"]);
        server
    };
    server = again(server, &mut all).await;
    for at in 0..all.len() {
        done(&all[at], &id, "join", json!({})).await;
        if at == 2 {
            server = again(server, &mut all).await;
        }
    }
    done(&all[4], &id, "leave", json!({})).await;
    server = again(server, &mut all).await;
    done(&all[4], &id, "join", json!({})).await;
    let view = done(&all[0], &id, "start", json!({})).await;
    assert_eq!(open_tables(&view).len(), 2);
    server = again(server, &mut all).await;
    for _ in 0..5 {
        for _ in 0..2 {
            let view = until(&all[0], &id, |it| !open_tables(it).is_empty()).await;
            let tables = open_tables(&view);
            lose(&all, &id, &tables[0]).await;
            // Whether the result was taken before the restart or not: it is afterwards.
            server.stop().await;
            server = start_on(&database, quick()).await;
            for client in &mut all {
                let cookie = client.cookie.clone();
                *client = Client::new(server.address);
                client.cookie = cookie;
            }
            until(&all[0], &id, |it| {
                open_tables(it).iter().all(|table| table["id"] != tables[0]["id"])
            })
            .await;
        }
    }
    let view = until(&all[0], &id, |it| stage(it) == "over").await;
    assert_eq!(ranked(&view), [0, 1, 2, 3, 4]);
    server = again(server, &mut all).await;
    let other = make(&all[0], &wanted(&json!({ "kind": "swiss", "rounds": 2 }))).await;
    done(&all[0], &other, "cancel", json!({})).await;
    server = again(server, &mut all).await;
    assert_eq!(stage(&seen(&all[1], &other).await), "cancelled");
    server.stop().await;
}

/// Tables that were paired and not made, as after a crash, are made once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_written_and_not_done_is_done() {
    let directory = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", directory.path().join("cup.db").display());
    let server = start_on(&database, quick()).await;
    let all = guests(&server, 4).await;
    let id = make(&all[0], &wanted(&json!({ "kind": "swiss", "rounds": 1 }))).await;
    for client in &all {
        done(client, &id, "join", json!({})).await;
    }
    server.stop().await;
    let store = store::open(&database).await.unwrap();
    let summary = store.tournament(&id).await.unwrap().unwrap().summary;
    let lines = [
        json!({ "at": 1, "type": "started", "order": [0, 1, 2, 3] }).to_string(),
        json!({ "at": 2_000_000_000_000_u64, "type": "paired", "tables": [[0, 1], [3, 2]], "byes": [] }).to_string(),
    ];
    let append = store::TournamentAppend {
        tournament: id.clone(),
        first: 6,
        lines: lines.to_vec(),
        joined: Vec::new(),
        summary: store::Summary { status: store::Status::Running, ..summary },
    };
    store.append_tournament(append).await.unwrap();
    store.close().await;
    let server = start_on(&database, quick()).await;
    let again: Vec<Client> = all
        .iter()
        .map(|client| {
            let mut new = Client::new(server.address);
            new.cookie = client.cookie.clone();
            new
        })
        .collect();
    let view = seen(&again[0], &id).await;
    let tables = open_tables(&view);
    assert_eq!(tables.len(), 2);
    // The game has begun as soon as the keeper has looked.
    for (client, table) in [(0, 0), (1, 0), (2, 1), (3, 1)] {
        let mut mine = Value::Null;
        while mine != tables[table]["id"] {
            mine = again[client].get("/api/tables").await.unwrap().json["mine"][0]["id"].clone();
        }
    }
    let view = play_to_the_end(&again, &id).await;
    assert_eq!(stage(&view), "over");
    let tables = again[0].get("/api/tables").await.unwrap().json["mine"].as_array().unwrap().len();
    assert_eq!(tables, 1, "one table, and no second");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_keep_one_tournament() {
    let postgres = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    let database = postgres.database().await.unwrap();
    let (one, two) = (start_on(&database, quick()).await, start_on(&database, quick()).await);
    let mut players = guests(&one, 3).await;
    players.extend(guests(&two, 3).await);
    let id = make(&players[0], &wanted(&json!({ "kind": "swiss", "rounds": 3 }))).await;
    for player in &players {
        done(player, &id, "join", json!({})).await;
    }
    let mut twin = Client::new(two.address);
    twin.cookie = players[0].cookie.clone();
    // Both are told to start at once: one does.
    let (a, b) = tokio::join!(
        ask(&players[0], &id, "start", json!({})),
        ask(&twin, &id, "start", json!({}))
    );
    assert!(
        [a.0, b.0].contains(&200) && [200, 409].contains(&a.0) && [200, 409].contains(&b.0),
        "{a:?} {b:?}"
    );
    let view = play_to_the_end(&players, &id).await;
    assert_eq!((stage(&view), view["rounds"].as_array().unwrap().len()), ("over", 3));
    for round in view["rounds"].as_array().unwrap() {
        assert_eq!(round["tables"].as_array().unwrap().len(), 3);
    }
    for player in &players {
        let mine = player.get("/api/tables").await.unwrap().json["mine"].as_array().unwrap().len();
        assert_eq!(mine, 3, "a table for each round, and no second");
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_host_may_do_and_nobody_else() {
    let server = start(quick()).await;
    let all = guests(&server, 5).await;
    let mut charter = wanted(&json!({ "kind": "swiss", "rounds": 3 }));
    charter["private"] = json!(true);
    let id = make(&all[4], &charter).await;
    for player in &all[..4] {
        done(player, &id, "join", json!({})).await;
    }
    assert_eq!(ask(&all[0], &id, "join", json!({})).await.0, 409, "once is enough");
    let lists = all[0].get("/api/tournaments").await.unwrap().json;
    assert_eq!(lists["mine"].as_array().unwrap().len(), 1);
    let stranger = Client::guest(server.address).await.unwrap();
    let lists = stranger.get("/api/tournaments").await.unwrap().json;
    assert_eq!(lists["open"], json!([]), "it is for those who have its link");
    let view = done(&all[4], &id, "start", json!({})).await;
    let tables = open_tables(&view);
    let number = tables[0]["number"].clone();
    for (what, body) in [
        ("start", json!({})),
        ("cancel", json!({})),
        ("season", json!({})),
        ("drop", json!({ "player": 0 })),
        ("decide", json!({ "table": number, "places": [1, 2] })),
    ] {
        let (status, why) = ask(&all[0], &id, what, body).await;
        assert_eq!((status, &why["why"]["key"]), (403, &json!("error-not-host")), "{what}");
    }
    let (status, _) = ask(&all[4], &id, "decide", json!({ "table": number, "places": [1] })).await;
    assert_eq!(status, 409, "a place for each");
    let view = done(&all[4], &id, "decide", json!({ "table": number, "places": [1, 2] })).await;
    assert_eq!(view["rounds"][0]["tables"][0]["points"], json!([1.0, 0.0]));
    // Who is sent away loses the game they sit at, and is paired no more.
    let loser = tables[1]["players"][0].clone();
    let view = done(&all[4], &id, "drop", json!({ "player": loser })).await;
    assert_eq!(view["rounds"][0]["tables"][1]["points"], json!([0.0, 1.0]));
    assert_eq!(
        (
            view["rounds"][1]["tables"].as_array().unwrap().len(),
            view["rounds"][1]["byes"].as_array().unwrap().len()
        ),
        (1, 1)
    );
    let ended = tables[1]["id"].as_str().unwrap();
    let mut line = watch(&all[4], ended).await;
    while line.until("state").await.unwrap()["outcome"].is_null() {}
    let view = done(&all[4], &id, "cancel", json!({})).await;
    assert_eq!(stage(&view), "cancelled");
    assert_eq!(ask(&stranger, &id, "join", json!({})).await.0, 409);
    server.stop().await;
}

#[tokio::test]
async fn settings_that_cannot_be_are_refused() {
    let server = start(quick()).await;
    let host = Client::guest(server.address).await.unwrap();
    let good = wanted(&json!({ "kind": "swiss", "rounds": 3 }));
    for (field, value) in [
        ("name", json!("  ")),
        ("name", json!("x".repeat(100))),
        ("game", json!("chess")),
        ("format", json!({ "kind": "swiss", "rounds": 0 })),
        ("format", json!({ "kind": "arena", "minutes": 1 })),
        ("format", json!({ "kind": "knockout" })),
        ("seats", json!(9)),
        ("seats", json!(1)),
        ("patience", json!(0)),
        ("starts", json!(1)),
        ("options", json!({ "colour": "red" })),
    ] {
        let mut bad = good.clone();
        bad[field] = value.clone();
        let answer = host.post("/api/tournaments", &bad).await.unwrap();
        assert!((400..500).contains(&answer.status), "{field} {value}: {}", answer.text);
    }
    let mut accounts = good;
    accounts["accounts"] = json!(true);
    let id = make(&host, &accounts).await;
    let (status, why) = ask(&host, &id, "join", json!({})).await;
    assert_eq!((status, &why["why"]["key"]), (403, &json!("error-tournament-accounts")));
    assert_eq!(ask(&host, "nowhere", "join", json!({})).await.0, 404);
    server.stop().await;
}

/// Nobody comes: whoever is asked forfeits, and it comes to its end by itself. It
/// begins by itself, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_come_forfeits() {
    let directory = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", directory.path().join("cup.db").display());
    let server = start_on(&database, quick()).await;
    let all = guests(&server, 4).await;
    let mut ids = Vec::new();
    for client in &all {
        ids.push(client.get("/api/me").await.unwrap().json["id"].as_str().unwrap().to_owned());
    }
    server.stop().await;
    let store = store::open(&database).await.unwrap();
    let charter = json!({
        "name": "Nobody", "host": ids[0], "game": "microscopic", "options": {}, "seats": 2,
        "format": { "kind": "swiss", "rounds": 2 }, "private": false, "accounts": false,
        "starts": 1, "patience": 1
    });
    let listing = json!({
        "name": "Nobody", "game": "microscopic", "format": { "kind": "swiss", "rounds": 2 },
        "cancelled": false, "players": 4, "round": 0, "rounds": 2, "starts": 1, "due": 1
    });
    let (status, text) = (store::Status::Open, listing.to_string());
    let summary = store::Summary { status, text, listed: true, due: None, updated: 1 };
    let line = json!({ "at": 1, "type": "created", "charter": charter }).to_string();
    let new = store::NewTournament {
        id: "nobody".into(),
        host: ids[0].clone(),
        line,
        summary: summary.clone(),
        created: 1,
    };
    store.create_tournament(new).await.unwrap();
    let line = |at: usize| {
        json!({ "at": 1, "type": "joined", "player": at, "identity": ids[at], "name": "x" })
            .to_string()
    };
    let append = store::TournamentAppend {
        tournament: "nobody".into(),
        first: 2,
        lines: (0..4).map(line).collect(),
        joined: (0..).zip(ids.clone()).collect(),
        summary,
    };
    store.append_tournament(append).await.unwrap();
    store.close().await;
    let server = start_on(&database, quick()).await;
    let client = Client::guest(server.address).await.unwrap();
    let view = until(&client, "nobody", |it| stage(it) == "over").await;
    let rounds = view["rounds"].as_array().unwrap();
    assert_eq!(rounds.len(), 2);
    for table in rounds.iter().flat_map(|round| round["tables"].as_array().unwrap()) {
        assert_eq!(table["ending"]["how"], "forfeit", "{table}");
    }
    server.stop().await;
}

/// Armies are handed in when joining, are nobody's business before the start, and
/// are brought to every table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn armies_are_handed_in_hidden_and_shown_at_the_start() {
    let server = start(quick()).await;
    let all = guests(&server, 2).await;
    let mut charter = wanted(&json!({ "kind": "robin", "legs": 2 }));
    charter["game"] = json!("mutant-chronicles");
    charter["options"] = json!({ "mode": "tournament" });
    charter["armies"] = json!(true);
    let id = make(&all[0], &charter).await;
    let listed = seen(&all[0], &id).await["openings"].clone();
    let armies = [listed[0].as_str().unwrap(), listed[1].as_str().unwrap()];
    assert_eq!(ask(&all[0], &id, "join", json!({})).await.0, 400, "an army is needed");
    let (status, why) = ask(&all[0], &id, "join", json!({ "army": "army nobody-knows" })).await;
    assert!((400..500).contains(&status), "{why}");
    for (client, army) in all.iter().zip(armies) {
        let view = done(client, &id, "join", json!({ "army": army })).await;
        let you = view["you"].as_u64().unwrap() as usize;
        assert_eq!(view["players"][you]["army"], army, "one knows one's own");
    }
    let view = seen(&all[0], &id).await;
    assert_eq!(
        (&view["players"][0]["army"], &view["players"][1]["army"]),
        (&json!(armies[0]), &Value::Null)
    );
    let view = done(&all[0], &id, "start", json!({})).await;
    assert_eq!(view["players"][1]["army"], armies[1], "after the start all see all");
    for round in 1..=2 {
        let view = until(&all[0], &id, |it| {
            it["rounds"].as_array().unwrap().len() == round && !open_tables(it).is_empty()
        })
        .await;
        let table = open_tables(&view)[0].clone();
        until(&all[0], &id, |it| it["table"] == table["id"]).await;
        let mut line = watch(&all[0], table["id"].as_str().unwrap()).await;
        // Both armies have been brought: something else is asked.
        loop {
            let state = line.until("state").await.unwrap();
            if state["n"].as_u64().unwrap() >= 2 {
                break;
            }
        }
        lose(&all, &id, &table).await;
    }
    until(&all[0], &id, |it| stage(it) == "over").await;
    server.stop().await;
}

/// Tables have the clock of the tournament, and count where all have accounts; a flag
/// that falls decides a game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_decides_and_games_count() {
    let config = Config {
        shortest_clock: Duration::from_secs(1),
        clocks: Duration::from_millis(50),
        grace: Duration::ZERO,
        ..quick()
    };
    let server = start(config).await;
    let people = [account(server.address, "Ada").await, account(server.address, "Bea").await];
    let mut charter = wanted(&json!({ "kind": "swiss", "rounds": 1 }));
    charter["options"] = json!({ "first": "0" });
    charter["time"] = json!({ "bank": 1, "increment": 0, "flag": "lose" });
    charter["rated"] = json!(true);
    let refused = async |charter: &Value| {
        let answer = people[0].post("/api/tournaments", charter).await.unwrap();
        answer.json["why"]["key"].as_str().unwrap().to_owned()
    };
    assert_eq!(refused(&charter).await, "error-tournament-settings", "guests could take part");
    charter["accounts"] = json!(true);
    charter["time"]["flag"] = json!("bot");
    assert_eq!(refused(&charter).await, "error-tournament-settings", "no bot plays on");
    charter["time"] = json!({ "bank": 0 });
    assert_eq!(refused(&charter).await, "error-time");
    charter["time"] = json!({ "bank": 1 });
    let id = make(&people[0], &charter).await;
    for client in &people {
        done(client, &id, "join", json!({})).await;
    }
    let view = done(&people[0], &id, "start", json!({})).await;
    assert_eq!((&view["time"]["bank"], &view["rated"]), (&json!(1), &json!(true)));
    let view = until(&people[0], &id, |it| !it["table"].is_null()).await;
    let table = view["table"].as_str().unwrap();
    let mut lines = Vec::new();
    for client in &people {
        lines.push(watch(client, table).await);
    }
    let info = lines[0].until("table").await.unwrap();
    assert_eq!((&info["time"]["bank"], &info["rated"]), (&json!(1), &json!(true)));
    // Everybody does what comes first, until each has begun; then nobody does anything.
    let mut begun = [false; 2];
    let mut states = [Value::Null, Value::Null];
    for (line, state) in lines.iter_mut().zip(&mut states) {
        *state = line.until("state").await.unwrap();
    }
    while begun != [true; 2] {
        let at = usize::from(offered(&states[0]).is_empty());
        let (action, after) = (offered(&states[at])[0].clone(), states[at]["n"].clone());
        let act =
            json!({ "type": "act", "table": table, "id": 7, "after": after, "action": action });
        lines[at].send(&act).await.unwrap();
        for (line, state) in lines.iter_mut().zip(&mut states) {
            *state = line.until("state").await.unwrap();
        }
        begun[at] = true;
    }
    let view = until(&people[0], &id, |it| stage(it) == "over").await;
    let ended = &view["rounds"][0]["tables"][0];
    assert_eq!(ended["ending"]["how"], "played", "{ended}");
    let mut points: Vec<f64> =
        ended["points"].as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).collect();
    points.sort_by(f64::total_cmp);
    assert_eq!(points, [0.0, 1.0]);
    let result = people[0].get(&format!("/api/tables/{table}/result")).await.unwrap().json;
    assert_eq!(result["counted"], "short", "so few decisions change no rating");
    server.stop().await;
}
