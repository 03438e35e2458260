//! Mutant Chronicles as the contract sees it.

use std::ops::RangeInclusive;

use serde_json::Value;
use tabletop::{
    Chance, Effects, Fact, Form, Illegal, OptionSpec, Options, Outcome, Prompt, Rules, Said, Seat,
    SetupError, Stream, Turn, Version, Viewer, house,
};

use crate::action::Action;
use crate::army::Army;
use crate::arrange;
use crate::battle::frame::Frame;
use crate::board::BoardId;
use crate::dice::Die;
use crate::edition::Edition;
use crate::event::{Event, Out};
use crate::hexes::HexSet;
use crate::question::{Answer, Question};
use crate::setup::{MapChoice, Mode, Setup};
use crate::state::{Battle, End, Fate, Side};
use crate::themes::deployment::{SETUP, TOKENS};
use crate::view::View;
use crate::zones::Token;

const FILLED_IN: Stream = "filled-in";

impl Rules for Battle {
    const ID: &'static str = "mutant-chronicles";
    const VERSIONS: RangeInclusive<u32> = 1..=2;
    const SEATS: RangeInclusive<u8> = 2..=4;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Question = Question;
    type Answer = Answer;

    fn options(version: u32) -> &'static [OptionSpec] {
        Edition(version).options()
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
        let board = Battle::choose_board(setup, chance);
        events.push(Event::Opened { board });
        Ok(Battle::empty(*setup, board))
    }

    fn arrange(setup: &Setup, position: &Value) -> Result<Self, SetupError> {
        arrange::arrange(setup, position)
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn allied(&self, one: Seat, other: Seat) -> bool {
        self.setup.allied(one, other)
    }

    fn turn(&self) -> Turn {
        if self.end.is_some() { Turn::Over } else { Turn::Act(self.asked()) }
    }

    fn prompt(&self, _: Seat) -> Prompt {
        self.prompted(self.ask())
    }

    fn waiting(&self, _: Seat) -> Prompt {
        self.prompted(self.ask_seen(Viewer::Public))
    }

    fn patience(&self, seat: Seat) -> Option<u32> {
        self.setup.pause.patience().filter(|_| self.veiled(seat))
    }

    fn veiled(&self, seat: Seat) -> bool {
        self.asked_openly() == Some(seat)
    }

    fn choices(&self, seat: Seat, listed: &mut Vec<Action>) {
        if self.asked().contains(seat) {
            self.list(seat, listed);
        }
    }

    fn forms(&self, seat: Seat) -> Vec<Form> {
        if self.asked().contains(seat) { self.open_forms() } else { Vec::new() }
    }

    fn sample(&self, seat: Seat, _: &Form, chance: &mut dyn Chance) -> Option<Action> {
        let armies: Vec<&Army> = self.ready_armies(seat).map(|ready| &ready.army).collect();
        let army = armies.get(chance.below(FILLED_IN, armies.len().max(1) as u32) as usize)?;
        Some(Action::Army { text: army.short() })
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
        self.go_on(&mut out);
        out.done()
    }

    fn resign(
        &mut self,
        seat: Seat,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        if self.end.is_some() || seat.0 >= self.setup.players || self.side(seat).beaten {
            return Err(Illegal::new(house::RESIGN, Said::new("table-over")));
        }
        let mut out = Out::new(chance, events);
        self.withdraw(seat, &mut out);
        self.go_on(&mut out);
        out.done()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn view(&self, who: Viewer) -> View {
        self.seen_by(who)
    }

    fn answer(table: Option<(&Self, Viewer)>, question: &Question) -> Result<Answer, Illegal> {
        crate::answer::answer(table, question)
    }

    fn facts(&self) -> Vec<Fact> {
        self.counted()
    }

    fn round(&self) -> Option<u32> {
        Some(self.round.into())
    }

    fn see(event: &Event, who: Viewer) -> Option<Event> {
        Some(event.seen_by(who))
    }

    fn tell(event: &Event) -> Said {
        event.tell()
    }

    fn imagine(view: &View, chance: &mut dyn Chance) -> Result<Self, SetupError> {
        Battle::imagined(view, chance)
    }

    fn luck_names(stream: &str) -> &'static [&'static str] {
        match Die::by_name(stream) {
            Some(die) => die.face_names(),
            None if stream == TOKENS => Token::NAMES,
            None => &[],
        }
    }
}

impl Battle {
    /// A table with nothing on it but the map.
    pub(crate) fn empty(setup: Setup, board: BoardId) -> Battle {
        Battle {
            setup,
            board,
            sides: vec![Side::default(); setup.players.into()],
            figures: Vec::new(),
            lasting: Vec::new(),
            tokens: Vec::new(),
            cover: HexSet::NONE,
            round: 0,
            began: Seat(0),
            first: Seat(0),
            next_first: None,
            stack: vec![Frame::Armies],
            end: None,
        }
    }

    /// The map that was agreed on, or one at random (MC-S1).
    fn choose_board(setup: &Setup, chance: &mut dyn Chance) -> BoardId {
        let epic = setup.mode == Mode::Epic;
        // Before, only A01 had room for more than two (MC-X3).
        let any = setup.players == 2 || setup.version() >= 2;
        let boards: &[BoardId] = match (setup.map, epic) {
            _ if !any => &[BoardId::A01],
            (MapChoice::A01, false) => &[BoardId::A01],
            (MapChoice::A02, false) => &[BoardId::A02],
            (MapChoice::Random, false) => &[BoardId::A01, BoardId::A02],
            (MapChoice::A01, true) => &[BoardId::EpicA01],
            (MapChoice::A02, true) => &[BoardId::EpicA02],
            (MapChoice::Random, true) => &[BoardId::EpicA01, BoardId::EpicA02, BoardId::EpicMixed],
        };
        match boards {
            [only] => *only,
            _ => boards[chance.below(SETUP, boards.len() as u32) as usize],
        }
    }

    /// A player concedes: the army leaves the table (MC-V5).
    fn withdraw(&mut self, seat: Seat, out: &mut Out<'_>) {
        out.tell(Event::Resigned { seat });
        self.side_mut(seat).beaten = true;
        self.side_mut(seat).chosen = None;
        for n in 0..self.figures.len() {
            let id = crate::state::Id(n as u16);
            let figure = self.figure(id);
            if figure.seat == seat && matches!(figure.fate, Fate::Waiting | Fate::Fighting) {
                self.remove(id, Fate::Withdrawn);
            }
        }
        self.last_army(End::Conceded);
    }
}
