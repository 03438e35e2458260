//! A scene and its launches for other engines, which measure themselves
//! against this one (`bench/peers/`): plain numbers, centimetre, gram and
//! second, `z` up.

use serde::Serialize;

use crate::body::Shape;
use crate::hand::{Flick, Launch};
use crate::scene::{Piece, PieceId, Scene};
use crate::settings as set;
use crate::solids::centimetres;

/// A scene and what is shot in it, each shot from the same position.
#[derive(Clone, Debug, Serialize)]
pub struct Export {
    scene: Exported,
    shots: Vec<ExportedShot>,
}

#[derive(Clone, Debug, Serialize)]
struct Exported {
    step: f32,
    gravity: f32,
    density: f32,
    friction: Friction,
    /// Rolling resistance as a length: the torque that [`set::ROLLING_LOSS`]
    /// is for a small chip on its rim, for each unit of its weight.
    rolling: f32,
    pieces: Vec<ExportedPiece>,
}

#[derive(Clone, Debug, Serialize)]
struct Friction {
    mat: f32,
    piece: f32,
}

#[derive(Clone, Debug, Serialize)]
struct ExportedPiece {
    shape: &'static str,
    /// Radius and half the height, or half of each side.
    size: Vec<f32>,
    /// The shape is there once for each of these turns about its front.
    turns: Vec<f32>,
    movable: bool,
    pos: [f32; 3],
    /// `w` first.
    quat: [f64; 4],
}

#[derive(Clone, Debug, Serialize)]
struct ExportedShot {
    piece: PieceId,
    #[serde(flatten)]
    launch: Launch,
}

impl Export {
    /// Leaves out shots that do not jump.
    #[must_use]
    pub fn new(scene: &Scene, shots: &[Flick]) -> Self {
        let jump = |shot: &Flick| {
            let launch = shot.launch(scene.piece(shot.piece)?, 0).ok()?;
            Some(ExportedShot { piece: shot.piece, launch })
        };
        let radius = 1.1;
        let rolling = set::ROLLING_LOSS * radius * radius / 2.0 / set::GRAVITY;
        Export {
            scene: Exported {
                step: set::STEP,
                gravity: set::GRAVITY,
                density: set::DENSITY,
                friction: Friction { mat: set::MAT_FRICTION, piece: set::PIECE_FRICTION },
                rolling,
                pieces: scene.pieces.iter().map(piece).collect(),
            },
            shots: shots.iter().filter_map(jump).collect(),
        }
    }
}

fn piece(piece: &Piece) -> ExportedPiece {
    let body = piece.body;
    let thick = centimetres(body.thickness) / 2.0;
    let third = core::f32::consts::PI / 3.0;
    let (shape, size, turns) = match body.shape {
        Shape::Disc { radius } => ("disc", vec![centimetres(radius), thick], vec![0.0]),
        Shape::Rect { x, y } => ("rect", vec![centimetres(x), centimetres(y), thick], vec![0.0]),
        Shape::Hex { apothem } => {
            let long = centimetres(apothem);
            ("rect", vec![long, long * 0.577_350_26, thick], vec![0.0, third, 2.0 * third])
        }
    };
    let [x, y, z, w] = piece.pose.attitude.quaternion();
    ExportedPiece {
        shape,
        size,
        turns,
        movable: body.movable,
        pos: [piece.pose.x, piece.pose.y, piece.pose.z].map(centimetres),
        quat: [w, x, y, z],
    }
}
