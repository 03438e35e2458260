//! The contract with its types erased: JSON and notation in, JSON and words
//! out. For everything that does not care which game it is.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde_json::Value;

use crate::{
    Chance, Digest, Effects, Fact, Form, Illegal, Luck, OptionSpec, Options, Outcome, Prompt,
    Rollout, Rules, Said, Seat, Seed, SetupError, Turn, Viewer, rollout,
};

/// A game in one version of its rules, to be started.
pub trait Game: Send + Sync {
    /// See [`Rules::ID`].
    fn id(&self) -> &'static str;
    /// The version of the rules that is played here.
    fn version(&self) -> u32;
    /// See [`Rules::VERSIONS`].
    fn versions(&self) -> RangeInclusive<u32>;
    /// The same game in another version, if that is still played.
    fn at(&self, version: u32) -> Option<&'static dyn Game>;
    /// The least and the greatest number of players.
    fn seats(&self) -> (u8, u8);
    /// See [`Rules::options`].
    fn options(&self) -> &'static [OptionSpec];
    /// See [`Rules::setup`].
    ///
    /// # Errors
    /// Options that are unknown or do not go together.
    fn setup(&self, seats: u8, options: &Options) -> Result<Value, SetupError>;
    /// See [`Rules::new`].
    ///
    /// # Errors
    /// A set-up that cannot be read or played.
    fn start(&self, setup: &Value, chance: &mut dyn Chance) -> Result<Started, SetupError>;
    /// See [`Rules::arrange`].
    ///
    /// # Errors
    /// A set-up or position that cannot be.
    fn arrange(&self, setup: &Value, position: &Value) -> Result<Box<dyn Match>, SetupError>;
    /// See [`Rules::imagine`].
    ///
    /// # Errors
    /// A view that cannot be read, or that no state fits.
    fn imagine(&self, view: &Value, chance: &mut dyn Chance) -> Result<Box<dyn Match>, SetupError>;
    /// See [`Rules::answer`], without a table, for a question in notation: what
    /// the box of the newest version tells.
    ///
    /// # Errors
    /// The clause because of which it cannot be answered.
    fn answer(&self, question: &str) -> Result<Value, Illegal>;
    /// See [`Rules::luck_names`].
    fn luck_names(&self, stream: &str) -> &'static [&'static str];
    /// See [`Rules::read_settled`].
    fn read_settled(&self, stream: &str, words: &str) -> Option<Vec<u32>>;
    /// A line of scripted luck: a stream, then the name of an outcome, or its
    /// number, or how things came to rest.
    fn read_luck(&self, line: &str) -> Option<Luck> {
        let (stream, words) = line.split_once(' ').unwrap_or((line, ""));
        let named = self.luck_names(stream).iter().position(|name| *name == words);
        let outcome = named.map(|at| at as u32).or_else(|| words.parse().ok());
        match outcome {
            Some(outcome) => Some(Luck(stream.to_owned(), vec![outcome])),
            None => self.read_settled(stream, words).map(|s| Luck::settled(stream, &s)),
        }
    }
    /// Plays a random game without erasure, for benchmarks.
    ///
    /// # Errors
    /// A set-up that cannot be read or played.
    fn rollout(&self, setup: &Value, seed: Seed, limit: u64) -> Result<Rollout, SetupError>;
}

/// A game just laid out, and what happened so far.
pub type Started = (Box<dyn Match>, Box<dyn Happened>);

/// A game being played.
pub trait Match: Send + Sync {
    /// See [`Rules::seats`].
    fn seats(&self) -> u8;
    /// See [`Rules::allied`].
    fn allied(&self, one: Seat, other: Seat) -> bool;
    /// See [`Rules::turn`].
    fn turn(&self) -> Turn;
    /// See [`Rules::prompt`].
    fn prompt(&self, seat: Seat) -> Prompt;
    /// See [`Rules::waiting`].
    fn waiting(&self, seat: Seat) -> Prompt;
    /// See [`Rules::patience`].
    fn patience(&self, seat: Seat) -> Option<u32>;
    /// See [`Rules::veiled`].
    fn veiled(&self, seat: Seat) -> bool;
    /// See [`Rules::choices`] and [`Rules::forms`].
    fn choices(&self, seat: Seat) -> Choices;
    /// An action in notation, as a listed one is shown; it need not be legal.
    ///
    /// # Errors
    /// TT-N1 for what is no action.
    fn read(&self, action: &str) -> Result<Offered, Illegal>;
    /// See [`Rules::check`], for an action in notation.
    ///
    /// # Errors
    /// The clause that forbids it.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Illegal>;
    /// See [`Rules::apply`], for an action in notation.
    ///
    /// # Errors
    /// The clause that forbids it; nothing has changed then.
    fn act(&mut self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<Moved, Illegal>;
    /// See [`Rules::resign`].
    ///
    /// # Errors
    /// The clause that forbids it; nothing has changed then.
    fn resign(&mut self, seat: Seat, chance: &mut dyn Chance) -> Result<Moved, Illegal>;
    /// See [`Rules::outcome`].
    fn outcome(&self) -> Option<Outcome>;
    /// See [`Rules::view`].
    fn view(&self, who: Viewer) -> Value;
    /// See [`Rules::answer`], for a question in notation.
    ///
    /// # Errors
    /// The clause because of which it cannot be answered.
    fn answer(&self, who: Viewer, question: &str) -> Result<Value, Illegal>;
    /// See [`Rules::picks`], for an action in notation; nothing for what is none.
    fn picks(&self, action: &str) -> Option<String>;
    /// See [`Rules::facts`].
    fn facts(&self) -> Vec<Fact>;
    /// See [`Rules::turns`].
    fn turns(&self) -> Option<u32>;
    /// See [`Rules::round`].
    fn round(&self) -> Option<u32>;
    /// See [`Rules::digest`].
    fn digest(&self) -> Digest;
    /// A copy.
    fn boxed(&self) -> Box<dyn Match>;
    /// For bots, who know their game; they find a [`Live`] here.
    fn as_any(&self) -> &dyn Any;
}

/// What an action did.
pub struct Moved {
    /// See [`Effects`].
    pub effects: Effects,
    /// The action in its one spelling.
    pub action: String,
    /// What happened.
    pub happened: Box<dyn Happened>,
}

/// Events, to be shown to one viewer or another.
pub trait Happened: Send + Sync {
    /// What the viewer learns.
    fn seen_by(&self, who: Viewer) -> Vec<Seen>;
}

/// An event as a viewer learns of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Seen {
    /// As data, for screens and programs.
    pub event: Value,
    /// In words.
    pub said: Said,
}

/// What a seat can choose from.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "game.ts"))]
pub struct Choices {
    /// Actions that can be listed.
    pub listed: Vec<Offered>,
    /// Choices that cannot.
    pub forms: Vec<Form>,
}

/// A listed action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "game.ts", rename = "Listed")
)]
pub struct Offered {
    /// In notation.
    pub text: String,
    /// As data, for screens.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
}

/// Serialisation of plain data cannot fail; if it ever does, the complaint is
/// shown in its place.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_else(|error| Value::String(error.to_string()))
}

fn read<T: serde::de::DeserializeOwned>(
    what: &'static str,
    value: &Value,
) -> Result<T, SetupError> {
    T::deserialize(value).map_err(|error| SetupError::unreadable(what, &error))
}

/// A state of a game whose type is known.
#[derive(Clone)]
pub struct Live<G: Rules>(pub G);

/// The erased face of a version of the rules `G`.
pub struct Erased<G> {
    version: u32,
    rules: PhantomData<fn() -> G>,
}

/// As many versions as a game can have had.
const VERSIONS: usize = 64;

impl<G: Rules> Erased<G> {
    /// The newest version, for a `static` list of games.
    pub const NEWEST: Self = Self::of(*G::VERSIONS.end());

    /// Every version, by its number.
    const EVERY: &'static [Self; VERSIONS] = &{
        assert!((*G::VERSIONS.end() as usize) < VERSIONS);
        let mut every = [const { Self::of(0) }; VERSIONS];
        let mut version = 0;
        while version < VERSIONS {
            every[version].version = version as u32;
            version += 1;
        }
        every
    };

    const fn of(version: u32) -> Self {
        Erased { version, rules: PhantomData }
    }

    /// A set-up that is played by the rules of this version.
    fn read_setup(&self, setup: &Value) -> Result<G::Setup, SetupError> {
        let setup = read("set-up", setup)?;
        let told = G::version_of(&setup);
        if told == self.version {
            return Ok(setup);
        }
        let said = Said::new("table-version").with("told", told).with("version", self.version);
        Err(SetupError::new(said))
    }
}

impl<G: Rules> Game for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn version(&self) -> u32 {
        self.version
    }

    fn versions(&self) -> RangeInclusive<u32> {
        G::VERSIONS
    }

    fn at(&self, version: u32) -> Option<&'static dyn Game> {
        let played = G::VERSIONS.contains(&version);
        played.then(|| &Self::EVERY[version as usize] as &'static dyn Game)
    }

    fn seats(&self) -> (u8, u8) {
        (*G::SEATS.start(), *G::SEATS.end())
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::options(self.version)
    }

    fn setup(&self, seats: u8, options: &Options) -> Result<Value, SetupError> {
        options.check(G::options(self.version))?;
        if !G::SEATS.contains(&seats) {
            let said = Said::new("table-seats").with("seats", seats);
            let said = said.with("least", *G::SEATS.start()).with("most", *G::SEATS.end());
            return Err(SetupError::new(said));
        }
        G::setup(self.version, seats, options).map(|setup| json(&setup))
    }

    fn start(&self, setup: &Value, chance: &mut dyn Chance) -> Result<Started, SetupError> {
        let mut events = Vec::new();
        let state = G::new(&self.read_setup(setup)?, chance, &mut events)?;
        Ok((Box::new(Live(state)), Box::new(Events::<G>(events))))
    }

    fn arrange(&self, setup: &Value, position: &Value) -> Result<Box<dyn Match>, SetupError> {
        Ok(Box::new(Live(G::arrange(&self.read_setup(setup)?, position)?)))
    }

    fn imagine(&self, view: &Value, chance: &mut dyn Chance) -> Result<Box<dyn Match>, SetupError> {
        Ok(Box::new(Live(G::imagine(&read("view", view)?, chance)?)))
    }

    fn answer(&self, question: &str) -> Result<Value, Illegal> {
        G::answer(None, &question.parse()?).map(|answer| json(&answer))
    }

    fn luck_names(&self, stream: &str) -> &'static [&'static str] {
        G::luck_names(stream)
    }

    fn read_settled(&self, stream: &str, words: &str) -> Option<Vec<u32>> {
        G::read_settled(stream, words)
    }

    fn rollout(&self, setup: &Value, seed: Seed, limit: u64) -> Result<Rollout, SetupError> {
        rollout::<G>(&self.read_setup(setup)?, seed, limit)
    }
}

struct Events<G: Rules>(Vec<G::Event>);

impl<G: Rules> Happened for Events<G> {
    fn seen_by(&self, who: Viewer) -> Vec<Seen> {
        let seen = self.0.iter().filter_map(|event| G::see(event, who));
        seen.map(|event| Seen { said: G::tell(&event), event: json(&event) }).collect()
    }
}

fn offered<G: Rules>(action: &G::Action) -> Offered {
    Offered { text: action.to_string(), action: json(action) }
}

impl<G: Rules> Match for Live<G> {
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn allied(&self, one: Seat, other: Seat) -> bool {
        self.0.allied(one, other)
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        self.0.prompt(seat)
    }

    fn waiting(&self, seat: Seat) -> Prompt {
        self.0.waiting(seat)
    }

    fn patience(&self, seat: Seat) -> Option<u32> {
        self.0.patience(seat)
    }

    fn veiled(&self, seat: Seat) -> bool {
        self.0.veiled(seat)
    }

    fn choices(&self, seat: Seat) -> Choices {
        if !self.0.turn().seats().contains(seat) {
            return Choices::default();
        }
        let mut listed = Vec::new();
        self.0.choices(seat, &mut listed);
        Choices { listed: listed.iter().map(offered::<G>).collect(), forms: self.0.forms(seat) }
    }

    fn read(&self, action: &str) -> Result<Offered, Illegal> {
        Ok(offered::<G>(&action.parse()?))
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Illegal> {
        self.0.check(seat, &action.parse()?)
    }

    fn act(&mut self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<Moved, Illegal> {
        let action: G::Action = action.parse()?;
        let mut events = Vec::new();
        let effects = self.0.apply(seat, &action, chance, &mut events)?;
        let happened = Box::new(Events::<G>(events));
        Ok(Moved { effects, action: action.to_string(), happened })
    }

    fn resign(&mut self, seat: Seat, chance: &mut dyn Chance) -> Result<Moved, Illegal> {
        let mut events = Vec::new();
        let effects = self.0.resign(seat, chance, &mut events)?;
        let happened = Box::new(Events::<G>(events));
        Ok(Moved { effects, action: String::new(), happened })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn view(&self, who: Viewer) -> Value {
        json(&self.0.view(who))
    }

    fn answer(&self, who: Viewer, question: &str) -> Result<Value, Illegal> {
        G::answer(Some((&self.0, who)), &question.parse()?).map(|answer| json(&answer))
    }

    fn picks(&self, action: &str) -> Option<String> {
        action.parse().ok().and_then(|action| self.0.picks(&action))
    }

    fn facts(&self) -> Vec<Fact> {
        self.0.facts()
    }

    fn turns(&self) -> Option<u32> {
        self.0.turns()
    }

    fn round(&self) -> Option<u32> {
        self.0.round()
    }

    fn digest(&self) -> Digest {
        self.0.digest()
    }

    fn boxed(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
