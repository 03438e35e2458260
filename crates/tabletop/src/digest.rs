//! A short fingerprint of a state, equal on every machine.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The first eight bytes of the SHA-256 of a state's postcard bytes.
///
/// Both formats are specified independently of compiler and target, which is
/// why states may hold neither `usize` nor floats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(#[serde(with = "hex::serde")] pub [u8; 8]);

impl Digest {
    /// The digest of a value. A value that refuses to be serialised has the
    /// digest of its complaint, so that the mistake shows as a mismatch.
    pub fn of(value: &impl Serialize) -> Self {
        let bytes =
            postcard::to_allocvec(value).unwrap_or_else(|error| error.to_string().into_bytes());
        let mut short = [0; 8];
        short.copy_from_slice(&Sha256::digest(&bytes)[..8]);
        Digest(short)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
