//! What can be wrong with a record, and where.

use std::fmt;

use tabletop::{Digest, Fault, Illegal, SetupError};
use thiserror::Error;

/// Something is wrong with a record.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{place}: {problem}")]
pub struct RecordError {
    /// Where.
    pub place: Place,
    /// What.
    pub problem: Problem,
}

/// A place in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The first line.
    Header,
    /// An entry, by its number.
    Entry(u32),
    /// The last line.
    End,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Header => f.write_str("header (line 1)"),
            Place::Entry(n) => write!(f, "entry {n} (line {})", u64::from(*n) + 2),
            Place::End => f.write_str("end (last line)"),
        }
    }
}

impl Place {
    /// The same place, with what is wrong there.
    pub(crate) fn is(self, problem: impl Into<Problem>) -> RecordError {
        RecordError { place: self, problem: problem.into() }
    }
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Problem {
    /// There is nothing in it.
    #[error("the record is empty")]
    Empty,
    /// The line is longer than any honest line.
    #[error("the line is longer than {} bytes", crate::MAX_LINE)]
    TooLong,
    /// There are more entries than any honest game has.
    #[error("there are more than {} entries", crate::MAX_ENTRIES)]
    TooMany,
    /// The line cannot be read.
    #[error("the line is not what should stand here: {0}")]
    Unreadable(String),
    /// The last line breaks off. Everything before it is intact.
    #[error("the record breaks off in the middle of this line; what comes before is intact")]
    CutOff,
    /// A format of another time.
    #[error("the record has format {0}, and only format {known} is known", known = crate::FORMAT)]
    Format(u64),
    /// The line has no sum.
    #[error("the line does not end with its sum")]
    NoSum,
    /// The line is not as it was written.
    #[error("the sum is {found} and should be {expected}: something here was changed")]
    Sum {
        /// The sum of what stands there.
        expected: String,
        /// The sum that stands there.
        found: String,
    },
    /// An entry is missing.
    #[error("this entry is missing, entry {0} stands in its place")]
    Missing(u32),
    /// An entry stands there again.
    #[error("entry {0} stands here again")]
    Repeated(u32),
    /// The log goes on after its end.
    #[error("something follows after the end")]
    AfterEnd,
    /// The log does not begin with a start.
    #[error("a game begins with its start")]
    NoStart,
    /// Nobody did it.
    #[error("the entry does not say whose deed it is")]
    Nobody,
    /// Nobody here knows this game.
    #[error("the game '{0}' is not known")]
    UnknownGame(String),
    /// The game is known, these rules are not.
    #[error("version {found} of the rules is not played here, only {oldest} to {newest}")]
    UnknownRules {
        /// The version in the record.
        found: u32,
        /// The oldest version at hand.
        oldest: u32,
        /// The newest.
        newest: u32,
    },
    /// The set-up or position is refused.
    #[error("the game cannot be set up: {0}")]
    Setup(#[from] SetupError),
    /// The log says nothing that makes sense about its origin.
    #[error("the origins do not fit the entries")]
    Origin,
    /// Only a finished game reveals its seed.
    #[error("without the revealed seed, luck cannot be derived again (the game has not ended)")]
    Unrevealed,
    /// The seed of the original is not known.
    #[error("the seed of the original is not known, so its luck cannot be derived again")]
    OriginUnrevealed,
    /// A seed that is not the promised one.
    #[error("the seed is not the one that was promised")]
    Commitment,
    /// Recorded luck that does not fit the game.
    #[error("the luck does not fit: {0}")]
    Luck(#[from] Fault),
    /// Recorded luck that the seed does not give.
    #[error("the seed gives other luck")]
    OtherLuck,
    /// The deed is against the rules.
    #[error("not allowed by {0}")]
    Illegal(#[from] Illegal),
    /// The state is another one.
    #[error("the state after it has digest {found}, recorded is {recorded}")]
    Digest {
        /// The digest in the record.
        recorded: Digest,
        /// The digest of the state.
        found: Digest,
    },
    /// The game did not end so.
    #[error("the game did not end like this")]
    Outcome,
    /// There is no such entry.
    #[error("there is no such entry")]
    NoEntry,
}
