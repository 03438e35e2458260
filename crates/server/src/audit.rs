//! What is done that matters is written down for who runs the house: who came in, or
//! tried to, who changed what they are, and what was decided. Never a password, a token
//! or an address; nor a name that nobody has, for people type passwords there.

use std::collections::HashMap;

use store::{Cursor, Deed, Store};

use crate::{clock, ids, when};

/// So many lines are read at once.
const PAGE: u32 = 200;

/// By whom something was done.
#[derive(Clone, Copy)]
pub(crate) enum By<'a> {
    /// By who runs the house.
    Operator,
    /// By this identity.
    Person(&'a str),
    /// By somebody whom nobody knows.
    Stranger,
}

/// Writes it down. What cannot be written is complained about: nobody is kept from
/// playing by it.
pub(crate) async fn note(
    store: &dyn Store,
    by: By<'_>,
    deed: &'static str,
    about: Option<&str>,
    more: &str,
) {
    let actor = match by {
        By::Operator => None,
        By::Person(identity) => Some(identity.to_owned()),
        By::Stranger => Some("stranger".to_owned()),
    };
    // Without entropy nothing has an id; that was complained about.
    let Ok(id) = ids::table() else { return };
    let about = about.map(str::to_owned);
    // Longer texts stand where they belong.
    let more = more.chars().take(200).collect();
    let at = clock::stored(clock::now());
    let deed = Deed { id, at, deed: deed.to_owned(), actor, about, more };
    if let Err(error) = store.note_deed(deed).await {
        tracing::warn!(%error, "what was done is not written down");
    }
}

/// The last so many deeds, a line each, the newest last.
///
/// # Errors
/// When the store does not answer.
pub async fn audit(store: &dyn Store, most: u32) -> Result<Vec<String>, store::Error> {
    let mut names = HashMap::new();
    let (mut lines, mut after): (Vec<String>, Option<Cursor>) = (Vec::new(), None);
    while (lines.len() as u64) < u64::from(most) {
        let left = most - u32::try_from(lines.len()).unwrap_or(most);
        let page = store.audit(left.min(PAGE), after.as_ref()).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.cursor());
        for deed in page {
            lines.push(line(store, &mut names, deed).await?);
        }
    }
    lines.reverse();
    Ok(lines)
}

async fn line(
    store: &dyn Store,
    names: &mut HashMap<String, String>,
    deed: Deed,
) -> Result<String, store::Error> {
    let mut words = vec![when::spell(deed.at)];
    words.push(match &deed.actor {
        Some(actor) => name(store, names, actor).await?,
        None => "operator".to_owned(),
    });
    words.push(deed.deed);
    if let Some(about) = deed.about.filter(|about| Some(about) != deed.actor.as_ref()) {
        words.push(name(store, names, &about).await?);
    }
    if !deed.more.is_empty() {
        words.push(format!("({})", deed.more));
    }
    Ok(words.join(" "))
}

/// What somebody is called now; what is nobody, or has no name any more, stands as it is.
async fn name(
    store: &dyn Store,
    names: &mut HashMap<String, String>,
    id: &str,
) -> Result<String, store::Error> {
    if let Some(known) = names.get(id) {
        return Ok(known.clone());
    }
    let found = store.identity(id).await?.map(|it| it.name).filter(|name| !name.is_empty());
    let found = found.unwrap_or_else(|| id.to_owned());
    names.insert(id.to_owned(), found.clone());
    Ok(found)
}
