//! What is to be judged of a record, decision by decision.

use std::sync::Arc;

use bots::{Budget, Judgement};
use gamebox::GameBox;
use record::{Deed, Entry, Mode, Record, RecordError};
use tabletop::{Match, Outcome, Said, Seat, Seed, Viewer};
use thiserror::Error;

use crate::findings::{Review, told};

/// No honest game has more decisions.
pub const MOST: usize = 3_000;

/// Why a record cannot be reviewed.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Unreviewable {
    /// What is hidden in it is still a secret.
    #[error("the game is not over")]
    NotOver,
    /// The game has no critic.
    #[error("nobody can judge this game yet")]
    Unjudged,
    /// Nobody would wait for it.
    #[error("the game has more than {MOST} decisions")]
    TooLong,
    /// The record itself.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// A decision somebody took.
pub struct Decision {
    /// The entry by which it was taken.
    pub n: u32,
    /// Whose it was.
    pub seat: Seat,
    /// What was chosen, in notation.
    pub played: String,
    /// The round in which, in games that count them.
    pub round: Option<u32>,
    /// What came of it, as everybody may know by now.
    pub told: Vec<Said>,
    /// The game before it.
    state: Box<dyn Match>,
    luck: Seed,
}

impl Decision {
    /// What its choices were worth, for who decided; none if there was nothing
    /// to choose, or the budget is over.
    #[must_use]
    pub fn judge(&self, entry: &GameBox, budget: &Budget) -> Option<Judgement> {
        let mut critic = entry.critic?(self.luck);
        critic.judge(self.state.as_ref(), self.seat, Some(&self.played), budget)
    }

    /// The same decision in another game that looks the same to who decides.
    #[must_use]
    pub fn instead(&self, state: Box<dyn Match>) -> Self {
        let Decision { n, seat, round, luck, .. } = *self;
        Decision {
            n,
            seat,
            played: self.played.clone(),
            round,
            told: self.told.clone(),
            state,
            luck,
        }
    }

    /// The game as a viewer saw it before the decision.
    #[must_use]
    pub fn state(&self) -> &dyn Match {
        self.state.as_ref()
    }
}

/// A game to be reviewed.
pub struct Task {
    /// Its decisions, without those that were taken back.
    pub decisions: Vec<Arc<Decision>>,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) sides: Vec<Vec<Seat>>,
    pub(crate) outcome: Outcome,
}

impl Task {
    /// Goes through a record.
    ///
    /// # Errors
    /// Why it cannot be reviewed.
    pub fn of(entry: &GameBox, record: &Record) -> Result<Task, Unreviewable> {
        let game = record.header.version_of(entry.game)?;
        // A record without its end is one of a game that may still go on.
        if record.end.is_none() {
            return Err(Unreviewable::NotOver);
        }
        if entry.critic.is_none() {
            return Err(Unreviewable::Unjudged);
        }
        let mut decisions: Vec<Arc<Decision>> = Vec::new();
        let mut before: Option<Box<dyn Match>> = None;
        let mut long = false;
        let promise = record.header.commitment.to_string();
        let course = record.replay(game, Mode::Tolerant, None, |course, happened| {
            let Some(Entry { n, seat, deed, .. }) = course.entries().last() else { return };
            let state = before.replace(course.state().boxed());
            match (deed, seat, state) {
                (Deed::Act(played), Some(seat), Some(state)) if decisions.len() < MOST => {
                    let luck = Seed::number(0).derive(format!("review {promise} {n}").as_bytes());
                    let told = told(happened.seen_by(Viewer::Omniscient));
                    let (n, seat, played, round) = (*n, *seat, played.clone(), state.round());
                    let decision = Decision { n, seat, played, round, told, state, luck };
                    decisions.push(Arc::new(decision));
                }
                (Deed::Act(_), ..) => long = true,
                (Deed::Undo(to) | Deed::Agreed(to), ..) => {
                    decisions.retain(|decision| decision.n <= *to);
                }
                _ => {}
            }
        })?;
        let outcome = course.outcome().ok_or(Unreviewable::NotOver)?;
        if long {
            return Err(Unreviewable::TooLong);
        }
        let (game, rules) = (record.header.game.clone(), record.header.rules);
        Ok(Task { decisions, game, rules, sides: sides(course.state()), outcome })
    }

    /// One review of all that was found, decision by decision.
    #[must_use]
    pub fn review(&self, found: Vec<Option<Judgement>>) -> Review {
        Review::of(self, found)
    }
}

/// Who wins together.
fn sides(state: &dyn Match) -> Vec<Vec<Seat>> {
    let mut sides: Vec<Vec<Seat>> = Vec::new();
    for seat in Seat::all(state.seats()) {
        match sides.iter_mut().find(|side| state.allied(side[0], seat)) {
            Some(side) => side.push(seat),
            None => sides.push(vec![seat]),
        }
    }
    sides
}
