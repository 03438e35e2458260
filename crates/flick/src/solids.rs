//! Bodies of the table as the engine sees them: colliders, and boxes and balls
//! around them.

use rapier3d::parry::query::{Contact, contact};
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

/// A body without its rounded rim, turned as its first collider is: its
/// distances are found quickly, also from inside the rim.
pub(crate) fn core(body: Body) -> SharedShape {
    let (half, radius) = core_size(body);
    match body.shape {
        Shape::Disc { .. } => SharedShape::cylinder(half.y, radius),
        Shape::Rect { .. } | Shape::Hex { .. } => SharedShape::cuboid(half.x, half.y, half.z),
    }
}

/// Where two bodies are nearest to each other, if not farther apart than
/// `most`; a distance below 0 is how deep one is in the other.
pub(crate) fn nearest(
    one: (&SharedShape, &Place),
    other: (&SharedShape, &Place),
    most: f32,
) -> Option<Contact> {
    let rims = 2.0 * centimetres(set::RIM);
    let met = contact(one.1, &**one.0, other.1, &**other.0, most + rims);
    let mut met = met.ok().flatten()?;
    met.dist -= rims;
    Some(met)
}

/// The same for bodies of several colliders.
pub(crate) fn nearest_of(one: (Body, &Place), other: (Body, &Place), most: f32) -> Option<Contact> {
    let (mine, yours) = (core(one.0), core(other.0));
    let mut least: Option<Contact> = None;
    for place in thirds(one.0).map(|third| *one.1 * third) {
        for against in thirds(other.0).map(|third| *other.1 * third) {
            let met = nearest((&mine, &place), (&yours, &against), most);
            let nearer = met.filter(|met| least.is_none_or(|least| met.dist < least.dist));
            least = nearer.or(least);
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
    let (half, radius) = core_size(body);
    let rim = centimetres(set::RIM);
    let shape = match body.shape {
        Shape::Disc { .. } => SharedShape::round_cylinder(half.y, radius, rim),
        Shape::Rect { .. } | Shape::Hex { .. } => {
            SharedShape::round_cuboid(half.x, half.y, half.z, rim)
        }
    };
    let shape = ColliderBuilder::new(shape)
        .friction(set::PIECE_FRICTION)
        .restitution(set::RESTITUTION)
        .mass_properties(mass_properties(body))
        .user_data(mark);
    thirds(body).map(move |third| shape.clone().position(third).build())
}

/// How the colliders of a body are turned.
fn thirds(body: Body) -> impl Iterator<Item = Place> {
    let count = if matches!(body.shape, Shape::Hex { .. }) { 3 } else { 1 };
    let turned =
        |(sin, cos)| Place::from_parts(Vector::ZERO, Rotation::from_xyzw(0.0, sin, 0.0, cos));
    SIXTHS.into_iter().take(count).map(turned)
}

/// Half the size of a body's first collider without its rim, and the radius
/// of a disc.
fn core_size(body: Body) -> (Vector, f32) {
    let rim = centimetres(set::RIM);
    let thick = centimetres(body.thickness) / 2.0 - rim;
    let (x, z) = match body.shape {
        Shape::Disc { radius } => (centimetres(radius) - rim, centimetres(radius) - rim),
        Shape::Rect { x, y } => (centimetres(x) - rim, centimetres(y) - rim),
        Shape::Hex { apothem } => {
            let long = centimetres(apothem) - rim;
            (long, long * TAN_30)
        }
    };
    (Vector::new(x, thick, z), x)
}

/// Those of the whole body: the engine would leave out its rim. What is made
/// of several rectangles never moves.
fn mass_properties(body: Body) -> MassProperties {
    let thick = centimetres(body.thickness) / 2.0;
    match body.shape {
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
    let rim = centimetres(set::RIM);
    let up = (rotation * Vector::Y).abs();
    let thick = up * (centimetres(body.thickness) / 2.0 - rim);
    let flat = match body.shape {
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
    let thick = centimetres(body.thickness) / 2.0;
    let square = match body.shape {
        Shape::Disc { radius } => centimetres(radius) * centimetres(radius),
        Shape::Rect { x, y } => centimetres(x) * centimetres(x) + centimetres(y) * centimetres(y),
        Shape::Hex { apothem } => centimetres(apothem) * centimetres(apothem) * (4.0 / 3.0),
    };
    libm::sqrtf(square + thick * thick)
}
