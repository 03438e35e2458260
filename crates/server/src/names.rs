//! What persons may be called.

use tabletop::Said;

/// Longest name that is shown, in characters.
const LONGEST: usize = 24;

/// A person's name as it may stand at a table.
///
/// # Errors
/// Why it may not, in words.
pub(crate) fn fit(wanted: &str) -> Result<String, Said> {
    let name: String = wanted.split_whitespace().collect::<Vec<_>>().join(" ");
    let long = name.chars().count();
    if long > LONGEST {
        let said = Said::new("error-name-long").with("most", LONGEST as u32);
        return Err(said.with("found", long as u32));
    }
    let hidden = |letter: char| letter.is_control() || ('\u{200b}'..='\u{206f}').contains(&letter);
    let bot = table::level(&name.to_lowercase()).is_some();
    if name.is_empty() || bot || name.chars().any(hidden) {
        return Err(Said::new("error-name"));
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_visible_and_not_a_bots() {
        assert_eq!(fit("  Ada   Lovelace "), Ok("Ada Lovelace".to_owned()));
        for bad in ["", "   ", "Bot:greedy", "a\u{202e}b", "a\u{7}b"] {
            assert_eq!(fit(bad), Err(Said::new("error-name")), "{bad:?}");
        }
    }

    #[test]
    fn a_name_that_is_too_long_is_told_by_how_much() {
        let why = Said::new("error-name-long").with("most", 24_u32).with("found", 25_u32);
        assert_eq!(fit(&"x".repeat(25)), Err(why));
        assert_eq!(fit(&"é".repeat(24)), Ok("é".repeat(24)));
    }
}
