//! Who plays in a series or an arena: a level of the game, or a program of
//! somebody's. A program is started once and plays many games.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::{BotSpec, Budget, External, Failure, Player};
use serde_json::Value;
use tabletop::{Game, Match, Outcome, Seat, Seed};

/// Somebody who can play.
#[derive(Clone)]
pub struct Entrant {
    /// What it is called; those of one name are the same.
    pub name: String,
    kind: Kind,
}

#[derive(Clone)]
enum Kind {
    Level(&'static BotSpec),
    Program(Arc<Programs>),
}

/// Processes of one program: those that play no game at the moment wait here.
struct Programs {
    game: &'static dyn Game,
    command: Vec<String>,
    budget: Duration,
    idle: Mutex<Vec<External>>,
}

impl Entrant {
    /// A level of the game. It thinks as long as it takes, so that the same seed
    /// gives the same games everywhere.
    #[must_use]
    pub fn level(spec: &'static BotSpec) -> Self {
        Entrant { name: spec.level.to_owned(), kind: Kind::Level(spec) }
    }

    /// A program that speaks the bot protocol, with so much time for a decision.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn program(
        name: &str,
        game: &'static dyn Game,
        command: &[String],
        budget: Duration,
    ) -> Result<Self, Failure> {
        let mut first = External::new(game, command, Seed::number(0));
        first.ready()?;
        let idle = Mutex::new(vec![first]);
        let programs = Programs { game, command: command.to_vec(), budget, idle };
        Ok(Entrant { name: name.to_owned(), kind: Kind::Program(Arc::new(programs)) })
    }

    /// Is it a program, for whose failures it answers itself?
    #[must_use]
    pub fn is_program(&self) -> bool {
        matches!(self.kind, Kind::Program(_))
    }

    /// Takes a seat for a game, with luck of its own.
    #[must_use]
    pub fn player(&self, seed: Seed) -> Box<dyn Player> {
        match &self.kind {
            Kind::Level(spec) => (spec.make)(seed),
            Kind::Program(programs) => {
                let idle = programs.idle().pop();
                let fresh = || External::new(programs.game, &programs.command, seed);
                let mut external = idle.unwrap_or_else(fresh);
                external.anew(seed);
                Box::new(Hired { programs: programs.clone(), external: Some(external) })
            }
        }
    }
}

impl Programs {
    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<External>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A process for the time of a game.
struct Hired {
    programs: Arc<Programs>,
    /// Gone only when this is dropped.
    external: Option<External>,
}

impl Hired {
    fn external(&mut self) -> Result<&mut External, Failure> {
        self.external.as_mut().ok_or_else(|| Failure::new(bots::Reason::Ended, ""))
    }
}

impl Player for Hired {
    fn choose(&mut self, table: &dyn Match, seat: Seat, _: &Budget) -> Result<String, Failure> {
        let time = self.programs.budget;
        self.external()?.choose(table, seat, &Budget::of(time))
    }

    fn answer(
        &mut self,
        seat: Seat,
        view: &Value,
        listed: &[String],
        _: &Budget,
    ) -> Result<String, Failure> {
        let time = self.programs.budget;
        self.external()?.answer(seat, view, listed, &Budget::of(time))
    }

    fn ready(&mut self) -> Result<(), Failure> {
        self.external()?.ready()
    }

    fn over(&mut self, seat: Seat, outcome: &Outcome) {
        if let Ok(external) = self.external() {
            external.over(seat, outcome);
        }
    }
}

impl Drop for Hired {
    fn drop(&mut self) {
        if let Some(external) = self.external.take() {
            self.programs.idle().push(external);
        }
    }
}
