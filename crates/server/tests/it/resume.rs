//! Coming back: after a lost line, and after the server was restarted.

use serde_json::json;

use crate::common::{all, last, my_turn, play_out, quick, seat, start, start_on, steps, watch};

#[tokio::test]
async fn who_comes_back_hears_what_was_missed() {
    let server = start(quick()).await;
    let mut me = seat(server.address, &["me", "bot:random"]).await;
    let heard = play_out(&mut me.line, &me.table, 3, 2).await;
    let seen = last(&heard, "state")["n"].as_u64().unwrap();
    me.line.close().await;

    // Meanwhile, on another socket, the game goes on.
    let mut other = watch(&me.client, &me.table).await;
    let more = play_out(&mut other, &me.table, 4, 6).await;
    if !last(&more, "state")["choices"].is_object() {
        my_turn(&mut other).await;
    }

    let mut line = me.client.connect().await.unwrap();
    line.subscribe(&me.table, Some(seen)).await.unwrap();
    assert_eq!(line.next().await.unwrap()["type"], "table");
    let log = line.next().await.unwrap();
    let state = line.next().await.unwrap();
    assert_eq!((&log["type"], &state["type"]), (&json!("log"), &json!("state")));
    assert!(state.get("step").is_none(), "the log has told it");
    let missed = steps(std::slice::from_ref(&log));
    let numbers: Vec<u64> = missed.iter().map(|step| step["n"].as_u64().unwrap()).collect();
    let last = state["n"].as_u64().unwrap();
    assert_eq!(numbers, (seen + 1..=last).collect::<Vec<_>>(), "in order and once");
    let live = steps(&more);
    for step in &missed {
        if let Some(known) = live.iter().find(|known| known["n"] == step["n"]) {
            assert_eq!(step, known, "the same as those who stayed have heard");
        }
    }
    assert!(last >= live[live.len() - 1]["n"].as_u64().unwrap());
    // Nothing missed, nothing said twice.
    line.subscribe(&me.table, state["n"].as_u64()).await.unwrap();
    assert_eq!(line.until("table").await.unwrap()["type"], "table");
    // The bot may have moved since.
    let next = line.next().await.unwrap();
    let n = next["n"].as_u64().unwrap();
    assert_eq!(next["type"], "state");
    assert!(n == last && next.get("step").is_none() || n == last + 1, "{next}");
    server.stop().await;
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let directory = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", directory.path().join("tables.db").display());
    let server = start_on(&database, quick()).await;
    let mut me = seat(server.address, &["me", "bot:random"]).await;
    let before = play_out(&mut me.line, &me.table, 7, 5).await;
    let commitment = before[0]["commitment"].clone();
    server.stop().await;

    let server = start_on(&database, quick()).await;
    let mut again = load::Client::new(server.address);
    again.cookie = me.client.cookie.clone();
    let mut line = watch(&again, &me.table).await;
    let after = play_out(&mut line, &me.table, 8, usize::MAX).await;
    assert_eq!(after[0]["commitment"], commitment);
    let after = steps(&after);
    for step in steps(&before) {
        assert!(after.contains(&step), "{step}");
    }
    let record = again.get(&format!("/api/tables/{}/record", me.table)).await.unwrap();
    record::verify(&record.text, catalog::game, record::Mode::Strict).unwrap();
    let mine = again.get("/api/tables").await.unwrap().json["mine"].clone();
    assert_eq!((&mine[0]["id"], &mine[0]["over"]), (&json!(me.table), &json!(true)));
    server.stop().await;
}

#[tokio::test]
async fn a_table_sleeps_and_wakes() {
    let config = server::Config { idle: std::time::Duration::from_millis(50), ..quick() };
    let server = start(config).await;
    let mut me = seat(server.address, &["me", "bot:random"]).await;
    let state = my_turn(&mut me.line).await;
    assert_eq!(server.awake(), 1);
    me.line.close().await;
    let asleep = async {
        while server.awake() > 0 {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), asleep).await.unwrap();
    let mut line = watch(&me.client, &me.table).await;
    let woken = line.until("state").await.unwrap();
    assert_eq!(woken["view"], state["view"]);
    let mut line = watch(&me.client, &me.table).await;
    let heard = play_out(&mut line, &me.table, 9, 3).await;
    assert!(all(&heard, "ack").count() == 3);
    server.stop().await;
}
