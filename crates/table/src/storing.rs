//! What is under way at the store, and what follows when it is done: a deed is
//! proposed, stored, committed and only then told. The log is the truth: after
//! a conflict, or when it is not sure what was stored, it is read again.

use record::{Chain, Deed, Opening, Play, Proposal};
use tabletop::{Happened, Seat};

use crate::clock::After;
use crate::hear::{Output, Summary, Unstored};
use crate::intents::prepared;
use crate::{Kept, Lines, Person, Refusal, Table, clause};

/// Listings may be this much behind, so that not every entry rewrites them.
const LISTING: u64 = 10_000;

/// Who hears what became of a deed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reply {
    /// Who asked for it.
    To { socket: u64, id: u32 },
    /// The bot on this seat.
    Bot(Seat),
    /// Nobody: it was done for somebody who did not decide.
    Nobody,
    /// Nobody, who had prepared it.
    Prepared,
}

/// Somebody sat down: the ticket and the seat.
pub(crate) type Sat = Option<(u64, Seat)>;

/// What the store has been asked for.
pub(crate) enum Busy {
    /// To store a deed.
    Deed { proposal: Box<Proposal>, chain: Chain, line: String, reply: Reply },
    /// To store the beginning of the game.
    Start { play: Box<Play>, chain: Chain, happened: Box<dyn Happened>, sat: Sat },
    /// To store what listings show.
    List { sat: Sat },
    /// To take a seat for somebody.
    Claim { ticket: u64, person: Person, seat: Seat },
    /// To give a seat back.
    Unclaim { ticket: u64, seat: Seat },
    /// To say when the holder of a seat was last seen: a bot may play it then.
    Seen { seat: Seat, level: String, reply: Reply },
    /// To store what somebody has prepared, or has not prepared any more.
    Intend { new: Option<Kept>, gone: Vec<(Seat, u32)>, reply: Reply },
    /// To read the log, because nobody knows what became of this.
    Read(Lost),
}

/// What may be stored or not.
pub(crate) enum Lost {
    /// A deed; was somebody else first for sure?
    Deed { line: String, n: u32, conflict: bool, reply: Reply },
    /// The beginning of the game.
    Start { why: Refusal, sat: Sat },
}

impl Table {
    /// Proposes a deed and has it stored.
    pub(crate) fn propose(&mut self, seat: Seat, deed: &Deed, reply: Reply) -> Result<(), Refusal> {
        self.propose_as(seat, deed, reply, None)
    }

    /// The same; a `fallback` is done in place of a bot that had no answer, and
    /// says why.
    pub(crate) fn propose_as(
        &mut self,
        seat: Seat,
        deed: &Deed,
        reply: Reply,
        fallback: Option<&str>,
    ) -> Result<(), Refusal> {
        let mut proposal = self.play()?.propose(seat, deed)?;
        if let Some(reason) = fallback {
            proposal = proposal.fallback(reason);
        }
        self.have_stored(seat, proposal, reply);
        Ok(())
    }

    /// Has stored what the rules allow.
    pub(crate) fn have_stored(&mut self, seat: Seat, proposal: Proposal, reply: Reply) {
        let entries = self.standing.play.as_ref().map_or(&[][..], Play::entries);
        let last = entries.last().and_then(|entry| entry.at).unwrap_or(0);
        let proposal = proposal.at(self.now.max(last));
        let mut chain = self.standing.chain.clone();
        let line = chain.entry(proposal.entry()).trim_end().to_owned();
        let labels = self.standing.play.as_ref().map_or(&[][..], |play| play.course().labels());
        let mut labels = labels.to_vec();
        let handover = match &proposal.entry().deed {
            Deed::Handover(label) => labels.get_mut(seat.index()).map(|it| it.clone_from(label)),
            _ => None,
        };
        let mut clock = self.standing.clock.clone();
        clock.note(&After {
            entry: proposal.entry(),
            asked: proposal.state().turn().seats(),
            labels: &labels,
            origin: self.standing.origin(),
        });
        let due = clock.next().map(|(late, _)| late);
        let over = proposal.state().outcome().is_some();
        let old = self.now >= self.listed + LISTING;
        // Whose turn it is shows at once, unless it is a bot's, who does not take long.
        let asked = self.standing.persons_asked(Some((proposal.state(), &labels)));
        let passed = !asked.is_empty() && self.listed_asked.as_ref() != Some(&asked);
        // Nobody waits for who has the answer ready.
        let ready = self.ready(&asked, &proposal);
        let prepared = !ready.is_empty() || prepared(proposal.entry()).is_some();
        // Whoever wakes a table that sleeps must know when.
        let timed = clock.control().is_some() && self.listed_due != Some(due);
        let mut summary = (over || old || passed || timed || prepared || handover.is_some())
            .then(|| self.standing.summary_of(Some((proposal.state(), &labels)), due));
        if let Some(summary) = summary.as_mut().filter(|_| !proposal.entry().deed.is_said()) {
            summary.listing.acts(seat, proposal.entry().n);
            if !ready.is_empty() {
                summary.listing.answers(&ready);
                // If it should not come to that here, somebody wakes the table.
                let pause = ready.iter().filter_map(|seat| proposal.state().patience(*seat)).max();
                summary.due = Some(self.now + u64::from(pause.unwrap_or(0)));
            }
        }
        self.store(vec![line.clone()], summary);
        self.busy = Some(Busy::Deed { proposal: Box::new(proposal), chain, line, reply });
    }

    /// Starts the game when nobody is missing; `sat` has just sat down. Until
    /// then, listings show who is there.
    pub(crate) fn begin(&mut self, sat: Sat) {
        self.begin_with(sat, None);
    }

    /// The same; bots of this level play for whoever is missing.
    pub(crate) fn begin_with(&mut self, sat: Sat, instead: Option<&str>) {
        if self.standing.play.is_some() {
            return self.settled(sat);
        }
        let Some(seats) = self.standing.labels(instead) else {
            let summary = self.standing.summary();
            self.store(Vec::new(), Some(summary));
            self.busy = Some(Busy::List { sat });
            return;
        };
        let header = &self.standing.plan.header;
        let opening = Opening {
            setup: header.setup.clone(),
            seats,
            position: header.position.clone(),
            script: header.script.clone(),
            exercise: header.exercise,
            at: Some(self.now),
        };
        let started = header.version_of(self.standing.game).map_err(|error| Refusal::from(&error));
        let started = started.and_then(|game| Ok(Play::start(game, opening, self.standing.seed)?));
        let (play, happened) = match started {
            Ok(started) => started,
            Err(why) => {
                self.trouble = Some(why.clone());
                return self.joined(sat, Err(why));
            }
        };
        let mut chain = Chain::new();
        let mut lines = vec![chain.header(play.header())];
        lines.extend(play.entries().iter().map(|entry| chain.entry(entry)));
        let lines = lines.into_iter().map(|line| line.trim_end().to_owned()).collect();
        let summary = self.standing.summary_of(Some((play.state(), play.course().labels())), None);
        self.store(lines, Some(summary));
        self.busy = Some(Busy::Start { play: Box::new(play), chain, happened, sat });
    }

    pub(crate) fn store(&mut self, lines: Vec<String>, summary: Option<Summary>) {
        if let Some(summary) = &summary {
            self.listed = self.now;
            self.listed_asked = Some(summary.listing.asked.clone());
            self.listed_due = Some(summary.due);
        }
        let (first, at) = (self.standing.lines() + 1, self.now);
        self.outputs.push(Output::Store { first, lines, summary, at });
    }

    /// The store has said what became of what it was asked to store.
    pub(crate) fn stored(&mut self, done: Result<(), Unstored>) {
        match (self.busy.take(), done) {
            (Some(Busy::Deed { proposal, chain, reply, .. }), Ok(())) => {
                self.commit(*proposal, chain, reply);
            }
            (Some(Busy::Deed { proposal, line, reply, .. }), Err(why)) => {
                let conflict = why == Unstored::Conflict;
                let n = proposal.entry().n;
                self.read(Lost::Deed { line, n, conflict, reply });
            }
            (Some(Busy::Start { play, chain, happened, sat }), Ok(())) => {
                self.trouble = None;
                self.standing.clock = self.standing.new_clock();
                self.standing.play = Some(*play);
                self.standing.go_on(chain, happened);
                self.note_asked();
                self.tell_tables();
                self.tell_since(None);
                self.settled(sat);
            }
            (Some(Busy::Start { sat, .. }), Err(why)) => {
                // Another node was first, or nothing was stored.
                let why = match why {
                    Unstored::Conflict => Refusal::stale(),
                    Unstored::Unsure(why) => why,
                };
                self.read(Lost::Start { why, sat });
            }
            (Some(Busy::List { sat }), done) => {
                // Where the log has gone on elsewhere, so has what is listed; else the next
                // entry rewrites it.
                if matches!(done, Err(Unstored::Unsure(_))) {
                    self.complain("a listing was not stored");
                }
                self.settled(sat);
            }
            (other, _) => self.unasked(other),
        }
    }

    /// The store has said whether somebody has a seat.
    pub(crate) fn claimed(&mut self, done: Result<bool, Refusal>) {
        match (self.busy.take(), done) {
            (Some(Busy::Claim { ticket, person, seat }), Ok(true)) => {
                self.standing.holders[seat.index()] = Some(person);
                self.begin(Some((ticket, seat)));
            }
            (Some(Busy::Claim { ticket, .. }), Ok(false)) => {
                self.outputs.push(Output::ReadHolders);
                let taken = Refusal::conflict("error-seat-taken");
                self.outputs.push(Output::Joined { ticket, seat: Err(taken) });
            }
            (Some(Busy::Claim { ticket, .. }), Err(why)) => {
                self.outputs.push(Output::Joined { ticket, seat: Err(why) });
            }
            (other, _) => self.unasked(other),
        }
    }

    /// The store has said whether a seat is free again.
    pub(crate) fn unclaimed(&mut self, done: Result<bool, Refusal>) {
        match (self.busy.take(), done) {
            (Some(Busy::Unclaim { ticket, seat }), Ok(true)) => {
                self.standing.holders[seat.index()] = None;
                match self.left_behind() {
                    Some((seat, identity)) => {
                        self.outputs.push(Output::Unclaim { seat, identity });
                        self.busy = Some(Busy::Unclaim { ticket, seat });
                    }
                    None => self.begin(Some((ticket, seat))),
                }
            }
            (Some(Busy::Unclaim { ticket, .. }), Ok(false)) => {
                self.outputs.push(Output::ReadHolders);
                self.outputs.push(Output::Joined { ticket, seat: Err(Refusal::stale()) });
            }
            (Some(Busy::Unclaim { ticket, .. }), Err(why)) => {
                self.outputs.push(Output::Joined { ticket, seat: Err(why) });
            }
            (other, _) => self.unasked(other),
        }
    }

    /// The log was read, because it was not known what is stored.
    pub(crate) fn reread(&mut self, done: &Result<Lines, Refusal>) {
        let lost = match self.busy.take() {
            Some(Busy::Read(lost)) => lost,
            other => return self.unasked(other),
        };
        if let Ok(lines) = done {
            self.catch_up(lines);
        }
        match lost {
            Lost::Deed { line, n, conflict, reply } => {
                // An entry of ours may be there even though the store failed to say so.
                let ours = |read: &Lines| {
                    let at = (u64::from(n) + 1).checked_sub(read.after);
                    at.and_then(|at| read.lines.get(at as usize)) == Some(&line)
                };
                let done = match done {
                    Ok(lines) if !conflict && ours(lines) => Ok(n),
                    Ok(_) if conflict => Err(Refusal::stale()),
                    Ok(_) | Err(_) => Err(Refusal::internal()),
                };
                self.answer(reply, done);
            }
            Lost::Start { sat, .. } if self.standing.play.is_some() => self.settled(sat),
            Lost::Start { why, sat } => {
                self.trouble = Some(why.clone());
                self.joined(sat, Err(why));
            }
        }
    }

    fn read(&mut self, lost: Lost) {
        self.outputs.push(Output::Read { after: self.standing.lines() });
        self.busy = Some(Busy::Read(lost));
    }

    /// Puts back what was under way: the answer belonged to something else.
    pub(crate) fn unasked(&mut self, busy: Option<Busy>) {
        self.busy = busy;
        self.complain("the store answers what was not asked");
    }

    /// It is stored: makes it so, and tells.
    fn commit(&mut self, proposal: Proposal, chain: Chain, reply: Reply) {
        let entry = proposal.entry().clone();
        let Some(play) = &mut self.standing.play else {
            return self.complain("there is no game to commit to");
        };
        let happened = match play.commit(proposal) {
            Ok(happened) => happened,
            // Nothing else is proposed while something is under way.
            Err(stale) => return self.complain(stale.to_string()),
        };
        let before = entry.n.checked_sub(1);
        self.standing.go_on(chain, happened);
        match entry.deed {
            Deed::Handover(_) => self.tell_tables_in_time(),
            Deed::Undo(_) | Deed::Agreed(_) => self.dismiss_all(),
            Deed::Start
            | Deed::Act(_)
            | Deed::Resign
            | Deed::Offer(_)
            | Deed::Agree
            | Deed::Decline => {}
        }
        self.note_asked_since(before);
        self.tell_since(before);
        self.tell_end();
        self.answer(reply, Ok(entry.n));
    }

    /// Takes over what was stored elsewhere, if anything was, and tells it.
    pub(crate) fn catch_up(&mut self, lines: &Lines) {
        let (known, before) = (self.standing.lines(), self.standing.last());
        if let Err(error) = self.standing.follow(lines) {
            self.complain(format!("the log cannot be replayed: {error}"));
        }
        if self.standing.lines() == known {
            return;
        }
        self.trouble = None;
        self.listed_asked = None;
        self.listed_due = None;
        if !self.only_said_since(before) {
            self.dismiss_all();
        }
        self.note_asked_since(before);
        match before {
            // That it has begun is no secret.
            None => self.tell_tables(),
            Some(_) => self.tell_tables_in_time(),
        }
        self.tell_since(before);
        self.tell_end();
    }

    /// Says what became of a deed.
    pub(crate) fn answer(&mut self, reply: Reply, done: Result<u32, Refusal>) {
        match (reply, done) {
            (Reply::To { socket, id }, done) => self.reply(socket, id, done),
            (Reply::Bot(seat), Err(Refusal { clause: None, .. })) => self.later(seat),
            // Another node was quicker with the same.
            (Reply::Nobody | Reply::Prepared, Err(why)) if why.clause == Some(clause::STALE) => {}
            (Reply::Prepared, Err(_)) => self.fire_later(),
            (Reply::Nobody, Err(why)) => {
                self.complain(format!("a seat could not be helped: {}", why.why.key));
            }
            (Reply::Bot(_) | Reply::Nobody | Reply::Prepared, _) => {}
        }
    }

    /// Everybody hears who sits here now, and who sat down where.
    fn settled(&mut self, sat: Sat) {
        if sat.is_some() {
            self.tell_tables();
            self.tell_presence();
        }
        if let Some((_, seat)) = sat {
            self.joined(sat, Ok(seat));
        }
    }

    fn joined(&mut self, sat: Sat, seat: Result<Seat, Refusal>) {
        if let Some((ticket, _)) = sat {
            self.outputs.push(Output::Joined { ticket, seat });
        }
    }
}
