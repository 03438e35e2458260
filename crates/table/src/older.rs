//! Steps further back than a table keeps. The log is played again up to there,
//! which takes its time: whoever owns the table does it beside the table's task.

use record::{Mode, Record, RecordError};
use tabletop::{Game, Viewer};

use crate::message::Step;
use crate::show::step;

/// So many steps are shown at once.
const PAGE: u32 = 200;
/// And so many with the table after each.
const VIEWS: u32 = 50;

/// The steps before some entry, for somebody who looks further back.
pub struct Older {
    pub(crate) game: &'static dyn Game,
    pub(crate) record: Record,
    pub(crate) who: Viewer,
    /// Not this one, but those before it.
    pub(crate) before: u32,
    /// With the table after each.
    pub(crate) views: bool,
    /// What others did is shown in notation when the game is over.
    pub(crate) over: bool,
}

impl Older {
    /// Finds them, in order; none before the first.
    ///
    /// # Errors
    /// The entry that does not replay.
    pub fn steps(self) -> Result<Vec<Step>, RecordError> {
        let Some(last) = self.before.min(self.record.entries.len() as u32).checked_sub(1) else {
            return Ok(Vec::new());
        };
        let first = (last + 1).saturating_sub(if self.views { VIEWS } else { PAGE });
        let mut steps = Vec::new();
        self.record.replay(self.game, Mode::Tolerant, Some(last), |course, what| {
            let entry = course.entries().last().filter(|entry| entry.n >= first);
            steps.extend(entry.map(|entry| Step {
                view: self.views.then(|| course.state().view(self.who)),
                ..step(entry, what, self.who, self.over)
            }));
        })?;
        Ok(steps)
    }
}
