//! What whoever runs a server does with accounts, beside the running server: the
//! store is all they share.

use store::{Account, Store};
use tabletop::Said;

use crate::http::Problem;
use crate::identity::Passwords;
use crate::{ids, names};

/// Why it is not done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// Nobody is called so.
    #[error("there is no account {0}")]
    NoAccount(String),
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
    Ok(())
}

/// Ends all sessions of an account; says how many.
///
/// # Errors
/// When there is no such account.
pub async fn log_out(store: &dyn Store, name: &str) -> Result<u64, AdminError> {
    let account = account(store, name).await?;
    // None is called so.
    Ok(store.end_other_sessions(&account.identity, "-").await?)
}
