//! A table as a value.
//!
//! Who sits where, what is asked, what each viewer is shown, taking back,
//! answers that come too late, patience, clocks, bots that take over, talk. No
//! I/O, no clock, no task: [`Table::hear`] is told what happened and when, and
//! gives what is to be done about it. Whoever owns sockets, a store, timers and
//! bots is a shell around it: a server, a browser worker, a test.
//!
//! - [`Input`] is what a table is told, [`Output`] what it wants done.
//! - [`Request`] is what somebody at the table wants, the same from the wire to
//!   the deed; [`Message`] is what a viewer is told.
//! - [`Standing`] is a table as its log tells it, with nobody looking.
//! - What is to be stored is told to nobody before the shell has said that it
//!   is stored. What comes in meanwhile waits its turn.

mod asked;
mod bots;
mod chairs;
mod clock;
mod ended;
mod flags;
mod hear;
mod intents;
mod late;
mod message;
mod older;
mod pause;
mod planning;
mod refusal;
mod requests;
mod seating;
mod show;
mod standing;
mod storing;
mod taking_back;
mod talk;
mod time;

use std::collections::VecDeque;

use tabletop::Seat;

pub use chairs::{Chair, Holder, Person, Visitor, bot_name};
pub use ended::{Ended, EndedSeat, Verdict, Who};
pub use hear::{Advice, Input, NoAnswer, Output, Summary, Thinking, Unstored};
pub use intents::{Intent, Kept};
pub use message::{
    Chat, Clock, Hinted, Intents, Left, Log, Message, Offer, Planned, Presence, Request, SeatInfo,
    SeatKind, SeatPresence, State, Step, TableInfo, Undo,
};
pub use older::Older;
pub use planning::Planning;
pub use record::{bot_label, level};
pub use refusal::{Kind, Refusal, clause};
pub use show::{all_words, deed_text, deed_words, seats_of_labels};
pub use standing::{Lines, ListedSeat, Listing, Plan, Standing, Status};
pub use time::{FIRST_MOVE, Flag, OUT_OF_TIME, TimeControl};

use asked::Asked;
use bots::Sitting;
use late::Late;
use pause::Held;
use storing::Busy;

/// What whoever runs a table has decided. Times are in milliseconds.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// How long a bot waits before it moves when a player is here.
    pub bot_pause: u64,
    /// How long a player must be away, and the table wait for that player, before
    /// others may seat a bot there.
    pub away: u64,
    /// Since when the house is open: what was not decided before could not be.
    pub opened: u64,
    /// Then everybody has so long to come back before a flag falls.
    pub grace: u64,
    /// The bots that can sit here, weakest first.
    pub levels: Vec<String>,
    /// What bots do in a lesson, in order.
    pub lesson: Vec<String>,
}

/// A live table.
pub struct Table {
    standing: Standing,
    /// The table as those see it who watch, where they see it later.
    late: Option<Late>,
    settings: Settings,
    visitors: Vec<Visitor>,
    /// When each seat's holder was last here.
    seen: Vec<Option<u64>>,
    bots: Vec<Sitting>,
    /// So many moves the lesson's bots may have made.
    taught: usize,
    /// The last thought that was asked for.
    thoughts: u64,
    asked: Asked,
    /// Since when those are asked who are asked.
    since: u64,
    /// A pass that waits for the pause to be over.
    held: Option<Held>,
    /// What people have prepared, by seat and number.
    intents: Vec<Kept>,
    /// What was prepared and could not be stored is tried again then.
    fire_again: u64,
    /// The last line of talk that was passed on.
    talk: u32,
    /// When listings were last rewritten.
    listed: u64,
    /// Who was asked when they were, where that is known: another node may have
    /// rewritten them since.
    listed_asked: Option<Vec<Seat>>,
    /// And until when somebody had time then.
    listed_due: Option<Option<u64>>,
    /// A flag that could not be stored is tried again then.
    flag_again: u64,
    /// Those whom the host has sent away do not sit down again. Nobody remembers
    /// it once everybody has gone.
    removed: Vec<String>,
    /// Why the game cannot begin, if it cannot.
    trouble: Option<Refusal>,
    /// What the store has been asked for.
    busy: Option<Busy>,
    waiting: VecDeque<Input>,
    now: u64,
    outputs: Vec<Output>,
}
