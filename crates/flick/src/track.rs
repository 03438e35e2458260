//! The way of every piece that moved, for the eye: about 60 frames a second,
//! coarse numbers. Nothing is ever decided from a track; a record does not
//! hold it, because it can be computed again.

use serde::{Deserialize, Serialize};

use crate::pose::Pose;
use crate::scene::PieceId;

/// Frames in a second.
pub const FRAMES_PER_SECOND: u32 = 60;

/// Places in a track are counted in steps of so many micrometres.
pub const TRACK_STEP: i32 = 50;

/// The way of all pieces that moved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Track {
    /// How many frames the whole lasts.
    pub frames: u16,
    /// One way for each piece that was in motion, in the order of their waking.
    pub ways: Vec<PieceTrack>,
}

/// The way of one piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PieceTrack {
    /// The piece.
    pub piece: PieceId,
    /// Its first frame. Before it the piece lies where it lay, after its last
    /// frame where it lies in the end.
    pub first: u16,
    /// Seven numbers a frame: `x`, `y`, `z` in steps of [`TRACK_STEP`], then
    /// the attitude in steps of 1/1000.
    pub poses: Vec<i16>,
}

impl PieceTrack {
    /// The poses, frame by frame: place in micrometres, attitude as a
    /// quaternion in steps of 1/1000.
    pub fn frames(&self) -> impl Iterator<Item = ([i32; 3], [i16; 4])> + '_ {
        self.poses.chunks_exact(7).map(|frame| {
            let place = [frame[0], frame[1], frame[2]].map(|n| i32::from(n) * TRACK_STEP);
            (place, [frame[3], frame[4], frame[5], frame[6]])
        })
    }
}

impl Track {
    /// Adds a frame of a piece, which may leave none out.
    pub(crate) fn add(&mut self, piece: PieceId, frame: u16, pose: &Pose) {
        let known = self.ways.iter().position(|way| way.piece == piece);
        let at = known.unwrap_or_else(|| {
            self.ways.push(PieceTrack { piece, first: frame, poses: Vec::new() });
            self.ways.len() - 1
        });
        let way = &mut self.ways[at];
        // Asleep in between: it lay where it was seen last.
        let last: Option<[i16; 7]> = way.poses.last_chunk().copied();
        while let Some(last) = last
            && usize::from(frame - way.first) > way.poses.len() / 7
        {
            way.poses.extend(last);
        }
        let step = |n: i32| (n / TRACK_STEP).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        way.poses.extend([pose.x, pose.y, pose.z].map(step));
        way.poses.extend(pose.attitude.0.map(|n| (i32::from(n) * 1_000 / 32_767) as i16));
        self.frames = self.frames.max(frame + 1);
    }
}
