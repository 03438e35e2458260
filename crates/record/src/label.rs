//! How a log says that a bot plays a seat. Who sits there otherwise is a person.

/// How a label marks a bot: `bot:greedy`. No person's name begins so.
const MARK: &str = "bot:";

/// A bot's label.
#[must_use]
pub fn bot_label(level: &str) -> String {
    format!("{MARK}{level}")
}

/// The level, if a label names a bot.
#[must_use]
pub fn level(label: &str) -> Option<&str> {
    label.strip_prefix(MARK)
}
