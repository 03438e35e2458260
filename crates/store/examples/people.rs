//! How long profiles, histories, searches and leaderboards take when many games have
//! been played: everything that is asked of the store for one look at a screen.
//!
//! `cargo run --release -p store --example people [sqlite | postgres | URL] [GAMES] [PEOPLE]`
//!
//! Without a URL it writes to a new SQLite file, or to a PostgreSQL server of its own,
//! in a temporary directory. One person has played in one game of twenty.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::testing::Postgres;
use store::{
    Form, NewAccount, NewGuest, NewPlayed, NewResult, NewTable, Player, Pool, Secret, Sought,
    Status, Store, Summary, Verdict,
};

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// So many write at the same time.
const WRITERS: u64 = 32;
/// So often everything is asked.
const ASKED: u64 = 1000;
const GAMES: [&str; 4] = ["micro-mutants", "mutant-chronicles", "micropolis", "microscopic"];
/// A year, in milliseconds.
const YEAR: u64 = 365 * 24 * 60 * 60 * 1000;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, or: u64| words.get(i).map_or(Ok(or), |word| word.parse());
    let (games, people) = (number(1, 100_000)?, number(2, 500)?);
    let directory = tempfile::tempdir()?;
    let url = match words.first().map_or("sqlite", String::as_str) {
        "sqlite" => format!("sqlite:{}", directory.path().join("people.db").display()),
        "postgres" => Postgres::shared()?.database().await?,
        url => url.to_owned(),
    };
    let store = store::open(&url).await?;
    let started = Instant::now();
    fill(&store, games, people).await?;
    let kind = url.split(':').next().unwrap_or_default();
    println!("{kind}: {games} games of {people} people, written in {:.0?}", started.elapsed());

    let mut times: BTreeMap<&str, Vec<Duration>> = BTreeMap::new();
    for n in 0..ASKED {
        look(&*store, n, people, &mut times).await?;
    }
    for (what, mut times) in times {
        times.sort();
        let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied();
        let [p50, p99, most] = [at(0.5), at(0.99), times.last().copied()]
            .map(|time| time.unwrap_or_default().as_secs_f64() * 1000.0);
        println!("{what:28} p50 {p50:6.2} ms  p99 {p99:6.2} ms  most {most:6.2} ms");
    }
    store.close().await;
    Ok(())
}

/// A number that looks like luck.
fn luck(n: u64, salt: u64) -> u64 {
    let mut it = n.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ salt.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    it ^= it >> 31;
    it = it.wrapping_mul(0x94d0_49bb_1331_11eb);
    it ^ (it >> 29)
}

fn id(person: u64) -> String {
    format!("person-{person:05}")
}

fn name(person: u64) -> String {
    format!("Player {person:05}")
}

async fn fill(store: &Arc<dyn Store>, games: u64, people: u64) -> Result<(), Failure> {
    for person in 0..people {
        store.add_guest(NewGuest { id: id(person), name: name(person), created: 0 }).await?;
        let hash = Secret::new("hash".to_owned());
        let (identity, name) = (id(person), name(person));
        store.add_account(NewAccount { identity, name, hash, created: 0 }).await?;
    }
    let mut writers = tokio::task::JoinSet::new();
    for writer in 0..WRITERS {
        let store = store.clone();
        writers.spawn(async move {
            for n in (writer..games).step_by(WRITERS as usize) {
                let table = format!("table-{n:07}");
                store.create(new_table(table.clone())).await?;
                store.put_result(&table, result(n, games, people)).await?;
            }
            Ok::<(), store::Error>(())
        });
    }
    while let Some(done) = writers.join_next().await {
        done??;
    }
    Ok(())
}

fn new_table(id: String) -> NewTable {
    NewTable {
        id,
        game: "none".into(),
        header: "{}".into(),
        seed: Secret::new(vec![7; 32]),
        seats: "[]".into(),
        invited: Vec::new(),
        summary: Summary {
            status: Status::Over,
            text: "{}".into(),
            listed: true,
            due: None,
            updated: 0,
        },
        created: 0,
    }
}

/// Three of four are games of two, one of ten is private; who has the lower number is
/// stronger.
fn result(n: u64, games: u64, people: u64) -> NewResult {
    let count = if n.is_multiple_of(4) { 4 } else { 2 };
    let mut players: Vec<u64> = Vec::new();
    if n.is_multiple_of(20) {
        players.push(0);
    }
    for salt in 0.. {
        if players.len() == count {
            break;
        }
        let one = luck(n, salt) % people;
        if !players.contains(&one) {
            players.push(one);
        }
    }
    players.sort_by_key(|person| person * 100 / people + luck(n, 100 + person) % 60);
    let seat = |(at, person): (usize, &u64)| NewPlayed {
        player: Player::Person(id(*person)),
        side: at as u32,
        place: at as u32 + 1,
        verdict: if at == 0 { Verdict::Won } else { Verdict::Lost },
        points: Some(50 - at as i32),
        facts: vec![format!("army={}", luck(n, at as u64) % 8), format!("order={at}")],
    };
    NewResult {
        game: GAMES[(luck(n, 7) % 4) as usize].to_owned(),
        options: "{}".into(),
        pace: "none".into(),
        decisions: 40,
        ended: (n * (YEAR / games.max(1))) as i64,
        listed: !n.is_multiple_of(10),
        rated: true,
        seats: players.iter().enumerate().map(seat).collect(),
    }
}

type Times<'a> = BTreeMap<&'a str, Vec<Duration>>;

/// One look at each screen; every tenth at who has played most.
async fn look(
    store: &dyn Store,
    n: u64,
    people: u64,
    times: &mut Times<'_>,
) -> Result<(), store::Error> {
    let person = if n.is_multiple_of(10) { 0 } else { luck(n, 1) % people };
    let viewer = id(luck(n, 2) % people);
    let game = GAMES[(luck(n, 3) % 4) as usize].to_owned();
    let of = || Sought { identity: id(person), viewer: viewer.clone(), ..Sought::default() };
    let mut note = |what, started: Instant| {
        times.entry(what).or_default().push(started.elapsed());
    };

    let started = Instant::now();
    let account = store.account(&name(person)).await?;
    assert!(account.is_some(), "there is one");
    store.ratings(&Player::Person(id(person))).await?;
    store.curves(&id(person), 60).await?;
    store.tallies(&id(person)).await?;
    store.tallies_between(&viewer, &id(person)).await?;
    store.ties(&viewer).await?;
    note("profile", started);

    let started = Instant::now();
    let page = store.results(&of(), 21, None).await?;
    note("history, first page", started);
    let started = Instant::now();
    let middle = page.last().map(store::Finished::cursor);
    store.results(&of(), 21, middle.as_ref()).await?;
    note("history, next page", started);

    let started = Instant::now();
    let opponent = Some(name(luck(n, 4) % people));
    store.results(&Sought { opponent, ..of() }, 21, None).await?;
    note("search by opponent", started);
    let started = Instant::now();
    let (game_only, verdict) = (Some(game.clone()), Some(Verdict::Lost));
    let until = Some((YEAR / 2) as i64);
    store.results(&Sought { game: game_only, verdict, until, ..of() }, 21, None).await?;
    note("search by game, result, date", started);
    let started = Instant::now();
    let fact = Some(format!("army={}", luck(n, 5) % 9));
    store.results(&Sought { fact, ..of() }, 21, None).await?;
    note("search by what was played", started);
    let started = Instant::now();
    let opponent = Some("nobody is called so".to_owned());
    store.results(&Sought { opponent, ..of() }, 21, None).await?;
    note("search that finds nothing", started);

    let started = Instant::now();
    let pool = Pool { game, pace: "none".into(), form: Form::Two };
    let page = store.leaders(&pool, 51, None).await?;
    note("leaderboard, first page", started);
    let started = Instant::now();
    let last = page.last().map(store::Leader::cursor);
    store.leaders(&pool, 51, last.as_ref()).await?;
    note("leaderboard, next page", started);
    Ok(())
}
