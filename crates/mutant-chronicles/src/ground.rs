//! The ground and what can be measured on it: hexes, places, sight, reach.
//! Integers only; nothing here knows a unit by name.

pub mod hex;
pub mod hexes;
pub mod place;
pub mod reach;
pub mod sight;
