//! Others do not wait for ever in the middle of their turn (MM-B18).

use std::time::{Duration, Instant};

use load::{Client, Line};
use serde_json::{Value, json};
use server::Config;

use crate::common::{join, offered, quick, seat, start, watch};

const PATIENCE: Duration = Duration::from_secs(10);

#[tokio::test]
async fn a_bug_that_hit_a_base_does_not_wait_for_its_owner() {
    let server = start(Config { luck: Some(1), ..quick() }).await;
    let client = Client::guest(server.address).await.unwrap();
    let options =
        json!({ "hand": "perfect", "army-a": "flyborgs", "army-b": "usarthropods", "first": "1" });
    let seats = ["me", "bot:good"];
    let wish = json!({ "game": "micro-mutants", "seats": seats, "options": options });
    let table = client.make(&wish).await.unwrap();
    let mut line = watch(&client, &table).await;
    let state = base_is_hit(&mut line, &table).await;
    let asked = Instant::now();
    let entry = line.until("state").await.unwrap()["step"].clone();
    let waited = asked.elapsed();
    assert!(waited > PATIENCE - Duration::from_secs(1), "{waited:?}");
    assert!(waited < 3 * PATIENCE, "{waited:?}");
    // The place nearest to where it landed is listed first.
    assert_eq!((&entry["seat"], &entry["text"]), (&json!(0), &json!(offered(&state)[0])));
    server.stop().await;
}

/// Does the first thing on the list until a bug of the other hits an own base.
async fn base_is_hit(line: &mut Line, table: &str) -> Value {
    let (mut latest, mut waiting) = (Value::Null, false);
    loop {
        let message = line.next().await.unwrap();
        match message["type"].as_str().unwrap() {
            // The other may place bugs while the own wish is on its way.
            "ack" | "refused" => waiting = false,
            "state" => latest = message,
            _ => continue,
        }
        assert!(latest["outcome"].is_null(), "no base was hit");
        let listed = offered(&latest);
        if waiting || listed.is_empty() {
            continue;
        }
        if latest["view"]["asked"]["what"] == "put" && latest["view"]["turn"] == 1 {
            return latest;
        }
        let ready = listed.iter().find(|action| *action == "ready");
        let action = ready.unwrap_or(&listed[0]);
        let id = line.id();
        let act = json!({
            "type": "act", "table": table, "after": latest["n"], "action": action, "id": id
        });
        line.send(&act).await.unwrap();
        waiting = true;
    }
}

/// MC-B16: whether somebody holds a card for the moment is a secret. Others
/// learn neither why that seat is asked nor, by the clock, whether it had a
/// choice.
#[tokio::test]
async fn a_pass_takes_its_time_whatever_is_in_the_hand() {
    const PAUSE: Duration = Duration::from_secs(4);
    let server = start(Config { luck: Some(2), ..quick() }).await;
    let host = Client::guest(server.address).await.unwrap();
    let options = json!({ "mode": "skirmish" });
    let wish = json!({ "game": "mutant-chronicles", "seats": ["me", "open"], "options": options });
    let table = host.make(&wish).await.unwrap();
    let guest = Client::guest(server.address).await.unwrap();
    guest.join(&table).await.unwrap();
    let mut lines = [watch(&host, &table).await, watch(&guest, &table).await];
    let mut states = [Value::Null, Value::Null];
    let (mut n, mut whim) = (0, 1u64);
    for _ in 0..2_000 {
        for (line, state) in lines.iter_mut().zip(&mut states) {
            while state["n"].as_u64().is_none_or(|seen| seen < n) {
                *state = line.until("state").await.unwrap();
            }
        }
        let asked = states.iter().position(|state| state["choices"].is_object()).unwrap();
        let listed = offered(&states[asked]);
        let veiled = states[asked]["view"]["asked"]["what"] == "card" && listed[0] == "pass";
        whim = whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_041);
        let action = if veiled { "pass" } else { &listed[(whim >> 33) as usize % listed.len()] };
        let (id, after) = (lines[asked].id(), &states[asked]["n"]);
        let act = json!({
            "type": "act", "table": table, "after": after, "action": action, "id": id
        });
        let (before, other) = (Instant::now(), states[1 - asked].clone());
        lines[asked].send(&act).await.unwrap();
        loop {
            let message = lines[asked].next().await.unwrap();
            match message["type"].as_str().unwrap() {
                "state" => states[asked] = message,
                "ack" => break n = message["n"].as_u64().unwrap(),
                "refused" => panic!("{message}"),
                _ => {}
            }
        }
        if veiled {
            let took = before.elapsed();
            assert!(took > PAUSE - Duration::from_secs(1) && took < 3 * PAUSE, "{took:?}");
            assert_eq!(other["prompt"]["key"], "mutant-chronicles-prompt-wait");
            assert_eq!(other["view"]["asked"]["what"], "wait");
            assert!(other["view"]["asked"]["moment"].is_null());
            server.stop().await;
            return;
        }
    }
    panic!("nobody was asked for a card");
}

/// MC-B16: who plays against bots alone may think as long as they like, for
/// nobody learns anything from it; a bot takes its time whatever it holds.
#[tokio::test]
async fn against_bots_alone_nobody_is_hurried_and_bots_take_their_time() {
    const LONG: Duration = Duration::from_secs(5);
    const SHORT: Duration = Duration::from_secs(1);
    let bot_pause = Duration::from_millis(1);
    let server = start(Config { luck: Some(2), bot_pause, ..quick() }).await;
    let host = Client::guest(server.address).await.unwrap();
    let (seats, options) = (["me", "bot:random"], json!({ "mode": "skirmish" }));
    let wish = json!({ "game": "mutant-chronicles", "seats": seats, "options": options });
    let table = host.make(&wish).await.unwrap();
    let mut line = watch(&host, &table).await;
    let (mut thought, mut waited, mut whim) = (false, false, 1u64);
    let mut state = line.until("state").await.unwrap();
    while !(thought && waited) {
        assert!(state["outcome"].is_null(), "nobody was asked for a card");
        let (listed, asked) = (offered(&state), Instant::now());
        let what = state["view"]["asked"]["what"].as_str().unwrap().to_owned();
        let own = what == "card" && listed.first().is_some_and(|first| first == "pass");
        if own && !thought {
            let early = tokio::time::timeout(LONG, line.until("entry")).await;
            assert!(early.is_err(), "{early:?}");
        }
        if !listed.is_empty() {
            whim = whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_041);
            let action = if own { "pass" } else { &listed[(whim >> 33) as usize % listed.len()] };
            let (id, after) = (line.id(), &state["n"]);
            let act = json!({
                "type": "act", "table": table, "after": after, "action": action, "id": id
            });
            line.send(&act).await.unwrap();
        }
        let asked = if own && !thought { Instant::now() } else { asked };
        state = line.until("state").await.unwrap();
        if own {
            thought = true;
            assert!(asked.elapsed() < SHORT, "a pass counts at once");
        } else if what == "wait" {
            waited = true;
            assert!(asked.elapsed() > SHORT, "the bot was quick");
        }
    }
    server.stop().await;
}

/// Each is an entry: who goes and comes again and again does not fill a log alone.
#[tokio::test]
async fn nobody_goes_and_comes_without_end() {
    let server = start(Config { limits: true, ..quick() }).await;
    let mut host = seat(server.address, &["me", "open"]).await;
    let _guest = join(server.address, &host.table).await;
    host.line.until("state").await.unwrap();
    let mut refused = None;
    for at in 0..40 {
        let wish = if at % 2 == 0 { "takeover" } else { "return" };
        let wish = json!({ "type": wish, "table": host.table, "seat": 0, "level": "random" });
        let answer = host.line.ask(wish).await.unwrap();
        if answer["why"]["key"] == "error-too-fast" {
            refused = Some(at);
            break;
        }
    }
    assert!(refused.is_some_and(|at| at >= 10), "{refused:?}");
    server.stop().await;
}
