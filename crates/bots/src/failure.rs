//! Why a bot had no answer, so that nobody takes a fallback for its play.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A decision that a bot did not take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failure {
    /// What went wrong, to be counted.
    pub reason: Reason,
    /// The particulars, for people: what it said, what it wrote to its standard
    /// error.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub detail: String,
}

/// What can go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// It could not be started, or did not say hello.
    Unstarted,
    /// It ended, or broke.
    Ended,
    /// It took too long.
    Late,
    /// What it said cannot be read.
    Unreadable,
    /// It said that it has no answer, or found none.
    Silent,
    /// The rules refuse what it said.
    Illegal,
    /// It failed too often before and is not asked any more.
    Dropped,
}

impl Failure {
    /// With particulars.
    pub fn new(reason: Reason, detail: impl Into<String>) -> Self {
        Failure { reason, detail: detail.into() }
    }
}

impl Reason {
    /// In one word, as it is written in results, logs and figures.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Reason::Unstarted => "unstarted",
            Reason::Ended => "ended",
            Reason::Late => "late",
            Reason::Unreadable => "unreadable",
            Reason::Silent => "silent",
            Reason::Illegal => "illegal",
            Reason::Dropped => "dropped",
        }
    }

    /// In a few words, for a sentence.
    #[must_use]
    pub fn told(self) -> &'static str {
        match self {
            Reason::Unstarted => "it could not be started",
            Reason::Ended => "it ended",
            Reason::Late => "it took too long",
            Reason::Unreadable => "what it said cannot be read",
            Reason::Silent => "it had no answer",
            Reason::Illegal => "the rules refuse what it said",
            Reason::Dropped => "it failed too often and is not asked any more",
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason.told())?;
        if !self.detail.is_empty() {
            write!(f, ": {}", self.detail)?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}
