//! What a bot is, with and without its game's types.

use std::marker::PhantomData;

use serde::de::Deserialize;
use serde_json::Value;
use tabletop::{Live, Match, Outcome, Rules, Seat, Seed, Viewer};

use crate::{Budget, Failure, Reason};

/// What a bot is asked: the table as it sees it, and what it can do.
pub struct Question<'a, G: Rules> {
    /// Where it sits.
    pub seat: Seat,
    /// What it knows.
    pub view: &'a G::View,
    /// What it can choose from; not empty unless the game has open forms.
    pub listed: &'a [G::Action],
}

/// A player of one game.
pub trait Bot<G: Rules>: Send {
    /// The answer; `None` if it finds none, and the table plays a fallback.
    fn choose(&mut self, question: &Question<'_, G>, budget: &Budget) -> Option<G::Action>;
}

/// A bot with its game erased.
pub trait Player: Send {
    /// Chooses at a live table; sees no more of it than its seat may.
    ///
    /// # Errors
    /// Why it has no answer; the table plays a fallback.
    fn choose(&mut self, table: &dyn Match, seat: Seat, budget: &Budget)
    -> Result<String, Failure>;

    /// Chooses by what came over a wire: a view as JSON, choices in notation.
    ///
    /// # Errors
    /// Why it has no answer.
    fn answer(
        &mut self,
        seat: Seat,
        view: &Value,
        listed: &[String],
        budget: &Budget,
    ) -> Result<String, Failure>;

    /// Gets ready to be asked, which no budget counts.
    ///
    /// # Errors
    /// Why it cannot.
    fn ready(&mut self) -> Result<(), Failure> {
        Ok(())
    }

    /// Hears how the game ended.
    fn over(&mut self, _seat: Seat, _outcome: &Outcome) {}
}

/// A level of play that a game offers.
pub struct BotSpec {
    /// What it is called, such as `greedy`.
    pub level: &'static str,
    /// Makes one with luck of its own.
    pub make: fn(Seed) -> Box<dyn Player>,
}

/// The level of any choice at all: a yardstick, and nobody's opponent.
pub const RANDOM: &str = "random";

impl BotSpec {
    /// Is it proposed to people?
    #[must_use]
    pub fn offered(&self) -> bool {
        self.level != RANDOM
    }
}

/// Gives a typed bot its erased face.
pub struct Seated<G, B> {
    bot: B,
    game: PhantomData<fn() -> G>,
}

impl<G: Rules, B: Bot<G> + 'static> Seated<G, B> {
    /// The bot as a player.
    pub fn boxed(bot: B) -> Box<dyn Player> {
        Box::new(Seated::<G, B> { bot, game: PhantomData })
    }
}

impl<G: Rules, B: Bot<G>> Seated<G, B> {
    fn decide(&mut self, question: &Question<'_, G>, budget: &Budget) -> Result<String, Failure> {
        let chosen = self.bot.choose(question, budget).map(|action| action.to_string());
        chosen.ok_or_else(|| Failure::new(Reason::Silent, ""))
    }
}

impl<G: Rules, B: Bot<G>> Player for Seated<G, B> {
    fn choose(
        &mut self,
        table: &dyn Match,
        seat: Seat,
        budget: &Budget,
    ) -> Result<String, Failure> {
        let Some(Live(state)) = table.as_any().downcast_ref::<Live<G>>() else {
            return Err(Failure::new(Reason::Silent, "another game is played here"));
        };
        let mut listed = Vec::new();
        state.choices(seat, &mut listed);
        let view = state.view(Viewer::Seat(seat));
        self.decide(&Question { seat, view: &view, listed: &listed }, budget)
    }

    fn answer(
        &mut self,
        seat: Seat,
        view: &Value,
        listed: &[String],
        budget: &Budget,
    ) -> Result<String, Failure> {
        let unreadable = |what: String| Failure::new(Reason::Unreadable, what);
        let view = G::View::deserialize(view)
            .map_err(|error| unreadable(format!("the view is none of {}: {error}", G::ID)))?;
        let read = |text: &String| {
            text.parse().map_err(|error| unreadable(format!("the choice '{text}': {error}")))
        };
        let listed: Vec<G::Action> = listed.iter().map(read).collect::<Result<_, _>>()?;
        self.decide(&Question { seat, view: &view, listed: &listed }, budget)
    }
}
