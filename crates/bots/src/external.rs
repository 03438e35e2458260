//! A program that speaks the bot protocol, as a player. It is started before it
//! is first asked, stopped when it does not answer in time, started again for
//! the next decision, and given up after a few failures.

use std::time::Duration;

use serde_json::Value;
use tabletop::{Game, Match, Outcome, Seat, Seed, Seeded, Viewer};

use crate::program::Program;
use crate::protocol::{Ask, OLDEST, Said, VERSION};
use crate::workshop::Workshop;
use crate::{Budget, Failure, Player, Reason};

/// After so many failures the program is not started again.
const PATIENCE: u32 = 3;
/// How long a program may take to start and say hello; no budget counts it.
pub const START: Duration = Duration::from_secs(10);
/// How much of a line that cannot be read is told.
const EXCERPT: usize = 120;

/// A program at a seat.
pub struct External {
    game: &'static dyn Game,
    command: Vec<String>,
    luck: Seeded,
    running: Option<(Program, u32)>,
    failures: u32,
}

impl External {
    /// A program and its arguments, with luck for what it imagines; nothing is
    /// started yet.
    #[must_use]
    pub fn new(game: &'static dyn Game, command: &[String], seed: Seed) -> Self {
        let luck = Seeded::new(seed);
        External { game, command: command.to_vec(), luck, running: None, failures: 0 }
    }

    /// The same process for another game: what failed before is forgotten.
    pub fn anew(&mut self, seed: Seed) {
        self.luck = Seeded::new(seed);
        self.failures = 0;
    }

    /// The running program and the version it speaks.
    fn started(&mut self) -> Result<&mut (Program, u32), Failure> {
        if self.running.is_none() {
            let mut program = Program::start(&self.command)?;
            let hello = Ask::Hello { hello: VERSION, game: self.game.id().to_owned() };
            program.tell(&hello).map_err(|failure| unstarted(&failure))?;
            let line = program.hear(&Budget::of(START)).map_err(|failure| unstarted(&failure))?;
            match read(&line).map_err(|failure| unstarted(&failure))? {
                Said::Hello { hello: spoken @ OLDEST..=VERSION, .. } => {
                    return Ok(self.running.insert((program, spoken)));
                }
                _ => return Err(unstarted(&unreadable(&line, "it did not say hello"))),
            }
        }
        self.running.as_mut().ok_or_else(|| Failure::new(Reason::Unstarted, ""))
    }

    fn ask(
        &mut self,
        table: Option<&dyn Match>,
        ask: &Ask,
        budget: &Budget,
    ) -> Result<String, Failure> {
        if self.failures >= PATIENCE {
            return Err(Failure::new(Reason::Dropped, ""));
        }
        let answer = self.converse(table, ask, budget);
        if answer.is_err() {
            // A late answer must not be taken for one to the next question.
            self.running = None;
            self.failures += 1;
        }
        answer
    }

    /// Asks, and grants what the program wishes to know, until it decides.
    fn converse(
        &mut self,
        table: Option<&dyn Match>,
        ask: &Ask,
        budget: &Budget,
    ) -> Result<String, Failure> {
        let Ask::Choose { seat, view, .. } = ask else {
            return Err(Failure::new(Reason::Silent, ""));
        };
        let (game, mut luck) = (self.game, self.luck.clone());
        let (program, _) = self.started()?;
        let mut workshop = Workshop::new(game, table, *seat, view, &mut luck);
        program.tell(ask)?;
        let answer = loop {
            let line = program.hear(budget)?;
            match read(&line)? {
                Said::Action { action } => break Ok(action),
                Said::Error { error } => break Err(Failure::new(Reason::Silent, error)),
                Said::Hello { .. } => break Err(unreadable(&line, "it says hello again")),
                Said::Wish(wish) => {
                    let granted = workshop.grant(wish);
                    // Who asks for ever is late, too.
                    if budget.over() {
                        break Err(Failure::new(Reason::Late, "it went on asking"));
                    }
                    program.tell(&granted)?;
                }
            }
        };
        self.luck = luck;
        answer
    }
}

fn unstarted(failure: &Failure) -> Failure {
    Failure::new(Reason::Unstarted, failure.to_string())
}

fn unreadable(line: &str, why: &str) -> Failure {
    let excerpt: String = line.trim().chars().take(EXCERPT).collect();
    Failure::new(Reason::Unreadable, format!("{why}: {excerpt}"))
}

fn read(line: &str) -> Result<Said, Failure> {
    Said::read(line).map_err(|why| unreadable(line, &why))
}

impl Player for External {
    fn choose(
        &mut self,
        table: &dyn Match,
        seat: Seat,
        budget: &Budget,
    ) -> Result<String, Failure> {
        let offer = table.choices(seat);
        let choices = offer.listed.into_iter().map(|offered| offered.text).collect();
        let forms = offer.forms.iter().filter_map(|form| serde_json::to_value(form).ok());
        let (view, forms) = (table.view(Viewer::Seat(seat)), forms.collect());
        let left = milliseconds(budget);
        self.ask(Some(table), &Ask::Choose { seat, view, choices, forms, left }, budget)
    }

    fn answer(
        &mut self,
        seat: Seat,
        view: &Value,
        listed: &[String],
        budget: &Budget,
    ) -> Result<String, Failure> {
        let (view, choices) = (view.clone(), listed.to_vec());
        let left = milliseconds(budget);
        self.ask(None, &Ask::Choose { seat, view, choices, forms: Vec::new(), left }, budget)
    }

    fn ready(&mut self) -> Result<(), Failure> {
        if self.failures >= PATIENCE {
            // It says so when it is asked.
            return Ok(());
        }
        let started = self.started().map(|_| ());
        self.failures += u32::from(started.is_err());
        started
    }

    fn over(&mut self, seat: Seat, outcome: &Outcome) {
        if let Some((program, 2..)) = &mut self.running
            && program.tell(&Ask::Over { seat, over: outcome.clone() }).is_err()
        {
            self.running = None;
        }
    }
}

fn milliseconds(budget: &Budget) -> Option<u64> {
    budget.left().map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX))
}

#[cfg(all(test, unix))]
mod tests;
