//! What may be stored. Checked before a request meets a database or shares a
//! transaction with others, so both backends refuse the same things in the same
//! words and a bad text harms nobody else. PostgreSQL cannot hold a NUL in a
//! text, nor index a very long id.

use crate::Error;
use crate::model::{
    Append, Intend, NewAccount, NewChat, NewGuest, NewSession, NewTable, Pass, Record, Review,
    Shelved, Summary, Way,
};
use crate::orders::{Ban, Deed, Note};

/// The most bytes of an id or a name.
pub const MAX_ID: usize = 256;
/// The most bytes of any other text.
pub const MAX_TEXT: usize = 16 << 20;
/// The most bytes of a text on a shelf.
pub const MAX_SHELVED: usize = 4 << 10;
/// How many texts a shelf holds, for each person and game.
pub const MAX_SHELF: u8 = 50;
/// How many ways to be told somebody has.
pub const MAX_WAYS: u8 = 20;
/// The most bytes of what everybody is told, and of why something is forbidden.
pub const MAX_NOTE: usize = 2 << 10;
/// The most bytes of a seed or a secret.
pub const MAX_SECRET: usize = 1024;

/// A request that can be refused by looking at it alone.
pub(crate) trait Check {
    fn check(&self) -> Result<(), Error>;
}

fn invalid(what: &'static str, why: impl Into<String>) -> Error {
    Error::Invalid { what, why: why.into() }
}

fn bounded(what: &'static str, len: usize, max: usize) -> Result<(), Error> {
    if len > max {
        return Err(invalid(what, format!("has {len} bytes, more than {max}")));
    }
    Ok(())
}

/// An id or a name: not empty, short, no control characters.
pub(crate) fn id(what: &'static str, id: &str) -> Result<(), Error> {
    if id.is_empty() {
        return Err(invalid(what, "is empty"));
    }
    if id.chars().any(char::is_control) {
        return Err(invalid(what, "contains a control character"));
    }
    bounded(what, id.len(), MAX_ID)
}

/// Any other text: no NUL, not endless.
pub(crate) fn text(what: &'static str, text: &str) -> Result<(), Error> {
    if text.contains('\0') {
        return Err(invalid(what, "contains a NUL character"));
    }
    bounded(what, text.len(), MAX_TEXT)
}

/// The numbers of so many entries from `first` on.
pub(crate) fn numbers(first: u64, count: usize) -> Result<(), Error> {
    let end = first.checked_add(count as u64);
    if first == 0 || end.is_none_or(|end| i64::try_from(end).is_err()) {
        return Err(invalid("entry number", "is out of range: entries count from 1"));
    }
    Ok(())
}

/// A seed or a key.
pub(crate) fn secret(what: &'static str, bytes: &[u8]) -> Result<(), Error> {
    if bytes.is_empty() {
        return Err(invalid(what, "is empty"));
    }
    bounded(what, bytes.len(), MAX_SECRET)
}

impl Check for Summary {
    fn check(&self) -> Result<(), Error> {
        text("summary", &self.text)
    }
}

impl Check for NewTable {
    fn check(&self) -> Result<(), Error> {
        id("table id", &self.id)?;
        id("game id", &self.game)?;
        text("header", &self.header)?;
        text("seats", &self.seats)?;
        secret("seed", self.seed.reveal())?;
        self.invited.iter().try_for_each(|invited| id("identity", invited))?;
        self.summary.check()
    }
}

impl Check for Append {
    fn check(&self) -> Result<(), Error> {
        id("table id", &self.table)?;
        numbers(self.first, self.lines.len())?;
        for line in &self.lines {
            text("entry", line)?;
        }
        self.summary.as_ref().map_or(Ok(()), Check::check)?;
        self.result.as_ref().map_or(Ok(()), Check::check)
    }
}

impl Check for NewChat {
    fn check(&self) -> Result<(), Error> {
        id("table id", &self.table)?;
        id("chat author", &self.from)?;
        id("identity", &self.by)?;
        text("chat line", &self.text)
    }
}

impl Check for Intend {
    fn check(&self) -> Result<(), Error> {
        id("table id", &self.table)?;
        self.new.as_ref().map_or(Ok(()), |new| text("intent", &new.text))
    }
}

impl Check for NewGuest {
    fn check(&self) -> Result<(), Error> {
        id("identity", &self.id)?;
        id("name", &self.name)
    }
}

impl Check for NewAccount {
    fn check(&self) -> Result<(), Error> {
        id("identity", &self.identity)?;
        id("name", &self.name)?;
        text("password hash", self.hash.reveal())
    }
}

impl Check for NewSession {
    fn check(&self) -> Result<(), Error> {
        id("session", &self.id)?;
        id("identity", &self.identity)?;
        text("device", &self.device)
    }
}

impl Check for Record {
    fn check(&self) -> Result<(), Error> {
        id("record id", &self.id)?;
        text("record", &self.text)
    }
}

impl Check for Review {
    fn check(&self) -> Result<(), Error> {
        id("record digest", &self.record)?;
        id("edition", &self.edition)?;
        text("review", &self.text)
    }
}

impl Check for Way {
    fn check(&self) -> Result<(), Error> {
        id("way", &self.id)?;
        id("identity", &self.identity)?;
        self.session.as_ref().map_or(Ok(()), |session| id("session", session))?;
        text("address", &self.address)?;
        bounded("address", self.address.len(), MAX_SHELVED)?;
        id("language", &self.language)
    }
}

impl Check for Pass {
    fn check(&self) -> Result<(), Error> {
        id("pass", &self.id)?;
        id("identity", &self.identity)?;
        text("door", &self.opens)
    }
}

impl Check for Ban {
    fn check(&self) -> Result<(), Error> {
        id("ban", &self.whom)?;
        text("reason", &self.why)?;
        bounded("reason", self.why.len(), MAX_NOTE)
    }
}

impl Check for Note {
    fn check(&self) -> Result<(), Error> {
        text("note", &self.text)?;
        bounded("note", self.text.len(), MAX_NOTE)
    }
}

impl Check for Deed {
    fn check(&self) -> Result<(), Error> {
        id("deed", &self.id)?;
        id("deed", &self.deed)?;
        self.actor.as_ref().map_or(Ok(()), |actor| id("identity", actor))?;
        self.about.as_ref().map_or(Ok(()), |about| id("about", about))?;
        text("more", &self.more)?;
        bounded("more", self.more.len(), MAX_NOTE)
    }
}

impl Check for Shelved {
    fn check(&self) -> Result<(), Error> {
        id("name", &self.name)?;
        text("shelved text", &self.text)?;
        bounded("shelved text", self.text.len(), MAX_SHELVED)
    }
}
