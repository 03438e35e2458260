//! What may be taken back (TT-U1): the own last actions, as long as they drew
//! no luck, showed the seat nothing that was hidden from it, and nobody else has
//! acted since. In an exercise luck and secrets do not matter.
//!
//! Where others have acted since, nothing of theirs may have drawn luck or shown
//! the seat something either. Whether they have to agree is not decided here, but
//! in `offer.rs`.
//!
//! Only the states one may go back to are kept, which are few.

use std::collections::VecDeque;

use tabletop::{Effects, Illegal, Match, Said, Seat, SeatSet, house};

use crate::Header;

/// The last thing that changed the state.
#[derive(Clone, Copy, Debug)]
struct Last {
    seat: Seat,
    /// The message that says why nobody can take it back, if so.
    bar: Option<&'static str>,
    /// Those who learned something hidden by it: they cannot take it back.
    shown: SeatSet,
}

/// A state to which one may go back.
struct Past {
    /// The entry after which it was.
    entry: u32,
    state: Box<dyn Match>,
    /// What had led to it.
    last: Option<Last>,
    /// Who acted then.
    by: Seat,
    /// And who learned something hidden by that.
    shown: SeatSet,
}

/// So many states are kept at most; nobody goes back further.
const KEPT: usize = 512;
/// And so many from before somebody else acted: games without luck would keep
/// all they have been.
const KEPT_OF_ALL: usize = 64;

/// The states to which somebody may go back.
pub(crate) struct Takeback {
    /// Before this entry the game is an exercise.
    exercise: u32,
    /// Nobody goes back past another's action to a state before that of this
    /// entry: who plays a seat now need not be who acted for it.
    floor: u32,
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
        Takeback { exercise, floor: 0, past: VecDeque::new(), last: None }
    }

    /// Notes that a deed led from `before`, the state after `entry`, to the
    /// present one.
    pub(crate) fn note(&mut self, trace: Trace, entry: u32, before: Box<dyn Match>) {
        let exercise = self.is_exercise(entry);
        let bar = match trace {
            Trace { resigned: true, .. } => Some("table-undo-nothing"),
            Trace { lucky: true, .. } if !exercise => Some("table-undo-luck"),
            _ => None,
        };
        let shown = if exercise { SeatSet::NONE } else { trace.effects.shown };
        let by = trace.seat;
        let last = self.last.replace(Last { seat: by, bar, shown });
        if bar.is_some() {
            return self.past.clear();
        }
        self.past.push_back(Past { entry, state: before, last, by, shown });
        let own = self.past.iter().rev().take_while(|past| past.by == by).count();
        let most = KEPT.min(own + KEPT_OF_ALL);
        self.past.drain(..self.past.len().saturating_sub(most));
    }

    /// Is what is done after an entry part of an exercise?
    fn is_exercise(&self, entry: u32) -> bool {
        entry.saturating_add(1) < self.exercise
    }

    /// Notes that a seat has passed into other hands with this entry.
    pub(crate) fn handed_over(&mut self, entry: u32) {
        self.floor = self.floor.max(entry);
    }

    /// The states before the seat's own last actions, the latest first, as far as
    /// it may take them back.
    fn own(&self, seat: Seat) -> impl Iterator<Item = &Past> {
        let own = move |past: &&Past| past.by == seat && !past.shown.contains(seat);
        self.past.iter().rev().take_while(own)
    }

    /// Where the seat gets by taking back one action.
    pub(crate) fn one(&self, seat: Seat) -> Result<u32, Illegal> {
        let past = self.own(seat).next().map(|past| past.entry);
        past.ok_or_else(|| refuse(refusal(self.last, seat).unwrap_or("table-undo-nothing")))
    }

    /// The state after `entry`, if the seat may go back to it.
    pub(crate) fn to(&self, seat: Seat, entry: u32) -> Result<&dyn Match, Illegal> {
        self.one(seat)?;
        if let Some(past) = self.own(seat).find(|past| past.entry == entry) {
            return Ok(past.state.as_ref());
        }
        let earliest = self.own(seat).last();
        let reason =
            earliest.filter(|past| entry < past.entry).and_then(|past| refusal(past.last, seat));
        Err(refuse(reason.unwrap_or("table-undo-nothing")))
    }

    /// Where the seat gets by going back to its last decision, although others
    /// may have acted since.
    pub(crate) fn past_others(&self, seat: Seat) -> Result<u32, Illegal> {
        self.find(seat, |past| past.by == seat).map(|past| past.entry)
    }

    /// The state after `entry`, if it was the seat's to decide then and it may go
    /// back there past others.
    pub(crate) fn to_past_others(&self, seat: Seat, entry: u32) -> Result<&dyn Match, Illegal> {
        let found = self.find(seat, |past| past.by == seat && past.entry == entry);
        found.map(|past| past.state.as_ref())
    }

    /// The latest state like this, if nothing since keeps the seat from going back.
    fn find(&self, seat: Seat, like: impl Fn(&Past) -> bool) -> Result<&Past, Illegal> {
        for past in self.past.iter().rev() {
            if past.shown.contains(seat) {
                return Err(refuse("table-undo-shown"));
            }
            if past.entry < self.floor {
                return Err(refuse("table-undo-handover"));
            }
            // A lesson goes on from where its bot has moved.
            if self.is_exercise(past.entry) {
                return Err(refuse("table-undo-other"));
            }
            if like(past) {
                return Ok(past);
            }
        }
        // What lies further back is barred by what was done then, if by anything.
        let last = self.past.front().map_or(self.last, |earliest| earliest.last);
        Err(refuse(last.and_then(|last| last.bar).unwrap_or("table-undo-nothing")))
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
        Some(Last { bar: Some(bar), .. }) => Some(bar),
        Some(last) => last.shown.contains(seat).then_some("table-undo-shown"),
    }
}

/// A refusal by TT-U1.
pub(crate) fn refuse(key: &'static str) -> Illegal {
    Illegal::new(house::UNDO, Said::new(key))
}
