//! Open choices: what cannot be listed is described, with bounds.

use serde::Serialize;

use crate::Clause;

/// A choice with open fields: a flick with its angle and power, a payment made
/// of some of many genes. Filled in, it reads `<verb> <field> <field> ...` in
/// the game's notation. [`crate::Rules::sample`] fills it in at random.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "game.ts"))]
pub struct Form {
    /// The words the action begins with.
    pub verb: String,
    /// The rule that grants the choice.
    pub clause: Clause,
    /// What is to be filled in, in the order of the notation.
    pub fields: Vec<Field>,
}

/// One thing to fill in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "game.ts"))]
pub struct Field {
    /// What it is called.
    pub name: &'static str,
    /// What may be put there.
    #[serde(flatten)]
    pub kind: FormKind,
}

/// What may be put into a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "game.ts"))]
pub enum FormKind {
    /// A whole number within bounds, both included.
    Number {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// Some of these things; repeats stand for several of a kind.
    Some {
        /// What there is to choose from.
        from: Vec<String>,
        /// How many to choose at least.
        least: u8,
        /// How many to choose at most.
        most: u8,
    },
    /// The rest of the line, as text.
    Text {
        /// How many characters at most.
        most: u16,
    },
}
