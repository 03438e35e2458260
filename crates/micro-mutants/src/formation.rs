//! Prepared formations (MM-B1). A formation is a list of places as who sits
//! there sees them; the commonest bugs take the first ones.

use flick::{Face, Piece};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

use crate::breed::names;
use crate::ground::End;
use crate::name::Kind;

names! {
    /// A prepared formation.
    Formation as "formation":
    /// All bugs in one line at the front.
    Line = "line",
    /// Some around every base.
    Guard = "guard",
    /// All in the middle, behind each other.
    Wedge = "wedge",
    /// Half on either wing.
    Wings = "wings",
}

/// `x` and depth in millimetres, far enough apart for every chip.
type Places = [(i32, i32); 16];

const LINE: Places = [
    (-21, 135),
    (21, 135),
    (-63, 135),
    (63, 135),
    (-105, 135),
    (105, 135),
    (-147, 135),
    (147, 135),
    (-189, 135),
    (189, 135),
    (-231, 135),
    (231, 135),
    (-273, 135),
    (273, 135),
    (-315, 135),
    (315, 135),
];

const GUARD: Places = [
    (-200, 135),
    (0, 135),
    (200, 135),
    (-248, 135),
    (48, 135),
    (248, 135),
    (-152, 135),
    (-48, 135),
    (152, 135),
    (-260, 88),
    (60, 88),
    (260, 88),
    (-140, 88),
    (-60, 88),
    (140, 88),
    (0, 32),
];

const WEDGE: Places = [
    (0, 135),
    (-46, 135),
    (46, 135),
    (-92, 135),
    (92, 135),
    (-55, 86),
    (55, 86),
    (-101, 86),
    (101, 86),
    (-147, 86),
    (147, 86),
    (0, 32),
    (-46, 32),
    (46, 32),
    (-92, 32),
    (92, 32),
];

const WINGS: Places = [
    (-320, 135),
    (320, 135),
    (-274, 135),
    (274, 135),
    (-228, 135),
    (228, 135),
    (-182, 135),
    (182, 135),
    (-320, 90),
    (320, 90),
    (-274, 90),
    (274, 90),
    (-320, 45),
    (320, 45),
    (-274, 45),
    (274, 45),
];

impl Formation {
    const fn places(self) -> &'static Places {
        match self {
            Formation::Line => &LINE,
            Formation::Guard => &GUARD,
            Formation::Wedge => &WEDGE,
            Formation::Wings => &WINGS,
        }
    }

    /// Where the bugs of an army lie, one after the other.
    pub(crate) fn lay(self, end: End, bugs: &[Kind]) -> Vec<Piece> {
        let lay = |(bug, (x, depth)): (&Kind, &(i32, i32))| {
            Piece::flat(bug.body(), end.spot(x * 1_000, depth * 1_000), 0, Face::Front)
        };
        bugs.iter().zip(self.places()).map(lay).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Army;
    use crate::ground::BASE_COUNT;
    use flick::{Mat, Scene};
    use tabletop::Seat;

    #[test]
    fn every_army_fits_into_every_formation() {
        for formation in Formation::ALL {
            for army in Army::ALL {
                let end = End::of(Seat(1));
                let breeds = army.deck().breeds.iter();
                let bugs: Vec<Kind> = breeds
                    .flat_map(|card| vec![Kind::Bug(card.breed); card.chips.into()])
                    .collect();
                let laid = formation.lay(end, &bugs);
                assert_eq!(laid.len(), bugs.len());
                let bases = (1..=BASE_COUNT).map(|number| {
                    Piece::flat(Kind::Base.body(), end.base(number).unwrap(), 0, Face::Front)
                });
                assert!(laid.iter().all(|bug| end.holds(bug)), "{formation} {army}");
                let pieces: Vec<Piece> = laid.iter().copied().chain(bases).collect();
                for (n, piece) in pieces.iter().enumerate() {
                    let gap = pieces[..n].iter().map(|other| piece.gap(other)).min();
                    assert!(gap.is_none_or(|gap| gap >= 0), "{formation} {army}: {n} {gap:?}");
                }
                let scene = Scene { mat: Mat::EVOLUTION, pieces };
                assert!(scene.overlaps().is_empty() && scene.off().is_empty());
            }
        }
    }
}
