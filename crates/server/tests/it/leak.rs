//! Nothing hidden crosses the wire: over random games, every message to every
//! viewer is exactly what the rules let that viewer see, and says nothing else.

use record::{Mode, Record};
use serde_json::{Value, json};
use tabletop::{Seat, Viewer};

use crate::common::{all, join, last, play_out, quick, seat, start, steps, watch};

/// What the rules let a viewer see after each entry: view and events.
fn seen(record: &Record, who: Viewer) -> Vec<(Value, Vec<Value>, Vec<Value>)> {
    let game = record.game(catalog::game).unwrap();
    let mut seen = Vec::new();
    let replayed = record.replay(game, Mode::Tolerant, None, |course, happened| {
        let all = happened.seen_by(who);
        let events = all.iter().map(|seen| seen.event.clone()).collect();
        let says = all.iter().map(|seen| serde_json::to_value(&seen.said).unwrap()).collect();
        seen.push((course.state().view(who), events, says));
    });
    replayed.unwrap();
    seen
}

fn check(heard: &[Value], record: &Record, who: Viewer) {
    let seen = seen(record, who);
    let own = match who {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    };
    for entry in steps(heard) {
        let n = entry["n"].as_u64().unwrap() as usize;
        assert_eq!(entry["events"], json!(seen[n].1), "entry {n} for {who:?}");
        assert_eq!(entry["says"], json!(seen[n].2), "entry {n} for {who:?}");
        let mine = record.entries[n].seat == own && own.is_some();
        let over = n + 1 == record.entries.len();
        if n > 0 && !mine && !over {
            assert_eq!(entry["text"], "", "entry {n} for {who:?}");
        }
        only(entry, &["n", "seat", "text", "events", "says", "at"]);
    }
    for state in all(heard, "state") {
        let n = state["n"].as_u64().unwrap() as usize;
        assert_eq!(state["view"], seen[n].0, "state {n} for {who:?}");
        let asked = own.is_some_and(|own| state["asked"].as_array().unwrap().contains(&json!(own)));
        assert_eq!(state["choices"].is_object(), asked);
        assert_eq!(state["seed"].is_null(), state["outcome"].is_null());
        for (at, player) in state["view"]["players"].as_array().unwrap().iter().enumerate() {
            if own != Some(Seat(at as u8)) {
                assert!(player["hand"].is_null() && player["genes"].is_null());
            }
        }
        // Prompts reach everybody: they mention seats and counts only.
        for arg in state["prompt"]["args"].as_object().into_iter().flat_map(|args| args.values()) {
            assert!(arg.is_number() || arg["seat"].is_number(), "{arg}");
        }
        let fields = [
            "type", "table", "n", "step", "view", "asked", "prompt", "clause", "choices", "undo",
            "outcome", "seed", "clock",
        ];
        only(state, &fields);
    }
    for info in all(heard, "table") {
        only(
            info,
            &[
                "type",
                "id",
                "game",
                "rules",
                "options",
                "seats",
                "commitment",
                "you",
                "n",
                "tutorial",
            ],
        );
    }
    let known = ["table", "log", "state", "ack", "presence", "chat"];
    assert!(heard.iter().all(|message| known.contains(&message["type"].as_str().unwrap())));
}

fn only(message: &Value, fields: &[&str]) {
    for field in message.as_object().unwrap().keys() {
        assert!(fields.contains(&field.as_str()), "{field} in {message}");
    }
}

#[tokio::test]
async fn viewers_see_what_the_rules_show_them_and_nothing_else() {
    let server = start(quick()).await;
    for (game, seats) in [
        &["me", "open"][..],
        &["me", "open", "bot:random"],
        &["open", "bot:greedy", "me", "bot:random"],
    ]
    .into_iter()
    .cycle()
    .take(6)
    .enumerate()
    {
        let mut host = seat(server.address, seats).await;
        let spectator = load::Client::guest(server.address).await.unwrap();
        let mut eye = watch(&spectator, &host.table).await;
        let mut guest = join(server.address, &host.table).await;
        let (table, whim) = (host.table.clone(), game as u64 * 10);
        let (one, two, three) = tokio::join!(
            play_out(&mut host.line, &table, whim, usize::MAX),
            play_out(&mut guest.line, &table, whim + 1, usize::MAX),
            play_out(&mut eye, &table, 0, usize::MAX),
        );
        let text = host.client.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
        let record = record::verify(&text, catalog::game, Mode::Strict).unwrap();
        let place = |heard: &[Value]| {
            serde_json::from_value::<Seat>(last(heard, "table")["you"].clone()).unwrap()
        };
        check(&one, &record, Viewer::Seat(place(&one)));
        check(&two, &record, Viewer::Seat(place(&two)));
        check(&three, &record, Viewer::Public);

        // Who comes late sees no more.
        let mut late = watch(&spectator, &table).await;
        let heard = play_out(&mut late, &table, 0, usize::MAX).await;
        let events: Vec<&Value> = steps(&heard).iter().map(|step| &step["events"]).collect();
        let lived: Vec<&Value> = steps(&three).iter().map(|step| &step["events"]).collect();
        assert_eq!(events, lived);
    }
    server.stop().await;
}
