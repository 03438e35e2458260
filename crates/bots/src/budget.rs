//! How long a bot may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A limit on thinking: a deadline, or somebody who no longer waits.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    until: Option<Instant>,
    cancelled: Arc<AtomicBool>,
}

impl Budget {
    /// As long as it takes.
    #[must_use]
    pub fn unlimited() -> Self {
        Budget::default()
    }

    /// At most this long from now.
    #[must_use]
    pub fn of(time: Duration) -> Self {
        Budget { until: Instant::now().checked_add(time), ..Budget::default() }
    }

    /// Nobody waits any more; every copy of this budget is over.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// Does nobody wait any more?
    #[must_use]
    pub fn called_off(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// How much of it is left; nothing if there is no limit.
    #[must_use]
    pub fn left(&self) -> Option<Duration> {
        self.until.map(|until| until.saturating_duration_since(Instant::now()))
    }

    /// Must the bot answer now?
    #[must_use]
    pub fn over(&self) -> bool {
        self.called_off() || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
