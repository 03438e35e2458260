//! What a game is.
//!
//! A game implements [`Rules`]: a value that says who must decide what, lists
//! the legal answers, refuses all others with the clause that forbids them,
//! and changes by applying one answer. Everything else in Microcosm (records,
//! bots, servers, screens) is built on this and knows no particular game.
//!
//! This crate is pure: no I/O, no clock, no thread, no global. All luck comes
//! from a [`Chance`] that the caller hands in, so that a game can be scripted,
//! recorded, replayed and verified.
//!
//! - [`Seat`], [`SeatSet`], [`Viewer`]: who sits where, who looks.
//! - [`Rules`], [`Turn`], [`Prompt`], [`Effects`]: the contract.
//! - [`Out`]: luck and events of a deed that is being done.
//! - [`Form`]: a choice with numbers or sets in it that cannot be listed.
//! - [`Rules::answer`], [`NoQuestion`], [`Fact`]: what can be asked, and what can be counted.
//! - [`Illegal`], [`SetupError`], [`Said`]: refusals and other words, as data.
//! - [`Chance`], [`Seeded`], [`Recording`], [`Replayed`]: luck, and the [`Motion`] of things that come to rest.
//! - [`Version`]: rules that were mended, beside those they were before.
//! - [`Outcome`], [`Digest`]: how it ended, and a fingerprint of a state.
//! - [`named!`]: cards, units and the like, which are their name in every text;
//!   `described!` tells TypeScript of them.
//! - [`Game`], [`Match`]: the same contract with the types erased.

mod chance;
pub mod clauses;
#[cfg(feature = "ts")]
pub mod described;
mod digest;
mod erased;
mod form;
mod illegal;
mod named;
mod notation;
mod options;
mod out;
mod outcome;
mod question;
mod rollout;
mod rules;
mod said;
mod seat;
mod seeded;
mod version;

pub use chance::{Chance, Fault, Luck, Motion, Recording, Replayed, Stream, shuffle};
pub use digest::Digest;
pub use erased::{Choices, Erased, Game, Happened, Live, Match, Moved, Offered, Seen, Started};
pub use form::{Field, Form, FormKind};
pub use illegal::{Clause, Illegal, SetupError, house};
pub use notation::{NotationError, WordReader};
pub use options::{OptionSpec, Options};
pub use out::Out;
pub use outcome::{Outcome, Score};
pub use question::{Fact, NoQuestion};
pub use rollout::{Rollout, random_choice, rollout};
pub use rules::{Effects, Prompt, Rules, Turn};
pub use said::{Arg, Said};
pub use seat::{Seat, SeatSet, Viewer};
pub use seeded::{Commitment, Seed, Seeded};
pub use version::Version;
