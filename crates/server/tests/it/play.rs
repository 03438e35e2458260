//! Whole games, and what people do beside playing.

use serde_json::json;

use crate::common::{
    all, join, last, my_turn, offered, play_out, quick, seat, start, steps, watch,
};

#[tokio::test]
async fn a_whole_game_against_a_bot() {
    let server = start(quick()).await;
    let mut me = seat(server.address, &["me", "bot:greedy"]).await;
    let heard = play_out(&mut me.line, &me.table, 1, usize::MAX).await;
    let table = &heard[0];
    assert_eq!((&table["type"], &table["you"]), (&json!("table"), &json!(0)));
    assert_eq!(table["seats"][0]["kind"], "person");
    assert_eq!(table["seats"][1]["level"], "greedy");
    let numbers: Vec<u64> = steps(&heard).iter().map(|step| step["n"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (0..numbers.len() as u64).collect::<Vec<_>>(), "every entry, in order");
    let end = last(&heard, "state");
    assert!(end["outcome"]["winners"].is_array() && end["seed"].is_string());
    assert_eq!(end["clock"]["used"].as_array().unwrap().len(), 2);
    assert!(end["choices"].is_null());
    let over = me.line.ask(json!({
        "type": "act", "table": me.table, "after": end["n"], "action": "draw"
    }));
    let over = over.await.unwrap();
    assert_eq!((&over["type"], &over["clause"]), (&json!("refused"), &json!("TT-T2")));
    server.stop().await;
}

#[tokio::test]
async fn two_clients_play_each_other_and_one_watches() {
    let server = start(quick()).await;
    let mut host = seat(server.address, &["me", "open"]).await;
    let waiting = host.line.until("table").await.unwrap();
    assert_eq!((&waiting["n"], &waiting["seats"][1]["kind"]), (&json!(null), &json!("open")));
    let mut guest = join(server.address, &host.table).await;
    let mut third = load::Client::guest(server.address).await.unwrap();
    third.arrive().await.unwrap();
    let mut eye = watch(&third, &host.table).await;
    let table = host.table.clone();
    let (one, two, three) = tokio::join!(
        play_out(&mut host.line, &table, 1, usize::MAX),
        play_out(&mut guest.line, &table, 2, usize::MAX),
        play_out(&mut eye, &table, 3, usize::MAX),
    );
    let outcome = &last(&one, "state")["outcome"];
    assert!(!outcome.is_null());
    for heard in [&two, &three] {
        assert_eq!(&last(heard, "state")["outcome"], outcome);
        assert_eq!(last(heard, "state")["n"], last(&one, "state")["n"]);
    }
    assert_eq!(last(&two, "state")["view"]["viewer"], json!({ "seat": 1 }));
    assert_eq!(last(&three, "state")["view"]["viewer"], json!("public"));
    assert!(all(&three, "state").all(|state| state["choices"].is_null()));
    let watching = all(&three, "presence").last().unwrap();
    assert_eq!(watching["watching"], 1);
    server.stop().await;
}

#[tokio::test]
async fn who_watches_cannot_act() {
    let server = start(quick()).await;
    let mut host = seat(server.address, &["me", "bot:random"]).await;
    let state = my_turn(&mut host.line).await;
    let spectator = load::Client::guest(server.address).await.unwrap();
    let mut eye = watch(&spectator, &host.table).await;
    eye.until("state").await.unwrap();
    let action = &offered(&state)[0];
    for wish in [
        json!({ "type": "act", "table": host.table, "after": state["n"], "action": action }),
        json!({ "type": "undo", "table": host.table }),
        json!({ "type": "resign", "table": host.table }),
        json!({ "type": "hint", "table": host.table }),
        json!({ "type": "takeover", "table": host.table, "seat": 0, "level": "random" }),
        json!({ "type": "return", "table": host.table, "seat": 0 }),
    ] {
        let answer = eye.ask(wish.clone()).await.unwrap();
        assert_eq!(answer["type"], "refused", "{wish}");
        assert_eq!(answer["clause"], "TT-S1", "{wish}");
        assert_eq!(answer["why"]["key"], "error-not-seated", "{wish}");
    }
    // The table is unharmed.
    let act = json!({ "type": "act", "table": host.table, "after": state["n"], "action": action });
    assert_eq!(host.line.ask(act).await.unwrap()["type"], "ack");
    server.stop().await;
}

#[tokio::test]
async fn undo_hint_chat_and_resign() {
    let server = start(quick()).await;
    let mut me = seat(server.address, &["me", "bot:random"]).await;
    let state = my_turn(&mut me.line).await;
    let table = me.table.clone();
    let hint = me.line.ask(json!({ "type": "hint", "table": table })).await.unwrap();
    assert_eq!(hint["type"], "hint");
    assert!(offered(&state).contains(&hint["choice"]["text"].as_str().unwrap().to_owned()));
    let ask = json!({ "type": "ask", "table": table, "question": "what now" });
    let refused = me.line.ask(ask).await.unwrap();
    assert_eq!((&refused["type"], &refused["clause"]), (&json!("refused"), &json!("TT-N1")));

    let gene = offered(&state).into_iter().find(|text| text.starts_with("gene ")).unwrap();
    let act = json!({ "type": "act", "table": table, "after": state["n"], "action": gene });
    assert_eq!(me.line.ask(act).await.unwrap()["type"], "ack");
    let back = me.line.ask(json!({ "type": "undo", "table": table })).await.unwrap();
    assert_eq!(back["type"], "ack");
    let again = me.line.ask(json!({ "type": "undo", "table": table })).await.unwrap();
    assert_eq!((&again["type"], &again["clause"]), (&json!("refused"), &json!("TT-U1")));

    let said = me.line.ask(json!({ "type": "chat", "table": table, "text": " hello " }));
    assert_eq!(said.await.unwrap()["type"], "ack");
    let mut second = watch(&me.client, &table).await;
    let chat = second.until("chat").await.unwrap();
    assert_eq!((&chat["text"], &chat["n"]), (&json!("hello"), &json!(1)));
    let empty = me.line.ask(json!({ "type": "chat", "table": table, "text": "  " })).await.unwrap();
    assert_eq!(empty["why"]["key"], "error-chat");

    let gone = me.line.ask(json!({ "type": "resign", "table": table })).await.unwrap();
    assert_eq!(gone["type"], "ack");
    let end = second.until("state").await.unwrap();
    assert_eq!(end["outcome"]["winners"], json!([1]));
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_keeps_the_seats() {
    let server = start(quick()).await;
    let mut host = seat(server.address, &["me", "open"]).await;
    let mut guest = join(server.address, &host.table).await;
    guest.line.until("state").await.unwrap();
    let early = host.client.post(&format!("/api/tables/{}/rematch", host.table), &json!({})).await;
    assert_eq!(early.unwrap().json["why"]["key"], "error-not-over");
    let resign = json!({ "type": "resign", "table": host.table });
    assert_eq!(host.line.ask(resign).await.unwrap()["type"], "ack");
    let path = format!("/api/tables/{}/rematch", host.table);
    let made = host.client.post(&path, &json!({})).await.unwrap();
    let next = made.json["id"].as_str().unwrap().to_owned();
    assert_eq!(guest.line.until("rematch").await.unwrap()["next"], next.as_str());
    // Nobody else gets the seat.
    let stranger = load::Client::guest(server.address).await.unwrap();
    assert!(stranger.join(&next).await.is_err());
    let again = guest.client.post(&path, &json!({})).await.unwrap();
    assert_eq!(again.json["id"], next.as_str());
    let mut line = watch(&guest.client, &next).await;
    let table = line.until("table").await.unwrap();
    assert_eq!(table["you"], 1);
    line.until("state").await.unwrap();
    // Who comes to the old table hears of the new one.
    let mut late = watch(&host.client, &host.table).await;
    assert_eq!(late.until("rematch").await.unwrap()["next"], next.as_str());
    server.stop().await;
}

#[tokio::test]
async fn four_at_a_table_with_bots_between() {
    let server = start(quick()).await;
    let mut host = seat(server.address, &["bot:random", "me", "open", "bot:greedy"]).await;
    let mut guest = join(server.address, &host.table).await;
    let table = host.table.clone();
    let (one, two) = tokio::join!(
        play_out(&mut host.line, &table, 5, usize::MAX),
        play_out(&mut guest.line, &table, 6, usize::MAX),
    );
    assert_eq!(last(&one, "state")["outcome"], last(&two, "state")["outcome"]);
    server.stop().await;
}
