//! The time each seat has used, kept as the log grows.

use record::Entry;

use crate::Clock;

impl Clock {
    /// The clocks after these entries.
    pub(crate) fn of(entries: &[Entry], seats: usize) -> Self {
        let mut clock = Clock { used: vec![0; seats], since: 0 };
        entries.iter().for_each(|entry| clock.note(entry));
        clock
    }

    /// The time before an entry belongs to who made it.
    pub(crate) fn note(&mut self, entry: &Entry) {
        let at = entry.at.unwrap_or(self.since);
        if let Some(used) = entry.seat.and_then(|seat| self.used.get_mut(seat.index())) {
            *used += at.saturating_sub(self.since);
        }
        self.since = at;
    }
}
