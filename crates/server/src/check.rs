//! Whether all that is stored can be played: every table is read, and its log
//! played again as when it wakes.

use store::{Status, Store, Which};

use crate::live::stored;

/// So many tables are listed at once.
const PAGE: u32 = 500;

/// What was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Tables.
    pub tables: u64,
    /// Lines of their logs.
    pub lines: u64,
    /// Tables that cannot be played.
    pub bad: u64,
}

/// Looks at every table; `tell` hears of each that is bad, and why.
///
/// # Errors
/// When the store cannot list them.
pub async fn check(
    store: &dyn Store,
    mut tell: impl FnMut(&str, String),
) -> Result<Checked, store::Error> {
    let mut checked = Checked::default();
    for status in [Status::Open, Status::Running, Status::Over] {
        let mut after = None;
        loop {
            let page = store.tables(&Which::Status(status), PAGE, after.as_ref()).await?;
            for table in &page {
                checked.tables += 1;
                match one(store, &table.id).await {
                    Ok(lines) => checked.lines += lines,
                    Err(why) => {
                        checked.bad += 1;
                        tell(&table.id, why);
                    }
                }
            }
            match page.last() {
                Some(last) => after = Some(last.cursor()),
                None => break,
            }
        }
    }
    Ok(checked)
}

/// How many lines its log has, or what is wrong with it.
async fn one(store: &dyn Store, id: &str) -> Result<u64, String> {
    let read = stored(store, id).await;
    let (mut standing, log) = read.map_err(|problem| problem.why.to_string())?;
    let lines = log.lines.len() as u64;
    let played = tokio::task::spawn_blocking(move || standing.read(&log.lines)).await;
    match played {
        Ok(Ok(())) => Ok(lines),
        Ok(Err(error)) => Err(error.to_string()),
        Err(broken) => Err(broken.to_string()),
    }
}
