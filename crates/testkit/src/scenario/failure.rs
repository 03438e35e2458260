//! What a scenario complains about.

use std::fmt;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tabletop::{Fault, Illegal, SetupError};
use thiserror::Error;

/// A scenario that does not hold, and where.
#[derive(Clone, Debug, PartialEq, Error)]
pub struct ScenarioFailure {
    /// The file, if it came from one.
    pub file: Option<PathBuf>,
    /// The step, counted from 1; none for the start and the end.
    pub step: Option<usize>,
    /// What is not as it should be.
    pub failure: Box<Failure>,
}

impl fmt::Display for ScenarioFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.file {
            write!(f, "{}: ", file.display())?;
        }
        if let Some(step) = self.step {
            write!(f, "step {step}: ")?;
        }
        self.failure.fmt(f)
    }
}

impl ScenarioFailure {
    /// The same, in this file.
    #[must_use]
    pub(super) fn file(mut self, path: &Path) -> Self {
        self.file = Some(path.to_owned());
        self
    }
}

/// What is not as it should be.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Failure {
    /// The file or its text.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// No such game.
    #[error("the game '{0}' is not known")]
    UnknownGame(String),
    /// No such version of its rules.
    #[error("version {0} of the rules is not played")]
    UnknownRules(u32),
    /// It says nothing that could fail.
    #[error("it expects nothing, so it shows nothing")]
    ExpectsNothing,
    /// A step says two things at once, or nothing.
    #[error("{0}")]
    Muddled(&'static str),
    /// No such stream or outcome.
    #[error("luck is written '<stream> <name, number or rest>', and '{0}' is not; names: {1}")]
    LuckName(String, String),
    /// Set-up or position.
    #[error("cannot be set up: {0}")]
    Setup(#[from] SetupError),
    /// The script does not fit.
    #[error("luck: {0}")]
    Luck(#[from] Fault),
    /// It should be allowed.
    #[error("refused by {0}")]
    Refused(Illegal),
    /// It should be refused.
    #[error("should be refused by {0}, and was done")]
    NotRefused(String),
    /// It should be refused by another clause.
    #[error("should be refused by {expected}, and was refused by {found}")]
    OtherClause {
        /// The clause in the scenario.
        expected: String,
        /// What the game says.
        found: Illegal,
    },
    /// An action is missing from the choices.
    #[error("'{action}' should be on offer; on offer: {listed}")]
    NotOffered {
        /// The action.
        action: String,
        /// What is listed.
        listed: String,
    },
    /// An action should not be among the choices.
    #[error("'{0}' should not be on offer")]
    Offered(String),
    /// An event is missing.
    #[error("event {expected} did not happen{after}; events: {found}")]
    NoEvent {
        /// What should happen.
        expected: Value,
        /// After what it was looked for.
        after: String,
        /// What happened.
        found: Value,
    },
    /// An event should not have happened.
    #[error("event {expected} should not happen, and did: {found}")]
    Happened {
        /// What should not happen.
        expected: Value,
        /// What happened.
        found: Value,
    },
    /// Something in a view or outcome is not as expected.
    #[error("{what}{path}: expected {expected}, found {found}")]
    Mismatch {
        /// View or outcome.
        what: String,
        /// Where in it.
        path: String,
        /// What should be there.
        expected: String,
        /// What is there.
        found: String,
    },
    /// A viewer sees too much.
    #[error("{who} should see nothing at '{path}', and sees {found}")]
    Seen {
        /// The viewer.
        who: String,
        /// Where.
        path: String,
        /// What is there.
        found: Value,
    },
    /// Nobody could see it.
    #[error("there is nothing at '{0}' even for who sees everything: a slip of the pen?")]
    NothingThere(String),
    /// The game goes on.
    #[error("the game is not over")]
    NotOver,
}

impl Failure {
    /// Not at a step.
    pub(super) fn nowhere(self) -> ScenarioFailure {
        ScenarioFailure { file: None, step: None, failure: Box::new(self) }
    }

    /// At this step, counted from 1.
    pub(super) fn at(self, step: usize) -> ScenarioFailure {
        ScenarioFailure { file: None, step: Some(step), failure: Box::new(self) }
    }
}
