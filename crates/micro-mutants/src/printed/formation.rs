//! Prepared formations (MM-B1). A formation is a list of places as who sits
//! there sees them; the commonest bugs take the first ones. At the ends of the
//! Evolution mat the places are chosen; in corners and on the small Classic
//! ground and in rounds there is just room for all, and a formation says who stands where.

use flick::{FULL_TURN, Face, Piece};

use crate::mat::ground::{Area, AreaShape};
use crate::name::Kind;

tabletop::named! {
    /// A prepared formation.
    enum Formation in "micro-mutants.ts", said "micro-mutants-formation" {
        /// All bugs in one line at the front, or as near to it as there is room.
        Line = "line",
        /// Some around every base.
        Guard = "guard",
        /// All in the middle, behind each other.
        Wedge = "wedge",
        /// Half on either wing.
        Wings = "wings",
    }
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

/// All there is room for at an end of the Classic ground.
const CLASSIC: Places = [
    (-21, 185),
    (21, 185),
    (-63, 185),
    (63, 185),
    (-105, 185),
    (105, 185),
    (-147, 185),
    (147, 185),
    (-21, 140),
    (21, 140),
    (-63, 140),
    (63, 140),
    (-105, 140),
    (105, 140),
    (-147, 140),
    (147, 140),
];

/// All there is room for in a corner. The first two, between the bases, hold
/// small chips only, which every army lists first.
const CORNER: Places = [
    (-44, 135),
    (44, 135),
    (0, 215),
    (-42, 215),
    (42, 215),
    (-84, 215),
    (84, 215),
    (-21, 180),
    (21, 180),
    (-125, 190),
    (125, 190),
    (-55, 100),
    (55, 100),
    (-21, 65),
    (21, 65),
    (0, 35),
];
/// All there is room for in a round; the bases lie on both sides behind.
const ROUND: Places = [
    (-21, 200),
    (21, 200),
    (-21, 165),
    (21, 165),
    (-63, 165),
    (63, 165),
    (0, 130),
    (-42, 130),
    (42, 130),
    (-84, 130),
    (84, 130),
    (0, 95),
    (0, 60),
    (0, 25),
    (-42, 31),
    (42, 31),
];
/// So many places of a corner are for small chips.
const NARROW: usize = 2;

impl Formation {
    /// The places in an area, in the order in which bugs take them.
    fn places_in(self, area: &Area) -> Places {
        let (mut places, narrow) = match area.shape() {
            AreaShape::Corner => (CORNER, NARROW),
            AreaShape::Round => (ROUND, 0),
            AreaShape::Strip if area.is_classic_strip() => (CLASSIC, 0),
            AreaShape::Strip => return *self.places(),
        };
        places[narrow..].sort_by_key(|(x, depth)| match self {
            Formation::Line => (-depth, x.abs()),
            Formation::Guard => (*depth, x.abs()),
            Formation::Wedge => (x.abs(), -depth),
            Formation::Wings => (-x.abs(), -depth),
        });
        places
    }

    const fn places(self) -> &'static Places {
        match self {
            Formation::Line => &LINE,
            Formation::Guard => &GUARD,
            Formation::Wedge => &WEDGE,
            Formation::Wings => &WINGS,
        }
    }

    /// Where the bugs of an army lie, one after the other.
    pub(crate) fn lay(self, area: &Area, bugs: &[Kind]) -> Vec<Piece> {
        // Across the way the player looks.
        let turn = match area.shape() {
            AreaShape::Strip => 0,
            AreaShape::Corner | AreaShape::Round => (area.ahead() + 3 * FULL_TURN / 4) % FULL_TURN,
        };
        let lay = |(bug, (x, depth)): (&Kind, (i32, i32))| {
            Piece::flat(bug.body(), area.spot(x * 1_000, depth * 1_000), turn, Face::Front)
        };
        bugs.iter().zip(self.places_in(area)).map(lay).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Army, RuleSet, Setup};
    use flick::Scene;
    use tabletop::Seat;

    #[test]
    fn every_army_fits_into_every_formation() {
        let tables = [
            (2, RuleSet::Basic),
            (4, RuleSet::Basic),
            (2, RuleSet::Classic),
            (3, RuleSet::Classic),
        ];
        for (formation, (players, rules)) in
            Formation::ALL.iter().flat_map(|formation| tables.map(|table| (formation, table)))
        {
            let mut setup = Setup::of(players, rules);
            setup.version = tabletop::Version(2);
            for army in Army::ALL {
                let end = setup.area(Seat(1), None);
                let breeds = army.deck().breeds.iter();
                let bugs: Vec<Kind> = breeds
                    .flat_map(|card| vec![Kind::Bug(card.breed); card.chips.into()])
                    .collect();
                let laid = formation.lay(&end, &bugs);
                assert_eq!(laid.len(), bugs.len());
                let bases = (1..=setup.bases()).map(|number| {
                    Piece::flat(Kind::Base.body(), end.base(number).unwrap(), 0, Face::Front)
                });
                assert!(laid.iter().all(|bug| end.holds(bug)), "{formation} {army}");
                let pieces: Vec<Piece> = laid.iter().copied().chain(bases).collect();
                for (n, piece) in pieces.iter().enumerate() {
                    let gap = pieces[..n].iter().map(|other| piece.gap(other)).min();
                    assert!(gap.is_none_or(|gap| gap >= 0), "{formation} {army}: {n} {gap:?}");
                }
                let scene = Scene { mat: setup.mat(), pieces };
                assert!(scene.overlaps().is_empty() && scene.off().is_empty());
            }
        }
    }
}
