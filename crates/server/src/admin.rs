//! What whoever runs a server does, beside the running server: the store is all they
//! share.

use ipnet::IpNet;
use store::{Account, Ban, BanKind, Note, NoteKind, Store};
use tabletop::Said;

use crate::audit::{self, By};
use crate::http::Problem;
use crate::identity::Passwords;
use crate::{clock, ids, names, when};

/// Why it is not done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// Nobody is called so.
    #[error("there is no account {0}")]
    NoAccount(String),
    /// There is no such table, or its game is over.
    #[error("there is no table {0} that could be closed")]
    NoTable(String),
    /// A name that may not be one.
    #[error("{0} cannot be a name")]
    BadName(String),
    /// The store refuses.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// The machine does not play along.
    #[error("{0}")]
    Broken(Said),
}

impl From<Problem> for AdminError {
    fn from(problem: Problem) -> Self {
        AdminError::Broken(problem.why)
    }
}

async fn noted(store: &dyn Store, deed: &'static str, about: Option<&str>, more: &str) {
    audit::note(store, By::Operator, deed, about, more).await;
}

async fn account(store: &dyn Store, name: &str) -> Result<Account, AdminError> {
    let found = store.account(name).await?;
    found.ok_or_else(|| AdminError::NoAccount(name.to_owned()))
}

/// Gives an account a new password, which nobody has chosen, and ends all its
/// sessions.
///
/// # Errors
/// When there is no such account.
pub async fn new_password(store: &dyn Store, name: &str) -> Result<String, AdminError> {
    let account = account(store, name).await?;
    let password = ids::table()?;
    let hash = Passwords::new().hash(password.clone()).await?;
    store.set_hash(&account.identity, hash).await?;
    noted(store, "password", Some(&account.identity), "").await;
    Ok(password)
}

/// Gives an account another name.
///
/// # Errors
/// When there is no such account, or the name is taken or none.
pub async fn rename(store: &dyn Store, name: &str, new: &str) -> Result<(), AdminError> {
    let account = account(store, name).await?;
    let fits = names::fit(new).map_err(|_| AdminError::BadName(new.to_owned()))?;
    store.rename(&account.identity, &fits).await?;
    noted(store, "rename", Some(&account.identity), &account.name).await;
    Ok(())
}

/// Ends all sessions of an account; says how many.
///
/// # Errors
/// When there is no such account.
pub async fn log_out(store: &dyn Store, name: &str) -> Result<u64, AdminError> {
    let account = account(store, name).await?;
    // None is called so.
    let ended = store.end_other_sessions(&account.identity, "-").await?;
    noted(store, "logout", Some(&account.identity), "").await;
    Ok(ended)
}

/// Whom something is forbidden to.
pub enum Whom<'a> {
    /// The account of this name may not come in.
    Account(&'a str),
    /// The account of this name may not talk.
    Talker(&'a str),
    /// Nobody may come from there.
    Network(IpNet),
}

impl Whom<'_> {
    /// As the store has it.
    async fn found(&self, store: &dyn Store) -> Result<(BanKind, String), AdminError> {
        Ok(match self {
            Whom::Account(name) => (BanKind::Enter, account(store, name).await?.identity),
            Whom::Talker(name) => (BanKind::Talk, account(store, name).await?.identity),
            Whom::Network(network) => (BanKind::Address, network.trunc().to_string()),
        })
    }
}

/// Forbids it, for so many days or for good; running servers know it within seconds.
///
/// # Errors
/// When there is no such account.
pub async fn ban(
    store: &dyn Store,
    whom: &Whom<'_>,
    days: Option<u32>,
    why: &str,
) -> Result<(), AdminError> {
    let (kind, whom) = whom.found(store).await?;
    let made = clock::stored(clock::now());
    let ends = days.map(|days| when::days_after(made, days));
    store.ban(Ban { kind, whom: whom.clone(), ends, why: why.to_owned(), made }).await?;
    noted(store, word(kind, true), Some(&whom), why).await;
    Ok(())
}

/// Allows it again; `false` if it was not forbidden.
///
/// # Errors
/// When there is no such account.
pub async fn unban(store: &dyn Store, whom: &Whom<'_>) -> Result<bool, AdminError> {
    let (kind, whom) = whom.found(store).await?;
    let was = store.unban(kind, &whom).await?;
    if was {
        noted(store, word(kind, false), Some(&whom), "").await;
    }
    Ok(was)
}

/// What it is called when it is written down.
fn word(kind: BanKind, forbidden: bool) -> &'static str {
    match (kind, forbidden) {
        (BanKind::Enter | BanKind::Address, true) => "ban",
        (BanKind::Enter | BanKind::Address, false) => "unban",
        (BanKind::Talk, true) => "mute",
        (BanKind::Talk, false) => "unmute",
    }
}

/// All that is forbidden now, a line each.
///
/// # Errors
/// When the store does not answer.
pub async fn bans(store: &dyn Store) -> Result<Vec<String>, AdminError> {
    let mut lines = Vec::new();
    for ban in store.bans(clock::stored(clock::now())).await? {
        let known = match ban.kind {
            BanKind::Enter | BanKind::Talk => store.identity(&ban.whom).await?,
            BanKind::Address => None,
        };
        let what = match ban.kind {
            BanKind::Enter | BanKind::Address => "banned",
            BanKind::Talk => "muted",
        };
        let whom = known.map_or(ban.whom, |known| known.name);
        let until = ban.ends.map(|ends| format!(" until {} UTC", when::spell(ends)));
        let why = Some(ban.why).filter(|why| !why.is_empty()).map(|why| format!(": {why}"));
        lines.push(
            [what, " ", &whom, &until.unwrap_or_default(), &why.unwrap_or_default()].concat(),
        );
    }
    Ok(lines)
}

/// Closes a table that waits or is played: nobody plays there any more, nothing of it
/// counts, and its log stays as it is.
///
/// # Errors
/// When there is no such table, or its game is over.
pub async fn close(store: &dyn Store, table: &str) -> Result<(), AdminError> {
    if !store.close_table(table, clock::stored(clock::now())).await? {
        return Err(AdminError::NoTable(table.to_owned()));
    }
    noted(store, "close", Some(table), "").await;
    Ok(())
}

/// Tells everybody something until a time, or nothing more.
///
/// # Errors
/// When the store refuses.
pub async fn announce(
    store: &dyn Store,
    text: Option<&str>,
    ends: Option<i64>,
) -> Result<(), AdminError> {
    note(store, NoteKind::Announcement, text, ends).await
}

/// Nothing new begins from now on, or it does again; games that are played go on.
///
/// # Errors
/// When the store refuses.
pub async fn maintain(store: &dyn Store, text: Option<&str>) -> Result<(), AdminError> {
    note(store, NoteKind::Maintenance, text, None).await
}

async fn note(
    store: &dyn Store,
    kind: NoteKind,
    text: Option<&str>,
    ends: Option<i64>,
) -> Result<(), AdminError> {
    let made = clock::stored(clock::now());
    let note = text.map(|text| Note { kind, text: text.to_owned(), ends, made });
    store.put_note(kind, note).await?;
    let deed = match kind {
        NoteKind::Announcement => "announce",
        NoteKind::Maintenance => "maintenance",
    };
    noted(store, deed, None, text.unwrap_or("off")).await;
    Ok(())
}
