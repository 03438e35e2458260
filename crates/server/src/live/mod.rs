//! Live tables: the shell around [`table::Table`].
//!
//! One task owns a table ([`shell`]). It wakes it from the log on demand, tells
//! it what happens and does what it wants done, one thing after the other, and
//! lets it sleep when nobody is there. What a table does is decided in the crate
//! `table`; here are the store, the sockets, the clock and the bots.

mod clocks;
mod load;
mod make;
mod registry;
mod results;
mod shell;
mod thoughts;

use axum::extract::ws::Utf8Bytes;
use table::Request;
use tabletop::Seat;
use tokio::sync::oneshot;

use crate::http::Problem;
use crate::identity::Person;
use crate::socket::Outbox;

pub(crate) use clocks::mind;
pub(crate) use load::{load, stored};
pub(crate) use make::{Order, make, rematch_id, startable};
pub(crate) use registry::{Handle, Registry, listen, reach};
pub(crate) use results::{NO_CLOCK, result_of};

/// What the task of a table is told.
pub(crate) enum Command {
    /// Somebody looks at the table, having seen so much before.
    Enter { socket: u64, person: Person, out: Outbox, after: Option<u32>, chat: Option<u32> },
    /// Somebody looks away.
    Leave { socket: u64 },
    /// Somebody wants something.
    Request { socket: u64, id: u32, request: Request },
    /// Somebody wants to sit down.
    Join { person: Person, seat: Option<Seat>, answer: oneshot::Sender<Result<Seat, Problem>> },
    /// Somebody wants to stand up.
    StandUp { person: Person, answer: oneshot::Sender<Result<Seat, Problem>> },
    /// The host wants somebody to stand up.
    Remove { person: Person, seat: Seat, answer: oneshot::Sender<Result<Seat, Problem>> },
    /// The host wants bots to play for whoever is missing.
    Fill { person: Person, level: String, answer: oneshot::Sender<Result<Seat, Problem>> },
    /// Somebody has not come to a game of a tournament, or has gone.
    Forfeit { seat: Seat },
    /// Somebody has handed in their first action before a game of a tournament.
    Opening { seat: Seat, action: String },
    /// There is a rematch.
    Rematch { next: String },
    /// By what the store knows, somebody's time has ended here.
    Overdue,
    /// Somebody waits until the table is awake, and hears whether it is well.
    Ready { answer: oneshot::Sender<Result<(), Problem>> },
}

/// A message, ready to be sent to many.
pub(crate) fn text(message: &impl serde::Serialize) -> Utf8Bytes {
    // Plain data cannot fail to be written.
    serde_json::to_string(message).unwrap_or_default().into()
}
