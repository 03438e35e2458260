//! The rules by theme, in the order of a battle: each says who can do something
//! and does it. Who decides, and when, is `battle::flow` and `prompt`.

pub(crate) mod deployment;
pub(crate) mod turns;

mod moves;
mod transport;

mod bodyguards;
mod damage;
mod strike;
mod targets;

mod play;
mod powers;
mod windows;
