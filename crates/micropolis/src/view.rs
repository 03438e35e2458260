//! What a viewer knows: everything but the order of the draw pile, which is
//! not decided before a tile is drawn.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat, Viewer};

use crate::face::Fruit;
use crate::gallery::Gallery;
use crate::hill::{Hill, Home, Side};
#[cfg(feature = "ts")]
use crate::printed::TileView;
use crate::printed::{Printed, fruits};
use crate::score::Sheet;
use crate::setup::Setup;
use crate::state::Micropolis;
use crate::tile::Tile;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub enum Phase {
    /// Seat 0 says who is the youngest (MP-S5).
    Youngest,
    /// The starter lays the token before one of two anthills (MP-X2).
    Token,
    /// The player on turn takes a tile (MP-T2).
    Take,
    /// The player on turn chooses a side (MP-T7).
    Place,
    /// The player on turn fills the new barracks or not (MP-P6).
    Barracks,
    /// The player on turn rearranges soldiers (MP-P5).
    Sentry,
    /// The leader chooses the next one (MP-R3, MP-X7).
    Leader,
    /// Nothing; the game has ended.
    Over,
}

/// The table as somebody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was decided before the game.
    pub setup: Setup,
    /// The round, from 1.
    pub round: u8,
    /// The last round.
    pub rounds: u8,
    /// The round after which the line is refilled next and the leader is
    /// determined, if nobody leaves; none before the end.
    pub refill: Option<u8>,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is; while a leader is chosen, who chooses.
    pub turn: Seat,
    /// Who takes a tile in this round, in order; who gave up is left out.
    pub order: Vec<Seat>,
    /// Who of these has not finished a turn in this round.
    pub waiting: Vec<Seat>,
    /// Who began the game.
    pub first: Option<Seat>,
    /// Where the Red army token lies; nowhere before it is laid.
    pub leader: Option<Home>,
    /// The line, first tile first; its place counts from 1 in notation.
    pub line: Vec<LineTile>,
    /// Tiles still to be drawn.
    pub pile: u8,
    /// Soldiers in the reserve.
    pub reserve: u8,
    /// Architect tokens in the reserve.
    pub architects: u8,
    /// The tile just taken, until it is placed.
    pub taken: Option<Taken>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A tile of the line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub struct LineTile {
    /// The tile.
    #[cfg_attr(feature = "ts", ts(as = "TileView"))]
    pub tile: Printed,
    /// Soldiers that lie on it (MP-T3).
    pub soldiers: u8,
    /// Soldiers it costs (MP-T2).
    pub price: u8,
}

/// A tile that was taken and is not placed yet, or whose effects go on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub struct Taken {
    /// The tile.
    #[cfg_attr(feature = "ts", ts(as = "TileView"))]
    pub tile: Printed,
    /// For which of two anthills.
    pub anthill: Option<Hill>,
}

/// A player as everybody sees them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts", rename = "Player"))]
pub struct PlayerView {
    /// One, or two in expert mode.
    pub anthills: Vec<AnthillView>,
    /// Architect tokens.
    pub architects: u8,
    /// Has given up.
    pub out: bool,
    /// Points as if the game ended now; none while they are hidden.
    pub score: Option<Sheet>,
}

/// An anthill as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts", rename = "Anthill"))]
pub struct AnthillView {
    /// Its name where a player has two.
    pub name: Option<Hill>,
    /// Soldiers on the foundation (MP-T4).
    pub army: u8,
    /// The tiles from the left end to the right end.
    pub tiles: Vec<PlacedTile>,
    /// The place the next tile fills on the left, on the right; the same for
    /// the first and for the tenth; none when complete.
    pub ends: Option<[u8; 2]>,
    /// The galleries.
    pub galleries: Vec<GalleryView>,
    /// Points as if the game ended now; none while they are hidden.
    pub score: Option<Sheet>,
}

/// A tile of an anthill.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub struct PlacedTile {
    /// Where it lies around the foundation: 0 to 9, clockwise, 0 for the
    /// first tile; place 9 is the left neighbour of place 0.
    pub place: u8,
    /// The tile.
    #[cfg_attr(feature = "ts", ts(as = "TileView"))]
    pub tile: Printed,
    /// The gallery of each of its passages a, b, c, d.
    pub galleries: Vec<u8>,
    /// Its barracks are full.
    pub full: bool,
}

/// A gallery of an anthill.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts", rename = "Gallery"))]
pub struct GalleryView {
    /// Its number in this anthill.
    pub id: u8,
    /// The places it stretches over (MP-P9).
    pub places: Vec<u8>,
    /// Workers and specialists in it.
    pub ants: u8,
    /// Queens in it.
    pub queens: u8,
    /// Different fruit in it, then its gifts.
    pub fruits: Vec<Fruit>,
    /// Points for the fruit (MP-E4).
    pub harvest: u8,
    /// Points for the queen (MP-E5).
    pub royal: u8,
}

/// A gallery as everybody sees it.
pub(crate) fn gallery_view(id: u8, gallery: &Gallery) -> GalleryView {
    GalleryView {
        id,
        places: (0..16).filter(|place| gallery.places & 1 << place != 0).collect(),
        ants: gallery.ants,
        queens: gallery.queens,
        fruits: fruits(gallery.fruits, gallery.gifts),
        harvest: gallery.harvest(),
        royal: gallery.royal(),
    }
}

impl Micropolis {
    pub(crate) fn seen_by(&self, who: Viewer) -> View {
        let shown = self.setup.scores || self.phase == Phase::Over;
        let sheets = shown.then(|| self.sheets());
        let line = (0..).zip(self.line.iter()).map(|(price, (tile, soldiers))| LineTile {
            tile: Printed(tile),
            soldiers,
            price,
        });
        let taken = self
            .taken
            .map(|(tile, at)| Taken { tile: Printed(tile), anthill: self.home(at).anthill });
        View {
            viewer: who,
            setup: self.setup,
            round: self.round,
            rounds: self.setup.rounds(),
            refill: self.next_refill(),
            phase: self.phase,
            turn: self.seat,
            order: self.order().collect(),
            waiting: self.waiting().collect(),
            first: self.first,
            leader: self.leader.map(|at| self.home(at)),
            line: line.collect(),
            pile: self.pile.len(),
            reserve: self.reserve,
            architects: self.spare_architects(),
            taken,
            players: Seat::all(self.setup.players)
                .map(|seat| self.player_view(seat, sheets.as_ref()))
                .collect(),
            outcome: self.result(),
        }
    }

    fn player_view(&self, seat: Seat, sheets: Option<&[Sheet; 6]>) -> PlayerView {
        let sheet = |at: u8| sheets.map(|sheets| sheets[usize::from(at)]);
        let anthill = |at: u8| self.anthill_view(at, sheet(at));
        let total = || self.homes(seat).filter_map(sheet).fold(Sheet::default(), |a, b| a + b);
        PlayerView {
            anthills: self.homes(seat).map(anthill).collect(),
            architects: self.architects(seat),
            out: self.out(seat),
            score: sheets.map(|_| total()),
        }
    }

    fn anthill_view(&self, at: u8, score: Option<Sheet>) -> AnthillView {
        let anthill = self.anthill(at);
        let galleries = anthill.galleries();
        let placed = |(place, tile): (u8, Tile)| PlacedTile {
            place,
            tile: Printed(tile),
            galleries: (0..tile.face().count).map(|n| galleries.of(place, n)).collect(),
            full: anthill.is_full(place),
        };
        let ends = || [anthill.end(Side::Left), anthill.end(Side::Right)];
        AnthillView {
            name: self.home(at).anthill,
            army: anthill.army(),
            tiles: anthill.tiles().map(placed).collect(),
            ends: (!anthill.complete()).then(ends),
            galleries: galleries.iter().map(|(id, gallery)| gallery_view(id, gallery)).collect(),
            score,
        }
    }
}
