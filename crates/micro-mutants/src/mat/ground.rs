//! The printed mats: who sits where, the spots for bases and templates, the
//! areas for bugs. Sizes are ours; only the mats' own sizes are known.

use flick::{Angle, Face, Mat, Piece, Scene, Spot, Zone};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{RuleSet, Setup};

/// Outlines that cross by no more than this do not overlap (MM-P13), in
/// micrometres.
pub(crate) const OVERLAP: i32 = 300;
/// The mat of the Evolution box.
pub(crate) const MAT: Mat = Mat { x: 380_000, y: 380_000, overlap: OVERLAP };
/// The ground of the Classic game for two (MM-K14).
const CLASSIC: Mat = Mat { x: 200_000, y: 300_000, overlap: OVERLAP };
/// How deep the area for bugs is, from the end of the mat.
pub const AREA: i32 = 150_000;
/// As deep in the Classic game: the armies are 20 cm apart (MM-K14).
const CLASSIC_AREA: i32 = 200_000;
/// The radius of an area in a corner (MM-M1).
const CORNER: i32 = 250_000;
/// The radius of a round area (MM-K6).
const ROUND: i32 = 115_000;
/// Round areas lie so far from the point where the three territories meet:
/// they are 20 cm apart (MM-K14).
const RING: i32 = 248_000;
/// The three territories meet so far away from the near end: this share of the
/// mat, a third and a quarter of tan 30, makes them equal.
const MEETING: f64 = 0.477_671;
/// How many web markers there are (MM-C3).
pub const WEB_MARKERS: u8 = 3;
/// How many bases each player has (MM-B1).
pub const BASE_COUNT: u8 = 3;
/// How many in the Classic game (MM-K8).
const CLASSIC_BASE_COUNT: u8 = 2;
/// The main base, on the middle spot (MM-A1).
pub(crate) const MAIN_BASE: u8 = 2;
/// The stars that templates cover (MM-T1).
pub(crate) const STARS: [Spot; 2] = [Spot::new(-150_000, 0), Spot::new(150_000, 0)];
/// How far outside the mat a throw leaves the hand (MM-T6).
const OUTSIDE: i32 = 40_000;

/// Spots of bases from left to right, for who sits there, and how far from the
/// end or the corner.
type Spots = &'static [(i32, i32)];
const AT_END: Spots = &[(-200_000, 90_000), (0, 90_000), (200_000, 90_000)];
const AT_CLASSIC_END: Spots = &[(-100_000, 90_000), (100_000, 90_000)];
const AT_LARGE_CLASSIC_END: Spots = &[(-200_000, 90_000), (200_000, 90_000)];
const IN_CORNER: Spots = &[(-88_000, 150_000), (0, 120_000), (88_000, 150_000)];
const IN_CLASSIC_CORNER: Spots = &[(-88_000, 150_000), (88_000, 150_000)];
const IN_ROUND: Spots = &[(-52_000, 75_000), (52_000, 75_000)];

/// The shape of an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum AreaShape {
    /// A strip along an end of the mat.
    Strip,
    /// A quarter of a circle.
    Corner,
    /// A circle (MM-K6).
    Round,
}

/// Where somebody sits, as that player sees it: `x` to the right, `depth` away
/// from the own end or corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    shape: AreaShape,
    /// To the right of the mat's middle; at an end neither.
    right: Option<bool>,
    far: bool,
    classic: bool,
    mat: Mat,
}

impl Setup {
    /// How many bases each player has.
    pub(crate) const fn bases(&self) -> u8 {
        match self.rules {
            RuleSet::Classic => CLASSIC_BASE_COUNT,
            _ => BASE_COUNT,
        }
    }

    /// The mat that is played on.
    pub(crate) const fn mat(&self) -> Mat {
        match (self.rules, self.players) {
            (RuleSet::Classic, 2) => CLASSIC,
            _ => MAT,
        }
    }

    /// The area of a seat. Of three, one sits alone (MM-M1); turns go
    /// clockwise.
    pub(crate) const fn area(&self, seat: Seat, alone: Option<Seat>) -> Area {
        let alone = match alone {
            Some(seat) => seat.0,
            None => 0,
        };
        let (right, far) = match (self.players, (seat.0 + self.players - alone) % self.players) {
            (2, _) => (None, seat.0 % 2 == 1),
            (3, 0) => (None, false),
            (3, 1) => (Some(false), true),
            (3, _) => (Some(true), true),
            (_, _) => (Some(seat.0 >= 2), seat.0 == 1 || seat.0 == 2),
        };
        let classic = matches!(self.rules, RuleSet::Classic);
        // MM-K6: three equal territories.
        let round = self.version() >= 2 && classic && self.players == 3;
        let shape = match right {
            _ if round => AreaShape::Round,
            None => AreaShape::Strip,
            Some(_) => AreaShape::Corner,
        };
        Area { shape, right, far, classic, mat: self.mat() }
    }
}

impl Area {
    /// Its shape.
    pub(crate) const fn shape(&self) -> AreaShape {
        self.shape
    }

    /// How far it reaches from the end, the corner or its middle.
    pub(crate) const fn depth(&self) -> i32 {
        match self.shape() {
            AreaShape::Corner => CORNER,
            AreaShape::Round => ROUND,
            AreaShape::Strip if self.is_classic_strip() => CLASSIC_AREA,
            AreaShape::Strip => AREA,
        }
    }

    /// Whether it is an end of the small Classic ground.
    pub(crate) const fn is_classic_strip(&self) -> bool {
        matches!(self.shape, AreaShape::Strip) && self.mat.x == CLASSIC.x
    }

    /// The middle of the end, the corner, or the middle of a round.
    pub(crate) fn at(&self) -> Spot {
        let middle = if self.shape == AreaShape::Round { ROUND } else { 0 };
        self.spot(0, middle)
    }

    /// A place on the mat; in a round the depth begins at the rim behind.
    pub(crate) fn spot(&self, x: i32, depth: i32) -> Spot {
        if self.shape == AreaShape::Round {
            let meeting = libm::round(MEETING * 2.0 * f64::from(self.mat.y)) as i32 - self.mat.y;
            let (sin, cos) = libm::sincos(f64::from(self.ahead()).to_radians() / 100.0);
            let (ahead, x) = (f64::from(depth - ROUND - RING), f64::from(x));
            let way = |along: f64, across: f64| libm::round(ahead * along + x * across) as i32;
            return Spot::new(way(cos, sin), meeting + way(sin, -cos));
        }
        let Some(right) = self.right else {
            let y = depth - self.mat.y;
            return if self.far { Spot::new(-x, -y) } else { Spot::new(x, y) };
        };
        // Along the diagonal; to the right of who looks along it.
        let (along, up) = (if right { -1 } else { 1 }, if self.far { -1 } else { 1 });
        let share = |n: i32| libm::round(f64::from(n) * core::f64::consts::FRAC_1_SQRT_2) as i32;
        Spot::new(
            share(along * depth + up * x) - along * self.mat.x,
            share(up * depth - along * x) - up * self.mat.y,
        )
    }

    /// The spot of a base, from 1.
    pub(crate) fn base(&self, number: u8) -> Option<Spot> {
        let spots = match (self.shape(), self.classic) {
            (AreaShape::Corner, false) => IN_CORNER,
            (AreaShape::Corner, true) => IN_CLASSIC_CORNER,
            (AreaShape::Round, _) => IN_ROUND,
            (AreaShape::Strip, true) if self.is_classic_strip() => AT_CLASSIC_END,
            (AreaShape::Strip, true) => AT_LARGE_CLASSIC_END,
            (AreaShape::Strip, false) => AT_END,
        };
        let (x, depth) = spots.get(usize::from(number.checked_sub(1)?))?;
        Some(self.spot(*x, *depth))
    }

    /// The direction in which who sits there looks.
    pub(crate) const fn ahead(&self) -> Angle {
        match (self.right, self.far) {
            (None, false) => 9_000,
            (None, true) => 27_000,
            // A third of the way around from each other.
            (Some(false), _) if matches!(self.shape, AreaShape::Round) => 33_000,
            (Some(true), _) if matches!(self.shape, AreaShape::Round) => 21_000,
            (Some(false), false) => 4_500,
            (Some(true), false) => 13_500,
            (Some(true), true) => 22_500,
            (Some(false), true) => 31_500,
        }
    }

    /// From where the player throws (MM-T6).
    pub(crate) fn hand(&self) -> Spot {
        self.spot(0, -OUTSIDE)
    }

    /// The middle of the front, where bugs are placed first.
    pub(crate) fn front(&self) -> Spot {
        match self.shape() {
            AreaShape::Strip => self.spot(0, self.depth() - 15_000),
            AreaShape::Corner | AreaShape::Round => self.spot(0, 190_000),
        }
    }

    /// From the least to the greatest numbers: x, y.
    pub(crate) fn bounds(&self) -> [(i32, i32); 2] {
        let depth = self.depth();
        if self.shape == AreaShape::Round {
            let Spot { x, y } = self.at();
            return [(x - depth, x + depth), (y - depth, y + depth)];
        }
        let part = |high: bool, half: i32| {
            if high { (half - depth, half) } else { (-half, depth - half) }
        };
        let x = self.right.map_or((-self.mat.x, self.mat.x), |right| part(right, self.mat.x));
        [x, part(self.far, self.mat.y)]
    }

    fn zone(&self) -> Zone {
        match self.shape() {
            AreaShape::Corner | AreaShape::Round => Zone::Disc(self.at(), self.depth()),
            AreaShape::Strip => {
                let [x, y] = self.bounds();
                Zone::Rect(Spot::new(x.0, y.0), Spot::new(x.1, y.1))
            }
        }
    }

    /// Whether a piece lies wholly in the area for bugs (MM-B1).
    pub(crate) fn holds(&self, piece: &Piece) -> bool {
        Scene::empty(self.mat).fits(piece, Some(self.zone())).is_ok()
    }

    /// Whether something round lies at least partly in the area (MM-A1).
    pub(crate) fn touches(&self, at: Spot, radius: i32) -> bool {
        match self.zone() {
            Zone::Rect(from, to) => at.y + radius > from.y && at.y - radius < to.y,
            Zone::Disc(corner, reach) => {
                let (x, y) = (i64::from(at.x - corner.x), i64::from(at.y - corner.y));
                x * x + y * y < i64::from(reach + radius).pow(2)
            }
        }
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
    use crate::Setup;
    use crate::mat::bodies::{RECT_CHIP, SMALL_CHIP};
    use tabletop::Version;

    fn far(a: Spot, b: Spot) -> f64 {
        libm::hypot(f64::from(a.x - b.x), f64::from(a.y - b.y))
    }

    /// MM-K6: the armies are equally far from each other, and every third of
    /// the mat is nearest to one of them.
    #[test]
    fn three_share_the_classic_mat_fairly() {
        let mut setup = Setup::of(3, RuleSet::Classic);
        setup.version = Version(2);
        for alone in [Seat(0), Seat(1), Seat(2)] {
            let areas: Vec<Area> = Seat::all(3).map(|seat| setup.area(seat, Some(alone))).collect();
            let mut nearest_bases = Vec::new();
            for (n, area) in areas.iter().enumerate() {
                let next = &areas[(n + 1) % 3];
                let gap = far(area.at(), next.at()) - f64::from(2 * ROUND);
                assert!((gap - 200_000.0).abs() < 1_000.0, "20 cm apart: {gap}");
                let bases = |area: &Area| [1, 2].map(|number| area.base(number).unwrap());
                let ways = bases(area).map(|a| bases(next).map(|b| far(a, b))).concat();
                nearest_bases.push(ways.into_iter().fold(f64::MAX, f64::min));
                let rim = [0, 9_000, 18_000, 27_000].map(|turn| {
                    let (sin, cos) = libm::sincos(f64::from(turn).to_radians() / 100.0);
                    let out = |share: f64| (share * f64::from(ROUND)) as i32;
                    Spot::new(area.at().x + out(cos), area.at().y + out(sin))
                });
                assert!(rim.iter().all(|at| at.x.abs() <= MAT.x && at.y.abs() <= MAT.y));
            }
            let equal = |way: &f64| (way - nearest_bases[0]).abs() < 10.0;
            assert!(nearest_bases.iter().all(equal), "from base to base: {nearest_bases:?}");
            let mut shares = [0_u32; 3];
            let steps = || (-379..380).step_by(2).map(|mm| mm * 1_000);
            for at in steps().flat_map(|x| steps().map(move |y| Spot::new(x, y))) {
                let way = |n: &usize| far(areas[*n].at(), at);
                let nearest = [0, 1, 2].into_iter().min_by(|a, b| way(a).total_cmp(&way(b)));
                shares[nearest.unwrap()] += 1;
            }
            let (least, most) = (shares.iter().min().unwrap(), shares.iter().max().unwrap());
            assert!(most * 100 <= least * 101, "territories {shares:?}");
        }
    }

    #[test]
    fn a_flat_piece_tells_how_it_is_turned() {
        for turn in (0..flick::FULL_TURN).step_by(1_300) {
            for face in [Face::Front, Face::Back] {
                let piece = Piece::flat(RECT_CHIP, Spot::new(0, 0), turn, face);
                let off = (heading(&piece) - turn).rem_euclid(flick::FULL_TURN);
                assert!(off.min(flick::FULL_TURN - off) <= 1, "{turn} {face:?}: off by {off}");
            }
        }
    }

    #[test]
    fn the_ends_lie_opposite_each_other() {
        let setup = Setup::of(2, RuleSet::Basic);
        let (near, far) = (setup.area(Seat(0), None), setup.area(Seat(1), None));
        for number in 1..=BASE_COUNT {
            let (a, b) = (near.base(number).unwrap(), far.base(number).unwrap());
            assert_eq!((a.x, a.y), (-b.x, -b.y));
        }
        assert_eq!(near.base(4), None);
        let chip = |depth| Piece::flat(SMALL_CHIP, far.spot(0, depth), 0, Face::Front);
        assert!(far.holds(&chip(11_000)) && far.holds(&chip(139_000)));
        assert!(!far.holds(&chip(10_000)) && !far.holds(&chip(140_000)));
        assert!(!near.holds(&chip(100_000)));
    }

    /// MM-M1: whoever looks ahead looks at the middle, and the next player
    /// sits to the left.
    #[test]
    fn corners_go_round_clockwise() {
        for (players, alone) in [(3, 0), (3, 1), (3, 2), (4, 0)] {
            let setup = Setup::of(players, RuleSet::Advanced);
            let corner = |n: u8| {
                let seat = Seat((alone + n) % players);
                setup.area(seat, Some(Seat(alone))).spot(0, 0)
            };
            let turns: i64 = (0..players)
                .map(|n| {
                    let (a, b) = (corner(n), corner((n + 1) % players));
                    i64::from(a.x) * i64::from(b.y) - i64::from(a.y) * i64::from(b.x)
                })
                .sum();
            assert!(turns < 0, "{players} {alone}");
        }
        let setup = Setup::of(4, RuleSet::Basic);
        for seat in Seat::all(4) {
            let area = setup.area(seat, None);
            let (near, ahead) = (area.spot(0, 0), area.spot(0, 100_000));
            let towards = libm::atan2(f64::from(ahead.y - near.y), f64::from(ahead.x - near.x));
            let degrees = libm::round(towards.to_degrees() * 100.0) as i32;
            assert_eq!(degrees.rem_euclid(flick::FULL_TURN), area.ahead());
            let left = area.base(1).unwrap();
            let cross = i64::from(ahead.x - near.x) * i64::from(left.y - near.y)
                - i64::from(ahead.y - near.y) * i64::from(left.x - near.x);
            assert!(cross > 0, "the first base is on the left of {seat}");
            assert!(!area.touches(Spot::new(0, 0), 8_000) && area.touches(left, 8_000));
        }
    }
}
