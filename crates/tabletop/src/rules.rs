//! The contract of a game.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Chance, Clause, Digest, Fact, Form, Illegal, NotationError, OptionSpec, Options, Outcome, Said,
    Seat, SeatSet, SetupError, Viewer, house,
};

/// Whose decision the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Every one of these seats owes a decision; they may decide in any order.
    /// What one decides in secret shows to the others only when the rules say.
    Act(SeatSet),
    /// The game has ended; [`Rules::outcome`] tells how.
    Over,
}

impl Turn {
    /// The seats that owe a decision.
    #[must_use]
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Act(seats) => seats,
            Turn::Over => SeatSet::NONE,
        }
    }

    /// A seat may act only when it is asked: the first line of every `check`.
    ///
    /// # Errors
    /// TT-T1 and TT-T2.
    pub fn expect(self, seat: Seat) -> Result<(), Illegal> {
        match self {
            Turn::Over => Err(house::over()),
            Turn::Act(seats) if seats.contains(seat) => Ok(()),
            Turn::Act(_) => Err(house::not_asked(seat)),
        }
    }
}

/// What a seat is asked, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Prompt {
    /// The sentence.
    pub say: Said,
    /// The clause at which the rules page opens.
    pub clause: Clause,
}

/// What an action did beyond changing the state; whether it may be taken back
/// is computed from this. (That luck was drawn is known to the [`Chance`].)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[must_use]
pub struct Effects {
    /// Seats that now know something which was hidden from them, other than by
    /// watching what the acting seat itself chose to show.
    pub shown: SeatSet,
}

impl Effects {
    /// Nothing hidden came to light.
    pub const NONE: Effects = Effects { shown: SeatSet::NONE };
}

/// A game: its rules and, as a value, one state of it.
///
/// Implementations are pure and deterministic; the state holds no `usize` and
/// no float, and needs no heap where it can be helped: it is cloned millions
/// of times by bots.
pub trait Rules: Clone + Serialize + Send + Sync + 'static {
    /// The name in records, addresses and commands.
    const ID: &'static str;
    /// The versions that are played, the newest last. Another one begins
    /// whenever a recorded game would replay differently, see
    /// [`Version`](crate::Version).
    const VERSIONS: RangeInclusive<u32>;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// Everything decided before the first luck is drawn.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One decision. `Display` and `FromStr` are its notation and round-trip.
    type Action: Clone
        + Debug
        + PartialEq
        + Display
        + FromStr<Err = NotationError>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// Something that happened, with everything that is needed to hide from a
    /// viewer what that viewer may not know.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a viewer knows of a state.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What can be asked beyond the choices: a line of sight, what a tile would
    /// score, whether an army is legal. `Display` and `FromStr` are its
    /// notation. [`NoQuestion`](crate::NoQuestion) if there is nothing to ask.
    type Question: Clone + Debug + PartialEq + Display + FromStr<Err = NotationError> + Send + Sync;
    /// What is answered.
    type Answer: Clone + Debug + PartialEq + Serialize + Send + Sync;

    /// The options a host can choose in a version of the rules.
    fn options(version: u32) -> &'static [OptionSpec];

    /// The set-up for a table of so many seats with these options, to be
    /// played by a version of the rules.
    ///
    /// # Errors
    /// Options that are unknown or do not go together.
    fn setup(version: u32, seats: u8, options: &Options) -> Result<Self::Setup, SetupError>;

    /// By which version of the rules a set-up is played.
    fn version_of(setup: &Self::Setup) -> u32;

    /// Lays the table and plays on to the first decision.
    ///
    /// # Errors
    /// A set-up that cannot be played.
    fn new(
        setup: &Self::Setup,
        chance: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self, SetupError>;

    /// A position by description: what it says, and defaults for the rest. For
    /// scenarios and tutorials.
    ///
    /// # Errors
    /// A position that cannot be.
    fn arrange(setup: &Self::Setup, position: &serde_json::Value) -> Result<Self, SetupError>;

    /// How many sit at this table.
    fn seats(&self) -> u8;

    /// Do these seats win and lose together? Everybody plays alone unless the
    /// game has teams or is played together.
    fn allied(&self, one: Seat, other: Seat) -> bool {
        one == other
    }

    /// Whose decision the game waits for.
    fn turn(&self) -> Turn;

    /// What a seat that is asked is asked.
    fn prompt(&self, seat: Seat) -> Prompt;

    /// What everybody else is told while the seat decides: its prompt, unless
    /// that would tell them what only the seat may know.
    fn waiting(&self, seat: Seat) -> Prompt {
        self.prompt(seat)
    }

    /// How long a seat may think about what it is asked now, in milliseconds:
    /// where others wait in the middle of their turn. After that the first
    /// listed action is done for it. Nothing: as long as it likes.
    fn patience(&self, _: Seat) -> Option<u32> {
        None
    }

    /// Is it a secret whether the seat has anything to decide? Then others must
    /// not learn it from how soon it answers: what [`Rules::patience`] would do
    /// for it counts when that time is over, not before.
    fn veiled(&self, _: Seat) -> bool {
        false
    }

    /// Appends the actions the seat can choose from, as far as they can be
    /// listed. Together with [`Rules::forms`] there is always at least one
    /// for a seat that is asked, and none for any other.
    fn choices(&self, seat: Seat, listed: &mut Vec<Self::Action>);

    /// Choices that cannot be listed.
    fn forms(&self, _seat: Seat) -> Vec<Form> {
        Vec::new()
    }

    /// Fills a form in at random; the result passes [`Rules::check`].
    fn sample(&self, _seat: Seat, _form: &Form, _chance: &mut dyn Chance) -> Option<Self::Action> {
        None
    }

    /// May the seat do this now?
    ///
    /// # Errors
    /// The clause that forbids it, in words that tell the seat nothing it may
    /// not know.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal>;

    /// Does it, and plays on to the next decision. Decisions without an
    /// alternative are taken by the game and appear among the events.
    ///
    /// # Errors
    /// As [`Rules::check`]; nothing has changed then.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<Effects, Illegal>;

    /// The seat gives up, at any time before the end.
    ///
    /// # Errors
    /// When the game is over or the seat is out of it.
    fn resign(
        &mut self,
        seat: Seat,
        chance: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<Effects, Illegal>;

    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// What a viewer knows.
    fn view(&self, who: Viewer) -> Self::View;

    /// Answers a question as far as the viewer may know; without a table, what
    /// the box tells. Asking changes nothing and is not recorded.
    ///
    /// # Errors
    /// The clause because of which it cannot be answered.
    fn answer(
        table: Option<(&Self, Viewer)>,
        question: &Self::Question,
    ) -> Result<Self::Answer, Illegal>;

    /// What an action finds by its place alone and not by its name, if it does so: what
    /// lies there now. Whoever chose it elsewhere meant that.
    fn picks(&self, _action: &Self::Action) -> Option<String> {
        None
    }

    /// What statistics may group finished games by.
    fn facts(&self) -> Vec<Fact> {
        Vec::new()
    }

    /// How many turns were begun, where the game counts them: for statistics.
    fn turns(&self) -> Option<u32> {
        None
    }

    /// The round, where the game counts them: for lists of tables.
    fn round(&self) -> Option<u32> {
        None
    }

    /// What a viewer learns of an event; `None` if not even that it happened.
    /// Events tell no more than views: what one shows beyond open moves, such
    /// as cards turned up, the view keeps too.
    fn see(event: &Self::Event, who: Viewer) -> Option<Self::Event>;

    /// An event in words, for the log of the table.
    fn tell(event: &Self::Event) -> Said;

    /// A state that fits what the viewer knows, with luck for the rest.
    ///
    /// # Errors
    /// A view that no state fits.
    fn imagine(view: &Self::View, chance: &mut dyn Chance) -> Result<Self, SetupError>;

    /// Names for the outcomes of a stream, so that scenarios can script luck
    /// in the words on the cards.
    fn luck_names(_stream: &str) -> &'static [&'static str] {
        &[]
    }

    /// How things came to rest, in the words of a scenario; see
    /// [`Chance::settle`]. None if the words mean nothing.
    fn read_settled(_stream: &str, _words: &str) -> Option<Vec<u32>> {
        None
    }

    /// A fingerprint of the whole state.
    fn digest(&self) -> Digest {
        Digest::of(self)
    }
}
