//! The bot protocol: JSON lines, so that a program in any language can sit at a
//! table. `docs/bot-protocol.md` explains it; these are its messages and the
//! side that answers.

use std::io::{self, BufRead, Write};

use serde::Serialize;
use serde_json::Value;
use tabletop::{Outcome, Seat};

pub use crate::external::START;
pub use crate::workshop::STATES;
use crate::{Budget, Player, Reason};

/// The version spoken here.
pub const VERSION: u32 = 2;
/// The oldest version that is understood: it knows no wishes and hears no end.
pub const OLDEST: u32 = 1;
/// The longest line, in bytes.
pub const MAX_LINE: u64 = 1 << 20;

/// What the table says to a bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
        #[serde(skip_serializing_if = "Vec::is_empty")]
        forms: Vec<Value>,
        /// The milliseconds left for the answer; as many as it takes if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        left: Option<u64>,
    },
    /// The game is over; nothing is to be answered.
    Over {
        /// Where the bot sat.
        seat: Seat,
        /// How it ended.
        over: Outcome,
    },
}

/// What a bot says to the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
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
    /// It would like to know something first.
    Wish(Wish),
}

/// What a bot may want to know before it decides. States are named by the
/// numbers under which they were made.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// A question of the game, about the table.
    Ask {
        /// In notation.
        ask: String,
    },
    /// A game from its beginning.
    New {
        /// Its set-up, as in a view.
        new: Value,
    },
    /// A game that fits a view.
    Imagine {
        /// The view; that of the present question if it is no object.
        imagine: Value,
    },
    /// A copy.
    Clone {
        /// Of which state.
        clone: u32,
    },
    /// Something done in a state, with luck.
    Apply {
        /// In which.
        apply: u32,
        /// What, in notation.
        action: String,
        /// By whom; by the first who is asked if not said.
        seat: Option<Seat>,
    },
    /// What can be chosen in a state.
    Choices {
        /// In which.
        choices: u32,
        /// By whom; by the first who is asked if not said.
        seat: Option<Seat>,
    },
    /// What is known in a state.
    View {
        /// In which.
        view: u32,
        /// By whom; by the bot itself if not said.
        seat: Option<Seat>,
    },
    /// A state is not needed any more.
    Drop {
        /// Which.
        drop: u32,
    },
}

/// A message as text, or what is wrong with it in words for whoever wrote the
/// other side.
fn object(line: &str) -> Result<serde_json::Map<String, Value>, String> {
    match serde_json::from_str(line) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err("a line should be a JSON object".to_owned()),
        Err(error) => Err(format!("a line should be JSON, but {error}")),
    }
}

fn field<T: serde::de::DeserializeOwned>(
    message: &serde_json::Map<String, Value>,
    name: &str,
) -> Result<T, String> {
    let value = message.get(name).ok_or_else(|| format!("the field \"{name}\" is missing"))?;
    T::deserialize(value).map_err(|error| format!("the field \"{name}\": {error}"))
}

impl Said {
    /// Reads what a bot says.
    ///
    /// # Errors
    /// What is wrong with it, in words.
    pub fn read(line: &str) -> Result<Said, String> {
        let message = object(line)?;
        if message.contains_key("hello") {
            let name = message.get("name").and_then(Value::as_str).unwrap_or_default().to_owned();
            return Ok(Said::Hello { hello: field(&message, "hello")?, name });
        }
        if let Some(wish) = Wish::read(&message)? {
            return Ok(Said::Wish(wish));
        }
        if message.contains_key("action") {
            return Ok(Said::Action { action: field(&message, "action")? });
        }
        if message.contains_key("error") {
            return Ok(Said::Error { error: field(&message, "error")? });
        }
        Err("it should have \"action\", \"error\" or a wish".to_owned())
    }
}

impl Wish {
    /// A wish, if that is what the message is.
    fn read(message: &serde_json::Map<String, Value>) -> Result<Option<Wish>, String> {
        let has = |name: &str| message.contains_key(name);
        let seat = || if has("seat") { field(message, "seat").map(Some) } else { Ok(None) };
        let action = || field(message, "action");
        Ok(Some(if has("ask") {
            Wish::Ask { ask: field(message, "ask")? }
        } else if has("new") {
            Wish::New { new: field(message, "new")? }
        } else if has("imagine") {
            Wish::Imagine { imagine: field(message, "imagine")? }
        } else if has("clone") {
            Wish::Clone { clone: field(message, "clone")? }
        } else if has("apply") {
            Wish::Apply { apply: field(message, "apply")?, action: action()?, seat: seat()? }
        } else if has("choices") {
            Wish::Choices { choices: field(message, "choices")?, seat: seat()? }
        } else if has("view") {
            Wish::View { view: field(message, "view")?, seat: seat()? }
        } else if has("drop") {
            Wish::Drop { drop: field(message, "drop")? }
        } else {
            return Ok(None);
        }))
    }
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

/// What a bot answers, as it is written.
#[derive(Serialize)]
#[serde(untagged)]
enum Reply<'a> {
    Hello { hello: u32, name: &'a str },
    Action { action: String },
    Error { error: String },
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
        let reply = match reply(game, name, player, &budget, &line) {
            Ok(Some(reply)) => reply,
            Ok(None) => continue,
            Err(error) => Reply::Error { error },
        };
        write_line(output, &reply)?;
    }
}

/// The answer to a line, if it wants one.
fn reply<'a>(
    game: &str,
    name: &'a str,
    player: &mut dyn Player,
    budget: &impl Fn() -> Budget,
    line: &str,
) -> Result<Option<Reply<'a>>, String> {
    let message = object(line)?;
    if message.contains_key("hello") {
        let spoken: u32 = field(&message, "hello")?;
        if !(OLDEST..=VERSION).contains(&spoken) {
            return Err(format!("version {spoken} is not spoken here, only {OLDEST} to {VERSION}"));
        }
        let wanted: String = field(&message, "game")?;
        if wanted != game {
            return Err(format!("'{wanted}' is not played here, only '{game}'"));
        }
        return Ok(Some(Reply::Hello { hello: spoken, name }));
    }
    if message.contains_key("over") {
        player.over(field(&message, "seat")?, &field(&message, "over")?);
        return Ok(None);
    }
    if !["seat", "view", "choices"].iter().any(|name| message.contains_key(*name)) {
        return Err("a line should have \"hello\" and \"game\", or \"seat\", \"view\" and \
                    \"choices\", or \"over\" and \"seat\""
            .to_owned());
    }
    let (seat, view): (Seat, Value) = (field(&message, "seat")?, field(&message, "view")?);
    let choices: Vec<String> = field(&message, "choices")?;
    let action = player.answer(seat, &view, &choices, &budget());
    let action = action.map_err(|failure| match failure.reason {
        Reason::Unreadable => failure.detail,
        _ => format!("there is no answer to this: {failure}"),
    })?;
    Ok(Some(Reply::Action { action }))
}
