//! The rules by theme: each says who can do something and does it. Who decides,
//! and when, is `turn` and `prompt`.

pub(crate) mod terrain;
pub(crate) mod turn;

mod dice;
pub(crate) mod moving;
mod placing;
mod players;

pub(crate) mod judge;
pub(crate) mod shooting;

mod powers;
pub(crate) mod spending;

mod bonus;
mod stars;
