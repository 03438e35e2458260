//! A table as the store tells it: what was planned, who holds the seats, and
//! the game as far as its log goes. Nobody looks at it yet.

use std::collections::VecDeque;

use record::{Chain, Course, Entry, Header, Play, Record, RecordError, bot_label, level};
use serde::{Deserialize, Serialize};
use tabletop::{Game, Happened, Match, Options, Seat, Seed, Viewer};

use crate::chairs::{Chair, Holder, bot_name};
use crate::clock::{After, Keeper};
use crate::{SeatInfo, SeatKind, Summary, TimeControl};

/// What was decided when the table was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The chosen options.
    pub options: Options,
    /// The head of the record; names are filled in when the game starts.
    pub header: Header,
    /// Which chapter of the game's lesson this is, if it is one.
    #[serde(default)]
    pub chapter: Option<u8>,
    /// Where its host sits; see [`Standing::host`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
    /// Is it for those who have its link? Then it stands in no list but those of
    /// its own people.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub private: bool,
    /// How much time everybody has; as much as they like if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
    /// Does its host look for an opponent, whoever it is? Such a table counts while
    /// the host is there, see [`Listing::seek`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub seek: bool,
    /// Does it count for ratings? Then everybody plays without help.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// The tournament it belongs to, if any: then everybody plays for themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<String>,
    /// Who watches sees it so many seconds later, until it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delay: Option<u32>,
}

/// What a listing shows, with what only the server may know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Listing {
    /// The chosen options.
    pub options: Options,
    /// Who sits where.
    pub seats: Vec<ListedSeat>,
    /// The round, in games that count them.
    #[serde(default)]
    pub round: Option<u32>,
    /// The seats of persons who owe a decision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<Seat>,
    /// Which of its turns it is for each of them: one after its own last entry.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<u32>,
    /// How much time everybody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
    /// Was it made by somebody who looks for an opponent? While they are there it
    /// is written again and again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub seek: bool,
    /// Does it count for ratings?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Who watches sees it so many seconds later: the round and who is asked are for
    /// those who sit there, and seats are told as they were at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delay: Option<u32>,
}

impl Listing {
    /// A seat acts in the entry that is stored with this listing.
    pub(crate) fn acts(&mut self, seat: Seat, n: u32) {
        let turns = self.asked.iter().zip(&mut self.turns);
        turns.filter(|(asked, _)| **asked == seat).for_each(|(_, turn)| *turn = n + 1);
    }

    /// Nobody waits for these seats: they answer by themselves.
    pub(crate) fn answers(&mut self, ready: &[Seat]) {
        let mut waits = self.asked.iter().map(|seat| !ready.contains(seat));
        self.turns.retain(|_| waits.next().unwrap_or(true));
        self.asked.retain(|seat| !ready.contains(seat));
    }
}

/// A seat in a listing.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ListedSeat {
    /// As everybody sees it.
    #[serde(flatten)]
    pub info: SeatInfo,
    /// Whose seat it is, or for whom it is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub identity: Option<String>,
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Waits for players.
    Open,
    /// Is being played.
    Running,
    /// Has ended.
    Over,
}

/// A table with nobody looking.
pub struct Standing {
    /// Its id.
    pub id: String,
    /// What is played, in the newest version.
    pub game: &'static dyn Game,
    /// What was decided when it was made.
    pub plan: Plan,
    /// Who may sit where.
    pub chairs: Vec<Chair>,
    /// Who does.
    pub holders: Vec<Option<Holder>>,
    pub(crate) seed: Seed,
    pub(crate) play: Option<Play>,
    /// What happened in the last entries.
    recent: VecDeque<Box<dyn Happened>>,
    /// The end of the log so far.
    pub(crate) chain: Chain,
    pub(crate) clock: Keeper,
}

/// So many of the last entries can be told of at once; for older ones the log
/// is played again.
const RECENT: usize = 60;

/// Lines of a log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// So many stand before them.
    pub after: u64,
    /// One after the other.
    pub lines: Vec<String>,
}

/// A game and who plays its seats, for a listing.
pub(crate) type Listed<'a> = Option<(&'a dyn Match, &'a [String])>;

impl Standing {
    /// A table whose log has not been read.
    #[must_use]
    pub fn new(
        id: &str,
        game: &'static dyn Game,
        plan: Plan,
        chairs: Vec<Chair>,
        seed: Seed,
    ) -> Self {
        Standing {
            id: id.to_owned(),
            game,
            clock: Keeper::new(plan.time, chairs.len(), plan.tournament.is_some()),
            plan,
            holders: vec![None; chairs.len()],
            chairs,
            seed,
            play: None,
            recent: VecDeque::new(),
            chain: Chain::new(),
        }
    }

    /// Plays the log up to its end; an empty one is a game not yet begun.
    ///
    /// # Errors
    /// The line that does not fit; nothing has changed then.
    pub fn read(&mut self, lines: &[String]) -> Result<(), RecordError> {
        if lines.is_empty() {
            return Ok(());
        }
        let Record { header, entries, .. } = Record::parse(lines.join("\n") + "\n")?;
        let mut chain = Chain::new();
        chain.header(&header);
        entries.iter().for_each(|entry| drop(chain.entry(entry)));
        self.wake(header, entries)?;
        self.chain = chain;
        Ok(())
    }

    /// Plays a game up to where it stands.
    fn wake(&mut self, header: Header, entries: Vec<Entry>) -> Result<(), RecordError> {
        let mut recent = VecDeque::new();
        let mut clock = self.new_clock();
        let note = |course: &Course, what| {
            note_clock(&mut clock, course);
            keep(&mut recent, what);
        };
        let play = Play::wake(self.game, header, entries, self.seed, note)?;
        (self.play, self.recent, self.clock) = (Some(play), recent, clock);
        Ok(())
    }

    /// Goes on by the next entries of the same game, which another standing has; none of
    /// it is stored from here.
    ///
    /// # Errors
    /// The entry that does not fit; what stands before it has been followed.
    pub(crate) fn trail(&mut self, header: &Header, next: &[Entry]) -> Result<(), RecordError> {
        let Some(play) = &mut self.play else { return self.wake(header.clone(), next.to_vec()) };
        for entry in next {
            let happened = play.follow(entry.clone())?;
            note_clock(&mut self.clock, play.course());
            keep(&mut self.recent, happened);
        }
        Ok(())
    }

    /// Goes on by what others have stored; lines that are known are passed over.
    ///
    /// # Errors
    /// The line that does not fit; what stands before it has been followed.
    pub(crate) fn follow(&mut self, Lines { after, lines }: &Lines) -> Result<(), RecordError> {
        let known = usize::try_from(self.lines().saturating_sub(*after)).unwrap_or(usize::MAX);
        let new = lines.get(known..).unwrap_or_default();
        let Some(play) = &mut self.play else { return self.read(new) };
        for line in new {
            let mut chain = self.chain.clone();
            let entry = chain.read(play.entries().len() as u32, line)?;
            let happened = play.follow(entry)?;
            self.chain = chain;
            note_clock(&mut self.clock, play.course());
            keep(&mut self.recent, happened);
        }
        Ok(())
    }

    /// A game begins, or has gone on by one entry.
    pub(crate) fn go_on(&mut self, chain: Chain, happened: Box<dyn Happened>) {
        self.chain = chain;
        if let Some(play) = &self.play {
            note_clock(&mut self.clock, play.course());
        }
        keep(&mut self.recent, happened);
    }

    /// The last entries after `after`, and what happened in them; not all of
    /// them if there are many.
    pub(crate) fn since(
        &self,
        after: Option<u32>,
    ) -> impl Iterator<Item = (&Entry, &dyn Happened)> {
        let entries = self.play.as_ref().map_or(&[][..], Play::entries);
        let recent = &entries[entries.len().saturating_sub(self.recent.len())..];
        let what = self.recent.iter().map(AsRef::as_ref);
        recent.iter().zip(what).filter(move |(entry, _)| after.is_none_or(|it| entry.n > it))
    }

    /// The clocks before anything has happened.
    pub(crate) fn new_clock(&self) -> Keeper {
        Keeper::new(self.plan.time, self.chairs.len(), self.plan.tournament.is_some())
    }

    /// The last entry that was taken over from another game.
    pub(crate) fn origin(&self) -> Option<u32> {
        self.play.as_ref().and_then(|play| origin(play.course()))
    }

    /// The game, once it has started.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// How many lines of the log are known here.
    #[must_use]
    pub fn lines(&self) -> u64 {
        self.play.as_ref().map_or(0, |play| 1 + play.entries().len() as u64)
    }

    /// The number of the last entry.
    #[must_use]
    pub fn last(&self) -> Option<u32> {
        self.play.as_ref().and_then(|play| play.entries().last()).map(|entry| entry.n)
    }

    /// Has the game ended?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.course().is_over())
    }

    /// Where somebody sits.
    #[must_use]
    pub fn seat_of(&self, identity: &str) -> Option<Seat> {
        let holds = |holder: &Option<Holder>| holder.as_ref().is_some_and(|it| it.id == identity);
        self.holders.iter().position(holds).map(seat)
    }

    /// Those who sit here, or for whom a chair is kept, by identity.
    #[must_use]
    pub fn people(&self) -> Vec<String> {
        let of = |(chair, holder): (&Chair, &Option<Holder>)| match (holder, chair) {
            (Some(holder), _) => Some(holder.id.clone()),
            (None, Chair::Person { kept, .. }) => kept.clone(),
            (None, Chair::Bot { .. }) => None,
        };
        self.chairs.iter().zip(&self.holders).filter_map(of).collect()
    }

    /// What somebody may see.
    pub(crate) fn viewer(&self, identity: &str) -> Viewer {
        self.seat_of(identity).map_or(Viewer::Public, Viewer::Seat)
    }

    /// The bot that plays a seat now, by its level.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&str> {
        self.bot_of(seat, self.listed())
    }

    fn bot_of<'a>(&'a self, seat: Seat, game: Listed<'a>) -> Option<&'a str> {
        match (game, self.chairs.get(seat.index())) {
            (Some((_, labels)), _) => level(labels.get(seat.index())?),
            (None, Some(Chair::Bot { level })) => Some(level),
            (None, _) => None,
        }
    }

    /// The labels of all seats, when nobody is missing; a bot of the level
    /// `instead` plays for whoever is, if there is one.
    pub(crate) fn labels(&self, instead: Option<&str>) -> Option<Vec<String>> {
        let label = |(chair, holder): (&Chair, &Option<Holder>)| match (chair, holder) {
            (Chair::Bot { level }, _) => Some(bot_label(level)),
            (Chair::Person { .. }, Some(holder)) => Some(holder.name.clone()),
            (Chair::Person { .. }, None) => instead.map(bot_label),
        };
        self.chairs.iter().zip(&self.holders).map(label).collect()
    }

    /// Who sits where, as somebody sees it.
    pub(crate) fn seats(&self, identity: &str) -> Vec<SeatInfo> {
        let own = |seat: &ListedSeat| seat.identity.as_deref() == Some(identity);
        let seats = (0..self.chairs.len()).map(|at| self.listed_seat(at, self.listed()));
        seats.map(|seat| SeatInfo { you: own(&seat), ..seat.info }).collect()
    }

    /// The game as it is, for a listing.
    fn listed(&self) -> Listed<'_> {
        self.play.as_ref().map(|play| (play.state(), play.course().labels()))
    }

    /// What the store keeps for listings.
    #[must_use]
    pub fn summary(&self) -> Summary {
        self.summary_of(self.listed(), self.clock.next().map(|(late, _)| late))
    }

    /// The same, of a game that it is about to have, in which somebody has time
    /// until then.
    pub(crate) fn summary_of(&self, game: Listed<'_>, due: Option<u64>) -> Summary {
        let status = match game {
            None if self.is_awaited() => Status::Open,
            None => Status::Over,
            Some((state, _)) if state.outcome().is_some() => Status::Over,
            Some(_) => Status::Running,
        };
        let ended = match (status, game) {
            (Status::Over, Some(game)) => self.ended(game),
            _ => None,
        };
        Summary { status, listing: self.listing(game), listed: self.is_public(status), due, ended }
    }

    /// Who may send others away, let bots play for whoever is missing, and close a
    /// private table: the one on the host's seat, or, where there is none, as at a
    /// rematch, the first who sits.
    #[must_use]
    pub fn host(&self) -> Option<Seat> {
        match self.plan.host {
            // A tournament has a host of its own, who sits at no table.
            None if self.plan.tournament.is_some() => None,
            Some(host) => Some(host).filter(|it| self.holder(*it).is_some()),
            None => self.holders.iter().position(Option::is_some).map(seat),
        }
    }

    /// A private table is closed when its host leaves before the game.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        let gone = self.plan.host.is_some_and(|host| self.holder(host).is_none());
        self.plan.private && self.play.is_none() && gone
    }

    pub(crate) fn holder(&self, seat: Seat) -> Option<&Holder> {
        self.holders.get(seat.index())?.as_ref()
    }

    /// May everybody find it in a list? Only where there is a seat for anybody, or
    /// people to watch.
    fn is_public(&self, status: Status) -> bool {
        let free =
            |(chair, holder): (&Chair, &Option<Holder>)| holder.is_none() && *chair == Chair::OPEN;
        let wanted = match status {
            Status::Open => self.chairs.iter().zip(&self.holders).any(free),
            Status::Running | Status::Over => self.holders.iter().flatten().count() > 1,
        };
        wanted && !self.plan.private && self.plan.chapter.is_none()
    }

    /// Does somebody sit here, or is a chair kept for somebody? Else nobody waits
    /// for anybody.
    fn is_awaited(&self) -> bool {
        let kept = |chair: &Chair| matches!(chair, Chair::Person { kept: Some(_), .. });
        self.holders.iter().any(Option::is_some) || self.chairs.iter().any(kept)
    }

    /// What listings show of this table and a game.
    fn listing(&self, game: Listed<'_>) -> Listing {
        let asked = self.persons_asked(game);
        let entries = self.play.as_ref().map_or(&[][..], Play::entries);
        let did = |entry: &&Entry, seat| entry.seat == Some(seat) && !entry.deed.is_said();
        let last = |seat: &Seat| entries.iter().rev().find(|entry| did(entry, *seat));
        // Who was replaced is not told to those who watch before they see it.
        let told = match (game, &self.play) {
            (Some((state, _)), Some(play))
                if self.plan.delay.is_some() && state.outcome().is_none() =>
            {
                Some((state, play.header().seats.as_slice()))
            }
            _ => game,
        };
        Listing {
            turns: asked.iter().map(|seat| last(seat).map_or(0, |entry| entry.n + 1)).collect(),
            options: self.plan.options.clone(),
            seats: (0..self.chairs.len()).map(|at| self.listed_seat(at, told)).collect(),
            round: game.and_then(|(state, _)| state.round()),
            asked,
            time: self.plan.time,
            seek: self.plan.seek,
            rated: self.plan.rated,
            delay: self.plan.delay,
        }
    }

    /// The seats of persons who owe a decision.
    pub(crate) fn persons_asked(&self, game: Listed<'_>) -> Vec<Seat> {
        let Some((state, _)) = game else { return Vec::new() };
        state.turn().seats().iter().filter(|seat| self.bot_of(*seat, game).is_none()).collect()
    }

    fn listed_seat(&self, at: usize, game: Listed<'_>) -> ListedSeat {
        let holder = self.holders[at].as_ref();
        // Once the game has begun nothing is kept any more.
        let (kept, awaited) = match &self.chairs[at] {
            Chair::Person { kept, name } if game.is_none() => (kept.clone(), name.clone()),
            Chair::Person { .. } | Chair::Bot { .. } => (None, String::new()),
        };
        let (kind, name, level) = match (self.bot_of(seat(at), game), holder) {
            (Some(level), _) => (SeatKind::Bot, bot_name(at).to_owned(), Some(level.to_owned())),
            // As they are called now: the log keeps the name they began with.
            (None, Some(holder)) => (SeatKind::Person, holder.name.clone(), None),
            (None, None) => (SeatKind::Open, awaited, None),
        };
        let identity = holder.map(|holder| holder.id.clone()).or(kept);
        let profile = holder.filter(|holder| holder.account).map(|holder| holder.name.clone());
        ListedSeat { info: SeatInfo { kind, name, you: false, level, profile }, identity }
    }

    /// The chairs of the same game again, kept for those who sit here; bots that
    /// played for whoever was missing play again.
    #[must_use]
    pub fn chairs_again(&self) -> Vec<Chair> {
        let labels = self.play.as_ref().map_or(&[][..], |play| &play.header().seats);
        let chair = |(at, holder): (usize, &Option<Holder>)| match holder {
            Some(holder) => Chair::kept(holder),
            None => match labels.get(at).and_then(|label| level(label)) {
                Some(level) => Chair::Bot { level: level.to_owned() },
                None => self.chairs[at].clone(),
            },
        };
        self.holders.iter().enumerate().map(chair).collect()
    }
}

fn origin(course: &Course) -> Option<u32> {
    course.header().origin.as_ref().map(|origin| origin.at)
}

fn note_clock(clock: &mut Keeper, course: &Course) {
    let Some(entry) = course.entries().last() else { return };
    let (asked, labels) = (course.state().turn().seats(), course.labels());
    clock.note(&After { entry, asked, labels, origin: origin(course) });
}

fn keep(recent: &mut VecDeque<Box<dyn Happened>>, happened: Box<dyn Happened>) {
    if recent.len() == RECENT {
        recent.pop_front();
    }
    recent.push_back(happened);
}

/// A seat by its index; at most sixteen sit at a table.
pub(crate) fn seat(index: usize) -> Seat {
    Seat(u8::try_from(index).unwrap_or(u8::MAX))
}
