//! What is printed on cards and chips: armies, breeds, projectiles, evolution
//! cards, and formations of our own. Data with its effect beside it; nothing
//! here knows a game in progress.

pub(crate) mod armies;
pub(crate) mod breed;
pub mod card;
pub(crate) mod evolution;
pub(crate) mod formation;
