//! Exact geometry the slow way: fractions, one intersection at a time, in
//! other coordinates than the game's own.

use mutant_chronicles::hex::Hex;

/// A fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fraction(i64, i64);

impl Fraction {
    pub(crate) fn new(over: i64, under: i64) -> Fraction {
        assert_ne!(under, 0);
        if under < 0 { Fraction(-over, -under) } else { Fraction(over, under) }
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Fraction {}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

/// A point by its three hex coordinates, which add up to 0, in thirds.
pub(crate) type Point = [i64; 3];

/// The centre of a hex.
pub(crate) fn centre(hex: Hex) -> Point {
    let (column, row) = (i64::from(hex.column()), i64::from(hex.row()));
    let right = column - row.div_euclid(2);
    [3 * right, 3 * row, -3 * (right + row)]
}

/// The corner that three hexes share.
pub(crate) fn corner(a: Hex, b: Hex, c: Hex) -> Point {
    let (a, b, c) = (centre(a), centre(b), centre(c));
    std::array::from_fn(|at| (a[at] + b[at] + c[at]) / 3)
}

/// Does the line between two points go through the inside of a hex? A hex is
/// the set of points whose coordinates, seen from its centre, differ by less
/// than 1 from each other.
pub(crate) fn goes_through(from: Point, to: Point, hex: Hex) -> bool {
    let middle = centre(hex);
    let (mut enter, mut leave) = (Fraction::new(0, 1), Fraction::new(1, 1));
    for (one, other) in [(0, 1), (1, 2), (2, 0)] {
        let differ = |point: Point| point[one] - middle[one] - (point[other] - middle[other]);
        // Along the line the difference is `start + way * t`, for t from 0 to 1.
        let (start, way) = (differ(from), differ(to) - differ(from));
        if way == 0 {
            if start.abs() >= 3 {
                return false;
            }
            continue;
        }
        let (a, b) = (Fraction::new(3 - start, way), Fraction::new(-3 - start, way));
        enter = enter.max(a.min(b));
        leave = leave.min(a.max(b));
    }
    enter < leave
}

/// How a line and a wall meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meeting {
    /// Not at all.
    Apart,
    /// The line crosses the wall.
    Across,
    /// The line runs along the wall.
    Along,
    /// The line goes through an end of the wall.
    End(Point),
}

pub(crate) fn meeting(from: Point, to: Point, wall: (Point, Point)) -> Meeting {
    // Two of the three coordinates are enough.
    let minus = |a: Point, b: Point| (a[0] - b[0], a[1] - b[1]);
    let cross = |a: (i64, i64), b: (i64, i64)| a.0 * b.1 - a.1 * b.0;
    let (line, side, gap) = (minus(to, from), minus(wall.1, wall.0), minus(wall.0, from));
    let slant = cross(line, side);
    let (none, all) = (Fraction::new(0, 1), Fraction::new(1, 1));
    if slant == 0 {
        if cross(line, gap) != 0 {
            return Meeting::Apart;
        }
        // On one straight line: where along it are the ends of the wall?
        let along = |point: Point| {
            let (way, here) = (line, minus(point, from));
            if way.0 != 0 { Fraction::new(here.0, way.0) } else { Fraction::new(here.1, way.1) }
        };
        let (a, b) = (along(wall.0), along(wall.1));
        return if a.max(b) > none && a.min(b) < all { Meeting::Along } else { Meeting::Apart };
    }
    let on_line = Fraction::new(cross(gap, side), slant);
    let on_wall = Fraction::new(cross(gap, line), slant);
    if on_line < none || on_line > all || on_wall < none || on_wall > all {
        Meeting::Apart
    } else if on_wall == none {
        Meeting::End(wall.0)
    } else if on_wall == all {
        Meeting::End(wall.1)
    } else {
        Meeting::Across
    }
}
