//! Placing a piece by hand: where it may lie, and the nearest such place. A
//! placed piece lies flat, wholly on the mat and on nothing.

use serde::{Deserialize, Serialize};

use crate::body::Body;
use crate::outline;
use crate::pose::{Angle, FULL_TURN, Face, Spot, radians};
use crate::scene::{Piece, PieceId, Scene};

/// A part of the mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// From one corner to the opposite one; the first has the lesser numbers.
    Rect(Spot, Spot),
    /// Around a point.
    Disc(Spot, i32),
}

/// Why a piece cannot be placed somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Misfit {
    /// Part of it would be off the mat.
    #[error("that is not wholly on the mat")]
    OffMat,
    /// Part of it would be outside the zone.
    #[error("that is not wholly in the zone")]
    OutsideZone,
    /// It would lie on a piece.
    #[error("that is on piece {0}")]
    Occupied(PieceId),
}

impl Zone {
    fn holds(&self, piece: &Piece) -> bool {
        let solid = piece.solid();
        match self {
            Zone::Rect(from, to) => {
                let [x, y] = solid.bounds();
                f64::from(from.x) <= x.0
                    && x.1 <= f64::from(to.x)
                    && f64::from(from.y) <= y.0
                    && y.1 <= f64::from(to.y)
            }
            Zone::Disc(centre, radius) => {
                let middle = [f64::from(centre.x), f64::from(centre.y)];
                outline::farthest(&solid, middle) <= f64::from(*radius)
            }
        }
    }
}

/// How far the search for a nearest place goes, in micrometres.
const SEARCH: i32 = 200_000;
/// The width of a ring of that search.
const RING: i32 = 1_000;

impl Scene {
    /// Whether a piece can be placed here, wholly in the zone if there is one.
    ///
    /// # Errors
    /// The reason why not.
    pub fn fits(&self, piece: &Piece, zone: Option<Zone>) -> Result<(), Misfit> {
        if !self.mat.holds(piece) {
            return Err(Misfit::OffMat);
        }
        if zone.is_some_and(|zone| !zone.holds(piece)) {
            return Err(Misfit::OutsideZone);
        }
        let solid = piece.solid();
        for id in self.ids() {
            let other = self.pieces[usize::from(id)].solid();
            if outline::near(&solid, &other, 0.0) && outline::gap(&solid, &other) < -TOUCH {
                return Err(Misfit::Occupied(id));
            }
        }
        Ok(())
    }

    /// The nearest place to a spot where a piece fits, turned like this; none
    /// if there is none within 20 cm. Of places equally near, the first
    /// counter-clockwise.
    #[must_use]
    pub fn nearest(
        &self,
        body: Body,
        to: Spot,
        turn: Angle,
        face: Face,
        zone: Option<Zone>,
    ) -> Option<Piece> {
        let fits = |spot: Spot| {
            let piece = Piece::flat(body, spot, turn, face);
            self.fits(&piece, zone).is_ok().then_some(piece)
        };
        fits(to).or_else(|| {
            (RING..=SEARCH).step_by(RING as usize).find_map(|ring| around(to, ring).find_map(fits))
        })
    }
}

/// Outlines that touch are not on each other, and a micrometre is how well a
/// place is known.
const TOUCH: f64 = 2.0;

/// Places on a ring, about a ring's width apart.
fn around(middle: Spot, radius: i32) -> impl Iterator<Item = Spot> {
    let count = (radius / RING * 6).clamp(8, 360);
    (0..count).map(move |n| {
        let (sin, cos) = libm::sincos(radians(FULL_TURN / count * n));
        let way = |share: f64| libm::round(share * f64::from(radius)) as i32;
        Spot::new(middle.x + way(cos), middle.y + way(sin))
    })
}
