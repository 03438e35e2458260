//! Versions of the rules that live side by side.
//!
//! A table keeps the version it began with, because its version is part of its
//! set-up and so of its state. Where a rule differs, a gate stands beside it
//! and names its clause: `if self.version() >= 2 { // MM-B12`. Once no version
//! below a gate is played any more, the gate goes, and only then.

use serde::{Deserialize, Serialize};

/// Which version of the rules a set-up is for.
///
/// The first version is not written: set-ups and states of before there were
/// versions read as they were, and their digests stay what they were.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Version(pub u32);

impl Version {
    /// The version of who does not say.
    pub const FIRST: Version = Version(1);

    /// For `skip_serializing_if`.
    #[must_use]
    pub fn is_first(&self) -> bool {
        *self == Version::FIRST
    }
}

impl Default for Version {
    fn default() -> Self {
        Version::FIRST
    }
}
