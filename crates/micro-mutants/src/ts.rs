//! In TypeScript: names as text, what the felt table's types look like, and
//! the sizes by which a client draws what lies on it.

#![expect(dead_code, reason = "of some types only their description is used")]

use std::collections::BTreeMap;

use flick::{Body, FRAMES_PER_SECOND, FULL_PRESS, LEAST_PRESS, TRACK_STEP};
use gamebox::Constant;
use serde_json::{Value, json};
use ts_rs::TS;

use crate::card::Shape;
use crate::mat::bodies;
use crate::mat::ground::STARS;
use crate::{Breed, Kind, Name, Symbol, Terrain, Token};

/// What a client needs to know and would otherwise copy: its name, what it is,
/// and its value. Lengths are in micrometres.
pub(crate) fn constants() -> Vec<Constant> {
    let shapes =
        [("small", Shape::Small), ("large", Shape::Large), ("rectangular", Shape::Rectangular)];
    let shapes: BTreeMap<_, _> = shapes.map(|(name, shape)| (name, outline(shape.body()))).into();
    let terrain = Terrain::ALL.iter().copied().map(Kind::Terrain);
    let tokens = Token::ALL.iter().copied().map(Kind::Token);
    let kinds = [Kind::Base, Kind::Resource].into_iter().chain(terrain).chain(tokens);
    let mut bodies: BTreeMap<_, _> =
        kinds.map(|kind| (kind.name(), outline(kind.body()))).collect();
    bodies.insert("small-base", outline(bodies::SQUARE_BASE));
    let stars = STARS.map(|star| json!({ "x": star.x, "y": star.y }));
    vec![
        ("SHAPES", "The outlines of chips.", json!(shapes)),
        ("BODIES", "The outlines of everything else that lies on the mat.", json!(bodies)),
        ("THICKNESS", "How thick a chip is.", json!(bodies::THICKNESS)),
        ("STARS", "Where templates of terrain lie (MM-T1).", json!(stars)),
        ("FULL_PRESS", "The deepest press.", json!(FULL_PRESS)),
        ("LEAST_PRESS", "The softest press that makes a chip jump.", json!(LEAST_PRESS)),
        ("FRAMES_PER_SECOND", "How many frames of a track are a second.", json!(FRAMES_PER_SECOND)),
        ("TRACK_STEP", "What one is in the places of a track.", json!(TRACK_STEP)),
    ]
}

fn outline(body: Body) -> Value {
    match body.shape {
        flick::Shape::Disc { radius } => json!({ "form": "disc", "r": radius }),
        flick::Shape::Rect { x, y } => json!({ "form": "rect", "x": x, "y": y }),
        flick::Shape::Hex { apothem } => json!({ "apothem": apothem, "form": "hex" }),
    }
}

/// Where a piece lies: micrometres from the middle of the mat, and a unit
/// quaternion (x, y, z, w) in steps of 1/32767.
#[derive(TS)]
#[ts(export_to = "micro-mutants.ts")]
pub(crate) struct Pose {
    x: i32,
    y: i32,
    z: i32,
    attitude: [i16; 4],
}

/// A point on the mat, in micrometres.
#[derive(TS)]
#[ts(export_to = "micro-mutants.ts")]
pub(crate) struct Spot {
    x: i32,
    y: i32,
}

/// What a hand did beyond what was meant.
#[derive(TS)]
#[ts(export_to = "micro-mutants.ts")]
pub(crate) struct Tremor {
    direction: i32,
    press: i32,
    edge: i32,
    yaw: i32,
}

tabletop::described! { written out;
    Name = "string".to_owned(), of ();
    Symbol = "Breed | \"red-star\"".to_owned(), of Breed;
}
