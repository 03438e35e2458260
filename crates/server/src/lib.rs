//! Games played over the network: tables, seats, sessions, sockets.
//!
//! The shell around tables: sockets, the store, timers and bots. One task owns a
//! live table, tells it what happens and does what it wants done. Rules decide
//! what is legal, the table who is told what, the store what is true, and this
//! crate only carries: it holds no rule of any game and keeps nothing that the
//! log does not say.
//!
//! - [`Config`] and [`serve()`]: a server on a listener.
//! - [`admin`]: what an operator does beside the running server.
//! - [`audit()`]: what was done that matters.
//! - [`check()`]: whether all that is stored can be played.
//! - [`purge()`]: what nobody has come for is taken away.
//! - [`recount()`]: how all games ended, and all ratings, from the logs again.
//! - [`wire`]: every message, as types; `docs/protocol.md` explains them.
//! - [`Assets`]: where the browser client's files come from.

pub mod admin;
pub mod assets;
mod audit;
mod check;
mod clock;
mod config;
mod doors;
mod farewell;
mod health;
mod house;
mod http;
mod identity;
mod ids;
mod lesson;
mod limits;
mod live;
mod names;
mod news;
mod notices;
mod orders;
mod purge;
mod recount;
mod serve;
mod socket;
mod telemetry;
mod think;
mod tournaments;
pub mod when;
pub mod wire;
mod work;

pub use assets::Assets;
pub use audit::audit;
pub use check::{Checked, check};
pub use config::{Config, External};
pub use ipnet::IpNet;
pub use purge::{Policy, Purged, purge};
pub use recount::recount;
pub use serve::{Running, StartError, serve};
