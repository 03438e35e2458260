//! One game between entrants, to its end, whatever a program does. What it came
//! to is decided by the rules, and for one that failed by nobody but itself: it
//! has lost.

use std::collections::BTreeMap;

use bots::{Budget, Failure, Player, Reason};
use gamebox::GameBox;
use record::{Deed, Opening, Play, Record};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Fact, Game, Outcome, Seat, Seed, SetupError, Turn};
use thiserror::Error;

use crate::Entrant;

/// What is played, and by whom.
pub struct Contest {
    /// The box of the game.
    pub entry: &'static GameBox,
    /// The game, in a version of its rules.
    pub game: &'static dyn Game,
    /// Its set-up, see [`tabletop::Game::setup`].
    pub setup: Value,
    /// Who plays.
    pub entrants: Vec<Entrant>,
    /// All luck follows from this.
    pub seed: Seed,
}

/// A game to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its number, from 0.
    pub number: u32,
    /// Games of one luck have the same cards and dice as far as they go alike.
    pub luck: u32,
    /// Who sits on each seat, as an index into [`Contest::entrants`].
    pub seating: Vec<usize>,
}

/// A game that was played to its end.
pub struct Finished {
    /// Which.
    pub fixture: Fixture,
    /// How many decisions it took.
    pub decisions: u32,
    /// How many turns, where the game counts them.
    pub turns: Option<u32>,
    /// How it ended.
    pub outcome: Outcome,
    /// What that is worth.
    pub result: GameResult,
    /// What programs did not decide themselves.
    pub fallbacks: Vec<Fallback>,
    /// What is true of it.
    pub facts: Vec<Fact>,
    /// Its log.
    pub record: Record,
}

/// A decision that was taken for a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fallback {
    /// On which seat.
    pub seat: Seat,
    /// The entry of the record that was played for it.
    pub entry: u32,
    /// Why.
    #[serde(flatten)]
    pub failure: Failure,
}

/// What a game was worth to each seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// The victory: 1 for who wins alone or with allies, a part for who shares
    /// it with others.
    pub won: Vec<f64>,
    /// Each seat's place, 1 the best; who forfeits is last.
    pub places: Vec<u8>,
    /// The side of each seat, by the first seat on it.
    pub sides: Vec<u8>,
}

/// Why a contest stopped.
#[derive(Debug, Error)]
pub enum ContestError {
    /// The set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A game did not come to an end.
    #[error("game {0} did not end within {1} decisions")]
    Endless(u32, u32),
    /// A bot of the game itself had no legal answer.
    #[error("game {number}: the bot '{bot}' found nothing to play: {why}")]
    Speechless {
        /// The game.
        number: u32,
        /// The bot.
        bot: String,
        /// What was wrong.
        why: Failure,
    },
}

/// Far more than any game needs; a bot that loops is found here.
const LONGEST: u32 = 200_000;

impl Contest {
    /// Plays a game.
    ///
    /// # Errors
    /// When it cannot be played to its end.
    pub fn game(&self, fixture: Fixture) -> Result<Finished, ContestError> {
        let number = fixture.number;
        let own = self.seed.derive(&number.to_le_bytes());
        let mut players: Vec<Box<dyn Player>> = (0u8..)
            .zip(&fixture.seating)
            .map(|(seat, who)| self.entrants[*who].player(own.derive(&[b'b', seat])))
            .collect();
        let names = fixture.seating.iter().map(|who| self.entrants[*who].name.as_str());
        let opening = Opening::new(self.setup.clone(), names);
        let luck = self.seed.derive(&fixture.luck.to_le_bytes());
        let (mut play, _) = Play::start(self.game, opening, luck)?;
        let (mut decisions, mut fallbacks) = (0, Vec::new());
        while let Turn::Act(asked) = play.state().turn() {
            let Some(seat) = asked.iter().next() else { break };
            let entry = play.entries().len() as u32;
            let failure = decide(&mut play, seat, players[seat.index()].as_mut()).err();
            if let Some(failure) = failure {
                let who = &self.entrants[fixture.seating[seat.index()]];
                let speechless =
                    |why| ContestError::Speechless { number, bot: who.name.clone(), why };
                if !who.is_program() {
                    return Err(speechless(failure));
                }
                let reason = failure.reason.word();
                self.stand_in(&mut play, seat, own, reason).map_err(speechless)?;
                fallbacks.push(Fallback { seat, entry, failure });
            }
            decisions += 1;
            if decisions == LONGEST {
                return Err(ContestError::Endless(number, LONGEST));
            }
        }
        let outcome = play.outcome().ok_or(ContestError::Endless(number, decisions))?;
        for (seat, player) in Seat::all(players.len() as u8).zip(&mut players) {
            player.over(seat, &outcome);
        }
        let (facts, turns) = (play.state().facts(), play.state().turns());
        let result = GameResult::new(&outcome, &sides(&play), &fallbacks);
        let record = play.record();
        Ok(Finished { fixture, decisions, turns, outcome, result, fallbacks, facts, record })
    }

    /// Plays for a program that does not: the first thing listed, else what the
    /// weakest bot says. The record tells why.
    fn stand_in(
        &self,
        play: &mut Play,
        seat: Seat,
        luck: Seed,
        reason: &str,
    ) -> Result<(), Failure> {
        if let Some(first) = play.state().choices(seat).listed.into_iter().next()
            && act(play, seat, first.text, Some(reason)).is_ok()
        {
            return Ok(());
        }
        let weakest = self.entry.bots.first();
        let weakest = weakest.ok_or_else(|| Failure::new(Reason::Silent, "nobody stands in"))?;
        let luck = luck.derive(&(play.entries().len() as u32).to_le_bytes());
        let action = (weakest.make)(luck).choose(play.state(), seat, &Budget::unlimited())?;
        act(play, seat, action, Some(reason))
    }
}

/// Lets a player decide.
fn decide(play: &mut Play, seat: Seat, player: &mut dyn Player) -> Result<(), Failure> {
    player.ready()?;
    let action = player.choose(play.state(), seat, &Budget::unlimited())?;
    act(play, seat, action, None)
}

/// Does something, for a reason if it is done in somebody's place.
fn act(play: &mut Play, seat: Seat, action: String, fallback: Option<&str>) -> Result<(), Failure> {
    let illegal = |told: String| Failure::new(Reason::Illegal, told);
    let told = format!("'{action}'");
    let mut proposal =
        play.propose(seat, &Deed::Act(action)).map_err(|why| illegal(format!("{told}: {why}")))?;
    if let Some(reason) = fallback {
        proposal = proposal.fallback(reason);
    }
    play.commit(proposal).map(|_| ()).map_err(|stale| illegal(stale.to_string()))
}

fn sides(play: &Play) -> Vec<u8> {
    let state = play.state();
    let first = |seat| Seat::all(state.seats()).find(|other| state.allied(seat, *other));
    Seat::all(state.seats()).map(|seat| first(seat).unwrap_or(seat).0).collect()
}

impl GameResult {
    /// By what the rules say; a side that did not play itself is last.
    fn new(outcome: &Outcome, sides: &[u8], fallbacks: &[Fallback]) -> Self {
        let forfeits =
            |side: u8| fallbacks.iter().any(|fallback| sides[fallback.seat.index()] == side);
        let keys: Vec<(bool, u8)> = sides
            .iter()
            .zip(&outcome.places)
            .map(|(side, place)| (forfeits(*side), *place))
            .collect();
        let places: Vec<u8> = keys
            .iter()
            .map(|key| 1 + keys.iter().filter(|other| *other < key).count() as u8)
            .collect();
        let mut winners: BTreeMap<u8, bool> = BTreeMap::new();
        for seat in outcome.winners.iter() {
            winners.insert(sides[seat.index()], true);
        }
        // The victory of one that forfeits goes to who comes next.
        let valid = winners.keys().any(|side| !forfeits(*side));
        let wins = |seat: usize| match (forfeits(sides[seat]), winners.is_empty(), valid) {
            (true, ..) | (_, true, _) => false,
            (_, _, true) => winners.contains_key(&sides[seat]),
            (_, _, false) => places[seat] == 1,
        };
        let winning: std::collections::BTreeSet<u8> =
            (0..sides.len()).filter(|seat| wins(*seat)).map(|seat| sides[seat]).collect();
        let part = |seat: usize| if wins(seat) { 1.0 / winning.len() as f64 } else { 0.0 };
        let won = (0..sides.len()).map(part).collect();
        GameResult { won, places, sides: sides.to_vec() }
    }

    /// Is it won by several sides?
    #[must_use]
    pub fn shared(&self) -> bool {
        self.won.iter().any(|won| *won > 0.0 && *won < 1.0)
    }

    /// Is it won by nobody?
    #[must_use]
    pub fn lost(&self) -> bool {
        self.won.iter().all(|won| *won == 0.0)
    }

    /// Is there anybody to be better than?
    #[must_use]
    pub fn contested(&self) -> bool {
        self.sides.iter().any(|side| *side != self.sides[0])
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Said;

    use super::*;

    fn fallback(seat: u8) -> Fallback {
        Fallback { seat: Seat(seat), entry: 1, failure: Failure::new(Reason::Late, "") }
    }

    fn ranked(standing: &[u8]) -> Outcome {
        Outcome::ranked(standing, Said::new("over"), "TT-T1")
    }

    #[test]
    fn a_shared_victory_counts_once() {
        let result = GameResult::new(&ranked(&[3, 3, 1]), &[0, 1, 2], &[]);
        assert_eq!((result.won, result.places), (vec![0.5, 0.5, 0.0], vec![1, 1, 3]));
        let teams = GameResult::new(&ranked(&[3, 1, 3, 1]), &[0, 1, 0, 1], &[]);
        assert_eq!(teams.won, [1.0, 0.0, 1.0, 0.0]);
        assert!(!teams.shared());
    }

    #[test]
    fn who_plays_together_wins_together() {
        let won = Outcome::together(true, 2, Said::new("over"), "TT-T1");
        let result = GameResult::new(&won, &[0, 0], &[]);
        assert_eq!(result.won, [1.0, 1.0]);
        assert!(!result.contested() && !result.shared());
        let lost = Outcome::together(false, 2, Said::new("over"), "TT-T1");
        assert!(GameResult::new(&lost, &[0, 0], &[]).lost());
        assert!(GameResult::new(&won, &[0, 0], &[fallback(1)]).lost());
    }

    #[test]
    fn whoever_forfeits_has_lost() {
        let result = GameResult::new(&ranked(&[9, 3, 1]), &[0, 1, 2], &[fallback(0)]);
        assert_eq!((result.won, result.places), (vec![0.0, 1.0, 0.0], vec![3, 1, 2]));
        let both = GameResult::new(&ranked(&[9, 3]), &[0, 1], &[fallback(0), fallback(1)]);
        assert!(both.lost());
    }
}
