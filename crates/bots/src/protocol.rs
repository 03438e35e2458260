//! The bot protocol: JSON lines, so that a program in any language can sit at a
//! table. `docs/bot-protocol.md` explains it; these are its messages and the
//! side that answers.

use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;

use crate::{Budget, Player};

/// The version spoken here.
pub const VERSION: u32 = 1;
/// The longest line, in bytes.
pub const MAX_LINE: u64 = 1 << 20;

/// What the table says to a bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Ask {
    /// The first line.
    Hello {
        /// The version of the protocol.
        hello: u32,
        /// What is played.
        game: String,
    },
    /// Decide.
    Choose {
        /// Where the bot sits.
        seat: Seat,
        /// What it knows, in the game's own shape.
        view: Value,
        /// What can be listed, in notation.
        choices: Vec<String>,
        /// What cannot, with bounds.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        forms: Vec<Value>,
    },
}

/// What a bot says to the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Reply {
    /// The answer to the first line.
    Hello {
        /// The version of the protocol.
        hello: u32,
        /// What the bot calls itself.
        name: String,
    },
    /// The decision, in notation.
    Action {
        /// What to do.
        action: String,
    },
    /// There is none.
    Error {
        /// Why.
        error: String,
    },
}

/// A line of the protocol.
///
/// # Errors
/// When the other side has gone.
pub fn write_line(to: &mut impl Write, message: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(message)?;
    line.push(b'\n');
    to.write_all(&line)?;
    to.flush()
}

/// Lets a player answer until the input ends. What cannot be understood or
/// answered is answered with an error line, and the next line is read.
///
/// # Errors
/// When the other side has gone, or sends a line without end.
pub fn speak(
    game: &str,
    name: &str,
    player: &mut dyn Player,
    budget: impl Fn() -> Budget,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<()> {
    let mut line = String::new();
    loop {
        line.clear();
        if io::Read::take(&mut *input, MAX_LINE).read_line(&mut line)? == 0 {
            return Ok(());
        }
        if !line.ends_with('\n') && line.len() as u64 == MAX_LINE {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "the line is too long"));
        }
        let error = |error: String| Reply::Error { error };
        let reply = match serde_json::from_str(&line) {
            Err(complaint) => error(format!("the line cannot be read: {complaint}")),
            Ok(Ask::Hello { hello, .. }) if hello != VERSION => {
                error(format!("version {hello} is not spoken here, only {VERSION}"))
            }
            Ok(Ask::Hello { game: wanted, .. }) if wanted != game => {
                error(format!("'{wanted}' is not played here, only '{game}'"))
            }
            Ok(Ask::Hello { .. }) => Reply::Hello { hello: VERSION, name: name.to_owned() },
            Ok(Ask::Choose { seat, view, choices, .. }) => {
                match player.answer(seat, &view, &choices, &budget()) {
                    Some(action) => Reply::Action { action },
                    None => error("there is no answer to this".to_owned()),
                }
            }
        };
        write_line(output, &reply)?;
    }
}
