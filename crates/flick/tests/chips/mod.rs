//! What tests and trials of the felt play with: a mat and bodies of every
//! shape. They never change, because digests and figures hang on them.

#![allow(dead_code, reason = "every test uses some of them")]

use std::fmt::Debug;

use flick::trials::Trial;
use flick::{Body, Mat, Shape};

pub(crate) const MAT: Mat = Mat { x: 380_000, y: 380_000, overlap: 300 };

pub(crate) const SMALL: Body = disc(22_000).pressed(100);
pub(crate) const LARGE: Body = disc(30_000).pressed(90);
pub(crate) const RECT: Body = rect(40_000, 20_000).pressed(85);
pub(crate) const HEX: Body = Body::new(Shape::Hex { apothem: 25_000 }, THICKNESS).fixed();
pub(crate) const SQUARE: Body = rect(30_000, 30_000).fixed();
pub(crate) const COUNTER: Body = disc(16_000);
pub(crate) const TOKEN: Body = disc(25_000);

/// What was printed, in the words of the time when the digests were computed.
pub(crate) fn told(printed: &impl Debug) -> String {
    let told = format!("{printed:?}").replace(&format!(", overlap: {} }}", MAT.overlap), " }");
    let told = told.replace("Touch {", "Contact {").replace("PieceTrack {", "Way {");
    let names = [
        ("SmallChip", SMALL),
        ("LargeChip", LARGE),
        ("RectChip", RECT),
        ("HexBase", HEX),
        ("Meteor", TOKEN),
    ];
    names.iter().fold(told, |told, (name, body)| told.replace(&format!("{body:?}"), name))
}

/// Thirty-four chips and six bases.
pub(crate) const TRIAL: Trial =
    Trial { mat: MAT, chips: &[(SMALL, 12), (LARGE, 2), (RECT, 3)], base: HEX };

const THICKNESS: i32 = 2_000;

const fn disc(diameter: i32) -> Body {
    Body::new(Shape::Disc { radius: diameter / 2 }, THICKNESS)
}

const fn rect(length: i32, width: i32) -> Body {
    Body::new(Shape::Rect { x: length / 2, y: width / 2 }, THICKNESS)
}
