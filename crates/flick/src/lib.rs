//! The felt table: a shot, a drop or a throw in, and out come settled pieces,
//! who lies over whom, what touched what and a track for the eye.
//!
//! Integers in and out, the same to the bit in every build and on every thread.
//! It knows no rules and no pieces, draws no luck and has no clock: what lies on
//! the mat, how large it is and when two outlines overlap is said by the game
//! that asks. `docs/flick.md` tells how it works and how far it can be trusted.

mod aim;
mod body;
mod export;
mod felt;
mod hand;
mod inspect;
mod outline;
mod place;
mod pose;
mod scene;
mod settings;
mod settle;
mod solids;
mod toss;
mod track;
pub mod trials;

pub use body::{Body, Shape};
pub use export::Export;
pub use hand::{Dud, FARTHEST_IN, FULL_PRESS, Flick, Hand, LEAST_PRESS, Launch, Tremor};
pub use inspect::Inspection;
pub use place::{Misfit, Zone};
pub use pose::{Angle, Attitude, FULL_TURN, Face, Pose, Spot};
pub use scene::{Mat, Overlap, Piece, PieceId, Scene};
pub use settings::HERTZ as STEPS_PER_SECOND;
pub use settle::{Effort, Moment, Settled, Touch, Unplayable};
pub use toss::Toss;
pub use track::{FRAMES_PER_SECOND, PieceTrack, TRACK_STEP, Track};
