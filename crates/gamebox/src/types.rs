//! A game's types and constants, described in TypeScript.

use serde_json::Value;
pub use ts_rs::{Config, ExportError, TS};

/// What a client would otherwise copy by hand: its name, what it is, its value.
pub type Constant = (&'static str, &'static str, Value);

/// How a game describes itself.
#[derive(Clone, Copy)]
pub struct GameTypes {
    /// Writes the file with everything that its views, actions, events and
    /// answers are made of.
    pub export: fn(&Config) -> Result<(), ExportError>,
    /// What stands below them.
    pub constants: fn() -> Vec<Constant>,
}

/// The types a game puts on the wire, and its constants if it has any:
/// `game_types!(View, Action, Event; constants)`.
#[macro_export]
macro_rules! game_types {
    ($($type:ty),+) => { $crate::game_types!($($type),+; Vec::new) };
    ($($type:ty),+; $constants:expr) => {
        $crate::GameTypes {
            export: |config| {
                $(<$type as $crate::TS>::export_all(config)?;)+
                Ok(())
            },
            constants: $constants,
        }
    };
}
