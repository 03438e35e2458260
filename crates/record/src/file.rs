//! The only place where this crate touches the disk.

use std::fs::File;
use std::io::{Result, Write};
use std::path::Path;

/// Writes a file that does not exist yet, down to the disk.
///
/// # Errors
/// When there is such a file already, which is left as it is, or when the disk
/// complains.
pub fn write_new(path: impl AsRef<Path>, text: &str) -> Result<()> {
    let mut file = File::create_new(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
