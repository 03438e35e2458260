//! The little statistics that reports need. Games that share their luck are no
//! independent evidence: they are one observation.

use serde::Serialize;

/// A share with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The share seen.
    pub rate: f64,
    /// Its lower bound.
    pub low: f64,
    /// Its upper bound.
    pub high: f64,
}

/// How many deviations 95 % lie within.
pub(crate) const Z: f64 = 1.959_964;
/// Imagined observations of each extreme, after Agresti and Coull: without them
/// a few games that all went alike would seem to prove a certainty.
const IMAGINED: f64 = 2.0;

/// What was seen in games that hang together: how much was won of how much.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Observation {
    /// What was won, between nothing and all of it.
    pub won: f64,
    /// What there was to win.
    pub of: f64,
}

/// A mean of observations and how sure it is, imagined ones included.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Estimate {
    pub(crate) mean: f64,
    pub(crate) error: f64,
}

impl Estimate {
    /// A ratio of sums over clusters, with the error that follows from how much
    /// the clusters differ.
    pub(crate) fn of(seen: &[Observation]) -> Self {
        let of: f64 = seen.iter().map(|one| one.of).sum();
        let size = if seen.is_empty() { 1.0 } else { of / seen.len() as f64 };
        let won: f64 = seen.iter().map(|one| one.won).sum();
        let count = seen.len() as f64 + 2.0 * IMAGINED;
        let all = of + 2.0 * IMAGINED * size;
        let mean = (won + IMAGINED * size) / all;
        let squares: f64 = seen.iter().map(|one| (one.won - mean * one.of).powi(2)).sum();
        let extremes = IMAGINED * size * size * (mean.powi(2) + (1.0 - mean).powi(2));
        let variance = (squares + extremes) * count / (count - 1.0) / (all * all);
        Estimate { mean, error: variance.sqrt() }
    }
}

impl Interval {
    /// Of observations that know nothing of each other.
    #[must_use]
    pub fn of(seen: &[Observation]) -> Self {
        let (won, of) = seen.iter().fold((0.0, 0.0), |(w, o), one| (w + one.won, o + one.of));
        let Estimate { mean, error } = Estimate::of(seen);
        let rate = if of > 0.0 { won / of } else { 0.0 };
        Interval { rate, low: (mean - Z * error).max(0.0), high: (mean + Z * error).min(1.0) }
    }
}

/// How a number is spread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The least.
    pub least: f64,
    /// Half are below.
    pub median: f64,
    /// The greatest.
    pub greatest: f64,
}

impl Spread {
    /// Of these numbers.
    #[must_use]
    pub fn of(mut numbers: Vec<f64>) -> Self {
        numbers.sort_by(f64::total_cmp);
        let (Some(least), Some(greatest)) = (numbers.first(), numbers.last()) else {
            return Spread::default();
        };
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let deviation = (squares / (count - 1.0).max(1.0)).sqrt();
        let median = numbers[numbers.len() / 2];
        Spread { mean, deviation, least: *least, median, greatest: *greatest }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use tabletop::{Chance, Seed, Seeded};

    use super::*;

    /// Luck between 0 and 1.
    pub(crate) fn uniform(luck: &mut Seeded) -> f64 {
        f64::from(luck.below("truth", 1 << 24)) / f64::from(1 << 24)
    }

    /// A pair of games of which the first bot wins each with chance `p`; with
    /// chance `alike` both go the same way.
    pub(crate) fn pair(luck: &mut Seeded, p: f64, alike: f64) -> Observation {
        let first = f64::from(uniform(luck) < p);
        let same = uniform(luck) < alike;
        let second = if same { first } else { f64::from(uniform(luck) < p) };
        Observation { won: first + second, of: 2.0 }
    }

    /// How often the interval holds the truth, over many series.
    fn coverage(series: u32, mut one: impl FnMut(&mut Seeded) -> Vec<Observation>, p: f64) -> f64 {
        let mut luck = Seeded::new(Seed::number(17));
        let held = (0..series).filter(|_| {
            let interval = Interval::of(&one(&mut luck));
            interval.low <= p && p <= interval.high
        });
        held.count() as f64 / f64::from(series)
    }

    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        for p in [0.02, 0.1, 0.3, 0.5, 0.75, 0.95] {
            for games in [10, 40, 400] {
                let one = |luck: &mut Seeded| -> Vec<Observation> {
                    let won = |luck: &mut Seeded| f64::from(uniform(luck) < p);
                    (0..games).map(|_| Observation { won: won(luck), of: 1.0 }).collect()
                };
                let held = coverage(2_000, one, p);
                assert!((0.93..=1.0).contains(&held), "{games} games at {p}: {held}");
                assert!(games < 400 || held < 0.975, "{games} games at {p}: too wide, {held}");
            }
        }
    }

    /// Pairs of games are no independent games: half of them are decided by the
    /// luck they share, so that both go the same way.
    #[test]
    fn intervals_of_pairs_hold_the_truth_too() {
        for p in [0.2, 0.5, 0.7] {
            for pairs in [10, 50, 300] {
                let alike = |luck: &mut Seeded| -> Vec<Observation> {
                    (0..pairs).map(|_| pair(luck, p, 0.5)).collect()
                };
                let held = coverage(2_000, alike, p);
                assert!((0.93..=0.985).contains(&held), "{pairs} pairs at {p}: {held}");
            }
        }
    }

    /// In a mirror match both seats are one observation, and who is first may
    /// matter: then every pair is shared, and the middle is certain sooner.
    #[test]
    fn swapped_seats_take_out_what_the_seat_decides() {
        let swapped = vec![Observation { won: 1.0, of: 2.0 }; 100];
        let interval = Interval::of(&swapped);
        assert!(interval.high - interval.low < 0.05, "{interval:?}");
        let single: Vec<_> =
            (0..200).map(|n| Observation { won: f64::from(n % 2), of: 1.0 }).collect();
        let apart = Interval::of(&single);
        assert!(apart.high - apart.low > 0.12, "{apart:?}");
    }

    #[test]
    fn interval_of_a_known_case() {
        // 8 of 10: 0.479 to 0.954 (Agresti and Coull 1998), a little wider for
        // the variance being estimated.
        let seen: Vec<_> =
            (0..10).map(|n| Observation { won: f64::from(u8::from(n < 8)), of: 1.0 }).collect();
        let interval = Interval::of(&seen);
        assert!((interval.low - 0.469).abs() < 0.01, "{interval:?}");
        assert!((interval.high - 0.959).abs() < 0.01, "{interval:?}");
    }

    #[test]
    fn spread_of_a_known_case() {
        let spread = Spread::of(vec![4.0, 2.0, 6.0]);
        assert_eq!((spread.mean, spread.deviation, spread.median), (4.0, 2.0, 4.0));
        assert_eq!((spread.least, spread.greatest), (2.0, 6.0));
    }

    #[test]
    fn nothing_played_is_no_division_by_zero() {
        assert_eq!(Spread::of(Vec::new()), Spread::default());
        let nothing = Interval::of(&[]);
        assert!(nothing.low <= 0.01 && nothing.high >= 0.99, "{nothing:?}");
    }
}
