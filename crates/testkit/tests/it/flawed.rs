//! Sealed bids with one thing wrong, for each thing that can be wrong.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{
    Chance, Effects, Form, Illegal, OptionSpec, Options, Outcome, Prompt, Rules, Said, Seat,
    SetupError, Turn, Viewer,
};
use testkit::Twin;
use testkit::toys::Sealed;

pub(crate) const NOTHING: u8 = 0;
pub(crate) const VIEW_LEAKS: u8 = 1;
pub(crate) const LAYING_LEAKS: u8 = 2;
pub(crate) const DRAWING_LEAKS: u8 = 3;
pub(crate) const DEALING_LEAKS: u8 = 4;
pub(crate) const CHOICES_LEAK: u8 = 5;
pub(crate) const CHECK_DISAGREES: u8 = 6;
pub(crate) const CHOICES_INCOMPLETE: u8 = 7;
pub(crate) const REFUSAL_CHANGES: u8 = 8;
pub(crate) const STRANGERS_WELCOME: u8 = 9;
pub(crate) const REVEAL_UNDECLARED: u8 = 10;
pub(crate) const IMAGINES_BADLY: u8 = 11;
pub(crate) const SPEECHLESS: u8 = 12;
pub(crate) const EVERYBODY_FIRST: u8 = 13;
pub(crate) const NO_RESIGNING: u8 = 14;
pub(crate) const MOODY: u8 = 15;
pub(crate) const TURN_LEAKS: u8 = 16;
pub(crate) const LISTED_TWICE: u8 = 17;
pub(crate) const NEVER_ENDS: u8 = 18;
pub(crate) const SUM_LEAKS: u8 = 19;
pub(crate) const TELLS_TALES: u8 = 20;
pub(crate) const UNRECORDED_LUCK: u8 = 21;
pub(crate) const FORGETFUL_SETUP: u8 = 22;
pub(crate) const FALSE_FORM: u8 = 23;
pub(crate) const REORDERS: u8 = 24;
pub(crate) const ANSWERS_LEAK: u8 = 25;
pub(crate) const TAKES_FOR_GRANTED: u8 = 26;

/// Something that is not part of the state.
static MOOD: AtomicU8 = AtomicU8::new(0);

#[derive(Clone, Serialize)]
pub(crate) struct Flawed<const FLAW: u8>(Sealed);

type Action = <Sealed as Rules>::Action;
type Event = <Sealed as Rules>::Event;
type View = <Sealed as Rules>::View;

/// Part of it is not written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setup {
    inner: <Sealed as Rules>::Setup,
    #[serde(skip)]
    forgotten: bool,
}

impl<const FLAW: u8> Flawed<FLAW> {
    /// A bit that depends on everything, also on what is hidden.
    fn secret(&self) -> bool {
        self.0.digest().0[0].is_multiple_of(2)
    }

    /// A seat whose cards leave it no choice.
    fn without_choice(&self) -> Option<(Seat, Action)> {
        self.0.turn().seats().iter().find_map(|seat| {
            let mut listed = Vec::new();
            self.0.choices(seat, &mut listed);
            (listed.len() == 1).then(|| (seat, listed.remove(0)))
        })
    }
}

impl<const FLAW: u8> Rules for Flawed<FLAW> {
    const ID: &'static str = "flawed";
    const VERSIONS: RangeInclusive<u32> = 1..=1;
    const SEATS: RangeInclusive<u8> = Sealed::SEATS;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Question = <Sealed as Rules>::Question;
    type Answer = u8;

    fn options(version: u32) -> &'static [OptionSpec] {
        Sealed::options(version)
    }

    fn setup(version: u32, seats: u8, options: &Options) -> Result<Setup, SetupError> {
        let inner = Sealed::setup(version, seats, options)?;
        Ok(Setup { inner, forgotten: FLAW == FORGETFUL_SETUP })
    }

    fn version_of(setup: &Setup) -> u32 {
        Sealed::version_of(&setup.inner)
    }

    fn new(
        setup: &Setup,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Self, SetupError> {
        if FLAW == UNRECORDED_LUCK && MOOD.fetch_add(1, Ordering::Relaxed).is_multiple_of(2) {
            chance.below("hands", 6);
        }
        Sealed::new(&setup.inner, chance, events).map(Flawed)
    }

    fn arrange(setup: &Setup, position: &Value) -> Result<Self, SetupError> {
        Sealed::arrange(&setup.inner, position).map(Flawed)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        match self.0.turn() {
            Turn::Act(seats) if FLAW == TURN_LEAKS && self.secret() => {
                Turn::Act(seats.iter().take(1).collect())
            }
            turn => turn,
        }
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        self.0.prompt(seat)
    }

    fn choices(&self, seat: Seat, listed: &mut Vec<Action>) {
        if self.turn().expect(seat).is_ok() {
            self.0.choices(seat, listed);
        }
        match FLAW {
            CHOICES_LEAK if self.secret() => listed.reverse(),
            CHOICES_INCOMPLETE => listed.truncate(1),
            LISTED_TWICE => listed.extend_from_within(..),
            _ => {}
        }
    }

    fn forms(&self, seat: Seat) -> Vec<Form> {
        let asked = FLAW == FALSE_FORM && self.turn().expect(seat).is_ok();
        let form = Form { verb: "lay".to_owned(), clause: "SB-1", fields: Vec::new() };
        Vec::from_iter(asked.then_some(form))
    }

    fn sample(&self, _: Seat, _: &Form, _: &mut dyn Chance) -> Option<Action> {
        "lay 99".parse().ok()
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match FLAW {
            STRANGERS_WELCOME if self.turn() != Turn::Over => Ok(()),
            CHECK_DISAGREES if action.0 == 6 => Err(Illegal::new("SB-2", Said::new("no"))),
            _ => self.turn().expect(seat).and_then(|()| self.0.check(seat, action)),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        self.turn().expect(seat)?;
        let before = self.0.clone();
        let applied = self.0.apply(seat, action, chance, events);
        match FLAW {
            REFUSAL_CHANGES if applied.is_err() => {
                let _ = self.0.resign(seat, chance, &mut Vec::new());
            }
            TELLS_TALES if applied.is_ok() && self.secret() => events.push(Event::Point { seat }),
            REORDERS if self.secret() => events.reverse(),
            REVEAL_UNDECLARED => return applied.map(|_| Effects::NONE),
            MOODY if MOOD.fetch_add(1, Ordering::Relaxed).is_multiple_of(3) => events.clear(),
            NEVER_ENDS if self.0.turn() == Turn::Over => {
                self.0 = before;
                events.clear();
            }
            TAKES_FOR_GRANTED => {
                let mut shown: Vec<Seat> = applied?.shown.iter().collect();
                while let Some((seat, only)) = self.without_choice() {
                    shown.extend(self.0.apply(seat, &only, chance, events)?.shown.iter());
                }
                return Ok(Effects { shown: shown.into_iter().collect() });
            }
            _ => {}
        }
        applied
    }

    fn resign(
        &mut self,
        seat: Seat,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        match FLAW {
            NO_RESIGNING => Ok(Effects::NONE),
            _ => self.0.resign(seat, chance, events),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let mut outcome = self.0.outcome()?;
        if FLAW == EVERYBODY_FIRST {
            outcome.places.fill(1);
        }
        Some(outcome)
    }

    fn view(&self, who: Viewer) -> View {
        match FLAW {
            VIEW_LEAKS => self.0.view(Viewer::Omniscient),
            _ => self.0.view(who),
        }
    }

    fn answer(table: Option<(&Self, Viewer)>, question: &Self::Question) -> Result<u8, Illegal> {
        let who = |who| if FLAW == ANSWERS_LEAK { Viewer::Omniscient } else { who };
        Sealed::answer(table.map(|(state, viewer)| (&state.0, who(viewer))), question)
    }

    fn see(event: &Event, who: Viewer) -> Option<Event> {
        match event {
            Event::Laid { .. } if FLAW == LAYING_LEAKS => Some(event.clone()),
            Event::Drew { .. } if FLAW == DRAWING_LEAKS => Some(event.clone()),
            Event::Dealt { .. } if FLAW == DEALING_LEAKS => Some(event.clone()),
            // Not even that it happened, if the card is a low one.
            Event::Laid { card: Some(1 | 2), .. } if FLAW == SUM_LEAKS => None,
            _ => Sealed::see(event, who),
        }
    }

    fn tell(event: &Event) -> Said {
        if FLAW == SPEECHLESS { Said::new("") } else { Sealed::tell(event) }
    }

    fn imagine(view: &View, chance: &mut dyn Chance) -> Result<Self, SetupError> {
        let mut state = Sealed::imagine(view, chance)?;
        if FLAW == IMAGINES_BADLY {
            let _ = state.resign(Seat(0), chance, &mut Vec::new());
        }
        Ok(Flawed(state))
    }
}

impl<const FLAW: u8> Twin for Flawed<FLAW> {
    fn twin(&self, who: Viewer, chance: &mut dyn Chance) -> Self {
        Flawed(self.0.twin(who, chance))
    }

    fn questions(&self, who: Viewer) -> Vec<Self::Question> {
        self.0.questions(who)
    }
}
