//! A scenario as a record, so that a worked example can be kept as a golden
//! game, and a position continued at a table. The luck of all its steps stands
//! in the header: who continues before one of them draws it there.

use record::{Deed, Opening, Play, Record};
use tabletop::{Game, Seat, Seed};

use super::run::luck;
use super::{Failure, Scenario, ScenarioFailure};

impl Scenario {
    /// The deeds of the case, played through a log with its scripted luck.
    /// What it expects is not looked at: [`Scenario::run`] does that.
    ///
    /// # Errors
    /// What cannot be played, with its step.
    pub fn record(
        &self,
        lookup: impl Fn(&str) -> Option<&'static dyn Game>,
        seed: Seed,
    ) -> Result<Record, ScenarioFailure> {
        let game = self.game(lookup)?;
        let mut play = self.start(game, seed).map_err(Failure::nowhere)?;
        for (n, step) in self.step.iter().enumerate() {
            let refused = |no| Failure::Refused(no).at(n + 1);
            if step.seed.is_some() {
                return Err(Failure::Muddled("the luck of a seed cannot be recorded").at(n + 1));
            }
            let deed = match (&step.action, &step.refused) {
                (Some(action), None) => Deed::Act(action.clone()),
                (None, None) if step.resign => Deed::Resign,
                (None, None) if step.undo => play.course().undo(step.seat).map_err(refused)?,
                // A look, a question, or what the rules refuse.
                _ => continue,
            };
            play.act(step.seat, &deed).map_err(refused)?;
        }
        Ok(play.record())
    }

    fn start(&self, game: &'static dyn Game, seed: Seed) -> Result<Play, Failure> {
        let lines = self.luck.iter().chain(self.step.iter().flat_map(|step| &step.luck));
        let script = luck(game, &lines.cloned().collect::<Vec<_>>())?;
        let setup = game.setup(self.setup.seats, &self.setup.options)?;
        let names = Seat::all(self.setup.seats).map(|seat| format!("seat {seat}"));
        let position = self.position.clone();
        let opening = Opening { position, script, ..Opening::new(setup, names) };
        Ok(Play::start(game, opening, seed)?.0)
    }
}
