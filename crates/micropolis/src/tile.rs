//! A tile by its name, and a set of tiles.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::NotationError;

use crate::face::Face;
use crate::tiles::{COUNT, TILES};

/// A tile: an index into [`TILES`]. Every tile is there once.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", rename = "TileName", export_to = "micropolis.ts")
)]
pub struct Tile(u8);

impl Tile {
    /// All tiles.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..COUNT as u8).map(Tile)
    }

    /// By its index; the index is one of [`TILES`].
    pub(crate) const fn at(index: u32) -> Tile {
        Tile(index as u8)
    }

    /// As an index into an array by tile.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[must_use]
    pub fn face(self) -> &'static Face {
        const FACES: &[Face; COUNT] = &TILES;
        &FACES[self.index()]
    }

    /// Such as `T01`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.face().name
    }
}

tabletop::named!(Tile, "a tile such as T07", number);

/// A set of tiles.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "Array<string>", rename = "TileNames", export_to = "micropolis.ts")
)]
pub struct Tiles(u64);

impl Tiles {
    /// No tile.
    pub const NONE: Tiles = Tiles(0);
    /// All tiles.
    pub const ALL: Tiles = Tiles((1 << COUNT) - 1);

    /// Is the tile in the set?
    #[must_use]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 & 1 << tile.0 != 0
    }

    /// Puts a tile in.
    pub const fn add(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    pub const fn take(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One by one, in the order of their names.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = (rest != 0).then(|| Tile(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(next)
        })
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Tiles::NONE;
        tiles.into_iter().for_each(|tile| set.add(tile));
        set
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (n, tile) in self.iter().enumerate() {
            write!(f, "{}{tile}", if n == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for Tiles {
    type Err = NotationError;

    fn from_str(list: &str) -> Result<Self, NotationError> {
        if list == "none" {
            return Ok(Tiles::NONE);
        }
        list.split('+').map(Tile::from_str).collect()
    }
}

/// A list of names for people, bits for digests.
impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_seq(self.iter());
        }
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Tile>::deserialize(deserializer)?.into_iter().collect())
    }
}
