//! Reading lines. Whatever the bytes are, the answer is a record or an error
//! that names the line, never a panic.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::chain::{DIGITS, SUM, TAIL};
use crate::{Chain, End, Entry, FORMAT, Header, Place, Problem, Record, RecordError};

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 1 << 20;
/// The most entries that are read.
pub const MAX_ENTRIES: usize = 1_000_000;

impl Record {
    /// Reads a record; lines and sums must be right. Whether the game was
    /// played by the rules is another question, see [`crate::verify`].
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn parse(text: impl AsRef<[u8]>) -> Result<Record, RecordError> {
        match Record::salvage(text)? {
            (record, None) => Ok(record),
            (_, Some(error)) => Err(error),
        }
    }

    /// Reads a record as far as it is intact, and says what is wrong then: of
    /// a log that breaks off, nothing that was written is lost.
    ///
    /// # Errors
    /// When not even the header can be read.
    pub fn salvage(text: impl AsRef<[u8]>) -> Result<(Record, Option<RecordError>), RecordError> {
        let text = text.as_ref();
        if text.is_empty() {
            return Err(Place::Header.is(Problem::Empty));
        }
        let mut lines = Lines { rest: text, chain: Chain::new() };
        let mut record = Record {
            header: lines.header().map_err(|problem| Place::Header.is(problem))?,
            entries: Vec::new(),
            end: None,
        };
        let mut error = None;
        while error.is_none() && !lines.rest.is_empty() {
            error = lines.line(&mut record).err();
        }
        Ok((record, error))
    }
}

impl Chain {
    /// Reads the next line of a log that goes on, that of entry `n`.
    ///
    /// # Errors
    /// What is wrong with it; nothing has changed then.
    pub fn read(&mut self, n: u32, line: &str) -> Result<Entry, RecordError> {
        let mut lines = Lines { rest: line.as_bytes(), chain: self.clone() };
        let entry = lines.next().and_then(|(line, _)| lines.entry(n, line, true));
        let entry = entry.map_err(|problem| Place::Entry(n).is(problem))?;
        *self = lines.chain;
        Ok(entry)
    }
}

/// The lines not read yet.
struct Lines<'a> {
    rest: &'a [u8],
    chain: Chain,
}

impl<'a> Lines<'a> {
    /// The next line, and whether it ends with a line break.
    fn next(&mut self) -> Result<(&'a [u8], bool), Problem> {
        let window = &self.rest[..self.rest.len().min(MAX_LINE + 1)];
        match window.iter().position(|byte| *byte == b'\n') {
            Some(end) => {
                let line = &self.rest[..end];
                self.rest = &self.rest[end + 1..];
                Ok((line, true))
            }
            None if self.rest.len() > MAX_LINE => Err(Problem::TooLong),
            None => Ok((std::mem::take(&mut self.rest), false)),
        }
    }

    fn header(&mut self) -> Result<Header, Problem> {
        #[derive(Deserialize)]
        struct Peek {
            format: u64,
        }
        let (line, whole) = self.next()?;
        // First, because another format may have other sums.
        if let Ok(Peek { format }) = serde_json::from_slice(line)
            && format != u64::from(FORMAT)
        {
            return Err(Problem::Format(format));
        }
        let (header, sum) = self.read(line, whole, |_: &Header| Ok(()))?;
        self.chain.follow(sum);
        Ok(header)
    }

    fn line(&mut self, record: &mut Record) -> Result<(), RecordError> {
        let n = record.entries.len() as u32;
        let here = Place::Entry(n);
        if record.end.is_some() {
            return Err(Place::End.is(Problem::AfterEnd));
        }
        let (line, whole) = self.next().map_err(|problem| here.is(problem))?;
        if line.starts_with(b"{\"seed\":") {
            let read = self.read(line, whole, |_: &End| Ok(()));
            let (end, sum) = read.map_err(|problem| Place::End.is(problem))?;
            self.chain.follow(sum);
            record.end = Some(end);
            return Ok(());
        }
        if record.entries.len() == MAX_ENTRIES {
            return Err(here.is(Problem::TooMany));
        }
        let entry = self.entry(n, line, whole).map_err(|problem| here.is(problem))?;
        record.entries.push(entry);
        Ok(())
    }

    /// The line of entry `n`.
    fn entry(&mut self, n: u32, line: &'a [u8], whole: bool) -> Result<Entry, Problem> {
        let numbered = |entry: &Entry| match entry.n {
            found if found > n => Err(Problem::Missing(found)),
            found if found < n => Err(Problem::Repeated(found)),
            _ => Ok(()),
        };
        let (entry, sum) = self.read(line, whole, numbered)?;
        self.chain.follow(sum);
        Ok(entry)
    }

    /// Reads a line and looks at its sum. A wrong number explains more than a
    /// wrong sum, a wrong sum explains more than unreadable text: `numbered`
    /// is asked in between.
    fn read<T: DeserializeOwned>(
        &self,
        line: &'a [u8],
        whole: bool,
        numbered: impl Fn(&T) -> Result<(), Problem>,
    ) -> Result<(T, &'a str), Problem> {
        let Some((text, found)) = split(line) else {
            return Err(match serde_json::from_slice::<serde::de::IgnoredAny>(line) {
                _ if !whole => Problem::CutOff,
                Ok(_) => Problem::NoSum,
                Err(error) => Problem::Unreadable(error.to_string()),
            });
        };
        let expected = self.chain.sum(text);
        let value: Result<T, _> = serde_json::from_str(&format!("{text}}}"));
        if let Ok(value) = &value {
            numbered(value)?;
        }
        if found != expected {
            let found = found.to_owned();
            return Err(Problem::Sum { expected, found });
        }
        match value {
            Ok(value) => Ok((value, found)),
            Err(error) => Err(Problem::Unreadable(error.to_string())),
        }
    }
}

/// The text of a line and its sum.
fn split(line: &[u8]) -> Option<(&str, &str)> {
    let line = std::str::from_utf8(line).ok()?.strip_suffix(TAIL)?;
    let (text, sum) = line.split_at_checked(line.len().checked_sub(DIGITS)?)?;
    Some((text.strip_suffix(SUM)?, sum))
}
