//! Games that have ended, how strong players are by them, and who is whose friend:
//! plain data that goes in and comes out. Times are as in the rest of the model.

use ratings::Form;

use crate::limits::{self, Check};
use crate::{Cursor, Error};

/// A rated game of fewer decisions does not count: nobody gains by giving up at once.
pub const SHORTEST: u32 = 6;
/// So many rated games of the same two count within [`A_DAY`].
pub const OFTENEST: i64 = 5;
/// In milliseconds.
pub const A_DAY: i64 = 24 * 60 * 60 * 1000;
/// So many friends, and so many blocked, somebody can have.
pub const MAX_FRIENDS: u32 = 200;

/// Who played a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person, by identity.
    Person(String),
    /// A bot of this level.
    Bot(String),
}

/// How a game ended for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Not won.
    Lost,
    /// Won, and others did too.
    Shared,
    /// Won.
    Won,
}

impl Verdict {
    pub(crate) const fn number(self) -> i64 {
        match self {
            Verdict::Lost => 0,
            Verdict::Shared => 1,
            Verdict::Won => 2,
        }
    }

    pub(crate) const fn from_number(number: i64) -> Self {
        match number {
            2 => Verdict::Won,
            1 => Verdict::Shared,
            _ => Verdict::Lost,
        }
    }
}

/// Did a game count for ratings, or why not?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// It was not played for that.
    No,
    /// It did.
    Yes,
    /// For the bots in it, and for nobody else.
    Bots,
    /// It was over after a few decisions.
    Short,
    /// The same people had played enough of them that day.
    Often,
    /// Somebody had no account.
    Guests,
    /// There was nobody to win against.
    Together,
}

impl Counted {
    const ALL: [Counted; 7] = [
        Counted::No,
        Counted::Yes,
        Counted::Bots,
        Counted::Short,
        Counted::Often,
        Counted::Guests,
        Counted::Together,
    ];

    /// In a word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Counted::No => "no",
            Counted::Yes => "yes",
            Counted::Bots => "bots",
            Counted::Short => "short",
            Counted::Often => "often",
            Counted::Guests => "guests",
            Counted::Together => "together",
        }
    }

    pub(crate) fn from_word(word: &str) -> Self {
        Counted::ALL.into_iter().find(|it| it.word() == word).unwrap_or(Counted::No)
    }
}

/// How a game ended, to be stored with its last entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewResult {
    /// Which game.
    pub game: String,
    /// Its options, as JSON.
    pub options: String,
    /// The time class, such as `none`.
    pub pace: String,
    /// How many decisions were taken.
    pub decisions: u32,
    /// When it ended.
    pub ended: i64,
    /// May everybody see it, or only those who sat there?
    pub listed: bool,
    /// Was it played for ratings? Whether it counts is decided when it is stored.
    pub rated: bool,
    /// Who played, seat by seat.
    pub seats: Vec<NewPlayed>,
}

/// A seat of a game that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPlayed {
    /// Who.
    pub player: Player,
    /// Which side, by the first seat on it.
    pub side: u32,
    /// The side's place, 1 the best.
    pub place: u32,
    /// What that is.
    pub verdict: Verdict,
    /// Points, where they were counted.
    pub points: Option<i32>,
    /// What the seat played, and by which rules: words such as `army=eagles`.
    pub facts: Vec<String>,
}

/// Stands between facts.
pub(crate) const BETWEEN: char = '|';

impl NewPlayed {
    /// With one before the first and one behind the last, so that each is found whole.
    pub(crate) fn facts(&self) -> String {
        let each = self.facts.iter().map(|fact| format!("{fact}{BETWEEN}"));
        std::iter::once(BETWEEN.to_string()).chain(each).collect()
    }
}

impl NewResult {
    /// How many sides there were.
    pub(crate) fn sides(&self) -> usize {
        let first = |(at, it): (usize, &NewPlayed)| it.side as usize == at;
        self.seats.iter().enumerate().filter(|it| first(*it)).count()
    }

    pub(crate) fn form(&self) -> Form {
        Form::of(self.sides(), self.seats.len())
    }
}

impl Check for NewResult {
    fn check(&self) -> Result<(), Error> {
        limits::id("game id", &self.game)?;
        limits::id("pace", &self.pace)?;
        limits::text("options", &self.options)?;
        self.seats.iter().try_for_each(|seat| {
            match &seat.player {
                Player::Person(identity) => limits::id("identity", identity),
                Player::Bot(level) => limits::id("level", level),
            }?;
            limits::text("facts", &seat.facts())
        })
    }
}

/// A game that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Its table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// Its options, as JSON.
    pub options: String,
    /// The time class.
    pub pace: String,
    /// Two, or more.
    pub form: Form,
    /// When it ended.
    pub ended: i64,
    /// May everybody see it?
    pub listed: bool,
    /// Did it count for ratings?
    pub counted: Counted,
    /// Who played, seat by seat.
    pub seats: Vec<Played>,
}

impl Finished {
    /// The place after this game, for the next page.
    #[must_use]
    pub fn cursor(&self) -> Cursor {
        Cursor::new(self.ended, &self.table)
    }
}

/// A seat of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who.
    pub player: Player,
    /// What a person is called now; empty for who is gone, and for bots.
    pub name: String,
    /// Has the person an account?
    pub account: bool,
    /// Which side.
    pub side: u32,
    /// The side's place.
    pub place: u32,
    /// What that is.
    pub verdict: Verdict,
    /// Points, where they were counted.
    pub points: Option<i32>,
    /// The rating after it and by how much it changed, in thousandths, if it counted.
    pub rating: Option<(i64, i64)>,
    /// What the seat played, and by which rules.
    pub facts: Vec<String>,
}

/// Which finished games to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sought {
    /// Where this identity played.
    pub identity: String,
    /// As this one may see it: all games where it sat, and what everybody may see.
    pub viewer: String,
    /// Of this game.
    pub game: Option<String>,
    /// Against somebody with an account whose name begins so; the first twenty of them.
    pub opponent: Option<String>,
    /// That ended so for the identity.
    pub verdict: Option<Verdict>,
    /// In which this was true of its seat.
    pub fact: Option<String>,
    /// Not before.
    pub from: Option<i64>,
    /// Before.
    pub until: Option<i64>,
}

/// How often somebody won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// At which game.
    pub game: String,
    /// With two, or more.
    pub form: Form,
    /// Games that ended.
    pub games: u64,
    /// Of these won.
    pub won: u64,
    /// Of these won with others.
    pub shared: u64,
}

/// How strong somebody is at a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// Which game.
    pub game: String,
    /// The time class.
    pub pace: String,
    /// With two, or more.
    pub form: Form,
    /// In thousandths.
    pub rating: i64,
    /// In thousandths.
    pub deviation: i64,
    /// After so many games.
    pub games: u64,
    /// Known well enough to be compared with others?
    pub established: bool,
}

/// A rating after a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// Which rating.
    pub of: Pool,
    /// When it ended.
    pub ended: i64,
    /// In thousandths.
    pub rating: i64,
    /// In thousandths.
    pub deviation: i64,
}

/// Which ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// Of this game.
    pub game: String,
    /// Of this time class.
    pub pace: String,
    /// With two, or more.
    pub form: Form,
}

/// Somebody on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leader {
    /// Who.
    pub player: Player,
    /// What a person is called; empty for bots.
    pub name: String,
    /// In thousandths.
    pub rating: i64,
    /// In thousandths.
    pub deviation: i64,
    /// After so many games.
    pub games: u64,
}

impl Leader {
    /// The place after this one, for the next page.
    #[must_use]
    pub fn cursor(&self) -> Cursor {
        Cursor::new(self.rating, &self.player.key())
    }
}

/// How a bot's rating is kept.
const BOT: &str = "bot:";

impl Player {
    /// Under which name a rating is kept.
    pub(crate) fn key(&self) -> String {
        match self {
            Player::Person(identity) => identity.clone(),
            Player::Bot(level) => format!("{BOT}{level}"),
        }
    }

    pub(crate) fn from_key(key: &str) -> Self {
        match key.strip_prefix(BOT) {
            Some(level) => Player::Bot(level.to_owned()),
            None => Player::Person(key.to_owned()),
        }
    }
}

/// A finished table without somebody's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewritten {
    /// Which.
    pub table: String,
    /// Its log, as many lines as before.
    pub lines: Vec<String>,
    /// What listings show.
    pub summary: String,
    /// Names under which they talked there: their lines are emptied.
    pub names: Vec<String>,
}

/// What somebody is to somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// Plays with them.
    Friend,
    /// Wants nothing to do with them.
    Blocked,
}

impl Tie {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Tie::Friend => "friend",
            Tie::Blocked => "blocked",
        }
    }

    pub(crate) fn from_word(word: &str) -> Self {
        if word == "blocked" { Tie::Blocked } else { Tie::Friend }
    }
}

/// Somebody that somebody has a tie to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tied {
    /// Who.
    pub identity: String,
    /// What they are called.
    pub name: String,
    /// What they are.
    pub tie: Tie,
    /// Since when.
    pub since: i64,
    /// When they were last seen, if that is known.
    pub seen: Option<i64>,
}

impl Check for Sought {
    fn check(&self) -> Result<(), Error> {
        limits::id("identity", &self.identity)?;
        limits::text("identity", &self.viewer)?;
        limits::text("game id", self.game.as_deref().unwrap_or_default())?;
        limits::text("name", self.opponent.as_deref().unwrap_or_default())?;
        limits::text("fact", self.fact.as_deref().unwrap_or_default())
    }
}

impl Check for Pool {
    fn check(&self) -> Result<(), Error> {
        limits::id("game id", &self.game)?;
        limits::id("pace", &self.pace)
    }
}

impl Check for Rewritten {
    fn check(&self) -> Result<(), Error> {
        limits::id("table id", &self.table)?;
        self.lines.iter().try_for_each(|line| limits::text("entry", line))?;
        limits::text("summary", &self.summary)
    }
}
