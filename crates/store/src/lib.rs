//! Where tables live: logs of numbered lines, who sits where, chat, identities,
//! their sessions and shelves, how games ended, ratings, friends, tournaments,
//! imported records, and what who runs the house has decided, behind one trait with two
//! backends.
//!
//! It knows nothing of games: an entry is a number and a text, an end is a place for
//! each seat. It has no clock
//! and no luck: ids, times and secrets come from the caller. Nothing but a
//! session, a seat that is given back before the game, what its owner takes off a
//! shelf, a friend, a passkey, an account that its holder gives up, and what who runs the
//! house has taken away because nobody comes for it is ever deleted, and what is
//! acknowledged is stored.
//!
//! - `sqlite:PATH`: one file, one process; appends that arrive together share
//!   one transaction.
//! - `sqlite::memory:`: the same without a file, for tests.
//! - `postgres://…`: any number of processes serve the same tables; each hears
//!   of the others' writes by LISTEN/NOTIFY.

mod alone;
mod backup;
mod contract;
mod error;
mod limits;
mod model;
mod notice;
mod open;
mod orders;
mod passkey;
mod played;
mod postgres;
mod secret;
mod sqlite;
#[cfg(feature = "testing")]
pub mod testing;
mod tournament;

pub use alone::{Alone, alone};
pub use backup::{backup, restore};
pub use contract::Store;
pub use error::Error;
pub use limits::{MAX_ID, MAX_NOTE, MAX_SECRET, MAX_SHELF, MAX_SHELVED, MAX_TEXT, MAX_WAYS};
pub use model::{
    Account, Append, Binding, Chat, Claim, Cursor, Entry, Identity, Intend, Intent, Listed,
    NewAccount, NewChat, NewGuest, NewSession, NewTable, Pass, Quiet, Record, Review, Session,
    Shelved, Status, Summary, Table, Turn, Way, WayKind, Which,
};
pub use notice::Notice;
pub use open::open;
pub use orders::{Ban, BanKind, Deed, Note, NoteKind};
pub use passkey::{Challenge, MAX_PASSKEYS, Passkey};
pub use played::{
    A_DAY, Counted, Finished, Leader, MAX_FRIENDS, NewPlayed, NewResult, OFTENEST, Played, Player,
    Point, Pool, Rating, Rewritten, SHORTEST, Sought, Tally, Tie, Tied, Verdict,
};
pub use ratings::Form;
pub use secret::Secret;
pub use tournament::{NewTournament, Participant, Tournament, TournamentAppend};
