//! Places: beside a piece, free, the nearest free one (MM-P8, MM-P19, MM-P20).

use flick::{Angle, FULL_TURN, Face, Piece, Spot};

use crate::mat::ground::heading;
use crate::question::Beside;
use crate::state::Id;
use crate::{Kind, MicroMutants};

/// The gap between a piece and what it is put beside (MM-P20: at most 3 mm).
const GAP: i32 = 1_000;
/// So many directions are looked at.
pub(crate) const ALL_AROUND: Angle = 72;

/// A piece that lies beside another in a direction, its long side towards it.
fn lie_beside(kind: Kind, anchor: &Piece, towards: Angle) -> Piece {
    let (sin, cos) = libm::sincos(f64::from(towards) * core::f64::consts::PI / 18_000.0);
    let turn = (towards + FULL_TURN / 4).rem_euclid(FULL_TURN);
    let at = |far: i32| {
        let along = |share: f64| libm::round(share * f64::from(far)) as i32;
        let spot = Spot::new(anchor.pose.x + along(cos), anchor.pose.y + along(sin));
        Piece::flat(kind.body(), spot, turn, Face::Front)
    };
    // The gap grows with the distance: halve until it is right.
    let (mut near, mut far) = (0, 100_000);
    while far - near > 20 {
        let middle = i32::midpoint(near, far);
        if at(middle).gap(anchor) < GAP { near = middle } else { far = middle }
    }
    at(far)
}

impl MicroMutants {
    /// Whether a piece can lie there: on the mat, on nothing (MM-P8).
    pub(crate) fn is_free(&self, piece: &Piece, ignoring: Option<Id>) -> bool {
        // A look at the distance of the centres saves most of the measuring.
        let near = |other: &Piece| {
            let apart = |a: i32, b: i32| (a - b).abs() < 100_000;
            apart(piece.pose.x, other.pose.x) && apart(piece.pose.y, other.pose.y)
        };
        // Thrown tokens lie there for a moment only.
        let counts =
            |id: &Id| Some(*id) != ignoring && !matches!(self.piece(*id).kind(), Kind::Token(_));
        self.setup.mat().holds(piece)
            && self.ids().filter(counts).all(|id| {
                self.lying(id).is_none_or(|other| !near(&other) || piece.gap(&other) >= 0)
            })
    }

    /// Where a piece lies when it is put beside another, if it can lie there.
    pub(crate) fn beside(&self, id: Id, anchor: Id, towards: Angle) -> Option<Piece> {
        let place = lie_beside(self.piece(id).kind(), &self.lying(anchor)?, towards);
        self.is_free(&place, Some(id)).then_some(place)
    }

    /// The free places beside a piece, all around in so many steps.
    pub(crate) fn places_beside(&self, id: Id, anchor: Id, steps: Angle) -> Vec<Beside> {
        let directions = (0..steps).map(|n| n * (FULL_TURN / steps));
        let place = |towards| {
            let piece = self.beside(id, anchor, towards)?;
            let (x, y) = (piece.pose.x, piece.pose.y);
            Some(Beside { towards, x, y, turn: heading(&piece) })
        };
        directions.filter_map(place).collect()
    }

    /// Whether there is any free place beside a piece.
    pub(crate) fn has_place_beside(&self, id: Id, anchor: Id) -> bool {
        !self.places_beside(id, anchor, ALL_AROUND).is_empty()
    }

    /// The nearest free place to where a piece is meant to lie (MM-P19,
    /// MM-P20); flat.
    pub(crate) fn nearest_free(&self, piece: &Piece, ignoring: Option<Id>) -> Piece {
        let (turn, face) = (heading(piece), piece.pose.face());
        let at = |spot| Piece::flat(piece.body, spot, turn, face);
        let spots = rings(piece.pose.spot()).map(at);
        let found = { spots }.find(|place| self.is_free(place, ignoring));
        found.unwrap_or(*piece)
    }

    /// A free place for a bug in the area of its player, the nearest to the
    /// middle of its front (MM-B1).
    pub(crate) fn place_in_area(&self, id: Id) -> Option<Piece> {
        let piece = self.piece(id);
        let area = self.area(piece.seat());
        let at = |spot| Piece::flat(piece.kind().body(), spot, 0, Face::Front);
        let places = rings(area.front()).map(at);
        { places }.find(|place| area.holds(place) && self.is_free(place, Some(id)))
    }
}

/// A spot and the rings around it, over the whole mat.
fn rings(middle: Spot) -> impl Iterator<Item = Spot> {
    const RING: i32 = 3_000;
    const AROUND: i32 = 24;
    let ring = move |n: i32| {
        let spot = move |k: i32| {
            let turn = f64::from(k) * core::f64::consts::TAU / f64::from(AROUND);
            let (sin, cos) = libm::sincos(turn);
            let along = |share: f64| libm::round(share * f64::from(n * RING)) as i32;
            Spot::new(middle.x + along(cos), middle.y + along(sin))
        };
        (0..if n == 0 { 1 } else { AROUND }).map(spot)
    };
    (0..400).flat_map(ring)
}
