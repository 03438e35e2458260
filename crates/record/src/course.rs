//! A game as far as it has come: its log and its state. Who supplies the luck
//! is not decided here.

use tabletop::{
    Chance, Commitment, Effects, Game, Happened, Illegal, Luck, Match, Outcome, Recording, Said,
    Seat, Seen, SetupError, Turn, Viewer, house,
};

use crate::offer::Offers;
use crate::takeback::{Takeback, Trace, refuse};
use crate::{Deed, Entry, Header, Opening};

/// A log and the state it leads to.
pub struct Course {
    pub(crate) game: &'static dyn Game,
    pub(crate) header: Header,
    pub(crate) entries: Vec<Entry>,
    labels: Vec<String>,
    state: Box<dyn Match>,
    pub(crate) takeback: Takeback,
    pub(crate) offers: Offers,
}

/// What a deed would do.
pub(crate) struct Attempt {
    pub(crate) state: Box<dyn Match>,
    pub(crate) happened: Box<dyn Happened>,
    /// In its one spelling.
    pub(crate) deed: Deed,
    effects: Effects,
}

/// What happens when nothing happens in the game itself.
struct Nothing;

impl Happened for Nothing {
    fn seen_by(&self, _: Viewer) -> Vec<Seen> {
        Vec::new()
    }
}

impl Course {
    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// The first line of the log.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The log so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Who plays each seat now, after handovers.
    #[must_use]
    pub fn labels(&self) -> &[String] {
        &self.labels
    }

    /// The present state.
    #[must_use]
    pub fn state(&self) -> &dyn Match {
        self.state.as_ref()
    }

    /// How it ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Has it ended?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    /// Why the seat may not take back an action now; `None` if it may.
    #[must_use]
    pub fn undo_refusal(&self, seat: Seat) -> Option<Illegal> {
        self.undo(seat).err()
    }

    /// The deed by which the seat takes back its last action without asking
    /// anybody.
    ///
    /// # Errors
    /// TT-U1, with the reason.
    pub fn undo(&self, seat: Seat) -> Result<Deed, Illegal> {
        if self.is_over() {
            return Err(refuse("table-undo-over"));
        }
        let to = match self.takeback.one(seat) {
            Err(_) if self.others(seat).is_empty() => self.takeback.past_others(seat),
            own => own,
        };
        to.map(Deed::Undo)
    }

    /// A game whose luck the caller supplies, deed by deed: for scenarios. Its
    /// header promises no seed. Also gives what happened while the table was
    /// laid.
    ///
    /// # Errors
    /// As [`crate::Play::start`].
    pub fn open(
        game: &'static dyn Game,
        opening: Opening,
        chance: &mut dyn Chance,
    ) -> Result<(Course, Box<dyn Happened>), SetupError> {
        let at = opening.at;
        let header = opening.header(game, Commitment([0; 32]));
        let mut recording = Recording::new(chance);
        let (mut course, happened) = Course::begin(game, header, &mut recording)?;
        course.entries.push(Entry {
            n: 0,
            seat: None,
            deed: Deed::Start,
            luck: recording.luck,
            digest: course.state().digest(),
            at,
            fallback: None,
            reason: None,
        });
        Ok((course, happened))
    }

    /// Does something with luck from `chance`.
    ///
    /// # Errors
    /// The clause that forbids it; nothing has changed then.
    pub fn act(
        &mut self,
        seat: Seat,
        deed: &Deed,
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn Happened>, Illegal> {
        let mut recording = Recording::new(chance);
        let attempt = self.attempt(seat, deed, &mut recording)?;
        let entry = self.entry(seat, &attempt, recording.luck);
        let (state, effects, happened) = attempt.parts();
        self.advance(entry, state, effects);
        Ok(happened)
    }

    /// The entry an attempt would make.
    pub(crate) fn entry(&self, seat: Seat, attempt: &Attempt, luck: Vec<Luck>) -> Entry {
        Entry {
            n: self.entries.len() as u32,
            seat: Some(seat),
            deed: attempt.deed.clone(),
            luck,
            digest: attempt.state.digest(),
            at: None,
            fallback: None,
            reason: None,
        }
    }

    /// Lays the table; the log is still empty.
    pub(crate) fn begin(
        game: &'static dyn Game,
        header: Header,
        chance: &mut dyn Chance,
    ) -> Result<(Course, Box<dyn Happened>), SetupError> {
        let (state, happened) = match &header.position {
            None => game.start(&header.setup, chance)?,
            Some(position) => {
                let state = game.arrange(&header.setup, position)?;
                (state, Box::new(Nothing) as Box<dyn Happened>)
            }
        };
        if header.seats.len() != usize::from(state.seats()) {
            let said = Said::new("table-seat-names").with("names", header.seats.len() as u32);
            return Err(SetupError::new(said.with("seats", state.seats())));
        }
        let course = Course {
            game,
            entries: Vec::new(),
            labels: header.seats.clone(),
            takeback: Takeback::new(&header),
            offers: Offers::new(header.seats.len()),
            header,
            state,
        };
        Ok((course, happened))
    }

    /// What the deed would do, with luck from `chance`.
    pub(crate) fn attempt(
        &self,
        seat: Seat,
        deed: &Deed,
        chance: &mut dyn Chance,
    ) -> Result<Attempt, Illegal> {
        // Games may use a seat as an index: strangers are stopped here.
        if seat.0 >= self.state.seats() {
            return Err(house::not_asked(seat));
        }
        match deed {
            Deed::Undo(_) | Deed::Offer(_) | Deed::Agree | Deed::Agreed(_) | Deed::Decline
                if self.is_over() =>
            {
                return Err(refuse("table-undo-over"));
            }
            _ if self.is_over() => return Err(house::over()),
            _ => {}
        }
        let still = |state: &dyn Match| Attempt {
            state: state.boxed(),
            happened: Box::new(Nothing),
            deed: deed.clone(),
            effects: Effects::NONE,
        };
        let mut state = match deed {
            Deed::Undo(entry) => return Ok(still(self.undone(seat, *entry)?)),
            Deed::Agreed(entry) => return Ok(still(self.agreed(seat, *entry)?)),
            Deed::Offer(entry) => {
                self.may_offer(seat, *entry)?;
                return Ok(still(self.state()));
            }
            Deed::Agree => {
                self.may_agree(seat)?;
                return Ok(still(self.state()));
            }
            Deed::Decline => {
                self.may_decline(seat)?;
                return Ok(still(self.state()));
            }
            Deed::Handover(_) => return Ok(still(self.state())),
            Deed::Start => {
                let why = Said::new("table-started");
                return Err(Illegal::new(house::NOT_OFFERED, why));
            }
            Deed::Act(_) | Deed::Resign => self.state.boxed(),
        };
        let (moved, deed) = match deed {
            Deed::Act(action) => {
                let mut moved = state.act(seat, action, chance)?;
                let deed = Deed::Act(std::mem::take(&mut moved.action));
                (moved, deed)
            }
            _ => (state.resign(seat, chance)?, Deed::Resign),
        };
        Ok(Attempt { state, happened: moved.happened, deed, effects: moved.effects })
    }

    /// The state after an entry, if the seat may go back to it by itself.
    fn undone(&self, seat: Seat, entry: u32) -> Result<&dyn Match, Illegal> {
        self.takeback.to(seat, entry).or_else(|no| match self.others(seat).is_empty() {
            true => self.takeback.to_past_others(seat, entry).map_err(|_| no),
            false => Err(no),
        })
    }

    /// Makes it so: the entry is appended and the state replaced.
    pub(crate) fn advance(&mut self, entry: Entry, state: Box<dyn Match>, effects: Effects) {
        let before = std::mem::replace(&mut self.state, state);
        if let Some(seat) = entry.seat {
            self.offers.note(entry.n, seat, &entry.deed, self.others(seat));
            match &entry.deed {
                Deed::Act(_) | Deed::Resign => {
                    let trace = Trace {
                        seat,
                        lucky: !entry.luck.is_empty(),
                        effects,
                        resigned: entry.deed == Deed::Resign,
                    };
                    self.takeback.note(trace, entry.n.saturating_sub(1), before);
                }
                Deed::Undo(to) | Deed::Agreed(to) => self.takeback.back(*to),
                Deed::Handover(label) => {
                    self.takeback.handed_over(entry.n);
                    if let Some(played_by) = self.labels.get_mut(seat.index()) {
                        played_by.clone_from(label);
                    }
                }
                Deed::Start | Deed::Offer(_) | Deed::Agree | Deed::Decline => {}
            }
        }
        self.entries.push(entry);
    }
}

impl Attempt {
    /// Takes it apart, for [`Course::advance`].
    pub(crate) fn parts(self) -> (Box<dyn Match>, Effects, Box<dyn Happened>) {
        (self.state, self.effects, self.happened)
    }
}
