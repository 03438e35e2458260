//! Where others wait in the middle of their turn ([`Match::patience`]): what a
//! seat does not decide in time is done for it. Where it is a secret whether the
//! seat has anything to decide ([`Match::veiled`]), that takes its time also if
//! the seat is quicker: how soon somebody passes tells nothing about a hand.

use record::{Deed, Play};
use tabletop::{Match, Seat};

use crate::storing::Reply;
use crate::{Refusal, Table};

/// Somebody has passed; it counts when the pause is over.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    pub(crate) seat: Seat,
    reply: Reply,
    /// Why it is done, if it was prepared.
    reason: Option<String>,
}

impl Table {
    /// The person others wait for in the middle of their turn, and until when.
    pub(crate) fn hurried(&self) -> Option<(u64, Seat)> {
        let state = self.standing.play.as_ref()?.state();
        let seats = state.turn().seats();
        let people = seats.iter().filter(|seat| self.standing.bot(*seat).is_none());
        // Who plays against bots alone gives nothing away by thinking.
        let mut hurried = people.filter(|seat| !state.veiled(*seat) || self.watched(*seat));
        hurried.find_map(|seat| Some((self.since + u64::from(state.patience(seat)?), seat)))
    }

    /// It is time for something.
    pub(crate) fn tick(&mut self) {
        self.tell_late();
        if self.drop_flag() {
            return;
        }
        match (self.hurried(), self.seek_due()) {
            (Some((late, seat)), _) if late <= self.now => self.hurry(seat),
            (_, Some(late)) if late <= self.now => self.list(),
            _ => self.tick_bots(),
        }
    }

    /// Does for a seat what comes first on its list.
    fn hurry(&mut self, seat: Seat) {
        self.since = self.now;
        let first = self.play().ok().and_then(|play| first(play.state(), seat));
        let Some(first) = first else {
            return self.complain("a seat is waited for that has nothing to do");
        };
        let held = self.held.take_if(|held| held.seat == seat);
        let (reply, reason) = held.map_or((Reply::Nobody, None), |held| (held.reply, held.reason));
        if let Err(refusal) = self.propose_because(seat, &Deed::Act(first), reply, reason) {
            self.complain(format!("a seat could not be helped: {}", refusal.why.key));
        }
    }

    /// Keeps what would be done for a seat anyway until the pause is over, if
    /// somebody else could see that it came earlier.
    pub(crate) fn hold(
        &mut self,
        seat: Seat,
        action: &str,
        reply: Reply,
        reason: Option<&str>,
    ) -> bool {
        let Ok(play) = self.play() else { return false };
        let state = play.state();
        if !state.veiled(seat) || first(state, seat).as_deref() != Some(action) {
            return false;
        }
        let watched = self.watched(seat);
        if watched {
            self.let_go();
            self.held = Some(Held { seat, reply, reason: reason.map(str::to_owned) });
        }
        watched
    }

    /// Could a person other than who sits there learn how soon the seat answers?
    /// Whoever plays here and is away reads the times later.
    pub(crate) fn watched(&self, seat: Seat) -> bool {
        let sits = self.standing.holders.get(seat.index()).and_then(Option::as_ref);
        let sits = sits.map(|holder| &holder.id);
        self.standing.holders.iter().flatten().any(|it| Some(&it.id) != sits)
            || self.visitors.iter().any(|it| Some(&it.person.id) != sits)
    }

    /// Notes who is asked from now on; what was held is no longer asked.
    pub(crate) fn note_asked(&mut self) {
        if let (Some(n), Some(play)) = (self.standing.last(), &self.standing.play) {
            self.asked.note(n, play.state().turn().seats());
            self.since = self.now;
            self.flag_again = 0;
            self.fire_again = 0;
            self.let_go();
        }
    }

    /// The same after the entries since `before`; where they only said something,
    /// everybody is asked as before.
    pub(crate) fn note_asked_since(&mut self, before: Option<u32>) {
        if !self.only_said_since(before) {
            return self.note_asked();
        }
        if let (Some(n), Some(play)) = (self.standing.last(), &self.standing.play) {
            let seats = play.state().turn().seats();
            let first = before.map_or(0, |before| before + 1);
            (first..=n).for_each(|n| self.asked.note(n, seats));
        }
    }

    /// Has something only been said about the game since an entry?
    pub(crate) fn only_said_since(&self, before: Option<u32>) -> bool {
        let entries = self.standing.play.as_ref().map_or(&[][..], Play::entries);
        let new = before.and_then(|before| entries.get(before as usize + 1..));
        new.is_some_and(|new| new.iter().all(|entry| entry.deed.is_said()))
    }

    fn let_go(&mut self) {
        if let Some(Held { reply: Reply::To { socket, id }, .. }) = self.held.take() {
            self.reply(socket, id, Err(Refusal::stale()));
        }
    }
}

/// What comes first on a seat's list, in notation.
pub(crate) fn first(state: &dyn Match, seat: Seat) -> Option<String> {
    state.choices(seat).listed.into_iter().next().map(|offered| offered.text)
}
