//! What pairing goes by: how many points somebody has, whom they have met, where
//! they have sat. And tables of more than two.

use std::collections::BTreeMap;

use crate::points::points;
use crate::{Ending, Format, Player, Tournament, UNIT};

/// Somebody to be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    pub(crate) player: Player,
    pub(crate) points: u32,
    /// How often they have met each.
    pub(crate) met: BTreeMap<Player, u32>,
    /// Have they had a round without a table, or a point without a game?
    pub(crate) bye: bool,
    /// How often they have sat on each seat.
    pub(crate) sat: Vec<u32>,
    /// Where they sat last.
    pub(crate) last: Option<usize>,
}

impl Candidate {
    /// How much oftener they have begun than not.
    pub(crate) fn lead(&self) -> i64 {
        let at = |seat: usize| i64::from(self.sat.get(seat).copied().unwrap_or(0));
        at(0) - at(1)
    }

    pub(crate) fn meetings(&self, other: &Candidate) -> u32 {
        self.met.get(&other.player).copied().unwrap_or(0)
    }
}

impl Tournament {
    /// Those who are to be paired, the best first: by points, then as they were set.
    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        let mut all: BTreeMap<Player, Candidate> = BTreeMap::new();
        for player in self.order.iter().filter(|player| self.is_active(**player)) {
            all.insert(
                *player,
                Candidate {
                    player: *player,
                    points: 0,
                    met: BTreeMap::new(),
                    bye: false,
                    sat: vec![0; self.charter.seats.max(2).into()],
                    last: None,
                },
            );
        }
        for table in self.season_tables() {
            for (seat, player) in table.seats.iter().enumerate() {
                let Some(own) = all.get_mut(player) else { continue };
                let played = table.ending.as_ref().is_none_or(happened);
                if let Some(ending) = &table.ending {
                    own.points += points(ending, table.seats.len(), seat);
                    own.bye |= matches!(ending, Ending::Forfeit { .. });
                }
                if !matches!(table.ending, Some(Ending::Void)) {
                    for other in table.seats.iter().filter(|it| *it != player) {
                        *own.met.entry(*other).or_default() += 1;
                    }
                }
                if played {
                    if let Some(sat) = own.sat.get_mut(seat) {
                        *sat += 1;
                    }
                    own.last = Some(seat);
                }
            }
        }
        for player in self.rounds.iter().skip(self.since).flat_map(|round| &round.byes) {
            if let Some(own) = all.get_mut(player) {
                own.bye = true;
                own.points += self.bye_points();
            }
        }
        let mut sorted: Vec<Candidate> =
            self.order.iter().filter_map(|player| all.remove(player)).collect();
        sorted.sort_by_key(|it| std::cmp::Reverse(it.points));
        sorted
    }

    /// What a round without a table is worth: a victory where others have one
    /// meanwhile, nothing where everybody is free once.
    pub(crate) fn bye_points(&self) -> u32 {
        match self.charter.format {
            Format::Swiss { .. } => UNIT,
            _ => 0,
        }
    }
}

/// Has a game been played, so that it mattered who sat where?
fn happened(ending: &Ending) -> bool {
    matches!(ending, Ending::Played { .. } | Ending::Decided { .. })
}

/// Tables of `most` by points, the best first: who has met least sits together,
/// and who has sat where least sits there. No table has less than two.
pub(crate) fn tables_of(most: usize, mut all: Vec<Candidate>) -> (Vec<Vec<Player>>, Vec<Player>) {
    let mut byes = Vec::new();
    if all.len() == 1 {
        byes.extend(all.pop().map(|it| it.player));
    }
    let count = all.len().div_ceil(most.max(2));
    let mut tables: Vec<Vec<Candidate>> = Vec::new();
    for table in 0..count {
        let left = count - table;
        let size = all.len().div_ceil(left);
        let mut seated: Vec<Candidate> = Vec::new();
        while seated.len() < size && !all.is_empty() {
            let cost =
                |it: &Candidate| seated.iter().map(|own| it.meetings(own).pow(2)).sum::<u32>();
            // Of those who have met the table least, the best.
            let found = (0..all.len()).min_by_key(|at| (cost(&all[*at]), *at)).unwrap_or(0);
            seated.push(all.remove(found));
        }
        tables.push(seated);
    }
    mix(&mut tables);
    (tables.into_iter().map(seated).collect(), byes)
}

/// Changes players between neighbouring tables as long as fewer meet again.
fn mix(tables: &mut [Vec<Candidate>]) {
    let again = |table: &[Candidate]| -> u32 {
        let each =
            table.iter().map(|own| table.iter().map(|it| own.meetings(it).pow(2)).sum::<u32>());
        each.sum()
    };
    let mut better = true;
    let mut rounds = 0;
    while better && rounds < 20 {
        better = false;
        rounds += 1;
        for table in 1..tables.len() {
            let (before, after) = tables.split_at_mut(table);
            let (Some(one), Some(two)) = (before.last_mut(), after.first_mut()) else { continue };
            for a in 0..one.len() {
                for b in 0..two.len() {
                    let was = again(one) + again(two);
                    std::mem::swap(&mut one[a], &mut two[b]);
                    if again(one) + again(two) < was {
                        better = true;
                    } else {
                        std::mem::swap(&mut one[a], &mut two[b]);
                    }
                }
            }
        }
    }
}

/// The seats of a table, so that everybody sits everywhere as often as can be.
fn seated(mut table: Vec<Candidate>) -> Vec<Player> {
    let mut seats = Vec::new();
    for seat in 0..table.len() {
        let sat = |it: &Candidate| {
            let here = it.sat.get(seat).copied().unwrap_or(0);
            let later: u32 = it.sat.iter().skip(seat + 1).sum();
            (here, std::cmp::Reverse(later))
        };
        let found = (0..table.len()).min_by_key(|at| (sat(&table[*at]), *at)).unwrap_or(0);
        seats.push(table.remove(found).player);
    }
    seats
}
