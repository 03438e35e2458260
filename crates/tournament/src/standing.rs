//! Who stands where, and by what among equals.
//!
//! - *Buchholz*: the points of all whom one has met; a round without an opponent
//!   counts as one's own points.
//! - *Sonneborn-Berger*: the points of those one has beaten, half of those with
//!   whom one has drawn.
//! - *Wins*: games won at a table; at a table of more than two, first places.
//! - *Direct encounter*: what those who are still equal have got from each other.
//!
//! A Swiss or an arena goes by points, Buchholz, Sonneborn-Berger, wins, direct
//! encounter; where everybody meets everybody Buchholz says nothing, and the order
//! is points, direct encounter, Sonneborn-Berger, wins. Who is still equal shares
//! the place.

use std::collections::BTreeMap;

use crate::points::{against, points};
use crate::{Ending, Format, Player, Tournament};

/// One line of the standings. Points are in [`UNIT`](crate::UNIT)s.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Who.
    pub player: Player,
    /// Their place, from 1; shared among equals.
    pub place: u32,
    /// Points.
    pub points: u32,
    /// Tables that counted.
    pub games: u32,
    /// Those they have won.
    pub wins: u32,
    /// The points of those they have met.
    pub buchholz: u32,
    /// The points of those they have beaten.
    pub berger: u32,
    /// What they have got from those who are otherwise equal.
    pub direct: u32,
    /// Whom they have met, and what came of it, in order.
    pub met: Vec<Met>,
}

/// A meeting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Met {
    /// In which round, from 0.
    pub round: usize,
    /// At which table; none without an opponent.
    pub table: Option<u32>,
    /// With whom; nobody in a round without a table.
    pub other: Option<Player>,
    /// What came of it, twice: 2 for a victory, 1 for a draw; none if it is not over.
    pub score: Option<u32>,
}

/// The standings of a division; of the whole, where there are none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Division {
    /// In order of places.
    pub rows: Vec<Row>,
}

impl Tournament {
    /// Who stands where: in a league this season, in each division.
    #[must_use]
    pub fn standings(&self) -> Vec<Division> {
        let all: Vec<Player> = match self.divisions.is_empty() {
            true => self.active().collect(),
            false => self.order.clone(),
        };
        let rows = self.rows(&all);
        let whole = vec![all];
        let divisions = if self.divisions.is_empty() { &whole } else { &self.divisions };
        let of = |players: &Vec<Player>| {
            let rows = players.iter().filter_map(|player| rows.get(player).cloned()).collect();
            Division { rows: self.placed(rows) }
        };
        divisions.iter().map(of).collect()
    }

    /// Those whose games count for nobody: where everybody meets everybody, who has
    /// left before half of it.
    fn annulled(&self) -> Vec<Player> {
        let rounds = match self.charter.format {
            Format::RoundRobin { .. } | Format::League { .. } => self.planned_rounds(),
            Format::Swiss { .. } | Format::Arena { .. } => None,
        };
        let Some(rounds) = rounds else { return Vec::new() };
        let gone = self.order.iter().filter(|player| !self.is_active(**player));
        let played = |player: &Player| {
            let own = self.season_tables().filter(|table| table.seats.contains(player));
            own.filter(|table| {
                matches!(table.ending, Some(Ending::Played { .. } | Ending::Decided { .. }))
            })
            .count()
        };
        gone.filter(|player| played(player) * 2 < rounds).copied().collect()
    }

    fn rows(&self, all: &[Player]) -> BTreeMap<Player, Row> {
        let annulled = self.annulled();
        let row = |player: &Player| Row {
            player: *player,
            place: 0,
            points: 0,
            games: 0,
            wins: 0,
            buchholz: 0,
            berger: 0,
            direct: 0,
            met: Vec::new(),
        };
        let mut rows: BTreeMap<Player, Row> = all.iter().map(|it| (*it, row(it))).collect();
        for (number, table) in (0..).zip(&self.tables).filter(|(_, it)| it.round >= self.since) {
            let annuls = table.seats.iter().any(|player| annulled.contains(player));
            let ending = table.ending.as_ref().filter(|it| !annuls && **it != Ending::Void);
            for (seat, player) in table.seats.iter().enumerate() {
                let Some(own) = rows.get_mut(player) else { continue };
                for (at, other) in table.seats.iter().enumerate().filter(|(at, _)| *at != seat) {
                    let score = ending.map(|ending| against(ending, seat, at));
                    let (table, other) = (Some(number), Some(*other));
                    own.met.push(Met {
                        round: self.tables[number as usize].round,
                        table,
                        other,
                        score,
                    });
                }
                let Some(ending) = ending else { continue };
                own.points += points(ending, table.seats.len(), seat);
                own.games += 1;
                let best = match ending {
                    Ending::Played { places } | Ending::Decided { places } => {
                        let first = |it: &&u8| **it == 1;
                        places.get(seat) == Some(&1) && places.iter().filter(first).count() == 1
                    }
                    Ending::Forfeit { .. } | Ending::Void => false,
                };
                own.wins += u32::from(best);
            }
        }
        for (round, it) in self.rounds.iter().enumerate().skip(self.since) {
            for player in &it.byes {
                let Some(own) = rows.get_mut(player) else { continue };
                own.points += self.bye_points();
                own.met.push(Met { round, table: None, other: None, score: None });
            }
        }
        self.break_ties(rows)
    }

    /// Adds what depends on the points of others.
    fn break_ties(&self, mut rows: BTreeMap<Player, Row>) -> BTreeMap<Player, Row> {
        let scores: BTreeMap<Player, u32> =
            rows.iter().map(|(it, row)| (*it, row.points)).collect();
        for row in rows.values_mut() {
            for met in &row.met {
                let seats = met.table.and_then(|it| self.tables.get(it as usize));
                let others = seats.map_or(1, |it| it.seats.len().saturating_sub(1).max(1)) as u32;
                match (met.other, met.score) {
                    (Some(other), Some(score)) => {
                        let points = scores.get(&other).copied().unwrap_or(0);
                        row.buchholz += points / others;
                        row.berger += points * score / (2 * others);
                    }
                    // Without an opponent: as if it had been oneself.
                    (None, _) => row.buchholz += row.points,
                    (Some(_), None) => {}
                }
            }
        }
        rows
    }

    /// Sorts, and gives places.
    fn placed(&self, mut rows: Vec<Row>) -> Vec<Row> {
        let first = |row: &Row| match self.all_meet_all() {
            true => [row.points, 0, 0, 0],
            false => [row.points, row.buchholz, row.berger, row.wins],
        };
        let keys: Vec<(Player, [u32; 4])> =
            rows.iter().map(|row| (row.player, first(row))).collect();
        for row in &mut rows {
            let own = first(row);
            let equal = |other: &Player| keys.iter().any(|(it, key)| it == other && *key == own);
            let got = row.met.iter().filter(|met| met.other.as_ref().is_some_and(equal));
            row.direct = got.filter_map(|met| met.score).sum();
        }
        let whole = |row: &Row| match self.all_meet_all() {
            true => [row.points, row.direct, row.berger, row.wins, 0],
            false => [row.points, row.buchholz, row.berger, row.wins, row.direct],
        };
        rows.sort_by_key(|row| std::cmp::Reverse(whole(row)));
        let keys: Vec<[u32; 5]> = rows.iter().map(whole).collect();
        for (at, row) in rows.iter_mut().enumerate() {
            let before = keys.iter().filter(|it| **it > keys[at]).count();
            row.place = 1 + u32::try_from(before).unwrap_or(0);
        }
        rows
    }

    /// Does everybody meet everybody?
    #[must_use]
    pub fn all_meet_all(&self) -> bool {
        matches!(self.charter.format, Format::RoundRobin { .. } | Format::League { .. })
    }
}
