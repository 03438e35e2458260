//! An anthill: a foundation with an army and a ring of tiles (MP-T7).

use serde::Serialize;

use crate::gallery::{Galleries, PLACES};
use crate::hill::Side;
use crate::score::Sheet;
use crate::tile::{Tile, Tiles};

/// Soldiers on a foundation at the start (MP-S2).
pub(crate) const START_ARMY: u8 = 5;
/// The most soldiers of an army (MP-T4).
pub const MOST_ARMY: u8 = 10;
/// Points for full barracks of 1 to 4 places (MP-E7).
pub const BARRACKS: [u8; 5] = [0, 2, 4, 7, 10];

/// An anthill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Anthill {
    /// By place around the foundation.
    tiles: [Tile; PLACES as usize],
    /// The place of the leftmost tile.
    left: u8,
    /// How many tiles there are.
    len: u8,
    /// Soldiers on the foundation.
    pub(crate) army: u8,
    /// Places with full barracks, a bit each.
    full: u16,
    /// Workers and specialists (MP-E2).
    #[serde(skip)]
    ants: u8,
    /// Follow from the tiles.
    #[serde(skip)]
    galleries: Galleries,
}

impl Anthill {
    /// A foundation with soldiers.
    pub(crate) fn new(army: u8) -> Self {
        Anthill::begun_at(0, army)
    }

    /// One whose first tile goes to this place.
    pub(crate) fn begun_at(place: u8, army: u8) -> Self {
        Anthill {
            tiles: [Tile::default(); PLACES as usize],
            left: place % PLACES,
            len: 0,
            army,
            full: 0,
            ants: 0,
            galleries: Galleries::NONE,
        }
    }

    /// How many tiles there are.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Is there no tile yet?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Does it take no more tiles (MP-T7)?
    #[must_use]
    pub const fn complete(&self) -> bool {
        self.len == PLACES
    }

    /// Is left the same place as right (MP-T11)?
    #[must_use]
    pub const fn one_end(&self) -> bool {
        self.len == 0 || self.len + 1 == PLACES
    }

    /// Soldiers on the foundation.
    #[must_use]
    pub const fn army(&self) -> u8 {
        self.army
    }

    /// Workers and specialists.
    #[must_use]
    pub const fn ants(&self) -> u8 {
        self.ants
    }

    /// Its galleries.
    #[must_use]
    pub const fn galleries(&self) -> &Galleries {
        &self.galleries
    }

    /// The tiles with their places, from the left end to the right end.
    pub fn tiles(&self) -> impl Iterator<Item = (u8, Tile)> + '_ {
        let places = (0..self.len).map(|n| (self.left + n) % PLACES);
        places.map(|place| (place, self.tiles[place as usize]))
    }

    /// Tiles with barracks and whether they are full.
    pub fn barracks(&self) -> impl Iterator<Item = (Tile, u8, bool)> + '_ {
        let all =
            self.tiles().map(|(place, tile)| (tile, tile.face().barracks, self.is_full(place)));
        all.filter(|(_, size, _)| *size > 0)
    }

    /// Are the barracks in this place full?
    #[must_use]
    pub const fn is_full(&self, place: u8) -> bool {
        self.full & 1 << place != 0
    }

    /// Soldiers in barracks.
    #[must_use]
    pub fn quartered(&self) -> u8 {
        self.barracks().filter(|(_, _, full)| *full).map(|(_, size, _)| size).sum()
    }

    /// The place the next tile would fill; the anthill is not complete.
    #[must_use]
    pub const fn end(&self, side: Side) -> u8 {
        match side {
            _ if self.len == 0 => self.left,
            Side::Left => (self.left + PLACES - 1) % PLACES,
            Side::Right => (self.left + self.len) % PLACES,
        }
    }

    /// Lays a tile on one side of an anthill that is not complete, and tells
    /// its place.
    pub(crate) fn lay(&mut self, tile: Tile, side: Side) -> u8 {
        let place = self.end(side);
        let face = tile.face();
        self.tiles[place as usize] = tile;
        self.galleries.lay(place, face);
        self.ants += face.ants();
        if self.len > 0 {
            let (before, after) = ((place + PLACES - 1) % PLACES, (place + 1) % PLACES);
            // The tenth tile has two neighbours: the ring closes.
            let closes = self.len + 1 == PLACES;
            if side == Side::Left || closes {
                let neighbour = self.tiles[after as usize].face();
                self.galleries.meet((place, face), (after, neighbour));
            }
            if side == Side::Right || closes {
                let neighbour = self.tiles[before as usize].face();
                self.galleries.meet((before, neighbour), (place, face));
            }
        }
        if side == Side::Left && self.len > 0 {
            self.left = place;
        }
        self.len += 1;
        place
    }

    /// The anthill with one more tile, for who thinks ahead; it is not
    /// complete.
    #[must_use]
    pub fn with(&self, tile: Tile, side: Side) -> Anthill {
        let mut after = *self;
        after.lay(tile, side);
        after
    }

    /// The place of a tile of this anthill.
    pub(crate) fn place_of(&self, tile: Tile) -> Option<u8> {
        self.tiles().find(|(_, there)| *there == tile).map(|(place, _)| place)
    }

    /// Fills the barracks of a tile from the army, which has enough soldiers.
    pub(crate) fn fill(&mut self, tile: Tile) {
        if let Some(place) = self.place_of(tile) {
            self.army -= tile.face().barracks;
            self.full |= 1 << place;
        }
    }

    /// MP-P5: exactly these barracks become full.
    pub(crate) fn rearrange(&mut self, full: Tiles) {
        self.army += self.quartered();
        self.full = 0;
        full.iter().for_each(|tile| self.fill(tile));
    }

    /// These barracks are full, by soldiers from nowhere: for positions.
    pub(crate) fn occupy(&mut self, full: Tiles) {
        self.army += full.iter().map(|tile| tile.face().barracks).sum::<u8>();
        self.rearrange(full);
    }

    /// Every way the sentry can leave the barracks (MP-P5): nothing comes from
    /// or goes to the reserve, and the army ends with at most ten.
    pub(crate) fn arrangements(&self) -> impl Iterator<Item = Tiles> + '_ {
        let mut all = [(Tile::default(), 0); PLACES as usize];
        let mut count = 0;
        for (tile, size, _) in self.barracks() {
            all[count] = (tile, size);
            count += 1;
        }
        let soldiers = self.army + self.quartered();
        (0u16..1 << count).filter_map(move |chosen| {
            let chosen = || all.iter().enumerate().filter(move |(n, _)| chosen & 1 << n != 0);
            let needed: u8 = chosen().map(|(_, (_, size))| size).sum();
            let fits = needed <= soldiers && soldiers - needed <= MOST_ARMY;
            fits.then(|| chosen().map(|(_, (tile, _))| *tile).collect())
        })
    }

    /// Barracks that are full.
    pub(crate) fn full(&self) -> Tiles {
        self.barracks().filter(|(_, _, full)| *full).map(|(tile, _, _)| tile).collect()
    }

    /// The soldiers leave army and barracks (MP-E10).
    pub(crate) fn disband(&mut self) -> u8 {
        let soldiers = self.army + self.quartered();
        (self.army, self.full) = (0, 0);
        soldiers
    }

    /// The most ants in one gallery (MP-E3).
    #[must_use]
    pub fn colony(&self) -> u8 {
        self.galleries.iter().map(|(_, gallery)| gallery.ants).max().unwrap_or(0)
    }

    /// Points that do not depend on others (MP-E2, MP-E4, MP-E5, MP-E7).
    #[must_use]
    pub fn own_points(&self) -> Sheet {
        let sum = |points: fn(&crate::gallery::Gallery) -> u8| -> i16 {
            self.galleries.iter().map(|(_, gallery)| i16::from(points(gallery))).sum()
        };
        let full = self.barracks().filter(|(_, _, full)| *full);
        Sheet {
            population: self.ants.into(),
            harvest: sum(crate::gallery::Gallery::harvest),
            royal: sum(crate::gallery::Gallery::royal),
            barracks: full.map(|(_, size, _)| i16::from(BARRACKS[size as usize])).sum(),
            ..Sheet::default()
        }
        .added()
    }
}
