//! Clocks run at tables that sleep, too. The store knows when somebody's time
//! ends; every node looks there again and again and wakes what is due. Of several
//! nodes that wake the same table, one appends the entry. What the entry says is
//! the table's affair.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Command, reach};
use crate::clock;
use crate::house::{House, stopped};

/// A table that is awake sees to its clocks itself; it has so many milliseconds.
const ITSELF: u64 = 1_000;
/// So many tables are woken at once.
const MOST: u32 = 64;
/// One that cannot be woken is tried again after this.
const AGAIN: Duration = Duration::from_secs(10 * 60);

/// Wakes tables where somebody's time has ended, until the server stops.
pub(crate) async fn mind(house: Arc<House>) {
    let mut stopping = house.stopping.subscribe();
    let mut ill: HashMap<String, Instant> = HashMap::new();
    loop {
        tokio::select! {
            () = tokio::time::sleep(house.config.clocks) => {}
            () = stopped(&mut stopping) => return,
        }
        ill.retain(|_, since| since.elapsed() < AGAIN);
        let by = clock::stored(clock::now().saturating_sub(ITSELF));
        // Those that are ill stay due, and must not hide the others.
        let limit = MOST + u32::try_from(ill.len()).unwrap_or(0);
        let due = match house.store.due(by, limit).await {
            Ok(due) => due,
            Err(error) => {
                tracing::warn!(%error, "nobody knows whose time has ended");
                continue;
            }
        };
        for table in due.into_iter().filter(|table| !ill.contains_key(table)).collect::<Vec<_>>() {
            let told = match reach(&house, &table).await {
                Ok(awake) => awake.tell(Command::Overdue).await,
                Err(problem) => Err(problem),
            };
            if let Err(problem) = told {
                tracing::error!(table, why = %problem.why, "a clock has run out unseen");
                ill.insert(table, Instant::now());
            }
        }
    }
}
