//! Bots that think for a table, and what came of it.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use bots::{Budget, Failure, Judged, Judgement, Reason};
use catalog::GameBox;
use table::{Advice, Input, NoAnswer, Thinking};
use tabletop::{Match, Outcome, Seat, Seed};
use tokio::task::{AbortHandle, JoinSet};

use crate::house::House;
use crate::think::Mind;

/// So many choices are told of when somebody asks for a hint.
const HINTS: usize = 3;

/// The bots of a table.
pub(super) struct Thoughts {
    house: Arc<House>,
    entry: &'static GameBox,
    /// Bots that do not think, by seat and level.
    minds: HashMap<(Seat, String), Mind>,
    /// By ticket.
    thinking: HashMap<u64, AbortHandle>,
    tasks: JoinSet<Thought>,
}

/// What came of thinking.
struct Thought {
    input: Input,
    /// The bot, unless it broke.
    mind: Option<((Seat, String), Mind)>,
}

impl Thoughts {
    pub(super) fn new(house: Arc<House>, entry: &'static GameBox) -> Self {
        let (minds, thinking) = (HashMap::new(), HashMap::new());
        Thoughts { house, entry, minds, thinking, tasks: JoinSet::new() }
    }

    /// Lets a bot think.
    pub(super) fn think(&mut self, thinking: Thinking) {
        let Thinking { ticket, seat, level, luck, state, pause, within } = thinking;
        let (house, key) = (self.house.clone(), (seat, level));
        let known = self.minds.remove(&key);
        let mind = known.or_else(|| house.pool.mind(self.entry, &key.1, luck));
        let within = within.map_or(Duration::MAX, Duration::from_millis);
        let task = self.tasks.spawn(async move {
            let think = async {
                match mind {
                    Some(mind) => house.pool.ask(mind, state, seat, within).await,
                    None => (None, Err(Failure::new(Reason::Unstarted, "there is no such bot"))),
                }
            };
            let pause = tokio::time::sleep(Duration::from_millis(pause));
            let ((mind, answer), ()) = tokio::join!(think, pause);
            let action = answer.map_err(|failure| no_answer(&failure));
            Thought { input: Input::Thought { ticket, action }, mind: mind.map(|mind| (key, mind)) }
        });
        self.thinking.insert(ticket, task);
    }

    /// Asks a good bot on behalf of a player, and the critic what else could be
    /// done and why.
    pub(super) fn hint(
        &mut self,
        socket: u64,
        id: u32,
        seat: Seat,
        luck: Seed,
        state: Box<dyn Match>,
    ) {
        let (house, mind) = (self.house.clone(), self.house.pool.adviser(self.entry, luck));
        let (entry, copy) = (self.entry, state.boxed());
        self.tasks.spawn(async move {
            let action = match mind {
                Some(mind) => house.pool.ask(mind, state, seat, Duration::MAX).await.1.ok(),
                None => None,
            };
            let asked = action.clone();
            let judge = move |budget: &Budget| {
                entry.critic?(luck).judge(copy.as_ref(), seat, asked.as_deref(), budget)
            };
            let judged = house.pool.judge(Some(house.config.bot_budget), judge).await;
            let advice = advice(action, judged.ok().flatten());
            Thought { input: Input::Hint { socket, id, seat, advice }, mind: None }
        });
    }

    /// What a bot thinks about is no longer asked.
    pub(super) fn dismiss(&mut self, ticket: u64) {
        if let Some(task) = self.thinking.remove(&ticket) {
            task.abort();
        }
    }

    /// Tells those who play here how the game ended.
    pub(super) fn over(&mut self, outcome: &Outcome) {
        for ((seat, _), mind) in self.minds.drain() {
            mind.over(seat, outcome.clone());
        }
    }

    /// What came of thinking next; none when nobody thinks. A task that broke
    /// is told of as one that had no answer.
    pub(super) async fn next(&mut self) -> Option<Input> {
        loop {
            match self.tasks.join_next_with_id().await? {
                Ok((_, Thought { input, mind })) => {
                    if let Some((key, mind)) = mind {
                        self.minds.insert(key, mind);
                    }
                    if let Input::Thought { ticket, .. } = &input {
                        self.thinking.remove(ticket);
                    }
                    return Some(input);
                }
                Err(error) => {
                    let this = |task: &AbortHandle| task.id() == error.id();
                    let broken = self.thinking.iter().find(|(_, task)| this(task));
                    if let Some(ticket) = broken.map(|(ticket, _)| *ticket) {
                        self.thinking.remove(&ticket);
                        let broken = Failure::new(Reason::Ended, "it broke");
                        return Some(Input::Thought { ticket, action: Err(no_answer(&broken)) });
                    }
                }
            }
        }
    }
}

/// What the bot says, first unless the critic is sure of something better; then
/// the next best.
fn advice(action: Option<String>, judged: Option<Judgement>) -> Vec<Advice> {
    let mut choices = judged.map(|judged| judged.choices).unwrap_or_default();
    let told = |choice: &Judged| Some(&choice.action) == action.as_ref();
    match choices.iter().position(told) {
        Some(at) if !choices[at].sure => choices[..=at].rotate_right(1),
        Some(_) => {}
        // Nobody can judge it: it stands alone.
        None => {
            let alone =
                |action| Advice { action, says: Vec::new(), reasons: Vec::new(), behind: None };
            return action.map(alone).into_iter().collect();
        }
    }
    let first = choices.first().map_or(0, |first| first.loss);
    let told = |choice: Judged| Advice {
        action: choice.action,
        says: choice.says,
        reasons: choice.reasons,
        behind: Some(if choice.sure { choice.loss.saturating_sub(first) } else { 0 }),
    };
    choices.into_iter().take(HINTS).map(told).collect()
}

fn no_answer(failure: &Failure) -> NoAnswer {
    NoAnswer { reason: failure.reason.word(), detail: failure.to_string() }
}
