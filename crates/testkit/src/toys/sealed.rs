//! Sealed bids. Everybody holds two secret numbers. In each of three rounds all
//! lay one face down; when all lie, they are turned, and the highest takes a
//! point, nobody if it is shared. After the first round all draw one more. Most
//! points win, together if equal.

mod words;

use std::ops::RangeInclusive;

use serde::Serialize;
use serde_json::Value;
use tabletop::{
    Chance, Effects, Illegal, OptionSpec, Options, Outcome, Prompt, Rules, Said, Seat, SeatSet,
    SetupError, Stream, Turn, Viewer, house,
};

use self::words::{Chances, Event, Hand, Laid, Lay, Position, Setup, View};
use super::{few, fit, impossible, position};
use crate::Twin;

const CARDS: u8 = 2;
const HIGHEST: u8 = 6;

/// A state of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sealed {
    hands: Vec<Vec<u8>>,
    laid: Vec<Option<u8>>,
    /// What was turned last: whoever saw it may look again.
    turned: Vec<Option<u8>>,
    points: Vec<i32>,
    /// Cards that everybody will draw.
    draws: u8,
    out: SeatSet,
}

fn any_card(chance: &mut dyn Chance, stream: Stream) -> u8 {
    1 + chance.below(stream, HIGHEST.into()) as u8
}

impl Sealed {
    fn of(hands: Vec<Vec<u8>>) -> Self {
        let seats = hands.len();
        Sealed {
            hands,
            laid: vec![None; seats],
            turned: vec![None; seats],
            points: vec![0; seats],
            draws: 0,
            out: SeatSet::NONE,
        }
    }

    fn playing(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats()).filter(|seat| !self.out.contains(*seat))
    }

    fn owing(&self) -> SeatSet {
        self.playing().filter(|seat| self.laid[seat.index()].is_none()).collect()
    }

    /// Turns the cards when all lie.
    fn reveal(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) -> Effects {
        if !self.owing().is_empty() || self.turn() == Turn::Over {
            return Effects::NONE;
        }
        self.turned = std::mem::replace(&mut self.laid, vec![None; self.hands.len()]);
        events.push(Event::Turned { cards: self.turned.clone() });
        let highest = self.turned.iter().max().copied().flatten();
        let mut best = Seat::all(self.seats()).filter(|seat| self.turned[seat.index()] == highest);
        if let (Some(seat), None) = (best.next(), best.next()) {
            self.points[seat.index()] += 1;
            events.push(Event::Point { seat });
        }
        if let Some(left) = self.draws.checked_sub(1) {
            self.draws = left;
            for seat in self.playing().collect::<Vec<_>>() {
                let card = any_card(chance, "hands");
                self.hands[seat.index()].push(card);
                events.push(Event::Drew { seat, card: Some(card) });
            }
        }
        Effects { shown: SeatSet::first(self.seats()) }
    }
}

impl Rules for Sealed {
    const ID: &'static str = "sealed";
    const VERSIONS: RangeInclusive<u32> = 1..=1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    type Setup = Setup;
    type Action = Lay;
    type Event = Event;
    type View = View;
    type Question = Chances;
    type Answer = u8;

    fn options(_: u32) -> &'static [OptionSpec] {
        &[]
    }

    fn setup(_: u32, seats: u8, _: &Options) -> Result<Setup, SetupError> {
        Ok(Setup { seats })
    }

    fn version_of(_: &Setup) -> u32 {
        1
    }

    fn new(
        setup: &Setup,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Self, SetupError> {
        fit(setup.seats, &Self::SEATS)?;
        let mut card = |_| any_card(chance, "hands");
        let hands = (0..setup.seats).map(|_| (0..CARDS).map(&mut card).collect());
        let mut state = Sealed::of(hands.collect());
        state.draws = 1;
        events.extend(
            state
                .playing()
                .map(|seat| Event::Dealt { seat, cards: Some(state.hands[seat.index()].clone()) }),
        );
        Ok(state)
    }

    fn arrange(setup: &Setup, value: &Value) -> Result<Self, SetupError> {
        fit(setup.seats, &Self::SEATS)?;
        let Position { hands, points } = position(value)?;
        let full = |hand: &Vec<u8>| hand.len() == hands[0].len() && hand.len() <= CARDS.into();
        if hands.len() != usize::from(setup.seats) || !hands.iter().all(full) {
            return Err(impossible());
        }
        let mut state = Sealed::of(hands);
        if let Some(points) = points {
            if points.len() != usize::from(setup.seats) || !few(&points) {
                return Err(impossible());
            }
            state.points = points;
        }
        Ok(state)
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn turn(&self) -> Turn {
        let spent =
            |seat: Seat| self.hands[seat.index()].is_empty() && self.laid[seat.index()].is_none();
        if self.playing().nth(1).is_none() || self.playing().all(spent) {
            Turn::Over
        } else {
            Turn::Act(self.owing())
        }
    }

    fn prompt(&self, _: Seat) -> Prompt {
        Prompt { say: Said::new("sealed-lay"), clause: "SB-1" }
    }

    fn choices(&self, seat: Seat, listed: &mut Vec<Lay>) {
        if self.turn().expect(seat).is_ok() {
            let mut cards = self.hands[seat.index()].clone();
            cards.sort_unstable();
            cards.dedup();
            listed.extend(cards.into_iter().map(Lay));
        }
    }

    fn check(&self, seat: Seat, Lay(card): &Lay) -> Result<(), Illegal> {
        self.turn().expect(seat)?;
        if self.hands[seat.index()].contains(card) {
            Ok(())
        } else {
            Err(Illegal::new("SB-2", Said::new("sealed-not-held").with("card", *card)))
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Lay,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        self.check(seat, action)?;
        let hand = &mut self.hands[seat.index()];
        if let Some(at) = hand.iter().position(|card| *card == action.0) {
            self.laid[seat.index()] = Some(hand.remove(at));
        }
        events.push(Event::Laid { seat, card: Some(action.0) });
        Ok(self.reveal(chance, events))
    }

    fn resign(
        &mut self,
        seat: Seat,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        if self.turn() == Turn::Over || self.out.contains(seat) {
            return Err(Illegal::new(house::RESIGN, Said::new("table-resign")));
        }
        self.out.insert(seat);
        self.laid[seat.index()] = None;
        events.push(Event::Left { seat });
        Ok(self.reveal(chance, events))
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let standing = |seat: Seat| (!self.out.contains(seat), self.points[seat.index()]);
        let standing: Vec<_> = Seat::all(self.seats()).map(standing).collect();
        let outcome = Outcome::ranked(&standing, Said::new("sealed-over"), "SB-4");
        Some(outcome.with("sealed-points", self.points.iter().copied()))
    }

    fn view(&self, who: Viewer) -> View {
        let hand = |(n, hand): (u8, &Vec<u8>)| match who.knows(Seat(n)) {
            true => Hand::Open(hand.clone()),
            false => Hand::Closed(hand.len() as u8),
        };
        let laid = |(n, card): (u8, &Option<u8>)| match card {
            None => Laid::Nothing,
            Some(card) if who.knows(Seat(n)) => Laid::Card(*card),
            Some(_) => Laid::Down,
        };
        View {
            hands: (0..).zip(&self.hands).map(hand).collect(),
            laid: (0..).zip(&self.laid).map(laid).collect(),
            turned: self.turned.clone(),
            points: self.points.clone(),
            draws: self.draws,
            out: self.out,
        }
    }

    fn answer(table: Option<(&Self, Viewer)>, Chances(card): &Chances) -> Result<u8, Illegal> {
        let Some((state, who)) = table else { return Ok(HIGHEST.saturating_sub(*card)) };
        let known = Seat::all(state.seats()).filter(|seat| who.knows(*seat));
        let held = known.flat_map(|seat| state.hands[seat.index()].iter());
        Ok(held.filter(|held| *held > card).count() as u8)
    }

    fn see(event: &Event, who: Viewer) -> Option<Event> {
        let mut event = event.clone();
        match &mut event {
            Event::Dealt { seat, cards } if !who.knows(*seat) => *cards = None,
            Event::Laid { seat, card } | Event::Drew { seat, card } if !who.knows(*seat) => {
                *card = None;
            }
            _ => {}
        }
        Some(event)
    }

    fn tell(event: &Event) -> Said {
        match event {
            Event::Dealt { seat, .. } => Said::new("sealed-dealt").with("seat", *seat),
            Event::Laid { seat, .. } => Said::new("sealed-laid").with("seat", *seat),
            Event::Turned { .. } => Said::new("sealed-turned"),
            Event::Point { seat } => Said::new("sealed-point").with("seat", *seat),
            Event::Drew { seat, .. } => Said::new("sealed-drew").with("seat", *seat),
            Event::Left { seat } => Said::new("sealed-left").with("seat", *seat),
        }
    }

    fn imagine(view: &View, chance: &mut dyn Chance) -> Result<Self, SetupError> {
        let mut card = || any_card(chance, "imagined");
        let mut state = Sealed::of(Vec::new());
        for (hand, laid) in view.hands.iter().zip(&view.laid) {
            state.hands.push(match hand {
                Hand::Open(cards) => cards.clone(),
                Hand::Closed(count) => (0..*count).map(|_| card()).collect(),
            });
            state.laid.push(match laid {
                Laid::Nothing => None,
                Laid::Card(card) => Some(*card),
                Laid::Down => Some(card()),
            });
        }
        state.turned.clone_from(&view.turned);
        state.points.clone_from(&view.points);
        state.draws = view.draws;
        state.out = view.out;
        Ok(state)
    }

    fn luck_names(stream: &str) -> &'static [&'static str] {
        match stream {
            "hands" => &["one", "two", "three", "four", "five", "six"],
            _ => &[],
        }
    }
}

impl Twin for Sealed {
    fn questions(&self, _: Viewer) -> Vec<Chances> {
        (1..=HIGHEST).map(Chances).collect()
    }

    fn twin(&self, who: Viewer, chance: &mut dyn Chance) -> Self {
        let mut twin = self.clone();
        let mut other = |card: &mut u8| *card = any_card(chance, "twin");
        for seat in Seat::all(self.seats()).filter(|seat| !who.knows(*seat)) {
            twin.hands[seat.index()].iter_mut().for_each(&mut other);
            twin.laid[seat.index()].iter_mut().for_each(&mut other);
        }
        twin
    }
}
