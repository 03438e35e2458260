//! Nothing hidden crosses the wire: over random games, every message to every
//! viewer is exactly what the rules let that viewer see, and says nothing else.

use record::{Mode, Record};
use serde_json::{Value, json};
use tabletop::{Seat, Viewer};

use crate::common::{all, join, last, play_out, quick, start, steps, watch};

/// What the rules let a viewer see after an entry.
struct Seen {
    view: Value,
    events: Vec<Value>,
    says: Vec<Value>,
    /// Who is asked.
    asked: Value,
    /// What the viewer is told about that, unless the game is over.
    prompt: Option<Value>,
}

fn seen(record: &Record, who: Viewer) -> Vec<Seen> {
    let game = record.game(catalog::game).unwrap();
    let mut seen = Vec::new();
    let replayed = record.replay(game, Mode::Tolerant, None, |course, happened| {
        let all = happened.seen_by(who);
        let events = all.iter().map(|seen| seen.event.clone()).collect();
        let says = all.iter().map(|seen| serde_json::to_value(&seen.said).unwrap()).collect();
        let state = course.state();
        let asked: Vec<Seat> = state.turn().seats().iter().collect();
        let prompt = asked.first().map(|first| match who {
            Viewer::Seat(own) if asked.contains(&own) => state.prompt(own),
            _ => state.waiting(*first),
        });
        let prompt = prompt.map(|prompt| serde_json::to_value(&prompt.say).unwrap());
        seen.push(Seen { view: state.view(who), events, says, asked: json!(asked), prompt });
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
        assert_eq!(entry["events"], json!(seen[n].events), "entry {n} for {who:?}");
        assert_eq!(entry["says"], json!(seen[n].says), "entry {n} for {who:?}");
        let mine = record.entries[n].seat == own && own.is_some();
        let over = n + 1 == record.entries.len();
        if n > 0 && !mine && !over {
            assert_eq!(entry["text"], "", "entry {n} for {who:?}");
        }
        only(entry, &["n", "seat", "text", "events", "says", "at"]);
    }
    for state in all(heard, "state") {
        let n = state["n"].as_u64().unwrap() as usize;
        assert_eq!(state["view"], seen[n].view, "state {n} for {who:?}");
        assert_eq!(state["asked"], seen[n].asked, "state {n} for {who:?}");
        if let Some(prompt) = &seen[n].prompt {
            assert_eq!(&state["prompt"], prompt, "state {n} for {who:?}");
        }
        let asked = own.is_some_and(|own| state["asked"].as_array().unwrap().contains(&json!(own)));
        assert_eq!(state["choices"].is_object(), asked);
        assert_eq!(state["seed"].is_null(), state["outcome"].is_null());
        hides(state, own, asked);
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
                "chapter",
                "host",
                "private",
                "closed",
                "time",
                "seek",
                "rated",
                "tournament",
                "delay",
                "late",
            ],
        );
    }
    let known = ["table", "log", "state", "ack", "presence", "chat"];
    assert!(heard.iter().all(|message| known.contains(&message["type"].as_str().unwrap())));
}

/// What lies face down, and what only who is asked may know.
fn hides(state: &Value, own: Option<Seat>, asked: bool) {
    let view = &state["view"];
    let players = [&view["players"], &view["sides"]].into_iter().filter_map(Value::as_array);
    for (at, player) in players.flat_map(|players| players.iter().enumerate()) {
        if own != Some(Seat(at as u8)) {
            assert!(player["hand"].is_null() && player["genes"].is_null(), "{player}");
        }
    }
    let prompt = &state["prompt"];
    if view["asked"]["what"] == "wait" {
        // That somebody may play a card, and why (MC-B16).
        assert_eq!(prompt["key"], "mutant-chronicles-prompt-wait");
        assert!(prompt["args"].as_object().is_none_or(serde_json::Map::is_empty), "{prompt}");
        assert!(view["asked"]["moment"].is_null(), "{view}");
    } else if view["asked"]["what"] == "card" {
        assert!(asked, "{state}");
    } else if view["players"].is_array() {
        // Prompts reach everybody: those of Microscopic mention seats and counts only.
        let args = prompt["args"].as_object();
        for arg in args.into_iter().flat_map(|args| args.values()) {
            assert!(arg.is_number() || arg["seat"].is_number(), "{arg}");
        }
    }
}

fn only(message: &Value, fields: &[&str]) {
    for field in message.as_object().unwrap().keys() {
        assert!(fields.contains(&field.as_str()), "{field} in {message}");
    }
}

#[tokio::test]
async fn viewers_see_what_the_rules_show_them_and_nothing_else() {
    let server = start(quick()).await;
    let plain = ("microscopic", json!({}));
    // Without pauses, which take their time; the messages are the same.
    let battle = ("mutant-chronicles", json!({ "mode": "skirmish", "pause": "holders" }));
    let tables = [
        (&plain, &["me", "open"][..]),
        (&plain, &["me", "open", "bot:random"]),
        (&plain, &["open", "bot:greedy", "me", "bot:random"]),
        (&battle, &["me", "open"]),
        (&battle, &["me", "bot:random", "open"]),
    ];
    for (nth, ((game, options), seats)) in tables.into_iter().cycle().take(8).enumerate() {
        let host = load::Client::guest(server.address).await.unwrap();
        let wish = json!({ "game": game, "seats": seats, "options": options });
        let table = host.make(&wish).await.unwrap();
        let mut line = watch(&host, &table).await;
        let spectator = load::Client::guest(server.address).await.unwrap();
        let mut eye = watch(&spectator, &table).await;
        let mut guest = join(server.address, &table).await;
        let whim = nth as u64 * 10;
        let (one, two, three) = tokio::join!(
            play_out(&mut line, &table, whim, usize::MAX),
            play_out(&mut guest.line, &table, whim + 1, usize::MAX),
            play_out(&mut eye, &table, 0, usize::MAX),
        );
        let text = host.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
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
        let told: Vec<Value> = steps(&heard).into_iter().cloned().collect();
        let told = late.recall(&table, told).await.unwrap();
        let lived = steps(&three);
        assert_eq!(told.len(), lived.len());
        for (told, lived) in told.iter().zip(lived) {
            assert_eq!(told["events"], lived["events"], "step {}", told["n"]);
        }
    }
    server.stop().await;
}
