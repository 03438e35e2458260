//! What goes in and comes out: plain data, no behaviour. Times are
//! milliseconds since 1970, given by the caller: the store has no clock.

use std::fmt;
use std::str::FromStr;

use crate::played::NewResult;
use crate::{Error, Notice, Secret};

/// Where a table is in its life; what listings go by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Waits for players.
    Open,
    /// Is being played.
    Running,
    /// Has ended.
    Over,
}

impl Status {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Over => "over",
        }
    }

    /// An unknown word can only come from a later version of the program.
    pub(crate) fn from_word(word: &str) -> Result<Self, Error> {
        match word {
            "open" => Ok(Status::Open),
            "running" => Ok(Status::Running),
            "over" => Ok(Status::Over),
            _ => Err(Error::Invalid { what: "status", why: format!("`{word}` is not known") }),
        }
    }
}

/// What a listing shows of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Where the table is in its life.
    pub status: Status,
    /// JSON of the server's making: names, scores, whatever a listing shows.
    pub text: String,
    /// Does it stand in the lists that everybody sees?
    pub listed: bool,
    /// When it is to be woken, if nothing happens there: [`Store::due`](crate::Store::due).
    pub due: Option<i64>,
    /// When it changed last.
    pub updated: i64,
}

/// A table to be created.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Made by the caller, unique.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The head of its record.
    pub header: String,
    /// From which all its luck follows; secret until the end.
    pub seed: Secret<Vec<u8>>,
    /// JSON of the server's making: who may sit where.
    pub seats: String,
    /// Identities for whom a chair is kept: the table is among theirs while it waits.
    pub invited: Vec<String>,
    /// What listings show at first.
    pub summary: Summary,
    /// When it was created.
    pub created: i64,
}

/// A table as it is stored, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Which game.
    pub game: String,
    /// The head of its record.
    pub header: String,
    /// From which all its luck follows; secret until the end.
    pub seed: Secret<Vec<u8>>,
    /// JSON of the server's making: who may sit where.
    pub seats: String,
    /// What listings show now.
    pub summary: Summary,
    /// When it was created.
    pub created: i64,
    /// Has who runs the house closed it?
    pub closed: bool,
}

/// A table in a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What listings show.
    pub summary: Summary,
    /// When it was created.
    pub created: i64,
    /// Has who runs the house closed it?
    pub closed: bool,
}

impl Listed {
    /// The place after this table, for the next page.
    #[must_use]
    pub fn cursor(&self) -> Cursor {
        Cursor { created: self.created, id: self.id.clone() }
    }
}

/// Which tables to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those with this status, whether everybody may see them or not.
    Status(Status),
    /// Those with this status that stand in the lists everybody sees.
    Public(Status),
    /// Those where this identity has a seat, and those that wait for it.
    Identity(String),
}

/// A place in a listing, by a number and an id. Its text form can travel in an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    created: i64,
    id: String,
}

impl Cursor {
    pub(crate) fn new(created: i64, id: &str) -> Self {
        Cursor { created, id: id.to_owned() }
    }

    pub(crate) fn created(&self) -> i64 {
        self.created
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.created, self.id)
    }
}

impl FromStr for Cursor {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let bad = || Error::Invalid { what: "cursor", why: "is not `created.id`".into() };
        let (created, id) = text.split_once('.').ok_or_else(bad)?;
        crate::limits::id("cursor", id)?;
        Ok(Cursor { created: created.parse().map_err(|_| bad())?, id: id.into() })
    }
}

/// Entries to be written at the end of a log, all or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Whose log.
    pub table: String,
    /// The number of the first line: one more than the last entry; the first
    /// entry of a log is 1.
    pub first: u64,
    /// The lines, numbered from `first` on. May be none, to set a summary only.
    pub lines: Vec<String>,
    /// What listings show from now on, written in the same transaction.
    pub summary: Option<Summary>,
    /// How the game ended, if these lines end it: written in the same transaction,
    /// once, with what it makes of ratings.
    pub result: Option<NewResult>,
}

impl Append {
    /// One entry.
    pub fn one(table: impl Into<String>, n: u64, line: impl Into<String>) -> Self {
        let (table, lines) = (table.into(), vec![line.into()]);
        Append { table, first: n, lines, summary: None, result: None }
    }

    /// What others hear of it, if it has lines.
    pub(crate) fn notice(&self) -> Option<Notice> {
        let n = self.first.checked_add(self.lines.len() as u64)? - 1;
        (!self.lines.is_empty()).then(|| Notice::Entry { table: self.table.as_str().into(), n })
    }
}

/// A line of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1.
    pub n: u64,
    /// Its text.
    pub line: String,
}

/// How a claim of a seat ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The seat is the claimant's, now or already before.
    Yours,
    /// Somebody else was first.
    Taken {
        /// Their identity.
        by: String,
    },
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The seat.
    pub seat: u32,
    /// Who holds it.
    pub identity: String,
}

/// What somebody has prepared for when their seat is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    /// For which seat.
    pub seat: u32,
    /// Its number there.
    pub n: u32,
    /// JSON of the server's making.
    pub text: String,
}

/// A change of what is prepared at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intend {
    /// At which table.
    pub table: String,
    /// What is new.
    pub new: Option<Intent>,
    /// What is no more, by seat and number.
    pub gone: Vec<(u32, u32)>,
}

/// A chat line to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChat {
    /// At which table.
    pub table: String,
    /// When it was said.
    pub at: i64,
    /// Who said it.
    pub from: String,
    /// The same, by identity.
    pub by: String,
    /// Was it said among those who watch?
    pub watching: bool,
    /// What was said.
    pub text: String,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chat {
    /// Its number at this table, from 1 and without gaps.
    pub n: u64,
    /// When it was said.
    pub at: i64,
    /// Who said it; empty if they have left for good.
    pub from: String,
    /// The same, by identity, where that is known.
    pub by: Option<String>,
    /// Was it said among those who watch?
    pub watching: bool,
    /// What was said.
    pub text: String,
}

/// An identity to be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGuest {
    /// Made by the caller, unique.
    pub id: String,
    /// What others see; not unique.
    pub name: String,
    /// When it came.
    pub created: i64,
}

/// Somebody: a guest, or the holder of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// Its id.
    pub id: String,
    /// What others see.
    pub name: String,
    /// When it came.
    pub created: i64,
    /// Has it an account of its own?
    pub account: bool,
    /// The identity of the account that has its seats now.
    pub linked_to: Option<String>,
}

/// An account to be created for an identity that exists.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// Whose account; its seats and history stay with it.
    pub identity: String,
    /// The identity's name from now on; no other account may have it, in
    /// whichever case its ASCII letters are.
    pub name: String,
    /// The password, hashed by the caller.
    pub hash: Secret<String>,
    /// When it was created.
    pub created: i64,
}

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whose account.
    pub identity: String,
    /// Its name as it was written.
    pub name: String,
    /// The hash of the password.
    pub hash: Secret<String>,
    /// When it was created.
    pub created: i64,
}

/// A session to be begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// Made by the caller from a secret that is not stored; unique.
    pub id: String,
    /// Whose.
    pub identity: String,
    /// When it begins.
    pub created: i64,
    /// When it ends by itself.
    pub expires: i64,
    /// In which browser, in words for its owner.
    pub device: String,
}

/// A session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its id.
    pub id: String,
    /// When it began.
    pub created: i64,
    /// When it was seen last, roughly.
    pub seen: i64,
    /// When it ends by itself.
    pub expires: i64,
    /// In which browser, in words for its owner.
    pub device: String,
}

/// A record that came from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Made by the caller, unique.
    pub id: String,
    /// The whole record.
    pub text: String,
    /// When it was imported.
    pub created: i64,
}

/// What was found out about a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The digest of the record.
    pub record: String,
    /// By whose judgement: the build, and the edition of the critics in it.
    pub edition: String,
    /// What was found.
    pub text: String,
    /// When.
    pub created: i64,
}

/// Something that somebody has put aside for a game, under a name of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// Unique on its shelf.
    pub name: String,
    /// What it says; at most [`MAX_SHELVED`](crate::MAX_SHELVED) bytes.
    pub text: String,
    /// When it was put there.
    pub updated: i64,
}

/// By what somebody can be told that a game waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayKind {
    /// Through the push service of a browser.
    Push,
    /// A message to another server.
    Webhook,
    /// Mail.
    Mail,
}

impl WayKind {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            WayKind::Push => "push",
            WayKind::Webhook => "webhook",
            WayKind::Mail => "mail",
        }
    }

    /// An unknown word can only come from a later version of the program.
    pub(crate) fn from_word(word: &str) -> Result<Self, Error> {
        match word {
            "push" => Ok(WayKind::Push),
            "webhook" => Ok(WayKind::Webhook),
            "mail" => Ok(WayKind::Mail),
            _ => Err(Error::Invalid { what: "way", why: format!("`{word}` is not known") }),
        }
    }
}

/// A way by which somebody is told that a game waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Made by the caller, unique; whoever sets it up again has it from then on.
    pub id: String,
    /// Who is told.
    pub identity: String,
    /// By what.
    pub kind: WayKind,
    /// The session with which it ends.
    pub session: Option<String>,
    /// JSON of the server's making: where to.
    pub address: String,
    /// In which language.
    pub language: String,
    /// When it was set up.
    pub created: i64,
}

/// Somebody's turn at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The table.
    pub table: String,
    /// Whose turn it is.
    pub identity: String,
    /// Which of their turns; later ones have higher numbers.
    pub number: u64,
}

/// A part of the day, in minutes after midnight UTC; it may go over midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quiet {
    /// From then on.
    pub from: u16,
    /// Until then.
    pub until: u16,
}

/// What opens one door once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass {
    /// Made by the caller from a secret that is not stored; unique.
    pub id: String,
    /// For whom.
    pub identity: String,
    /// JSON of the server's making: which door.
    pub opens: String,
    /// Until when.
    pub expires: i64,
}
