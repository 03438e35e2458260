//! Printing: colour only on a terminal, and a reader who closes the pipe early
//! is no error.

use std::fmt::Display;
use std::io::{ErrorKind, Write};

use anyhow::{Context, Result};
use serde::Serialize;

/// What a command found: true if all is well.
pub(crate) type Found = Result<bool>;

const BOLD: &str = "\x1b[1m";
const RED: &str = "\x1b[31m";
const GREEN: &str = "\x1b[32m";
const PLAIN: &str = "\x1b[0m";

pub(crate) fn bold(text: impl Display) -> String {
    format!("{BOLD}{text}{PLAIN}")
}

pub(crate) fn red(text: impl Display) -> String {
    format!("{RED}{text}{PLAIN}")
}

pub(crate) fn green(text: impl Display) -> String {
    format!("{GREEN}{text}{PLAIN}")
}

/// A line on standard output.
pub(crate) fn line(text: impl Display) -> Result<()> {
    writeln!(anstream::stdout(), "{text}").context("standard output")
}

/// Data on standard output.
pub(crate) fn json(value: &impl Serialize) -> Result<()> {
    line(serde_json::to_string_pretty(value)?)
}

/// Raw bytes on standard output.
pub(crate) fn bytes(bytes: &[u8]) -> Result<()> {
    std::io::stdout().write_all(bytes).context("standard output")
}

/// An error on standard error, with all its causes.
pub(crate) fn complain(error: &anyhow::Error) {
    // There is nowhere left to report a failure to report.
    let _ = writeln!(anstream::stderr(), "{} {error:#}", red("error:"));
}

/// Did the reader just stop reading?
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let cause = error.chain().find_map(|cause| cause.downcast_ref::<std::io::Error>());
    cause.is_some_and(|cause| cause.kind() == ErrorKind::BrokenPipe)
}
