//! Micropolis as the contract sees it.

use std::ops::RangeInclusive;

use serde_json::Value;
use tabletop::{
    Chance, Effects, Fact, Illegal, OptionSpec, Options, Outcome, Prompt, Rules, Said, Seat,
    SetupError, Stream, Turn, Version, Viewer,
};

use crate::action::Action;
use crate::event::{Event, Out, into};
use crate::question::{Answer, Question};
use crate::setup::{First, OPTIONS, Setup};
use crate::state::Micropolis;
use crate::view::{Phase, View};
use crate::{answer, arrange, round};

const SETUP: Stream = "setup";

impl Rules for Micropolis {
    const ID: &'static str = "micropolis";
    const VERSIONS: RangeInclusive<u32> = 1..=2;
    const SEATS: RangeInclusive<u8> = 2..=6;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Question = Question;
    type Answer = Answer;

    fn options(_: u32) -> &'static [OptionSpec] {
        OPTIONS
    }

    fn setup(version: u32, seats: u8, options: &Options) -> Result<Setup, SetupError> {
        Setup::from_options(Version(version), seats, options)
    }

    fn version_of(setup: &Setup) -> u32 {
        setup.version.0
    }

    fn new(
        setup: &Setup,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Self, SetupError> {
        setup.check()?;
        let mut game = Micropolis::empty(*setup);
        let mut out = Out::new(chance, events);
        game.draw(&mut out);
        match setup.first {
            First::Youngest => game.phase = Phase::Youngest,
            First::Random => {
                let seat = Seat(out.chance.below(SETUP, setup.players.into()) as u8);
                game.start_with(seat, &mut out);
            }
            First::Seat(seat) => game.start_with(seat, &mut out),
        }
        Ok(game)
    }

    fn arrange(setup: &Setup, position: &Value) -> Result<Self, SetupError> {
        arrange::arrange(setup, position)
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn turn(&self) -> Turn {
        if self.phase == Phase::Over { Turn::Over } else { Turn::Act(self.asked()) }
    }

    fn prompt(&self, _seat: Seat) -> Prompt {
        let (key, clause) = match self.phase {
            Phase::Youngest => ("micropolis-prompt-youngest", "MP-S5"),
            Phase::Token => ("micropolis-prompt-token", "MP-X2"),
            Phase::Take => ("micropolis-prompt-take", "MP-T2"),
            Phase::Place => ("micropolis-prompt-place", "MP-T7"),
            Phase::Barracks => ("micropolis-prompt-barracks", "MP-P6"),
            Phase::Sentry => ("micropolis-prompt-sentry", "MP-P5"),
            Phase::Leader if self.setup.expert => ("micropolis-prompt-leader", "MP-X7"),
            Phase::Leader => ("micropolis-prompt-leader", "MP-R3"),
            Phase::Over => ("table-over", "MP-E1"),
        };
        let mut say = Said::new(key);
        if let Some((tile, at)) = self.taken {
            let said = say.with("size", tile.face().barracks).with("tile", tile.name());
            say = said
                .with("army", self.anthill(at).army())
                .word("into", into(self.home(at).anthill));
        }
        Prompt { say, clause }
    }

    fn choices(&self, seat: Seat, listed: &mut Vec<Action>) {
        if self.asked().contains(seat) {
            self.list(listed);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.turn().expect(seat)?;
        self.legal(action).map(|_| ())
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        self.turn().expect(seat)?;
        let legal = self.legal(action)?;
        let mut out = Out::new(chance, events);
        self.perform(legal, &mut out);
        // What comes to light comes from the pile, by luck.
        out.done()
    }

    fn resign(
        &mut self,
        seat: Seat,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        let mut out = Out::new(chance, events);
        self.give_up(seat, &mut out)?;
        out.done()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn view(&self, who: Viewer) -> View {
        self.seen_by(who)
    }

    fn answer(table: Option<(&Self, Viewer)>, question: &Question) -> Result<Answer, Illegal> {
        answer::answer(table, question)
    }

    fn picks(&self, action: &Action) -> Option<String> {
        match action {
            Action::Take { position, .. } => {
                self.line.get(*position).map(|(tile, _)| tile.to_string())
            }
            Action::Youngest { .. }
            | Action::Leader { .. }
            | Action::Place { .. }
            | Action::Fill
            | Action::Leave
            | Action::Sentry { .. } => None,
        }
    }

    fn facts(&self) -> Vec<Fact> {
        let Some(first) = self.first else { return Vec::new() };
        let order = (1..).zip(self.clockwise(first));
        let began = |(n, seat): (u8, Seat)| Fact::of_seat("turn-order", seat, n.to_string());
        let leads = |seat: Seat| self.leader.is_some_and(|at| self.home(at).seat == seat);
        let leader =
            |seat| Fact::of_seat("last-leader", seat, if leads(seat) { "yes" } else { "no" });
        order.map(began).chain(Seat::all(self.setup.players).map(leader)).collect()
    }

    fn round(&self) -> Option<u32> {
        Some(self.round.into())
    }

    fn see(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn tell(event: &Event) -> Said {
        event.tell()
    }

    fn imagine(view: &View, _: &mut dyn Chance) -> Result<Self, SetupError> {
        Micropolis::imagined(view)
    }

    fn luck_names(stream: &str) -> &'static [&'static str] {
        round::luck_names(stream)
    }
}
