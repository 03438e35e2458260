//! Does an action still answer the table as it is? (TT-T4)

use std::collections::VecDeque;

use record::{Deed, Entry};
use tabletop::{Seat, SeatSet};

/// How far back anybody may answer.
const KEPT: usize = 64;

/// Who was asked after which entry.
#[derive(Debug, Default)]
pub(crate) struct Asked {
    after: VecDeque<(u32, SeatSet)>,
}

impl Asked {
    /// Notes who is asked after entry `n`.
    pub(crate) fn note(&mut self, n: u32, seats: SeatSet) {
        if self.after.len() == KEPT {
            self.after.pop_front();
        }
        self.after.push_back((n, seats));
    }

    /// Does an answer given after entry `after` still count? It does when the
    /// seat has been asked ever since and only others have acted: several
    /// seats decide at once, and one does not wait for the other. What was only
    /// said about the game leaves it as it was.
    pub(crate) fn counts(&self, seat: Seat, after: u32, entries: &[Entry]) -> bool {
        let Some(last) = entries.last().map(|entry| entry.n) else { return false };
        if after >= last {
            return after == last;
        }
        let since = &entries[after as usize + 1..];
        let others = since.iter().all(|entry| {
            let other = entry.seat != Some(seat) && matches!(entry.deed, Deed::Act(_));
            other || entry.deed.is_said()
        });
        let asked = |n| self.after.iter().any(|(at, seats)| *at == n && seats.contains(seat));
        others && (after..=last).all(asked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Digest;

    fn entry(n: u32, seat: u8, deed: Deed) -> Entry {
        Entry {
            n,
            seat: Some(Seat(seat)),
            deed,
            luck: Vec::new(),
            digest: Digest([0; 8]),
            at: None,
            fallback: None,
            reason: None,
        }
    }

    #[test]
    fn others_who_decide_at_the_same_time_do_not_matter() {
        let act = || Deed::Act("x".to_owned());
        let entries = [entry(0, 0, act()), entry(1, 1, act()), entry(2, 2, act())];
        let mut asked = Asked::default();
        asked.note(0, [Seat(0), Seat(1), Seat(2)].into_iter().collect());
        asked.note(1, [Seat(0), Seat(2)].into_iter().collect());
        asked.note(2, SeatSet::only(Seat(0)));
        assert!(asked.counts(Seat(0), 2, &entries));
        assert!(asked.counts(Seat(0), 0, &entries), "asked all the while");
        assert!(!asked.counts(Seat(1), 0, &entries), "has answered");
        assert!(!asked.counts(Seat(3), 1, &entries), "never asked");
        assert!(!asked.counts(Seat(0), 7, &entries), "from the future");
        let undone = [entry(0, 0, act()), entry(1, 1, act()), entry(2, 2, Deed::Undo(0))];
        assert!(!asked.counts(Seat(0), 0, &undone), "something was taken back");
    }

    #[test]
    fn what_is_only_said_changes_nothing() {
        let act = || Deed::Act("x".to_owned());
        let entries = [entry(0, 0, act()), entry(1, 1, Deed::Offer(0)), entry(2, 0, Deed::Decline)];
        let mut asked = Asked::default();
        (0..3).for_each(|n| asked.note(n, SeatSet::only(Seat(0))));
        assert!(asked.counts(Seat(0), 0, &entries));
        let back = [entry(0, 0, act()), entry(1, 1, Deed::Offer(0)), entry(2, 2, Deed::Agreed(0))];
        assert!(!asked.counts(Seat(0), 0, &back), "the game went back");
    }

    #[test]
    fn who_is_asked_anew_decides_anew() {
        let act = || Deed::Act("x".to_owned());
        let entries = [entry(0, 0, act()), entry(1, 1, act()), entry(2, 2, act())];
        let mut asked = Asked::default();
        asked.note(0, SeatSet::only(Seat(0)));
        asked.note(1, SeatSet::only(Seat(2)));
        asked.note(2, SeatSet::only(Seat(0)));
        assert!(asked.counts(Seat(0), 2, &entries));
        assert!(!asked.counts(Seat(0), 0, &entries), "was not asked in between");
    }
}
