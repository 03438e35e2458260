//! Games played over the network: tables, seats, sessions, sockets.
//!
//! One task owns a live table (`table`); commands go in, numbered entries
//! come out, and an entry is stored before anybody hears of it. Rules decide
//! what is legal, the store decides what is true, and this crate only carries:
//! it holds no rule of any game and keeps nothing that the log does not say.
//!
//! - [`Config`] and [`serve()`]: a server on a listener.
//! - [`wire`]: every message, as types; `docs/protocol.md` explains them.
//! - [`Assets`]: where the browser client's files come from.

pub mod assets;
mod clock;
mod config;
mod house;
mod http;
mod identity;
mod ids;
mod limits;
mod seats;
mod serve;
mod socket;
mod table;
mod telemetry;
mod think;
mod tutorial;
pub mod wire;

pub use assets::Assets;
pub use config::{Config, External};
pub use serve::{Running, StartError, serve};
