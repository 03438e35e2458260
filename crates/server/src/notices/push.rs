//! Web Push: letters that a browser's push service passes on (RFC 8030), sealed
//! so that it cannot read them (RFC 8291), and signed so that it knows whose they
//! are (RFC 8292). The cipher and the curve are those of well-kept crates.

use base64ct::{Base64UrlUnpadded, Encoding};
use p256::PublicKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use reqwest::{RequestBuilder, Url};
use serde::{Deserialize, Serialize};
use serde_json::json;
use web_push_native::Auth;

use super::{Letter, Undelivered};
use crate::clock;

/// How long a push service keeps a letter for a browser that is off, in seconds.
const KEPT: u32 = 24 * 60 * 60;
/// How long a signature is good, in milliseconds; at most a day.
const SIGNED: u64 = 12 * 60 * 60 * 1000;

/// What a browser gives to be reached by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Subscription {
    /// Where its push service takes letters for it.
    pub endpoint: String,
    /// Its public key, in base64url.
    pub p256dh: String,
    /// A secret shared with it, in base64url.
    pub auth: String,
}

impl Subscription {
    /// What letters are sealed with, if it makes sense.
    pub(crate) fn keys(&self) -> Option<(PublicKey, Auth)> {
        let key = Base64UrlUnpadded::decode_vec(&self.p256dh).ok()?;
        let auth = Base64UrlUnpadded::decode_vec(&self.auth).ok()?;
        let auth: [u8; 16] = auth.try_into().ok()?;
        Some((PublicKey::from_sec1_bytes(&key).ok()?, auth.into()))
    }
}

/// The key by which push services know this house: the same at every node.
pub(crate) struct Vapid(SigningKey);

impl Vapid {
    /// From bytes that nobody can guess; none in four thousand million are no key.
    pub(crate) fn new(mut bytes: impl FnMut(u8) -> [u8; 32]) -> Option<Self> {
        (0..8).find_map(|n| SigningKey::from_slice(&bytes(n)).ok()).map(Vapid)
    }

    /// What browsers are told to expect letters from.
    pub(crate) fn public(&self) -> String {
        let point = self.0.verifying_key().to_encoded_point(false);
        Base64UrlUnpadded::encode_string(point.as_bytes())
    }

    fn signed(&self, endpoint: &str, contact: &str) -> Option<String> {
        let audience = Url::parse(endpoint).ok()?.origin().ascii_serialization();
        let claims = json!({
            "aud": audience,
            "exp": (clock::now() + SIGNED) / 1000,
            "sub": contact,
        });
        let part = |value: serde_json::Value| {
            Base64UrlUnpadded::encode_string(value.to_string().as_bytes())
        };
        let text = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature: Signature = self.0.sign(text.as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        Some(format!("vapid t={text}.{signature}, k={}", self.public()))
    }

    /// A letter on its way.
    pub(super) fn request(
        &self,
        web: &reqwest::Client,
        to: &Subscription,
        letter: &Letter,
        contact: &str,
    ) -> Result<RequestBuilder, Undelivered> {
        let (key, auth) = to.keys().ok_or(Undelivered::Gone)?;
        let signed = self.signed(&to.endpoint, contact).ok_or(Undelivered::Gone)?;
        let text = serde_json::to_vec(letter).unwrap_or_default();
        let sealed = web_push_native::encrypt(text, &key, &auth)
            .map_err(|error| Undelivered::Perhaps(error.to_string()))?;
        Ok(web
            .post(&to.endpoint)
            .header("ttl", KEPT)
            .header("urgency", "high")
            .header("topic", letter.topic())
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("authorization", signed)
            .body(sealed))
    }
}
