//! What stands before every request: whose pages may ask, and the headers that
//! keep a browser on our side.

use std::any::Any;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Problem;
use super::ask::Address;
use crate::house::House;

/// The client is its own files and nothing else.
const CSP: &str = "default-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; \
    form-action 'self'; object-src 'none'";

const HEADERS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, CSP),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Who has come by `https` comes by nothing else for a year.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Adds the headers, and counts.
pub(super) async fn headers(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    let status = response.status().as_u16().to_string();
    metrics::counter!("microcosm_http_requests_total", "status" => status).increment(1);
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if house.config.secure() {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
    response
}

/// Refuses what a page from elsewhere asks in a visitor's name.
pub(super) async fn same_origin(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD);
    if !harmless && !origin_fits(&house, request.headers()) {
        return Problem::forbidden("error-origin").into_response();
    }
    next.run(request).await
}

/// Refuses who comes from where nobody may come from. The files of the client are for
/// everybody: who is refused reads there why.
pub(super) async fn welcome(
    State(house): State<Arc<House>>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    match house.orders.now().may_come_from(address) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// Does a request come from a page of ours, or from no page at all?
pub(crate) fn origin_fits(house: &House, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let same = |allowed: &str| origin.eq_ignore_ascii_case(allowed.trim_end_matches('/'));
    if house.config.public_url.as_deref().is_some_and(same) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let from = origin.split_once("://").map(|(_, host)| host);
    matches!((host, from), (Some(host), Some(from)) if host.eq_ignore_ascii_case(from))
}

/// A handler has panicked; the others go on.
pub(super) fn stumbled(_: Box<dyn Any + Send + 'static>) -> Response {
    tracing::error!("a request has panicked");
    Problem::internal().into_response()
}
