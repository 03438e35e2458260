//! Micropolis, an ant game by Bruno Cathala and Charles Chevallier: tiles from
//! a line, paid for with soldiers, grow into a ring of galleries around a
//! foundation. For 2 to 6 players; with two anthills each for 2 or 3.
//!
//! Clause ids such as MP-T2 refer to `docs/rules/micropolis.md`.

mod action;
mod event;
pub mod face;
mod hill;
mod printed;
mod question;
mod score;
mod setup;
mod tile;
pub mod tiles;
mod view;

pub use action::Action;
pub use event::Event;
pub use face::{Fruit, Specialist};
pub use hill::{Hill, Home, Side};
pub use printed::{PassageView, Printed, TileView};
pub use question::{Answer, Joined, NewBarracks, Preview, Question};
pub use score::Sheet;
pub use setup::{First, Setup};
pub use tile::{Tile, Tiles};
pub use view::{
    AnthillView, GalleryView, LineTile, Phase, PlacedTile, PlayerView, Taken, View,
};
