//! What came of it, in figures.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

/// Figures of a run.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Figures {
    /// Tables that were played at the same time.
    pub tables: u32,
    /// Sockets that played there.
    pub sockets: u32,
    /// How long was measured.
    pub seconds: f64,
    /// Actions acknowledged.
    pub acknowledged: u64,
    /// Acknowledgements per second.
    pub per_second: f64,
    /// Games played to their end.
    pub finished: u64,
    /// Half of the acknowledgements came within, in milliseconds.
    pub p50: f64,
    /// 95 of 100.
    pub p95: f64,
    /// 99 of 100.
    pub p99: f64,
    /// The slowest.
    pub most: f64,
    /// Refusals, errors and broken sockets.
    pub errors: u64,
    /// What some of them said.
    pub complaints: Vec<String>,
}

impl Figures {
    /// Sums up the times from sending an action to its acknowledgement.
    pub(crate) fn time(&mut self, mut times: Vec<Duration>, over: Duration) {
        times.sort_unstable();
        let at = |share: f64| {
            let index = ((times.len() as f64 * share).ceil() as usize).max(1) - 1;
            times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        (self.p50, self.p95, self.p99, self.most) = (at(0.50), at(0.95), at(0.99), at(1.0));
        self.acknowledged = times.len() as u64;
        self.seconds = over.as_secs_f64();
        self.per_second = times.len() as f64 / self.seconds.max(f64::EPSILON);
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "tables            {}", self.tables)?;
        writeln!(f, "sockets           {}", self.sockets)?;
        writeln!(f, "seconds           {:.1}", self.seconds)?;
        writeln!(f, "acknowledged      {} ({:.0}/s)", self.acknowledged, self.per_second)?;
        writeln!(f, "finished games    {}", self.finished)?;
        writeln!(
            f,
            "to acknowledgement p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
            self.p50, self.p95, self.p99, self.most
        )?;
        write!(f, "errors            {}", self.errors)?;
        for complaint in &self.complaints {
            write!(f, "\n  {complaint}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_the_right_time() {
        let mut figures = Figures::default();
        let times = (1..=100).rev().map(Duration::from_millis).collect();
        figures.time(times, Duration::from_secs(10));
        let found = (figures.p50, figures.p95, figures.p99, figures.most, figures.per_second);
        assert_eq!(found, (50.0, 95.0, 99.0, 100.0, 10.0));
        figures.time(Vec::new(), Duration::from_secs(1));
        assert_eq!((figures.p99, figures.acknowledged), (0.0, 0));
    }
}
