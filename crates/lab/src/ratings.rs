//! Ratings from results, by `skillratings`: Glicko-2 where two play, Weng-Lin
//! where more do. Bots do not learn between games, so their strength is taken
//! to stand still.

use serde::Serialize;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use skillratings::weng_lin::WengLinRating;

use crate::Played;
use crate::stats::Z;

/// How much a bot's strength changes from round to round: as good as not, but
/// the formulas take its logarithm.
const STILL: f64 = 1e-4;

/// How strong a bot is, against the others of the same arena.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The rating; all begin with the same.
    pub rating: f64,
    /// It lies above this in 97.5 % of all cases.
    pub low: f64,
    /// It lies below this in as many.
    pub high: f64,
}

/// How ratings were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// For two; 200 points are about three wins of four.
    Glicko2,
    /// For more.
    WengLin,
}

impl Rating {
    fn new(rating: f64, deviation: f64) -> Self {
        Rating { rating, low: rating - Z * deviation, high: rating + Z * deviation }
    }
}

/// The ratings of so many entrants after these rounds, each a list of games.
pub(crate) fn rate(
    entrants: usize,
    seats: usize,
    rounds: &[Vec<&Played>],
) -> (Method, Vec<Rating>) {
    if seats == 2 {
        let rated = glicko2(entrants, rounds);
        (Method::Glicko2, rated.iter().map(|it| Rating::new(it.rating, it.deviation)).collect())
    } else {
        let rated = weng_lin(entrants, rounds);
        (Method::WengLin, rated.iter().map(|it| Rating::new(it.rating, it.uncertainty)).collect())
    }
}

fn glicko2(entrants: usize, rounds: &[Vec<&Played>]) -> Vec<Glicko2Rating> {
    let mut ratings = vec![Glicko2Rating { volatility: STILL, ..Glicko2Rating::new() }; entrants];
    let config = Glicko2Config { tau: 0.3, ..Glicko2Config::new() };
    for round in rounds {
        let mut results: Vec<Vec<(Glicko2Rating, Outcomes)>> = vec![Vec::new(); entrants];
        for game in round {
            let &[one, other] = &game.seating[..] else { continue };
            let (first, second) = match game.won[0].total_cmp(&game.won[1]) {
                std::cmp::Ordering::Greater => (Outcomes::WIN, Outcomes::LOSS),
                std::cmp::Ordering::Less => (Outcomes::LOSS, Outcomes::WIN),
                std::cmp::Ordering::Equal => (Outcomes::DRAW, Outcomes::DRAW),
            };
            results[one].push((ratings[other], first));
            results[other].push((ratings[one], second));
        }
        let rated = ratings.iter().zip(&results);
        ratings =
            rated.map(|(old, results)| glicko2_rating_period(old, results, &config)).collect();
    }
    ratings
}

fn weng_lin(entrants: usize, rounds: &[Vec<&Played>]) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); entrants];
    for game in rounds.iter().flatten() {
        let mut sides: Vec<u8> = game.sides.clone();
        sides.sort_unstable();
        sides.dedup();
        let members = |side: u8| -> Vec<usize> {
            (0..game.seating.len()).filter(|seat| game.sides[*seat] == side).collect()
        };
        let ranked: Vec<(Vec<WengLinRating>, u32)> = { sides.iter() }
            .map(|side| {
                let team = members(*side).into_iter().map(|seat| ratings[game.seating[seat]]);
                let place = members(*side).iter().map(|seat| game.places[*seat]).min();
                (team.collect(), place.unwrap_or(1).into())
            })
            .collect();
        let rated = ::ratings::teams(&ranked);
        for (side, team) in sides.iter().zip(rated) {
            for (seat, new) in members(*side).into_iter().zip(team) {
                ratings[game.seating[seat]] = new;
            }
        }
    }
    ratings
}

#[cfg(test)]
mod tests {
    use tabletop::{Seed, Seeded};

    use super::*;
    use crate::stats::tests::uniform;

    fn played(seating: Vec<usize>, places: Vec<u8>) -> Played {
        let winners = places.iter().filter(|place| **place == 1).count() as f64;
        let won = places.iter().map(|place| if *place == 1 { 1.0 / winners } else { 0.0 });
        let sides = (0..seating.len() as u8).collect();
        let (won, fallbacks) = (won.collect(), Vec::new());
        Played { number: 0, seating, won, places, sides, decisions: 1, fallbacks }
    }

    /// Bots of known strength, on Glicko's scale: how often the difference of two
    /// ratings lies within what their intervals allow.
    #[test]
    fn intervals_of_ratings_hold_the_truth() {
        let truth = [1400.0, 1500.0, 1600.0_f64];
        let (mut luck, mut held, mut all) = (Seeded::new(Seed::number(9)), 0, 0);
        for _ in 0..100 {
            let mut games: Vec<Vec<Played>> = Vec::new();
            for _ in 0..40 {
                let mut round = Vec::new();
                for (one, other) in [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)] {
                    let odds = 1.0 / (1.0 + 10f64.powf((truth[other] - truth[one]) / 400.0));
                    let first = uniform(&mut luck) < odds;
                    round.push(played(
                        vec![one, other],
                        if first { vec![1, 2] } else { vec![2, 1] },
                    ));
                }
                games.push(round);
            }
            let rounds: Vec<Vec<&Played>> =
                games.iter().map(|round| round.iter().collect()).collect();
            let (method, rated) = rate(3, 2, &rounds);
            assert_eq!(method, Method::Glicko2);
            for (one, other) in [(0, 1), (1, 2), (0, 2)] {
                let reach = |at: usize| (rated[at].high - rated[at].low) / 2.0;
                let known = rated[other].rating - rated[one].rating;
                let within = reach(one).hypot(reach(other));
                held += u32::from((known - (truth[other] - truth[one])).abs() <= within);
                all += 1;
            }
        }
        let share = f64::from(held) / f64::from(all);
        assert!((0.9..=0.995).contains(&share), "{share}");
    }

    #[test]
    fn who_wins_among_four_is_rated_first() {
        let games: Vec<Played> = (0..40)
            .map(|n| {
                let seating: Vec<usize> = (0..4).map(|seat| (seat + n) % 4).collect();
                let places = seating.iter().map(|who| *who as u8 + 1).collect();
                played(seating, places)
            })
            .collect();
        let rounds = [games.iter().collect()];
        let (method, rated) = rate(4, 4, &rounds);
        assert_eq!(method, Method::WengLin);
        assert!(rated.windows(2).all(|two| two[0].rating > two[1].rating), "{rated:?}");
        assert!(rated[0].low > rated[3].high, "{rated:?}");
    }
}
