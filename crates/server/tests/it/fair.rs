//! Fair luck: the promise at the start, the seed at the end, and a record that
//! proves it; replays and games continued from a step.

use record::Mode;
use serde_json::json;
use tabletop::Seed;

use crate::common::{last, my_turn, play_out, quick, seat, start, steps, watch, whole_replay};

#[tokio::test]
async fn the_promise_is_kept_and_the_record_proves_it() {
    let server = start(quick()).await;
    let mut me = seat(server.address, &["me", "bot:greedy"]).await;
    let early = me.client.get(&format!("/api/tables/{}/record", me.table)).await.unwrap();
    assert_eq!((early.status, &early.json["why"]["key"]), (409, &json!("error-not-over")));
    let early = me.client.get(&format!("/api/tables/{}/replay", me.table)).await.unwrap();
    assert_eq!(early.status, 409);

    let heard = play_out(&mut me.line, &me.table, 11, usize::MAX).await;
    let promise = heard[0]["commitment"].as_str().unwrap();
    let states = heard.iter().filter(|message| message["type"] == "state");
    for state in states.filter(|state| state["outcome"].is_null()) {
        assert!(state["seed"].is_null(), "no seed before the end");
    }
    let seed = last(&heard, "state")["seed"].as_str().unwrap().to_owned();
    let seed: Seed = serde_json::from_value(json!(seed)).unwrap();
    assert_eq!(seed.commitment().to_string(), promise);
    let sent = heard.iter().filter(|message| message["outcome"].is_null());
    let secret = hex_of(&seed);
    assert!(sent.into_iter().all(|message| !message.to_string().contains(&secret)));

    let record = me.client.get(&format!("/api/tables/{}/record", me.table)).await.unwrap();
    assert_eq!(record.status, 200);
    let read = record::verify(&record.text, catalog::game, Mode::Strict).unwrap();
    assert_eq!(read.header.commitment.to_string(), promise);
    assert_eq!(read.header.seats[1], "bot:greedy");
    assert!(read.entries.iter().all(|entry| entry.at.is_some()));

    let replay = whole_replay(&me.client, &format!("/api/tables/{}/replay", me.table)).await;
    let frames = replay["frames"].as_array().unwrap();
    assert_eq!(frames.len(), read.entries.len());
    assert!(frames.iter().all(|frame| frame["view"]["viewer"] == "omniscient"));
    assert_eq!(replay["header"]["seed"], json!(secret));

    // The record comes back by import, as a replay of its own.
    let path = "/api/records";
    let made = me.client.post_text(path, record.text.clone()).await.unwrap();
    let id = made.json["id"].as_str().unwrap();
    let again = whole_replay(&me.client, &format!("/api/replays/{id}")).await;
    assert_eq!(again["frames"], replay["frames"]);
    let forged = record.text.replacen("\"act\":\"gene", "\"act\":\"cull", 1);
    let refused = me.client.post_text(path, forged).await.unwrap();
    assert_eq!((refused.status, &refused.json["why"]["key"]), (422, &json!("error-record")));

    // And a game goes on from any of its steps, from the table or the import.
    for from in [me.table.as_str(), id] {
        let wish = json!({ "at": 10, "seats": ["me", "bot:random"] });
        let made = me.client.post(&format!("/api/tables/{from}/continue"), &wish).await.unwrap();
        let next = made.json["id"].as_str().unwrap_or_else(|| panic!("{}", made.text)).to_owned();
        let mut line = watch(&me.client, &next).await;
        let heard = play_out(&mut line, &next, 12, usize::MAX).await;
        let taken = steps(&heard).into_iter();
        assert!(taken.count() > 11);
        let record = me.client.get(&format!("/api/tables/{next}/record")).await.unwrap();
        let read = record::verify(&record.text, catalog::game, Mode::Strict).unwrap();
        assert_eq!(read.header.origin.unwrap().at, 10);
    }
    for (wish, key) in [
        (json!({ "at": 10, "seats": ["me"] }), "error-seats"),
        (json!({ "at": 10, "seats": ["me", "open"] }), "error-seats"),
        (json!({ "at": 10, "seats": ["me", "bot:oracle"] }), "error-unknown-level"),
        (json!({ "at": 100_000, "seats": ["me", "bot:random"] }), "error-record"),
        (json!({ "at": frames.len() - 1, "seats": ["me", "bot:random"] }), "error-over"),
    ] {
        let path = format!("/api/tables/{}/continue", me.table);
        let refused = me.client.post(&path, &wish).await.unwrap();
        assert_eq!(refused.json["why"]["key"], key, "{wish}");
    }
    server.stop().await;
}

fn hex_of(seed: &Seed) -> String {
    serde_json::to_value(seed).unwrap().as_str().unwrap().to_owned()
}

#[tokio::test]
async fn the_lesson_is_a_real_table() {
    let server = start(quick()).await;
    let client = load::Client::guest(server.address).await.unwrap();
    let lesson = client.get("/api/games/microscopic/lesson").await.unwrap().json;
    let lesson = &lesson[0];
    assert!(lesson["position"].is_null() && lesson["luck"].is_null(), "no peeking");
    let table = client.make(&json!({ "game": "microscopic", "chapter": 0 })).await.unwrap();
    let mut line = watch(&client, &table).await;
    let mut state = my_turn(&mut line).await;
    for step in lesson["steps"].as_array().unwrap() {
        let id = line.id();
        if step["bot"] == true {
            // Bots wait for the reader.
            line.send(&json!({ "type": "next", "table": table, "id": id })).await.unwrap();
            state = line.until("state").await.unwrap();
            assert_eq!(state["step"]["seat"], 1);
        }
        let Some(expected) = step["expect"].as_array() else { continue };
        let listed = crate::common::offered(&state);
        let action = listed.iter().find(|text| {
            expected.iter().any(|opening| {
                let opening = opening.as_str().unwrap();
                *text == opening || text.starts_with(&format!("{opening} "))
            })
        });
        let action = action.unwrap_or_else(|| panic!("{expected:?} is not among {listed:?}"));
        let after = &state["n"];
        let act =
            json!({ "type": "act", "table": table, "after": after, "action": action, "id": id });
        line.send(&act).await.unwrap();
        state = line.until("state").await.unwrap();
    }
    server.stop().await;
}

/// Of a house with known luck (for tests) two are alike, bots and all; its
/// tables are not; and houses that were given no luck have none in common.
#[tokio::test]
async fn luck_that_was_given_comes_again() {
    async fn games(luck: Option<u64>) -> [String; 2] {
        let server = start(server::Config { luck, ..quick() }).await;
        let mut told = Vec::new();
        for _ in 0..2 {
            let mut me = seat(server.address, &["me", "bot:greedy"]).await;
            let heard = play_out(&mut me.line, &me.table, 3, usize::MAX).await;
            let entries = steps(&heard).into_iter();
            let deeds: Vec<_> = entries.map(|entry| entry["text"].to_string()).collect();
            assert!(deeds.len() > 20, "a whole game");
            told.push(format!("{} {deeds:?}", last(&heard, "state")["seed"]));
        }
        told.try_into().unwrap()
    }
    let [first, second] = games(Some(7)).await;
    assert_ne!(first, second);
    assert_eq!(games(Some(7)).await, [first, second]);
    assert_ne!(games(None).await, games(None).await);
}
