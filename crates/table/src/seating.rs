//! Coming, sitting down, going, leaving a seat to a bot, coming back, and who
//! is here.

use record::{Deed, Play};
use tabletop::{Seat, Viewer};

use crate::hear::Output;
use crate::message::{Chat, Log, Message, Presence, SeatPresence};
use crate::standing::seat;
use crate::storing::{Busy, Reply};
use crate::time::{HANDED_IN, milliseconds};
use crate::{Chair, Person, Refusal, Table, Visitor, bot_label, clause};

impl Table {
    pub(crate) fn enter(
        &mut self,
        visitor: Visitor,
        after: Option<u32>,
        talk: Vec<Chat>,
        next: Option<String>,
        looked: Option<u32>,
    ) {
        let socket = visitor.socket;
        self.visitors.retain(|known| known.socket != socket);
        self.tell_late();
        let who = self.standing.viewer(&visitor.person.id);
        let mut table = self.table_for(&visitor.person.id);
        if let (Message::Table(info), Viewer::Seat(seat)) = (&mut table, who) {
            // Who has another window open looks all the while.
            info.looked = match self.looks(&visitor.person) {
                true => self.standing.last(),
                false => looked.max(self.by_hand(seat)),
            };
        }
        self.send(vec![socket], table);
        let (standing, now) = self.seen_by(who);
        let (steps, state) =
            (standing.steps_since(after, who), standing.show_state(who, None, now));
        if !steps.is_empty() {
            let table = self.standing.id.clone();
            self.send(vec![socket], Message::Log(Log { table, steps }));
        }
        if let Some(state) = state {
            self.send(vec![socket], state);
        }
        if let Viewer::Seat(seat) = who {
            self.show_intents(seat, vec![socket]);
        }
        self.hear_before(&visitor, talk);
        if let Some(next) = next {
            let table = self.standing.id.clone();
            self.send(vec![socket], Message::Rematch { table, next });
        }
        self.visitors.push(visitor);
        self.tell_presence();
    }

    /// The last thing that who sits there has done by hand, as far as that can be
    /// told: then they looked. What was prepared, or a bot did, they may not have seen.
    fn by_hand(&self, seat: Seat) -> Option<u32> {
        let entries = self.standing.play.as_ref().map_or(&[][..], Play::entries);
        let own = entries.iter().rev().filter(|entry| entry.seat == Some(seat));
        let here = own.take_while(|entry| !matches!(entry.deed, Deed::Handover(_)));
        let mut here = here.filter(|_| self.standing.bot(seat).is_none());
        here.find(|entry| entry.reason.is_none()).map(|entry| entry.n)
    }

    /// Does somebody look at the table, by whichever connection?
    fn looks(&self, person: &Person) -> bool {
        self.visitors.iter().any(|visitor| visitor.person.id == person.id)
    }

    pub(crate) fn leave(&mut self, socket: u64) {
        let gone = self.visitors.iter().position(|visitor| visitor.socket == socket);
        let gone = gone.map(|at| self.visitors.remove(at).person);
        let seat = gone.as_ref().and_then(|person| self.standing.seat_of(&person.id));
        if let (Some(person), Some(seat)) = (gone, seat) {
            self.seen[seat.index()] = Some(self.now);
            if let Some(n) = self.standing.last().filter(|_| !self.looks(&person)) {
                self.outputs.push(Output::Looked { identity: person.id, n });
            }
        }
        self.tell_presence();
    }

    /// Gives somebody a seat: the wanted one, or the first free one. Who sits
    /// here already stays there.
    pub(crate) fn join(&mut self, ticket: u64, person: Person, wanted: Option<Seat>) {
        if let Some(seat) = self.standing.seat_of(&person.id) {
            return self.outputs.push(Output::Joined { ticket, seat: Ok(seat) });
        }
        let refused = match () {
            () if self.standing.is_closed() => Some("error-closed"),
            () if self.removed.contains(&person.id) => Some("error-removed"),
            // What is counted is counted for accounts.
            () if self.standing.plan.rated && !person.account => Some("error-rated-account"),
            () => None,
        };
        if let Some(key) = refused {
            let seat = Err(Refusal::conflict(key));
            return self.outputs.push(Output::Joined { ticket, seat });
        }
        let begun = self.standing.play.is_some();
        let free = |at: &usize| match &self.standing.chairs[*at] {
            Chair::Person { kept, .. } => {
                !begun
                    && self.standing.holders[*at].is_none()
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

    /// Gives the seat of somebody back, while the game has not begun.
    pub(crate) fn stand_up(&mut self, ticket: u64, person: &Person) {
        let refused = match self.standing.seat_of(&person.id) {
            None => Refusal::forbidden("error-not-seated").by(clause::HOLDER),
            Some(_) if self.standing.play.is_some() => Refusal::conflict("error-begun"),
            Some(seat) => {
                self.outputs.push(Output::Unclaim { seat, identity: person.id.clone() });
                self.busy = Some(Busy::Unclaim { ticket, seat });
                return;
            }
        };
        self.outputs.push(Output::Joined { ticket, seat: Err(refused) });
    }

    /// Gives the seat of somebody back whom the host does not want there.
    pub(crate) fn remove(&mut self, ticket: u64, person: &Person, seat: Seat) {
        let holder = self.standing.holder(seat).map(|holder| holder.id.clone());
        let refused = match (self.may_host(person), holder) {
            (Err(refused), _) => refused,
            (Ok(own), Some(identity)) if own != seat => {
                self.removed.push(identity.clone());
                self.outputs.push(Output::Unclaim { seat, identity });
                self.busy = Some(Busy::Unclaim { ticket, seat });
                return;
            }
            (Ok(_), _) => Refusal::conflict("error-no-such-seat"),
        };
        self.outputs.push(Output::Joined { ticket, seat: Err(refused) });
    }

    /// Begins with bots in the place of whoever is missing.
    pub(crate) fn fill(&mut self, ticket: u64, person: &Person, level: &str) {
        let known = self.settings.levels.iter().any(|known| known == level);
        match self.may_host(person) {
            Ok(own) if known => self.begin_with(Some((ticket, own)), Some(level)),
            Ok(_) => {
                let seat = Err(Refusal::bad("error-unknown-level"));
                self.outputs.push(Output::Joined { ticket, seat });
            }
            Err(refused) => self.outputs.push(Output::Joined { ticket, seat: Err(refused) }),
        }
    }

    /// Gives up for somebody who has not come to a game of a tournament.
    pub(crate) fn forfeit(&mut self, seat: Seat) {
        let tournament = self.standing.plan.tournament.is_some() && !self.standing.is_over();
        if !tournament {
            return;
        }
        if let Err(refusal) = self.propose(seat, &Deed::Resign, Reply::Nobody) {
            self.complain(format!("a seat could not be given up: {}", refusal.why.key));
        }
    }

    /// Does for somebody what they have handed in, if they have done nothing yet.
    pub(crate) fn open_with(&mut self, seat: Seat, action: String) {
        let Some(play) = &self.standing.play else { return };
        let begun = play.entries().iter().any(|entry| entry.seat == Some(seat));
        let asked = play.state().turn().seats().contains(seat);
        if self.standing.plan.tournament.is_none() || begun || !asked {
            return;
        }
        if let Err(refusal) =
            self.propose_because(seat, &Deed::Act(action), Reply::Nobody, Some(HANDED_IN))
        {
            self.complain(format!("what was handed in does not fit: {}", refusal.why.key));
        }
    }

    /// The seat of the host, if that is who asks and the game has not begun.
    fn may_host(&self, person: &Person) -> Result<Seat, Refusal> {
        let own = self.standing.seat_of(&person.id);
        match own.filter(|own| self.standing.host() == Some(*own)) {
            None => Err(Refusal::forbidden("error-not-host")),
            Some(_) if self.standing.play.is_some() => Err(Refusal::conflict("error-begun")),
            Some(own) => Ok(own),
        }
    }

    /// Somebody who sits at a table that its host has closed.
    pub(crate) fn left_behind(&self) -> Option<(Seat, String)> {
        let held = |(at, holder): (usize, &Option<Person>)| {
            holder.as_ref().map(|holder| (seat(at), holder.id.clone()))
        };
        let closed = self.standing.is_closed();
        self.standing.holders.iter().enumerate().filter(|_| closed).find_map(held)
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
        if own == seat {
            return self.propose(seat, &Deed::Handover(bot_label(level)), reply);
        }
        if self.standing.clock.deadline(seat).is_some() {
            return refuse("error-clock-runs");
        }
        let Some(holder) =
            self.standing.holders[seat.index()].as_ref().filter(|_| self.is_away(seat))
        else {
            return refuse("error-not-away");
        };
        self.outputs.push(Output::ReadSeen { identity: holder.id.clone() });
        self.busy = Some(Busy::Seen { seat, level: level.to_owned(), reply });
        Ok(())
    }

    /// The store has said when the holder of a seat was last seen anywhere.
    pub(crate) fn seen(&mut self, seen: Result<Option<u64>, Refusal>) {
        let (seat, level, reply) = match self.busy.take() {
            Some(Busy::Seen { seat, level, reply }) => (seat, level, reply),
            other => return self.unasked(other),
        };
        let done = match seen {
            Ok(at) if at.is_none_or(|at| at <= self.lately(seat)) => {
                self.propose(seat, &Deed::Handover(bot_label(&level)), reply)
            }
            Ok(_) => Err(Refusal::conflict("error-not-away").by(clause::TAKEOVER)),
            Err(why) => Err(why),
        };
        if let Err(why) = done {
            self.answer(reply, Err(why));
        }
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
        if self.standing.clock.has_fallen(seat) {
            return Err(Refusal::conflict("error-out-of-time").by(clause::TIME));
        }
        self.propose(seat, &Deed::Handover(person.name.clone()), reply)
    }

    /// Does the table wait for the holder of a seat, who has been away for a
    /// while? Others may be served by another node, which the store knows.
    fn is_away(&self, seat: Seat) -> bool {
        let asked = |play: &Play| play.state().turn().seats().contains(seat);
        let waits = self.standing.play.as_ref().is_some_and(asked);
        let here =
            self.is_here(seat) || self.seen[seat.index()].is_some_and(|at| at > self.lately(seat));
        waits && !here && self.standing.clock.stands <= self.lately(seat)
    }

    /// What was before this is a while ago: where a move may take days, so may the
    /// first.
    fn lately(&self, seat: Seat) -> u64 {
        let begun = self.standing.clock.has_begun(seat);
        let control = self.standing.clock.control().filter(|_| !begun);
        let first = control.map_or(0, |it| milliseconds(it.per_move));
        self.now.saturating_sub(self.settings.away.max(first))
    }

    pub(crate) fn is_here(&self, seat: Seat) -> bool {
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
}
