//! In TypeScript: names as text, and what the felt table's types look like.

#![expect(dead_code, reason = "only their description is used")]

use ts_rs::TS;

use crate::{Breed, Name, Symbol};

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
