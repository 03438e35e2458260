//! A hex of the map, its name, its neighbours and distances. Integers only;
//! which hexes a board has is the board's business.
//!
//! Hexes stand on a point, in rows; every second row is shifted to the right
//! by half a hex. Most sums are easiest in half hexes: a hex `x` half hexes to
//! the right and `y` rows down has `x` and `y` both even or both odd.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use tabletop::NotationError;

/// Columns and rows of one printed map; its odd rows are one hex shorter.
pub(crate) const MAP: (u8, u8) = (19, 11);
/// Columns and rows of the largest board: two maps by two, with a seam
/// between them (MC-X2); its odd rows are one hex shorter.
pub(crate) const GRID: (u8, u8) = (2 * MAP.0, 2 * MAP.1 + 1);
/// How many hexes the largest board has.
pub(crate) const HEXES: usize = GRID.0 as usize * GRID.1 as usize - (GRID.1 / 2) as usize;

/// A hex. Those of a single map come first, so that their sets are short.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u16);

/// The six ways from a hex to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Direction {
    /// To the right.
    East,
    /// Up and to the right.
    NorthEast,
    /// Up and to the left.
    NorthWest,
    /// To the left.
    West,
    /// Down and to the left.
    SouthWest,
    /// Down and to the right.
    SouthEast,
}

impl Direction {
    /// All six, counter-clockwise.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::NorthEast,
        Direction::NorthWest,
        Direction::West,
        Direction::SouthWest,
        Direction::SouthEast,
    ];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }

    /// As a step in half hexes and rows.
    pub(crate) const fn step(self) -> (i16, i16) {
        match self {
            Direction::East => (2, 0),
            Direction::NorthEast => (1, -1),
            Direction::NorthWest => (-1, -1),
            Direction::West => (-2, 0),
            Direction::SouthWest => (-1, 1),
            Direction::SouthEast => (1, 1),
        }
    }
}

const NOWHERE: u16 = u16::MAX;

/// How many hexes of a row are on the largest board.
const fn width(row: u8) -> u8 {
    GRID.0 - row % 2
}

/// Column and row of every hex, the first map's first.
const POINTS: [(u8, u8); HEXES] = {
    let mut points = [(0, 0); HEXES];
    let mut at = 0;
    let mut beyond = 0;
    while beyond < 2 {
        let mut row = 0;
        while row < GRID.1 {
            let mut column = 0;
            while column < width(row) {
                if (column < MAP.0 && row < MAP.1) == (beyond == 0) {
                    points[at] = (column, row);
                    at += 1;
                }
                column += 1;
            }
            row += 1;
        }
        beyond += 1;
    }
    points
};

/// The hex at a row and column.
const INDICES: [[u16; GRID.0 as usize]; GRID.1 as usize] = {
    let mut indices = [[NOWHERE; GRID.0 as usize]; GRID.1 as usize];
    let mut at = 0;
    while at < HEXES {
        let (column, row) = POINTS[at];
        indices[row as usize][column as usize] = at as u16;
        at += 1;
    }
    indices
};

static NEIGHBOURS: [[u16; 6]; HEXES] = {
    let mut neighbours = [[NOWHERE; 6]; HEXES];
    let mut at = 0;
    while at < HEXES {
        let (x, y) = Hex(at as u16).point();
        let mut way = 0;
        while way < 6 {
            let (right, down) = Direction::ALL[way].step();
            if let Some(hex) = Hex::at_point(x + right, y + down) {
                neighbours[at][way] = hex.0;
            }
            way += 1;
        }
        at += 1;
    }
    neighbours
};

impl Hex {
    /// The hex in a column and a row, both counted from 0.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Option<Hex> {
        if row < GRID.1 && column < width(row) {
            return Some(Hex(INDICES[row as usize][column as usize]));
        }
        None
    }

    /// By its index, if there are so many.
    #[must_use]
    pub const fn by_index(index: usize) -> Option<Hex> {
        if index < HEXES { Some(Hex(index as u16)) } else { None }
    }

    /// As an index into an array by hex.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        POINTS[self.index()].0
    }

    /// Its row, from 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        POINTS[self.index()].1
    }

    /// Half hexes to the right and rows down.
    pub(crate) const fn point(self) -> (i16, i16) {
        let (column, row) = POINTS[self.index()];
        (2 * column as i16 + (row % 2) as i16, row as i16)
    }

    /// The hex so many half hexes to the right and rows down.
    pub(crate) const fn at_point(x: i16, y: i16) -> Option<Hex> {
        if x < 0 || y < 0 || x > 2 * GRID.0 as i16 || y >= GRID.1 as i16 {
            return None;
        }
        Hex::at((x / 2) as u8, y as u8)
    }

    /// The next hex that way, on the largest board.
    #[must_use]
    pub fn neighbour(self, way: Direction) -> Option<Hex> {
        let next = NEIGHBOURS[self.index()][way as usize];
        (next != NOWHERE).then_some(Hex(next))
    }

    /// All hexes next to it, on the largest board.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        NEIGHBOURS[self.index()].iter().filter(|next| **next != NOWHERE).map(|next| Hex(*next))
    }

    /// How many steps it is to another hex (MC-K14: walls and units do not
    /// lengthen it).
    #[must_use]
    pub const fn distance(self, other: Hex) -> u8 {
        let ((x, y), (a, b)) = (self.point(), other.point());
        let (right, down) = (x.abs_diff(a), y.abs_diff(b));
        (down + right.saturating_sub(down) / 2) as u8
    }

    /// Is it next to the other?
    #[must_use]
    pub const fn is_adjacent(self, other: Hex) -> bool {
        self.distance(other) == 1
    }

    /// The way to a hex next to it.
    #[must_use]
    pub const fn way_to(self, next: Hex) -> Option<Direction> {
        let ((x, y), (a, b)) = (self.point(), next.point());
        match (a - x, b - y) {
            (2, 0) => Some(Direction::East),
            (1, -1) => Some(Direction::NorthEast),
            (-1, -1) => Some(Direction::NorthWest),
            (-2, 0) => Some(Direction::West),
            (-1, 1) => Some(Direction::SouthWest),
            (1, 1) => Some(Direction::SouthEast),
            _ => None,
        }
    }
}

/// Letters of the column, number of the row from 1: `a1` is the upper left.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = self.column();
        if column >= 26 {
            f.write_str("a")?;
        }
        write!(f, "{}{}", char::from(b'a' + column % 26), self.row() + 1)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = NotationError;

    fn from_str(name: &str) -> Result<Self, NotationError> {
        let read = || {
            let digits = name.find(|sign: char| sign.is_ascii_digit())?;
            let (letters, number) = name.split_at(digits);
            let column = match letters.as_bytes() {
                [letter @ b'a'..=b'z'] => letter - b'a',
                [b'a', letter @ b'a'..=b'z'] => letter - b'a' + 26,
                _ => return None,
            };
            let row: u8 = number.parse().ok()?;
            let hex = Hex::at(column, row.checked_sub(1)?)?;
            // One notation: no leading zeros, no plus sign.
            (hex.to_string() == name).then_some(hex)
        };
        read().ok_or_else(|| NotationError::wrong(name, "a hex"))
    }
}

/// Its name for people, its number for digests.
impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(self);
        }
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use super::*;

    fn all() -> impl Iterator<Item = Hex> {
        (0..HEXES).map(|index| Hex::by_index(index).unwrap())
    }

    #[test]
    fn every_hex_has_one_name_and_one_place() {
        for hex in all() {
            assert_eq!(hex.to_string().parse(), Ok(hex));
            assert_eq!(Hex::at(hex.column(), hex.row()), Some(hex));
        }
        assert_eq!(Hex::by_index(HEXES), None);
        assert_eq!(Hex::at(0, 0).unwrap().to_string(), "a1");
        assert_eq!(Hex::at(9, 5).unwrap().to_string(), "j6");
        assert_eq!(Hex::at(37, 22).unwrap().to_string(), "al23");
        for wrong in ["", "a", "1", "a0", "a01", "a+1", "A1", "am1", "al2", "a24", "ba1", "a1 "] {
            assert!(wrong.parse::<Hex>().is_err(), "{wrong} was read");
        }
    }

    #[test]
    fn hexes_of_one_map_come_first() {
        for column in 0..18 {
            for row in 0..11 {
                assert!(Hex::at(column, row).unwrap().index() < 209);
            }
        }
    }

    #[test]
    fn distance_is_the_fewest_steps() {
        for start in all().step_by(7) {
            let mut steps = vec![u8::MAX; HEXES];
            steps[start.index()] = 0;
            let mut next = VecDeque::from([start]);
            while let Some(hex) = next.pop_front() {
                for beyond in hex.neighbours() {
                    assert!(beyond.neighbours().any(|back| back == hex));
                    if steps[beyond.index()] == u8::MAX {
                        steps[beyond.index()] = steps[hex.index()] + 1;
                        next.push_back(beyond);
                    }
                }
            }
            assert!(all().all(|hex| start.distance(hex) == steps[hex.index()]));
        }
    }

    #[test]
    fn ways_lead_there_and_back() {
        for hex in all() {
            for way in Direction::ALL {
                if let Some(next) = hex.neighbour(way) {
                    assert_eq!(next.neighbour(way.opposite()), Some(hex));
                    assert_eq!(hex.way_to(next), Some(way));
                }
            }
        }
    }
}
