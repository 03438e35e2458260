//! Darts. Three rounds; a throw names a point in whole millimetres, a gust
//! moves it, and the closer to the middle the more points; or a dart is kept
//! for a sure 5 (DA-5; until version 1 of these rules, 10). Most points win; or
//! all together need 50 each. Nothing is hidden.

mod words;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{
    Chance, Effects, Field, Form, FormKind, Illegal, Motion, NoQuestion, OptionSpec, Options,
    Outcome, Prompt, Rules, Said, Seat, SetupError, Turn, Version, Viewer, house,
};

use self::words::{Action, Event, Position, Setup};
use super::{few, fit, impossible, position};
use crate::Twin;

const ROUNDS: u8 = 3;
const EDGE: i32 = 100;

/// A state of the game; everybody sees all of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Darts {
    #[serde(default, skip_serializing_if = "Version::is_first")]
    version: Version,
    together: bool,
    points: Vec<i32>,
    thrown: u8,
    gone: Vec<bool>,
}

impl Darts {
    fn version(&self) -> u32 {
        self.version.0
    }

    /// What a dart is worth that is kept.
    fn kept(&self) -> i32 {
        if self.version() >= 2 { 5 } else { 10 } // DA-5
    }

    fn active(&self) -> Seat {
        Seat(self.thrown % self.seats())
    }

    /// Passes over seats left empty.
    fn settle(&mut self) {
        while self.thrown < ROUNDS * self.seats() && self.gone[self.active().index()] {
            self.thrown += 1;
        }
    }
}

/// A dart in flight comes to rest so many millimetres off the middle.
struct Dart {
    x: i32,
    y: i32,
}

impl Motion for Dart {
    fn settle(&mut self) -> Vec<u32> {
        vec![self.x.unsigned_abs().max(self.y.unsigned_abs())]
    }

    fn fits(&self, settled: &[u32]) -> bool {
        matches!(settled, [off] if *off <= EDGE as u32 + 10)
    }
}

impl Rules for Darts {
    const ID: &'static str = "darts";
    const VERSIONS: RangeInclusive<u32> = 1..=2;
    const SEATS: RangeInclusive<u8> = 1..=3;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = Darts;
    type Question = NoQuestion;
    type Answer = NoQuestion;

    fn options(_: u32) -> &'static [OptionSpec] {
        &[OptionSpec { name: "play", values: &["alone", "together"], when: None }]
    }

    fn setup(version: u32, seats: u8, options: &Options) -> Result<Setup, SetupError> {
        let together = options.value(&Self::options(version)[0]) == "together";
        Ok(Setup { version: Version(version), seats, together })
    }

    fn version_of(setup: &Setup) -> u32 {
        setup.version.0
    }

    fn new(setup: &Setup, _: &mut dyn Chance, _: &mut Vec<Event>) -> Result<Self, SetupError> {
        fit(setup.seats, &Self::SEATS)?;
        let seats = setup.seats.into();
        Ok(Darts {
            version: setup.version,
            together: setup.together,
            points: vec![0; seats],
            thrown: 0,
            gone: vec![false; seats],
        })
    }

    fn arrange(setup: &Setup, value: &Value) -> Result<Self, SetupError> {
        fit(setup.seats, &Self::SEATS)?;
        let Position { points, round } = position(value)?;
        if points.len() != usize::from(setup.seats) || round >= ROUNDS || !few(&points) {
            return Err(impossible());
        }
        Ok(Darts {
            version: setup.version,
            together: setup.together,
            gone: vec![false; points.len()],
            points,
            thrown: round * setup.seats,
        })
    }

    fn seats(&self) -> u8 {
        self.points.len() as u8
    }

    fn allied(&self, one: Seat, other: Seat) -> bool {
        one == other || self.together
    }

    fn turn(&self) -> Turn {
        if self.thrown >= ROUNDS * self.seats() {
            Turn::Over
        } else {
            Turn::Act([self.active()].into_iter().collect())
        }
    }

    fn prompt(&self, _: Seat) -> Prompt {
        Prompt { say: Said::new("darts-throw"), clause: "DA-1" }
    }

    fn choices(&self, seat: Seat, listed: &mut Vec<Action>) {
        if self.turn().expect(seat).is_ok() {
            listed.push(Action::Hold);
        }
    }

    fn forms(&self, seat: Seat) -> Vec<Form> {
        if self.turn().expect(seat).is_err() {
            return Vec::new();
        }
        let (min, max) = (i64::from(-EDGE), i64::from(EDGE));
        let field = |name| Field { name, kind: FormKind::Number { min, max } };
        vec![Form {
            verb: "throw".to_owned(),
            clause: "DA-1",
            fields: vec![field("x"), field("y")],
        }]
    }

    fn sample(&self, _: Seat, _: &Form, chance: &mut dyn Chance) -> Option<Action> {
        let mut aim = || chance.below("aim", 2 * EDGE as u32 + 1) as i32 - EDGE;
        Some(Action::Throw { x: aim(), y: aim() })
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.turn().expect(seat)?;
        let board = -EDGE..=EDGE;
        match action {
            Action::Throw { x, y } if !board.contains(x) || !board.contains(y) => {
                Err(Illegal::new("DA-2", Said::new("darts-off-board")))
            }
            _ => Ok(()),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        self.check(seat, action)?;
        let points = match action {
            Action::Hold => self.kept(),
            Action::Throw { x, y } => {
                let mut gust = || chance.below("gust", 21) as i32 - 10;
                let mut dart = Dart { x: x + gust(), y: y + gust() };
                let off = chance.settle("board", &mut dart).first().copied();
                50 - off.map_or(50, |off| off.min(50) as i32)
            }
        };
        self.points[seat.index()] += points;
        events.push(Event::Scored { seat, points });
        self.thrown += 1;
        self.settle();
        Ok(Effects::NONE)
    }

    fn resign(
        &mut self,
        seat: Seat,
        _: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        if self.turn() == Turn::Over || self.gone[seat.index()] {
            return Err(Illegal::new(house::RESIGN, Said::new("table-resign")));
        }
        self.gone[seat.index()] = true;
        events.push(Event::Gone { seat });
        self.settle();
        Ok(Effects::NONE)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let why = Said::new("darts-over");
        let outcome = if self.together {
            let won = self.points.iter().sum::<i32>() >= 50 * i32::from(self.seats());
            Outcome::together(won, self.seats(), why, "DA-4")
        } else {
            let standing: Vec<_> = self.gone.iter().map(|gone| !gone).zip(&self.points).collect();
            Outcome::ranked(&standing, why, "DA-3")
        };
        Some(outcome.with("darts-points", self.points.iter().copied()))
    }

    fn view(&self, _: Viewer) -> Darts {
        self.clone()
    }

    fn answer(_: Option<(&Self, Viewer)>, question: &NoQuestion) -> Result<NoQuestion, Illegal> {
        question.never()
    }

    fn see(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn tell(event: &Event) -> Said {
        match event {
            Event::Scored { seat, points } => {
                Said::new("darts-scored").with("seat", *seat).with("points", *points)
            }
            Event::Gone { seat } => Said::new("darts-gone").with("seat", *seat),
        }
    }

    fn read_settled(stream: &str, words: &str) -> Option<Vec<u32>> {
        let off = words.strip_suffix(" off").filter(|_| stream == "board")?;
        off.parse().ok().map(|off| vec![off])
    }

    fn imagine(view: &Darts, _: &mut dyn Chance) -> Result<Self, SetupError> {
        Ok(view.clone())
    }
}

impl Twin for Darts {
    fn twin(&self, _: Viewer, _: &mut dyn Chance) -> Self {
        self.clone()
    }
}
