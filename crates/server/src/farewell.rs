//! What somebody takes along, and what is left of who leaves for good: seats, and no
//! name. Logs of finished games are written anew with nobody's name and their sums
//! after it; nothing else of them changes, so they are as true as before.

use record::{Chain, Deed, Record};
use store::{Rewritten, Status, Store, Which};
use table::{Listing, level};

use crate::http::Problem;
use crate::identity::Person;

/// So many tables are listed at once.
const PAGE: u32 = 200;
/// Who has left is called so in logs.
const NOBODY: &str = "\u{2014}";

/// All tables where somebody sits, the newest first.
pub(crate) async fn tables(
    store: &dyn Store,
    identity: &str,
) -> Result<Vec<(String, Status)>, store::Error> {
    let (mut all, mut after) = (Vec::new(), None);
    loop {
        let which = Which::Identity(identity.to_owned());
        let page = store.tables(&which, PAGE, after.as_ref()).await?;
        let Some(last) = page.last() else { return Ok(all) };
        after = Some(last.cursor());
        all.extend(page.into_iter().map(|table| (table.id, table.summary.status)));
    }
}

/// Takes somebody's name out of everything, then deletes the account; says which
/// tables have a free seat again.
pub(crate) async fn leave(store: &dyn Store, person: &Person) -> Result<Vec<String>, Problem> {
    let tables = tables(store, &person.id).await?;
    if tables.iter().any(|(_, status)| *status == Status::Running) {
        return Err(Problem::conflict("error-delete-running"));
    }
    for (table, _) in tables.iter().filter(|(_, status)| *status == Status::Over) {
        if let Some(rewritten) = nameless(store, table, person).await? {
            store.rewrite(rewritten).await?;
        }
    }
    Ok(store.delete_account(&person.id).await?)
}

/// A finished table without somebody's name; none if it never began.
async fn nameless(
    store: &dyn Store,
    table: &str,
    person: &Person,
) -> Result<Option<Rewritten>, Problem> {
    let Some(stored) = store.table(table).await? else { return Ok(None) };
    let lines = store.entries(table, 0).await?;
    if lines.is_empty() {
        return Ok(None);
    }
    let seats = store.seats(table).await?;
    let own =
        |seat: usize| seats.iter().any(|it| it.seat as usize == seat && it.identity == person.id);
    let text: String = lines.iter().flat_map(|entry| [entry.line.as_str(), "\n"]).collect();
    let mut record = Record::parse(text).map_err(|error| Problem::record(&error))?;
    let mut names = vec![person.name.clone()];
    let mut forget = |label: &mut String| {
        if level(label).is_none() {
            names.push(std::mem::replace(label, NOBODY.to_owned()));
        }
    };
    for (seat, label) in record.header.seats.iter_mut().enumerate() {
        if own(seat) {
            forget(label);
        }
    }
    for entry in &mut record.entries {
        if let (Some(seat), Deed::Handover(label)) = (entry.seat, &mut entry.deed)
            && own(seat.index())
        {
            forget(label);
        }
    }
    let mut chain = Chain::new();
    let mut lines = vec![chain.header(&record.header)];
    lines.extend(record.entries.iter().map(|entry| chain.entry(entry)));
    let lines = lines.into_iter().map(|line| line.trim_end().to_owned()).collect();
    let mut listing: Listing =
        serde_json::from_str(&stored.summary.text).map_err(|_| Problem::internal())?;
    for seat in &mut listing.seats {
        if seat.identity.as_deref() == Some(&person.id) {
            NOBODY.clone_into(&mut seat.info.name);
            seat.info.profile = None;
        }
    }
    let summary = serde_json::to_string(&listing).map_err(|_| Problem::internal())?;
    Ok(Some(Rewritten { table: table.to_owned(), lines, summary, names }))
}
