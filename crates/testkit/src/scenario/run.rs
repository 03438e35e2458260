//! Running a scenario.

use record::{Course, Deed, Opening};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Game, Happened, Luck, Match, Replayed, Seat, Seed, Seeded, Viewer, house};

use super::matching::{at_path, part_of};
use super::{Failure, Scenario, ScenarioFailure, Sees, Step};

/// A scenario that holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The id of the game.
    pub game: String,
    /// What the case shows.
    pub title: String,
    /// How many steps were made.
    pub steps: usize,
    /// How many expectations were held against the game.
    pub expectations: usize,
}

impl Scenario {
    /// Plays the case and holds every expectation against the game.
    ///
    /// # Errors
    /// What is not as it should be, with its step.
    pub fn run(
        &self,
        lookup: impl Fn(&str) -> Option<&'static dyn Game>,
    ) -> Result<Report, ScenarioFailure> {
        let game = self.game(lookup)?;
        let (course, happened) = self.open(game).map_err(Failure::nowhere)?;
        let mut runner = Runner { course, expectations: 0 };
        runner.events(&self.events, &[], Some(happened.as_ref())).map_err(Failure::nowhere)?;
        for (n, step) in self.step.iter().enumerate() {
            runner.step(step).map_err(|failure| failure.at(n + 1))?;
        }
        runner.end(self).map_err(Failure::nowhere)?;
        Ok(Report {
            game: self.game.clone(),
            title: self.title.clone(),
            steps: self.step.len(),
            expectations: runner.expectations,
        })
    }

    /// The game in the version of the rules that the case shows.
    pub(super) fn game(
        &self,
        lookup: impl Fn(&str) -> Option<&'static dyn Game>,
    ) -> Result<&'static dyn Game, ScenarioFailure> {
        let unknown = || Failure::UnknownGame(self.game.clone()).nowhere();
        let newest = lookup(&self.game).ok_or_else(unknown)?;
        let Some(version) = self.rules else { return Ok(newest) };
        newest.at(version).ok_or_else(|| Failure::UnknownRules(version).nowhere())
    }

    fn open(&self, game: &'static dyn Game) -> Result<(Course, Box<dyn Happened>), Failure> {
        let setup = game.setup(self.setup.seats, &self.setup.options)?;
        let names = Seat::all(self.setup.seats).map(|seat| format!("seat {seat}"));
        let opening = Opening { position: self.position.clone(), ..Opening::new(setup, names) };
        let mut luck = script(game, &self.luck)?;
        let opened = Course::open(game, opening, &mut luck)?;
        luck.finish()?;
        Ok(opened)
    }
}

impl Step {
    /// Nothing is done and nothing expected that only a deed can bring.
    fn only_looks(&self) -> bool {
        self.luck.is_empty()
            && self.seed.is_none()
            && self.events.is_empty()
            && self.never.is_empty()
            && self.refused.is_none()
            && self.answer.is_none()
    }
}

struct Runner {
    course: Course,
    expectations: usize,
}

impl Runner {
    fn step(&mut self, step: &Step) -> Result<(), Failure> {
        self.offers(step)?;
        if let Some(question) = &step.ask {
            return self.ask(step, question);
        }
        let deed = match (&step.action, step.resign, step.undo) {
            (Some(action), false, false) => Some(Ok(Deed::Act(action.clone()))),
            (None, true, false) => Some(Ok(Deed::Resign)),
            (None, false, true) => Some(self.course.undo(step.seat)),
            (None, false, false) => None,
            _ => return Err(Failure::Muddled("a step does one thing: do, resign or undo")),
        };
        let happened = match deed {
            None if step.only_looks() => None,
            None => return Err(Failure::Muddled("a step without do, resign or undo only looks")),
            Some(deed) => self.deed(step, deed)?,
        };
        self.events(&step.events, &step.never, happened.as_deref())?;
        self.view(Viewer::Omniscient, step.expect.as_ref())?;
        self.sees(&step.sees)
    }

    /// Asks, and holds the answer against what is expected.
    fn ask(&mut self, step: &Step, question: &str) -> Result<(), Failure> {
        let deed = step.action.is_some() || step.resign || step.undo;
        if deed || step.answer.is_some() == step.refused.is_some() {
            return Err(Failure::Muddled(
                "a question does nothing, and has an answer or a refusal",
            ));
        }
        let answer = self.state(step.seat)?.answer(Viewer::Seat(step.seat), question);
        self.expectations += 1;
        match (answer, &step.answer, &step.refused) {
            (Ok(found), Some(expected), _) => matched("the answer".to_owned(), expected, &found),
            (Err(found), _, Some(clause)) if found.clause == clause => Ok(()),
            (Err(found), _, Some(clause)) => {
                Err(Failure::OtherClause { expected: clause.clone(), found })
            }
            (Ok(_), _, clause) => Err(Failure::NotRefused(clause.clone().unwrap_or_default())),
            (Err(found), ..) => Err(Failure::Refused(found)),
        }
    }

    /// Does it, or sees it refused.
    fn deed(
        &mut self,
        step: &Step,
        deed: Result<Deed, tabletop::Illegal>,
    ) -> Result<Option<Box<dyn Happened>>, Failure> {
        let mut luck = script(self.course.game(), &step.luck)?;
        let done = match step.seed {
            Some(seed) if step.luck.is_empty() => {
                let mut seeded = Seeded::new(Seed::number(seed));
                deed.and_then(|deed| self.course.act(step.seat, &deed, &mut seeded))
            }
            Some(_) => return Err(Failure::Muddled("luck comes from a script or from a seed")),
            None => deed.and_then(|deed| self.course.act(step.seat, &deed, &mut luck)),
        };
        let happened = match (done, &step.refused) {
            (Ok(happened), None) => Some(happened),
            (Err(illegal), None) => return Err(Failure::Refused(illegal)),
            (Ok(_), Some(clause)) => return Err(Failure::NotRefused(clause.clone())),
            (Err(found), Some(clause)) if found.clause == clause => {
                self.expectations += 1;
                None
            }
            (Err(found), Some(clause)) => {
                return Err(Failure::OtherClause { expected: clause.clone(), found });
            }
        };
        luck.finish()?;
        Ok(happened)
    }

    fn offers(&mut self, step: &Step) -> Result<(), Failure> {
        if step.offers.is_empty() && step.lacks.is_empty() {
            return Ok(());
        }
        let offer = self.state(step.seat)?.choices(step.seat);
        let listed: Vec<&str> = offer.listed.iter().map(|offered| offered.text.as_str()).collect();
        for action in &step.offers {
            if !listed.contains(&action.as_str()) {
                let (action, listed) = (action.clone(), listed.join(" | "));
                return Err(Failure::NotOffered { action, listed });
            }
        }
        for action in &step.lacks {
            // An action that is no action of this game would never be listed.
            if let Err(no) = self.course.state().check(step.seat, action)
                && no.clause == house::NOTATION
            {
                return Err(Failure::Refused(no));
            }
            if listed.contains(&action.as_str()) {
                return Err(Failure::Offered(action.clone()));
            }
        }
        self.expectations += step.offers.len() + step.lacks.len();
        Ok(())
    }

    /// The state, for a seat that sits at the table.
    fn state(&self, seat: Seat) -> Result<&dyn Match, Failure> {
        let state = self.course.state();
        if seat.0 < state.seats() {
            Ok(state)
        } else {
            Err(Failure::Muddled("there is no such seat"))
        }
    }

    fn events(
        &mut self,
        expected: &[Value],
        never: &[Value],
        happened: Option<&dyn Happened>,
    ) -> Result<(), Failure> {
        let seen = happened.map_or_else(Vec::new, |happened| happened.seen_by(Viewer::Omniscient));
        let found = || seen.iter().map(|seen| seen.event.clone()).collect();
        let mut rest = seen.iter();
        let mut after = String::new();
        for expected in expected {
            if !rest.any(|seen| part_of(expected, &seen.event).is_ok()) {
                let (expected, found) = (expected.clone(), found());
                return Err(Failure::NoEvent { expected, after, found });
            }
            after = format!(" after {expected}");
        }
        for expected in never {
            if seen.iter().any(|seen| part_of(expected, &seen.event).is_ok()) {
                return Err(Failure::Happened { expected: expected.clone(), found: found() });
            }
        }
        self.expectations += expected.len() + never.len();
        Ok(())
    }

    fn view(&mut self, who: Viewer, expected: Option<&Value>) -> Result<(), Failure> {
        let Some(expected) = expected else { return Ok(()) };
        let what = format!("what {} sees", name(who));
        self.expectations += 1;
        matched(what, expected, &self.course.state().view(who))
    }

    fn sees(&mut self, all: &[Sees]) -> Result<(), Failure> {
        for sees in all {
            let who = sees.who.viewer();
            if let Viewer::Seat(seat) = who {
                self.state(seat)?;
            }
            if sees.view.is_none() && sees.lacks.is_empty() {
                return Err(Failure::Muddled("[[sees]] needs a view or what it lacks"));
            }
            self.view(who, sees.view.as_ref())?;
            let (view, whole) =
                (self.course.state().view(who), self.course.state().view(Viewer::Omniscient));
            for path in &sees.lacks {
                if at_path(&whole, path).is_none() {
                    return Err(Failure::NothingThere(path.clone()));
                }
                if let Some(found) = at_path(&view, path) {
                    let (who, path, found) = (name(who), path.clone(), found.clone());
                    return Err(Failure::Seen { who, path, found });
                }
                self.expectations += 1;
            }
        }
        Ok(())
    }

    fn end(&mut self, scenario: &Scenario) -> Result<(), Failure> {
        self.view(Viewer::Omniscient, scenario.expect.as_ref())?;
        self.sees(&scenario.sees)?;
        if let Some(expected) = &scenario.outcome {
            let outcome = self.course.outcome().ok_or(Failure::NotOver)?;
            let found = serde_json::to_value(outcome)
                .map_err(|error| Failure::Unreadable(error.to_string()))?;
            self.expectations += 1;
            matched("the outcome".to_owned(), expected, &found)?;
        }
        if self.expectations == 0 { Err(Failure::ExpectsNothing) } else { Ok(()) }
    }
}

fn matched(what: String, expected: &Value, found: &Value) -> Result<(), Failure> {
    part_of(expected, found).map_err(|mismatch| Failure::Mismatch {
        what,
        path: mismatch.path,
        expected: mismatch.expected,
        found: mismatch.found,
    })
}

fn name(who: Viewer) -> String {
    match who {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Public => "the public".to_owned(),
        Viewer::Omniscient => "who knows everything".to_owned(),
    }
}

/// Luck as it is scripted.
fn script(game: &dyn Game, lines: &[String]) -> Result<Replayed, Failure> {
    luck(game, lines).map(|luck| Replayed::new(&luck))
}

/// Luck line by line, see [`Game::read_luck`].
pub(super) fn luck(game: &dyn Game, lines: &[String]) -> Result<Vec<Luck>, Failure> {
    let read = |line: &String| {
        let unknown = || {
            let stream = line.split(' ').next().unwrap_or_default();
            Failure::LuckName(line.clone(), game.luck_names(stream).join(" | "))
        };
        game.read_luck(line).ok_or_else(unknown)
    };
    lines.iter().map(read).collect()
}
