//! Counting all games again: how they ended and what that makes of ratings follows
//! from the logs alone. For tables from before there were results, and for whoever
//! does not believe them.

use store::{Status, Store, Which};

use crate::live::{result_of, stored};

/// So many tables are listed at once.
const PAGE: u32 = 500;

/// Forgets what is known of games that have ended, and finds it out again, in the
/// order in which they ended; says how many there are. `tell` hears of each table that
/// cannot be played.
///
/// # Errors
/// When the store fails.
pub async fn recount(
    store: &dyn Store,
    mut tell: impl FnMut(&str, String),
) -> Result<u64, store::Error> {
    let mut found = Vec::new();
    let mut after = None;
    loop {
        let page = store.tables(&Which::Status(Status::Over), PAGE, after.as_ref()).await?;
        for table in &page {
            match one(store, &table.id).await {
                Ok(Some(result)) => found.push((table.id.clone(), result)),
                Ok(None) => {}
                Err(why) => tell(&table.id, why),
            }
        }
        match page.last() {
            Some(last) => after = Some(last.cursor()),
            None => break,
        }
    }
    found.sort_by(|(a, one), (b, other)| (one.ended, a).cmp(&(other.ended, b)));
    store.forget_results().await?;
    let count = found.len() as u64;
    for (table, result) in found {
        store.put_result(&table, result).await?;
    }
    Ok(count)
}

/// How a table's game ended, by its log.
pub(crate) async fn one(store: &dyn Store, id: &str) -> Result<Option<store::NewResult>, String> {
    let read = stored(store, id).await;
    let (mut standing, log) = read.map_err(|problem| problem.why.to_string())?;
    let played = tokio::task::spawn_blocking(move || {
        let played = standing.read(&log.lines);
        played.map(|()| result_of(&standing))
    });
    match played.await {
        Ok(Ok(result)) => Ok(result),
        Ok(Err(error)) => Err(error.to_string()),
        Err(broken) => Err(broken.to_string()),
    }
}
