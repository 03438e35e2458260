//! The mat: its ground, what lies on it, where there is room, and what comes to
//! rest there. What a landing means is no business of the mat's.

pub(crate) mod beside;
pub(crate) mod bodies;
pub(crate) mod felt;
pub(crate) mod ground;
mod measure;
pub(crate) mod rest;
pub(crate) mod solve;
pub(crate) mod spread;
