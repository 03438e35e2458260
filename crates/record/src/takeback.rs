//! What may be taken back (TT-U1): the own last actions, as long as they drew
//! no luck, showed the seat nothing that was hidden from it, and nobody else has
//! acted since. In an exercise luck and secrets do not matter.
//!
//! Only the states one may go back to are kept, which are few.

use std::collections::VecDeque;

use tabletop::{Effects, Illegal, Match, Said, Seat, house};

use crate::Header;

/// The last thing that changed the state.
#[derive(Clone, Copy, Debug)]
struct Last {
    seat: Seat,
    /// The message that says why it cannot be taken back, if so.
    bar: Option<&'static str>,
}

/// A state to which one may go back.
struct Past {
    /// The entry after which it was.
    entry: u32,
    state: Box<dyn Match>,
    /// What had led to it.
    last: Option<Last>,
}

/// So many states are kept at most; nobody goes back further.
const KEPT: usize = 512;

/// The states to which the seat that acted last may go back.
pub(crate) struct Takeback {
    /// Before this entry the game is an exercise.
    exercise: u32,
    past: VecDeque<Past>,
    last: Option<Last>,
}

/// How a deed bears on taking it back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trace {
    pub(crate) seat: Seat,
    pub(crate) lucky: bool,
    pub(crate) effects: Effects,
    pub(crate) resigned: bool,
}

impl Takeback {
    /// Of a game that begins. One that was continued from an exercise is none.
    pub(crate) fn new(header: &Header) -> Self {
        let exercise = match &header.origin {
            _ if !header.exercise => 0,
            None => u32::MAX,
            Some(origin) => origin.at,
        };
        Takeback { exercise, past: VecDeque::new(), last: None }
    }

    /// Notes that a deed led from `before`, the state after `entry`, to the
    /// present one.
    pub(crate) fn note(&mut self, trace: Trace, entry: u32, before: Box<dyn Match>) {
        let bar = match trace {
            Trace { resigned: true, .. } => Some("table-undo-nothing"),
            _ if entry.saturating_add(1) < self.exercise => None,
            Trace { lucky: true, .. } => Some("table-undo-luck"),
            Trace { seat, effects, .. } if effects.shown.contains(seat) => Some("table-undo-shown"),
            _ => None,
        };
        let seat = trace.seat;
        let last = self.last.replace(Last { seat, bar });
        if bar.is_some() || last.is_some_and(|last| last.seat != seat) {
            self.past.clear();
        }
        if bar.is_none() {
            if self.past.len() == KEPT {
                self.past.pop_front();
            }
            self.past.push_back(Past { entry, state: before, last });
        }
    }

    /// Where the seat gets by taking back one action.
    pub(crate) fn one(&self, seat: Seat) -> Result<u32, Illegal> {
        match self.past.back() {
            Some(past) if refusal(self.last, seat).is_none() => Ok(past.entry),
            _ => Err(refuse(refusal(self.last, seat).unwrap_or("table-undo-nothing"))),
        }
    }

    /// The state after `entry`, if the seat may go back to it.
    pub(crate) fn to(&self, seat: Seat, entry: u32) -> Result<&dyn Match, Illegal> {
        self.one(seat)?;
        if let Some(past) = self.past.iter().find(|past| past.entry == entry) {
            return Ok(past.state.as_ref());
        }
        let earliest = self.past.front();
        let reason =
            earliest.filter(|past| entry < past.entry).and_then(|past| refusal(past.last, seat));
        Err(refuse(reason.unwrap_or("table-undo-nothing")))
    }

    /// Notes that the state after `entry` is the present one again.
    pub(crate) fn back(&mut self, entry: u32) {
        if let Some(at) = self.past.iter().position(|past| past.entry == entry) {
            self.last = self.past[at].last;
            self.past.truncate(at);
        }
    }
}

/// Why the seat may not take back what happened last.
fn refusal(last: Option<Last>, seat: Seat) -> Option<&'static str> {
    match last {
        None => Some("table-undo-nothing"),
        Some(last) if last.seat != seat => Some("table-undo-other"),
        Some(last) => last.bar,
    }
}

/// A refusal by TT-U1.
pub(crate) fn refuse(key: &'static str) -> Illegal {
    Illegal::new(house::UNDO, Said::new(key))
}
