//! The log of a game, as JSON lines.
//!
//! A header, one line for every deed with the luck it drew and a digest of the
//! state after it, and at the end the revealed seed. The log is the truth: live
//! games, replays and statistics are derived from it and nothing else.
//!
//! - [`Play`] is a live game that grows its log: [`Play::propose`] says what a
//!   deed would do, [`Play::commit`] makes it so. Between the two a server
//!   stores the entry.
//! - [`Record`] is a log that was read: [`Record::parse`], [`Record::replay`],
//!   [`Record::resume`], [`verify`].
//! - [`Course`] is what both have in common: a state and how it came about.
//!
//! Every line carries a sum chained to the line before, so a changed byte is
//! found and its entry named. The sums find accidents and careless hands; what
//! proves that luck was fair is the commitment to the seed.
//!
//! This crate knows no particular game and has no clock. It touches the disk
//! in [`write_new`] only.

mod chain;
mod course;
mod error;
mod file;
mod format;
mod label;
mod offer;
mod play;
mod read;
mod replay;
mod script;
mod takeback;

pub use chain::Chain;
pub use course::Course;
pub use error::{Place, Problem, RecordError};
pub use file::write_new;
pub use format::{Deed, End, Entry, FORMAT, Header, Origin, Record};
pub use label::{bot_label, level};
pub use offer::{Offer, Way};
pub use play::{Opening, Play, Proposal, Stale};
pub use read::{MAX_ENTRIES, MAX_LINE};
pub use replay::{Mode, verify};
