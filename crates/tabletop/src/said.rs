//! Words as data: a message key with arguments, rendered where the reader's
//! language is known. Rules never hold a sentence.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// A message to a person: a key of the message files and what to put into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "said.ts"))]
pub struct Said {
    /// The key in the Fluent files.
    pub key: Cow<'static, str>,
    /// What the sentence mentions.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Arg>>"))]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

/// One thing a sentence mentions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "said.ts"))]
pub enum Arg {
    /// A number, also for plurals.
    Number(i64),
    /// Free text, such as what a person typed.
    Text(String),
    /// A player, shown by name.
    Seat {
        /// Where the player sits.
        seat: Seat,
    },
    /// Another message, such as the name of a card.
    Word {
        /// Its key.
        word: Cow<'static, str>,
    },
    /// Several other messages, joined as a list.
    Words {
        /// Their keys.
        words: Vec<Cow<'static, str>>,
    },
}

impl Said {
    /// A message without arguments.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Said { key: key.into(), args: BTreeMap::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.insert(name.into(), arg.into());
        self
    }

    /// The message with another message in it, by key.
    #[must_use]
    pub fn word(self, name: &'static str, key: impl Into<Cow<'static, str>>) -> Self {
        self.with(name, Arg::Word { word: key.into() })
    }

    /// The message with a list of other messages in it, by key.
    #[must_use]
    pub fn words<I>(self, name: &'static str, keys: I) -> Self
    where
        I: IntoIterator,
        I::Item: Into<Cow<'static, str>>,
    {
        self.with(name, Arg::Words { words: keys.into_iter().map(Into::into).collect() })
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat { seat }
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
number_args!(u8, i8, u16, i32, u32, i64);

/// A terse form for logs and for programs without message files.
impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (n, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{} {name}: ", if n == 0 { " (" } else { "," })?;
            match arg {
                Arg::Number(number) => write!(f, "{number}")?,
                Arg::Text(text) => f.write_str(text)?,
                Arg::Seat { seat } => write!(f, "seat {seat}")?,
                Arg::Word { word } => f.write_str(word)?,
                Arg::Words { words } => f.write_str(&words.join(" "))?,
            }
        }
        if !self.args.is_empty() {
            f.write_str(")")?;
        }
        Ok(())
    }
}
