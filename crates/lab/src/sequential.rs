//! Is one bot better than another? A sequential test that stops as soon as it
//! is sure: Wald's, with the likelihoods of the mean of pairs (the generalised
//! test that chess engines are tried by). A pair is two games of one luck with
//! the seats swapped.

use serde::{Deserialize, Serialize};

use crate::stats::Estimate;
use crate::{Interval, Observation};

/// What is asked: does the first win more than half of the games?
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sequential {
    /// The share of wins from which on it counts as better.
    pub share: f64,
    /// How often the answer may be wrong, either way.
    pub error: f64,
}

/// What the pairs so far say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It is better.
    Better,
    /// It is not, or by less than was asked.
    No,
    /// More games are needed.
    Open,
}

/// A verdict with its figures.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Judged {
    /// What the pairs say.
    pub verdict: Verdict,
    /// After so many of them.
    pub pairs: u32,
    /// How much likelier the one is than the other, as a logarithm.
    pub likelihood: f64,
    /// The share of wins. Who stops early overrates what it stopped for.
    pub win: Interval,
}

impl Sequential {
    /// Judges pairs in their order, up to the first at which the matter is
    /// settled.
    #[must_use]
    pub fn judge(&self, pairs: &[Observation]) -> Judged {
        let bound = ((1.0 - self.error) / self.error).ln();
        let at = |count: usize| self.likelihood(&pairs[..count]);
        let settled = (1..=pairs.len()).find(|count| at(*count).abs() >= bound);
        let count = settled.unwrap_or(pairs.len());
        let likelihood = at(count);
        let verdict = match settled {
            Some(_) if likelihood > 0.0 => Verdict::Better,
            Some(_) => Verdict::No,
            None => Verdict::Open,
        };
        Judged { verdict, pairs: count as u32, likelihood, win: Interval::of(&pairs[..count]) }
    }

    fn likelihood(&self, pairs: &[Observation]) -> f64 {
        let Estimate { mean, error } = Estimate::of(pairs);
        (self.share - 0.5) * (2.0 * mean - 0.5 - self.share) / (2.0 * error * error)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Seed, Seeded};

    use super::*;
    use crate::stats::tests::pair;

    /// How many of many tests say that it is better, how many that it is not,
    /// and after how many pairs on average.
    fn verdicts(p: f64, alike: f64) -> (u32, u32, f64) {
        let (mut luck, mut pairs) = (Seeded::new(Seed::number(5)), 0);
        let (mut better, mut no) = (0, 0);
        for _ in 0..TESTS {
            let played: Vec<_> = (0..MOST).map(|_| pair(&mut luck, p, alike)).collect();
            let judged = Sequential { share: 0.6, error: 0.05 }.judge(&played);
            pairs += judged.pairs;
            match judged.verdict {
                Verdict::Better => better += 1,
                Verdict::No => no += 1,
                Verdict::Open => {}
            }
        }
        (better, no, f64::from(pairs) / f64::from(TESTS))
    }

    const TESTS: u32 = 400;
    const MOST: usize = 600;

    #[test]
    fn it_is_wrong_no_more_often_than_it_says_and_stops_early() {
        for alike in [0.0, 0.4] {
            let (better, no, pairs) = verdicts(0.5, alike);
            assert!(better * 100 <= TESTS * 7, "equals: {better} are called better");
            assert!(no * 100 >= TESTS * 93 && pairs < 200.0, "equals: {no} after {pairs}");
            let (better, no, pairs) = verdicts(0.6, alike);
            assert!(no * 100 <= TESTS * 7, "a better one: {no} are called no better");
            assert!(better * 100 >= TESTS * 93 && pairs < 200.0, "{better} after {pairs}");
            let (better, _, pairs) = verdicts(0.8, alike);
            assert!(better == TESTS && pairs < 40.0, "a far better one: {better} after {pairs}");
        }
    }
}
