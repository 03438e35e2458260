//! Who I am: guests, names, accounts. Every change of who somebody is begins a
//! new session.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use store::{NewAccount, Notice};
use tabletop::Said;

use super::Problem;
use super::access::Who;
use super::ask::{Address, Anyone, Body, Caller};
use crate::audit::{By, note};
use crate::house::House;
use crate::identity::{self, Person, Session, password_fits};
use crate::limits::Kind;
use crate::wire::{Credentials, Me, Named};
use crate::{clock, names};

/// Who I am; a visitor who is nobody becomes a guest.
pub(super) async fn me(
    State(house): State<Arc<House>>,
    Address(address): Address,
    who: Option<Extension<Who>>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (person, cookie) = match identity::resolve(&house, &headers).await? {
        Ok(session) => {
            let cookie = identity::prolong(&house, &headers, &session).await?;
            (session.person, cookie)
        }
        Err(_) => match identity::exchange(&house, &headers).await? {
            Some((person, cookie)) => (person, Some(cookie)),
            None => {
                house.limits.address(Kind::Guest, address)?;
                let person = identity::welcome(&*house.store).await?;
                let cookie = identity::begin(&house, &headers, &person.id, None).await?;
                (person, Some(cookie))
            }
        },
    };
    if let Some(Extension(who)) = who {
        who.is(&person.id);
    }
    let body = Json(Me::from(person));
    Ok(match cookie {
        Some(cookie) => ([(header::SET_COOKIE, cookie)], body).into_response(),
        None => body.into_response(),
    })
}

/// A name that cannot be one.
fn unfit(why: Said) -> Problem {
    Problem { why, ..Problem::bad("error-name") }
}

/// Another name.
pub(super) async fn rename(
    State(house): State<Arc<House>>,
    Caller(person): Caller,
    Body(Named { name }): Body<Named>,
) -> Result<Json<Me>, Problem> {
    let name = names::fit(&name).map_err(unfit)?;
    for table in house.store.rename(&person.id, &name).await? {
        house.tables.hear(&Notice::Seats { table: table.into() });
    }
    if person.account {
        note(&*house.store, By::Person(&person.id), "rename", None, &person.name).await;
    }
    Ok(Json(Me { name, ..person.into() }))
}

/// An account for the guest who asks; tables stay where they are, and every
/// session of the guest ends.
pub(super) async fn register(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(person): Caller,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<impl IntoResponse, Problem> {
    house.limits.address(Kind::Account, address)?;
    house.orders.now().may_begin()?;
    let name = names::fit(&name).map_err(unfit)?;
    password_fits(&password, &name)?;
    if person.account {
        return Err(Problem::conflict("error-account-exists"));
    }
    let hash = house.passwords.hash(password).await?;
    let created = clock::stored(clock::now());
    let account = NewAccount { identity: person.id.clone(), name: name.clone(), hash, created };
    house.store.add_account(account).await?;
    house.ended.tell(&person.id);
    note(&*house.store, By::Person(&person.id), "register", None, "").await;
    let cookie = identity::begin(&house, &headers, &person.id, None).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Me { id: person.id, name, account: true })))
}

/// Back to an account; what the guest played meanwhile comes along, and the
/// session by which the guest came ends.
pub(super) async fn login(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Anyone(before): Anyone,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<impl IntoResponse, Problem> {
    house.limits.address(Kind::Account, address)?;
    let wrong = || Problem::new(StatusCode::UNAUTHORIZED, "error-password");
    // A name that cannot be one is looked up under one nobody has.
    let account = match names::fit(&name) {
        Ok(name) => {
            // Guessing from many places is guessing too, also of names nobody has.
            house.limits.person(Kind::Login, &name.to_lowercase())?;
            house.store.account(&name).await?
        }
        Err(_) => None,
    };
    let hash = account.as_ref().map(|account| account.hash.clone());
    let right = house.passwords.check(password, hash).await?;
    if let Some(tried) = account.as_ref().filter(|_| !right) {
        let by = before.as_ref().map_or(By::Stranger, |it| By::Person(&it.person.id));
        note(&*house.store, by, "login-failed", Some(&tried.identity), "").await;
    }
    let account = account.filter(|_| right).ok_or_else(wrong)?;
    let cookie = come_in(&house, &headers, before.as_ref(), &account.identity).await?;
    let person = Person { id: account.identity, name: account.name, account: true };
    Ok(([(header::SET_COOKIE, cookie)], Json(Me::from(person))))
}

/// Somebody is known again; what they played meanwhile as a guest comes along, if
/// they have an account. Gives the header for the browser.
pub(super) async fn come_in(
    house: &House,
    headers: &HeaderMap,
    before: Option<&Session>,
    identity: &str,
) -> Result<String, Problem> {
    // What was decided a moment ago holds here already.
    house.orders.refresh(&*house.store).await?;
    house.orders.now().may_enter(identity)?;
    house.orders.now().may_begin()?;
    let known = house.store.identity(identity).await?.ok_or_else(Problem::internal)?;
    let guest = before.map(|session| &session.person).filter(|guest| !guest.account);
    if let Some(guest) = guest.filter(|guest| known.account && guest.id != identity) {
        for table in house.store.link(&guest.id, identity).await? {
            house.tables.hear(&Notice::Seats { table: table.into() });
        }
    }
    let cookie = identity::begin(house, headers, identity, before).await?;
    if known.account {
        note(&*house.store, By::Person(identity), "login", None, "").await;
    }
    Ok(cookie)
}

/// Ends the session, if there is one, and makes the browser forget.
pub(super) async fn logout(
    State(house): State<Arc<House>>,
    Anyone(session): Anyone,
) -> Result<impl IntoResponse, Problem> {
    if let Some(session) = session {
        house.store.end_session(&session.person.id, &session.id).await?;
        house.ended.tell(&session.person.id);
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, house.cookies.revoke())]))
}
