//! Clients that play over real sockets: for measuring a server and for testing
//! it. They know the wire and nothing else: what they do at a table is what
//! the server offers them.
//!
//! - [`Client`]: a visitor with a cookie, over HTTP.
//! - [`Line`]: that visitor's socket.
//! - [`run()`]: many tables at once, with figures.

mod client;
mod figures;
mod line;
mod run;

pub use client::{Answer, Client};
pub use figures::Figures;
pub use line::Line;
pub use run::{Load, run};

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The server cannot be reached or does not answer.
    #[error("the server does not answer: {0}")]
    Http(#[from] reqwest::Error),
    /// The socket failed.
    #[error("the socket failed: {0}")]
    Socket(Box<tokio_tungstenite::tungstenite::Error>),
    /// The server said something else than it should.
    #[error("unexpected: {0}")]
    Unexpected(String),
    /// Nothing came in time.
    #[error("nothing came in time")]
    Late,
}

impl From<tokio_tungstenite::tungstenite::Error> for Error {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        Error::Socket(Box::new(error))
    }
}
