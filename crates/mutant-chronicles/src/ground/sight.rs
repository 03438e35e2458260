//! Lines of sight (MC-K2, MC-K3, MC-K12), exact and in integers.
//!
//! What a straight line touches on its way depends only on how far it goes to
//! the right and down, so it is worked out once for every such distance: the
//! hexes it crosses, the sides it crosses or runs along, the corners it goes
//! through. On a single map that becomes, for every two hexes, one set of
//! hexes that must be free and one bit for the walls.
//!
//! The plane is stretched so that all corners have whole coordinates: half
//! hexes to the right, thirds of a row down. Stretching keeps lines straight.

use serde::Serialize;

use crate::board::Board;
use crate::hex::{Direction, GRID, Hex, MAP};
use crate::hexes::HexSet;
use crate::place::Place;

/// What stands in a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Obstacle {
    /// The unit on this hex.
    Unit(Hex),
    /// The wall between these hexes.
    Wall(Hex, Hex),
}

/// A hex as seen from where the line starts: half hexes right, rows down.
type Offset = (i16, i16);
/// A side of a hex, always named from its left or upper hex.
type Side = (Offset, Direction);

/// What a line touches.
#[derive(Clone, Copy, Debug)]
enum Touch {
    /// It goes through the inside of this hex.
    Hex(Offset),
    /// It crosses this side or runs along it.
    Side(Side),
    /// It goes through the corner where these sides meet.
    Corner([Side; 3]),
}

/// All it touches, from its start to its end.
type Ray = Vec<Touch>;

/// How far lines can go on a board of such a size.
const fn span(size: (u8, u8)) -> (i16, i16) {
    (2 * size.0 as i16, size.1 as i16 - 1)
}

/// The lines of a board.
#[derive(Debug, Default)]
pub(crate) struct Sight {
    /// The longest way to the right and down.
    span: (i16, i16),
    /// By how far they go down and right.
    rays: Vec<Ray>,
    /// By start and end, on a single map only.
    lines: Vec<Line>,
}

/// A line between two hexes of a single map.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    /// The hexes that must be free.
    hexes: [u64; 4],
    walled: bool,
}

/// How many hexes can be on a single map.
const ONE_MAP: usize = MAP.0 as usize * MAP.1 as usize;

impl Sight {
    pub(crate) fn of(board: &Board) -> Sight {
        let single = board.hexes().iter().all(|hex| hex.index() < ONE_MAP);
        let (right, down) = span(if single { MAP } else { GRID });
        let ways = (-down..=down).flat_map(|down| (-right..=right).map(move |right| (right, down)));
        let rays = ways.map(|way| if (way.0 + way.1) % 2 == 0 { ray(way) } else { Ray::new() });
        let mut sight = Sight { span: (right, down), rays: rays.collect(), lines: Vec::new() };
        if single {
            let all = |at: usize| Hex::by_index(at).filter(|hex| board.hexes().has(*hex));
            let pairs = (0..ONE_MAP * ONE_MAP).map(|at| (all(at / ONE_MAP), all(at % ONE_MAP)));
            let line = |(from, to): (Option<Hex>, Option<Hex>)| {
                from.zip(to).map(|(from, to)| sight.line(board, from, to)).unwrap_or_default()
            };
            sight.lines = pairs.map(line).collect();
        }
        sight
    }

    fn ray(&self, from: Hex, to: Hex) -> &[Touch] {
        let ((x, y), (a, b)) = (from.point(), to.point());
        let (right, down) = self.span;
        &self.rays[((b - y + down) * (2 * right + 1) + a - x + right) as usize]
    }

    fn line(&self, board: &Board, from: Hex, to: Hex) -> Line {
        let (mut hexes, mut walled) = (HexSet::NONE, false);
        for touch in self.ray(from, to) {
            match touch {
                Touch::Hex(at) => offset(from, *at).into_iter().for_each(|hex| hexes.add(hex)),
                Touch::Side(side) => walled |= is_wall(board, from, side),
                Touch::Corner(sides) => walled |= meet(board, from, sides),
            }
        }
        Line { hexes: *hexes.first_map(), walled }
    }
}

fn offset(from: Hex, at: Offset) -> Option<Hex> {
    let (x, y) = from.point();
    Hex::at_point(x + at.0, y + at.1)
}

fn is_wall(board: &Board, from: Hex, side: &Side) -> bool {
    offset(from, side.0).is_some_and(|hex| board.wall_at(hex, side.1))
}

/// MC-K12: two walls that meet leave no gap; the free end of one does not
/// stop a line.
fn meet(board: &Board, from: Hex, sides: &[Side; 3]) -> bool {
    sides.iter().filter(|side| is_wall(board, from, side)).count() >= 2
}

/// What a line touches that goes so far to the right and down.
fn ray((right, down): Offset) -> Ray {
    let (end_x, end_y) = (i32::from(right), 3 * i32::from(down));
    // Left of the line, on it, or right of it.
    let side_of = |(x, y): (i32, i32)| (end_x * y - end_y * x).signum();
    // How far along the line; lengths as in the plane before it was stretched.
    let along = |(x, y): (i32, i32)| 3 * end_x * x + end_y * y;
    let length = along((end_x, end_y));
    let between = |point: (i32, i32)| (1..length).contains(&along(point));
    let mut touches: Vec<(i32, Touch)> = Vec::new();
    for row in down.min(0) - 1..=down.max(0) + 1 {
        for column in columns(right, down, row) {
            let (x, y) = (i32::from(column), 3 * i32::from(row));
            let at = (column, row);
            let [top, upper_right, lower_right, bottom, lower_left, upper_left] =
                [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)].map(|(a, b)| (x + a, y + b));
            let corners = [top, upper_right, lower_right, bottom, lower_left, upper_left];
            let inside = |wanted| corners.iter().any(|corner| side_of(*corner) == wanted);
            // A line along a border, or through a corner only, leaves all corners on one side.
            if inside(1) && inside(-1) && between((x, y)) {
                touches.push((along((x, y)), Touch::Hex(at)));
            }
            let sides = [
                (Direction::East, upper_right, lower_right),
                (Direction::SouthEast, lower_right, bottom),
                (Direction::SouthWest, bottom, lower_left),
            ];
            for (way, one, other) in sides {
                // Between is exact here: a centre is never nearer to a side than half a hex.
                let middle = along(one) + along(other);
                let crossed = side_of(one) == -side_of(other);
                if crossed && (1..2 * length).contains(&middle) {
                    touches.push((middle / 2, Touch::Side((at, way))));
                }
            }
            use Direction::{East, SouthEast, SouthWest};
            let above = [
                ((column - 1, row - 1), SouthEast),
                ((column + 1, row - 1), SouthWest),
                ((column - 1, row - 1), East),
            ];
            let below = [(at, SouthEast), (at, SouthWest), ((column - 1, row + 1), East)];
            for (corner, sides) in [(top, above), (bottom, below)] {
                if side_of(corner) == 0 && between(corner) {
                    touches.push((along(corner), Touch::Corner(sides)));
                }
            }
        }
    }
    touches.sort_by_key(|(along, _)| *along);
    touches.into_iter().map(|(_, touch)| touch).collect()
}

/// The hexes of a row that the line may come near.
fn columns(right: i16, down: i16, row: i16) -> impl Iterator<Item = i16> {
    let on_line = |y: i16| {
        let y = y.clamp(down.min(0) * 3, down.max(0) * 3);
        if down == 0 { None } else { Some(right * y / (3 * down)) }
    };
    let ends = [on_line(3 * row - 2).unwrap_or(0), on_line(3 * row + 2).unwrap_or(right)];
    let (least, most) = (ends[0].min(ends[1]) - 2, ends[0].max(ends[1]) + 2);
    (least..=most).filter(move |column| (column + row) % 2 == 0)
}

impl Board {
    /// Does a line from hex to hex pass all units and walls (MC-K2)? Units on
    /// the two hexes themselves do not stand in the way.
    #[must_use]
    pub fn sees(&self, from: Hex, to: Hex, units: &HexSet) -> bool {
        let sight = self.sight();
        if sight.lines.is_empty() {
            return sight.ray(from, to).iter().all(|touch| match touch {
                Touch::Hex(at) => !offset(from, *at).is_some_and(|hex| units.has(hex)),
                Touch::Side(side) => !is_wall(self, from, side),
                Touch::Corner(sides) => !meet(self, from, sides),
            });
        }
        let line = &sight.lines[from.index() * ONE_MAP + to.index()];
        let units = units.first_map();
        !line.walled && line.hexes.iter().zip(units).all(|(line, units)| line & units == 0)
    }

    /// Is there a wall in the way, whatever stands on the board?
    #[must_use]
    pub fn walled(&self, from: Hex, to: Hex) -> bool {
        !self.sees(from, to, &HexSet::NONE)
    }

    /// Every hex of the attacker and of the target between which there is a
    /// line of sight (MC-K3). Neither stands in its own way.
    pub fn lines<'a>(
        &'a self,
        from: &'a Place,
        to: &'a Place,
        units: &HexSet,
    ) -> impl Iterator<Item = (Hex, Hex)> + use<'a> {
        let others = *units - from.set() - to.set();
        let pairs = from.hexes().iter().flat_map(|a| to.hexes().iter().map(|b| (*a, *b)));
        pairs.filter(move |(a, b)| self.sees(*a, *b, &others))
    }

    /// Has one place a line of sight to another?
    #[must_use]
    pub fn sees_place(&self, from: &Place, to: &Place, units: &HexSet) -> bool {
        self.lines(from, to, units).next().is_some()
    }

    /// Every hex that can be seen from one.
    #[must_use]
    pub fn seen_from(&self, from: Hex, units: &HexSet) -> HexSet {
        self.hexes().iter().filter(|to| self.sees(from, *to, units)).collect()
    }

    /// What stands in the way, from the near end to the far end.
    #[must_use]
    pub fn obstacles(&self, from: Hex, to: Hex, units: &HexSet) -> Vec<Obstacle> {
        let mut found = Vec::new();
        let wall = |side: &Side| {
            let hex = offset(from, side.0).filter(|_| is_wall(self, from, side))?;
            Some(Obstacle::Wall(hex, self.neighbour(hex, side.1)?))
        };
        for touch in self.sight().ray(from, to) {
            match touch {
                Touch::Hex(at) => {
                    let unit = offset(from, *at).filter(|hex| units.has(*hex));
                    found.extend(unit.map(Obstacle::Unit));
                }
                Touch::Side(side) => found.extend(wall(side)),
                Touch::Corner(sides) if meet(self, from, sides) => {
                    found.extend(sides.iter().filter_map(wall));
                }
                Touch::Corner(_) => {}
            }
        }
        // A wall at two corners of the line is still one wall.
        let mut once = Vec::with_capacity(found.len());
        for obstacle in found {
            if !once.contains(&obstacle) {
                once.push(obstacle);
            }
        }
        once
    }
}
