//! What tests and trials of the felt play with: a mat and bodies of every
//! shape. They never change, because digests and figures hang on them.

#![allow(dead_code, reason = "every test uses some of them")]

use std::fmt::Debug;

use flick::trials::Trial;
use flick::{Body, FULL_PRESS, Flick, Mat, PieceId, Scene, Settled, Shape, Tremor};

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

/// Where on the rim the scripted hand presses, in micrometres.
const EDGES: [i32; 3] = [2_000, 3_000, 4_000];
/// The presses it tries, in thousandths of the parabola's.
const PRESSES: std::ops::RangeInclusive<u32> = 820..=1_080;
/// Between two of them.
const STEP: usize = 10;
/// A streak of so many hits is good enough not to look further.
const STREAK: usize = 4;
/// A press is steady if it covers with each of these: chips bounce, and one that
/// covers only if everything is quite exact is luck.
const STEADY: [Tremor; 3] = [
    Tremor { direction: 0, press: 0, edge: 0, yaw: 0 },
    Tremor { direction: -50, press: -6, edge: -20, yaw: 150 },
    Tremor { direction: 50, press: 6, edge: 20, yaw: -150 },
];

/// A hand that practises: a shot that leaves a piece lying over another and
/// under nothing, found by trying: of all presses that do, one in the middle of
/// the longest streak; of steady presses if there are any. None if nothing tried
/// does.
pub(crate) fn solve(scene: &Scene, piece: PieceId, target: PieceId) -> Option<Flick> {
    [&STEADY[..], &STEADY[..1]]
        .into_iter()
        .find_map(|tremors| streak(scene, piece, target, tremors))
}

/// The middle of the longest streak of presses that cover with all of these
/// tremors.
fn streak(scene: &Scene, piece: PieceId, target: PieceId, tremors: &[Tremor]) -> Option<Flick> {
    let at = scene.piece(target)?.pose.spot();
    let mut best: (usize, Option<Flick>) = (0, None);
    for edge in EDGES {
        let Some(guess) = scene.aim(piece, at, edge) else { continue };
        let mut streak: Vec<Flick> = Vec::new();
        for share in PRESSES.step_by(STEP) {
            let press = u32::from(guess.press) * share / 1_000;
            let shot = Flick { press: press.min(FULL_PRESS.into()) as u16, ..guess };
            let hits = |tremor: &Tremor| {
                let settled = scene.shoot(&shot, *tremor);
                settled.is_ok_and(|settled| covers(&settled, piece, target))
            };
            if tremors.iter().all(hits) {
                streak.push(shot);
                if streak.len() > best.0 {
                    best = (streak.len(), Some(streak[streak.len() / 2]));
                }
            } else {
                streak.clear();
            }
        }
        if best.0 >= STREAK {
            break;
        }
    }
    best.1
}

/// Whether a piece lies over another, on the mat, and under nothing.
fn covers(settled: &Settled, piece: PieceId, target: PieceId) -> bool {
    let over = settled.overlaps.iter().any(|o| (o.upper, o.lower) == (piece, target));
    let under = settled.overlaps.iter().any(|o| o.lower == piece);
    over && !under && !settled.off.contains(&piece)
}
