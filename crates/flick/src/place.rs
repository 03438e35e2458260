//! Placing a piece by hand: where it may lie, and the nearest such place.
//!
//! A placed piece lies flat, wholly on the mat and on nothing (MM-P8). Beyond
//! that a [`Region`] can ask for a zone, and for a piece to be near.

use serde::{Deserialize, Serialize};

use crate::body::Body;
use crate::outline;
use crate::pose::{Angle, FULL_TURN, Face, Spot, radians};
use crate::scene::{Piece, PieceId, Scene};

/// "Adjacent" and "beside" (MM-P20): a gap of at most this, in micrometres.
pub const BESIDE: i32 = 3_000;

/// A part of the mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// From one corner to the opposite one; the first has the lesser numbers.
    Rect(Spot, Spot),
    /// Around a point.
    Disc(Spot, i32),
}

/// Where a piece may be placed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Region {
    /// Wholly in here.
    pub zone: Option<Zone>,
    /// Close to one of these; no matter where if there are none.
    pub near: Vec<Near>,
}

/// Close to a piece, or to where one was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Near {
    /// The piece, which need not be on the mat any more.
    pub piece: Piece,
    /// At most so far from its outline.
    pub gap: i32,
}

impl Region {
    /// Wholly in a zone.
    #[must_use]
    pub fn zone(zone: Zone) -> Self {
        Region { zone: Some(zone), near: Vec::new() }
    }

    /// Beside one of these.
    #[must_use]
    pub fn beside(pieces: &[Piece]) -> Self {
        Region::within(pieces, BESIDE)
    }

    /// Within a range of one of these (MM-P9).
    #[must_use]
    pub fn within(pieces: &[Piece], gap: i32) -> Self {
        let near = pieces.iter().map(|piece| Near { piece: *piece, gap });
        Region { zone: None, near: near.collect() }
    }
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
    /// It would be too far from everything it must be near.
    #[error("that is too far away")]
    TooFar,
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
    /// Whether a piece can be placed here.
    ///
    /// # Errors
    /// The reason why not.
    pub fn fits(&self, piece: &Piece, region: &Region) -> Result<(), Misfit> {
        if !self.mat.holds(piece) {
            return Err(Misfit::OffMat);
        }
        if region.zone.is_some_and(|zone| !zone.holds(piece)) {
            return Err(Misfit::OutsideZone);
        }
        let near = |near: &Near| piece.gap(&near.piece) <= near.gap;
        if !region.near.is_empty() && !region.near.iter().any(near) {
            return Err(Misfit::TooFar);
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
        region: &Region,
    ) -> Option<Piece> {
        let fits = |spot: Spot| {
            let piece = Piece::flat(body, spot, turn, face);
            self.fits(&piece, region).is_ok().then_some(piece)
        };
        fits(to).or_else(|| {
            (RING..=SEARCH).step_by(RING as usize).find_map(|ring| around(to, ring).find_map(fits))
        })
    }

    /// Places around a piece where another could lie right beside it, one for
    /// every `step` of the way around: what a table draws as the legal ring
    /// and what a bot chooses from.
    #[must_use]
    pub fn places_beside(&self, body: Body, face: Face, at: &Piece, step: Angle) -> Vec<Piece> {
        let region = Region::beside(&[*at]);
        let place = |angle: Angle| {
            let (sin, cos) = libm::sincos(radians(angle));
            // Its long side, if it has one, along the rim of the other.
            let turn = (angle + FULL_TURN / 4) % FULL_TURN;
            let middle = at.pose.spot();
            let out = |far: f64| {
                let spot = Spot::new(
                    middle.x + libm::round(cos * far) as i32,
                    middle.y + libm::round(sin * far) as i32,
                );
                Piece::flat(body, spot, turn, face)
            };
            // Out until half the allowed gap is left.
            let (mut less, mut more) = (0.0, f64::from(SEARCH));
            for _ in 0..24 {
                let middle = (less + more) / 2.0;
                if out(middle).gap(at) < BESIDE / 2 { less = middle } else { more = middle }
            }
            let piece = out(more);
            self.fits(&piece, &region).is_ok().then_some(piece)
        };
        (0..FULL_TURN).step_by(step.max(1) as usize).filter_map(place).collect()
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
