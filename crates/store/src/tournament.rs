//! What goes in and comes out of tournaments: plain data. What a line says is
//! nobody's matter here.

use crate::limits::{self, Check};
use crate::{Cursor, Error, Summary};

/// A tournament to be created, with the first line of its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTournament {
    /// Made by the caller, unique.
    pub id: String,
    /// Whose it is.
    pub host: String,
    /// The first line.
    pub line: String,
    /// What lists show at first.
    pub summary: Summary,
    /// When it was created.
    pub created: i64,
}

/// A tournament without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub host: String,
    /// What lists show now.
    pub summary: Summary,
    /// When it was created.
    pub created: i64,
}

impl Tournament {
    /// The place after this tournament, for the next page.
    #[must_use]
    pub fn cursor(&self) -> Cursor {
        Cursor::new(self.created, &self.id)
    }
}

/// Lines to be written at the end of a tournament's log, all or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentAppend {
    /// Whose log.
    pub tournament: String,
    /// The number of the first line: one more than the last; the first of a log
    /// is 1.
    pub first: u64,
    /// The lines, numbered from `first` on. May be none, to set the summary only.
    pub lines: Vec<String>,
    /// Who takes part from now on, by number and identity.
    pub joined: Vec<(u32, String)>,
    /// What lists show from now on.
    pub summary: Summary,
}

/// Somebody who takes part, or did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// Their number.
    pub player: u32,
    /// Who holds it now: a guest who has become part of an account is that account.
    pub identity: String,
    /// What others see.
    pub name: String,
}

impl Check for NewTournament {
    fn check(&self) -> Result<(), Error> {
        limits::id("tournament id", &self.id)?;
        limits::id("identity", &self.host)?;
        limits::text("entry", &self.line)?;
        self.summary.check()
    }
}

impl Check for TournamentAppend {
    fn check(&self) -> Result<(), Error> {
        limits::id("tournament id", &self.tournament)?;
        limits::numbers(self.first, self.lines.len())?;
        self.lines.iter().try_for_each(|line| limits::text("entry", line))?;
        self.joined.iter().try_for_each(|(_, identity)| limits::id("identity", identity))?;
        self.summary.check()
    }
}
