//! What a bot is, with and without its game's types.

use std::marker::PhantomData;

use serde::de::Deserialize;
use serde_json::Value;
use tabletop::{Live, Match, Rules, Seat, Seed, Viewer};

use crate::Budget;

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
    fn choose(&mut self, table: &dyn Match, seat: Seat, budget: &Budget) -> Option<String>;

    /// Chooses by what came over a wire: a view as JSON, choices in notation.
    fn answer(
        &mut self,
        seat: Seat,
        view: &Value,
        listed: &[String],
        budget: &Budget,
    ) -> Option<String>;
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

impl<G: Rules, B: Bot<G>> Player for Seated<G, B> {
    fn choose(&mut self, table: &dyn Match, seat: Seat, budget: &Budget) -> Option<String> {
        let Live(state) = table.as_any().downcast_ref::<Live<G>>()?;
        let mut listed = Vec::new();
        state.choices(seat, &mut listed);
        let view = state.view(Viewer::Seat(seat));
        let question = Question { seat, view: &view, listed: &listed };
        self.bot.choose(&question, budget).map(|action| action.to_string())
    }

    fn answer(
        &mut self,
        seat: Seat,
        view: &Value,
        listed: &[String],
        budget: &Budget,
    ) -> Option<String> {
        let view = G::View::deserialize(view).ok()?;
        let listed: Vec<G::Action> = listed.iter().filter_map(|text| text.parse().ok()).collect();
        let question = Question { seat, view: &view, listed: &listed };
        self.bot.choose(&question, budget).map(|action| action.to_string())
    }
}
