//! Who may sit where, and how a log says who plays.

use serde::{Deserialize, Serialize};

/// How the log marks a bot: `bot:greedy`. No person's name begins so.
const MARK: &str = "bot:";

/// A chair at a table, as it was set when the table was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Chair {
    /// For a person.
    Person {
        /// Kept for this identity, as at a rematch; otherwise for anybody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kept: Option<String>,
    },
    /// For a bot of this level.
    Bot {
        /// Its level.
        level: String,
    },
}

impl Chair {
    /// For anybody who comes.
    pub(crate) const OPEN: Chair = Chair::Person { kept: None };
}

/// A bot's label in the log.
pub(crate) fn bot_label(level: &str) -> String {
    format!("{MARK}{level}")
}

/// The level, if a label names a bot.
pub(crate) fn level(label: &str) -> Option<&str> {
    label.strip_prefix(MARK)
}

/// Longest name that is shown, in characters.
const LONGEST: usize = 24;

/// A person's name as it may stand at a table; `None` if it may not.
pub(crate) fn name(wanted: &str) -> Option<String> {
    let name: String = wanted.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = !name.is_empty() && name.chars().count() <= LONGEST;
    let hidden = |letter: char| letter.is_control() || ('\u{200b}'..='\u{206f}').contains(&letter);
    let fits = fits && !name.chars().any(hidden) && level(&name.to_lowercase()).is_none();
    fits.then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_visible_and_not_a_bots() {
        assert_eq!(name("  Ada   Lovelace "), Some("Ada Lovelace".to_owned()));
        for bad in ["", "   ", "Bot:greedy", "a\u{202e}b", &"x".repeat(25), "a\u{7}b"] {
            assert_eq!(name(bad), None, "{bad:?}");
        }
    }
}
