//! What who runs the house decides, and what was done that matters: plain data. Times
//! are milliseconds since 1970.

use crate::{Cursor, Error};

/// What somebody may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BanKind {
    /// An identity may not come in.
    Enter,
    /// An identity may not talk.
    Talk,
    /// Nobody may come in from a network.
    Address,
}

impl BanKind {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            BanKind::Enter => "enter",
            BanKind::Talk => "talk",
            BanKind::Address => "address",
        }
    }

    /// An unknown word can only come from a later version of the program.
    pub(crate) fn from_word(word: &str) -> Result<Self, Error> {
        match word {
            "enter" => Ok(BanKind::Enter),
            "talk" => Ok(BanKind::Talk),
            "address" => Ok(BanKind::Address),
            _ => Err(Error::Invalid { what: "ban", why: format!("`{word}` is not known") }),
        }
    }
}

/// Something is forbidden to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// What.
    pub kind: BanKind,
    /// To whom: an identity, or a network.
    pub whom: String,
    /// Until when; for good if there is no such time.
    pub ends: Option<i64>,
    /// Why, in words for them; may be empty.
    pub why: String,
    /// Since when.
    pub made: i64,
}

/// What everybody can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// Anything.
    Announcement,
    /// The house is worked on: nothing new begins.
    Maintenance,
}

impl NoteKind {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            NoteKind::Announcement => "announcement",
            NoteKind::Maintenance => "maintenance",
        }
    }

    /// An unknown word can only come from a later version of the program.
    pub(crate) fn from_word(word: &str) -> Result<Self, Error> {
        match word {
            "announcement" => Ok(NoteKind::Announcement),
            "maintenance" => Ok(NoteKind::Maintenance),
            _ => Err(Error::Invalid { what: "note", why: format!("`{word}` is not known") }),
        }
    }
}

/// Something everybody is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Which of the two.
    pub kind: NoteKind,
    /// In words; may be empty.
    pub text: String,
    /// Until when; until it is taken away if there is no such time.
    pub ends: Option<i64>,
    /// Since when.
    pub made: i64,
}

/// Something was done that matters. It holds no secret, and no address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Made by the caller, unique.
    pub id: String,
    /// When.
    pub at: i64,
    /// What, in a word such as `login`.
    pub deed: String,
    /// By which identity; by who runs the house if there is none.
    pub actor: Option<String>,
    /// To whom or what: an identity, a table, a network.
    pub about: Option<String>,
    /// What else is to be known; forgotten with who it is about.
    pub more: String,
}

impl Deed {
    /// The place after this one, for the next page.
    #[must_use]
    pub fn cursor(&self) -> Cursor {
        Cursor::new(self.at, &self.id)
    }
}
