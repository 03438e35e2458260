//! The time each seat has used, kept as the log grows.

use record::Entry;

use crate::Clock;

impl Clock {
    /// The clocks after these entries.
    pub(crate) fn of(entries: &[Entry], seats: usize) -> Self {
        let mut clock = Clock { used: vec![0; seats], since: 0 };
        entries.iter().for_each(|entry| clock.note(Some(entry)));
        clock
    }

    /// The time before an entry belongs to who made it. Entries of a game that
    /// was played without a clock and is continued have none: time begins with
    /// the first that has one.
    pub(crate) fn note(&mut self, entry: Option<&Entry>) {
        let Some((entry, at)) = entry.and_then(|entry| Some((entry, entry.at?))) else { return };
        let since = if self.since == 0 { at } else { self.since };
        if let Some(used) = entry.seat.and_then(|seat| self.used.get_mut(seat.index())) {
            *used += at.saturating_sub(since);
        }
        self.since = at;
    }
}

#[cfg(test)]
mod tests {
    use record::Deed;
    use tabletop::{Digest, Seat};

    use super::*;

    #[test]
    fn time_begins_with_the_first_entry_that_has_one() {
        let entry = |n, seat: Option<u8>, at| Entry {
            n,
            seat: seat.map(Seat),
            deed: Deed::Resign,
            luck: Vec::new(),
            digest: Digest([0; 8]),
            at,
            fallback: None,
        };
        let entries = [
            entry(0, None, None),
            entry(1, Some(0), None),
            entry(2, Some(1), Some(1_700_000_000_000)),
            entry(3, Some(0), Some(1_700_000_002_000)),
            entry(4, Some(1), None),
            entry(5, Some(1), Some(1_700_000_005_000)),
        ];
        let clock = Clock::of(&entries, 2);
        assert_eq!(clock.used, [2000, 3000]);
        assert_eq!(clock.since, 1_700_000_005_000);
    }
}
