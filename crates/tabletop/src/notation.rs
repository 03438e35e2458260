//! Help for reading notation: a line of words, each complaint naming the word.

use std::str::FromStr;

use thiserror::Error;

/// Why a text is no action of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The line ended too early.
    #[error("the line ends where {0} should follow")]
    Missing(&'static str),
    /// A word is not what it should be.
    #[error("'{word}' is not {expected}")]
    Wrong {
        /// The word as typed, shortened.
        word: String,
        /// What should stand there.
        expected: &'static str,
    },
    /// There is more on the line than the action needs.
    #[error("'{0}' is one word too many")]
    Extra(String),
}

/// The words of a line, taken one by one.
#[derive(Debug)]
pub struct WordReader<'a> {
    rest: std::str::SplitAsciiWhitespace<'a>,
}

impl<'a> WordReader<'a> {
    /// Starts reading a line.
    #[must_use]
    pub fn new(line: &'a str) -> Self {
        WordReader { rest: line.split_ascii_whitespace() }
    }

    /// The next word, whatever it is.
    ///
    /// # Errors
    /// When the line is at its end.
    pub fn next(&mut self, expected: &'static str) -> Result<&'a str, NotationError> {
        self.rest.next().ok_or(NotationError::Missing(expected))
    }

    /// The next word, read as a `T`.
    ///
    /// # Errors
    /// When the line is at its end or the word is no `T`.
    pub fn read<T: FromStr>(&mut self, expected: &'static str) -> Result<T, NotationError> {
        let word = self.next(expected)?;
        word.parse().map_err(|_| wrong(word, expected))
    }

    /// The next word, which must be this one.
    ///
    /// # Errors
    /// When it is another or none.
    pub fn keyword(&mut self, word: &'static str) -> Result<(), NotationError> {
        let found = self.next(word)?;
        if found == word { Ok(()) } else { Err(wrong(found, word)) }
    }

    /// Takes the next word if it is this one, and says whether it was.
    pub fn skip(&mut self, word: &str) -> bool {
        let mut after = self.rest.clone();
        let found = after.next() == Some(word);
        if found {
            self.rest = after;
        }
        found
    }

    /// The line must be at its end.
    ///
    /// # Errors
    /// When it is not.
    pub fn end(mut self) -> Result<(), NotationError> {
        self.rest.next().map_or(Ok(()), |word| Err(NotationError::Extra(shorten(word))))
    }
}

/// A complaint about one word.
pub(crate) fn wrong(word: &str, expected: &'static str) -> NotationError {
    NotationError::Wrong { word: shorten(word), expected }
}

impl NotationError {
    /// A complaint about one word.
    #[must_use]
    pub fn wrong(word: &str, expected: &'static str) -> Self {
        wrong(word, expected)
    }
}

/// Nobody needs a megabyte of their own input back.
fn shorten(word: &str) -> String {
    word.chars().take(40).collect()
}
