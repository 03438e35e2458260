//! Who a visitor is: a guest by a signed cookie, or the holder of an account.

mod account;
mod cookie;

use axum::http::{HeaderMap, StatusCode, header};
use store::{NewGuest, Store};

pub(crate) use account::{Passwords, password_fits};
pub(crate) use cookie::Key;

use crate::http::Problem;
use crate::wire::Me;
use crate::{clock, ids};

/// The name of the cookie.
pub(crate) const COOKIE: &str = "microcosm";

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
    /// The cookie was not signed here.
    Forged,
    /// The cookie is too old.
    Expired,
    /// The cookie is good and names somebody this store does not know.
    Forgotten,
}

impl From<Stranger> for Problem {
    fn from(stranger: Stranger) -> Self {
        let key = match stranger {
            Stranger::New => "error-no-identity",
            Stranger::Forged => "error-identity-forged",
            Stranger::Expired => "error-identity-expired",
            Stranger::Forgotten => "error-identity-forgotten",
        };
        Problem::new(StatusCode::UNAUTHORIZED, key)
    }
}

/// What a cookie says: who, and whether it should be renewed.
pub(crate) struct Ticket {
    pub(crate) id: String,
    pub(crate) stale: bool,
}

/// Reads the cookie of a request; nothing is looked up.
pub(crate) fn ticket(key: &Key, headers: &HeaderMap) -> Result<Ticket, Stranger> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let value = all
        .flat_map(::cookie::Cookie::split_parse)
        .filter_map(Result::ok)
        .find(|cookie| cookie.name() == COOKIE)
        .ok_or(Stranger::New)?;
    key.read(value.value(), clock::now())
}

/// Looks up who a ticket names; a guest who became part of an account is that
/// account.
pub(crate) async fn person(store: &dyn Store, id: &str) -> Result<Option<Person>, store::Error> {
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

impl From<Person> for Me {
    fn from(person: Person) -> Self {
        Me { id: person.id, name: person.name, account: person.account }
    }
}
