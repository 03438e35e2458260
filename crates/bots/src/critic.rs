//! What a critic is: it says what the choices of a decision are worth, as far
//! as the seat that decides can know. It sees a view, never a state, and its
//! luck is its own, so the same question has the same answer.

use tabletop::{Match, Said, Seat};

use crate::Budget;

/// Judges decisions.
pub trait Critic: Send {
    /// What the choices of a seat are worth: the best few, and what was played
    /// if somebody asks about that. `None` if there is nothing to judge: no
    /// real choice, or nobody waits any more.
    fn judge(
        &mut self,
        table: &dyn Match,
        seat: Seat,
        played: Option<&str>,
        budget: &Budget,
    ) -> Option<Judgement>;
}

/// What came of judging one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// What was looked at closely, the best first.
    pub choices: Vec<Judged>,
}

/// One choice of several.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// In notation.
    pub action: String,
    /// What it would do, in words.
    pub says: Vec<Said>,
    /// What speaks for it or against it, in words.
    pub reasons: Vec<Said>,
    /// How likely each seat wins then, per mille.
    pub chances: Vec<u16>,
    /// How much worse it is than the best for who decides, per mille.
    pub loss: u16,
    /// Is the difference more than what luck in looking would explain?
    pub sure: bool,
}

impl Judgement {
    /// The best choice.
    #[must_use]
    pub fn best(&self) -> Option<&Judged> {
        self.choices.first()
    }

    /// What was found out about this choice.
    #[must_use]
    pub fn of(&self, action: &str) -> Option<&Judged> {
        self.choices.iter().find(|choice| choice.action == action)
    }
}
