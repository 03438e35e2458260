//! Who I am: guests, names, accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::IntoResponse;
use store::{NewAccount, Notice};

use super::Problem;
use super::ask::{Address, Anyone, Body, Caller};
use crate::house::House;
use crate::identity::{self, Person, password_fits};
use crate::limits::Kind;
use crate::wire::{Credentials, Me, Named};
use crate::{clock, names};

type Cookie = [(HeaderName, String); 1];

/// Who I am; a visitor who is nobody becomes a guest.
pub(super) async fn me(
    State(house): State<Arc<House>>,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let ticket = identity::ticket(&house.key, &headers);
    let known = match &ticket {
        Ok(ticket) => identity::person(&*house.store, &ticket.id).await?,
        Err(_) => None,
    };
    let renew = ticket.is_ok_and(|ticket| ticket.stale);
    let (person, cookie) = match known {
        Some(person) => {
            let cookie = renew.then(|| cookie(&house, &person));
            (person, cookie)
        }
        None => {
            house.limits.address(Kind::Guest, address)?;
            let person = identity::welcome(&*house.store).await?;
            let cookie = cookie(&house, &person);
            (person, Some(cookie))
        }
    };
    let mut headers = HeaderMap::new();
    if let Some([(name, value)]) = cookie {
        headers.insert(name, value.parse().map_err(|_| Problem::internal())?);
    }
    Ok((headers, Json(Me::from(person))))
}

fn cookie(house: &House, person: &Person) -> Cookie {
    [(header::SET_COOKIE, house.key.issue(&person.id, clock::now()))]
}

/// Another name.
pub(super) async fn rename(
    State(house): State<Arc<House>>,
    Caller(person): Caller,
    Body(Named { name }): Body<Named>,
) -> Result<Json<Me>, Problem> {
    let name = names::fit(&name).ok_or_else(|| Problem::bad("error-name"))?;
    house.store.rename(&person.id, &name).await?;
    Ok(Json(Me { name, ..person.into() }))
}

/// An account for the guest who asks; tables stay where they are.
pub(super) async fn register(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(person): Caller,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Json<Me>, Problem> {
    house.limits.address(Kind::Account, address)?;
    let name = names::fit(&name).ok_or_else(|| Problem::bad("error-name"))?;
    if !password_fits(&password) {
        return Err(Problem::bad("error-password-short"));
    }
    if person.account {
        return Err(Problem::conflict("error-account-exists"));
    }
    let hash = house.passwords.hash(password).await?;
    let created = clock::stored(clock::now());
    let account = NewAccount { identity: person.id.clone(), name: name.clone(), hash, created };
    house.store.add_account(account).await?;
    Ok(Json(Me { id: person.id, name, account: true }))
}

/// Back to an account; what the guest played meanwhile comes along.
pub(super) async fn login(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Anyone(guest): Anyone,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<impl IntoResponse, Problem> {
    house.limits.address(Kind::Account, address)?;
    let wrong = || Problem::new(StatusCode::UNAUTHORIZED, "error-password");
    // A name that cannot be one is looked up under one nobody has.
    let account = match names::fit(&name) {
        Some(name) => house.store.account(&name).await?,
        None => None,
    };
    let hash = account.as_ref().map(|account| account.hash.clone());
    let right = house.passwords.check(password, hash).await?;
    let account = account.filter(|_| right).ok_or_else(wrong)?;
    if let Some(guest) = guest.filter(|guest| !guest.account && guest.id != account.identity) {
        for table in house.store.link(&guest.id, &account.identity).await? {
            house.tables.hear(&Notice::Seats { table: table.into() });
        }
    }
    let person = identity::person(&*house.store, &account.identity).await?.ok_or_else(wrong)?;
    Ok((cookie(&house, &person), Json(Me::from(person))))
}

/// Forget me.
pub(super) async fn logout(State(house): State<Arc<House>>) -> impl IntoResponse {
    (StatusCode::NO_CONTENT, [(header::SET_COOKIE, house.key.revoke())])
}
