//! The table of bodies: what lies on the mat, how large it is and what it is
//! made of. Lengths are micrometres. A new piece is a new line here.

use serde::{Deserialize, Serialize};

/// What a piece is made like. Games give pieces their meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "flick.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Body {
    /// A small round chip.
    SmallChip,
    /// A large round chip.
    LargeChip,
    /// A rectangular chip.
    RectChip,
    /// A large base, a hexagon.
    HexBase,
    /// A small base, a square.
    SquareBase,
    /// A resource.
    Resource,
    /// A marker that lies on a chip.
    Marker,
    /// A thrown meteor.
    Meteor,
    /// A thrown entrance.
    Entrance,
    /// A template of terrain.
    Terrain,
}

/// The outline of a body that lies flat, around its centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A circle.
    Disc {
        /// Its radius.
        radius: i32,
    },
    /// A rectangle, `x` along the body's own first axis.
    Rect {
        /// Half its length.
        x: i32,
        /// Half its width.
        y: i32,
    },
    /// A regular hexagon with two sides across the body's own first axis.
    Hex {
        /// From the centre to the middle of a side.
        apothem: i32,
    },
}

/// One line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Build {
    /// Its outline.
    pub shape: Shape,
    /// How thick it is.
    pub thickness: i32,
    /// Whether a blow moves it (MM-P18: bases stay where they are).
    pub movable: bool,
    /// How fast the same press sends it off, in percent of a small chip;
    /// nothing for what a shooter cannot press.
    pub spring: Option<u8>,
}

const fn disc(diameter: i32, spring: Option<u8>) -> Build {
    Build { shape: Shape::Disc { radius: diameter / 2 }, thickness: 2_000, movable: true, spring }
}

const fn rect(length: i32, width: i32, spring: Option<u8>) -> Build {
    let shape = Shape::Rect { x: length / 2, y: width / 2 };
    Build { shape, thickness: 2_000, movable: true, spring }
}

const fn hex(across: i32) -> Build {
    Build {
        shape: Shape::Hex { apothem: across / 2 },
        thickness: 2_000,
        movable: true,
        spring: None,
    }
}

const fn fixed(build: Build) -> Build {
    Build { movable: false, ..build }
}

impl Body {
    /// Every body there is.
    pub const ALL: [Body; 10] = [
        Body::SmallChip,
        Body::LargeChip,
        Body::RectChip,
        Body::HexBase,
        Body::SquareBase,
        Body::Resource,
        Body::Marker,
        Body::Meteor,
        Body::Entrance,
        Body::Terrain,
    ];

    /// Its line of the table.
    #[must_use]
    pub const fn build(self) -> Build {
        match self {
            Body::SmallChip => disc(22_000, Some(100)),
            Body::LargeChip => disc(30_000, Some(90)),
            Body::RectChip => rect(40_000, 20_000, Some(85)),
            Body::HexBase => fixed(hex(50_000)),
            Body::SquareBase => fixed(rect(30_000, 30_000, None)),
            Body::Resource => disc(16_000, None),
            Body::Marker => disc(30_000, None),
            Body::Meteor => disc(25_000, None),
            Body::Entrance => disc(25_000, None),
            Body::Terrain => fixed(disc(100_000, None)),
        }
    }
}
