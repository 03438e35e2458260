//! How a game ended: for everybody alone, in teams, together or against the
//! clock.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Clause, Said, Seat, SeatSet};

/// The end of a game.
///
/// A free-for-all has one winner or several who share the victory; a team wins
/// with all its seats; a solitaire or co-operative game is won by all or by
/// nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "game.ts"))]
pub struct Outcome {
    /// Who won; empty when a solitaire or co-operative game is lost.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"), schemars(with = "Vec<Seat>"))]
    pub winners: SeatSet,
    /// Each seat's place, 1 the best; equal places are shared.
    pub places: Vec<u8>,
    /// The score sheet, line by line.
    pub sheet: Vec<Score>,
    /// Why it ended.
    pub reason: Said,
    /// The clause that ended it.
    pub clause: Cow<'static, str>,
}

/// One line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "game.ts", rename = "ScoreLine")
)]
pub struct Score {
    /// The message key of its label.
    pub label: Cow<'static, str>,
    /// Points of each seat.
    pub points: Vec<i32>,
}

impl Outcome {
    /// Ranks seats by a key, the largest first; the best win.
    #[must_use]
    pub fn ranked<K: Ord>(standing: &[K], reason: Said, clause: Clause) -> Self {
        let place = |mine: &K| 1 + standing.iter().filter(|other| *other > mine).count() as u8;
        let places: Vec<u8> = standing.iter().map(place).collect();
        let seats = Seat::all(standing.len() as u8);
        let winners = seats.filter(|seat| places[seat.index()] == 1).collect();
        Outcome { winners, places, sheet: Vec::new(), reason, clause: clause.into() }
    }

    /// All seats together have won or lost.
    #[must_use]
    pub fn together(won: bool, seats: u8, reason: Said, clause: Clause) -> Self {
        let winners = if won { SeatSet::first(seats) } else { SeatSet::NONE };
        let places = vec![if won { 1 } else { 2 }; seats.into()];
        Outcome { winners, places, sheet: Vec::new(), reason, clause: clause.into() }
    }

    /// Adds a line to the score sheet.
    #[must_use]
    pub fn with(mut self, label: &'static str, points: impl IntoIterator<Item = i32>) -> Self {
        self.sheet.push(Score { label: label.into(), points: points.into_iter().collect() });
        self
    }
}
