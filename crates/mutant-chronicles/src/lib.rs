//! Mutant Chronicles, a battle of small armies on a hex map: orders, moves,
//! attacks and command cards. For 2 players, 3 and 4 as house variants.
//!
//! Clause ids such as MC-K2 refer to `docs/rules/mutant-chronicles.md`.
//!
//! Where to look. Printed things, each with its effect beside it: [`units`],
//! [`cards`], [`zones`], [`board`], [`dice`]. The ground: [`hex`], [`place`],
//! [`sight`], [`reach`], [`odds`]. A battle: `state` holds it, `frame` says
//! what is going on, `flow` plays on to the next decision, `asking` tells who
//! is asked what, `choices` lists what is allowed, `deciding` does it. Rules
//! by theme: `mustering`, `turns`, `moving`, `aiming`, `striking`, `hurting`,
//! `acting`, `windows` and `playing` for cards, `values` for every sum,
//! `ending`. `view` hides what is hidden.

mod acting;
mod action;
mod aiming;
mod answer;
pub mod army;
mod arrange;
mod asking;
mod attack;
pub mod basics;
pub mod board;
pub mod cards;
mod carrying;
mod chances;
mod choices;
#[cfg(test)]
mod conformance;
mod deciding;
pub mod dice;
pub mod edition;
mod ending;
mod event;
mod facts;
mod flow;
mod frame;
pub mod hex;
pub mod hexes;
mod hurting;
mod imagining;
mod lasting;
mod moving;
mod mustering;
mod named;
pub mod odds;
pub mod place;
mod playing;
pub mod prepared;
mod question;
pub mod reach;
mod refusing;
mod rolls;
mod rules;
#[cfg(test)]
mod secrets;
mod setup;
mod shielding;
pub mod sight;
mod state;
mod striking;
mod sum;
mod telling;
#[cfg(feature = "ts")]
mod ts;
mod turns;
pub mod units;
mod values;
mod view;
mod windows;
pub mod zones;

pub use action::{Action, Aim, Name, Power};
pub use asking::Ask;
pub use attack::{Attack, AttackKind, AttackStep, Boost, Shot};
pub use event::{Event, Landing, Points, ShotResult, Shown, Stopped};
pub use frame::{Activation, Frame, Moment, Move, MoveKind};
pub use lasting::{Boon, Lasting, Until};
pub use question::{Answer, Plan, Question, Spot};
pub use setup::{Initiative, MapChoice, Mode, Pause, Setup};
pub use state::{Battle, End, Fate, Figure, Id, Side};
pub use sum::{Part, Source, Sum};
#[cfg(feature = "ts")]
pub use ts::constants;
pub use turns::LAST_ROUND;
pub use view::View;

/// The names of all units, cards and zone tokens, for checklists.
#[must_use]
pub fn pieces() -> Vec<String> {
    let units = units::Unit::all().map(|unit| unit.name().to_owned());
    let cards = cards::Card::all().map(|card| card.name().to_owned());
    let tokens = zones::Token::ALL.iter().map(|token| token.name().to_owned());
    units.chain(cards).chain(tokens).collect()
}
