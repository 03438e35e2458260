//! The little statistics that reports need.

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

impl Interval {
    /// Wilson's score interval: it stays within 0 and 1, also for few games.
    #[must_use]
    pub fn wilson(successes: u64, trials: u64) -> Self {
        if trials == 0 {
            return Interval { rate: 0.0, low: 0.0, high: 1.0 };
        }
        const Z: f64 = 1.959_964;
        let (n, rate) = (trials as f64, successes as f64 / trials as f64);
        let centre = rate + Z * Z / (2.0 * n);
        let reach = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        let (low, high) = ((centre - reach) / scale, (centre + reach) / scale);
        Interval { rate, low: low.max(0.0), high: high.min(1.0) }
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
mod tests {
    use super::*;

    #[test]
    fn wilson_interval_of_a_known_case() {
        // 8 of 10: 0.4902 to 0.9433 (Wilson 1927, computed by hand).
        let interval = Interval::wilson(8, 10);
        assert!((interval.low - 0.4902).abs() < 1e-3, "{interval:?}");
        assert!((interval.high - 0.9433).abs() < 1e-3, "{interval:?}");
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
        assert_eq!(Interval::wilson(0, 0).high, 1.0);
    }
}
