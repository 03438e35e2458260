//! Bodies of the table as the engine sees them: colliders, and boxes and balls
//! around them.

use rapier3d::parry::query::contact;
use rapier3d::prelude::{
    Collider, ColliderBuilder, MassProperties, Pose as Place, Rotation, SharedShape, Vector,
};

use crate::body::{Body, Shape};
use crate::pose::Pose;
use crate::settings as set;

pub(crate) fn centimetres(micrometres: i32) -> f32 {
    (f64::from(micrometres) / 10_000.0) as f32
}

/// A pose in the engine's eyes: centimetres, and `y` up.
pub(crate) fn place(pose: &Pose) -> Place {
    let [x, y, z, w] = pose.attitude.quaternion();
    let rotation = Rotation::from_xyzw(x as f32, z as f32, -y as f32, w as f32);
    let at = Vector::new(centimetres(pose.x), centimetres(pose.z), -centimetres(pose.y));
    Place::from_parts(at, rotation)
}

/// The shape of a body's first collider: all of a movable one.
pub(crate) fn shape(body: Body) -> SharedShape {
    shape_and_count(body).0
}

/// The way between two bodies, in centimetres, as far as `most`; less than 0:
/// how deep one is in the other.
pub(crate) fn apart(one: (Body, &Place), other: (Body, &Place), most: f32) -> f32 {
    let mut least = most;
    let (shape, count) = shape_and_count(one.0);
    let (against, thirds) = shape_and_count(other.0);
    for mine in 0..count {
        let place = *one.1 * third(mine);
        for yours in 0..thirds {
            let met = contact(&place, &*shape, &(*other.1 * third(yours)), &*against, most);
            least = met.ok().flatten().map_or(least, |met| least.min(met.dist));
        }
    }
    least
}

/// The colliders of a body; a movable one has exactly one.
///
/// Never convex hulls: the engine keeps four points of a face, and discs made
/// of them sink into each other. A hexagon is three rectangles, each as wide
/// as a side and reaching from one side to the opposite one.
pub(crate) fn colliders(body: Body, mark: u128) -> impl Iterator<Item = Collider> {
    let (shape, count) = shape_and_count(body);
    let shape = ColliderBuilder::new(shape)
        .friction(set::PIECE_FRICTION)
        .restitution(set::RESTITUTION)
        .mass_properties(mass_properties(body))
        .user_data(mark);
    (0..count).map(move |n| shape.clone().position(third(n)).build())
}

/// How one of a body's colliders is turned.
fn third(n: usize) -> Place {
    let (sin, cos) = SIXTHS[n];
    Place::from_parts(Vector::ZERO, Rotation::from_xyzw(0.0, sin, 0.0, cos))
}

fn shape_and_count(body: Body) -> (SharedShape, usize) {
    let build = body.build();
    let rim = centimetres(set::RIM);
    let thick = centimetres(build.thickness) / 2.0 - rim;
    match build.shape {
        Shape::Disc { radius } => {
            (SharedShape::round_cylinder(thick, centimetres(radius) - rim, rim), 1)
        }
        Shape::Rect { x, y } => {
            let (x, y) = (centimetres(x) - rim, centimetres(y) - rim);
            (SharedShape::round_cuboid(x, thick, y, rim), 1)
        }
        Shape::Hex { apothem } => {
            let long = centimetres(apothem) - rim;
            (SharedShape::round_cuboid(long, thick, long * TAN_30, rim), 3)
        }
    }
}

/// Those of the whole body: the engine would leave out its rim. What is made
/// of several rectangles never moves.
fn mass_properties(body: Body) -> MassProperties {
    let build = body.build();
    let thick = centimetres(build.thickness) / 2.0;
    match build.shape {
        Shape::Disc { radius } | Shape::Hex { apothem: radius } => {
            MassProperties::from_cylinder(set::DENSITY, thick, centimetres(radius))
        }
        Shape::Rect { x, y } => {
            let half = Vector::new(centimetres(x), thick, centimetres(y));
            MassProperties::from_cuboid(set::DENSITY, half)
        }
    }
}

/// What a body weighs, in grams.
pub(crate) fn mass(body: Body) -> f64 {
    mass_properties(body).mass().into()
}

const TAN_30: f32 = 0.577_350_26;
/// Sine and cosine of half of 0, 60 and 120 degrees.
const SIXTHS: [(f32, f32); 3] = [(0.0, 1.0), (0.5, 0.866_025_4), (0.866_025_4, 0.5)];

/// Half the size of the box around a body that is turned like this.
pub(crate) fn half_box(body: Body, rotation: Rotation) -> Vector {
    let build = body.build();
    let rim = centimetres(set::RIM);
    let up = (rotation * Vector::Y).abs();
    let thick = up * (centimetres(build.thickness) / 2.0 - rim);
    let flat = match build.shape {
        Shape::Disc { radius } => disc(up, centimetres(radius) - rim),
        Shape::Hex { apothem } => disc(up, centimetres(apothem) * 1.16 - rim),
        Shape::Rect { x, y } => {
            (rotation * Vector::X).abs() * (centimetres(x) - rim)
                + (rotation * Vector::Z).abs() * (centimetres(y) - rim)
        }
    };
    flat + thick + Vector::splat(rim)
}

fn disc(up: Vector, radius: f32) -> Vector {
    let across = Vector::ONE - up * up;
    Vector::new(
        libm::sqrtf(across.x.max(0.0)),
        libm::sqrtf(across.y.max(0.0)),
        libm::sqrtf(across.z.max(0.0)),
    ) * radius
}

/// The radius of the ball around a body.
pub(crate) fn ball(body: Body) -> f32 {
    let build = body.build();
    let thick = centimetres(build.thickness) / 2.0;
    let square = match build.shape {
        Shape::Disc { radius } => centimetres(radius) * centimetres(radius),
        Shape::Rect { x, y } => centimetres(x) * centimetres(x) + centimetres(y) * centimetres(y),
        Shape::Hex { apothem } => centimetres(apothem) * centimetres(apothem) * (4.0 / 3.0),
    };
    libm::sqrtf(square + thick * thick)
}
