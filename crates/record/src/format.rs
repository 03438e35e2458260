//! The lines of a record as data. Field order here is field order in the file.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Commitment, Digest, Luck, Outcome, Seat, Seed};

/// The format this crate writes and reads.
pub const FORMAT: u32 = 1;

/// The first line: what is played, by whom.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// See [`FORMAT`].
    pub format: u32,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The set-up, as the game writes it.
    pub setup: Value,
    /// Who sits where: names, or labels of bots.
    pub seats: Vec<String>,
    /// The promise of the seed that the end reveals.
    pub commitment: Commitment,
    /// The game starts from this position instead of being laid out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Luck that comes before the seed's: each stream takes its own outcomes
    /// from here, in order, and passes over one that is not possible.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub script: Vec<Luck>,
    /// It is an exercise: whatever a seat did last may be taken back, luck and
    /// all, to be tried again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub exercise: bool,
    /// The game this one was continued from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

/// Where the first entries of a continued game come from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The commitment in the header of the original.
    pub record: Commitment,
    /// The seed of the original, if it was revealed. Without it the entries
    /// taken over cannot be verified strictly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The last entry taken over.
    pub at: u32,
    /// Where the original itself was continued from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Box<Origin>>,
}

/// One deed and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Counted from 0, the start.
    pub n: u32,
    /// Who did it; nobody starts a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was done.
    pub deed: Deed,
    /// The luck it drew.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<Luck>,
    /// The state after it.
    pub digest: Digest,
    /// When, in milliseconds since 1970, if the writer had a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
    /// Why the bot on the seat did not decide this itself, in a word: it was
    /// played in its place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fallback: Option<String>,
    /// Why the house did this for the seat, in a word, such as `time`, or
    /// `prepared-3` for what its player had prepared: nobody asked for it just then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// What is done at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Deed {
    /// The table is laid.
    Start,
    /// An action of the game, in its notation.
    Act(String),
    /// Back to the state after this entry.
    Undo(u32),
    /// The seat gives up.
    Resign,
    /// The seat is from now on played by somebody else, named here.
    Handover(String),
    /// The seat asks everybody else to go back to the state after this entry,
    /// where it had to decide.
    Offer(u32),
    /// The seat agrees to what was offered; others are still asked.
    Agree,
    /// The seat agrees as the last who was asked: back to the state after this
    /// entry.
    Agreed(u32),
    /// The seat declines what was offered, or withdraws what it offered itself.
    Decline,
}

impl Deed {
    /// The entry to whose state it goes back, if it does.
    #[must_use]
    pub fn goes_back(&self) -> Option<u32> {
        match self {
            Deed::Undo(to) | Deed::Agreed(to) => Some(*to),
            _ => None,
        }
    }

    /// Is it only something that is said about the game, which stays as it is and
    /// is played by whom it was?
    #[must_use]
    pub fn is_said(&self) -> bool {
        matches!(self, Deed::Offer(_) | Deed::Agree | Deed::Decline)
    }
}

/// The last line of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// The seed, revealed.
    pub seed: Seed,
    /// How the game ended.
    pub outcome: Outcome,
}

/// A whole log. [`Record::parse`] reads one, [`Record::text`] writes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What is played, by whom.
    pub header: Header,
    /// What was done.
    pub entries: Vec<Entry>,
    /// How it ended, if it has.
    pub end: Option<End>,
}
