//! Microscopic, a card race by Jeff Schomay: cards become genes, genes buy
//! cells, cells buy organisms, organisms win. For 2 to 4 players, and alone,
//! together or in teams as house variants.
//!
//! Clause ids such as MS-T3 refer to `rules/en.md`.
//!
//! Cards of one kind are alike, so hands, genes, cells and piles are counted,
//! not listed; a pile whose order nobody knows is drawn from by weight, which
//! is the same thing as shuffling it. The whole state is a few hundred bytes
//! without a heap allocation.
//!
//! Where to look: [`cards`] and [`organisms`] are the printed things;
//! `state` holds a game, `choices` lists what can be done, `check` says why
//! nothing else, `apply` does it, `drawing` deals cards, `price` and `payment`
//! know what things cost, `ending` decides who has won, `view` hides what is
//! hidden.

mod action;
mod apply;
mod arrange;
mod bots;
mod card;
pub mod cards;
mod check;
mod choices;
#[cfg(test)]
mod conformance;
mod drawing;
mod ending;
mod event;
mod game_box;
mod imagine;
pub mod organisms;
mod payment;
mod price;
mod rules;
mod setup;
mod state;
#[cfg(feature = "ts")]
mod ts;
mod view;

pub use action::Action;
pub use card::{Card, Cards};
pub use event::{Event, Heap};
pub use game_box::GAME_BOX;
pub use organisms::{Organism, Organisms};
pub use payment::{default_cells, default_genes, pays};
pub use price::{Part, Price, Sum};
pub use setup::{Level, Setup, Uses, Variant};
pub use state::{Microscopic, Phase, Player};
pub use view::{PlayerView, View};

/// The names of all cards and organisms, for checklists.
#[must_use]
pub fn pieces() -> Vec<String> {
    let organisms = Organism::all().map(|organism| format!("organism-{organism}"));
    Card::all().map(|card| card.name().to_owned()).chain(organisms).collect()
}
