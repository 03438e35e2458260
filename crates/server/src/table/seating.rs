//! Sitting down, leaving a seat to a bot, coming back, and who is here.

use record::{Deed, Opening, Play};
use store::{Append, Claim};
use tabletop::Seat;

use super::actor::Actor;
use super::clause;
use super::room::{Holder, seat};
use super::show::all_seats;
use crate::clock;
use crate::http::Problem;
use crate::identity::Person;
use crate::seats::{Chair, bot_label};
use crate::wire::{FromServer, Presence, SeatPresence};

impl Actor {
    /// Gives somebody a seat: the wanted one, or the first free one. Who sits
    /// here already stays there.
    pub(super) async fn join(
        &mut self,
        person: &Person,
        wanted: Option<Seat>,
    ) -> Result<Seat, Problem> {
        if let Some(seat) = self.room.seat_of(&person.id) {
            return Ok(seat);
        }
        let free = |at: &usize| match &self.room.chairs[*at] {
            Chair::Person { kept } => {
                self.room.holders[*at].is_none()
                    && kept.as_ref().is_none_or(|kept| *kept == person.id)
            }
            Chair::Bot { .. } => false,
        };
        let mut free: Vec<usize> = (0..self.room.chairs.len()).filter(free).collect();
        // A chair kept for somebody is theirs before an open one.
        free.sort_by_key(|at| self.room.chairs[*at] == Chair::OPEN);
        let at = match wanted {
            Some(seat) => free.into_iter().find(|at| *at == seat.index()),
            None => free.into_iter().next(),
        };
        let at = at.ok_or_else(|| Problem::conflict("error-seat-taken"))?;
        match self.house.store.claim(&self.room.id, at as u32, &person.id).await? {
            Claim::Yours => {}
            Claim::Taken { .. } => {
                self.room.read_holders(&self.house).await?;
                return Err(Problem::conflict("error-seat-taken"));
            }
        }
        self.room.holders[at] = Some(Holder { id: person.id.clone(), name: person.name.clone() });
        self.begin().await?;
        if self.room.play.is_none() {
            self.list().await?;
        }
        self.tell_tables();
        self.show_presence();
        Ok(seat(at))
    }

    /// Starts the game when nobody is missing.
    pub(super) async fn begin(&mut self) -> Result<(), Problem> {
        if self.room.play.is_some() {
            return Ok(());
        }
        let Some(seats) = self.room.labels() else { return Ok(()) };
        let now = clock::now();
        let header = &self.room.plan.header;
        let opening = Opening {
            setup: header.setup.clone(),
            seats,
            position: header.position.clone(),
            script: header.script.clone(),
            at: Some(now),
        };
        let game = header.version_of(self.room.entry.game);
        let game = game.map_err(|error| Problem::record(&error))?;
        let (play, happened) = Play::start(game, opening, self.room.seed)?;
        let mut chain = record::Chain::new();
        let mut lines = vec![chain.header(play.header())];
        lines.extend(play.entries().iter().map(|entry| chain.entry(entry)));
        let lines = lines.into_iter().map(|line| line.trim_end().to_owned()).collect();
        let over = play.course().is_over();
        let first = play.entries().first().cloned();
        (self.room.play, self.room.chain) = (Some(play), chain);
        let summary = Some(self.room.summary(over, now));
        let append = Append { table: self.room.id.clone(), first: 1, lines, summary };
        if let Err(error) = self.house.store.append(append).await {
            // Another node was first, or nothing was stored: the log knows.
            self.room.play = None;
            self.room.read_log(&self.house).await?;
            if self.room.play.is_none() {
                return Err(error.into());
            }
            self.note_asked();
            let shown = self.room.show_since(None, &self.viewers());
            self.show(&shown, true);
            return Ok(());
        }
        metrics::counter!("microcosm_games_total").increment(1);
        self.note_asked();
        if let Some(first) = first {
            let viewers = self.viewers().into_iter();
            let shown = viewers
                .map(|who| (who, vec![self.room.show_entry(&first, happened.as_ref(), who)]));
            let shown: Vec<_> = shown.collect();
            self.show(&shown, true);
        }
        Ok(())
    }

    /// Rewrites what listings show.
    pub(super) async fn list(&mut self) -> Result<(), Problem> {
        let summary = Some(self.room.summary(self.room.is_over(), clock::now()));
        let (table, first) = (self.room.id.clone(), self.room.lines() + 1);
        let append = Append { table, first, lines: Vec::new(), summary };
        Ok(self.house.store.append(append).await?)
    }

    /// Lets a bot play a person's seat (TT-S2).
    pub(super) async fn takeover(
        &mut self,
        person: &Person,
        seat: Seat,
        level: &str,
    ) -> Result<u32, Problem> {
        let refuse = |key| Err(Problem::conflict(key).by(clause::TAKEOVER));
        let Some(own) = self.room.seat_of(&person.id) else {
            return Err(Problem::forbidden("error-not-seated").by(clause::HOLDER));
        };
        if self.room.holders.get(seat.index()).is_none_or(Option::is_none) {
            return refuse("error-no-such-seat");
        }
        if self.room.bot(seat).is_some() {
            return refuse("error-bot-plays-already");
        }
        if !self.house.pool.levels(self.room.entry).iter().any(|known| known == level) {
            return refuse("error-unknown-level");
        }
        if own != seat && !self.is_away(seat) {
            return refuse("error-not-away");
        }
        self.deed(seat, &Deed::Handover(bot_label(level))).await
    }

    /// Gives a person the own seat back (TT-S3).
    pub(super) async fn come_back(&mut self, person: &Person, seat: Seat) -> Result<u32, Problem> {
        if self.room.seat_of(&person.id) != Some(seat) {
            return Err(Problem::forbidden("error-not-seated").by(clause::HOLDER));
        }
        if self.room.bot(seat).is_none() {
            return Err(Problem::conflict("error-not-replaced").by(clause::RETURN));
        }
        self.deed(seat, &Deed::Handover(person.name.clone())).await
    }

    /// Has the holder of a seat been away for a while? Another node may serve
    /// them, so what they did lately counts as being here.
    fn is_away(&self, seat: Seat) -> bool {
        let away = self.house.config.away;
        if self.is_here(seat) || self.seen[seat.index()].is_some_and(|at| at.elapsed() < away) {
            return false;
        }
        let entries = self.room.play.iter().flat_map(|play| play.entries());
        let acted = entries.filter(|entry| entry.seat == Some(seat)).filter_map(|entry| entry.at);
        let lately =
            clock::now().saturating_sub(u64::try_from(away.as_millis()).unwrap_or(u64::MAX));
        acted.max().is_none_or(|at| at < lately)
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.visitors.iter().any(|visitor| self.room.seat_of(&visitor.person.id) == Some(seat))
    }

    /// Tells everybody who is here.
    pub(super) fn show_presence(&self) {
        let held = |seat: &Seat| self.room.holders[seat.index()].is_some();
        let presence = |seat| SeatPresence { seat, here: self.is_here(seat) };
        let seats = all_seats(&self.room).filter(held).map(presence).collect();
        let watches = |visitor: &&super::Visitor| self.room.seat_of(&visitor.person.id).is_none();
        let watching = self.visitors.iter().filter(watches).count();
        self.tell_all(&FromServer::Presence(Presence {
            table: self.room.id.clone(),
            seats,
            watching: u32::try_from(watching).unwrap_or(u32::MAX),
        }));
    }
}
