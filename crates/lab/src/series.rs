//! A series of games between bots.

use bots::{BotSpec, Budget, Player};
use rayon::prelude::*;
use record::{Deed, Opening, Play, Record};
use serde_json::Value;
use tabletop::{Fact, Game, Outcome, Seat, Seed, SetupError, Turn};
use thiserror::Error;

/// What is to be played.
pub struct Series {
    /// The game, in a version of its rules.
    pub game: &'static dyn Game,
    /// Its set-up, see [`tabletop::Game::setup`].
    pub setup: Value,
    /// The bots, one for each seat.
    pub bots: Vec<&'static BotSpec>,
    /// How many games.
    pub games: u32,
    /// All luck follows from this.
    pub seed: Seed,
    /// Bots change seats from game to game, so that the seats are fair.
    pub rotate: bool,
}

/// A game that was played to its end.
pub struct Finished {
    /// Its number in the series, from 0.
    pub number: u32,
    /// Which bot sat on each seat, as an index into [`Series::bots`].
    pub seating: Vec<usize>,
    /// How many decisions it took.
    pub decisions: u32,
    /// How many turns, where the game counts them.
    pub turns: Option<u32>,
    /// How it ended.
    pub outcome: Outcome,
    /// What is true of it.
    pub facts: Vec<Fact>,
    /// Its log.
    pub record: Record,
}

/// Why a series stopped.
#[derive(Debug, Error)]
pub enum SeriesError {
    /// The set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A game did not come to an end.
    #[error("game {0} did not end within {1} decisions")]
    Endless(u32, u32),
    /// A bot had no legal answer.
    #[error("game {number}: the bot '{bot}' found nothing to play: {why}")]
    Speechless {
        /// The game.
        number: u32,
        /// The bot.
        bot: &'static str,
        /// What was wrong.
        why: String,
    },
}

/// Far more than any game needs; a bot that loops is found here.
const LONGEST: u32 = 200_000;

impl Series {
    /// Plays all games on all cores and hands each to `done` as it ends; what
    /// `done` makes of it is returned in the order of the games.
    ///
    /// # Errors
    /// The first game that could not be played.
    pub fn play<T: Send>(
        &self,
        done: impl Fn(Finished) -> T + Sync,
    ) -> Result<Vec<T>, SeriesError> {
        (0..self.games).into_par_iter().map(|number| self.game(number).map(&done)).collect()
    }

    fn game(&self, number: u32) -> Result<Finished, SeriesError> {
        let seats = self.bots.len();
        let shift = if self.rotate { number as usize % seats.max(1) } else { 0 };
        let seating: Vec<usize> = (0..seats).map(|seat| (seat + shift) % seats).collect();
        let seed = self.seed.derive(&number.to_le_bytes());
        let mut players: Vec<Box<dyn Player>> = (0u8..)
            .zip(&seating)
            .map(|(seat, bot)| (self.bots[*bot].make)(seed.derive(&[b'b', seat])))
            .collect();
        let names = seating.iter().map(|bot| self.bots[*bot].level);
        let opening = Opening::new(self.setup.clone(), names);
        let (mut play, _) = Play::start(self.game, opening, seed)?;
        let budget = Budget::unlimited();
        let mut decisions = 0;
        while let Turn::Act(asked) = play.state().turn() {
            let Some(seat) = asked.iter().next() else { break };
            self.decide(&mut play, seat, &mut players, &budget).map_err(|why| {
                let bot = self.bots[seating[seat.index()]].level;
                SeriesError::Speechless { number, bot, why }
            })?;
            decisions += 1;
            if decisions == LONGEST {
                return Err(SeriesError::Endless(number, LONGEST));
            }
        }
        let outcome = play.outcome().ok_or(SeriesError::Endless(number, decisions))?;
        let (facts, turns) = (play.state().facts(), play.state().turns());
        Ok(Finished { number, seating, decisions, turns, outcome, facts, record: play.record() })
    }

    fn decide(
        &self,
        play: &mut Play,
        seat: Seat,
        players: &mut [Box<dyn Player>],
        budget: &Budget,
    ) -> Result<(), String> {
        let chosen = players[seat.index()].choose(play.state(), seat, budget);
        let action = chosen.ok_or("no answer")?;
        play.act(seat, &Deed::Act(action)).map(|_| ()).map_err(|illegal| illegal.to_string())
    }
}
