//! The felt table: a shot, a drop or a throw in, and out come settled pieces,
//! who lies over whom, what touched what and a track for the eye.
//!
//! Integers in and out, the same to the bit in every build and on every thread.
//! It knows no rules, draws no luck and has no clock. `docs/flick.md` tells how
//! it works and how far it can be trusted.

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

pub use body::{Body, Build, Shape};
pub use export::Export;
pub use hand::{Dud, FARTHEST_IN, FULL_PRESS, Flick, Hand, LEAST_PRESS, Launch, Tremor};
pub use inspect::Inspection;
pub use place::{BESIDE, Misfit, Near, Region, Zone};
pub use pose::{Angle, Attitude, FULL_TURN, Face, Pose, Spot};
pub use scene::{Mat, OVERLAP, Overlap, Piece, PieceId, Scene};
pub use settings::HERTZ as STEPS_PER_SECOND;
pub use settle::{Effort, Moment, Settled, Touch, Unplayable};
pub use toss::{DROP_HEIGHT, Toss};
pub use track::{FRAMES_PER_SECOND, PieceTrack, TRACK_STEP, Track};
