//! The cookie: a secret of 256 bits and nothing else. The store knows its hash
//! only, and neither reaches a log.

use std::time::Duration;

use axum::http::{HeaderMap, header};
use sha2::{Digest, Sha256};

use crate::http::Problem;
use crate::ids;

/// The name of the cookie, and of the signed one from before there were
/// sessions, by whichever address one came.
const PLAIN: &str = "microcosm";
/// By `https`: browsers take it from this host only, and only over `https`.
const HOST: &str = "__Host-microcosm";

/// How cookies of this server look.
pub(crate) struct Cookies {
    lifetime: Duration,
    secure: bool,
}

/// What a browser keeps, and nobody else.
pub(super) struct Token(String);

impl Token {
    pub(super) fn fresh() -> Result<Self, Problem> {
        Ok(Token(hex::encode(ids::entropy::<32>()?)))
    }

    /// The session's id: from it nobody finds the token.
    pub(super) fn session(&self) -> String {
        session(&self.0)
    }
}

/// The id of the session that a cookie of this value belongs to.
fn session(value: &str) -> String {
    hex::encode(Sha256::digest(value))
}

/// May this be the id of a session?
pub(crate) fn session_fits(id: &str) -> bool {
    id.len() == 64 && id.bytes().all(|byte| byte.is_ascii_hexdigit())
}

impl Cookies {
    pub(crate) fn new(lifetime: Duration, secure: bool) -> Self {
        Cookies { lifetime, secure }
    }

    /// How long a session lasts without a visit, in milliseconds.
    pub(super) fn lifetime(&self) -> u64 {
        u64::try_from(self.lifetime.as_millis()).unwrap_or(u64::MAX)
    }

    fn name(&self) -> &'static str {
        if self.secure { HOST } else { PLAIN }
    }

    /// The id of the session that a request belongs to.
    pub(super) fn session(&self, headers: &HeaderMap) -> Option<String> {
        Some(session(&value(headers, self.name())?))
    }

    /// The signed cookie of a request, if a browser still has one.
    pub(super) fn signed(headers: &HeaderMap) -> Option<String> {
        value(headers, PLAIN)
    }

    /// The header that makes the browser keep a new token.
    pub(super) fn keep(&self, token: &Token) -> String {
        self.header(token.0.clone(), self.lifetime)
    }

    /// The header that makes the browser keep the token of this request for
    /// longer.
    pub(super) fn keep_on(&self, headers: &HeaderMap) -> Option<String> {
        Some(self.header(value(headers, self.name())?, self.lifetime))
    }

    /// The header that makes the browser forget.
    pub(crate) fn revoke(&self) -> String {
        self.header(String::new(), Duration::ZERO)
    }

    fn header(&self, value: String, lifetime: Duration) -> String {
        let lifetime = cookie::time::Duration::try_from(lifetime);
        cookie::Cookie::build((self.name(), value))
            .path("/")
            .http_only(true)
            .same_site(cookie::SameSite::Lax)
            .secure(self.secure)
            .max_age(lifetime.unwrap_or(cookie::time::Duration::MAX))
            .build()
            .to_string()
    }
}

/// The value of a request's cookie of this name.
fn value(headers: &HeaderMap, name: &str) -> Option<String> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(cookie::Cookie::split_parse)
        .filter_map(Result::ok)
        .find(|cookie| cookie.name() == name)
        .map(|cookie| cookie.value().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_browser_is_told() {
        let token = Token::fresh().unwrap();
        assert!(session_fits(&token.session()) && token.session() != token.0);
        for (secure, name) in [(false, "microcosm="), (true, "__Host-microcosm=")] {
            let cookies = Cookies::new(Duration::from_secs(60), secure);
            let header = cookies.keep(&token);
            assert!(header.starts_with(name), "{header}");
            for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=60"] {
                assert!(header.contains(part), "{header}");
            }
            assert_eq!(header.contains("Secure"), secure);
            assert!(!header.contains("Domain"), "{header}");
            let mut headers = HeaderMap::new();
            let pair = header.split(';').next().unwrap();
            headers.insert(header::COOKIE, format!("a=b; {pair}").parse().unwrap());
            assert_eq!(cookies.session(&headers), Some(token.session()));
            assert_eq!(cookies.keep_on(&headers), Some(header));
            let other = Cookies::new(Duration::from_secs(60), !secure);
            assert_eq!(other.session(&headers), None, "the other name is another's");
            assert!(cookies.revoke().contains("Max-Age=0"));
        }
    }
}
