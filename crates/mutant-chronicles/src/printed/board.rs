//! The boards: both sides of the printed map as drawings, one map alone or
//! two by two (MC-X2). A board never changes; cover that is built in play
//! belongs to the game.
//!
//! In a drawing a hex is `.` open, `h` hindering, `c` cover, `A` or `B`
//! deployment zone, or the number of its victory zone, with its terrain
//! behind it if it is not open. `|`, `/` and `\` are walls on its sides.

use std::sync::LazyLock;

use crate::hex::{Direction, GRID, HEXES, Hex, MAP};
use crate::hexes::HexSet;
use crate::place::Place;
use crate::sight::Sight;

tabletop::named! {
    /// What a battle is fought on.
    enum BoardId in "mutant-chronicles.ts" {
        /// The side with deployment zones in the corners.
        A01 = "a01",
        /// The side with deployment zones along the short edges.
        A02 = "a02",
        /// Four times A01.
        EpicA01 = "epic-a01",
        /// Four times A02.
        EpicA02 = "epic-a02",
        /// A01 and A02, under them A02 and A01.
        EpicMixed = "epic-mixed",
    }
}

/// One side of the printed map.
struct Printed {
    drawing: &'static str,
    /// The points under each victory zone.
    points: [u8; 7],
}

const A01: Printed =
    Printed { drawing: include_str!("boards/a01.txt"), points: [5, 1, 3, 2, 3, 2, 1] };
const A02: Printed =
    Printed { drawing: include_str!("boards/a02.txt"), points: [5, 1, 2, 3, 2, 3, 1] };

impl BoardId {
    /// The board itself; it is put together when first asked for.
    #[must_use]
    pub fn board(self) -> &'static Board {
        static BOARDS: [LazyLock<Board>; 5] = [
            LazyLock::new(|| Board::of(BoardId::A01)),
            LazyLock::new(|| Board::of(BoardId::A02)),
            LazyLock::new(|| Board::of(BoardId::EpicA01)),
            LazyLock::new(|| Board::of(BoardId::EpicA02)),
            LazyLock::new(|| Board::of(BoardId::EpicMixed)),
        ];
        &BOARDS[self as usize]
    }

    /// The maps it is made of: one, or the upper two and the lower two.
    const fn maps(self) -> &'static [Printed] {
        match self {
            BoardId::A01 => &[A01],
            BoardId::A02 => &[A02],
            BoardId::EpicA01 => &[A01, A01, A01, A01],
            BoardId::EpicA02 => &[A02, A02, A02, A02],
            BoardId::EpicMixed => &[A01, A02, A02, A01],
        }
    }
}

/// A victory zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zone {
    /// What it scores (MC-V3).
    pub points: u8,
    /// Its hexes.
    pub hexes: HexSet,
}

/// A board.
#[derive(Debug)]
pub struct Board {
    id: BoardId,
    hexes: HexSet,
    hindering: HexSet,
    cover: HexSet,
    deployment: [HexSet; 2],
    corners: [HexSet; 4],
    zones: Vec<Zone>,
    /// By hex and direction: is there a wall?
    walls: Vec<[bool; 6]>,
    /// By hex and direction: the next hex of the board.
    next: Vec<[Option<Hex>; 6]>,
    sight: Sight,
}

impl Board {
    fn of(id: BoardId) -> Board {
        let maps = id.maps();
        let size = if maps.len() == 1 { MAP } else { GRID };
        let mut board = Board {
            id,
            hexes: all_hexes(size),
            hindering: HexSet::NONE,
            cover: HexSet::NONE,
            deployment: [HexSet::NONE; 2],
            corners: [HexSet::NONE; 4],
            zones: Vec::new(),
            walls: vec![[false; 6]; HEXES],
            next: Vec::new(),
            sight: Sight::default(),
        };
        let marked: Vec<[HexSet; 2]> = maps
            .iter()
            .enumerate()
            .map(|(n, map)| board.lay(map, (n % 2) as u8 * MAP.0, (n / 2) as u8 * (MAP.1 + 1)))
            .collect();
        (board.deployment, board.corners) = match marked[..] {
            [upper_left, upper_right, lower_left, lower_right] => (
                [upper_left[0] | lower_left[0], upper_right[1] | lower_right[1]],
                [upper_left[0], upper_right[1], lower_right[1], lower_left[0]],
            ),
            [[a, b], ..] if id == BoardId::A01 => ([a, b], [a, mirrored(&a), b, mirrored(&b)]),
            // Two players stand along the short edges, more in the same
            // corners as on A01 (MC-X3).
            [zones, ..] => (zones, *BoardId::A01.board().corners()),
            [] => ([HexSet::NONE; 2], [HexSet::NONE; 4]),
        };
        board.next = (0..HEXES)
            .map(|index| {
                let hex = Hex::by_index(index).filter(|hex| board.hexes.has(*hex));
                Direction::ALL.map(|way| hex?.neighbour(way).filter(|next| board.hexes.has(*next)))
            })
            .collect();
        board.sight = Sight::of(&board);
        board
    }

    /// Lays a map on the board and returns its deployment zones. What the
    /// drawing does not say stays open: a test compares what is drawn again.
    fn lay(&mut self, map: &Printed, right: u8, down: u8) -> [HexSet; 2] {
        let first = self.zones.len();
        let zone = |points: &u8| Zone { points: *points, hexes: HexSet::NONE };
        self.zones.extend(map.points.iter().map(zone));
        let mut deployment = [HexSet::NONE; 2];
        for (row, line) in map.drawing.lines().enumerate() {
            for (column, sign) in line.bytes().enumerate() {
                // Two lines a row, four signs a column; odd rows stand two to
                // the right. A wall to the right ends the four signs.
                let column = column.saturating_sub(if sign == b'|' { 2 } else { 0 });
                let Some(column) = column.checked_sub(row / 2 % 2 * 2) else { continue };
                let hex = Hex::at((column / 4) as u8 + right, (row / 2) as u8 + down);
                let Some(hex) = hex else { continue };
                match sign {
                    b'h' => self.hindering.add(hex),
                    b'c' => self.cover.add(hex),
                    b'A' => deployment[0].add(hex),
                    b'B' => deployment[1].add(hex),
                    b'1'..=b'7' => self.zones[first + usize::from(sign - b'1')].hexes.add(hex),
                    b'|' => self.build(hex, Direction::East),
                    b'\\' => self.build(hex, Direction::SouthWest),
                    b'/' => self.build(hex, Direction::SouthEast),
                    _ => {}
                }
            }
        }
        deployment
    }

    fn build(&mut self, hex: Hex, way: Direction) {
        self.walls[hex.index()][way as usize] = true;
        if let Some(next) = hex.neighbour(way) {
            self.walls[next.index()][way.opposite() as usize] = true;
        }
    }

    /// Which one it is.
    #[must_use]
    pub const fn id(&self) -> BoardId {
        self.id
    }

    /// All its hexes.
    #[must_use]
    pub const fn hexes(&self) -> &HexSet {
        &self.hexes
    }

    /// Hindering terrain (MC-M3).
    #[must_use]
    pub const fn hindering(&self) -> &HexSet {
        &self.hindering
    }

    /// Printed cover (MC-M3).
    #[must_use]
    pub const fn cover(&self) -> &HexSet {
        &self.cover
    }

    /// The deployment zones of two sides, A and B (MC-S1).
    #[must_use]
    pub const fn deployment(&self) -> &[HexSet; 2] {
        &self.deployment
    }

    /// The deployment zones of up to four players, clockwise from the upper
    /// left (MC-X3).
    #[must_use]
    pub const fn corners(&self) -> &[HexSet; 4] {
        &self.corners
    }

    /// The victory zones in the order of their numbers.
    #[must_use]
    pub fn zones(&self) -> &[Zone] {
        &self.zones
    }

    /// The victory zone a hex belongs to, as an index into [`Board::zones`].
    #[must_use]
    pub fn zone_at(&self, hex: Hex) -> Option<u8> {
        self.zones.iter().position(|zone| zone.hexes.has(hex)).map(|at| at as u8)
    }

    /// The next hex that way, walls or not.
    #[must_use]
    pub fn neighbour(&self, hex: Hex, way: Direction) -> Option<Hex> {
        self.next[hex.index()][way as usize]
    }

    /// The next hex that way, if no wall is between (MC-M4).
    #[must_use]
    pub fn walk(&self, hex: Hex, way: Direction) -> Option<Hex> {
        if self.walls[hex.index()][way as usize] { None } else { self.neighbour(hex, way) }
    }

    /// Is there a wall on that side of a hex?
    pub(crate) fn wall_at(&self, hex: Hex, way: Direction) -> bool {
        self.walls[hex.index()][way as usize]
    }

    /// Is there a wall between two adjacent hexes?
    #[must_use]
    pub fn has_wall(&self, hex: Hex, next: Hex) -> bool {
        hex.way_to(next).is_some_and(|way| self.wall_at(hex, way))
    }

    /// Every wall, as the two hexes it stands between.
    pub fn walls(&self) -> impl Iterator<Item = (Hex, Hex)> {
        // Each is found once, from its left or its upper hex.
        let ways = [Direction::East, Direction::SouthWest, Direction::SouthEast];
        self.hexes.iter().flat_map(move |hex| {
            let walls = ways.into_iter().filter(move |way| self.wall_at(hex, *way));
            walls.filter_map(move |way| Some((hex, self.neighbour(hex, way)?)))
        })
    }

    /// Does a wall run through a place, between its hexes?
    #[must_use]
    pub fn is_walled(&self, place: &Place) -> bool {
        let hexes = place.hexes();
        hexes.iter().any(|hex| hexes.iter().any(|other| self.has_wall(*hex, *other)))
    }

    /// All places of so many hexes inside a set where a unit can stand: on
    /// the board, with no wall through them.
    #[must_use]
    pub fn places(&self, size: u8, within: &HexSet) -> Vec<Place> {
        use Direction::{East, SouthEast, SouthWest};
        let shapes: &[&[Direction]] = match size {
            1 => &[&[]],
            2 => &[&[East], &[SouthWest], &[SouthEast]],
            // One hex, then from each to the next.
            4 => &[
                &[East, SouthWest, East],
                &[East, SouthWest, Direction::West],
                &[SouthWest, East, SouthWest],
            ],
            _ => &[],
        };
        let fits = |hex: &Hex| within.has(*hex) && self.hexes.has(*hex);
        let mut places = Vec::new();
        for hex in self.hexes.iter().filter(fits) {
            for shape in shapes {
                let mut hexes = vec![hex];
                for way in *shape {
                    let next = hexes.last().and_then(|last| self.neighbour(*last, *way));
                    hexes.extend(next.filter(fits));
                }
                let place = Some(hexes).filter(|hexes| hexes.len() == usize::from(size));
                let place = place.and_then(|hexes| Place::on(&hexes));
                places.extend(place.filter(|place| !self.is_walled(place)));
            }
        }
        places
    }

    pub(crate) const fn sight(&self) -> &Sight {
        &self.sight
    }
}

/// Every hex of a board of so many columns and rows.
fn all_hexes(size: (u8, u8)) -> HexSet {
    let row = |row| (0..size.0 - row % 2).filter_map(move |column| Hex::at(column, row));
    (0..size.1).flat_map(row).collect()
}

/// A set of hexes of one map, left for right.
fn mirrored(hexes: &HexSet) -> HexSet {
    let across = |hex: Hex| Hex::at(MAP.0 - 1 - hex.row() % 2 - hex.column(), hex.row());
    hexes.iter().filter_map(across).collect()
}
