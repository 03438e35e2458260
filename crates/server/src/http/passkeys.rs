//! Passkeys: those I have, one more, one less, and coming in by one. What a device is asked and
//! what it answers are two requests, which two nodes may serve; in between it is in the store.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use serde_json::Value;
use store::{Challenge, MAX_PASSKEYS, Passkey};

use super::Problem;
use super::ask::{Address, Anyone, Body, Caller};
use super::me::come_in;
use crate::house::House;
use crate::identity::{Asked, Passkeys, Person, Shown, device, hidden, holder};
use crate::limits::Kind;
use crate::wire::{DeviceAnswer, DeviceAsked, Me, PasskeyInfo, PasskeyList};
use crate::{clock, ids};

/// How long a device has for an answer, in milliseconds.
const WAIT: u64 = 5 * 60 * 1000;

/// Whether there are passkeys here, and which are mine.
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Caller(person): Caller,
) -> Result<Json<PasskeyList>, Problem> {
    let info = |passkey: Passkey| PasskeyInfo {
        id: passkey.id,
        name: passkey.name,
        created: u64::try_from(passkey.created).unwrap_or(0),
        used: passkey.used.and_then(|used| u64::try_from(used).ok()),
    };
    let passkeys = house.store.passkeys(&person.id).await?.into_iter().map(info).collect();
    Ok(Json(PasskeyList { offered: house.passkeys.is_some(), passkeys }))
}

/// Passkeys, where there are any.
fn offered(house: &House) -> Result<&Passkeys, Problem> {
    house.passkeys.as_ref().ok_or_else(|| Problem::missing("error-not-found"))
}

fn for_account(person: &Person) -> Result<(), Problem> {
    match person.account {
        true => Ok(()),
        false => Err(Problem::forbidden("error-passkey-account")),
    }
}

/// Begins to add one.
pub(super) async fn begin(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(person): Caller,
) -> Result<Json<DeviceAsked>, Problem> {
    let passkeys = offered(&house)?;
    for_account(&person)?;
    house.limits.address(Kind::Account, address)?;
    let known = house.store.passkeys(&person.id).await?;
    if known.len() >= usize::from(MAX_PASSKEYS) {
        return Err(store::Error::PasskeysFull.into());
    }
    let (options, asked) = passkeys.ask_to_add(&house.key, &person, &known)?;
    keep(&house, Some(person.id), options, &asked).await
}

/// Adds the one that a device has made.
pub(super) async fn add(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(person): Caller,
    headers: HeaderMap,
    Body(DeviceAnswer { id, answer }): Body<DeviceAnswer>,
) -> Result<StatusCode, Problem> {
    let passkeys = offered(&house)?;
    for_account(&person)?;
    house.limits.address(Kind::Account, address)?;
    let unfit = || Problem::bad("error-passkey");
    let (whose, asked) = taken(&house, &id).await?.ok_or_else(unfit)?;
    if whose.as_ref() != Some(&person.id) {
        return Err(unfit());
    }
    let made = passkeys.made(&asked, answer).ok_or_else(unfit)?;
    let passkey = Passkey {
        id: made.id,
        identity: person.id,
        name: device(&headers),
        key: made.key,
        created: clock::stored(clock::now()),
        used: None,
    };
    match house.store.add_passkey(passkey).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        // Whose it is already is nobody's business.
        Err(store::Error::Exists { .. }) => Err(unfit()),
        Err(error) => Err(error.into()),
    }
}

/// One less of mine.
pub(super) async fn remove(
    State(house): State<Arc<House>>,
    Caller(person): Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    match house.store.remove_passkey(&person.id, &id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Problem::missing("error-not-found")),
    }
}

/// Begins to come in: nobody says who they are.
pub(super) async fn ask(
    State(house): State<Arc<House>>,
    Address(address): Address,
) -> Result<Json<DeviceAsked>, Problem> {
    let passkeys = offered(&house)?;
    house.limits.address(Kind::Account, address)?;
    let (options, asked) = passkeys.ask_to_enter()?;
    keep(&house, None, options, &asked).await
}

/// Back to an account by a passkey, as by a password. Whatever is wrong, the answer is the same.
pub(super) async fn login(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Anyone(before): Anyone,
    headers: HeaderMap,
    Body(DeviceAnswer { id, answer }): Body<DeviceAnswer>,
) -> Result<impl IntoResponse, Problem> {
    let passkeys = offered(&house)?;
    house.limits.address(Kind::Account, address)?;
    let wrong = || Problem::new(StatusCode::UNAUTHORIZED, "error-passkey");
    let (_, asked) = taken(&house, &id).await?.ok_or_else(wrong)?;
    let shown = Shown::read(answer).ok_or_else(wrong)?;
    // From many places, and for keys that nobody has, too.
    house.limits.person(Kind::Login, &shown.id)?;
    let stored = house.store.passkey(&shown.id).await?.ok_or_else(wrong)?;
    let after = passkeys.fits(&house.key, asked, &shown, &stored).ok_or_else(wrong)?;
    let now = clock::stored(clock::now());
    if !house.store.use_passkey(&stored.id, &stored.key, &after, now).await? {
        return Err(wrong());
    }
    let person = holder(&*house.store, &stored.identity).await?.ok_or_else(wrong)?;
    let cookie = come_in(&house, &headers, before.as_ref(), &person.id).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Me::from(person))))
}

/// Keeps what a device is asked until it answers.
async fn keep(
    house: &House,
    identity: Option<String>,
    options: Value,
    asked: &Asked,
) -> Result<Json<DeviceAsked>, Problem> {
    let (id, now) = (hex::encode(ids::entropy::<32>()?), clock::now());
    let asked = serde_json::to_string(asked).map_err(|_| Problem::internal())?;
    let expires = clock::stored(now.saturating_add(WAIT));
    let challenge = Challenge { id: hidden(id.as_bytes()), identity, asked, expires };
    house.store.put_challenge(challenge, clock::stored(now)).await?;
    Ok(Json(DeviceAsked { id, options }))
}

/// What a device was asked, and for whom; the next who asks finds nothing.
async fn taken(house: &House, id: &str) -> Result<Option<(Option<String>, Asked)>, Problem> {
    let now = clock::stored(clock::now());
    let taken = house.store.take_challenge(&hidden(id.as_bytes()), now).await?;
    let Some(Challenge { identity, asked, .. }) = taken else { return Ok(None) };
    let asked = serde_json::from_str(&asked).map_err(|_| Problem::internal())?;
    Ok(Some((identity, asked)))
}
