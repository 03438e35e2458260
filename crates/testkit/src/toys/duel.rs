//! A duel of two, or of two teams of two. Who is attacked is asked to parry or
//! to stand; then a die is rolled, the attacker may roll it once again, and a
//! hit takes one to three lives by another die. Who has none left is out; the
//! last team with somebody standing wins. Nothing is hidden.

mod words;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{
    Chance, Effects, Illegal, NoQuestion, OptionSpec, Options, Outcome, Prompt, Rules, Said, Seat,
    SetupError, Turn, Viewer, house,
};

use self::words::{Action, Event, Position, Setup};
use super::{fit, impossible, position};
use crate::Twin;

const LIVES: i32 = 4;

/// A state of the game; everybody sees all of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Duel {
    lives: Vec<i32>,
    active: Seat,
    step: Step,
}

/// Where in an attack the game is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "lowercase")]
enum Step {
    /// The active seat chooses.
    Choose,
    /// The attacked seat is asked.
    Asked { target: Seat },
    /// The attacker looks at the die.
    Rolled { target: Seat, need: u32, roll: u32 },
}

impl Duel {
    fn foes(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats())
            .filter(move |foe| foe.0 % 2 != seat.0 % 2 && self.lives[foe.index()] > 0)
    }

    fn hurt(&mut self, seat: Seat, lives: i32, events: &mut Vec<Event>) {
        self.lives[seat.index()] = (self.lives[seat.index()] - lives).max(0);
        events.push(Event::Hurt { seat, lives });
        if self.lives[seat.index()] == 0 {
            events.push(Event::Out { seat });
        }
    }

    fn next_turn(&mut self) {
        self.step = Step::Choose;
        for _ in 0..self.seats() {
            self.active = Seat((self.active.0 + 1) % self.seats());
            if self.lives[self.active.index()] > 0 {
                break;
            }
        }
    }

    fn roll(chance: &mut dyn Chance, events: &mut Vec<Event>) -> u32 {
        let roll = 1 + chance.below("dice", 6);
        events.push(Event::Rolled { roll });
        roll
    }
}

impl Rules for Duel {
    const ID: &'static str = "duel";
    const VERSIONS: RangeInclusive<u32> = 1..=1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = Duel;
    type Question = NoQuestion;
    type Answer = NoQuestion;

    fn options(_: u32) -> &'static [OptionSpec] {
        &[]
    }

    fn setup(_: u32, seats: u8, _: &Options) -> Result<Setup, SetupError> {
        Ok(Setup { seats })
    }

    fn version_of(_: &Setup) -> u32 {
        1
    }

    fn new(setup: &Setup, _: &mut dyn Chance, _: &mut Vec<Event>) -> Result<Self, SetupError> {
        fit(setup.seats, &Self::SEATS)?;
        Ok(Duel { lives: vec![LIVES; setup.seats.into()], active: Seat(0), step: Step::Choose })
    }

    fn arrange(setup: &Setup, value: &Value) -> Result<Self, SetupError> {
        fit(setup.seats, &Self::SEATS)?;
        let Position { lives } = position(value)?;
        if lives.len() != usize::from(setup.seats) || lives.iter().any(|lives| *lives < 1) {
            return Err(impossible());
        }
        Ok(Duel { lives, active: Seat(0), step: Step::Choose })
    }

    fn seats(&self) -> u8 {
        self.lives.len() as u8
    }

    fn turn(&self) -> Turn {
        if [Seat(0), Seat(1)].iter().any(|seat| self.foes(*seat).next().is_none()) {
            return Turn::Over;
        }
        let asked = match self.step {
            Step::Asked { target } => target,
            _ => self.active,
        };
        Turn::Act([asked].into_iter().collect())
    }

    fn prompt(&self, _: Seat) -> Prompt {
        let (key, clause) = match self.step {
            Step::Choose => ("duel-choose", "DU-1"),
            Step::Asked { .. } => ("duel-asked", "DU-2"),
            Step::Rolled { .. } => ("duel-rolled", "DU-3"),
        };
        Prompt { say: Said::new(key), clause }
    }

    fn choices(&self, seat: Seat, listed: &mut Vec<Action>) {
        if self.turn().expect(seat).is_err() {
            return;
        }
        match self.step {
            Step::Choose => {
                listed.extend(self.foes(seat).map(Action::Attack));
                listed.push(Action::Wait);
            }
            Step::Asked { .. } => listed.extend([Action::Parry, Action::Stand]),
            Step::Rolled { .. } => listed.extend([Action::Keep, Action::Again]),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.turn().expect(seat)?;
        let clause = match (self.step, action) {
            (Step::Choose, Action::Attack(foe)) if self.foes(seat).any(|known| known == *foe) => {
                return Ok(());
            }
            (Step::Choose, Action::Wait)
            | (Step::Asked { .. }, Action::Parry | Action::Stand)
            | (Step::Rolled { .. }, Action::Keep | Action::Again) => return Ok(()),
            (Step::Choose, Action::Attack(_)) => "DU-1",
            _ => house::NOT_OFFERED,
        };
        Err(Illegal::new(clause, Said::new("duel-no")))
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        self.check(seat, action)?;
        match (self.step, action) {
            (Step::Choose, Action::Attack(target)) => {
                let target = *target;
                events.push(Event::Attacked { seat, target });
                self.step = Step::Asked { target };
            }
            (Step::Asked { target }, answer) => {
                let need = if *answer == Action::Parry { 5 } else { 3 };
                let roll = Duel::roll(chance, events);
                self.step = Step::Rolled { target, need, roll };
            }
            (Step::Rolled { target, need, mut roll }, answer) => {
                if *answer == Action::Again {
                    roll = Duel::roll(chance, events);
                }
                if roll >= need {
                    let lives = 1 + chance.below("wounds", 3) as i32;
                    self.hurt(target, lives, events);
                } else if need == 3 {
                    self.hurt(self.active, 1, events);
                }
                self.next_turn();
            }
            _ => self.next_turn(),
        }
        Ok(Effects::NONE)
    }

    fn resign(
        &mut self,
        seat: Seat,
        _: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        if self.turn() == Turn::Over || self.lives[seat.index()] == 0 {
            return Err(Illegal::new(house::RESIGN, Said::new("table-resign")));
        }
        self.lives[seat.index()] = 0;
        events.push(Event::Out { seat });
        let attacked = match self.step {
            Step::Asked { target } | Step::Rolled { target, .. } => target == seat,
            Step::Choose => false,
        };
        if attacked || seat == self.active {
            self.next_turn();
        }
        Ok(Effects::NONE)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let stands = |seat: Seat| self.foes(Seat(seat.0 + 1)).next().is_some();
        let standing: Vec<bool> = Seat::all(self.seats()).map(stands).collect();
        Some(Outcome::ranked(&standing, Said::new("duel-over"), "DU-5"))
    }

    fn view(&self, _: Viewer) -> Duel {
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
            Event::Attacked { seat, target } => {
                Said::new("duel-attacked").with("seat", *seat).with("target", *target)
            }
            Event::Rolled { roll } => Said::new("duel-rolled").with("roll", *roll),
            Event::Hurt { seat, lives } => {
                Said::new("duel-hurt").with("seat", *seat).with("lives", *lives)
            }
            Event::Out { seat } => Said::new("duel-out").with("seat", *seat),
        }
    }

    fn imagine(view: &Duel, _: &mut dyn Chance) -> Result<Self, SetupError> {
        Ok(view.clone())
    }
}

impl Twin for Duel {
    fn twin(&self, _: Viewer, _: &mut dyn Chance) -> Self {
        self.clone()
    }
}
