//! A decision and its notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{NotationError, WordReader};

/// The letters of the heaps.
const LETTERS: [&str; 3] = ["a", "b", "c"];

/// What a heap is called. Only a client's own JSON could name one that is not there.
pub(crate) fn letter(heap: u8) -> &'static str {
    LETTERS.get(usize::from(heap)).unwrap_or(&"?")
}

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "crumbs.ts"))]
pub enum Action {
    /// `take b 2`: carries crumbs of a heap home (CR-2).
    Take {
        /// From which heap, counted from 0.
        heap: u8,
        /// How many.
        count: u8,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Take { heap, count } = self;
        write!(f, "take {} {count}", letter(*heap))
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = WordReader::new(line);
        words.keyword("take")?;
        let letter = words.next("a heap")?;
        let heap = LETTERS.iter().position(|known| *known == letter);
        let heap = heap.ok_or_else(|| NotationError::wrong(letter, "a heap: a, b or c"))?;
        let count = words.read("a number of crumbs")?;
        words.end()?;
        Ok(Action::Take { heap: heap as u8, count })
    }
}
