//! In TypeScript: names as text, and what the felt table's types look like.

#![expect(dead_code, reason = "only their description is used")]

use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

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

macro_rules! described {
    ($type:ty, $inline:expr) => {
        impl TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &Config) -> String {
                $inline
            }

            fn inline(_: &Config) -> String {
                $inline
            }

            fn decl(_: &Config) -> String {
                String::new()
            }

            fn decl_concrete(_: &Config) -> String {
                String::new()
            }

            fn visit_dependencies(visitor: &mut impl TypeVisitor) {
                visitor.visit::<Breed>();
            }

            fn output_path() -> Option<PathBuf> {
                None
            }
        }
    };
}

described!(Name, "string".to_owned());
described!(Symbol, "Breed | \"red-star\"".to_owned());
