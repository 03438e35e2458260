//! The task that owns a table. Everything that changes a table happens here,
//! one thing after the other: propose, store, commit, and only then tell.

use std::sync::Arc;
use std::time::Instant;

use record::Deed;
use store::Append;
use tabletop::{Seat, Viewer};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use super::bots::{Bots, Thought};
use super::pause::Held;
use super::registry::Heard;
use super::stale::Asked;
use super::{Command, Room, Visitor, Wish, clause, text};
use crate::clock;
use crate::house::{House, stopped};
use crate::http::Problem;
use crate::limits::Kind;
use crate::wire::{Chat, FromServer};

/// How many lines of talk a newcomer is shown.
const TALK: u32 = 50;
/// The longest line of talk, in characters.
const LONGEST: usize = 500;
/// Listings may be this much behind, so that not every entry rewrites them.
const LISTING: u64 = 10_000;

/// A live table.
pub(super) struct Actor {
    pub(super) house: Arc<House>,
    pub(super) room: Room,
    pub(super) visitors: Vec<Visitor>,
    /// When each seat's holder was last here.
    pub(super) seen: Vec<Option<Instant>>,
    pub(super) bots: Bots,
    pub(super) thoughts: JoinSet<Thought>,
    asked: Asked,
    /// Since when those are asked who are asked.
    pub(super) since: Instant,
    /// A pass that waits for the pause to be over.
    pub(super) held: Option<Held>,
    /// The last line of talk that was passed on.
    talk: u64,
    /// The changes of seats that were looked into.
    changes: u64,
    listed: u64,
}

impl Actor {
    pub(super) fn new(house: Arc<House>, room: Room) -> Self {
        let seats = room.chairs.len();
        metrics::gauge!("microcosm_tables").increment(1);
        let mut actor = Actor {
            house,
            visitors: Vec::new(),
            seen: vec![None; seats],
            bots: Bots::new(seats),
            thoughts: JoinSet::new(),
            asked: Asked::default(),
            since: Instant::now(),
            held: None,
            talk: 0,
            changes: 0,
            listed: 0,
            room,
        };
        actor.note_asked();
        actor
    }

    /// Serves the table until nobody is there.
    pub(super) async fn run(
        mut self,
        mut inbox: mpsc::Receiver<Command>,
        mut ears: watch::Receiver<Heard>,
    ) {
        let mut stopping = self.house.stopping.subscribe();
        let ready = self.wake().await;
        let mut quiet = Instant::now();
        loop {
            self.wake_bots();
            let idle = self.visitors.is_empty() && self.thoughts.is_empty();
            let deadline = quiet + self.house.config.idle;
            let hurried = self.hurried();
            let late = hurried.map_or(deadline, |(late, _)| late);
            tokio::select! {
                command = inbox.recv() => match command {
                    Some(Command::Ready { answer }) => drop(answer.send(ready.clone())),
                    Some(command) => self.obey(command).await,
                    None => break,
                },
                Some(thought) = self.thoughts.join_next_with_id() => self.think(thought).await,
                Ok(()) = ears.changed() => {
                    let heard = *ears.borrow_and_update();
                    self.catch_up(heard).await;
                    continue;
                }
                () = sleep_until(deadline.into()), if idle => {
                    if self.house.tables.retire(&self.room.id, &inbox) {
                        break;
                    }
                }
                () = sleep_until(late.into()), if hurried.is_some() => {
                    if let Some((_, seat)) = hurried {
                        self.hurry(seat).await;
                    }
                }
                () = stopped(&mut stopping) => break,
            }
            quiet = Instant::now();
        }
    }

    /// Only what is said from now on is news; so is what was done since the
    /// log was read.
    async fn wake(&mut self) -> Result<(), Problem> {
        let said = self.house.store.chat(&self.room.id, 0, 1).await?;
        self.talk = said.last().map_or(0, |line| line.n);
        self.reload().await?;
        self.begin().await?;
        if self.room.play.is_none() {
            self.list().await?;
        }
        Ok(())
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Enter { visitor, after, chat } => self.enter(visitor, after, chat).await,
            Command::Leave { socket } => self.leave(socket),
            Command::Wish { socket, id, wish } => self.wish(socket, id, wish).await,
            Command::Join { person, seat, answer } => {
                // Somebody who no longer waits has sat down all the same.
                drop(answer.send(self.join(&person, seat).await));
            }
            Command::Rematch { next } => {
                let table = self.room.id.clone();
                self.tell_all(&FromServer::Rematch { table, next });
            }
            Command::Ready { .. } => {}
        }
    }

    async fn enter(&mut self, visitor: Visitor, after: Option<u32>, chat: Option<u32>) {
        self.visitors.retain(|known| known.socket != visitor.socket);
        let who = self.room.viewer(&visitor.person.id);
        visitor.out.send(text(&self.room.show_table(&visitor.person.id)));
        for (_, messages) in self.room.show_since(after, &[who]) {
            messages.iter().for_each(|message| visitor.out.send(text(message)));
        }
        if let Some(state) = self.room.show_state(who) {
            visitor.out.send(text(&state));
        }
        // A page that comes back has its talk; it says how much of it, if it knows.
        let since = chat.map(u64::from).or(after.is_none().then_some(0));
        if let Some(since) = since {
            for line in self.read_talk(since).await {
                visitor.out.send(text(&FromServer::Chat(line)));
            }
        }
        if self.room.is_over()
            && let Some(next) = super::make::rematch_of(&self.house, &self.room.id).await
        {
            let table = self.room.id.clone();
            visitor.out.send(text(&FromServer::Rematch { table, next }));
        }
        self.visitors.push(visitor);
        self.show_presence();
    }

    fn leave(&mut self, socket: u64) {
        let now = Instant::now();
        for visitor in self.visitors.iter().filter(|visitor| visitor.socket == socket) {
            if let Some(seat) = self.room.seat_of(&visitor.person.id) {
                self.seen[seat.index()] = Some(now);
            }
        }
        self.visitors.retain(|visitor| visitor.socket != socket);
        self.show_presence();
    }

    async fn wish(&mut self, socket: u64, id: u32, wish: Wish) {
        let Some(visitor) = self.visitors.iter().find(|known| known.socket == socket).cloned()
        else {
            return;
        };
        let done = self.grant(&visitor, id, wish).await;
        self.reply(&visitor, id, done);
    }

    /// Does what somebody wants. Gives the number of what was stored; none if
    /// the answer comes later.
    async fn grant(
        &mut self,
        visitor: &Visitor,
        id: u32,
        wish: Wish,
    ) -> Result<Option<u32>, Problem> {
        let person = &visitor.person;
        let seat = match wish {
            Wish::Ask { question } => return self.answer(visitor, id, &question).map(|()| None),
            Wish::Chat { text } => return self.chat(person, &text).await.map(Some),
            Wish::Takeover { seat, level } => {
                return self.takeover(person, seat, &level).await.map(Some);
            }
            Wish::Return { seat } => return self.come_back(person, seat).await.map(Some),
            Wish::Act { .. } | Wish::Undo | Wish::Resign | Wish::Hint => self
                .room
                .seat_of(&person.id)
                .ok_or_else(|| Problem::forbidden("error-not-seated").by(clause::HOLDER))?,
        };
        let Some(play) = &self.room.play else {
            return Err(Problem::conflict("error-not-started").by(clause::STALE));
        };
        if self.room.bot(seat).is_some() && !self.room.is_over() {
            return Err(Problem::conflict("error-bot-plays").by(clause::HOLDER));
        }
        let deed = match wish {
            Wish::Act { after, action } => {
                // Not being asked explains more than being late.
                if let Err(illegal) = play.state().turn().expect(seat) {
                    return Err(illegal.into());
                }
                if !self.asked.counts(seat, after, play.entries()) {
                    return Err(Problem::conflict("error-stale").by(clause::STALE));
                }
                if self.hold(visitor, id, seat, &action) {
                    return Ok(None);
                }
                Deed::Act(action)
            }
            Wish::Undo => play.course().undo(seat)?,
            Wish::Hint => {
                self.hint(visitor, seat, id)?;
                return Ok(None);
            }
            _ => Deed::Resign,
        };
        self.deed(seat, &deed).await.map(Some)
    }

    /// Answers a question as far as the asker may know.
    fn answer(&self, visitor: &Visitor, id: u32, question: &str) -> Result<(), Problem> {
        let Some(play) = &self.room.play else {
            return Err(Problem::conflict("error-not-started").by(clause::STALE));
        };
        let who = self.room.viewer(&visitor.person.id);
        let answer = play.state().answer(who, question)?;
        visitor.out.send(text(&FromServer::Answer { id, answer }));
        Ok(())
    }

    /// Proposes, stores, commits, tells.
    pub(super) async fn deed(&mut self, seat: Seat, deed: &Deed) -> Result<u32, Problem> {
        let Some(play) = &self.room.play else {
            return Err(Problem::conflict("error-not-started").by(clause::STALE));
        };
        let last = play.entries().last().and_then(|entry| entry.at).unwrap_or(0);
        let now = clock::now().max(last);
        let proposal = play.propose(seat, deed)?.at(now);
        let entry = proposal.entry().clone();
        let over = proposal.state().outcome().is_some();
        let mut chain = self.room.chain.clone();
        let line = chain.entry(&entry).trim_end().to_owned();
        let handover = matches!(deed, Deed::Handover(_));
        let summary = (over || now >= self.listed + LISTING).then(|| self.room.summary(over, now));
        if summary.is_some() {
            self.listed = now;
        }
        let append = Append {
            table: self.room.id.clone(),
            first: self.room.lines() + 1,
            lines: vec![line.clone()],
            summary,
        };
        let started = Instant::now();
        if let Err(error) = self.house.store.append(append).await {
            return self.recover(error, entry.n, &line).await;
        }
        metrics::histogram!("microcosm_append_seconds").record(started.elapsed());
        metrics::counter!("microcosm_entries_total").increment(1);
        let Some(play) = &mut self.room.play else { return Err(Problem::internal()) };
        let happened = play.commit(proposal).map_err(|_| Problem::internal())?;
        self.room.chain = chain;
        self.note_asked();
        let viewers = self.viewers();
        let shown: Vec<_> = viewers
            .into_iter()
            .map(|who| (who, vec![self.room.show_entry(&entry, happened.as_ref(), who)]))
            .collect();
        self.show(&shown, handover);
        if matches!(deed, Deed::Undo(_)) {
            self.bots.dismiss(None);
        }
        if handover {
            self.list().await?;
        }
        Ok(entry.n)
    }

    /// The log is the truth: reads it again. An entry of ours may be there
    /// even though the store failed to say so.
    async fn recover(&mut self, error: store::Error, n: u32, line: &str) -> Result<u32, Problem> {
        let lost = !matches!(error, store::Error::Conflict { .. });
        if lost {
            tracing::error!(table = self.room.id, %error, "an entry was not stored for sure");
        }
        self.reload().await?;
        let stored = self.house.store.entries(&self.room.id, u64::from(n) + 1).await?;
        if lost && stored.first().is_some_and(|entry| entry.line == line) {
            return Ok(n);
        }
        if lost {
            return Err(Problem::internal());
        }
        Err(Problem::conflict("error-stale").by(clause::STALE))
    }

    /// Looks into what the store said.
    async fn catch_up(&mut self, heard: Heard) {
        if let Err(problem) = self.look(heard).await {
            tracing::warn!(table = self.room.id, why = %problem.why, "cannot catch up");
        }
    }

    async fn look(&mut self, heard: Heard) -> Result<(), Problem> {
        let changed = heard.changes > self.changes;
        self.changes = heard.changes;
        if changed {
            self.room.read_holders(&self.house).await?;
        }
        if changed || heard.entries > self.room.lines() {
            self.reload().await?;
        }
        if changed {
            self.tell_tables();
            self.show_presence();
        }
        if changed || heard.chat > self.talk {
            self.tell_talk().await;
        }
        self.begin().await
    }

    /// Reads the log again if it has grown elsewhere, and tells what is new.
    async fn reload(&mut self) -> Result<(), Problem> {
        let before = self.room.last();
        let known = self.room.lines();
        if self.house.store.entries(&self.room.id, known).await?.is_empty() {
            return Ok(());
        }
        self.room.read_log(&self.house).await?;
        if self.room.last() > before {
            self.bots.dismiss(None);
            self.note_asked();
            let shown = self.room.show_since(before, &self.viewers());
            self.show(&shown, true);
        }
        Ok(())
    }

    pub(super) fn note_asked(&mut self) {
        if let (Some(n), Some(play)) = (self.room.last(), &self.room.play) {
            self.asked.note(n, play.state().turn().seats());
            self.since = Instant::now();
            self.let_go();
        }
    }

    async fn chat(&mut self, person: &crate::identity::Person, line: &str) -> Result<u32, Problem> {
        self.house.limits.person(Kind::Chat, &person.id)?;
        let line = line.trim();
        let bad = line.is_empty() || line.chars().count() > LONGEST || line.contains('\0');
        if bad {
            return Err(Problem::bad("error-chat"));
        }
        let n = self.house.store.say(store::NewChat {
            table: self.room.id.clone(),
            at: clock::stored(clock::now()),
            from: person.name.clone(),
            text: line.to_owned(),
        });
        let n = n.await?;
        self.tell_talk().await;
        Ok(u32::try_from(n).unwrap_or(u32::MAX))
    }

    async fn read_talk(&mut self, after: u64) -> Vec<Chat> {
        let lines = self.house.store.chat(&self.room.id, after, TALK).await.unwrap_or_default();
        let line = |line: store::Chat| Chat {
            table: self.room.id.clone(),
            n: u32::try_from(line.n).unwrap_or(u32::MAX),
            from: line.from,
            text: line.text,
            at: u64::try_from(line.at).unwrap_or(0),
        };
        lines.into_iter().map(line).collect()
    }

    async fn tell_talk(&mut self) {
        for line in self.read_talk(self.talk).await {
            self.talk = self.talk.max(line.n.into());
            self.tell_all(&FromServer::Chat(line));
        }
    }

    /// The different viewers among the visitors.
    pub(super) fn viewers(&self) -> Vec<Viewer> {
        let mut viewers = Vec::new();
        for visitor in &self.visitors {
            let who = self.room.viewer(&visitor.person.id);
            if !viewers.contains(&who) {
                viewers.push(who);
            }
        }
        viewers
    }

    /// Sends each viewer's messages to all who see the same, then the state;
    /// first the table itself if seats have changed.
    pub(super) fn show(&mut self, shown: &[(Viewer, Vec<FromServer>)], seats: bool) {
        if seats {
            self.tell_tables();
        }
        for (who, messages) in shown {
            let texts =
                messages.iter().map(text).chain(self.room.show_state(*who).as_ref().map(text));
            let texts: Vec<_> = texts.collect();
            for visitor in &self.visitors {
                if self.room.viewer(&visitor.person.id) == *who {
                    texts.iter().for_each(|text| visitor.out.send(text.clone()));
                }
            }
        }
    }

    pub(super) fn tell_tables(&self) {
        for visitor in &self.visitors {
            visitor.out.send(text(&self.room.show_table(&visitor.person.id)));
        }
    }

    pub(super) fn tell_all(&self, message: &FromServer) {
        let message = text(message);
        self.visitors.iter().for_each(|visitor| visitor.out.send(message.clone()));
    }
}

/// Those who look at a table that broke must not wait for ever: they are sent
/// away, come back, and wake it from its log.
impl Drop for Actor {
    fn drop(&mut self) {
        metrics::gauge!("microcosm_tables").decrement(1);
        if std::thread::panicking() {
            self.visitors.iter().for_each(|visitor| visitor.out.hang_up());
        }
    }
}
