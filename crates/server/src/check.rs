//! Whether all that is stored can be played: every table is read, and its log
//! played again as when it wakes.

use store::{Finished, NewResult, Status, Store, Which};

use crate::live::{result_of, stored};

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
    /// Games that have ended and are not counted as their logs say.
    pub uncounted: u64,
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
                    Ok((lines, counted)) => {
                        checked.lines += lines;
                        checked.uncounted += u64::from(!counted);
                    }
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

/// How many lines its log has and whether its end is counted as that says, or what is
/// wrong with it.
async fn one(store: &dyn Store, id: &str) -> Result<(u64, bool), String> {
    let read = stored(store, id).await;
    let (mut standing, log) = read.map_err(|problem| problem.why.to_string())?;
    let lines = log.lines.len() as u64;
    let played = tokio::task::spawn_blocking(move || {
        standing.read(&log.lines).map(|()| result_of(&standing))
    });
    match played.await {
        Ok(Ok(None)) => Ok((lines, true)),
        Ok(Ok(Some(told))) => {
            let kept = store.result(id).await.map_err(|error| error.to_string())?;
            Ok((lines, kept.is_some_and(|kept| same(&told, &kept))))
        }
        Ok(Err(error)) => Err(error.to_string()),
        Err(broken) => Err(broken.to_string()),
    }
}

/// Places and victories are what a log tells; who holds a seat may have changed.
fn same(told: &NewResult, kept: &Finished) -> bool {
    let told = told.seats.iter().map(|seat| (seat.side, seat.place, seat.verdict, seat.points));
    told.eq(kept.seats.iter().map(|seat| (seat.side, seat.place, seat.verdict, seat.points)))
}
