//! What handlers ask of a request: who, from where, with which body. Whatever
//! is wrong with it is said in the server's own words.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Once};

use axum::Json;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;
use tabletop::Said;

use super::Problem;
use super::access::Who;
use crate::house::House;
use crate::identity::{Person, Session, Stranger, resolve};

/// Who asks, or why nobody; the access log is told.
async fn known(parts: &Parts, house: &House) -> Result<Result<Session, Stranger>, Problem> {
    let found = resolve(house, &parts.headers).await?;
    if let (Some(who), Ok(session)) = (parts.extensions.get::<Who>(), &found) {
        who.is(&session.person.id);
    }
    Ok(found)
}

/// Somebody the server knows; others are told why they are nobody.
pub(crate) struct Caller(pub(crate) Person);

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<Self, Self::Rejection> {
        Ok(Caller(known(parts, house).await??.person))
    }
}

/// The same, where the session matters, too.
pub(crate) struct InSession(pub(crate) Session);

impl FromRequestParts<Arc<House>> for InSession {
    type Rejection = Problem;

    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<Self, Self::Rejection> {
        Ok(InSession(known(parts, house).await??))
    }
}

/// Somebody, or nobody.
pub(crate) struct Anyone(pub(crate) Option<Session>);

impl FromRequestParts<Arc<House>> for Anyone {
    type Rejection = Problem;

    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<Self, Self::Rejection> {
        Ok(Anyone(known(parts, house).await?.ok()))
    }
}

/// Where a request comes from.
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<Self, Self::Rejection> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
        Ok(Address(origin(house, peer, &parts.headers)))
    }
}

/// Where a request comes from that came to us through `peer`: what the proxies
/// in front say, and nobody else. The last address that is not one of theirs is
/// the one they have seen.
fn origin(house: &House, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").iter();
    let forwarded = forwarded.filter_map(|value| value.to_str().ok()).collect::<Vec<_>>().join(",");
    if forwarded.is_empty() {
        return peer;
    }
    if !house.config.trusts(peer) {
        static WARNED: Once = Once::new();
        WARNED.call_once(|| {
            tracing::warn!(
                %peer,
                "a proxy that is not trusted is in front: all its visitors share one limit \
                 (see --trusted-proxy)"
            );
        });
        return peer;
    }
    let hops = forwarded.rsplit(',').map_while(|hop| hop.trim().parse::<IpAddr>().ok());
    hops.into_iter().find(|hop| !house.config.trusts(*hop)).unwrap_or(peer)
}

/// A body in JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Self::Rejection> {
        match Json::<T>::from_request(request, house).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(refused(rejection.status(), &rejection.body_text())),
        }
    }
}

/// What is wrong with a body, in our words.
pub(super) fn refused(status: StatusCode, why: &str) -> Problem {
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        return Problem::new(status, "error-too-large");
    }
    let why = Said::new("error-malformed").with("why", why);
    Problem { status, clause: None, why }
}
