//! A device that keeps one passkey, without the device: it makes and shows what WebAuthn wants
//! (a packed key of the curve P-256, no attestation), byte by byte.

use base64ct::{Base64UrlUnpadded, Encoding};
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Somebody is there, and is who they say.
const PRESENT: u8 = 0x01 | 0x04;
/// A key comes with it.
const KEY: u8 = 0x40;

/// A device with room for one key.
#[derive(Clone)]
pub(crate) struct Device {
    pub(crate) key: SigningKey,
    pub(crate) id: [u8; 32],
    /// How often it was used.
    pub(crate) counter: u32,
    /// Whose key it is, as the house says.
    pub(crate) owner: String,
    /// The page that it believes to be asked by.
    pub(crate) origin: String,
}

fn text(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

impl Device {
    pub(crate) fn new(n: u8, origin: &str) -> Device {
        Device {
            key: SigningKey::from_slice(&[n; 32]).unwrap(),
            id: [n; 32],
            counter: 0,
            owner: String::new(),
            origin: origin.to_owned(),
        }
    }

    fn client(&self, kind: &str, options: &Value) -> Vec<u8> {
        let challenge = &options["challenge"];
        json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }

    fn data(&self, house: &Value, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(house.as_str().unwrap()).to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// Makes its key.
    pub(crate) fn make(&mut self, options: &Value) -> Value {
        options["user"]["id"].as_str().unwrap().clone_into(&mut self.owner);
        let mut data = self.data(&options["rp"]["id"], PRESENT | KEY);
        data.extend([0; 16]);
        data.extend([0, 32]);
        data.extend(self.id);
        let point = self.key.verifying_key().to_encoded_point(false);
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(point.x().unwrap());
        data.extend([0x22, 0x58, 0x20]);
        data.extend(point.y().unwrap());
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(u8::try_from(data.len()).unwrap());
        object.extend(data);
        json!({
            "id": text(&self.id), "rawId": text(&self.id), "type": "public-key",
            "response": {
                "attestationObject": text(&object),
                "clientDataJSON": text(&self.client("webauthn.create", options)),
            },
        })
    }

    /// Shows its key, once more.
    pub(crate) fn show(&mut self, options: &Value) -> Value {
        self.counter += 1;
        let data = self.data(&options["rpId"], PRESENT);
        let client = self.client("webauthn.get", options);
        let signed = [data.as_slice(), Sha256::digest(&client).as_slice()].concat();
        let signature: Signature = self.key.sign(&signed);
        json!({
            "id": text(&self.id), "rawId": text(&self.id), "type": "public-key",
            "response": {
                "authenticatorData": text(&data),
                "clientDataJSON": text(&client),
                "signature": text(signature.to_der().as_bytes()),
                "userHandle": self.owner,
            },
        })
    }
}
