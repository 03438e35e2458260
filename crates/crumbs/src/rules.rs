//! The contract.

use std::ops::RangeInclusive;

use serde::Deserialize;
use serde_json::Value;
use tabletop::{
    Chance, Effects, Illegal, NoQuestion, OptionSpec, Options, Outcome, Prompt, Rules, Said, Seat,
    SetupError, Turn, Viewer, house,
};

use crate::action::letter;
use crate::{Action, Crumbs, Event, HEAPS, Setup, View};

/// A position by description: what lies on the heaps, and whose turn it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    heaps: [u8; 3],
    turn: Option<Seat>,
}

impl Crumbs {
    fn is_over(&self) -> bool {
        self.resigned || self.heaps == [0; 3]
    }

    /// When it is over, who would be on turn has lost (CR-3).
    fn winner(&self) -> Seat {
        Seat(1 - self.active.0)
    }

    /// What would be left on the heap.
    fn legal(&self, seat: Seat, action: &Action) -> Result<u8, Illegal> {
        self.turn().expect(seat)?;
        let Action::Take { heap, count } = *action;
        let found = self.heaps.get(usize::from(heap)).copied().unwrap_or(0);
        if count == 0 {
            return Err(Illegal::new("CR-2", Said::new("crumbs-none")));
        }
        found.checked_sub(count).ok_or_else(|| {
            Illegal::new("CR-2", Said::new("crumbs-too-many").with("found", u32::from(found)))
        })
    }
}

impl Rules for Crumbs {
    const ID: &'static str = "crumbs";
    const VERSIONS: RangeInclusive<u32> = 1..=1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Question = NoQuestion;
    type Answer = NoQuestion;

    fn options(_: u32) -> &'static [OptionSpec] {
        &[]
    }

    fn setup(_: u32, _: u8, _: &Options) -> Result<Setup, SetupError> {
        Ok(Setup {})
    }

    fn version_of(_: &Setup) -> u32 {
        1
    }

    fn new(_: &Setup, _: &mut dyn Chance, _: &mut Vec<Event>) -> Result<Self, SetupError> {
        Ok(Crumbs { heaps: HEAPS, active: Seat(0), resigned: false })
    }

    fn arrange(_: &Setup, value: &Value) -> Result<Self, SetupError> {
        let Position { heaps, turn } = Position::deserialize(value)
            .map_err(|error| SetupError::unreadable("position", &error))?;
        let too_many = heaps.iter().zip(HEAPS).any(|(heap, most)| *heap > most);
        if too_many || turn.is_some_and(|seat| seat.0 > 1) {
            return Err(SetupError::new(Said::new("crumbs-impossible")));
        }
        Ok(Crumbs { heaps, active: turn.unwrap_or(Seat(0)), resigned: false })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Act([self.active].into_iter().collect()) }
    }

    fn prompt(&self, _: Seat) -> Prompt {
        if self.is_over() {
            return Prompt { say: Said::new("table-over"), clause: "CR-3" };
        }
        Prompt { say: Said::new("crumbs-prompt-take"), clause: "CR-2" }
    }

    fn choices(&self, seat: Seat, listed: &mut Vec<Action>) {
        if self.turn().expect(seat).is_err() {
            return;
        }
        for (heap, found) in (0..).zip(self.heaps) {
            listed.extend((1..=found).map(|count| Action::Take { heap, count }));
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.legal(seat, action).map(|_| ())
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        _: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        let left = self.legal(seat, action)?;
        let Action::Take { heap, count } = *action;
        self.heaps[usize::from(heap)] = left;
        events.push(Event::Took { seat, heap, count, left });
        self.active = Seat(1 - seat.0);
        Ok(Effects::NONE)
    }

    fn resign(
        &mut self,
        seat: Seat,
        _: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        if self.is_over() {
            return Err(Illegal::new(house::RESIGN, Said::new("table-over")));
        }
        self.resigned = true;
        self.active = seat;
        events.push(Event::Resigned { seat });
        Ok(Effects::NONE)
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let winner = self.winner();
        let won = [winner == Seat(0), winner == Seat(1)];
        let (key, clause) = match self.resigned {
            true => ("crumbs-reason-resigned", house::RESIGN),
            false => ("crumbs-reason-last", "CR-3"),
        };
        Some(Outcome::ranked(&won, Said::new(key).with("seat", winner), clause))
    }

    fn view(&self, viewer: Viewer) -> View {
        let turn = (!self.is_over()).then_some(self.active);
        let winner = self.is_over().then(|| self.winner());
        View { heaps: self.heaps, turn, winner, viewer }
    }

    fn answer(_: Option<(&Self, Viewer)>, question: &NoQuestion) -> Result<NoQuestion, Illegal> {
        question.never()
    }

    fn see(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn tell(event: &Event) -> Said {
        match *event {
            Event::Took { seat, heap, count, .. } => Said::new("crumbs-event-took")
                .with("seat", seat)
                .with("heap", letter(heap).to_uppercase())
                .with("count", u32::from(count)),
            Event::Resigned { seat } => Said::new("crumbs-event-resigned").with("seat", seat),
        }
    }

    fn imagine(view: &View, _: &mut dyn Chance) -> Result<Self, SetupError> {
        let loser = view.winner.map(|seat| Seat(1 - seat.0));
        let active =
            view.turn.or(loser).ok_or_else(|| SetupError::new(Said::new("crumbs-impossible")))?;
        let resigned = view.winner.is_some() && view.heaps != [0; 3];
        Ok(Crumbs { heaps: view.heaps, active, resigned })
    }
}
