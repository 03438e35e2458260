//! Bodies of the HTTP interface about passkeys.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Passkeys of the visitor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "passkeys.ts"))]
pub struct PasskeyList {
    /// Are there any here? Not without a public address by `https`.
    pub offered: bool,
    /// The visitor's, the oldest first.
    pub passkeys: Vec<PasskeyInfo>,
}

/// A passkey of the visitor's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "passkeys.ts"))]
pub struct PasskeyInfo {
    /// Its id, by which it can be removed.
    pub id: String,
    /// The browser and its system where it was made, in a few words; may be empty.
    pub name: String,
    /// When it was made.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: u64,
    /// When somebody came in by it last.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub used: Option<u64>,
}

/// What a device is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "passkeys.ts"))]
pub struct DeviceAsked {
    /// By which its answer is told from others: it is good once, for five minutes.
    pub id: String,
    /// What WebAuthn calls the options, to create a key or to get one, in JSON.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
}

/// What a device answers.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "passkeys.ts"))]
pub struct DeviceAnswer {
    /// What it was asked.
    pub id: String,
    /// What WebAuthn calls a credential, in JSON.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub answer: Value,
}
