//! Passkeys: what a device is asked, and whether its answer fits. Nothing is kept here; that
//! a challenge is answered once, and in time, is the store's.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, WebauthnError,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};

use super::{Key, Person};
use crate::http::Problem;

/// What devices show beside the address.
const HOUSE: &str = "Microcosm";

/// Asks devices in the name of this house.
pub(crate) struct Passkeys(Webauthn);

/// What a device was asked, until it answers. One cannot stand for the other.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Asked {
    /// To make a key.
    Add(PasskeyRegistration),
    /// To show one.
    Enter(DiscoverableAuthentication),
}

/// What a device has made.
pub(crate) struct Made {
    pub(crate) id: String,
    pub(crate) key: String,
}

/// What a device shows, before it is known whether it fits.
pub(crate) struct Shown {
    pub(crate) id: String,
    answer: PublicKeyCredential,
}

/// The id under which something is stored that nobody else can guess.
pub(crate) fn hidden(secret: &[u8]) -> String {
    hex::encode(Sha256::digest(secret))
}

impl Passkeys {
    /// For the address that people use. None where browsers would not have it: keys belong to
    /// a name, and are for `https` or for this machine alone.
    pub(crate) fn new(public_url: Option<&str>) -> Option<Self> {
        let url = Url::parse(public_url?).ok()?;
        let host = url.domain()?;
        let safe = url.scheme() == "https" || (url.scheme() == "http" && host == "localhost");
        let house = WebauthnBuilder::new(host, &url).ok()?.rp_name(HOUSE);
        safe.then(|| house.build().ok()).flatten().map(Passkeys)
    }

    /// Asks for a key for this account, from a device that has none of those it has already.
    pub(crate) fn ask_to_add(
        &self,
        key: &Key,
        person: &Person,
        known: &[store::Passkey],
    ) -> Result<(Value, Asked), Problem> {
        let known: Result<Vec<Passkey>, Problem> = known.iter().map(read).collect();
        let known = known?.iter().map(|passkey| passkey.cred_id().clone()).collect();
        let owner = owner(key, &person.id);
        let asked =
            self.0.start_passkey_registration(owner, &person.name, &person.name, Some(known));
        let (mut options, asked) = asked.map_err(|error| unexpected(&error))?;
        // Who comes in says no name: the device has to know whose key it is.
        if let Some(wanted) = &mut options.public_key.authenticator_selection {
            wanted.resident_key = None;
            wanted.require_resident_key = true;
        }
        Ok((written(&options.public_key)?, Asked::Add(asked)))
    }

    /// The key that a device has made, if it is what it was asked for.
    pub(crate) fn made(&self, asked: &Asked, answer: Value) -> Option<Made> {
        let Asked::Add(asked) = asked else { return None };
        let answer: RegisterPublicKeyCredential = serde_json::from_value(answer).ok()?;
        let passkey =
            self.0.finish_passkey_registration(&answer, asked).inspect_err(refused).ok()?;
        let key = serde_json::to_string(&passkey).ok()?;
        Some(Made { id: hidden(passkey.cred_id().as_slice()), key })
    }

    /// Asks for any key of this house that a device has.
    pub(crate) fn ask_to_enter(&self) -> Result<(Value, Asked), Problem> {
        let asked = self.0.start_discoverable_authentication();
        let (options, asked) = asked.map_err(|error| unexpected(&error))?;
        Ok((written(&options.public_key)?, Asked::Enter(asked)))
    }

    /// What the key is from now on that a device has shown, if it is this one and its owner's.
    pub(crate) fn fits(
        &self,
        key: &Key,
        asked: Asked,
        shown: &Shown,
        stored: &store::Passkey,
    ) -> Option<String> {
        let Asked::Enter(asked) = asked else { return None };
        let (whose, _) = self.0.identify_discoverable_authentication(&shown.answer).ok()?;
        if whose != owner(key, &stored.identity) {
            return None;
        }
        let mut passkey = read(stored).ok()?;
        let shown = self.0.finish_discoverable_authentication_v2(&shown.answer, asked, &passkey);
        // How often it was used, and whether it is kept elsewhere too, may have changed.
        passkey.update_credential(&shown.inspect_err(refused).ok()?)?;
        serde_json::to_string(&passkey).ok()
    }
}

impl Shown {
    pub(crate) fn read(answer: Value) -> Option<Self> {
        let answer: PublicKeyCredential = serde_json::from_value(answer).ok()?;
        Some(Shown { id: hidden(answer.get_credential_id()), answer })
    }
}

/// By what devices know an account: the same on every node, and nothing that is said elsewhere.
fn owner(key: &Key, identity: &str) -> Uuid {
    let bytes = key.bytes("passkey", identity);
    Uuid::from_bytes(std::array::from_fn(|at| bytes[at]))
}

fn read(stored: &store::Passkey) -> Result<Passkey, Problem> {
    serde_json::from_str(&stored.key).map_err(|error| {
        tracing::error!(%error, "a passkey cannot be read");
        Problem::internal()
    })
}

fn written(options: &impl Serialize) -> Result<Value, Problem> {
    serde_json::to_value(options).map_err(|_| Problem::internal())
}

fn unexpected(error: &WebauthnError) -> Problem {
    tracing::error!(%error, "no device can be asked");
    Problem::internal()
}

/// Why, for the log alone: who asks is told no more than that it does not fit.
fn refused(error: &WebauthnError) {
    tracing::info!(%error, "a passkey is refused");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_browsers_have_them() {
        let offered = |url: &str| Passkeys::new(Some(url)).is_some();
        for url in ["https://play.example.org", "https://play.example.org/", "http://localhost:80"]
        {
            assert!(offered(url), "{url}");
        }
        for url in [
            "http://play.example.org",
            "http://127.0.0.1:7420",
            "https://192.0.2.1",
            "http://localhost.example.org",
            "ftp://localhost",
            "play.example.org",
            "",
        ] {
            assert!(!offered(url), "{url}");
        }
        assert!(Passkeys::new(None).is_none());
    }

    #[test]
    fn devices_know_an_account_by_a_number_of_its_own() {
        let key = |secret: &[u8]| Key::new(store::Secret::new(secret.to_vec()));
        let ada = owner(&key(b"one"), "ada");
        assert_eq!(ada, owner(&key(b"one"), "ada"));
        assert_ne!(ada, owner(&key(b"one"), "bea"));
        assert_ne!(ada, owner(&key(b"two"), "ada"));
    }
}
