//! The signed cookie: an identity, when it expires, and an HMAC over both with
//! the secret that all nodes share. It holds nothing else, and never reaches a
//! log: neither the key nor a value has a `Debug` that shows it.

use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::Secret;

use super::{COOKIE, Stranger, Ticket};
use crate::ids;

/// The server's secret, put to use.
pub(crate) struct Key {
    secret: Secret<Vec<u8>>,
    session: Duration,
    secure: bool,
}

impl Key {
    pub(crate) fn new(secret: Secret<Vec<u8>>, session: Duration, secure: bool) -> Self {
        Key { secret, session, secure }
    }

    fn mac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        // HMAC takes a key of any length; there is no other way to fail.
        let mut mac = Hmac::<Sha256>::new_from_slice(self.secret.reveal())
            .unwrap_or_else(|_| Hmac::new(&Default::default()));
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(text.as_bytes());
        mac
    }

    /// An id that follows from another, equal on every node and not to be
    /// guessed.
    pub(crate) fn derive(&self, purpose: &str, id: &str) -> String {
        ids::spell(&self.mac(purpose, id).finalize().into_bytes())
    }

    /// The cookie for an identity, as a header.
    pub(crate) fn issue(&self, id: &str, now: u64) -> String {
        let lifetime = u64::try_from(self.session.as_millis()).unwrap_or(u64::MAX);
        let text = format!("{id}.{}", now.saturating_add(lifetime));
        let sum = hex::encode(self.mac(COOKIE, &text).finalize().into_bytes());
        self.header(format!("{text}.{sum}"), self.session)
    }

    /// A cookie that makes the browser forget.
    pub(crate) fn revoke(&self) -> String {
        self.header(String::new(), Duration::ZERO)
    }

    fn header(&self, value: String, lifetime: Duration) -> String {
        let lifetime = cookie::time::Duration::try_from(lifetime);
        cookie::Cookie::build((COOKIE, value))
            .path("/")
            .http_only(true)
            .same_site(cookie::SameSite::Lax)
            .secure(self.secure)
            .max_age(lifetime.unwrap_or(cookie::time::Duration::MAX))
            .build()
            .to_string()
    }

    /// What a cookie says, if it is ours and still good.
    pub(crate) fn read(&self, value: &str, now: u64) -> Result<Ticket, Stranger> {
        let (text, sum) = value.rsplit_once('.').ok_or(Stranger::Forged)?;
        let sum = hex::decode(sum).map_err(|_| Stranger::Forged)?;
        // Compares in constant time.
        self.mac(COOKIE, text).verify_slice(&sum).map_err(|_| Stranger::Forged)?;
        let (id, expires) = text.split_once('.').ok_or(Stranger::Forged)?;
        let expires: u64 = expires.parse().map_err(|_| Stranger::Forged)?;
        if expires <= now {
            return Err(Stranger::Expired);
        }
        let half = u64::try_from(self.session.as_millis() / 2).unwrap_or(u64::MAX);
        Ok(Ticket { id: id.to_owned(), stale: expires - now < half })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(secret: &[u8]) -> Key {
        Key::new(Secret::new(secret.to_vec()), Duration::from_millis(1000), false)
    }

    fn value(header: &str) -> &str {
        header.split(['=', ';']).nth(1).unwrap()
    }

    #[test]
    fn ours_and_fresh_or_refused() {
        let header = key(b"one").issue("ada", 5_000);
        assert!(header.contains("HttpOnly") && header.contains("SameSite=Lax"));
        assert!(!header.contains("Secure"));
        let cookie = value(&header);
        let read = |secret: &[u8], value: &str, now| {
            key(secret).read(value, now).map(|ticket| (ticket.id, ticket.stale))
        };
        assert_eq!(read(b"one", cookie, 5_000), Ok(("ada".to_owned(), false)));
        assert_eq!(read(b"one", cookie, 5_600), Ok(("ada".to_owned(), true)));
        assert_eq!(read(b"one", cookie, 6_000), Err(Stranger::Expired));
        assert_eq!(read(b"two", cookie, 5_000), Err(Stranger::Forged));
        let longer = cookie.replace("ada.6000", "ada.9000");
        assert_eq!(read(b"one", &longer, 5_000), Err(Stranger::Forged));
        for bad in ["", ".", "ada", "ada.6000.zz", "ada.6000.00"] {
            assert_eq!(read(b"one", bad, 5_000), Err(Stranger::Forged), "{bad:?}");
        }
    }

    #[test]
    fn derived_ids_depend_on_everything() {
        let all = [
            key(b"one").derive("rematch", "a"),
            key(b"two").derive("rematch", "a"),
            key(b"one").derive("rematch", "b"),
            key(b"one").derive("other", "a"),
        ];
        for (n, id) in all.iter().enumerate() {
            assert!(!all[..n].contains(id) && id.len() == 12);
        }
    }
}
