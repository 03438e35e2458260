//! The secret that all nodes share, put to use: ids that follow from others, and
//! the signed cookies that browsers had before there were sessions. It never
//! reaches a log: it has no `Debug` that shows it.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::Secret;

/// What the signatures of old cookies are for.
const SIGNED: &str = "microcosm";

/// The server's secret.
pub(crate) struct Key(Secret<Vec<u8>>);

impl Key {
    pub(crate) fn new(secret: Secret<Vec<u8>>) -> Self {
        Key(secret)
    }

    fn mac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        // HMAC takes a key of any length; there is no other way to fail.
        let mut mac = Hmac::<Sha256>::new_from_slice(self.0.reveal())
            .unwrap_or_else(|_| Hmac::new(&Default::default()));
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(text.as_bytes());
        mac
    }

    /// An id that follows from another, equal on every node and not to be
    /// guessed.
    pub(crate) fn derive(&self, purpose: &str, id: &str) -> String {
        crate::ids::spell(&self.mac(purpose, id).finalize().into_bytes())
    }

    /// Bytes for another key, equal on every node and not to be guessed.
    pub(crate) fn bytes(&self, purpose: &str, id: &str) -> [u8; 32] {
        self.mac(purpose, id).finalize().into_bytes().into()
    }

    /// Whom an old cookie names, `identity.expires.signature`, if it was signed
    /// here and is still good.
    pub(super) fn signed(&self, value: &str, now: u64) -> Option<String> {
        let (text, sum) = value.rsplit_once('.')?;
        let sum = hex::decode(sum).ok()?;
        // Compares in constant time.
        self.mac(SIGNED, text).verify_slice(&sum).ok()?;
        let (id, expires) = text.split_once('.')?;
        let expires: u64 = expires.parse().ok()?;
        (expires > now).then(|| id.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(secret: &[u8]) -> Key {
        Key::new(Secret::new(secret.to_vec()))
    }

    /// What version 1 has signed with `one`.
    #[test]
    fn old_cookies_are_ours_and_fresh_or_nothing() {
        let sum = hex::encode(key(b"one").mac("microcosm", "ada.6000").finalize().into_bytes());
        let cookie = format!("ada.6000.{sum}");
        assert_eq!(key(b"one").signed(&cookie, 5_999).as_deref(), Some("ada"));
        assert_eq!(key(b"one").signed(&cookie, 6_000), None);
        assert_eq!(key(b"two").signed(&cookie, 5_000), None);
        let longer = cookie.replace("ada.6000", "ada.9000");
        for bad in [&longer, "", ".", "ada", "ada.6000.zz", "ada.6000.00"] {
            assert_eq!(key(b"one").signed(bad, 5_000), None, "{bad:?}");
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
