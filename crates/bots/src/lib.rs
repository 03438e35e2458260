//! Opponents.
//!
//! A [`Bot`] is given a view and the choices that go with it, never a state,
//! and answers within a [`Budget`]. A [`Player`] is a bot with its game erased,
//! so that tables and arenas can seat it. A [`Critic`] says
//! what the choices of a decision are worth. Bots have luck of their own and never
//! touch the game's.

mod bot;
mod budget;
mod careless;
mod critic;
mod external;
mod failure;
mod greedy;
mod program;
pub mod protocol;
mod random;
mod search;
mod workshop;

pub use bot::{Bot, BotSpec, Player, Question, RANDOM, Seated};
pub use budget::Budget;
pub use careless::Careless;
pub use critic::{Critic, Judged, Judgement};
pub use external::External;
pub use failure::{Failure, Reason};
pub use greedy::{Greedy, Taste};
pub use random::Random;
pub use search::{Habitual, Knowledge, Looks, Search, Weigher};
