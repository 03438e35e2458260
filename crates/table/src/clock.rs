//! The clocks of a table, kept as the log grows: the time each seat has used and,
//! where there is a time control, what it has left. All of it follows from the
//! times in the log, so that every node and every start of a server counts the
//! same.
//!
//! Time passes for those who are asked. It is taken from a seat only once that
//! seat has made its first move, while a person plays it, and while another
//! person plays too: nobody hurries who is alone with bots. The first move of a game
//! that is played at once has an allowance of its own, so that none stalls at its
//! beginning; it costs nothing of the seat's time.

use record::{Deed, Entry, level};
use tabletop::{Seat, SeatSet};

use crate::message::{Clock, Left};
use crate::time::{FIRST_MOVE, HANDED_IN, OUT_OF_TIME, TimeControl, milliseconds};

/// What the log says after an entry.
pub(crate) struct After<'a> {
    pub(crate) entry: &'a Entry,
    /// Those who are asked now.
    pub(crate) asked: SeatSet,
    /// Who plays the seats now.
    pub(crate) labels: &'a [String],
    /// The last entry that was taken over from another game: its time is gone.
    pub(crate) origin: Option<u32>,
}

/// The clocks of all seats, as far as the log goes. Times are in milliseconds.
#[derive(Clone, Debug)]
pub(crate) struct Keeper {
    control: Option<TimeControl>,
    /// So long everybody has for the first move, where somebody waits for it.
    first: Option<u64>,
    used: Vec<u64>,
    /// When the last entry was stored.
    pub(crate) since: u64,
    /// Since when the game stands as it does: something may have been said about
    /// it later.
    pub(crate) stands: u64,
    asked: SeatSet,
    /// Those whose time is being taken.
    running: SeatSet,
    purses: Vec<Purse>,
    /// The moves that are over. What is taken back takes back what they brought.
    moves: Vec<Moved>,
    /// Those who have run out of time.
    fallen: SeatSet,
}

/// What a seat has left.
#[derive(Clone, Copy, Debug, Default)]
struct Purse {
    bank: u64,
    /// Of this move's own time.
    free: u64,
    /// Has the seat made a move?
    begun: bool,
}

/// A move that is over.
#[derive(Clone, Copy, Debug)]
struct Moved {
    /// With this entry.
    n: u32,
    seat: Seat,
    /// It brought an increment.
    given: bool,
    /// What was left of its own time.
    free: u64,
}

impl Keeper {
    /// Before the first entry. In a tournament its patience is for the first move.
    pub(crate) fn new(control: Option<TimeControl>, seats: usize, tournament: bool) -> Self {
        let first = control.filter(|it| !it.is_slow() && !tournament).map(|_| FIRST_MOVE);
        let (bank, free) = control.map_or((0, 0), |it| (it.bank, it.per_move));
        let free = first.unwrap_or(milliseconds(free));
        let purse = Purse { bank: milliseconds(bank), free, begun: false };
        Keeper {
            control,
            first,
            used: vec![0; seats],
            since: 0,
            stands: 0,
            asked: SeatSet::NONE,
            running: SeatSet::NONE,
            purses: vec![purse; seats],
            moves: Vec::new(),
            fallen: SeatSet::NONE,
        }
    }

    /// Goes on by an entry. Entries of a game that was played without a clock and
    /// is continued have no time: it begins with the first that has one.
    pub(crate) fn note(&mut self, after: &After<'_>) {
        let entry = after.entry;
        let own = after.origin.is_none_or(|origin| entry.n > origin);
        if let Some(at) = entry.at.filter(|_| own) {
            let since = if self.since == 0 { at } else { self.since };
            self.pass(at.saturating_sub(since));
            self.since = self.since.max(at);
            if !entry.deed.is_said() {
                self.stands = self.since;
            }
        }
        let before = std::mem::replace(&mut self.asked, after.asked);
        // Who takes back goes on with the move that was: it brings no new time.
        match (entry.deed.goes_back(), &entry.deed, entry.seat) {
            (Some(to), ..) => self.taken_back(to),
            // What was done for who may not even be here is no move of theirs.
            (None, Deed::Act(_), Some(seat)) if entry.reason.as_deref() != Some(HANDED_IN) => {
                self.moved(seat, entry.n);
                self.ask_anew(before);
            }
            _ => self.ask_anew(before),
        }
        if let (Some(OUT_OF_TIME), Some(seat)) = (entry.reason.as_deref(), entry.seat) {
            self.fallen.insert(seat);
        }
        self.running = self.runners(after.labels);
    }

    /// Time passes for those who are asked.
    fn pass(&mut self, time: u64) {
        for seat in self.asked.iter() {
            if let Some(used) = self.used.get_mut(seat.index()) {
                *used += time;
            }
        }
        for seat in self.running.iter() {
            let Some(purse) = self.purses.get_mut(seat.index()) else { continue };
            let free = time.min(purse.free);
            purse.free -= free;
            if purse.begun {
                purse.bank = purse.bank.saturating_sub(time - free);
            }
        }
    }

    /// A seat has acted; if it is not asked on, its move is over.
    fn moved(&mut self, seat: Seat, n: u32) {
        let Some(purse) = self.purses.get_mut(seat.index()) else { return };
        // What comes before one's first move costs nothing, and brings nothing.
        let first = !std::mem::replace(&mut purse.begun, true);
        if first && self.first.is_some() {
            purse.free = self.control.map_or(0, |it| milliseconds(it.per_move));
        }
        if self.asked.contains(seat) {
            return;
        }
        let increment = self.control.map_or(0, |it| milliseconds(it.increment));
        let given = increment > 0 && !first;
        if given {
            purse.bank += increment;
        }
        if self.control.is_some() {
            self.moves.push(Moved { n, seat, given, free: purse.free });
        }
    }

    /// What moves brought after an entry is taken back with it: an increment, and
    /// the own time of the move after.
    fn taken_back(&mut self, to: u32) {
        let increment = self.control.map_or(0, |it| milliseconds(it.increment));
        while let Some(Moved { seat, given, free, .. }) = self.moves.pop_if(|it| it.n > to) {
            let Some(purse) = self.purses.get_mut(seat.index()) else { continue };
            purse.free = free;
            if given {
                purse.bank = purse.bank.saturating_sub(increment);
            }
        }
    }

    /// Who was not asked before has a new move.
    fn ask_anew(&mut self, before: SeatSet) {
        let free = self.control.map_or(0, |it| milliseconds(it.per_move));
        for seat in self.asked.iter().filter(|seat| !before.contains(*seat)) {
            if let Some(purse) = self.purses.get_mut(seat.index()) {
                purse.free = self.first.filter(|_| !purse.begun).unwrap_or(free);
            }
        }
    }

    fn runners(&self, labels: &[String]) -> SeatSet {
        let person = |seat: &Seat| labels.get(seat.index()).is_some_and(|it| level(it).is_none());
        let company = labels.iter().filter(|label| level(label).is_none()).count() > 1;
        let timed = self.control.is_some() && company;
        let counts = |seat: &Seat| self.first.is_some() || self.has_begun(*seat);
        self.asked.iter().filter(|seat| timed && person(seat) && counts(seat)).collect()
    }

    /// Whose flag falls next, and when.
    pub(crate) fn next(&self) -> Option<(u64, Seat)> {
        self.running.iter().filter_map(|seat| Some((self.deadline(seat)?, seat))).min()
    }

    /// When the flag of a seat falls, if its time is being taken.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<u64> {
        let purse = self.purses.get(seat.index()).filter(|_| self.running.contains(seat))?;
        Some(self.since + purse.free + if purse.begun { purse.bank } else { 0 })
    }

    /// Has the seat run out of time?
    pub(crate) fn has_fallen(&self, seat: Seat) -> bool {
        self.fallen.contains(seat)
    }

    /// Has the seat made a move?
    pub(crate) fn has_begun(&self, seat: Seat) -> bool {
        self.purses.get(seat.index()).is_some_and(|it| it.begun)
    }

    pub(crate) fn control(&self) -> Option<TimeControl> {
        self.control
    }

    /// As everybody sees them.
    pub(crate) fn show(&self, now: u64) -> Clock {
        let per_move = self.control.map_or(0, |it| milliseconds(it.per_move));
        // What is given for the first move is told while it is waited for.
        let left = |(at, purse): (usize, &Purse)| {
            let waited = self.running.iter().any(|seat| seat.index() == at);
            let free = if purse.begun || waited { purse.free } else { per_move };
            Left { bank: purse.bank, free }
        };
        Clock {
            used: self.used.clone(),
            since: self.since,
            now,
            left: self.control.map(|_| self.purses.iter().enumerate().map(left).collect()),
            running: self.running.iter().filter(|seat| self.has_begun(*seat)).collect(),
            first: self.running.iter().filter(|seat| !self.has_begun(*seat)).collect(),
            fallen: self.fallen.iter().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Digest;

    use super::*;
    use crate::Flag;

    const START: u64 = 1_700_000_000_000;

    fn entry(n: u32, seat: u8, deed: Deed, at: u64) -> Entry {
        Entry {
            n,
            seat: (n > 0).then_some(Seat(seat)),
            deed,
            luck: Vec::new(),
            digest: Digest([0; 8]),
            at: Some(START + at * 1_000),
            fallback: None,
            reason: None,
        }
    }

    fn act(n: u32, seat: u8, at: u64) -> Entry {
        entry(n, seat, Deed::Act("x".to_owned()), at)
    }

    fn seats(seats: &[u8]) -> SeatSet {
        seats.iter().map(|seat| Seat(*seat)).collect()
    }

    /// The clocks after these entries, each with who is asked then.
    fn kept(control: TimeControl, log: &[(Entry, &[u8])]) -> Keeper {
        let labels = ["Ada".to_owned(), "Grace".to_owned()];
        let mut keeper = Keeper::new(Some(control), 2, false);
        for (entry, asked) in log {
            let asked = seats(asked);
            keeper.note(&After { entry, asked, labels: &labels, origin: None });
        }
        keeper
    }

    /// Seconds that are left in the bank, and of the move's own.
    fn left(keeper: &Keeper) -> Vec<(u64, u64)> {
        keeper.purses.iter().map(|purse| (purse.bank / 1_000, purse.free / 1_000)).collect()
    }

    const LIVE: TimeControl =
        TimeControl { bank: 600, per_move: 0, increment: 10, flag: Flag::Lose };
    const SLOW: TimeControl =
        TimeControl { bank: 300, per_move: 100, increment: 0, flag: Flag::Lose };

    #[test]
    fn the_first_move_of_each_costs_nothing() {
        let start = (entry(0, 0, Deed::Start, 0), &[0u8][..]);
        let one = (act(1, 0, 500), &[1u8][..]);
        let two = (act(2, 1, 1_500), &[0u8][..]);
        let keeper = kept(LIVE, &[start.clone(), one.clone()]);
        assert_eq!(left(&keeper), [(600, 0), (600, 120)], "two minutes for it");
        assert_eq!(keeper.next(), Some((START + 620_000, Seat(1))), "and then the flag falls");
        let keeper = kept(LIVE, &[start.clone(), one.clone(), two.clone()]);
        assert_eq!(left(&keeper), [(600, 0), (600, 0)]);
        assert_eq!(keeper.next(), Some((START + 2_100_000, Seat(0))), "from now on it does");
        let three = (act(3, 0, 1_530), &[1u8][..]);
        let keeper = kept(LIVE, &[start, one, two, three]);
        assert_eq!(left(&keeper), [(580, 0), (600, 0)], "thirty used, ten given");
        assert_eq!(keeper.used, [530_000, 1_000_000], "what was used is told all the same");
    }

    #[test]
    fn a_move_is_all_that_a_seat_does_until_it_is_not_asked() {
        let log = [
            (entry(0, 0, Deed::Start, 0), &[0u8][..]),
            (act(1, 0, 0), &[0]),
            (act(2, 0, 40), &[0]),
            (act(3, 0, 60), &[1]),
        ];
        assert_eq!(left(&kept(LIVE, &log))[0], (550, 0), "one increment, at its end");
        assert_eq!(left(&kept(SLOW, &log))[0], (300, 40), "and one day");
        let keeper = kept(LIVE, &log[..3]);
        assert_eq!(keeper.next(), Some((START + 600_000, Seat(0))), "the end stays where it was");
    }

    #[test]
    fn a_move_has_its_own_time_before_the_reserve() {
        let begun = [
            (entry(0, 0, Deed::Start, 0), &[0u8][..]),
            (act(1, 0, 0), &[1]),
            (act(2, 1, 0), &[0]),
            (act(3, 0, 150), &[1]),
        ];
        let keeper = kept(SLOW, &begun);
        assert_eq!(left(&keeper), [(250, 0), (300, 100)], "fifty from the reserve");
        assert_eq!(keeper.next(), Some((START + 550_000, Seat(1))));
        let mut next = begun.to_vec();
        next.push((act(4, 1, 160), &[0]));
        assert_eq!(left(&kept(SLOW, &next)), [(250, 100), (300, 90)], "a new move, a new day");
    }

    #[test]
    fn all_who_are_asked_use_their_time_at_once() {
        let log = [
            (entry(0, 0, Deed::Start, 0), &[0u8, 1][..]),
            (act(1, 0, 5), &[1]),
            (act(2, 1, 5), &[0, 1]),
            (act(3, 1, 25), &[0]),
        ];
        let keeper = kept(LIVE, &log);
        assert_eq!(left(&keeper), [(580, 0), (590, 0)]);
        assert_eq!(keeper.next(), Some((START + 605_000, Seat(0))));
    }

    #[test]
    fn taking_back_gains_no_time() {
        let mut log = vec![
            (entry(0, 0, Deed::Start, 0), &[0u8][..]),
            (act(1, 0, 0), &[1]),
            (act(2, 1, 0), &[0]),
        ];
        for round in 0..10u32 {
            let at = u64::from(round) * 10;
            log.push((act(3 + 2 * round, 0, at + 8), &[1]));
            log.push((entry(4 + 2 * round, 0, Deed::Undo(2 + 2 * round), at + 10), &[0]));
        }
        assert_eq!(left(&kept(LIVE, &log))[0], (520, 0), "eight each time, and nothing given");
        assert_eq!(left(&kept(SLOW, &log))[0], (300, 20), "the same day all the while");
    }

    #[test]
    fn going_back_past_another_gains_no_time_either() {
        let log = [
            (entry(0, 0, Deed::Start, 0), &[0u8][..]),
            (act(1, 0, 0), &[1]),
            (act(2, 1, 0), &[0]),
            (act(3, 0, 80), &[1]),
            (act(4, 1, 90), &[0]),
            (entry(5, 0, Deed::Offer(2), 95), &[0]),
            (entry(6, 1, Deed::Agreed(2), 100), &[0]),
        ];
        let before = kept(SLOW, &log[..5]);
        assert_eq!(left(&before), [(300, 100), (300, 90)]);
        let asking = kept(SLOW, &log[..6]);
        assert_eq!(asking.next(), before.next(), "the clock runs on as it did");
        assert_eq!(asking.stands, before.stands, "and the table waits as long");
        assert_eq!(left(&kept(SLOW, &log))[0], (300, 20), "of the day that it was");
        assert_eq!(left(&kept(LIVE, &log[..5])), [(530, 0), (600, 0)]);
        assert_eq!(left(&kept(LIVE, &log)), [(510, 0), (590, 0)], "ten used, and none given");
    }

    #[test]
    fn who_sits_down_for_another_does_not_pay_for_the_time_before() {
        let handover = |n, seat, label: &str, at| {
            let deed = Deed::Handover(label.to_owned());
            entry(n, seat, deed, at)
        };
        let mut keeper = Keeper::new(Some(LIVE), 2, false);
        let mut labels = vec!["Ada".to_owned(), "Grace".to_owned()];
        let log = [
            (entry(0, 0, Deed::Start, 0), 0),
            (act(1, 0, 0), 1),
            (act(2, 1, 0), 0),
            // Grace leaves her seat to a bot while Ada thinks, and comes back.
            (handover(3, 1, "bot:random", 20), 0),
            (handover(4, 1, "Grace", 100), 0),
            (act(5, 0, 130), 1),
        ];
        for (entry, asked) in &log {
            if let Deed::Handover(label) = &entry.deed {
                labels[1].clone_from(label);
            }
            let asked = SeatSet::only(Seat(*asked));
            keeper.note(&After { entry, asked, labels: &labels, origin: None });
        }
        assert_eq!(keeper.used, [130_000, 0], "all of it was Ada's");
        assert_eq!(left(&keeper), [(560, 0), (600, 0)], "who is alone with bots has no clock");
    }

    #[test]
    fn time_begins_with_the_first_entry_that_has_one() {
        let mut keeper = Keeper::new(None, 2, false);
        let log = [
            (Entry { at: None, ..entry(0, 0, Deed::Start, 0) }, 0),
            (Entry { at: None, ..act(1, 0, 0) }, 1),
            (act(2, 1, 7), 0),
            (act(3, 0, 9), 1),
            (Entry { at: None, ..act(4, 1, 0) }, 1),
            (act(5, 1, 12), 0),
        ];
        for (entry, asked) in &log {
            let asked = SeatSet::only(Seat(*asked));
            keeper.note(&After { entry, asked, labels: &[], origin: None });
        }
        assert_eq!(keeper.used, [2_000, 3_000]);
        assert_eq!((keeper.since, keeper.next()), (START + 12_000, None));
    }

    #[test]
    fn nothing_of_a_game_that_is_continued_counts() {
        let mut keeper = Keeper::new(None, 2, false);
        for (entry, asked) in [
            (entry(0, 0, Deed::Start, 0), 0),
            (act(1, 0, 50), 1),
            (entry(2, 1, Deed::Handover("Ada".to_owned()), 90_000), 1),
            (act(3, 1, 90_004), 0),
        ] {
            let asked = SeatSet::only(Seat(asked));
            keeper.note(&After { entry: &entry, asked, labels: &[], origin: Some(1) });
        }
        assert_eq!(keeper.used, [0, 4_000]);
    }
}
