//! Where bots think: on threads of their own, a bounded number at a time, with
//! a budget, and never in the way of a table. Whatever a bot does (fail, panic,
//! take too long), the table gets an answer or hears why there is none.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Budget, External, Failure, Judgement, Player, Reason};
use catalog::GameBox;
use tabletop::{Match, Outcome, Seat, Seed};
use tokio::sync::Semaphore;

use crate::Config;

/// How long a bot may wait for its turn to think, in budgets.
const QUEUE: u32 = 3;
/// Programs mostly wait: many can be asked at once.
const PROGRAMS: usize = 64;

/// The threads for thinking.
pub(crate) struct Pool {
    turns: Arc<Semaphore>,
    programs: Arc<Semaphore>,
    budget: Duration,
    external: Vec<crate::External>,
}

/// A bot at a seat.
pub(crate) struct Mind {
    player: Box<dyn Player>,
    program: bool,
}

impl Mind {
    /// Tells it how the game ended, beside whoever tells: a program need not
    /// listen.
    pub(crate) fn over(mut self, seat: Seat, outcome: Outcome) {
        if self.program {
            tokio::task::spawn_blocking(move || self.player.over(seat, &outcome));
        }
    }
}

/// Tells a thinking bot that nobody waits any more, when dropped.
struct Cancel(Budget);

impl Drop for Cancel {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

impl Pool {
    pub(crate) fn new(config: &Config) -> Self {
        Pool {
            turns: Arc::new(Semaphore::new(config.bot_threads.max(1))),
            programs: Arc::new(Semaphore::new(PROGRAMS)),
            budget: config.bot_budget,
            external: config.external.clone(),
        }
    }

    /// The levels offered for a game, weakest first, then programs.
    pub(crate) fn offered(&self, entry: &GameBox) -> Vec<String> {
        self.with_programs(entry.levels())
    }

    /// The levels that can be seated, weakest first, then programs.
    pub(crate) fn levels(&self, entry: &GameBox) -> Vec<String> {
        self.with_programs(entry.bots.iter().map(|bot| bot.level))
    }

    fn with_programs(&self, own: impl Iterator<Item = &'static str>) -> Vec<String> {
        let own = own.map(str::to_owned);
        own.chain(self.external.iter().map(|program| program.name.clone())).collect()
    }

    /// A bot of a level, with luck of its own.
    pub(crate) fn mind(&self, entry: &GameBox, level: &str, seed: Seed) -> Option<Mind> {
        if let Some(spec) = entry.bot(level) {
            return Some(Mind { player: (spec.make)(seed), program: false });
        }
        let program = self.external.iter().find(|program| program.name == level)?;
        let player = Box::new(External::new(entry.game, &program.command, seed));
        Some(Mind { player, program: true })
    }

    /// Who gives hints in a game.
    pub(crate) fn adviser(&self, entry: &GameBox, seed: Seed) -> Option<Mind> {
        Some(Mind { player: entry.adviser(seed)?, program: false })
    }

    /// Can a bot of this level be started? Programs are tried.
    pub(crate) async fn try_out(&self, entry: &GameBox, level: &str) -> Result<(), Failure> {
        match self.mind(entry, level, Seed([0; 32])) {
            Some(mind) if mind.program => {
                // As many as think at once, however many tables are made.
                let turn = self.programs.acquire().await;
                let tried = ready(mind).await.1;
                drop(turn);
                tried
            }
            _ => Ok(()),
        }
    }

    /// Asks a bot, to be answered in less than the usual time if `within` is
    /// less. Gives it back unless it broke. When the caller stops waiting, the
    /// bot is told so.
    pub(crate) async fn ask(
        &self,
        mind: Mind,
        table: Box<dyn Match>,
        seat: Seat,
        within: Duration,
    ) -> (Option<Mind>, Result<String, Failure>) {
        let (mind, answer) = self.try_ask(mind, table, seat, within).await;
        if let Err(failure) = &answer {
            let why = failure.reason.word();
            metrics::counter!("microcosm_bot_failures_total", "why" => why).increment(1);
        }
        (mind, answer)
    }

    async fn try_ask(
        &self,
        mut mind: Mind,
        table: Box<dyn Match>,
        seat: Seat,
        within: Duration,
    ) -> (Option<Mind>, Result<String, Failure>) {
        let turns = if mind.program { &self.programs } else { &self.turns };
        let waiting = turns.clone().acquire_owned();
        let Ok(Ok(turn)) = tokio::time::timeout(self.budget * QUEUE, waiting).await else {
            return (Some(mind), Err(Failure::new(Reason::Late, "too many bots think at once")));
        };
        if mind.program {
            mind = match ready(mind).await {
                (Some(mind), Ok(())) => mind,
                (mind, failed) => return (mind, failed.map(|()| String::new())),
            };
        }
        let started = Instant::now();
        let budget = Budget::of(self.budget.min(within));
        let cancel = Cancel(budget.clone());
        let thought = tokio::task::spawn_blocking(move || {
            let choose = || mind.player.choose(table.as_ref(), seat, &budget);
            let answer = catch_unwind(AssertUnwindSafe(choose));
            // A bot that does not stop keeps its turn: others must not pile up.
            drop(turn);
            answer.map(|answer| (mind, answer))
        });
        // A bot that ignores its budget is left to itself.
        let answer = tokio::time::timeout(self.budget * 2, thought).await;
        drop(cancel);
        metrics::histogram!("microcosm_bot_think_seconds").record(started.elapsed());
        match answer {
            Ok(Ok(Ok((mind, answer)))) => (Some(mind), answer),
            Ok(_) => (None, Err(Failure::new(Reason::Ended, "it broke"))),
            Err(_) => (None, Err(Failure::new(Reason::Late, "it ignores its budget"))),
        }
    }
}

impl Pool {
    /// Judges one decision, when it is its turn among the bots that think, within
    /// a budget if there is one. When the caller stops waiting, it ends.
    pub(crate) async fn judge(
        &self,
        within: Option<Duration>,
        judge: impl FnOnce(&Budget) -> Option<Judgement> + Send + 'static,
    ) -> Result<Option<Judgement>, Failure> {
        let broke = || Failure::new(Reason::Ended, "it broke");
        let turn = self.turns.clone().acquire_owned().await.map_err(|_| broke())?;
        let budget = within.map_or_else(Budget::unlimited, Budget::of);
        let cancel = Cancel(budget.clone());
        let judged = tokio::task::spawn_blocking(move || {
            let judged = judge(&budget);
            drop(turn);
            judged
        });
        let judged = judged.await.map_err(|_| broke());
        drop(cancel);
        judged
    }
}

/// Has a program started, which its budget does not count.
async fn ready(mut mind: Mind) -> (Option<Mind>, Result<(), Failure>) {
    let started = tokio::task::spawn_blocking(move || {
        let ready = mind.player.ready();
        (Some(mind), ready)
    });
    started.await.unwrap_or_else(|_| (None, Err(Failure::new(Reason::Ended, "it broke"))))
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use tabletop::{Options, Seeded};

    use super::*;

    /// Does what it is told to instead of thinking.
    struct Broken(fn(&Budget) -> Result<String, Failure>);

    impl Player for Broken {
        fn choose(&mut self, _: &dyn Match, _: Seat, budget: &Budget) -> Result<String, Failure> {
            (self.0)(budget)
        }

        fn answer(
            &mut self,
            _: Seat,
            _: &Value,
            _: &[String],
            budget: &Budget,
        ) -> Result<String, Failure> {
            (self.0)(budget)
        }
    }

    fn silent() -> Result<String, Failure> {
        Err(Failure::new(Reason::Silent, ""))
    }

    fn table() -> (Box<dyn Match>, Seat) {
        let entry = catalog::GAMES[0];
        let setup = entry.game.setup(2, &Options::default()).unwrap();
        let (table, _) = entry.game.start(&setup, &mut Seeded::new(Seed::number(1))).unwrap();
        let seat = table.turn().seats().iter().next().unwrap();
        (table, seat)
    }

    #[tokio::test]
    async fn whatever_a_bot_does_there_is_an_answer_in_time() {
        // Long enough for a busy machine to notice its end.
        let budget = Duration::from_millis(400);
        let pool = Pool::new(&Config { bot_budget: budget, bot_threads: 2, ..Config::default() });
        let (table, seat) = table();
        let ask = async |behave: fn(&Budget) -> Result<String, Failure>| {
            let mind = Mind { player: Box::new(Broken(behave)), program: false };
            let started = Instant::now();
            let (mind, answer) = pool.ask(mind, table.boxed(), seat, Duration::MAX).await;
            assert!(started.elapsed() < Duration::from_secs(5));
            (mind.is_some(), answer.map_err(|failure| failure.reason))
        };
        assert_eq!(ask(|_| silent()).await, (true, Err(Reason::Silent)));
        assert_eq!(ask(|_| Ok("sing".to_owned())).await, (true, Ok("sing".to_owned())));
        assert_eq!(ask(|_| panic!("on purpose")).await, (false, Err(Reason::Ended)));
        let patient = |budget: &Budget| {
            while !budget.over() {
                std::thread::sleep(Duration::from_millis(1));
            }
            Ok("draw".to_owned())
        };
        assert_eq!(ask(patient).await, (true, Ok("draw".to_owned())));
        let stubborn = |_: &Budget| {
            std::thread::sleep(Duration::from_millis(2_000));
            Ok("draw".to_owned())
        };
        assert_eq!(ask(stubborn).await, (false, Err(Reason::Late)));
    }

    #[tokio::test]
    async fn a_bot_that_nobody_waits_for_is_told_so() {
        let pool = Pool::new(&Config { bot_threads: 1, ..Config::default() });
        let (table, seat) = table();
        let patient = |budget: &Budget| {
            while !budget.over() {
                std::thread::sleep(Duration::from_millis(1));
            }
            silent()
        };
        let mind = Mind { player: Box::new(Broken(patient)), program: false };
        let asked = pool.ask(mind, table, seat, Duration::MAX);
        assert!(tokio::time::timeout(Duration::from_millis(50), asked).await.is_err());
        // Its thread is free again long before its budget is over.
        let free = tokio::time::timeout(Duration::from_millis(500), pool.turns.acquire()).await;
        assert!(free.is_ok());
    }
}
