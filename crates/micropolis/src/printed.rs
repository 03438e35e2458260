//! A tile as others are told of it: everything printed on it, by name.

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

use crate::face::{Fruit, PASSAGES, Passage, Source, Specialist};
use crate::tile::Tile;

/// A tile that is written with everything printed on it and read by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "TileView", try_from = "TileView")]
pub struct Printed(pub Tile);

/// Everything printed on a tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts", rename = "Tile"))]
pub struct TileView {
    /// Such as `T01`.
    pub name: String,
    /// The letter of the passage at each opening: left-outer, left-inner,
    /// right-outer, right-inner. Equal letters are joined on the tile.
    pub pattern: String,
    /// What lies in passage a, b, c, d.
    pub passages: Vec<PassageView>,
    /// Places in the barracks; 0 without.
    pub barracks: u8,
    /// How we know.
    pub source: Source,
}

/// What lies in one passage.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts", rename = "Passage"))]
pub struct PassageView {
    /// Plain ants.
    pub workers: u8,
    /// An ant that does more.
    pub specialist: Option<Specialist>,
    /// The eggs of a nurse.
    pub eggs: u8,
    /// Fruit and gifts.
    pub fruits: Vec<Fruit>,
}

/// The fruits of a set of bits, then the gifts.
pub(crate) fn fruits(bits: u8, gifts: u8) -> Vec<Fruit> {
    let there = Fruit::ALL.iter().copied().enumerate().filter(|(n, _)| bits & 1 << n != 0);
    let gifts = std::iter::repeat_n(Fruit::Gift, gifts.into());
    there.map(|(_, fruit)| fruit).chain(gifts).collect()
}

impl From<Printed> for TileView {
    fn from(Printed(tile): Printed) -> Self {
        let face = tile.face();
        let passage = |passage: &Passage| PassageView {
            workers: passage.workers,
            specialist: passage.specialist,
            eggs: if passage.specialist == Some(Specialist::Nurse) { face.eggs } else { 0 },
            fruits: fruits(passage.fruits, passage.gifts),
        };
        let count = usize::from(face.count).min(PASSAGES);
        TileView {
            name: face.name.to_owned(),
            pattern: face.pattern.to_owned(),
            passages: face.passages[..count].iter().map(passage).collect(),
            barracks: face.barracks,
            source: face.source,
        }
    }
}

impl TryFrom<TileView> for Printed {
    type Error = NotationError;

    fn try_from(view: TileView) -> Result<Self, NotationError> {
        view.name.parse().map(Printed)
    }
}
