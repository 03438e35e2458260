//! Sessions: a cookie's token names one, and the store says whose it is and
//! whether it still is. A new one begins with every change of what somebody may
//! do; the old token is worth nothing then.

use std::sync::Arc;

use axum::http::HeaderMap;
use store::NewSession;
use tokio::sync::broadcast;

use super::cookie::{Cookies, Token};
use super::device::device;
use super::{Person, Stranger};
use crate::clock;
use crate::house::House;
use crate::http::Problem;

/// How exactly it is noted when somebody was here, in milliseconds: a note is a
/// write, a visit is not worth one. More exactly than anybody may be called away
/// ([`Config::away`](crate::Config)).
const ROUGHLY: u64 = 2 * 60 * 1000;

/// A good session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) person: Person,
    expires: u64,
}

/// Who asks, or why nobody.
pub(crate) async fn resolve(
    house: &House,
    headers: &HeaderMap,
) -> Result<Result<Session, Stranger>, Problem> {
    match house.cookies.session(headers) {
        Some(id) => look_up(house, id).await,
        None => Ok(Err(Stranger::New)),
    }
}

/// Whose session it is, if it has not ended; notes that it was seen.
pub(crate) async fn look_up(
    house: &House,
    id: String,
) -> Result<Result<Session, Stranger>, Problem> {
    let Some((found, who)) = house.store.session(&id).await? else {
        return Ok(Err(Stranger::Ended));
    };
    let now = clock::stored(clock::now());
    if found.expires <= now {
        return Ok(Err(Stranger::Expired));
    }
    // A guest who became part of an account is not that account by an old cookie; and who
    // may not come in has no session, though one began while this node did not know it.
    if who.linked_to.is_some() || house.orders.now().may_enter(&who.id).is_err() {
        return Ok(Err(Stranger::Ended));
    }
    if now.saturating_sub(found.seen) > clock::stored(ROUGHLY) {
        house.store.see_session(&id, now, found.expires).await?;
    }
    let person = Person { id: who.id, name: who.name, account: who.account };
    Ok(Ok(Session { id, person, expires: u64::try_from(found.expires).unwrap_or(0) }))
}

/// Makes a session last longer when half its time is over; gives the header for
/// the browser then.
pub(crate) async fn prolong(
    house: &House,
    headers: &HeaderMap,
    session: &Session,
) -> Result<Option<String>, Problem> {
    let (now, lifetime) = (clock::now(), house.cookies.lifetime());
    if session.expires.saturating_sub(now) > lifetime / 2 {
        return Ok(None);
    }
    let expires = clock::stored(now.saturating_add(lifetime));
    house.store.see_session(&session.id, clock::stored(now), expires).await?;
    Ok(house.cookies.keep_on(headers))
}

/// Begins a session, instead of another if there is one; gives the header for
/// the browser.
pub(crate) async fn begin(
    house: &House,
    headers: &HeaderMap,
    identity: &str,
    instead: Option<&Session>,
) -> Result<String, Problem> {
    let (token, session) = fresh(house, headers, identity)?;
    house.store.begin_session(session, instead.map(|old| old.id.as_str())).await?;
    if let Some(old) = instead {
        house.ended.tell(&old.person.id);
    }
    Ok(house.cookies.keep(&token))
}

/// A browser with a signed cookie from before there were sessions gets a
/// session for it, once. Who has an account since has a password, too, and
/// whoever copied the cookie has not.
pub(crate) async fn exchange(
    house: &House,
    headers: &HeaderMap,
) -> Result<Option<(Person, String)>, Problem> {
    let signed = Cookies::signed(headers);
    let Some(id) = signed.and_then(|value| house.key.signed(&value, clock::now())) else {
        return Ok(None);
    };
    let (token, session) = fresh(house, headers, &id)?;
    match house.store.begin_first_session(session).await {
        Ok(()) => {}
        Err(error) if error.is_refusal() => return Ok(None),
        Err(error) => return Err(error.into()),
    }
    let guest = house.store.identity(&id).await?.ok_or_else(Problem::internal)?;
    let person = Person { id, name: guest.name, account: false };
    Ok(Some((person, house.cookies.keep(&token))))
}

fn fresh(
    house: &House,
    headers: &HeaderMap,
    identity: &str,
) -> Result<(Token, NewSession), Problem> {
    let (token, now) = (Token::fresh()?, clock::now());
    let session = NewSession {
        id: token.session(),
        identity: identity.to_owned(),
        created: clock::stored(now),
        expires: clock::stored(now.saturating_add(house.cookies.lifetime())),
        device: device(headers),
    };
    Ok((token, session))
}

/// How many endings a socket may miss before it looks for itself.
const MISSED: usize = 64;

/// Tells the sockets of this node whose sessions have ended. Which of them,
/// the store knows; sockets at other nodes look when they next ping.
pub(crate) struct Ended(broadcast::Sender<Arc<str>>);

impl Ended {
    pub(crate) fn new() -> Self {
        Ended(broadcast::Sender::new(MISSED))
    }

    /// Nobody listening is no error.
    pub(crate) fn tell(&self, identity: &str) {
        drop(self.0.send(identity.into()));
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Arc<str>> {
        self.0.subscribe()
    }
}

/// Waits until sessions of this identity may have ended.
pub(crate) async fn ended(told: &mut broadcast::Receiver<Arc<str>>, identity: &str) {
    loop {
        match told.recv().await {
            Ok(whose) if *whose != *identity => {}
            // This one's, or perhaps this one's among those missed.
            Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => return,
            // The house is gone, and its sockets are told so elsewhere.
            Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
        }
    }
}
