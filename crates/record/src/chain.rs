//! Writing lines, each sealed with a sum over itself and the line before.

use serde::Serialize;
use sha2::{Digest as _, Sha256};

use crate::{End, Entry, Header, Record};

/// What stands between the text of a line and its sum.
pub(crate) const SUM: &str = ",\"sum\":\"";
/// What stands after the sum.
pub(crate) const TAIL: &str = "\"}";
/// How many hexadecimal digits a sum has.
pub(crate) const DIGITS: usize = 8;

/// Seals lines one after the other; a log that is written as the game goes
/// keeps one of these.
#[derive(Clone, Debug, Default)]
pub struct Chain {
    last: String,
}

impl Chain {
    /// At the beginning of a log.
    #[must_use]
    pub fn new() -> Self {
        Chain::default()
    }

    /// The first line, with its line break.
    pub fn header(&mut self, header: &Header) -> String {
        self.seal(header)
    }

    /// The next line, with its line break.
    pub fn entry(&mut self, entry: &Entry) -> String {
        self.seal(entry)
    }

    /// The last line, with its line break.
    pub fn end(&mut self, end: &End) -> String {
        self.seal(end)
    }

    fn seal(&mut self, line: &impl Serialize) -> String {
        // Plain data cannot fail to be written; if it ever does, the complaint
        // stands in its place and the reader refuses the line.
        let mut text = serde_json::to_string(line)
            .unwrap_or_else(|error| format!("{{\"error\":{:?}}}", error.to_string()));
        text.pop();
        self.last = self.sum(&text);
        text + SUM + &self.last + TAIL + "\n"
    }

    /// The sum of the next line, given its text before the sum.
    pub(crate) fn sum(&self, text: &str) -> String {
        let hash = Sha256::new().chain_update(&self.last).chain_update(text).finalize();
        hex::encode(&hash[..DIGITS / 2])
    }

    /// Goes on after a line with this sum.
    pub(crate) fn follow(&mut self, sum: &str) {
        sum.clone_into(&mut self.last);
    }
}

impl Record {
    /// The record as it stands in a file.
    #[must_use]
    pub fn text(&self) -> String {
        let mut chain = Chain::new();
        let mut text = chain.header(&self.header);
        for entry in &self.entries {
            text += &chain.entry(entry);
        }
        if let Some(end) = &self.end {
            text += &chain.end(end);
        }
        text
    }
}
