//! What is printed on paper and plastic: units, cards, tokens, dice, maps, and
//! the armies they make. Data with its effect beside it; nothing here knows a
//! battle.

pub mod army;
pub mod basics;
pub mod board;
pub mod cards;
pub mod dice;
pub mod edition;
pub mod prepared;
pub mod units;
pub mod zones;
