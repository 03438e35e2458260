//! Why something is not done: words for people, a clause where a rule forbids
//! it, and a kind for shells that have their own numbers for it.

use record::RecordError;
use tabletop::{Illegal, Said, SetupError};

/// Clauses of the house about seats; see `docs/rules/table.md`.
pub mod clause {
    /// An action answers the table as it stood.
    pub const STALE: &str = "TT-T4";
    /// Only who holds a seat acts for it.
    pub const HOLDER: &str = "TT-S1";
    /// When a bot may play a person's seat.
    pub const TAKEOVER: &str = "TT-S2";
    /// Who may take a seat back.
    pub const RETURN: &str = "TT-S3";
    /// What becomes of who has no time left.
    pub const TIME: &str = "TT-C2";
}

/// What kind of refusal it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Whoever asks may not.
    Forbidden,
    /// It does not fit the table as it is.
    Conflict,
    /// It cannot be understood.
    Bad,
    /// It was made by rules that nobody here plays.
    Unplayable,
    /// Something went wrong that the asker cannot mend.
    Internal,
}

/// Why something is not done; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What kind it is.
    pub kind: Kind,
    /// The clause that forbids it; none if no rule is at fault.
    pub clause: Option<&'static str>,
    /// In words.
    pub why: Said,
}

impl Refusal {
    fn new(kind: Kind, key: &'static str) -> Self {
        Refusal { kind, clause: None, why: Said::new(key) }
    }

    pub(crate) fn forbidden(key: &'static str) -> Self {
        Refusal::new(Kind::Forbidden, key)
    }

    pub(crate) fn conflict(key: &'static str) -> Self {
        Refusal::new(Kind::Conflict, key)
    }

    pub(crate) fn bad(key: &'static str) -> Self {
        Refusal::new(Kind::Bad, key)
    }

    /// Something went wrong that the asker cannot mend.
    #[must_use]
    pub fn internal() -> Self {
        Refusal::new(Kind::Internal, "error-internal")
    }

    /// There is no game yet.
    pub(crate) fn not_started() -> Self {
        Refusal::conflict("error-not-started").by(clause::STALE)
    }

    /// The table has moved on.
    pub(crate) fn stale() -> Self {
        Refusal::conflict("error-stale").by(clause::STALE)
    }

    /// The same, refused by a clause.
    pub(crate) fn by(self, clause: &'static str) -> Self {
        Refusal { clause: Some(clause), ..self }
    }
}

impl From<Illegal> for Refusal {
    fn from(Illegal { clause, why }: Illegal) -> Self {
        Refusal { kind: Kind::Conflict, clause: Some(clause), why }
    }
}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Self {
        Refusal { kind: Kind::Bad, clause: None, why: error.why }
    }
}

/// A record that cannot be read or replayed.
impl From<&RecordError> for Refusal {
    fn from(error: &RecordError) -> Self {
        let why = match &error.problem {
            record::Problem::UnknownRules { found, oldest, newest } => Said::new("error-rules")
                .with("found", *found)
                .with("oldest", *oldest)
                .with("newest", *newest),
            _ => Said::new("error-record").with("why", error.to_string()),
        };
        Refusal { kind: Kind::Unplayable, clause: None, why }
    }
}
