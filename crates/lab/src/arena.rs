//! An arena: entrants meet in every combination, everybody on every seat, each
//! round with luck of its own that all games of the round share. What is played
//! follows from the numbers of the games alone, so any part can be played at
//! any time, anywhere.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::ratings::{Method, Rating, rate};
use crate::{
    Contest, Fallback, Finished, Fixture, Interval, Judged, Observation, Sequential, Verdict,
};

/// Who meets whom.
pub struct Arena {
    /// The game, and who takes part.
    pub contest: Contest,
    /// How many sit at a table.
    pub seats: usize,
    /// Is the first better than the second?
    pub test: Option<Sequential>,
}

/// A game of an arena, as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Its number.
    pub number: u32,
    /// Who sat on each seat.
    pub seating: Vec<usize>,
    /// See [`crate::GameResult::won`].
    pub won: Vec<f64>,
    /// See [`crate::GameResult::places`].
    pub places: Vec<u8>,
    /// See [`crate::GameResult::sides`].
    pub sides: Vec<u8>,
    /// How many decisions it took.
    pub decisions: u32,
    /// What programs did not decide themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fallbacks: Vec<Fallback>,
}

/// What an arena showed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// How many games count.
    pub games: u32,
    /// In so many rounds.
    pub rounds: u32,
    /// How many were won by more than one side.
    pub shared: u32,
    /// How ratings were made.
    pub method: Method,
    /// The best first.
    pub bots: Vec<Placed>,
    /// Everybody against everybody.
    pub pairs: Vec<Pairing>,
    /// What was asked, and what came of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub test: Option<Judged>,
}

/// How an entrant fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Placed {
    /// Its name.
    pub bot: String,
    /// Its rating.
    #[serde(flatten)]
    pub rating: Rating,
    /// How many games it played.
    pub played: u32,
    /// The share of wins.
    pub win: Interval,
    /// The mean place.
    pub place: f64,
    /// How many games it forfeited; they are lost.
    pub forfeits: u32,
    /// How many decisions were taken for it, by reason.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub fallbacks: BTreeMap<&'static str, u32>,
    /// The first of them, with what it said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failed: Option<Fallback>,
}

/// One against another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pairing {
    /// This one
    pub bot: String,
    /// against that one.
    pub against: String,
    /// In so many games.
    pub games: u32,
    /// How often it came out ahead; equal places are a half.
    pub ahead: Interval,
}

impl From<Finished> for Played {
    fn from(game: Finished) -> Self {
        let Finished { fixture: Fixture { number, seating, .. }, result, .. } = game;
        let (won, places, sides) = (result.won, result.places, result.sides);
        let (decisions, fallbacks) = (game.decisions, game.fallbacks);
        Played { number, seating, won, places, sides, decisions, fallbacks }
    }
}

impl Arena {
    /// Every choice of as many entrants as there are seats, in order.
    #[must_use]
    pub fn lineups(&self) -> Vec<Vec<usize>> {
        let mut lineups = vec![Vec::new()];
        for _ in 0..self.seats {
            lineups = { lineups.into_iter() }
                .flat_map(|chosen: Vec<usize>| {
                    let next = chosen.last().map_or(0, |last| last + 1);
                    (next..self.contest.entrants.len()).map(move |one| {
                        let mut chosen = chosen.clone();
                        chosen.push(one);
                        chosen
                    })
                })
                .collect();
        }
        lineups
    }

    /// How many games a round has.
    #[must_use]
    pub fn round(&self) -> u32 {
        (self.lineups().len() * self.seats) as u32
    }

    /// A game by its number.
    #[must_use]
    pub fn fixture(&self, number: u32) -> Fixture {
        let (lineups, seats) = (self.lineups(), self.seats as u32);
        let lineup = &lineups[(number / seats) as usize % lineups.len()];
        let shift = (number % seats) as usize;
        let seating = (0..self.seats).map(|seat| lineup[(seat + shift) % self.seats]).collect();
        Fixture { number, luck: number / self.round(), seating }
    }

    /// After how many rounds the test is settled, by the games so far; whole
    /// rounds from the first on count.
    #[must_use]
    pub fn settled(&self, played: &BTreeMap<u32, Played>) -> Option<u32> {
        let judged = self.test?.judge(&self.observations(played, self.whole(played)));
        (judged.verdict != Verdict::Open).then_some(judged.pairs)
    }

    /// How many rounds, from the first on, are played.
    #[must_use]
    pub fn whole(&self, played: &BTreeMap<u32, Played>) -> u32 {
        let missing = (0..).find(|number| !played.contains_key(number)).unwrap_or(u32::MAX);
        missing / self.round().max(1)
    }

    /// What the first entrant won in each round.
    fn observations(&self, played: &BTreeMap<u32, Played>, rounds: u32) -> Vec<Observation> {
        let of_round = |round: u32| {
            seen(&self.games_of(played, round), |game, seat| {
                (game.seating[seat] == 0).then_some(game.won[seat])
            })
        };
        (0..rounds).map(of_round).collect()
    }

    fn games_of<'a>(&self, played: &'a BTreeMap<u32, Played>, round: u32) -> Vec<&'a Played> {
        let size = self.round();
        played.range(round * size..(round + 1) * size).map(|(_, game)| game).collect()
    }

    /// What the games show: whole rounds from the first on, and of these no more
    /// than a test needed.
    #[must_use]
    pub fn standings(&self, played: &BTreeMap<u32, Played>, rounds: u32) -> Standings {
        let rounds = self.whole(played).min(rounds);
        let rounds = self.settled(played).map_or(rounds, |settled| settled.min(rounds));
        let games: Vec<Vec<&Played>> =
            (0..rounds).map(|round| self.games_of(played, round)).collect();
        let (method, rated) = rate(self.contest.entrants.len(), self.seats, &games);
        let mut bots: Vec<Placed> = rated
            .into_iter()
            .enumerate()
            .map(|(at, rating)| self.placed(at, rating, &games))
            .collect();
        bots.sort_by(|one, other| other.rating.rating.total_cmp(&one.rating.rating));
        let shared = |game: &&&Played| game.won.iter().any(|won| *won > 0.0 && *won < 1.0);
        Standings {
            games: games.iter().map(Vec::len).sum::<usize>() as u32,
            rounds,
            shared: games.iter().flatten().filter(shared).count() as u32,
            method,
            pairs: self.pairings(&games, &bots),
            bots,
            test: self.test.map(|test| test.judge(&self.observations(played, rounds))),
        }
    }

    fn placed(&self, at: usize, rating: Rating, games: &[Vec<&Played>]) -> Placed {
        let won = |game: &Played, seat: usize| (game.seating[seat] == at).then_some(game.won[seat]);
        let observed: Vec<Observation> = games.iter().map(|round| seen(round, won)).collect();
        let own = |game: &&&Played| game.seating.contains(&at);
        let mine: Vec<&&Played> = games.iter().flatten().filter(own).collect();
        let place = |game: &&&Played| {
            let seat = game.seating.iter().position(|who| *who == at);
            seat.map_or(0.0, |seat| f64::from(game.places[seat]))
        };
        let mut placed = Placed {
            bot: self.contest.entrants[at].name.clone(),
            rating,
            played: mine.len() as u32,
            win: Interval::of(&observed),
            place: mine.iter().map(place).sum::<f64>() / (mine.len() as f64).max(1.0),
            forfeits: 0,
            fallbacks: BTreeMap::new(),
            failed: None,
        };
        for game in mine {
            let own = |it: &&Fallback| game.seating[it.seat.index()] == at;
            placed.forfeits += u32::from(game.fallbacks.iter().any(|it| own(&it)));
            for fallback in game.fallbacks.iter().filter(own) {
                *placed.fallbacks.entry(fallback.failure.reason.word()).or_default() += 1;
                placed.failed.get_or_insert_with(|| fallback.clone());
            }
        }
        placed
    }

    /// Everybody against everybody, in the order of the standings.
    fn pairings(&self, games: &[Vec<&Played>], bots: &[Placed]) -> Vec<Pairing> {
        let at = |name: &str| self.contest.entrants.iter().position(|one| one.name == name);
        let order: Vec<usize> = bots.iter().filter_map(|bot| at(&bot.bot)).collect();
        let mut pairings = Vec::new();
        for (rank, one) in order.iter().enumerate() {
            for other in &order[rank + 1..] {
                let ahead = |game: &Played, seat: usize| {
                    let theirs = game.seating.iter().position(|who| who == other)?;
                    (game.seating[seat] == *one).then(|| {
                        match game.places[seat].cmp(&game.places[theirs]) {
                            std::cmp::Ordering::Less => 1.0,
                            std::cmp::Ordering::Equal => 0.5,
                            std::cmp::Ordering::Greater => 0.0,
                        }
                    })
                };
                let observed: Vec<Observation> =
                    games.iter().map(|round| seen(round, ahead)).collect();
                pairings.push(Pairing {
                    bot: self.contest.entrants[*one].name.clone(),
                    against: self.contest.entrants[*other].name.clone(),
                    games: observed.iter().map(|seen| seen.of).sum::<f64>() as u32,
                    ahead: Interval::of(&observed),
                });
            }
        }
        pairings
    }
}

/// A round as one observation: what is counted at the seats where anything is.
fn seen(round: &[&Played], counts: impl Fn(&Played, usize) -> Option<f64>) -> Observation {
    let mut observation = Observation::default();
    for game in round {
        for won in (0..game.seating.len()).filter_map(|seat| counts(game, seat)) {
            observation.won += won;
            observation.of += 1.0;
        }
    }
    observation
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;
    use crate::Entrant;

    fn arena(levels: usize, seats: usize) -> Arena {
        let entry = catalog::GAMES[0];
        let entrant = |at: usize| {
            let mut entrant = Entrant::level(&entry.bots[0]);
            entrant.name = format!("bot {at}");
            entrant
        };
        let entrants = (0..levels).map(entrant).collect();
        let setup = entry.game.setup(seats as u8, &tabletop::Options::default()).unwrap();
        let contest = Contest { entry, game: entry.game, setup, entrants, seed: Seed::number(1) };
        Arena { contest, seats, test: None }
    }

    #[test]
    fn everybody_meets_everybody_on_every_seat_with_the_same_luck() {
        for (levels, seats, round) in [(2, 2, 2), (3, 2, 6), (4, 3, 12), (4, 4, 4)] {
            let arena = arena(levels, seats);
            assert_eq!(arena.round(), round);
            let games: Vec<Fixture> = (0..2 * round).map(|number| arena.fixture(number)).collect();
            let sat = |who: usize, seat: usize| {
                games.iter().filter(|game| game.seating[seat] == who).count()
            };
            let fair = sat(0, 0);
            assert!((0..levels).all(|who| (0..seats).all(|seat| sat(who, seat) == fair)));
            assert!(games.iter().all(|game| game.luck == game.number / round));
        }
    }

    #[test]
    fn only_whole_rounds_count_and_all_are_drawn() {
        let arena = arena(4, 2);
        let game = |number: u32| {
            let Fixture { seating, .. } = arena.fixture(number);
            let first = seating[0] < seating[1];
            let (won, places) = if first { ([1.0, 0.0], [1, 2]) } else { ([0.0, 1.0], [2, 1]) };
            let (won, places) = (won.to_vec(), places.to_vec());
            Played {
                number,
                seating,
                won,
                places,
                sides: vec![0, 1],
                decisions: 1,
                fallbacks: vec![],
            }
        };
        let played: BTreeMap<u32, Played> =
            (0..arena.round() * 3 - 1).map(|number| (number, game(number))).collect();
        let standings = arena.standings(&played, 9);
        assert_eq!((standings.rounds, standings.games), (2, 24));
        let order: Vec<&str> = standings.bots.iter().map(|bot| bot.bot.as_str()).collect();
        assert_eq!(order, ["bot 0", "bot 1", "bot 2", "bot 3"]);
        assert_eq!((standings.bots[0].win.rate, standings.bots[1].win.rate), (1.0, 2.0 / 3.0));
        assert_eq!((standings.pairs.len(), standings.pairs[0].ahead.rate), (6, 1.0));
        let drawing = standings.svg("four").unwrap();
        assert!(order.iter().all(|name| drawing.contains(name)), "{drawing}");
    }
}
