//! What nobody has come for is taken away for good, where who runs the house wants it:
//! tables at which nothing happens, and guests who have left nothing that others see.
//! What is over stays, and so does whatever belongs to a tournament.

use std::sync::Arc;
use std::time::Duration;

use store::{Listed, Status, Store, Which};
use table::Plan;

use crate::audit::{self, By};
use crate::house::{House, stopped};
use crate::{clock, when};

/// So many tables are listed at once.
const PAGE: u32 = 200;
/// How often a server looks.
const OFTEN: Duration = Duration::from_secs(24 * 60 * 60);

/// For how many days what nobody comes for is kept; for good where nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Policy {
    /// Guests whom nobody has seen and who have finished no game.
    pub guests: Option<u32>,
    /// Tables that wait or are played, and where nothing happens.
    pub tables: Option<u32>,
}

/// How much was found, or taken away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purged {
    /// Tables.
    pub tables: u64,
    /// Guests.
    pub guests: u64,
}

/// Counts what nobody has come for, or takes it away. Guests who sit only at tables that
/// go are not counted before those are gone.
///
/// # Errors
/// When the store does not answer.
pub async fn purge(
    store: &dyn Store,
    policy: Policy,
    really: bool,
) -> Result<Purged, store::Error> {
    let now = clock::stored(clock::now());
    let mut purged = Purged::default();
    if let Some(days) = policy.tables {
        purged.tables = tables(store, when::days_before(now, days), really).await?;
    }
    if let Some(days) = policy.guests {
        let before = when::days_before(now, days);
        purged.guests = match really {
            true => forget(store, before).await?,
            false => store.forgotten_guests(before).await?,
        };
    }
    if really && purged != Purged::default() {
        let more = format!("{} tables, {} guests", purged.tables, purged.guests);
        audit::note(store, By::Operator, "purge", None, &more).await;
    }
    Ok(purged)
}

async fn forget(store: &dyn Store, before: i64) -> Result<u64, store::Error> {
    let mut all = 0;
    while let gone = store.forget_guests(before).await?
        && gone > 0
    {
        all += gone;
    }
    Ok(all)
}

async fn tables(store: &dyn Store, before: i64, really: bool) -> Result<u64, store::Error> {
    let mut count = 0;
    for status in [Status::Open, Status::Running] {
        let mut after = None;
        loop {
            let page = store.tables(&Which::Status(status), PAGE, after.as_ref()).await?;
            for table in &page {
                if let Some(lines) = abandoned(store, table, before).await? {
                    let gone = !really
                        || store.remove_table(&table.id, table.summary.updated, lines).await?;
                    count += u64::from(gone);
                }
            }
            match page.last() {
                Some(last) => after = Some(last.cursor()),
                None => break,
            }
        }
    }
    Ok(count)
}

/// How many lines its log has, if nothing has happened there since then.
async fn abandoned(
    store: &dyn Store,
    table: &Listed,
    before: i64,
) -> Result<Option<u64>, store::Error> {
    // A clock that runs there will end the game by itself.
    let running = table.summary.due.is_some_and(|due| due >= before);
    if table.summary.updated >= before || running {
        return Ok(None);
    }
    let Some(stored) = store.table(&table.id).await? else { return Ok(None) };
    let plan: Option<Plan> = serde_json::from_str(&stored.header).ok();
    if plan.is_none_or(|plan| plan.tournament.is_some()) {
        return Ok(None);
    }
    // What lists show is not written with every move: the log knows when the last was.
    let lines = store.entries(&table.id, 0).await?;
    let last = lines.last().and_then(|entry| at(&entry.line)).unwrap_or(table.created);
    Ok((last < before).then_some(lines.len() as u64))
}

/// When a line of a log was written, if it says so.
fn at(line: &str) -> Option<i64> {
    let line: serde_json::Value = serde_json::from_str(line).ok()?;
    line.get("at")?.as_i64()
}

/// Does it every day, until the server stops.
pub(crate) async fn keep(house: Arc<House>) {
    if house.config.keep == Policy::default() {
        return;
    }
    let mut stopping = house.stopping.subscribe();
    let mut daily = tokio::time::interval(OFTEN);
    loop {
        tokio::select! {
            _ = daily.tick() => {}
            () = stopped(&mut stopping) => return,
        }
        match purge(&*house.store, house.config.keep, true).await {
            Ok(Purged { tables, guests }) => {
                tracing::info!(tables, guests, "what nobody has come for is gone");
            }
            Err(error) => tracing::warn!(%error, "not all that nobody comes for is gone"),
        }
    }
}
