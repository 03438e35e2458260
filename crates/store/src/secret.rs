//! A value that no log line, error or `Debug` may show.

use std::fmt;

/// Holds a seed, a password hash or the server's key. Reading it takes a call
/// that is easy to find: [`Secret::reveal`].
#[derive(Clone, PartialEq, Eq)]
pub struct Secret<T>(T);

impl<T> Secret<T> {
    /// Hides a value.
    pub const fn new(value: T) -> Self {
        Secret(value)
    }

    /// The value itself.
    pub const fn reveal(&self) -> &T {
        &self.0
    }

    /// The value itself, moved out.
    pub fn into_inner(self) -> T {
        self.0
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}
