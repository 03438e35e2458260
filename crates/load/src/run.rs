//! Many tables at once. Every seat is a socket of its own that waits a moment,
//! as a player would, and takes one of the actions it is offered at random. A
//! table whose game is over is replaced by a new one.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::{Client, Error, Figures, Line};

/// How many tables are set up at the same time.
const SETTING_UP: usize = 16;
/// How many complaints are kept word by word.
const COMPLAINTS: usize = 10;

/// What to measure.
#[derive(Clone, Debug)]
pub struct Load {
    /// A server on this machine.
    pub address: SocketAddr,
    /// How many tables.
    pub tables: u32,
    /// For how long, once all tables are there.
    pub time: Duration,
    /// How long a player waits before acting, on average.
    pub think: Duration,
    /// What is played.
    pub game: String,
    /// By how many at each table.
    pub seats: u32,
}

/// What all players report to.
#[derive(Default)]
struct Desk {
    measuring: AtomicBool,
    times: Mutex<Vec<Duration>>,
    complaints: Mutex<(u64, Vec<String>)>,
    finished: Mutex<u64>,
}

impl Desk {
    fn complain(&self, complaint: String) {
        let mut complaints = self.complaints.lock().unwrap_or_else(PoisonError::into_inner);
        complaints.0 += 1;
        if complaints.1.len() < COMPLAINTS {
            complaints.1.push(complaint);
        }
    }

    fn acknowledged(&self, time: Duration) {
        if self.measuring.load(Ordering::Relaxed) {
            self.times.lock().unwrap_or_else(PoisonError::into_inner).push(time);
        }
    }
}

/// Plays and measures.
///
/// # Errors
/// When not even the first visitor gets in, or the address is not on this
/// machine.
pub async fn run(load: Load) -> Result<Figures, Error> {
    if !load.address.ip().is_loopback() {
        let complaint = "only a server on this machine is measured".to_owned();
        return Err(Error::Unexpected(complaint));
    }
    let first = Client::guest(load.address).await?;
    let load = Arc::new(load);
    let desk = Arc::new(Desk::default());
    let ready = Arc::new(tokio::sync::Semaphore::new(0));
    let turns = Arc::new(tokio::sync::Semaphore::new(SETTING_UP));
    let mut tables = JoinSet::new();
    for _ in 0..load.tables {
        let (load, desk, client) = (load.clone(), desk.clone(), first.clone());
        let (ready, turns) = (ready.clone(), turns.clone());
        tables.spawn(async move {
            let turn = turns.acquire_owned().await;
            let mut seated = set_up(&load, &client, &desk).await;
            drop(turn);
            ready.add_permits(1);
            loop {
                match seated {
                    Some(players) => play(&load, &desk, players).await,
                    None => tokio::time::sleep(Duration::from_secs(1)).await,
                }
                seated = set_up(&load, &client, &desk).await;
            }
        });
    }
    // All tables are there: measure from now on.
    drop(ready.acquire_many(load.tables).await);
    let started = Instant::now();
    desk.measuring.store(true, Ordering::Relaxed);
    tokio::time::sleep(load.time).await;
    desk.measuring.store(false, Ordering::Relaxed);
    let over = started.elapsed();
    tables.shutdown().await;
    let (tables, sockets) = (load.tables, load.tables * load.seats);
    let mut figures = Figures { tables, sockets, ..Figures::default() };
    let times = std::mem::take(&mut *desk.times.lock().unwrap_or_else(PoisonError::into_inner));
    figures.time(times, over);
    figures.finished = *desk.finished.lock().unwrap_or_else(PoisonError::into_inner);
    let complaints = desk.complaints.lock().unwrap_or_else(PoisonError::into_inner);
    (figures.errors, figures.complaints) = complaints.clone();
    Ok(figures)
}

/// A table with a socket for every seat.
async fn set_up(load: &Load, client: &Client, desk: &Desk) -> Option<(String, Vec<Line>)> {
    let made = async {
        let host = client.another().await?;
        let seats: Vec<&str> =
            (0..load.seats).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
        let table = host.make(&json!({ "game": load.game, "seats": seats })).await?;
        let mut lines = vec![host.connect().await?];
        for _ in 1..load.seats {
            let guest = client.another().await?;
            guest.join(&table).await?;
            lines.push(guest.connect().await?);
        }
        for line in &mut lines {
            line.subscribe(&table, None).await?;
        }
        Ok::<_, Error>((table, lines))
    };
    made.await.map_err(|error| desk.complain(error.to_string())).ok()
}

/// Plays a game to its end.
async fn play(load: &Load, desk: &Arc<Desk>, (table, lines): (String, Vec<Line>)) {
    let mut players = JoinSet::new();
    for line in lines {
        let (table, desk, think) = (table.clone(), desk.clone(), load.think);
        players.spawn(async move {
            if let Err(error) = sit(&table, line, &desk, think).await {
                desk.complain(error.to_string());
            }
        });
    }
    while players.join_next().await.is_some() {}
    *desk.finished.lock().unwrap_or_else(PoisonError::into_inner) += 1;
}

/// One player, until the game is over.
async fn sit(table: &str, mut line: Line, desk: &Desk, think: Duration) -> Result<(), Error> {
    let mut state = line.until("state").await?;
    loop {
        if !state["outcome"].is_null() {
            line.close().await;
            return Ok(());
        }
        let Some(action) = choice(&state)? else {
            state = line.until("state").await?;
            continue;
        };
        tokio::time::sleep(about(think)?).await;
        let id = line.id();
        let act = json!({
            "type": "act", "table": table, "after": state["n"], "action": action, "id": id
        });
        let sent = Instant::now();
        line.send(&act).await?;
        // The state that follows the entry comes before the acknowledgement.
        loop {
            let message = line.next().await?;
            match message["type"].as_str() {
                Some("state") => state = message,
                Some("ack") if message["id"] == id => {
                    desk.acknowledged(sent.elapsed());
                    break;
                }
                Some("refused" | "error") => return Err(Error::Unexpected(message.to_string())),
                _ => {}
            }
        }
    }
}

/// One of the offered actions, if any is offered.
fn choice(state: &Value) -> Result<Option<Value>, Error> {
    let Some(listed) = state["choices"]["listed"].as_array() else { return Ok(None) };
    let at = random()? as usize % listed.len().max(1);
    Ok(listed.get(at).map(|offered| offered["text"].clone()))
}

/// Something between nothing and twice as long.
fn about(time: Duration) -> Result<Duration, Error> {
    Ok(time.mul_f64(f64::from(random()?) / f64::from(u32::MAX) * 2.0))
}

fn random() -> Result<u32, Error> {
    getrandom::u32().map_err(|error| Error::Unexpected(error.to_string()))
}
