//! What was compared how often, and what was found to be wrong.

use std::fmt;
use std::ops::Add;

use super::TestPlan;

macro_rules! checks {
    ($($(#[$doc:meta])* $name:ident = $words:literal,)*) => {
        /// One thing every game must do.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Check {
            $($(#[$doc])* $name,)*
        }

        impl Check {
            /// All of them.
            pub const ALL: &'static [Check] = &[$(Check::$name),*];

            /// In words.
            #[must_use]
            pub fn words(self) -> &'static str {
                match self {
                    $(Check::$name => $words,)*
                }
            }
        }
    };
}

checks! {
    /// Every listed choice passes `check` and is listed once; there is one.
    Listed = "listed choices are legal",
    /// Every form can be filled in, and passes `check` then.
    Forms = "filled in forms are legal",
    /// Who is not asked has no choices and is refused by TT-T1 or TT-T2.
    Strangers = "only who is asked may act",
    /// `apply` refuses what `check` refuses, in the same words, and changes
    /// nothing then; what both allow is listed, where there are no forms.
    Refusals = "refusals change nothing",
    /// Notation and JSON of actions, events, views and set-ups.
    RoundTrips = "texts can be read again",
    /// The same luck gives the same state and events.
    Repeats = "the same luck gives the same game",
    /// Every event has words.
    Told = "events can be told",
    /// A state and its twin look the same to the viewer.
    Twins = "views and choices keep secrets",
    /// A state and its twin give the viewer the same answers.
    Answers = "answers keep secrets",
    /// The same action on a state and its twin: equal views, equal events.
    Events = "events tell no more than views",
    /// Other actions of others: equal views, equal events.
    Actions = "events hide what others did in secret",
    /// Other luck: equal views, equal events.
    Luck = "events hide what others drew in secret",
    /// Other luck at the start: equal views, equal events.
    Starts = "events hide what was dealt in secret",
    /// The same deeds on a state and its twin: until a difference is shown, the
    /// same seats are asked.
    Asked = "who is asked tells no secret",
    /// Who sees something new without luck by acting is named in `shown`.
    Shown = "what comes to light is declared",
    /// A state imagined from a view has that view and those choices.
    Imagined = "imagined states fit",
    /// The game played through its record has the same digests, and verifies.
    Records = "records reproduce the game",
    /// Taking back restores the digest.
    Undone = "taking back restores the state",
    /// Games end, and outcomes make sense.
    Endings = "games end and outcomes make sense",
    /// A seat may give up at any time, and the game still ends.
    Resignations = "giving up works at any time",
}

/// How often each check compared something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Decisions taken in them.
    pub decisions: u64,
    /// Forms met, which need not exist.
    pub(super) forms: u64,
    /// Questions asked, of games that answer any.
    pub(super) questions: u64,
    counts: [u64; Check::ALL.len()],
}

impl Tally {
    /// How often this was compared.
    #[must_use]
    pub fn of(&self, check: Check) -> u64 {
        self.counts[check as usize]
    }

    /// Compared once more.
    pub(super) fn add(&mut self, check: Check) {
        self.counts[check as usize] += 1;
    }

    /// Everything that is not waived was compared.
    pub(super) fn complete(&self, plan: &TestPlan) -> Result<(), Broken> {
        for check in Check::ALL {
            let exists = match check {
                Check::Forms => self.forms > 0,
                Check::Answers => self.questions > 0,
                _ => true,
            };
            if exists && !plan.waives(*check) && self.of(*check) == 0 {
                let what = "there was never anything to compare; waive it if that is right";
                return Err(Broken::new(*check, what));
            }
        }
        Ok(())
    }
}

impl Add for Tally {
    type Output = Tally;

    fn add(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.decisions += other.decisions;
        self.forms += other.forms;
        self.questions += other.questions;
        for (mine, theirs) in self.counts.iter_mut().zip(other.counts) {
            *mine += theirs;
        }
        self
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:>10} games, {} decisions", self.games, self.decisions)?;
        for check in Check::ALL {
            writeln!(f, "{:>10} {}", self.of(*check), check.words())?;
        }
        Ok(())
    }
}

/// The game does not do what every game must.
#[derive(Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}{} - {what}", .place.join(": "), .check.words())]
pub struct Broken {
    /// Which promise.
    pub check: Check,
    /// What was found.
    pub what: String,
    /// Where, from the outside in.
    pub place: Vec<String>,
}

impl Broken {
    pub(super) fn new(check: Check, what: impl Into<String>) -> Self {
        Broken { check, what: what.into(), place: vec![String::new()] }
    }

    /// The same, in this place.
    pub(super) fn at(mut self, place: impl Into<String>) -> Self {
        self.place.insert(0, place.into());
        self
    }
}

/// As it is displayed: this is what a failing test shows.
impl fmt::Debug for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Holds if `fine`; else `what` was found.
pub(super) fn hold(check: Check, fine: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if fine { Ok(()) } else { Err(Broken::new(check, what())) }
}
