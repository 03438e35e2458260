//! A finished game with hindsight.
//!
//! [`Task::of`] goes through a record and finds its decisions; a [`Decision`]
//! is judged by the game's critic, which sees no more than who decided did;
//! [`Task::review`] makes one [`Review`] of all that was found. Whoever has
//! threads can judge where and when it likes: what is found about a decision
//! depends on the record and on nothing else. [`review`] does all of it at
//! once.
//!
//! No I/O, no clock, no particular game.

mod findings;
mod task;

use bots::Budget;
use gamebox::GameBox;
use record::Record;

pub use findings::{Better, MISTAKE, Point, Review};
pub use task::{Decision, MOST, Task, Unreviewable};

/// Raised whenever the same record would be judged otherwise than before: what
/// was stored is not shown any more.
pub const EDITION: u32 = 1;

/// Judges a record from its first decision to its last. `watch` is told how many
/// are done, of how many.
///
/// # Errors
/// Why it cannot be reviewed.
pub fn review(
    entry: &GameBox,
    record: &Record,
    mut watch: impl FnMut(usize, usize),
) -> Result<Review, Unreviewable> {
    let task = Task::of(entry, record)?;
    let mut found = Vec::new();
    for decision in &task.decisions {
        found.push(decision.judge(entry, &Budget::unlimited()));
        watch(found.len(), task.decisions.len());
    }
    Ok(task.review(found))
}
