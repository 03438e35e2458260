//! The table of materials and solver settings. Units inside the simulation are
//! centimetre, gram and second; everything else in the crate is integers.
//!
//! Where the figures come from and what they do is told in `docs/flick.md`;
//! whoever changes one changes where chips land, so the digests in the tests
//! and the rules version of every game on the felt change with it.

/// The radius of the rounded rim of every body, in micrometres. Sharp rims let
/// chips stand on their edge in one shot of eight, rounded ones hardly ever.
pub(crate) const RIM: i32 = 800;

/// Steps in a second.
pub const HERTZ: u32 = 480;
/// The length of a step.
pub(crate) const STEP: f32 = 1.0 / HERTZ as f32;
/// Steps between two frames of a track.
pub(crate) const STEPS_PER_FRAME: u32 = HERTZ / crate::track::FRAMES_PER_SECOND;

/// Gravity.
pub(crate) const GRAVITY: f32 = 981.0;

/// What chips and tokens are made of (styrene).
pub(crate) const DENSITY: f32 = 1.05;
/// Friction of the felt; between two bodies it is the average.
pub(crate) const MAT_FRICTION: f32 = 0.6;
/// Friction of a piece.
pub(crate) const PIECE_FRICTION: f32 = 0.3;
/// Bounce of felt and pieces alike.
pub(crate) const RESTITUTION: f32 = 0.2;
/// Air, and whatever else slows a spin in flight, per second.
pub(crate) const SPIN_DAMPING: f32 = 0.5;

/// The engine knows no rolling resistance: what touches something loses this
/// share of its spin per second ...
pub(crate) const ROLLING_SHARE: f32 = 5.0;
/// ... and this much of it, in radians per second squared.
pub(crate) const ROLLING_LOSS: f32 = 60.0;

/// Felt swallows small motions: what touches something and whose rim is slower
/// than this ...
pub(crate) const SMALL: f32 = 12.0;
/// ... keeps so much of its motion in a step. Without it a chip that leans on
/// the rim of another rocks for ever, by a tenth of a millimetre.
pub(crate) const SMALL_KEPT: f32 = 0.92;

/// Solver iterations in a step.
pub(crate) const ITERATIONS: usize = 3;
/// Stiffness of contacts in hertz, and their damping. The engine's own figures
/// are for bodies of a metre: chips would sink into each other.
pub(crate) const CONTACT: (f32, f32) = (480.0, 10.0);
/// Contacts are looked for this far ahead.
pub(crate) const PREDICTION: f32 = 0.05;

/// A piece whose rim is faster than this and that is about to hit something is
/// simulated in parts of a step: in each it moves by less than a chip is thick
/// ...
pub(crate) const SWIFT: f32 = 95.0;
/// ... unless that would be more parts than this.
pub(crate) const PARTS: u32 = 4;
/// What flies far from everything is simulated in strides of so many steps.
pub(crate) const STRIDE: u32 = 4;
/// Half of what gravity adds in an iteration of a step of one second.
pub(crate) const LEAD: f32 = GRAVITY / ITERATIONS as f32 / 2.0;

/// What lies within this of a moving piece is put into the simulation.
pub(crate) const NEAR: f32 = 0.5;
/// What lies within this of a lively piece can be woken by it.
pub(crate) const TOUCHING: f32 = 0.03;
/// A piece is lively, and wakes what it hits, if its rim is faster than this:
/// a slower blow would not move a chip by half a millimetre ...
pub(crate) const FAST: f32 = 10.0;
/// ... or whenever its rim has moved by this; what rested on it may fall.
pub(crate) const CALM: f32 = 0.06;
/// A piece whose rim moves less than that in so many steps only trembles.
pub(crate) const CALM_STEPS: u32 = HERTZ / 40;
/// One whose rim has moved less than this ...
pub(crate) const STILL: f32 = 0.003;
/// ... between two glances, so many steps apart, is still.
pub(crate) const GLANCE: u32 = 8;
/// Something lies on a lively piece, and may fall with it, if the way out of
/// the one into the other goes upwards by more than this.
pub(crate) const ON_TOP: f32 = 0.1;
/// Nothing comes to rest deeper than this in anything else.
pub(crate) const DEEP: f32 = 0.02;
/// What wanted to come to rest so deep more often than this is moved out ...
pub(crate) const STUCK: u8 = 2;
/// ... and with it so many others at most.
pub(crate) const PARTINGS: u32 = 40;
/// One that comes to rest steeper than this (the sine of its face's height)
/// tips over, so often at most.
pub(crate) const STEEP: f32 = 0.5;
/// How often a piece is tipped before it may stay as it stands.
pub(crate) const TIPS: u8 = 6;
/// How hard it is tipped, in radians per second.
pub(crate) const TIP: f32 = 10.0;

/// After so many steps everything is slowed, more and more ...
pub(crate) const PATIENCE: u32 = HERTZ * 3 / 2;
/// ... and after so many it lies where it is.
pub(crate) const LIMIT: u32 = HERTZ * 4;
/// What is so far outside the mat is gone.
pub(crate) const GONE: f32 = 6.0;
