//! Refusals. Every one names the clause that forbids the thing, so that
//! player, bot, tutorial and scenario are told the same.

use serde::Serialize;
use thiserror::Error;

use crate::{NotationError, Said, Seat};

/// The id of a rule as printed in the rules page, such as `MS-T3`.
pub type Clause = &'static str;

/// An action that the rules do not allow; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
#[error("{clause}: {why}")]
pub struct Illegal {
    /// The clause that forbids it.
    pub clause: Clause,
    /// The reason, in words for a person.
    pub why: Said,
}

impl Illegal {
    /// A refusal by a clause.
    #[must_use]
    pub fn new(clause: Clause, why: Said) -> Self {
        Illegal { clause, why }
    }
}

impl From<NotationError> for Illegal {
    fn from(error: NotationError) -> Self {
        Illegal::new(house::NOTATION, Said::new("table-unreadable").with("why", error.to_string()))
    }
}

/// A set-up, an option, a position or a view from which no game can be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
#[error("{why}")]
pub struct SetupError {
    /// The reason, in words for a person.
    pub why: Said,
}

impl SetupError {
    /// With a message of the game's own.
    #[must_use]
    pub fn new(why: Said) -> Self {
        SetupError { why }
    }

    /// Something that could not be read at all, with the reader's complaint.
    #[must_use]
    pub fn unreadable(what: &'static str, complaint: &impl ToString) -> Self {
        let said = Said::new("table-setup-unreadable").with("what", what);
        SetupError { why: said.with("why", complaint.to_string()) }
    }
}

/// Clauses of the house: they hold at every table, whatever is played there,
/// and are written down in `docs/rules/table.md`.
pub mod house {
    use super::{Clause, Illegal, Said, Seat};

    /// An action is written in the game's notation.
    pub const NOTATION: Clause = "TT-N1";
    /// Only a seat that is asked may act.
    pub const NOT_ASKED: Clause = "TT-T1";
    /// A finished game takes no more actions.
    pub const OVER: Clause = "TT-T2";
    /// Only an action that is on offer may be taken.
    pub const NOT_OFFERED: Clause = "TT-T3";
    /// What may be taken back.
    pub const UNDO: Clause = "TT-U1";
    /// What may be taken back after others have acted, and who agrees to it.
    pub const AGREEMENT: Clause = "TT-U2";
    /// A seat may give up while it is in the game.
    pub const RESIGN: Clause = "TT-R1";

    /// The seat is not asked now.
    #[must_use]
    pub fn not_asked(seat: Seat) -> Illegal {
        Illegal::new(NOT_ASKED, Said::new("table-not-asked").with("seat", seat))
    }

    /// The rules contradict themselves: what they found legal cannot be done.
    #[must_use]
    pub fn fault(what: &'static str) -> Illegal {
        Illegal::new(NOT_OFFERED, Said::new("table-fault").with("what", what))
    }

    /// The game is over.
    #[must_use]
    pub fn over() -> Illegal {
        Illegal::new(OVER, Said::new("table-over"))
    }
}
