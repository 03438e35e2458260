//! Micro Mutants as the contract sees it.

use std::ops::RangeInclusive;

use serde_json::Value;
use tabletop::{
    Chance, Effects, Fact, Form, Illegal, OptionSpec, Options, Outcome, Prompt, Rules, Said, Seat,
    SeatSet, SetupError, Turn, Version, Viewer, house,
};

use crate::event::Out;
use crate::mat::felt::{FELT, read_settled};
use crate::printed::breed::SYMBOLS;
use crate::setup::{OPTIONS, SEATS};
use crate::state::{End, Step};
use crate::themes::turn::DICE;
use crate::{
    Action, Answer, Army, Event, MicroMutants, Phase, Question, Setup, View, answer, arrange,
};

/// How long the owner of a damaged base may think, in milliseconds (MM-B18).
const PATIENCE: u32 = 10_000;

impl MicroMutants {
    /// A table with nothing on it.
    pub(crate) fn empty(setup: Setup) -> Self {
        let seats = Seat::all(setup.players);
        MicroMutants {
            setup,
            armies: seats.map(|seat| setup.muster(seat).army()).collect(),
            pieces: Vec::new(),
            phase: Phase::Armies,
            steps: Vec::new(),
            ready: SeatSet::NONE,
            seat: Seat(0),
            first: None,
            turns: 0,
            dice: Vec::new(),
            earned: false,
            reinforced: None,
            held: vec![0; usize::from(setup.players)],
            cards: vec![Vec::new(); usize::from(setup.players)],
            guided: false,
            alone: None,
            out: SeatSet::NONE,
            trophies: Vec::new(),
            scored: None,
            last: None,
            end: None,
            wishes: Vec::new(),
        }
    }
}

impl Rules for MicroMutants {
    const ID: &'static str = "micro-mutants";
    const VERSIONS: RangeInclusive<u32> = 1..=2;
    const SEATS: RangeInclusive<u8> = SEATS;

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
        let mut game = MicroMutants::empty(*setup);
        let mut out = Out::new(chance, events);
        for (seat, army) in (0..).map(Seat).zip(&game.armies) {
            out.events.extend(army.map(|army| game.told_army(seat, army)));
        }
        game.go_on(&mut out);
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

    fn prompt(&self, _: Seat) -> Prompt {
        self.prompted()
    }

    /// MM-B18: who shot waits for the owner of the base.
    fn patience(&self, seat: Seat) -> Option<u32> {
        match self.steps.last() {
            Some(Step::Put { seat: owner, .. }) if *owner == seat && seat != self.seat => {
                Some(PATIENCE)
            }
            _ => None,
        }
    }

    fn choices(&self, seat: Seat, listed: &mut Vec<Action>) {
        if self.asked().contains(seat) {
            self.list(seat, listed);
        }
    }

    fn forms(&self, seat: Seat) -> Vec<Form> {
        if self.asked().contains(seat) { self.open_forms(seat) } else { Vec::new() }
    }

    fn sample(&self, seat: Seat, form: &Form, chance: &mut dyn Chance) -> Option<Action> {
        self.fill_in(seat, form, chance)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.turn().expect(seat)?;
        self.legal(seat, action).map(|_| ())
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        self.turn().expect(seat)?;
        let legal = self.legal(seat, action)?;
        let mut out = Out::new(chance, events);
        self.perform(seat, legal, &mut out);
        out.done()
    }

    fn resign(
        &mut self,
        seat: Seat,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        let gone = seat.0 >= self.setup.players || self.out.contains(seat);
        if self.phase == Phase::Over || gone {
            return Err(Illegal::new(house::RESIGN, Said::new("table-resign")));
        }
        let mut out = Out::new(chance, events);
        out.tell(Event::Resigned { seat });
        let before = self.phase;
        if self.setup.players > 2 {
            // MM-M2: the others play on.
            self.put_out(seat, &mut out);
            self.check_end(&mut out);
            self.go_on(&mut out);
        } else {
            self.end = Some(End::Resigned { winner: Seat(1 - seat.0) });
            self.tell_end(&mut out);
            self.phase = Phase::Over;
            self.steps.clear();
        }
        self.show_secrets(before, &mut out);
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

    fn facts(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        for (seat, army) in (0..).map(Seat).zip(&self.armies) {
            facts.extend(army.map(|army| Fact::of_seat("army", seat, army.name())));
            if let Some(first) = self.first {
                let players = self.setup.players;
                let order = ["first", "second", "third", "fourth"]
                    [usize::from((seat.0 + players - first.0) % players) % 4];
                facts.push(Fact::of_seat("order", seat, order));
            }
        }
        let mut armies: Vec<&str> = self.armies.iter().flatten().copied().map(Army::name).collect();
        armies.sort_unstable();
        facts.push(Fact::of_game("pairing", armies.join("-")));
        facts.push(Fact::of_game("rules", self.setup.rules.name()));
        facts.push(Fact::of_game("terrain", self.setup.terrain.name()));
        facts.extend(self.victory().map(|kind| Fact::of_game("victory", kind)));
        facts
    }

    fn turns(&self) -> Option<u32> {
        Some(self.turns.into())
    }

    fn see(event: &Event, who: Viewer) -> Option<Event> {
        event.seen_by(who)
    }

    fn tell(event: &Event) -> Said {
        event.tell()
    }

    fn imagine(view: &View, _: &mut dyn Chance) -> Result<Self, SetupError> {
        MicroMutants::imagined(view)
    }

    fn luck_names(stream: &str) -> &'static [&'static str] {
        if stream == DICE { &SYMBOLS } else { &[] }
    }

    fn read_settled(stream: &str, words: &str) -> Option<Vec<u32>> {
        read_settled(words).filter(|_| stream == FELT)
    }
}
