//! Points (MP-E2 to MP-E8).

use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::state::Micropolis;

/// Points for the largest colony, and for the largest army (MP-E3, MP-E6).
const MOST: i16 = 5;

/// A score sheet, or a change to one, line by line like the printed pad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub struct Sheet {
    /// Ants (MP-E2).
    pub population: i16,
    /// The most ants in one gallery (MP-E3).
    pub colony: i16,
    /// Different fruit in each gallery (MP-E4).
    pub harvest: i16,
    /// Galleries with one queen (MP-E5).
    pub royal: i16,
    /// The largest army (MP-E6).
    pub army: i16,
    /// Full barracks (MP-E7).
    pub barracks: i16,
    /// All of it.
    pub total: i16,
}

/// The key of a label, and the points of the line.
type SheetLine = (&'static str, fn(&Sheet) -> i16);

impl Sheet {
    /// The lines with the keys of their labels.
    pub(crate) const LINES: [SheetLine; 7] = [
        ("micropolis-score-population", |sheet| sheet.population),
        ("micropolis-score-colony", |sheet| sheet.colony),
        ("micropolis-score-harvest", |sheet| sheet.harvest),
        ("micropolis-score-royal", |sheet| sheet.royal),
        ("micropolis-score-army", |sheet| sheet.army),
        ("micropolis-score-barracks", |sheet| sheet.barracks),
        ("micropolis-score-total", |sheet| sheet.total),
    ];

    /// With the total filled in.
    pub(crate) const fn added(mut self) -> Sheet {
        self.total =
            self.population + self.colony + self.harvest + self.royal + self.army + self.barracks;
        self
    }

    fn each(self, other: Sheet, with: fn(i16, i16) -> i16) -> Sheet {
        Sheet {
            population: with(self.population, other.population),
            colony: with(self.colony, other.colony),
            harvest: with(self.harvest, other.harvest),
            royal: with(self.royal, other.royal),
            army: with(self.army, other.army),
            barracks: with(self.barracks, other.barracks),
            total: with(self.total, other.total),
        }
    }
}

impl Add for Sheet {
    type Output = Sheet;

    fn add(self, other: Sheet) -> Sheet {
        self.each(other, i16::add)
    }
}

impl Sub for Sheet {
    type Output = Sheet;

    fn sub(self, other: Sheet) -> Sheet {
        self.each(other, i16::sub)
    }
}

impl Micropolis {
    /// The sheet of every anthill, as if the game ended now. Those of players
    /// who gave up are empty (MP-E10).
    #[must_use]
    pub fn sheets(&self) -> [Sheet; 6] {
        let mut sheets = [Sheet::default(); 6];
        let (mut colony, mut army) = (0, 0);
        for at in self.in_play() {
            colony = colony.max(self.anthill(at).colony());
            army = army.max(self.anthill(at).army());
        }
        for at in self.in_play() {
            let anthill = self.anthill(at);
            let sheet = &mut sheets[usize::from(at)];
            *sheet = anthill.own_points();
            // None is the most of nothing: an army or a gallery of 0 counts for nobody.
            sheet.colony = if colony > 0 && anthill.colony() == colony { MOST } else { 0 };
            sheet.army = if army > 0 && anthill.army() == army { MOST } else { 0 };
            *sheet = sheet.added();
        }
        sheets
    }

    /// The sheet of a player: that of the anthill, or the sum of both (MP-X8).
    #[must_use]
    pub fn sheet(&self, seat: Seat) -> Sheet {
        let sheets = self.sheets();
        self.homes(seat).map(|at| sheets[usize::from(at)]).fold(Sheet::default(), Sheet::add)
    }
}
