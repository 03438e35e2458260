//! Playing a log again: to look at a step, to verify, to continue from there.

use tabletop::{Chance, Digest, Game, Happened, Illegal, Recording, Replayed, Seed, Seeded};

use crate::course::Attempt;
use crate::script::{AtRest, Script, Scripted};
use crate::{Course, Deed, Entry, Header, Origin, Place, Play, Problem, Record, RecordError};

/// How much of a log is believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Luck is derived from the revealed seed again and compared.
    Strict,
    /// Recorded luck is believed, as long as the game could have had it. All
    /// else is checked.
    Tolerant,
}

/// Reads a record and plays it again from the first line to the last.
///
/// # Errors
/// The first thing that is wrong, with its entry. [`Mode::Strict`] needs a
/// finished game, whose seed is revealed.
pub fn verify(
    text: impl AsRef<[u8]>,
    lookup: impl Fn(&str) -> Option<&'static dyn Game>,
    mode: Mode,
) -> Result<Record, RecordError> {
    let record = Record::parse(text)?;
    let game = record.game(lookup)?;
    let course = record.replay(game, mode, None, |_, _| {})?;
    match &record.end {
        Some(end) if course.outcome().as_ref() != Some(&end.outcome) => {
            Err(Place::End.is(Problem::Outcome))
        }
        _ => Ok(record),
    }
}

impl Record {
    /// The game of this record, in the version of its rules.
    ///
    /// # Errors
    /// When there is none.
    pub fn game(
        &self,
        lookup: impl Fn(&str) -> Option<&'static dyn Game>,
    ) -> Result<&'static dyn Game, RecordError> {
        let Some(game) = lookup(&self.header.game) else {
            let id = self.header.game.chars().take(40).collect();
            return Err(Place::Header.is(Problem::UnknownGame(id)));
        };
        self.header.version_of(game)
    }

    /// Plays the record again, up to and with entry `to`, or to its end. After
    /// each entry `watch` is shown the game and what happened.
    ///
    /// # Errors
    /// The first entry that does not fit, or that there is no entry `to`.
    pub fn replay(
        &self,
        game: &'static dyn Game,
        mode: Mode,
        to: Option<u32>,
        mut watch: impl FnMut(&Course, &dyn Happened),
    ) -> Result<Course, RecordError> {
        let revealed = self.end.as_ref().map(|end| end.seed);
        if revealed.is_some_and(|seed| seed.commitment() != self.header.commitment) {
            return Err(Place::End.is(Problem::Commitment));
        }
        let mut sources = Sources::of(&self.header, revealed, self.entries.len())?;
        match mode {
            Mode::Strict => sources.all_revealed()?,
            Mode::Tolerant => sources.believe(),
        }
        let entries = self.until(to)?.to_vec();
        let header = self.header.clone();
        let mut watch = |course: &Course, what: Box<dyn Happened>| watch(course, what.as_ref());
        let (course, ..) = run(game, header, entries, sources, &mut watch)?;
        Ok(course)
    }

    /// A new game that goes on after entry `at`, with luck from a new seed.
    /// The entries up to there are taken over, and where they come from is
    /// noted. Seats keep their labels; a [`Deed::Handover`] changes them.
    ///
    /// # Errors
    /// The first entry that does not fit, or that there is no entry `at`.
    pub fn resume(
        &self,
        game: &'static dyn Game,
        at: u32,
        seed: Seed,
    ) -> Result<Play, RecordError> {
        let entries = self.until(Some(at))?.to_vec();
        let revealed = self.end.as_ref().map(|end| end.seed);
        let mut header = self.header.clone();
        let mut origin = Origin {
            record: header.commitment,
            seed: revealed,
            at,
            origin: header.origin.take().map(Box::new),
        };
        // Entries that were taken over before are taken over from there.
        while let Some(earlier) = origin.origin.take_if(|earlier| earlier.at >= at) {
            origin = Origin { at, ..*earlier };
        }
        header.commitment = seed.commitment();
        header.origin = Some(origin);
        Play::wake(game, header, entries, seed, |_, _| {})
    }

    fn until(&self, to: Option<u32>) -> Result<&[Entry], RecordError> {
        match to {
            None => Ok(&self.entries),
            Some(to) => self
                .entries
                .get(..=to as usize)
                .ok_or_else(|| Place::Entry(to).is(Problem::NoEntry)),
        }
    }
}

impl Header {
    /// The game in the version of the rules that is written here.
    ///
    /// # Errors
    /// When that version is not played, or it is another game.
    pub fn version_of(&self, game: &dyn Game) -> Result<&'static dyn Game, RecordError> {
        if game.id() != self.game {
            return Err(
                Place::Header.is(Problem::UnknownGame(self.game.chars().take(40).collect()))
            );
        }
        game.at(self.rules).ok_or_else(|| {
            let (oldest, newest) = game.versions().into_inner();
            Place::Header.is(Problem::UnknownRules { found: self.rules, oldest, newest })
        })
    }
}

/// Which entries have their luck from which seed: one stretch for each game
/// this one was continued from, then the rest. Without a seed, recorded luck
/// is believed.
pub(crate) struct Sources {
    /// The last entry of each stretch and its seed.
    stretches: Vec<(u32, Option<Seed>)>,
    /// What came to rest is believed even where luck is derived again.
    at_rest: bool,
}

impl Sources {
    /// For a log of so many entries.
    pub(crate) fn of(
        header: &Header,
        seed: Option<Seed>,
        entries: usize,
    ) -> Result<Self, RecordError> {
        let mut stretches = vec![(u32::MAX, seed)];
        let mut origin = header.origin.as_ref();
        if origin.is_some_and(|origin| origin.at as usize >= entries) {
            return Err(Place::Header.is(Problem::Origin));
        }
        while let Some(Origin { record, seed, at, origin: earlier }) = origin {
            if seed.is_some_and(|seed| seed.commitment() != *record) {
                return Err(Place::Header.is(Problem::Commitment));
            }
            if stretches.last().is_some_and(|(next, _)| next <= at) {
                return Err(Place::Header.is(Problem::Origin));
            }
            stretches.push((*at, *seed));
            origin = earlier.as_deref();
        }
        stretches.reverse();
        Ok(Sources { stretches, at_rest: false })
    }

    fn all_revealed(&self) -> Result<(), RecordError> {
        match self.stretches.as_slice() {
            [.., (_, None)] => Err(Place::End.is(Problem::Unrevealed)),
            [earlier @ .., _] if earlier.iter().any(|(_, seed)| seed.is_none()) => {
                Err(Place::Header.is(Problem::OriginUnrevealed))
            }
            _ => Ok(()),
        }
    }

    /// Nothing that came to rest is set in motion again: it is in the log of
    /// whoever wrote it, and would take its time.
    pub(crate) fn at_rest(self) -> Self {
        Sources { at_rest: true, ..self }
    }

    fn believe(&mut self) {
        for (_, seed) in &mut self.stretches {
            *seed = None;
        }
    }

    /// The stretch of entry `n`.
    fn stretch(&self, n: u32) -> usize {
        self.stretches.iter().position(|(last, _)| n <= *last).unwrap_or(0)
    }
}

/// Luck for one entry after the other.
struct Dealer {
    sources: Sources,
    at: usize,
    seeded: Option<Seeded>,
    script: Script,
}

impl Dealer {
    fn new(header: &Header, sources: Sources) -> Self {
        let seeded = sources.stretches.first().and_then(|(_, seed)| *seed);
        Dealer {
            sources,
            at: 0,
            seeded: seeded.map(Seeded::new),
            script: Script::new(&header.script),
        }
    }

    /// Goes to the stretch of entry `n`.
    fn turn_to(&mut self, n: u32) {
        let at = self.sources.stretch(n);
        if at != self.at {
            self.at = at;
            self.seeded = self.sources.stretches[at].1.map(Seeded::new);
        }
    }

    /// Does something with the luck of an entry and compares.
    fn deal<T>(
        &mut self,
        entry: &Entry,
        deed: impl FnOnce(&mut dyn Chance) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        self.turn_to(entry.n);
        let script = &mut self.script;
        match &mut self.seeded {
            Some(seeded) => {
                // A script keeps no pace with what is written: those few are computed.
                let at_rest = self.sources.at_rest && script.is_empty();
                let mut known = AtRest { luck: seeded, written: Replayed::new(&entry.luck) };
                let rest: &mut dyn Chance = if at_rest { &mut known } else { known.luck };
                let mut scripted = Scripted { script, rest, recorded: false };
                let mut recording = Recording::new(&mut scripted);
                let done = deed(&mut recording)?;
                if recording.luck == entry.luck { Ok(done) } else { Err(Problem::OtherLuck) }
            }
            None => {
                let mut replayed = Replayed::new(&entry.luck);
                let done = deed(&mut Scripted { script, rest: &mut replayed, recorded: true })?;
                replayed.finish()?;
                Ok(done)
            }
        }
    }
}

/// Plays entries from the start. Gives also the luck that comes next.
pub(crate) fn run(
    game: &'static dyn Game,
    header: Header,
    entries: Vec<Entry>,
    sources: Sources,
    watch: &mut dyn FnMut(&Course, Box<dyn Happened>),
) -> Result<(Course, Script, Option<Seeded>), RecordError> {
    let game = header.version_of(game)?;
    let mut dealer = Dealer::new(&header, sources);
    let mut entries = entries.into_iter();
    let start = Place::Entry(0);
    let first = entries
        .next()
        .filter(|entry| entry.n == 0 && entry.deed == Deed::Start && entry.seat.is_none())
        .ok_or_else(|| start.is(Problem::NoStart))?;
    let begun = dealer.deal(&first, |chance| Ok(Course::begin(game, header, chance)?));
    let (mut course, happened) = begun.map_err(|problem| start.is(problem))?;
    same_state(&first, course.state().digest()).map_err(|problem| start.is(problem))?;
    course.entries.push(first);
    watch(&course, happened);
    for entry in entries {
        let happened = step(&mut course, entry, &mut dealer)?;
        watch(&course, happened);
    }
    dealer.turn_to(course.entries.len() as u32);
    Ok((course, dealer.script, dealer.seeded))
}

/// One entry more. When it does not fit, nothing has changed but the luck.
fn step(
    course: &mut Course,
    entry: Entry,
    dealer: &mut Dealer,
) -> Result<Box<dyn Happened>, RecordError> {
    let n = course.entries.len() as u32;
    let attempt = attempt(course, &entry, dealer).map_err(|problem| Place::Entry(n).is(problem))?;
    let (state, effects, happened) = attempt.parts();
    course.advance(entry, state, effects);
    Ok(happened)
}

fn attempt(course: &Course, entry: &Entry, dealer: &mut Dealer) -> Result<Attempt, Problem> {
    let n = course.entries.len() as u32;
    match entry.n {
        found if found > n => return Err(Problem::Missing(found)),
        found if found < n => return Err(Problem::Repeated(found)),
        _ => {}
    }
    let seat = entry.seat.ok_or(Problem::Nobody)?;
    let attempt = dealer.deal(entry, |chance| {
        let attempt: Result<_, Illegal> = course.attempt(seat, &entry.deed, chance);
        Ok(attempt?)
    })?;
    same_state(entry, attempt.state.digest())?;
    Ok(attempt)
}

impl Play {
    /// Goes on by an entry that was stored elsewhere. Luck is derived from the
    /// seed again; how things came to rest is taken from the entry, as far as it
    /// could have been so.
    ///
    /// # Errors
    /// Why it does not fit; nothing has changed then.
    pub fn follow(&mut self, entry: Entry) -> Result<Box<dyn Happened>, RecordError> {
        let mut dealer = Dealer {
            sources: Sources { stretches: vec![(u32::MAX, Some(self.seed))], at_rest: true },
            at: 0,
            seeded: Some(self.luck.clone()),
            script: self.script.clone(),
        };
        let happened = step(&mut self.course, entry, &mut dealer)?;
        self.script = dealer.script;
        if let Some(luck) = dealer.seeded {
            self.luck = luck;
        }
        Ok(happened)
    }
}

fn same_state(entry: &Entry, found: Digest) -> Result<(), Problem> {
    let recorded = entry.digest;
    if recorded == found { Ok(()) } else { Err(Problem::Digest { recorded, found }) }
}
