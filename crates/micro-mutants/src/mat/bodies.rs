//! The table of bodies: what lies on the mat, how large it is and how it takes
//! a press or a blow. A new piece is a new line here. Lengths are micrometres;
//! the sizes are ours, no measurements of the originals are public. The figures
//! decide where chips land, so whoever changes one makes a new version.

use flick::{Body, Shape};

/// A small round chip.
pub(crate) const SMALL_CHIP: Body = disc(22_000).pressed(100);
/// A large round chip.
pub(crate) const LARGE_CHIP: Body = disc(30_000).pressed(90);
/// A rectangular chip.
pub(crate) const RECT_CHIP: Body = rect(40_000, 20_000).pressed(85);
/// A large base, a hexagon 50 mm across (MM-P18: bases stay where they are).
pub(crate) const HEX_BASE: Body = Body::new(Shape::Hex { apothem: 25_000 }, THICKNESS).fixed();
/// A small base, a square.
pub(crate) const SQUARE_BASE: Body = rect(30_000, 30_000).fixed();
/// A resource (MM-A2).
pub(crate) const RESOURCE: Body = disc(16_000);
/// A marker that lies on a chip (MM-C3).
pub(crate) const MARKER: Body = disc(30_000);
/// A thrown token, meteor or entrance (MM-T6).
pub(crate) const TOKEN: Body = disc(25_000);
/// A template of terrain (MM-T1).
pub(crate) const TERRAIN: Body = disc(100_000).fixed();

/// How thick everything is.
pub(crate) const THICKNESS: i32 = 2_000;

const fn disc(diameter: i32) -> Body {
    Body::new(Shape::Disc { radius: diameter / 2 }, THICKNESS)
}

const fn rect(length: i32, width: i32) -> Body {
    Body::new(Shape::Rect { x: length / 2, y: width / 2 }, THICKNESS)
}
