//! Live tables.
//!
//! One task owns a table ([`actor`]). It wakes from the log on demand, takes
//! commands one after the other, stores every entry before anybody hears of
//! it, and sleeps when nobody is there. The log is the truth: after a conflict
//! with another node the task reads it again and goes on from there.

mod actor;
mod bots;
mod make;
mod pause;
mod registry;
mod room;
mod seating;
mod show;
mod stale;

use axum::extract::ws::Utf8Bytes;
use tabletop::Seat;
use tokio::sync::oneshot;

use crate::http::Problem;
use crate::identity::Person;
use crate::socket::Outbox;

pub(crate) use make::{Order, make, rematch_id};
pub(crate) use registry::{Handle, Registry, listen, reach};
pub(crate) use room::{Holder, Listing, Room};
pub(crate) use show::{deed_text, deed_words, seats_of_labels};

/// Clauses of the house about seats; see `docs/rules/table.md`.
pub(crate) mod clause {
    /// An action answers the table as it stood.
    pub(crate) const STALE: &str = "TT-T4";
    /// Only who holds a seat acts for it.
    pub(crate) const HOLDER: &str = "TT-S1";
    /// When a bot may play a person's seat.
    pub(crate) const TAKEOVER: &str = "TT-S2";
    /// Who may take a seat back.
    pub(crate) const RETURN: &str = "TT-S3";
}

/// What somebody at a table wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    Act { after: u32, action: String },
    Undo,
    Resign,
    Hint,
    Ask { question: String },
    Chat { text: String },
    Takeover { seat: Seat, level: String },
    Return { seat: Seat },
}

/// Somebody's connection to a table.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) socket: u64,
    pub(crate) person: Person,
    pub(crate) out: Outbox,
}

/// What the task of a table is told.
pub(crate) enum Command {
    /// Somebody looks at the table, having seen so much before.
    Enter { visitor: Visitor, after: Option<u32>, chat: Option<u32> },
    /// Somebody looks away.
    Leave { socket: u64 },
    /// Somebody wants something.
    Wish { socket: u64, id: u32, wish: Wish },
    /// Somebody wants to sit down.
    Join { person: Person, seat: Option<Seat>, answer: oneshot::Sender<Result<Seat, Problem>> },
    /// There is a rematch.
    Rematch { next: String },
    /// Somebody waits until the table is awake, and hears whether it is well.
    Ready { answer: oneshot::Sender<Result<(), Problem>> },
}

/// A message, ready to be sent to many.
pub(crate) fn text(message: &crate::wire::FromServer) -> Utf8Bytes {
    // Plain data cannot fail to be written.
    serde_json::to_string(message).unwrap_or_default().into()
}
