//! Tables without a server: what is told to them, and what they want done.

mod cases;
mod world;
mod worlds;
