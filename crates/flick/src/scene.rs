//! What lies on the mat, and what can be measured there.

use serde::{Deserialize, Serialize};

use crate::body::Body;
use crate::outline::{self, Solid};
use crate::pose::{Face, Pose, Spot};

/// A piece: its place in [`Scene::pieces`].
pub type PieceId = u16;

/// A piece on the mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// What it is made like.
    pub body: Body,
    /// Where it lies.
    pub pose: Pose,
}

impl Piece {
    /// A piece that lies flat on the mat.
    #[must_use]
    pub fn flat(body: Body, spot: Spot, turn: i32, face: Face) -> Self {
        Piece { body, pose: Pose::flat(spot, body.thickness / 2, turn, face) }
    }

    /// The free way between two outlines, in micrometres; less than 0: how
    /// deep one is in the other.
    #[must_use]
    pub fn gap(&self, other: &Piece) -> i32 {
        libm::round(outline::gap(&self.solid(), &other.solid())) as i32
    }

    pub(crate) fn solid(&self) -> Solid {
        Solid::new(self.body, &self.pose)
    }
}

/// The felt mat: a rectangle about the origin, half its size in micrometres, and
/// what counts as an overlap on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mat {
    /// Half its width.
    pub x: i32,
    /// Half its depth.
    pub y: i32,
    /// Outlines that cross by no more than this do not overlap.
    pub overlap: i32,
}

impl Mat {
    /// Whether a piece lies wholly on the mat.
    #[must_use]
    pub fn holds(&self, piece: &Piece) -> bool {
        let [x, y] = piece.solid().bounds();
        let within = |(least, most): (f64, f64), half: i32| {
            let half = f64::from(half);
            -half <= least && most <= half
        };
        within(x, self.x) && within(y, self.y)
    }
}

/// One piece lies over another, touching it or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Overlap {
    /// The higher.
    pub upper: PieceId,
    /// The lower.
    pub lower: PieceId,
}

/// A mat and what lies on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scene {
    /// The mat.
    pub mat: Mat,
    /// The pieces, in an order that decides nothing but must stay the same.
    pub pieces: Vec<Piece>,
}

impl Scene {
    /// A mat with nothing on it.
    #[must_use]
    pub const fn empty(mat: Mat) -> Self {
        Scene { mat, pieces: Vec::new() }
    }

    /// A piece, if there is one of this number.
    #[must_use]
    pub fn piece(&self, id: PieceId) -> Option<&Piece> {
        self.pieces.get(usize::from(id))
    }

    /// Every piece that is partly or wholly off the mat.
    #[must_use]
    pub fn off(&self) -> Vec<PieceId> {
        self.ids().filter(|id| !self.piece(*id).is_some_and(|p| self.mat.holds(p))).collect()
    }

    /// Everything that lies over something else, at any depth of a stack.
    #[must_use]
    pub fn overlaps(&self) -> Vec<Overlap> {
        let solids: Vec<Solid> = self.pieces.iter().map(Piece::solid).collect();
        let least = f64::from(self.mat.overlap);
        let mut found = Vec::new();
        for (b, lower) in solids.iter().enumerate() {
            for (a, upper) in solids[..b].iter().enumerate() {
                if outline::near(upper, lower, 0.0) && outline::gap(upper, lower) < -least {
                    let (a, b) = (a as PieceId, b as PieceId);
                    let higher = outline::above(upper, lower);
                    let (upper, lower) = if higher { (a, b) } else { (b, a) };
                    found.push(Overlap { upper, lower });
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// The numbers of all pieces.
    pub fn ids(&self) -> impl Iterator<Item = PieceId> + use<> {
        0..self.pieces.len() as PieceId
    }
}
