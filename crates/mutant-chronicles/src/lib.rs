//! Mutant Chronicles, a battle of small armies on a hex map: orders, moves,
//! attacks and command cards. For 2 players, 3 and 4 as house variants.
//!
//! Clause ids such as MC-K2 refer to `rules/en.md`.
//!
//! Where to look. The rooms of every game lie in this directory; what is only
//! this game's has corridors of its own:
//!
//! - `printed`, each thing with its effect beside it: [`units`], [`cards`],
//!   [`zones`], [`board`], [`dice`]; [`army`] and [`prepared`] put them together.
//! - `ground`: [`hex`], [`hexes`], [`place`], [`sight`], [`reach`].
//! - [`odds`]: what an attack comes to, exactly.
//! - `battle`, what is going on: `frame` and `attack` as it stands, `flow` plays
//!   on to the next decision, `values` makes every sum.
//! - `themes`, the rules one by one, from `deployment` to `damage`.

mod action;
mod answer;
mod apply;
mod arrange;
mod battle;
mod bots;
mod check;
mod choices;
#[cfg(test)]
mod conformance;
mod ending;
mod event;
mod facts;
mod game_box;
mod ground;
mod imagine;
pub mod odds;
mod printed;
mod prompt;
mod question;
mod rules;
#[cfg(test)]
mod secrets;
mod setup;
mod state;
mod tell;
mod themes;
#[cfg(feature = "ts")]
mod ts;
mod view;

pub use ground::{hex, hexes, place, reach, sight};
pub use printed::{army, basics, board, cards, dice, edition, prepared, units, zones};

pub use action::{Action, Aim, Name, Power};
pub use battle::attack::{Attack, AttackKind, AttackStep, Boost, Shot};
pub use battle::frame::{Activation, Frame, Moment, Move, MoveKind};
pub use battle::lasting::{Boon, Lasting, Until};
pub use battle::sum::{Part, Source, Sum};
pub use event::{Event, Landing, Points, ShotResult, Shown, Stopped};
pub use game_box::GAME_BOX;
pub use prompt::Ask;
pub use question::{Answer, PlannedAttack, Question, Spot};
pub use setup::{Initiative, MapChoice, Mode, Pause, Setup};
pub use state::{Battle, End, Fate, Figure, Id, Side};
pub use themes::turns::LAST_ROUND;
pub use view::View;

/// The names of all units, cards and zone tokens, for checklists.
#[must_use]
pub fn pieces() -> Vec<String> {
    let units = units::Unit::all().map(|unit| unit.name().to_owned());
    let cards = cards::Card::all().map(|card| card.name().to_owned());
    let tokens = zones::Token::ALL.iter().map(|token| token.name().to_owned());
    units.chain(cards).chain(tokens).collect()
}
