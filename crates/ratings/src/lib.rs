//! How strong players are, from how their games ended, by `skillratings`: Glicko-2
//! where two play, Weng-Lin where more do or teams meet. No I/O, no clock: who keeps
//! ratings hands them in and gets them back.
//!
//! Ratings are kept in whole thousandths, so that they are the same on every
//! database, in every backup, and when all games are counted again.

use skillratings::MultiTeamOutcome;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Which ratings a game counts for: those of two and those of more are apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Form {
    /// One against one.
    Two,
    /// More than two, or teams.
    More,
}

impl Form {
    /// All of them.
    pub const ALL: [Form; 2] = [Form::Two, Form::More];

    /// The form of a game of so many sides with so many players.
    #[must_use]
    pub fn of(sides: usize, players: usize) -> Form {
        if sides == 2 && players == 2 { Form::Two } else { Form::More }
    }

    /// In a word, as it is stored.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Form::Two => "two",
            Form::More => "more",
        }
    }

    /// The other way round.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.word() == word)
    }

    /// How strong somebody is taken to be of whom nothing is known.
    #[must_use]
    pub const fn beginner(self) -> Strength {
        match self {
            Form::Two => Strength { rating: 1_500_000, deviation: 350_000, volatility: 60_000 },
            Form::More => Strength { rating: 1_500_000, deviation: 500_000, volatility: 0 },
        }
    }

    /// Above this deviation a rating is provisional: a third of a beginner's.
    #[must_use]
    pub const fn steady(self) -> i64 {
        self.beginner().deviation / 3
    }

    /// Is it known well enough to be compared with others?
    #[must_use]
    pub const fn is_established(self, strength: Strength) -> bool {
        strength.deviation <= self.steady()
    }
}

/// How strong somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// In thousandths of a point.
    pub rating: i64,
    /// How far the truth may be off, in thousandths: it lies within twice this in 95
    /// of 100 cases.
    pub deviation: i64,
    /// How much the strength changes, in millionths; for two only.
    pub volatility: i64,
}

/// Those who win and lose together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// Who.
    pub members: Vec<Strength>,
    /// Their place, 1 the best; equal places are shared.
    pub place: u32,
}

/// Weng-Lin's usual scale is 25 points; ours is Glicko's, 1500.
const SCALE: f64 = 60.0;

/// How strong everybody is after a game, side by side as they were handed in.
#[must_use]
pub fn rate(form: Form, sides: &[Side]) -> Vec<Vec<Strength>> {
    match (form, sides) {
        (Form::Two, [one, other]) if one.members.len() == 1 && other.members.len() == 1 => {
            let outcome = match one.place.cmp(&other.place) {
                std::cmp::Ordering::Less => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Greater => Outcomes::LOSS,
            };
            let (one, other) = (of_two(one.members[0]), of_two(other.members[0]));
            let (one, other) = glicko2(&one, &other, &outcome, &Glicko2Config::new());
            vec![vec![from_two(one)], vec![from_two(other)]]
        }
        _ => {
            let ranked: Vec<(Vec<WengLinRating>, u32)> = { sides.iter() }
                .map(|side| (side.members.iter().copied().map(of_more).collect(), side.place))
                .collect();
            let rated = teams(&ranked);
            { rated.into_iter() }.map(|side| side.into_iter().map(from_more).collect()).collect()
        }
    }
}

/// Sides on Weng-Lin's own scale after a game, each with its place.
#[must_use]
pub fn teams(sides: &[(Vec<WengLinRating>, u32)]) -> Vec<Vec<WengLinRating>> {
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = { sides.iter() }
        .map(|(team, place)| (&team[..], MultiTeamOutcome::new(*place as usize)))
        .collect();
    weng_lin_multi_team(&ranked, &WengLinConfig::new())
}

fn of_two(it: Strength) -> Glicko2Rating {
    Glicko2Rating {
        rating: points(it.rating),
        deviation: points(it.deviation),
        volatility: it.volatility as f64 / 1e6,
    }
}

fn from_two(it: Glicko2Rating) -> Strength {
    // Above a beginner's nothing is known any less.
    let deviation = thousandths(it.deviation).min(Form::Two.beginner().deviation);
    let volatility = (it.volatility * 1e6).round() as i64;
    Strength { rating: thousandths(it.rating), deviation, volatility }
}

fn of_more(it: Strength) -> WengLinRating {
    WengLinRating { rating: points(it.rating) / SCALE, uncertainty: points(it.deviation) / SCALE }
}

fn from_more(it: WengLinRating) -> Strength {
    let (rating, deviation) = (it.rating * SCALE, it.uncertainty * SCALE);
    Strength { rating: thousandths(rating), deviation: thousandths(deviation), volatility: 0 }
}

fn points(thousandths: i64) -> f64 {
    thousandths as f64 / 1000.0
}

fn thousandths(points: f64) -> i64 {
    (points * 1000.0).round() as i64
}
