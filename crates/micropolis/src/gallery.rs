//! Galleries: a union over the openings of neighbouring tiles, kept up to date
//! tile by tile (MP-P8, MP-P9).
//!
//! Every passage of every tile is a node; nodes that meet at a seam are one
//! gallery. The number of a gallery is that of its lowest node, so it does not
//! depend on the order in which the tiles came.

use crate::face::{Face, Opening, PASSAGES};

/// Places for tiles around a foundation (MP-T7).
pub(crate) const PLACES: u8 = 10;
/// Passages of all tiles.
const NODES: usize = PLACES as usize * PASSAGES;
/// A node without a tile.
const NOWHERE: u8 = u8::MAX;

/// What lies in one gallery.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gallery {
    /// Workers and specialists.
    pub ants: u8,
    /// Queens among them.
    pub queens: u8,
    /// The different fruits, a bit each.
    pub fruits: u8,
    /// Gifts.
    pub gifts: u8,
    /// The places it stretches over, a bit each.
    pub places: u16,
}

/// Points for 0 to 6 different fruits (MP-E4).
const HARVEST: [u8; 7] = [0, 2, 5, 10, 15, 20, 25];

impl Gallery {
    /// MP-E4: gifts are further different fruits, up to six.
    #[must_use]
    pub const fn harvest(&self) -> u8 {
        let kinds = self.fruits.count_ones() as usize + self.gifts as usize;
        HARVEST[if kinds < 6 { kinds } else { 6 }]
    }

    /// MP-E5: its length, with exactly one queen.
    #[must_use]
    pub const fn royal(&self) -> u8 {
        if self.queens == 1 { self.places.count_ones() as u8 } else { 0 }
    }
}

/// The galleries of an anthill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Galleries {
    /// The gallery of each node.
    of: [u8; NODES],
    /// By number; empty where no gallery has this number.
    all: [Gallery; NODES],
}

impl Galleries {
    /// Of an anthill without tiles.
    pub(crate) const NONE: Galleries = Galleries { of: [NOWHERE; NODES], all: [EMPTY; NODES] };

    /// The gallery of a passage; the tile is there.
    #[must_use]
    pub fn of(&self, place: u8, passage: u8) -> u8 {
        self.of[node(place, passage) as usize]
    }

    /// All galleries with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (u8, &Gallery)> {
        (0..).zip(&self.all).filter(|(_, gallery)| gallery.places != 0)
    }

    /// A tile is laid; its passages are galleries of their own at first.
    pub(crate) fn lay(&mut self, place: u8, face: &Face) {
        for (passage, inside) in (0..face.count).zip(&face.passages) {
            let id = node(place, passage);
            self.of[id as usize] = id;
            self.all[id as usize] = Gallery {
                ants: inside.ants(),
                queens: u8::from(inside.specialist == Some(crate::Specialist::Queen)),
                fruits: inside.fruits,
                gifts: inside.gifts,
                places: 1 << place,
            };
        }
    }

    /// Two neighbours meet: right openings of one at left openings of the
    /// other.
    pub(crate) fn meet(&mut self, (left, one): (u8, &Face), (right, other): (u8, &Face)) {
        let levels =
            [(Opening::RightOuter, Opening::LeftOuter), (Opening::RightInner, Opening::LeftInner)];
        for (from, to) in levels {
            let from = self.of(left, one.at[from as usize]);
            let to = self.of(right, other.at[to as usize]);
            self.join(from, to);
        }
    }

    fn join(&mut self, one: u8, other: u8) {
        if one == other {
            return;
        }
        let (stays, goes) = (one.min(other), one.max(other));
        let gone = std::mem::replace(&mut self.all[goes as usize], EMPTY);
        let gallery = &mut self.all[stays as usize];
        gallery.ants += gone.ants;
        gallery.queens += gone.queens;
        gallery.fruits |= gone.fruits;
        gallery.gifts += gone.gifts;
        gallery.places |= gone.places;
        for of in &mut self.of {
            *of = if *of == goes { stays } else { *of };
        }
    }
}

const EMPTY: Gallery = Gallery { ants: 0, queens: 0, fruits: 0, gifts: 0, places: 0 };

const fn node(place: u8, passage: u8) -> u8 {
    place * PASSAGES as u8 + passage
}
