//! Many appends in one statement. A statement costs two changes of thread, which
//! is most of what an append costs on a busy machine; so the appends of a batch
//! go in together, as JSON. What does not fit in (a conflict, a gap, a second
//! append to one table) is left alone here, for the writer to do or refuse.

use std::collections::BTreeSet;

use sqlx::SqliteConnection;

use crate::{Append, Error};

/// Beyond so many bytes, copying costs more than it saves.
const MAX_LINES: usize = 256 << 10;

/// The conditions of a single append, for the first line of each: no gap before
/// it, and its number is free. Logs have no holes, so the lines after it fit.
const ENTRIES: &str = "INSERT INTO entries (table_id, n, line) \
    WITH new (id, first, n, line) AS \
        (SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)) \
    SELECT id, n, line FROM new \
    WHERE EXISTS (SELECT 1 FROM tables WHERE tables.id = new.id AND closed IS NULL) \
      AND (first = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_id = new.id AND n = first - 1)) \
      AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = new.id AND n = first) \
    RETURNING table_id";

const SUMMARIES: &str = "UPDATE tables SET status = s.value ->> 1, summary = s.value ->> 2, \
    updated = s.value ->> 3, listed = s.value ->> 4, due = s.value ->> 5 \
    FROM json_each($1) s WHERE tables.id = s.value ->> 0";

/// Writes those of `appends` that can be written and says for each whether it
/// was.
pub(super) async fn append(
    conn: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Vec<bool>, Error> {
    let mut tables = BTreeSet::new();
    let chosen: Vec<bool> = appends
        .iter()
        .map(|append| {
            let bytes: usize = append.lines.iter().map(String::len).sum();
            // What ends a game counts for ratings, too: the writer does it by itself.
            let plain = !append.lines.is_empty() && append.result.is_none();
            plain && bytes <= MAX_LINES && tables.insert(append.table.as_str())
        })
        .collect();
    let chosen_appends =
        || appends.iter().zip(&chosen).filter_map(|(a, chosen)| chosen.then_some(a));

    let lines: Vec<_> = chosen_appends()
        .flat_map(|append| {
            (append.first..)
                .zip(&append.lines)
                .map(|(n, line)| (&append.table, append.first, n, line))
        })
        .collect();
    let rows: Vec<(String,)> =
        sqlx::query_as(ENTRIES).bind(json(&lines)?).fetch_all(&mut *conn).await?;
    let written: BTreeSet<&str> = rows.iter().map(|(table,)| table.as_str()).collect();

    let summaries: Vec<_> = chosen_appends()
        .filter(|append| written.contains(append.table.as_str()))
        .filter_map(|append| {
            let it = append.summary.as_ref()?;
            let listed = i64::from(it.listed);
            Some((&append.table, it.status.word(), &it.text, it.updated, listed, it.due))
        })
        .collect();
    if !summaries.is_empty() {
        sqlx::query(SUMMARIES).bind(json(&summaries)?).execute(conn).await?;
    }
    Ok(appends
        .iter()
        .zip(chosen)
        .map(|(append, chosen)| chosen && written.contains(append.table.as_str()))
        .collect())
}

fn json(rows: &impl serde::Serialize) -> Result<String, Error> {
    serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(error.into()).into())
}
