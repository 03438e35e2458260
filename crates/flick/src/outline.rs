//! The outline of a piece: its shadow on the mat under a lamp high above.
//!
//! Everything the rules measure is measured between outlines: who overlaps
//! whom, how far apart two pieces are, what sticks out over the edge of the
//! mat. All bodies are symmetric about their centre, so an outline is known by
//! how far it reaches in a direction, and two outlines by the direction in
//! which they are farthest apart.

use crate::body::{Body, Shape};
use crate::pose::Pose;
use crate::settings::RIM;

/// A point or a direction on the mat.
pub(crate) type Flat = [f64; 2];

/// A body somewhere in space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Solid {
    shape: Shape,
    half_thickness: f64,
    pub(crate) centre: [f64; 3],
    axes: [[f64; 3]; 3],
}

impl Solid {
    pub(crate) fn new(body: Body, pose: &Pose) -> Self {
        Solid {
            shape: body.shape,
            half_thickness: f64::from(body.thickness) / 2.0,
            centre: [pose.x, pose.y, pose.z].map(f64::from),
            axes: pose.attitude.axes(),
        }
    }

    /// How far it reaches from its centre along a unit vector.
    pub(crate) fn reach(&self, along: [f64; 3]) -> f64 {
        let [a, b, front] = self.axes.map(|axis| dot(axis, along).abs());
        let edge = f64::from(RIM);
        let flat = match self.shape {
            Shape::Disc { radius } => {
                (f64::from(radius) - edge) * libm::sqrt((1.0 - front * front).max(0.0))
            }
            Shape::Rect { x, y } => (f64::from(x) - edge) * a + (f64::from(y) - edge) * b,
            Shape::Hex { apothem } => {
                let apothem = f64::from(apothem) - edge;
                let corner = apothem * (2.0 / SQRT_3);
                (apothem * a + corner / 2.0 * b).max(corner * b)
            }
        };
        flat + (self.half_thickness - edge) * front + edge
    }

    /// Where the centre of another is: how far above its middle plane, and how
    /// far from its axis.
    pub(crate) fn seen_from_inside(&self, other: &Solid) -> (f64, f64) {
        let apart: [f64; 3] = std::array::from_fn(|i| other.centre[i] - self.centre[i]);
        let height = dot(apart, self.axes[2]);
        (height, libm::sqrt((dot(apart, apart) - height * height).max(0.0)))
    }

    /// How far its outline reaches along a unit vector on the mat.
    fn extent(&self, along: Flat) -> f64 {
        self.reach([along[0], along[1], 0.0])
    }

    /// The outline's least and greatest `x` and `y`.
    pub(crate) fn bounds(&self) -> [(f64, f64); 2] {
        let [x, y, _] = self.centre;
        let (dx, dy) = (self.extent([1.0, 0.0]), self.extent([0.0, 1.0]));
        [(x - dx, x + dx), (y - dy, y + dy)]
    }

    /// The height of its middle plane above a point of the mat, never outside
    /// the body's own heights: a steep body has no plane worth extending.
    fn height(&self, at: Flat) -> f64 {
        let [x, y, z] = self.centre;
        let front = self.axes[2];
        let up = if front[2].abs() < 0.1 { f64::copysign(0.1, front[2]) } else { front[2] };
        let rise = -(front[0] * (at[0] - x) + front[1] * (at[1] - y)) / up;
        let most = self.reach([0.0, 0.0, 1.0]);
        z + rise.clamp(-most, most)
    }

    /// The corners of a polygon close to its outline, counter-clockwise.
    fn polygon(&self) -> Vec<Flat> {
        // Where two neighbouring tangents meet.
        let reach = DIRECTIONS.map(|n| self.extent(n));
        (0..AROUND)
            .map(|i| {
                let j = (i + 1) % AROUND;
                let (n, m) = (DIRECTIONS[i], DIRECTIONS[j]);
                let cross = n[0] * m[1] - n[1] * m[0];
                let x = (reach[i] * m[1] - reach[j] * n[1]) / cross;
                let y = (reach[j] * n[0] - reach[i] * m[0]) / cross;
                [self.centre[0] + x, self.centre[1] + y]
            })
            .collect()
    }
}

const SQRT_3: f64 = 1.732_050_807_568_877_2;

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// Half way between two directions that are less than a half turn apart.
fn between(a: Flat, b: Flat) -> Flat {
    let sum = [a[0] + b[0], a[1] + b[1]];
    let length = libm::sqrt(sum[0] * sum[0] + sum[1] * sum[1]);
    [sum[0] / length, sum[1] / length]
}

/// How many directions are looked at all around.
const AROUND: usize = 32;

/// The first quarter of them.
const QUARTER: [Flat; AROUND / 4] = [
    [1.0, 0.0],
    [0.980_785_280_403_230_4, 0.195_090_322_016_128_2],
    [0.923_879_532_511_286_7, 0.382_683_432_365_089_8],
    [0.831_469_612_302_545_2, 0.555_570_233_019_602_2],
    [core::f64::consts::FRAC_1_SQRT_2, core::f64::consts::FRAC_1_SQRT_2],
    [0.555_570_233_019_602_3, 0.831_469_612_302_545_2],
    [0.382_683_432_365_089_8, 0.923_879_532_511_286_7],
    [0.195_090_322_016_128_3, 0.980_785_280_403_230_4],
];

/// Directions all around, counter-clockwise.
const DIRECTIONS: [Flat; AROUND] = {
    let mut around = [[0.0; 2]; AROUND];
    let mut i = 0;
    while i < AROUND {
        let [x, y] = QUARTER[i % QUARTER.len()];
        around[i] = match i / QUARTER.len() {
            0 => [x, y],
            1 => [-y, x],
            2 => [-x, -y],
            _ => [y, -x],
        };
        i += 1;
    }
    around
};

/// The most a function of a direction can be. The best direction is between
/// the neighbours of the best of those looked at: halve the way to it from
/// both sides.
fn most(of: impl Fn(Flat) -> f64) -> f64 {
    let (mut best, mut most) = (0, f64::NEG_INFINITY);
    for (i, direction) in DIRECTIONS.iter().enumerate() {
        let value = of(*direction);
        if value > most {
            (best, most) = (i, value);
        }
    }
    let mut left = DIRECTIONS[(best + AROUND - 1) % AROUND];
    let mut middle = DIRECTIONS[best];
    let mut right = DIRECTIONS[(best + 1) % AROUND];
    for _ in 0..20 {
        let (a, b) = (between(left, middle), between(middle, right));
        let (at_a, at_b) = (of(a), of(b));
        if at_a > most && at_a >= at_b {
            (right, middle, most) = (middle, a, at_a);
        } else if at_b > most {
            (left, middle, most) = (middle, b, at_b);
        } else {
            (left, right) = (a, b);
        }
    }
    most
}

/// The free way between two outlines, in micrometres; less than 0: how deep
/// one is in the other.
pub(crate) fn gap(a: &Solid, b: &Solid) -> f64 {
    let apart = [b.centre[0] - a.centre[0], b.centre[1] - a.centre[1]];
    most(|n| apart[0] * n[0] + apart[1] * n[1] - a.extent(n) - b.extent(n))
}

/// How far an outline reaches at most from a point of the mat.
pub(crate) fn farthest(a: &Solid, from: Flat) -> f64 {
    let apart = [a.centre[0] - from[0], a.centre[1] - from[1]];
    most(|n| apart[0] * n[0] + apart[1] * n[1] + a.extent(n))
}

/// Whether the outlines can be within `reach` of each other at all.
pub(crate) fn near(a: &Solid, b: &Solid, reach: f64) -> bool {
    let (a, b) = (a.bounds(), b.bounds());
    (0..2).all(|i| a[i].0 <= b[i].1 + reach && b[i].0 <= a[i].1 + reach)
}

/// Whether `a` is the higher of two that overlap, at the place where they do.
pub(crate) fn above(a: &Solid, b: &Solid) -> bool {
    let place = centroid(&clip(a.polygon(), &b.polygon()));
    let place = place
        .unwrap_or_else(|| [(a.centre[0] + b.centre[0]) / 2.0, (a.centre[1] + b.centre[1]) / 2.0]);
    a.height(place) >= b.height(place)
}

/// What two convex polygons have in common (Sutherland and Hodgman).
fn clip(subject: Vec<Flat>, window: &[Flat]) -> Vec<Flat> {
    let mut rest = subject;
    for i in 0..window.len() {
        let (from, to) = (window[i], window[(i + 1) % window.len()]);
        let inside =
            |p: Flat| (to[0] - from[0]) * (p[1] - from[1]) - (to[1] - from[1]) * (p[0] - from[0]);
        if rest.iter().all(|p| inside(*p) >= 0.0) {
            continue;
        }
        let mut kept = Vec::with_capacity(rest.len() + 1);
        for j in 0..rest.len() {
            let (here, next) = (rest[j], rest[(j + 1) % rest.len()]);
            let (in_here, in_next) = (inside(here), inside(next));
            if in_here >= 0.0 {
                kept.push(here);
            }
            if (in_here >= 0.0) != (in_next >= 0.0) {
                let share = in_here / (in_here - in_next);
                let cut = |k: usize| here[k] + (next[k] - here[k]) * share;
                kept.push([cut(0), cut(1)]);
            }
        }
        rest = kept;
    }
    rest
}

/// The middle of a polygon; none if it has no area.
fn centroid(polygon: &[Flat]) -> Option<Flat> {
    let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
    for i in 0..polygon.len() {
        let (a, b) = (polygon[i], polygon[(i + 1) % polygon.len()]);
        let cross = a[0] * b[1] - b[0] * a[1];
        area += cross;
        x += (a[0] + b[0]) * cross;
        y += (a[1] + b[1]) * cross;
    }
    (area > 0.0).then(|| [x / (3.0 * area), y / (3.0 * area)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pose::{Face, Spot};

    const SMALL: Body = Body::new(Shape::Disc { radius: 11_000 }, 2_000);
    const LARGE: Body = Body::new(Shape::Disc { radius: 15_000 }, 2_000);
    const RECT: Body = Body::new(Shape::Rect { x: 20_000, y: 10_000 }, 2_000);
    const HEX: Body = Body::new(Shape::Hex { apothem: 25_000 }, 2_000);

    fn solid(body: Body, x: i32, y: i32, turn: i32) -> Solid {
        Solid::new(body, &Pose::flat(Spot::mm(x, y), 1_000, turn, Face::Front))
    }

    /// To a tenth of a micrometre, which is what steps of an attitude allow.
    fn close(is: f64, should: f64) {
        assert!((is - should).abs() < 3.0, "{is} is not {should}");
    }

    #[test]
    fn discs_are_as_far_apart_as_their_centres_less_their_radii() {
        for (x, y) in [(30, 40), (-30, 40), (3, 4), (1, 0), (0, -200)] {
            let far = libm::hypot(f64::from(x), f64::from(y)) * 1e3;
            let (a, b) = (solid(SMALL, 0, 0, 0), solid(LARGE, x, y, 1_234));
            close(gap(&a, &b), far - 26_000.0);
            close(gap(&b, &a), far - 26_000.0);
        }
    }

    #[test]
    fn rectangles_and_hexagons_have_sides_and_corners() {
        let rect = solid(RECT, 0, 0, 0);
        close(gap(&rect, &solid(SMALL, 40, 0, 0)), 9_000.0);
        close(gap(&rect, &solid(SMALL, 10, 30, 0)), 9_000.0);
        let corner = libm::hypot(20.8, 20.8) * 1e3 - 11_000.0 - f64::from(RIM);
        close(gap(&rect, &solid(SMALL, 40, 30, 0)), corner);
        close(gap(&solid(RECT, 0, 0, 9_000), &solid(SMALL, 0, 40, 0)), 9_000.0);
        close(gap(&solid(HEX, 0, 0, 0), &solid(SMALL, 50, 0, 0)), 14_000.0);
        close(gap(&solid(HEX, 0, 0, 3_000), &solid(SMALL, 0, 50, 0)), 14_000.0);
        // Deepest is measured along the shortest way out.
        close(gap(&rect, &solid(RECT, 5, 2, 0)), -18_000.0);
    }

    #[test]
    fn a_leaning_chip_has_a_narrower_outline() {
        let (sin, cos) = libm::sincos(0.5);
        let attitude = crate::pose::Attitude::nearest([0.0, sin, 0.0, cos]);
        let pose = Pose { x: 0, y: 0, z: 9_000, attitude };
        let leaning = Solid::new(SMALL, &pose);
        let [x, y] = leaning.bounds();
        close(y.1, 11_000.0);
        // Half the turn is 0.5, so it leans by 1 radian.
        close(x.1, 10_200.0 * libm::cos(1.0) + 200.0 * libm::sin(1.0) + 800.0);
    }

    #[test]
    fn the_higher_at_the_place_of_the_overlap_is_above() {
        let low = solid(SMALL, 0, 0, 0);
        let high = Solid::new(SMALL, &Pose::flat(Spot::mm(15, 3), 3_000, 0, Face::Back));
        assert!(above(&high, &low) && !above(&low, &high));
        // One that leans on the rim of the other with its centre lower.
        let (sin, cos) = libm::sincos(-0.05);
        let attitude = crate::pose::Attitude::nearest([0.0, sin, 0.0, cos]);
        let leaning = Solid::new(SMALL, &Pose { x: -19_000, y: 0, z: 1_900, attitude });
        assert!(above(&leaning, &low) == (leaning.height([-9_000.0, 0.0]) > 1_000.0));
    }
}
