//! By which ways I am told that a game waits, and what mails have opened.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use sha2::{Digest, Sha256};
use store::{Pass, Quiet, Way, WayKind};

use super::Problem;
use super::ask::{Address, Anyone, Body, InSession};
use super::me::come_in;
use crate::audit::{By, note};
use crate::clock;
use crate::house::House;
use crate::identity::password_fits;
use crate::limits::Kind;
use crate::notices::{Door, Letter, Place, Subscription, is_address, pass_of};
use crate::wire::{
    Entered, Forgotten, NewPassword, NewQuiet, NewWay, Opened, QuietHours, WayInfo, WayName, Ways,
};

/// What there is, and what I have.
pub(super) async fn list(
    State(house): State<Arc<House>>,
    InSession(session): InSession,
) -> Result<Json<Ways>, Problem> {
    let ways = house.store.ways(&session.person.id).await?;
    let info = |way: Way| {
        let place = serde_json::from_str(&way.address).ok()?;
        let (kind, to, here) = match place {
            Place::Push(Subscription { endpoint, .. }) => {
                (WayName::Push, endpoint, way.session.as_ref() == Some(&session.id))
            }
            Place::Webhook { url } => (WayName::Webhook, url, false),
            Place::Mail { address } => (WayName::Mail, address, false),
        };
        Some(WayInfo { id: way.id, kind, to, here })
    };
    Ok(Json(Ways {
        key: house.notices.vapid.public(),
        mail: house.notices.mailer.is_some(),
        webhooks: house.notices.places.webhooks.clone(),
        ways: ways.into_iter().filter_map(info).collect(),
        quiet: house
            .store
            .quiet(&session.person.id)
            .await?
            .map(|Quiet { from, until }| QuietHours { from, until }),
    }))
}

/// So many minutes has a day.
const DAY: u16 = 24 * 60;

/// When I want to be told nothing: what happens then is told after it.
pub(super) async fn be_quiet(
    State(house): State<Arc<House>>,
    InSession(session): InSession,
    Body(NewQuiet { quiet }): Body<NewQuiet>,
) -> Result<StatusCode, Problem> {
    house.limits.person(Kind::Shelf, &session.person.id)?;
    if quiet.is_some_and(|it| it.from >= DAY || it.until >= DAY || it.from == it.until) {
        return Err(Problem::bad("error-quiet"));
    }
    let quiet = quiet.map(|QuietHours { from, until }| Quiet { from, until });
    house.store.put_quiet(&session.person.id, quiet).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// One id for each place, so that setting it up again is no second one.
fn id_of(owner: &str, place: &str) -> String {
    hex::encode(Sha256::digest(format!("{owner}\n{place}")))
}

/// A way from now on; a mail's once it is confirmed.
pub(super) async fn put(
    State(house): State<Arc<House>>,
    InSession(session): InSession,
    Body(wanted): Body<NewWay>,
) -> Result<StatusCode, Problem> {
    let me = &session.person.id;
    house.limits.person(Kind::Shelf, me)?;
    let (id, kind, ends, place, language) = match wanted {
        NewWay::Push { to, language } => {
            if to.keys().is_none() || !house.notices.places.pushes_to(&to.endpoint) {
                return Err(Problem::bad("error-push-place"));
            }
            // A browser is one place, whoever uses it.
            let id = id_of("", &to.endpoint);
            (id, WayKind::Push, Some(session.id), Place::Push(to), language)
        }
        NewWay::Webhook { url, language } => {
            if !house.notices.places.posts_to(&url) {
                return Err(Problem::bad("error-webhook-place"));
            }
            (id_of(me, &url), WayKind::Webhook, None, Place::Webhook { url }, language)
        }
        NewWay::Mail { address, language } => {
            let mailer = house.notices.mailer.as_ref();
            let mailer = mailer.ok_or_else(|| Problem::conflict("error-no-mail"))?;
            if !is_address(&address) {
                return Err(Problem::bad("error-mail-place"));
            }
            house.limits.person(Kind::Mail, me)?;
            house.limits.person(Kind::Mail, &address.to_lowercase())?;
            mailer.ask(&house, me, &address, &language).await?;
            return Ok(StatusCode::ACCEPTED);
        }
    };
    keep(&house, me, id, kind, ends, &place, language).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn keep(
    house: &House,
    identity: &str,
    id: String,
    kind: WayKind,
    session: Option<String>,
    place: &Place,
    language: String,
) -> Result<(), Problem> {
    let way = Way {
        id,
        identity: identity.to_owned(),
        kind,
        session,
        address: serde_json::to_string(place).unwrap_or_default(),
        language,
        created: clock::stored(clock::now()),
    };
    Ok(house.store.put_way(way).await?)
}

/// Not by this way any more.
pub(super) async fn remove(
    State(house): State<Arc<House>>,
    InSession(session): InSession,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    match house.store.remove_way(&session.person.id, &id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Problem::missing("error-not-found")),
    }
}

/// Says something by a way of mine, to see whether it works.
pub(super) async fn try_out(
    State(house): State<Arc<House>>,
    InSession(session): InSession,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    house.limits.person(Kind::Mail, &session.person.id)?;
    let ways = house.store.ways(&session.person.id).await?;
    let way = ways.into_iter().find(|way| way.id == id);
    let way = way.ok_or_else(|| Problem::missing("error-not-found"))?;
    let letter = Letter::of_trial(&way.language);
    let sent = house.notices.send(&house, &way, &letter).await;
    sent.map(|()| StatusCode::NO_CONTENT).map_err(|error| {
        tracing::info!(%error, "a way does not work");
        Problem::conflict("error-way")
    })
}

/// Takes a pass that came by mail, and what it opens.
async fn shown(house: &House, token: &str) -> Result<(Pass, Door), Problem> {
    let pass = house.store.show_pass(&pass_of(token), clock::stored(clock::now())).await?;
    let pass = pass.ok_or_else(|| Problem::missing("error-pass"))?;
    let door = serde_json::from_str(&pass.opens).map_err(|_| Problem::internal())?;
    Ok((pass, door))
}

/// Somebody comes by a link in a mail.
pub(super) async fn enter(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Anyone(before): Anyone,
    headers: HeaderMap,
    Body(Entered { token }): Body<Entered>,
) -> Result<impl IntoResponse, Problem> {
    house.limits.address(Kind::Account, address)?;
    let (pass, door) = shown(&house, &token).await?;
    let path = match door {
        Door::Page { path } => path,
        Door::Address { address, language } => {
            let id = id_of(&pass.identity, "mail");
            let place = Place::Mail { address };
            keep(&house, &pass.identity, id, WayKind::Mail, None, &place, language).await?;
            "/settings".to_owned()
        }
        Door::Password => return Err(Problem::missing("error-pass")),
    };
    let cookie = come_in(&house, &headers, before.as_ref(), &pass.identity).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Opened { path })))
}

/// Somebody has forgotten a password. What is answered says nothing about who has
/// an account, or a mail address.
pub(super) async fn forgotten(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Body(Forgotten { name, language }): Body<Forgotten>,
) -> Result<StatusCode, Problem> {
    if house.notices.mailer.is_none() {
        return Err(Problem::conflict("error-no-mail"));
    }
    house.limits.address(Kind::Account, address)?;
    house.limits.person(Kind::Mail, &format!("forgotten {}", name.to_lowercase()))?;
    tokio::spawn(async move {
        if let Err(problem) = send_reset(&house, &name, &language).await {
            tracing::warn!(why = %problem.why, "a password could not be reset");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

async fn send_reset(house: &House, name: &str, language: &str) -> Result<(), Problem> {
    let Ok(name) = crate::names::fit(name) else { return Ok(()) };
    let Some(account) = house.store.account(&name).await? else { return Ok(()) };
    for way in house.store.ways(&account.identity).await? {
        if let (Some(mailer), Ok(Place::Mail { address })) =
            (&house.notices.mailer, serde_json::from_str(&way.address))
        {
            mailer.reset(house, &account.identity, &address, language).await?;
        }
    }
    Ok(())
}

/// A new password, by a pass that came by mail; all sessions end but the new one.
pub(super) async fn reset(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Anyone(before): Anyone,
    headers: HeaderMap,
    Body(NewPassword { token, password }): Body<NewPassword>,
) -> Result<impl IntoResponse, Problem> {
    house.limits.address(Kind::Account, address)?;
    password_fits(&password, "")?;
    let (pass, door) = shown(&house, &token).await?;
    if door != Door::Password {
        return Err(Problem::missing("error-pass"));
    }
    let hash = house.passwords.hash(password).await?;
    house.store.set_hash(&pass.identity, hash).await?;
    house.ended.tell(&pass.identity);
    note(&*house.store, By::Person(&pass.identity), "password", None, "").await;
    let cookie = come_in(&house, &headers, before.as_ref(), &pass.identity).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Opened { path: "/account".to_owned() })))
}
