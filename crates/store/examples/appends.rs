//! How fast entries are stored: many tables append at the same time, each
//! waiting for its acknowledgement before the next entry.
//!
//! `cargo run --release -p store --example appends [URL] [TABLES] [SECONDS] [PAUSE_MS]`
//!
//! Without a URL it writes to a new SQLite file in a temporary directory. With
//! a pause, each table waits that long between entries, as people and bots do.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Append, NewTable, Secret, Status, Store, Summary};

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, or: u64| words.get(i).map_or(Ok(or), |word| word.parse());
    let directory = tempfile::tempdir()?;
    let file = format!("sqlite:{}", directory.path().join("appends.db").display());
    let url = words.first().filter(|url| !url.is_empty()).unwrap_or(&file);
    let (tables, seconds, pause) = (number(1, 500)?, number(2, 10)?, number(3, 0)?);

    let store = store::open(url).await?;
    let run = std::process::id();
    for t in 0..tables {
        store.create(table(format!("{run}-{t}"))).await?;
    }
    let end = Instant::now() + Duration::from_secs(seconds);
    let appenders: Vec<_> = (0..tables)
        .map(|t| {
            let offset = Duration::from_millis(pause * t / tables.max(1));
            let pause = Duration::from_millis(pause);
            tokio::spawn(appender(store.clone(), format!("{run}-{t}"), offset, pause, end))
        })
        .collect();
    let mut times = Vec::new();
    for appender in appenders {
        times.extend(appender.await??);
    }
    store.close().await;

    times.sort();
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied();
    let rate = times.len() as u64 / seconds.max(1);
    println!("{tables} tables, {seconds} s, pause {pause} ms: {rate} appends/s");
    println!("p50 {:?}  p99 {:?}  max {:?}", at(0.5), at(0.99), times.last());
    Ok(())
}

fn table(id: String) -> NewTable {
    NewTable {
        id,
        game: "none".into(),
        header: "{}".into(),
        seed: Secret::new(vec![7; 32]),
        seats: "[]".into(),
        invited: Vec::new(),
        summary: Summary {
            status: Status::Running,
            text: "{}".into(),
            listed: true,
            due: None,
            updated: 0,
        },
        created: 0,
    }
}

/// Plays a table: every tenth entry brings a new summary.
async fn appender(
    store: Arc<dyn Store>,
    table: String,
    offset: Duration,
    pause: Duration,
    end: Instant,
) -> Result<Vec<Duration>, store::Error> {
    let mut times = Vec::new();
    let line = "x".repeat(200);
    tokio::time::sleep(offset).await;
    for n in 1.. {
        let start = Instant::now();
        if start >= end {
            break;
        }
        let mut append = Append::one(table.as_str(), n, line.as_str());
        if n % 10 == 0 {
            append.summary = Some(Summary {
                status: Status::Running,
                text: "{}".into(),
                listed: true,
                due: None,
                updated: 1,
            });
        }
        store.append(append).await?;
        times.push(start.elapsed());
        if !pause.is_zero() {
            tokio::time::sleep(pause).await;
        }
    }
    Ok(times)
}
