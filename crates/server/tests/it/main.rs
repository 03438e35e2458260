//! The server over real sockets.

mod bad;
mod bots;
mod common;
mod fair;
mod http;
mod leak;
mod nodes;
mod people;
mod play;
mod resume;
