//! Ambush, a toy for what takes its time. Who is on turn marches, how far no
//! list says; then the next seat is asked to let them pass or to spring a trap,
//! and others wait for that. Hidden traps are a secret: who has none is asked
//! all the same. Who is caught has lost.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{
    Chance, Effects, Erased, Field, Form, FormKind, Game, Illegal, NoQuestion, NotationError,
    OptionSpec, Options, Outcome, Prompt, Rules, Said, Seat, SetupError, Turn, Viewer, WordReader,
    house,
};

pub(crate) static AMBUSH: &dyn Game = &Erased::<Ambush>::NEWEST;

/// So long others wait for an answer.
pub(crate) const PATIENCE: u64 = 4_000;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setup {
    seats: u8,
    open: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Ambush {
    setup: Setup,
    active: Seat,
    /// Has the active seat marched?
    marched: bool,
    marches: u32,
    lost: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Action {
    March(u8),
    Pass,
    Spring,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::March(far) => write!(f, "march {far}"),
            Action::Pass => f.write_str("pass"),
            Action::Spring => f.write_str("spring"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = WordReader::new(line);
        let action = match words.next("a verb")? {
            "march" => Action::March(words.read("how far")?),
            "pass" => Action::Pass,
            "spring" => Action::Spring,
            other => return Err(NotationError::wrong(other, "a verb")),
        };
        words.end()?;
        Ok(action)
    }
}

impl Ambush {
    fn next(&self) -> Seat {
        Seat((self.active.0 + 1) % self.setup.seats)
    }
}

impl Rules for Ambush {
    const ID: &'static str = "ambush";
    const VERSIONS: RangeInclusive<u32> = 1..=1;
    const SEATS: RangeInclusive<u8> = 2..=3;
    type Setup = Setup;
    type Action = Action;
    type Event = (Seat, Option<Action>);
    type View = Ambush;
    type Question = NoQuestion;
    type Answer = NoQuestion;

    fn options(_: u32) -> &'static [OptionSpec] {
        &[OptionSpec { name: "traps", values: &["hidden", "open"], when: None }]
    }

    fn setup(version: u32, seats: u8, options: &Options) -> Result<Setup, SetupError> {
        Ok(Setup { seats, open: options.value(&Self::options(version)[0]) == "open" })
    }

    fn version_of(_: &Setup) -> u32 {
        1
    }

    fn new(
        setup: &Setup,
        _: &mut dyn Chance,
        _: &mut Vec<Self::Event>,
    ) -> Result<Self, SetupError> {
        let (setup, active) = (setup.clone(), Seat(0));
        Ok(Ambush { setup, active, marched: false, marches: 0, lost: None })
    }

    fn arrange(_: &Setup, _: &Value) -> Result<Self, SetupError> {
        Err(SetupError::new(Said::new("toys-impossible")))
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn turn(&self) -> Turn {
        match (self.lost, self.marched) {
            (Some(_), _) => Turn::Over,
            (None, true) => Turn::Act([self.next()].into_iter().collect()),
            (None, false) => Turn::Act([self.active].into_iter().collect()),
        }
    }

    fn prompt(&self, _: Seat) -> Prompt {
        Prompt { say: Said::new("ambush-prompt"), clause: "AM-1" }
    }

    fn waiting(&self, _: Seat) -> Prompt {
        Prompt { say: Said::new("ambush-waiting"), clause: "AM-1" }
    }

    fn patience(&self, _: Seat) -> Option<u32> {
        self.marched.then_some(PATIENCE as u32)
    }

    fn veiled(&self, _: Seat) -> bool {
        self.marched && !self.setup.open
    }

    fn choices(&self, seat: Seat, listed: &mut Vec<Action>) {
        if self.marched && self.turn().expect(seat).is_ok() {
            listed.extend([Action::Pass, Action::Spring]);
        }
    }

    fn forms(&self, seat: Seat) -> Vec<Form> {
        if self.marched || self.turn().expect(seat).is_err() {
            return Vec::new();
        }
        let far = Field { name: "far", kind: FormKind::Number { min: 1, max: 9 } };
        vec![Form { verb: "march".to_owned(), clause: "AM-1", fields: vec![far] }]
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.turn().expect(seat)?;
        match (self.marched, action) {
            (false, Action::March(1..=9)) | (true, Action::Pass | Action::Spring) => Ok(()),
            _ => Err(Illegal::new(house::NOT_OFFERED, Said::new("ambush-no"))),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        _: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<Effects, Illegal> {
        self.check(seat, action)?;
        events.push((seat, Some(action.clone())));
        match action {
            Action::March(_) => {
                self.marched = true;
                self.marches += 1;
            }
            Action::Pass => (self.active, self.marched) = (self.next(), false),
            Action::Spring => self.lost = Some(self.active),
        }
        Ok(Effects::NONE)
    }

    fn resign(
        &mut self,
        seat: Seat,
        _: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<Effects, Illegal> {
        events.push((seat, None));
        self.lost = Some(seat);
        Ok(Effects::NONE)
    }

    fn outcome(&self) -> Option<Outcome> {
        let lost = self.lost?;
        let standing: Vec<bool> = Seat::all(self.seats()).map(|seat| seat != lost).collect();
        Some(Outcome::ranked(&standing, Said::new("ambush-over"), "AM-2"))
    }

    fn view(&self, _: Viewer) -> Ambush {
        self.clone()
    }

    fn answer(_: Option<(&Self, Viewer)>, question: &NoQuestion) -> Result<NoQuestion, Illegal> {
        question.never()
    }

    fn round(&self) -> Option<u32> {
        Some(self.marches)
    }

    fn see(event: &Self::Event, _: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }

    fn tell(_: &Self::Event) -> Said {
        Said::new("ambush-event")
    }

    fn imagine(view: &Ambush, _: &mut dyn Chance) -> Result<Self, SetupError> {
        Ok(view.clone())
    }
}
