//! Who a visitor is: a guest or the holder of an account, by a session.

mod account;
mod cookie;
mod device;
mod key;
mod passkey;
mod session;

use axum::http::StatusCode;
use store::{NewGuest, Store};

pub(crate) use account::{Passwords, password_fits};
pub(crate) use cookie::{Cookies, session_fits};
pub(crate) use device::device;
pub(crate) use key::Key;
pub(crate) use passkey::{Asked, Passkeys, Shown, hidden};
pub(crate) use session::{Ended, Session, begin, ended, exchange, look_up, prolong, resolve};

use crate::http::Problem;
use crate::wire::Me;
use crate::{clock, ids};

/// Somebody the server knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) account: bool,
}

/// Why a visitor is nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stranger {
    /// There is no cookie.
    New,
    /// The cookie's session was ended, or never was.
    Ended,
    /// Nobody came by the session for too long.
    Expired,
}

impl From<Stranger> for Problem {
    fn from(stranger: Stranger) -> Self {
        let key = match stranger {
            Stranger::New => "error-no-identity",
            Stranger::Ended => "error-session-ended",
            Stranger::Expired => "error-session-expired",
        };
        Problem::new(StatusCode::UNAUTHORIZED, key)
    }
}

/// Who holds what an identity holds: itself, or the account it became part of.
pub(crate) async fn holder(store: &dyn Store, id: &str) -> Result<Option<Person>, store::Error> {
    let Some(mut found) = store.identity(id).await? else { return Ok(None) };
    if let Some(account) = found.linked_to.take() {
        match store.identity(&account).await? {
            Some(holder) => found = holder,
            None => return Ok(None),
        }
    }
    Ok(Some(Person { id: found.id, name: found.name, account: found.account }))
}

/// A new guest.
pub(crate) async fn welcome(store: &dyn Store) -> Result<Person, Problem> {
    let (id, name) = ids::guest()?;
    let created = clock::stored(clock::now());
    store.add_guest(NewGuest { id: id.clone(), name: name.clone(), created }).await?;
    Ok(Person { id, name, account: false })
}

/// As a table knows them.
impl From<Person> for table::Person {
    fn from(Person { id, name, account }: Person) -> Self {
        table::Person { id, name, account }
    }
}

impl From<Person> for Me {
    fn from(person: Person) -> Self {
        Me { id: person.id, name: person.name, account: person.account }
    }
}
