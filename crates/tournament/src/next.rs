//! What should be written next. The same question to the same log has the same
//! answer, but for the luck of the first order, which is handed in.

use crate::pairing::tables_of;
use crate::{Ending, Event, Format, Player, Stage, Tournament, arena, berger, swiss};

/// An arena of so many minutes takes so many milliseconds.
const MINUTE: u64 = 60_000;

impl Tournament {
    /// The line that should be written now, if any. `luck` decides the order of the
    /// start, and nothing else.
    #[must_use]
    pub fn next(&self, now: u64, luck: u64) -> Option<Event> {
        match self.stage {
            Stage::Open => {
                self.charter.starts.filter(|starts| *starts <= now)?;
                Some(self.start_now(luck).unwrap_or(Event::Cancelled))
            }
            Stage::Running => self.left_behind().or_else(|| self.go_on(now)),
            Stage::Over | Stage::Cancelled => None,
        }
    }

    /// The line that starts it, if there are enough players.
    #[must_use]
    pub fn start_now(&self, luck: u64) -> Option<Event> {
        let mut order: Vec<Player> = self.active().collect();
        shuffle(&mut order, luck);
        (order.len() >= 2).then_some(Event::Started { order })
    }

    /// When the time of an arena is over.
    #[must_use]
    pub fn ends(&self) -> Option<u64> {
        match self.charter.format {
            Format::Arena { minutes } => Some(self.started? + u64::from(minutes) * MINUTE),
            _ => None,
        }
    }

    /// A table at which nobody has anybody left to play with.
    fn left_behind(&self) -> Option<Event> {
        self.open_tables().find_map(|(table, it)| {
            let gone = |(seat, player): (usize, &Player)| {
                (!self.is_active(*player)).then(|| u8::try_from(seat).unwrap_or(u8::MAX))
            };
            let absent: Vec<u8> = it.seats.iter().enumerate().filter_map(gone).collect();
            let alone = absent.len() + 1 >= it.seats.len();
            alone.then_some(Event::Ended { table, ending: Ending::Forfeit { absent } })
        })
    }

    fn go_on(&self, now: u64) -> Option<Event> {
        let quiet = self.open_tables().next().is_none();
        if let Some(ends) = self.ends() {
            if now >= ends {
                return quiet.then_some(Event::Finished);
            }
            let tables = arena::tables(self);
            return (!tables.is_empty()).then_some(Event::Paired { tables, byes: Vec::new() });
        }
        if !quiet {
            return None;
        }
        let played = self.rounds.len() - self.since;
        let more = self.planned_rounds().is_some_and(|planned| played < planned);
        if !more || self.active().count() < 2 {
            return Some(Event::Finished);
        }
        let (tables, byes) = match self.charter.format {
            Format::RoundRobin { .. } | Format::League { .. } => self.all_meet(played),
            _ if self.charter.seats > 2 => tables_of(self.charter.seats.into(), self.candidates()),
            _ => swiss::round(&self.candidates()),
        };
        Some(Event::Paired { tables, byes })
    }

    /// A round in which everybody of a division meets the next. Who has left is
    /// paired all the same: their opponents get the point ([`Self::left_behind`]).
    fn all_meet(&self, played: usize) -> (Vec<Vec<Player>>, Vec<Player>) {
        let (mut tables, mut byes) = (Vec::new(), Vec::new());
        let legs = match self.charter.format {
            Format::RoundRobin { legs } | Format::League { legs, .. } => usize::from(legs),
            _ => 1,
        };
        for division in &self.divisions {
            let rounds = (division.len() + division.len() % 2).saturating_sub(1);
            // A smaller division is ready earlier.
            if rounds == 0 || played >= rounds * legs {
                byes.extend(division.iter().filter(|player| self.is_active(**player)));
                continue;
            }
            for pair in berger::round(division, played % rounds, played / rounds) {
                match pair {
                    [Some(one), Some(two)] => tables.push(vec![one, two]),
                    [Some(one), None] | [None, Some(one)] => byes.push(one),
                    [None, None] => {}
                }
            }
        }
        (tables, byes)
    }
}

/// Any generator will do: SplitMix64.
fn shuffle(order: &mut [Player], mut luck: u64) {
    let mut draw = |below: usize| {
        luck = luck.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut it = luck;
        it = (it ^ (it >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        it = (it ^ (it >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((it ^ (it >> 31)) % below as u64).unwrap_or(0)
    };
    for at in (1..order.len()).rev() {
        order.swap(at, draw(at + 1));
    }
}
