//! Passkeys, and what devices are asked: plain data, and what of it may be stored.
//! The store knows nothing of how a device proves anything.

use crate::Error;
use crate::limits::{self, Check};

/// How many passkeys an account has at most.
pub const MAX_PASSKEYS: u8 = 10;

/// A key by which the holder of an account comes in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// Made by the caller from the id that the browser has for it; unique.
    pub id: String,
    /// Whose.
    pub identity: String,
    /// In which browser it was made, in words for its owner; may be empty.
    pub name: String,
    /// JSON of the server's making: the public key, and how often it was used.
    pub key: String,
    /// When it was made.
    pub created: i64,
    /// When somebody came in by it last.
    pub used: Option<i64>,
}

/// What a device was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Made by the caller from a secret that is not stored; unique.
    pub id: String,
    /// Who asked for it, where that matters.
    pub identity: Option<String>,
    /// JSON of the server's making: what the answer has to fit.
    pub asked: String,
    /// Until when.
    pub expires: i64,
}

impl Check for Passkey {
    fn check(&self) -> Result<(), Error> {
        limits::id("passkey", &self.id)?;
        limits::id("identity", &self.identity)?;
        limits::text("name", &self.name)?;
        limits::text("key", &self.key)
    }
}

impl Check for Challenge {
    fn check(&self) -> Result<(), Error> {
        limits::id("challenge", &self.id)?;
        self.identity.as_ref().map_or(Ok(()), |identity| limits::id("identity", identity))?;
        limits::text("challenge", &self.asked)
    }
}
