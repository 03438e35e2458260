//! What a piece is made like: its outline, how thick it is, whether a blow
//! moves it and whether a shooter can press it. Lengths are micrometres. Games
//! say which bodies there are; nothing here names one.

use serde::{Deserialize, Serialize};

/// What a piece is made like. Games give pieces their meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Body {
    /// Its outline.
    pub shape: Shape,
    /// How thick it is.
    pub thickness: i32,
    /// Whether a blow moves it.
    pub movable: bool,
    /// How fast a press sends it off, in percent of the speed that a press has
    /// (`hand.rs`); nothing for what a shooter cannot press.
    pub spring: Option<u8>,
}

/// The outline of a body that lies flat, around its centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

impl Body {
    /// A body that a blow moves and no shooter can press.
    #[must_use]
    pub const fn new(shape: Shape, thickness: i32) -> Self {
        Body { shape, thickness, movable: true, spring: None }
    }

    /// The same, but a shooter can press it.
    #[must_use]
    pub const fn pressed(self, spring: u8) -> Self {
        Body { spring: Some(spring), ..self }
    }

    /// The same, but it stays where it is.
    #[must_use]
    pub const fn fixed(self) -> Self {
        Body { movable: false, ..self }
    }
}
