//! The options of a game, as a screen or a command line offers them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Said, SetupError};

/// One option: a name and the values it can have, the first being the default.
/// Labels are messages: `<game>-option-<name>` and
/// `<game>-option-<name>-value-<value>` with `-` for every comma, each with a
/// `-help` sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// As written in `--option name=value`.
    pub name: &'static str,
    /// The values, the default first.
    pub values: &'static [&'static str],
    /// Shown only when another option has one of these values.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<(&'static str, &'static [&'static str])>,
}

/// Chosen options by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(pub BTreeMap<String, String>);

impl Options {
    /// The chosen value of an option, or its default.
    #[must_use]
    pub fn value<'a>(&'a self, spec: &OptionSpec) -> &'a str {
        self.0.get(spec.name).map_or(spec.values[0], String::as_str)
    }

    /// Every option is known and has one of its values.
    ///
    /// # Errors
    /// Names the first option or value that is unknown.
    pub fn check(&self, specs: &[OptionSpec]) -> Result<(), SetupError> {
        for (name, value) in &self.0 {
            let Some(spec) = specs.iter().find(|spec| spec.name == name) else {
                let known: Vec<&str> = specs.iter().map(|spec| spec.name).collect();
                let said = Said::new("table-option-unknown").with("name", name.as_str());
                return Err(SetupError::new(said.with("known", known.join(", "))));
            };
            if !spec.values.contains(&value.as_str()) {
                let said = Said::new("table-option-value").with("name", name.as_str());
                let said = said.with("value", value.as_str());
                return Err(SetupError::new(said.with("known", spec.values.join(", "))));
            }
        }
        Ok(())
    }
}

impl<N: Into<String>, V: Into<String>> FromIterator<(N, V)> for Options {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(pairs: I) -> Self {
        Options(pairs.into_iter().map(|(name, value)| (name.into(), value.into())).collect())
    }
}
