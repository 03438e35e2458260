//! The printed mat: its ends, the spots for bases, the areas for bugs. Sizes
//! are ours; only the mat's own size is known.

use flick::{Angle, Face, Mat, Piece, Spot};
use tabletop::Seat;

/// The mat of the Evolution box.
pub(crate) const MAT: Mat = Mat::EVOLUTION;
/// How deep the area for bugs is, from the end of the mat.
pub const AREA: i32 = 150_000;
/// How far from the end of the mat the bases lie.
const BASE_DEPTH: i32 = 90_000;
/// Where they lie from left to right, for who sits there; the middle one is
/// the main base.
const BASES: [i32; 3] = [-200_000, 0, 200_000];
/// How many web markers there are (MM-C3).
pub const WEB_MARKERS: u8 = 3;
/// How many bases each player has (MM-B1).
pub const BASE_COUNT: u8 = BASES.len() as u8;

/// An end of the mat, as its player sees it: `x` to the right, `depth` away
/// from the own end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct End {
    far: bool,
}

impl End {
    /// The end of a seat: the first sits at the near end, the second opposite.
    pub(crate) const fn of(seat: Seat) -> Self {
        End { far: seat.0 % 2 == 1 }
    }

    /// A place on the mat.
    pub(crate) const fn spot(self, x: i32, depth: i32) -> Spot {
        let y = depth - MAT.y;
        if self.far { Spot::new(-x, -y) } else { Spot::new(x, y) }
    }

    /// The spot of a base, from 1.
    pub(crate) fn base(self, number: u8) -> Option<Spot> {
        let x = BASES.get(usize::from(number.checked_sub(1)?))?;
        Some(self.spot(*x, BASE_DEPTH))
    }

    /// The direction in which who sits there looks.
    pub(crate) const fn ahead(self) -> Angle {
        if self.far { 27_000 } else { 9_000 }
    }

    /// The least and the greatest `y` of the area for bugs.
    pub(crate) const fn area(self) -> (i32, i32) {
        if self.far { (MAT.y - AREA, MAT.y) } else { (-MAT.y, AREA - MAT.y) }
    }

    /// Whether a piece lies wholly in the area for bugs (MM-B1).
    pub(crate) fn holds(self, piece: &Piece) -> bool {
        let (near, far) = self.area();
        let middle = i32::midpoint(near, far);
        let moved = Spot::new(piece.pose.x, piece.pose.y.saturating_sub(middle));
        let strip = Mat { x: MAT.x, y: AREA / 2 };
        let face = piece.pose.face();
        strip.holds(&Piece::flat(piece.body, moved, heading(piece), face))
    }
}

/// How a piece that lies flat is turned.
pub(crate) fn heading(piece: &Piece) -> Angle {
    let [x, y, z, w] = piece.pose.attitude.0.map(f64::from);
    let angle = match piece.pose.face() {
        Face::Front => libm::atan2(z, w),
        Face::Back => libm::atan2(y, x),
    };
    (libm::round(2.0 * angle * 18_000.0 / core::f64::consts::PI) as Angle)
        .rem_euclid(flick::FULL_TURN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flick::Body;

    #[test]
    fn a_flat_piece_tells_how_it_is_turned() {
        for turn in (0..flick::FULL_TURN).step_by(1_300) {
            for face in [Face::Front, Face::Back] {
                let piece = Piece::flat(Body::RectChip, Spot::new(0, 0), turn, face);
                let off = (heading(&piece) - turn).rem_euclid(flick::FULL_TURN);
                assert!(off.min(flick::FULL_TURN - off) <= 1, "{turn} {face:?}: off by {off}");
            }
        }
    }

    #[test]
    fn the_ends_lie_opposite_each_other() {
        let (near, far) = (End::of(Seat(0)), End::of(Seat(1)));
        for number in 1..=BASE_COUNT {
            let (a, b) = (near.base(number).unwrap(), far.base(number).unwrap());
            assert_eq!((a.x, a.y), (-b.x, -b.y));
        }
        assert_eq!(near.base(4), None);
        let chip = |depth| Piece::flat(Body::SmallChip, far.spot(0, depth), 0, Face::Front);
        assert!(far.holds(&chip(11_000)) && far.holds(&chip(139_000)));
        assert!(!far.holds(&chip(10_000)) && !far.holds(&chip(140_000)));
        assert!(!near.holds(&chip(100_000)));
    }
}
