//! What persons may be called.

/// Longest name that is shown, in characters.
const LONGEST: usize = 24;

/// A person's name as it may stand at a table; `None` if it may not.
pub(crate) fn fit(wanted: &str) -> Option<String> {
    let name: String = wanted.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = !name.is_empty() && name.chars().count() <= LONGEST;
    let hidden = |letter: char| letter.is_control() || ('\u{200b}'..='\u{206f}').contains(&letter);
    let fits = fits && !name.chars().any(hidden) && table::level(&name.to_lowercase()).is_none();
    fits.then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_visible_and_not_a_bots() {
        assert_eq!(fit("  Ada   Lovelace "), Some("Ada Lovelace".to_owned()));
        for bad in ["", "   ", "Bot:greedy", "a\u{202e}b", &"x".repeat(25), "a\u{7}b"] {
            assert_eq!(fit(bad), None, "{bad:?}");
        }
    }
}
