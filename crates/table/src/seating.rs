//! Coming, sitting down, going, leaving a seat to a bot, coming back, and who
//! is here.

use record::Deed;
use tabletop::Seat;

use crate::hear::Output;
use crate::message::{Chat, Log, Message, Presence, SeatPresence};
use crate::standing::seat;
use crate::storing::{Busy, Reply};
use crate::{Chair, Person, Refusal, Table, Visitor, bot_label, clause};

impl Table {
    pub(crate) fn enter(
        &mut self,
        visitor: Visitor,
        after: Option<u32>,
        talk: Vec<Chat>,
        next: Option<String>,
    ) {
        let socket = visitor.socket;
        self.visitors.retain(|known| known.socket != socket);
        let who = self.standing.viewer(&visitor.person.id);
        self.send(vec![socket], self.standing.show_table(&visitor.person.id));
        match self.standing.steps_since(after, &[who]) {
            Ok(shown) => {
                for steps in shown.into_iter().map(|(_, steps)| steps).filter(|it| !it.is_empty()) {
                    let table = self.standing.id.clone();
                    self.send(vec![socket], Message::Log(Log { table, steps }));
                }
            }
            Err(error) => self.complain(format!("the log does not replay: {error}")),
        }
        if let Some(state) = self.standing.show_state(who, None) {
            self.send(vec![socket], state);
        }
        for line in talk {
            self.send(vec![socket], Message::Chat(line));
        }
        if let Some(next) = next {
            let table = self.standing.id.clone();
            self.send(vec![socket], Message::Rematch { table, next });
        }
        self.visitors.push(visitor);
        self.tell_presence();
    }

    pub(crate) fn leave(&mut self, socket: u64) {
        for visitor in self.visitors.iter().filter(|visitor| visitor.socket == socket) {
            if let Some(seat) = self.standing.seat_of(&visitor.person.id) {
                self.seen[seat.index()] = Some(self.now);
            }
        }
        self.visitors.retain(|visitor| visitor.socket != socket);
        self.tell_presence();
    }

    /// Gives somebody a seat: the wanted one, or the first free one. Who sits
    /// here already stays there.
    pub(crate) fn join(&mut self, ticket: u64, person: Person, wanted: Option<Seat>) {
        if let Some(seat) = self.standing.seat_of(&person.id) {
            return self.outputs.push(Output::Joined { ticket, seat: Ok(seat) });
        }
        let free = |at: &usize| match &self.standing.chairs[*at] {
            Chair::Person { kept } => {
                self.standing.holders[*at].is_none()
                    && kept.as_ref().is_none_or(|kept| *kept == person.id)
            }
            Chair::Bot { .. } => false,
        };
        let mut free: Vec<usize> = (0..self.standing.chairs.len()).filter(free).collect();
        // A chair kept for somebody is theirs before an open one.
        free.sort_by_key(|at| self.standing.chairs[*at] == Chair::OPEN);
        let found = match wanted {
            Some(seat) => free.into_iter().find(|at| *at == seat.index()),
            None => free.into_iter().next(),
        };
        let Some(seat) = found.map(seat) else {
            let taken = Refusal::conflict("error-seat-taken");
            return self.outputs.push(Output::Joined { ticket, seat: Err(taken) });
        };
        self.outputs.push(Output::Claim { seat, identity: person.id.clone() });
        self.busy = Some(Busy::Claim { ticket, person, seat });
    }

    /// Lets a bot play a person's seat (TT-S2).
    pub(crate) fn takeover(
        &mut self,
        person: &Person,
        seat: Seat,
        level: &str,
        reply: Reply,
    ) -> Result<(), Refusal> {
        let refuse = |key| Err(Refusal::conflict(key).by(clause::TAKEOVER));
        let Some(own) = self.standing.seat_of(&person.id) else {
            return Err(Refusal::forbidden("error-not-seated").by(clause::HOLDER));
        };
        if self.standing.holders.get(seat.index()).is_none_or(Option::is_none) {
            return refuse("error-no-such-seat");
        }
        if self.standing.bot(seat).is_some() {
            return refuse("error-bot-plays-already");
        }
        if !self.settings.levels.iter().any(|known| known == level) {
            return refuse("error-unknown-level");
        }
        if own != seat && !self.is_away(seat) {
            return refuse("error-not-away");
        }
        self.propose(seat, &Deed::Handover(bot_label(level)), reply)
    }

    /// Gives a person the own seat back (TT-S3).
    pub(crate) fn come_back(
        &mut self,
        person: &Person,
        seat: Seat,
        reply: Reply,
    ) -> Result<(), Refusal> {
        if self.standing.seat_of(&person.id) != Some(seat) {
            return Err(Refusal::forbidden("error-not-seated").by(clause::HOLDER));
        }
        if self.standing.bot(seat).is_none() {
            return Err(Refusal::conflict("error-not-replaced").by(clause::RETURN));
        }
        self.propose(seat, &Deed::Handover(person.name.clone()), reply)
    }

    /// Has the holder of a seat been away for a while? Another node may serve
    /// them, so what they did lately counts as being here.
    fn is_away(&self, seat: Seat) -> bool {
        let lately = self.now.saturating_sub(self.settings.away);
        if self.is_here(seat) || self.seen[seat.index()].is_some_and(|at| at > lately) {
            return false;
        }
        let entries = self.standing.play.iter().flat_map(|play| play.entries());
        let acted = entries.filter(|entry| entry.seat == Some(seat)).filter_map(|entry| entry.at);
        acted.max().is_none_or(|at| at <= lately)
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.visitors.iter().any(|visitor| self.standing.seat_of(&visitor.person.id) == Some(seat))
    }

    /// Is somebody here who plays?
    pub(crate) fn players_here(&self) -> bool {
        self.visitors.iter().any(|visitor| self.standing.seat_of(&visitor.person.id).is_some())
    }

    /// Tells everybody who is here.
    pub(crate) fn tell_presence(&mut self) {
        let held = |at: &usize| self.standing.holders[*at].is_some();
        let presence = |at| SeatPresence { seat: seat(at), here: self.is_here(seat(at)) };
        let seats = (0..self.standing.chairs.len()).filter(held).map(presence).collect();
        let watches = |visitor: &&Visitor| self.standing.seat_of(&visitor.person.id).is_none();
        let watching = self.visitors.iter().filter(watches).count();
        self.tell_all(Message::Presence(Presence {
            table: self.standing.id.clone(),
            seats,
            watching: u32::try_from(watching).unwrap_or(u32::MAX),
        }));
    }

    /// Passes on talk that is new.
    pub(crate) fn pass_on(&mut self, lines: Vec<Chat>) {
        for line in lines {
            if line.n > self.talk {
                self.talk = line.n;
                self.tell_all(Message::Chat(line));
            }
        }
    }
}
