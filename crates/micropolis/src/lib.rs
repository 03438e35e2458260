//! Micropolis, an ant game by Bruno Cathala and Charles Chevallier: tiles from
//! a line, paid for with soldiers, grow into a ring of galleries around a
//! foundation. For 2 to 6 players; with two anthills each for 2 or 3.
//!
//! Clause ids such as MP-T2 refer to `rules/en.md`.
//!
//! Nothing is hidden: the pile is a set from which tiles are drawn by luck, so
//! no order lies in wait in the state. The whole state is under two kilobytes
//! without a heap allocation.
//!
//! Where to look: [`tiles`] are the printed things, [`face`] reads them;
//! `gallery` joins passages, `anthill` lays tiles, `score` counts points;
//! `state` holds a game, `choices` lists what can be done, `check` says why
//! nothing else, `apply` does it by way of `turn` and `round`, `ending` decides
//! who has won, `answer` tells what a tile would do.

mod action;
mod answer;
mod anthill;
mod apply;
mod arrange;
mod bots;
mod check;
mod choices;
#[cfg(test)]
mod conformance;
mod ending;
mod event;
pub mod face;
mod gallery;
mod game_box;
mod hill;
mod imagine;
mod printed;
mod question;
mod round;
mod rules;
mod score;
#[cfg(test)]
mod scratch;
mod setup;
mod state;
mod tile;
pub mod tiles;
mod turn;
mod view;

pub use action::Action;
pub use anthill::{Anthill, BARRACKS, MOST_ARMY};
pub use event::Event;
pub use face::{Fruit, Specialist};
pub use gallery::{Galleries, Gallery};
pub use game_box::GAME_BOX;
pub use hill::{Hill, Home, Side};
pub use printed::{PassageView, Printed, TileView};
pub use question::{Answer, Joined, NewBarracks, Preview, Question};
pub use score::Sheet;
pub use setup::{First, Setup};
pub use state::Micropolis;
pub use tile::{Tile, Tiles};
pub use view::{AnthillView, GalleryView, LineTile, Phase, PlacedTile, PlayerView, Taken, View};

/// What needs a scenario: specialists, fruits, barracks, and every pattern in
/// which a tile can join its openings.
#[must_use]
pub fn pieces() -> Vec<String> {
    let specialists = Specialist::ALL.iter().map(|specialist| specialist.name().to_owned());
    let fruits = Fruit::ALL.iter().map(|fruit| fruit.name().to_owned());
    let barracks = (1..=4).map(|size| format!("barracks-{size}"));
    let mut patterns: Vec<String> =
        Tile::all().map(|tile| format!("pattern-{}", tile.face().pattern)).collect();
    patterns.dedup();
    specialists.chain(fruits).chain(barracks).chain(patterns).collect()
}
