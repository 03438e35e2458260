//! What persons may be called: something that can be read, in one script or in
//! scripts that are written together, and nobody else's (which the store knows).

use tabletop::Said;
use unicode_normalization::UnicodeNormalization;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection};

/// Longest name that is shown, in characters.
const LONGEST: usize = 24;
/// Small pictures are welcome in names.
const PICTURES: [std::ops::RangeInclusive<char>; 2] =
    ['\u{2600}'..='\u{27bf}', '\u{1f300}'..='\u{1faff}'];

/// A person's name as it may stand at a table.
///
/// # Errors
/// Why it may not, in words.
pub(crate) fn fit(wanted: &str) -> Result<String, Said> {
    let name: String = wanted.nfkc().collect();
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let long = name.chars().count();
    if long > LONGEST {
        let said = Said::new("error-name-long").with("most", LONGEST as u32);
        return Err(said.with("found", long as u32));
    }
    // What is seen of it must be more than dots, and all of it must be seen.
    let seen = name.chars().any(|letter| letter.is_alphanumeric() || picture(letter));
    let visible = name.chars().all(visible);
    let letters: String = name.chars().filter(|letter| letter.is_alphabetic()).collect();
    let script = letters.detect_restriction_level() <= RestrictionLevel::HighlyRestrictive;
    let own = table::level(&name.to_lowercase()).is_none();
    if seen && visible && script && own { Ok(name) } else { Err(Said::new("error-name")) }
}

fn picture(letter: char) -> bool {
    PICTURES.iter().any(|pictures| pictures.contains(&letter))
}

fn visible(letter: char) -> bool {
    let plain = letter == ' ' || letter.is_ascii_graphic();
    plain || picture(letter) || letter.identifier_allowed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_read() {
        for good in [
            "Ada Lovelace",
            "Zo\u{eb}",
            "\u{4e2d}\u{6587}",
            "\u{416}\u{443}\u{43a}",
            "bug-7",
            "O'Hara",
        ] {
            assert_eq!(fit(good), Ok(good.to_owned()));
        }
        assert_eq!(fit("  Ada   Lovelace "), Ok("Ada Lovelace".to_owned()));
        assert_eq!(fit("Ant \u{1f41c}"), Ok("Ant \u{1f41c}".to_owned()));
        assert_eq!(fit("\u{ff21}da"), Ok("Ada".to_owned()), "in one spelling");
        assert_eq!(fit("\u{65e5}\u{672c} fan"), Ok("\u{65e5}\u{672c} fan".to_owned()));
    }

    #[test]
    fn what_cannot_be_read_is_no_name() {
        let bad = [
            "",
            "   ",
            "...",
            "Bot:greedy",
            "a\u{202e}b",
            "a\u{7}b",
            // A zero-width space, a filler that is a letter, a blank of Braille, a soft hyphen.
            "a\u{200b}b",
            "\u{3164}",
            "\u{2800}",
            "a\u{ad}b",
            // Latin with one Cyrillic letter, and with one Greek.
            "Ad\u{430}",
            "Ad\u{3b1}",
        ];
        for bad in bad {
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
