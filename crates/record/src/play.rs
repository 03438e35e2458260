//! A live game that grows its log.

use serde_json::Value;
use tabletop::{
    Commitment, Digest, Game, Happened, Illegal, Luck, Match, Outcome, Recording, Seat, Seed,
    Seeded, SetupError,
};
use thiserror::Error;

use crate::course::Attempt;
use crate::replay::{self, Sources};
use crate::script::{Script, Scripted};
use crate::{Course, Deed, End, Entry, FORMAT, Header, Place, Problem, Record, RecordError};

/// What a game starts from.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// The set-up, as [`Game::setup`] gives it.
    pub setup: Value,
    /// Who sits where: names, or labels of bots.
    pub seats: Vec<String>,
    /// Start from this position instead of laying the table.
    pub position: Option<Value>,
    /// Luck that comes before the seed's, see [`Header::script`].
    pub script: Vec<Luck>,
    /// What was done may be tried again, see [`Header::exercise`].
    pub exercise: bool,
    /// Now, in milliseconds since 1970, for callers with a clock.
    pub at: Option<u64>,
}

impl Opening {
    /// An ordinary game of this set-up.
    #[must_use]
    pub fn new(setup: Value, seats: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Opening { setup, seats: seats.into_iter().map(Into::into).collect(), ..Opening::default() }
    }

    pub(crate) fn header(self, game: &dyn Game, commitment: Commitment) -> Header {
        Header {
            format: FORMAT,
            game: game.id().to_owned(),
            rules: game.version(),
            setup: self.setup,
            seats: self.seats,
            commitment,
            position: self.position,
            script: self.script,
            exercise: self.exercise,
            origin: None,
        }
    }
}

/// A live game: its log, its state, and luck from its seed.
pub struct Play {
    pub(crate) course: Course,
    pub(crate) script: Script,
    pub(crate) luck: Seeded,
    pub(crate) seed: Seed,
}

/// A deed that the rules allow, with all that would come of it. Nothing has
/// changed yet.
pub struct Proposal {
    entry: Entry,
    attempt: Attempt,
    script: Script,
    luck: Seeded,
    /// The state it was proposed on.
    before: Option<Digest>,
}

/// The game has moved on since this was proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the game has moved on since entry {0} was proposed")]
pub struct Stale(pub u32);

impl Play {
    /// Starts a game; entry 0 is in the log then. Also gives what happened
    /// while the table was laid.
    ///
    /// # Errors
    /// A set-up or position that cannot be played, or not one name for each
    /// seat.
    pub fn start(
        game: &'static dyn Game,
        opening: Opening,
        seed: Seed,
    ) -> Result<(Play, Box<dyn Happened>), SetupError> {
        let mut script = Script::new(&opening.script);
        let mut luck = Seeded::new(seed);
        let mut scripted = Scripted { script: &mut script, rest: &mut luck, recorded: false };
        let (mut course, happened) = Course::open(game, opening, &mut scripted)?;
        course.header.commitment = seed.commitment();
        let play = Play { course, script, luck, seed };
        Ok((play, happened))
    }

    /// A game rebuilt from its stored log, ready to go on. Luck is derived
    /// from the seed again, so that every stream is where it was; how things
    /// came to rest is taken from the log, as far as it could have been so. What
    /// happened in each entry goes to `watch`, with the game after it.
    ///
    /// # Errors
    /// The entry that does not fit.
    pub fn wake(
        game: &'static dyn Game,
        header: Header,
        entries: Vec<Entry>,
        seed: Seed,
        mut watch: impl FnMut(&Course, Box<dyn Happened>),
    ) -> Result<Play, RecordError> {
        if seed.commitment() != header.commitment {
            return Err(Place::Header.is(Problem::Commitment));
        }
        let sources = Sources::of(&header, Some(seed), entries.len())?.at_rest();
        let (course, script, luck) = replay::run(game, header, entries, sources, &mut watch)?;
        Ok(Play { course, script, luck: luck.unwrap_or_else(|| Seeded::new(seed)), seed })
    }

    /// What a deed would do. Nothing changes before [`Play::commit`].
    ///
    /// # Errors
    /// The clause that forbids it.
    pub fn propose(&self, seat: Seat, deed: &Deed) -> Result<Proposal, Illegal> {
        let (mut script, mut luck) = (self.script.clone(), self.luck.clone());
        let mut scripted = Scripted { script: &mut script, rest: &mut luck, recorded: false };
        let mut recording = Recording::new(&mut scripted);
        let attempt = self.course.attempt(seat, deed, &mut recording)?;
        let entry = self.course.entry(seat, &attempt, recording.luck);
        Ok(Proposal { entry, attempt, script, luck, before: self.last_digest() })
    }

    /// Makes a proposal so, and gives what happened.
    ///
    /// # Errors
    /// When it was proposed on another state than the present one; nothing has
    /// changed then.
    pub fn commit(&mut self, proposal: Proposal) -> Result<Box<dyn Happened>, Stale> {
        let n = proposal.entry.n;
        if n as usize != self.entries().len() || proposal.before != self.last_digest() {
            return Err(Stale(n));
        }
        Ok(self.settle(proposal))
    }

    /// Proposes and commits in one, for callers who store nothing in between.
    ///
    /// # Errors
    /// The clause that forbids it.
    pub fn act(&mut self, seat: Seat, deed: &Deed) -> Result<Box<dyn Happened>, Illegal> {
        let proposal = self.propose(seat, deed)?;
        Ok(self.settle(proposal))
    }

    fn settle(&mut self, proposal: Proposal) -> Box<dyn Happened> {
        let (state, effects, happened) = proposal.attempt.parts();
        self.script = proposal.script;
        self.luck = proposal.luck;
        self.course.advance(proposal.entry, state, effects);
        happened
    }

    fn last_digest(&self) -> Option<Digest> {
        self.entries().last().map(|entry| entry.digest)
    }

    /// The log and the state.
    #[must_use]
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// The present state.
    #[must_use]
    pub fn state(&self) -> &dyn Match {
        self.course.state()
    }

    /// The first line of the log.
    #[must_use]
    pub fn header(&self) -> &Header {
        self.course.header()
    }

    /// The log so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        self.course.entries()
    }

    /// How it ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.course.outcome()
    }

    /// Why the seat may not take back an action now; `None` if it may.
    #[must_use]
    pub fn undo_refusal(&self, seat: Seat) -> Option<Illegal> {
        self.course.undo_refusal(seat)
    }

    /// The record so far; the seed is revealed only when the game is over.
    #[must_use]
    pub fn record(&self) -> Record {
        Record { header: self.header().clone(), entries: self.entries().to_vec(), end: self.end() }
    }

    /// The last line, when the game is over.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        let seed = self.seed;
        self.outcome().map(|outcome| End { seed, outcome })
    }
}

impl Proposal {
    /// The same, done at this time (milliseconds since 1970).
    #[must_use]
    pub fn at(mut self, milliseconds: u64) -> Self {
        self.entry.at = Some(milliseconds);
        self
    }

    /// The same, played in place of a bot that had no answer, for this reason.
    #[must_use]
    pub fn fallback(mut self, reason: &str) -> Self {
        self.entry.fallback = Some(reason.to_owned());
        self
    }

    /// The same, done by the house, for this reason.
    #[must_use]
    pub fn because(mut self, reason: &str) -> Self {
        self.entry.reason = Some(reason.to_owned());
        self
    }

    /// The entry to be stored.
    #[must_use]
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The state it leads to.
    #[must_use]
    pub fn state(&self) -> &dyn Match {
        self.attempt.state.as_ref()
    }

    /// What happens.
    #[must_use]
    pub fn happened(&self) -> &dyn Happened {
        self.attempt.happened.as_ref()
    }
}
