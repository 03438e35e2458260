//! How games ended, ratings, histories and leaderboards.

use std::sync::Arc;

use store::{
    A_DAY, Append, Counted, Form, NewAccount, NewPlayed, NewResult, OFTENEST, Player, Pool,
    SHORTEST, Secret, Sought, Status, Store, Verdict,
};

use crate::place::{Place, guest, lines, summary, table};

pub(crate) async fn people(store: &dyn Store, names: &[&str]) {
    for name in names {
        store.add_guest(guest(name)).await.unwrap();
        let hash = Secret::new("hash".to_owned());
        let (identity, name) = ((*name).to_owned(), format!("The {name}"));
        store.add_account(NewAccount { identity, name, hash, created: 0 }).await.unwrap();
    }
}

/// The first of them wins.
pub(crate) fn won(players: &[&str], ended: i64) -> NewResult {
    let seat = |(at, player): (usize, &&str)| NewPlayed {
        player: match player.strip_prefix("bot:") {
            Some(level) => Player::Bot(level.into()),
            None => Player::Person((*player).into()),
        },
        side: at as u32,
        place: at as u32 + 1,
        verdict: if at == 0 { Verdict::Won } else { Verdict::Lost },
        points: Some(10 - at as i32),
        facts: vec!["rules=100%".into(), format!("army=red_{at}")],
    };
    NewResult {
        game: "g".into(),
        options: "{}".into(),
        pace: "none".into(),
        decisions: SHORTEST,
        ended,
        listed: true,
        rated: true,
        seats: players.iter().enumerate().map(seat).collect(),
    }
}

fn end(id: &str, result: NewResult) -> Append {
    let ended = result.ended;
    let summary = Some(summary(Status::Over, ended));
    Append { summary, result: Some(result), ..lines(id, 1, &["head", "last"]) }
}

pub(crate) async fn finish(store: &dyn Store, id: &str, result: NewResult) -> Counted {
    store.create(table(id, 1)).await.unwrap();
    store.append(end(id, result)).await.unwrap();
    store.result(id).await.unwrap().unwrap().counted
}

async fn rating(store: &dyn Store, player: &str) -> Option<(i64, u64)> {
    let found = store.ratings(&Player::Person(player.into())).await.unwrap();
    found.first().map(|it| (it.rating, it.games))
}

pub(crate) async fn an_end_is_stored_with_its_entry_and_counts_once(place: Place) {
    let store = place.open().await;
    people(&*store, &["ann", "bob"]).await;
    assert_eq!(finish(&*store, "t", won(&["ann", "bob"], 10)).await, Counted::Yes);
    let found = store.result("t").await.unwrap().unwrap();
    assert_eq!((found.form, found.ended, found.seats.len()), (Form::Two, 10, 2));
    assert_eq!(found.seats[0].name, "The ann");
    let (rating_after, gain) = found.seats[0].rating.unwrap();
    assert_eq!(rating_after, 1_500_000 + gain);
    assert!(gain > 100_000, "a first victory tells much: {gain}");
    let before = rating(&*store, "ann").await;
    assert_eq!(before, Some((rating_after, 1)));
    // Once more, by another node that was slower, or after a crash.
    let other = place.open().await;
    assert!(other.append(end("t", won(&["ann", "bob"], 11))).await.is_err());
    assert!(!other.put_result("t", won(&["bob", "ann"], 12)).await.unwrap());
    assert_eq!(rating(&*store, "ann").await, before);
    // A conflict writes nothing of the result.
    store.create(table("u", 1)).await.unwrap();
    store.append(Append::one("u", 1, "head")).await.unwrap();
    assert!(store.append(end("u", won(&["ann", "bob"], 13))).await.is_err());
    assert!(store.result("u").await.unwrap().is_none());
    assert_eq!(rating(&*store, "ann").await, before);
}

pub(crate) async fn what_does_not_count_says_why(place: Place) {
    let store = place.open().await;
    people(&*store, &["ann", "bob"]).await;
    store.add_guest(guest("passer-by")).await.unwrap();
    let unrated = NewResult { rated: false, ..won(&["ann", "bob"], 1) };
    assert_eq!(finish(&*store, "a", unrated).await, Counted::No);
    let short = NewResult { decisions: SHORTEST - 1, ..won(&["ann", "bob"], 1) };
    assert_eq!(finish(&*store, "b", short).await, Counted::Short);
    let guests = won(&["ann", "passer-by"], 1);
    assert_eq!(finish(&*store, "c", guests).await, Counted::Guests);
    let mut together = won(&["ann", "bob"], 1);
    together.seats[1].side = 0;
    assert_eq!(finish(&*store, "d", together).await, Counted::Together);
    assert_eq!(rating(&*store, "ann").await, None);
    // Bots are rated by people, people not by bots.
    let bots = won(&["bot:good", "ann"], 1);
    assert_eq!(finish(&*store, "e", bots).await, Counted::Bots);
    assert_eq!(rating(&*store, "ann").await, None);
    let bot = store.ratings(&Player::Bot("good".into())).await.unwrap();
    assert!(bot[0].rating > 1_500_000, "{bot:?}");
}

pub(crate) async fn the_same_two_count_so_often_a_day(place: Place) {
    let store = place.open().await;
    people(&*store, &["ann", "bob", "cyd"]).await;
    let mut counted = Vec::new();
    for n in 0..OFTENEST + 2 {
        let two = if n % 2 == 0 { ["ann", "bob"] } else { ["bob", "ann"] };
        counted.push(finish(&*store, &format!("t{n}"), won(&two, 1000 + n)).await);
    }
    let mut expected = vec![Counted::Yes; OFTENEST as usize];
    expected.extend([Counted::Often, Counted::Often]);
    assert_eq!(counted, expected);
    assert_eq!(finish(&*store, "other", won(&["cyd", "ann"], 1010)).await, Counted::Yes);
    let tomorrow = won(&["ann", "bob"], 1010 + A_DAY);
    assert_eq!(finish(&*store, "tomorrow", tomorrow).await, Counted::Yes);
}

/// Two nodes end games of the same people at the same time.
pub(crate) async fn ends_at_the_same_time_all_count(place: Place) {
    let nodes = [place.open().await, place.open().await];
    let names: Vec<String> = (0..12).map(|n| format!("p{n:02}")).collect();
    people(&*nodes[0], &names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let mut tasks = tokio::task::JoinSet::new();
    for n in 0..60_usize {
        let store: Arc<dyn Store> = nodes[n % 2].clone();
        let (one, other) = (names[n % 12].clone(), names[(n + 1 + n / 12) % 12].clone());
        tasks.spawn(
            async move { finish(&*store, &format!("t{n}"), won(&[&one, &other], 50)).await },
        );
    }
    let counted = tasks.join_all().await;
    assert!(counted.iter().all(|it| *it == Counted::Yes), "{counted:?}");
    let mut games = 0;
    for name in &names {
        games += rating(&*nodes[0], name).await.unwrap().1;
    }
    assert_eq!(games, 120);
}

pub(crate) async fn counting_again_comes_to_the_same(place: Place) {
    let store = place.open().await;
    people(&*store, &["ann", "bob", "cyd", "dee"]).await;
    let all: Vec<(String, NewResult)> = (0..8)
        .map(|n| {
            let players: &[&str] = match n % 3 {
                0 => &["ann", "bob"],
                1 => &["cyd", "ann", "dee", "bob"],
                _ => &["bob", "bot:good"],
            };
            (format!("t{n}"), won(players, 100 + n))
        })
        .collect();
    for (id, result) in &all {
        finish(&*store, id, result.clone()).await;
    }
    let ratings = async || {
        let mut found = Vec::new();
        for name in ["ann", "bob", "cyd", "dee"] {
            found.push(store.ratings(&Player::Person(name.into())).await.unwrap());
        }
        found.push(store.ratings(&Player::Bot("good".into())).await.unwrap());
        found
    };
    let before = ratings().await;
    store.forget_results().await.unwrap();
    assert!(ratings().await.iter().all(Vec::is_empty));
    for (id, result) in all {
        assert!(store.put_result(&id, result).await.unwrap());
    }
    assert_eq!(ratings().await, before);
}

pub(crate) async fn a_history_is_searched_page_by_page(place: Place) {
    let store = place.open().await;
    people(&*store, &["ann", "bob", "cyd"]).await;
    store.add_guest(guest("passer-by")).await.unwrap();
    for n in 0..6 {
        let players = if n % 2 == 0 { ["ann", "bob"] } else { ["cyd", "ann"] };
        let listed = n != 2;
        let result = NewResult { listed, ..won(&players, 100 + n) };
        finish(&*store, &format!("t{n}"), result).await;
    }
    let other = NewResult { game: "h".into(), ..won(&["passer-by", "ann"], 200) };
    finish(&*store, "t9", other).await;
    let find = async |sought: Sought| {
        let found = store.results(&sought, 10, None).await.unwrap();
        found.into_iter().map(|it| it.table).collect::<Vec<_>>().join(" ")
    };
    let of = |viewer: &str| Sought {
        identity: "ann".into(),
        viewer: viewer.into(),
        ..Sought::default()
    };
    assert_eq!(find(of("ann")).await, "t9 t5 t4 t3 t2 t1 t0");
    // What is not for everybody is for those who sat there.
    assert_eq!(find(of("bob")).await, "t9 t5 t4 t3 t2 t1 t0");
    assert_eq!(find(of("cyd")).await, "t9 t5 t4 t3 t1 t0");
    assert_eq!(find(of("")).await, "t9 t5 t4 t3 t1 t0");
    let ann = || of("ann");
    assert_eq!(find(Sought { game: Some("h".into()), ..ann() }).await, "t9");
    assert_eq!(find(Sought { opponent: Some("THE C".into()), ..ann() }).await, "t5 t3 t1");
    assert_eq!(find(Sought { opponent: Some("%".into()), ..ann() }).await, "");
    let won = Sought { verdict: Some(Verdict::Won), ..ann() };
    assert_eq!(find(won).await, "t4 t2 t0");
    let fact = |fact: &str| Sought { fact: Some(fact.into()), ..ann() };
    assert_eq!(find(fact("army=red_0")).await, "t4 t2 t0");
    assert_eq!(find(fact("army=red_1")).await, "t9 t5 t3 t1");
    assert_eq!(find(fact("rules=100%")).await, "t9 t5 t4 t3 t2 t1 t0");
    for part in ["army=red", "rules=1%", "army=red!_0", "army=red-0", "|"] {
        assert_eq!(find(fact(part)).await, "", "only the whole fact, as it is written: {part}");
    }
    let between = Sought { from: Some(101), until: Some(104), ..ann() };
    assert_eq!(find(between).await, "t3 t2 t1");
    let (mut pages, mut after) = (Vec::new(), None);
    loop {
        let page = store.results(&ann(), 3, after.as_ref()).await.unwrap();
        let Some(last) = page.last() else { break };
        after = Some(last.cursor());
        pages.push(page.len());
    }
    assert_eq!(pages, [3, 3, 1]);

    let tallies = store.tallies("ann").await.unwrap();
    let counts: Vec<_> = tallies.iter().map(|it| (it.game.as_str(), it.games, it.won)).collect();
    assert_eq!(counts, [("g", 6, 3), ("h", 1, 0)]);
    let between = store.tallies_between("ann", "cyd").await.unwrap();
    assert_eq!((between.len(), between[0].games, between[0].won), (1, 3, 0));
    let curves = store.curves("ann", 2).await.unwrap();
    let two = Pool { game: "g".into(), pace: "none".into(), form: Form::Two };
    let curve = curves.iter().filter(|it| it.of == two);
    assert_eq!(curve.map(|it| it.ended).collect::<Vec<_>>(), [104, 105]);
}

pub(crate) async fn leaders_are_established(place: Place) {
    let store = place.open().await;
    let names: Vec<String> = (0..5).map(|n| format!("p{n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    people(&*store, &names).await;
    people(&*store, &["newcomer"]).await;
    let mut n = 0;
    // The one with the lower number wins, three days of four.
    for day in 0..8 {
        for one in 0..5 {
            for other in one + 1..5 {
                n += 1;
                let mut two = [names[one], names[other]];
                if day % 4 == 1 {
                    two.reverse();
                }
                finish(&*store, &format!("t{n}"), won(&two, day * A_DAY + n)).await;
            }
        }
    }
    finish(&*store, "new", won(&["newcomer", "p4"], 9 * A_DAY)).await;
    let pool = Pool { game: "g".into(), pace: "none".into(), form: Form::Two };
    let all = store.leaders(&pool, 10, None).await.unwrap();
    let found: Vec<&str> = all.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(found, ["The p0", "The p1", "The p2", "The p3", "The p4"]);
    let first = store.leaders(&pool, 2, None).await.unwrap();
    let rest = store.leaders(&pool, 9, Some(&first[1].cursor())).await.unwrap();
    assert_eq!([first, rest].concat(), all);
    let more = Pool { form: Form::More, ..pool };
    assert!(store.leaders(&more, 9, None).await.unwrap().is_empty());
}

pub(crate) async fn what_a_guest_has_played_comes_along(place: Place) {
    let store = place.open().await;
    people(&*store, &["ann", "bob"]).await;
    store.add_guest(guest("phone")).await.unwrap();
    finish(&*store, "before", won(&["phone", "bob"], 1)).await;
    store.link("phone", "ann").await.unwrap();
    // A game that was under way when they logged in.
    finish(&*store, "after", won(&["phone", "bob"], 2)).await;
    let sought = Sought { identity: "ann".into(), ..Sought::default() };
    let found = store.results(&sought, 9, None).await.unwrap();
    assert_eq!(found.iter().map(|it| it.table.as_str()).collect::<Vec<_>>(), ["after", "before"]);
    assert_eq!(store.tallies("ann").await.unwrap()[0].won, 2);
}
