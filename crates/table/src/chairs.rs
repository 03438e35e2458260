//! Who may sit where, and who does.

use serde::{Deserialize, Serialize};

/// Names for bots, by seat; Latin is the same in every language.
const BOTS: [&str; 6] = ["Amoeba", "Hydra", "Daphnia", "Cyclops", "Planaria", "Tardigrada"];

/// A chair at a table, as it was set when the table was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Chair {
    /// For a person.
    Person {
        /// Kept for this identity, as at a rematch; otherwise for anybody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kept: Option<String>,
        /// What they are called.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
    },
    /// For a bot of this level.
    Bot {
        /// Its level.
        level: String,
    },
}

impl Chair {
    /// For anybody who comes.
    pub const OPEN: Chair = Chair::Person { kept: None, name: String::new() };

    /// For nobody but this person.
    #[must_use]
    pub fn kept(person: &Person) -> Chair {
        Chair::Person { kept: Some(person.id.clone()), name: person.name.clone() }
    }
}

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The identity.
    pub id: String,
    /// What others see.
    pub name: String,
    /// Is there an account, and so a page about them?
    pub account: bool,
}

/// Who holds a seat.
pub type Holder = Person;

/// Somebody who looks at the table, by one socket of perhaps several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// The shell's number for the connection.
    pub socket: u64,
    /// Who it is.
    pub person: Person,
    /// Those whose talk they do not want to hear, by identity.
    pub blocked: Vec<String>,
}

/// What the bot on a seat is called.
#[must_use]
pub fn bot_name(seat: usize) -> &'static str {
    BOTS[seat % BOTS.len()]
}
