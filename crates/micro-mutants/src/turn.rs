//! A turn: dice, moves, reinforcement, extra shot (MM-B3). A step that waits
//! comes before the phase; a phase without an alternative is passed over.

use tabletop::{Chance, Seat, Stream, shuffle};

use crate::event::Event;
use crate::ground::End;
use crate::state::{Die, Id, Step};
use crate::{
    Army, BASE_COUNT, Breed, Kind, MicroMutants, Muster, Name, Phase, Piece, Place, Symbol,
};

/// What the dice show.
pub(crate) const DICE: Stream = "dice";
/// Armies, and who begins.
pub(crate) const SETUP: Stream = "setup";

impl MicroMutants {
    /// Plays on to the next decision.
    pub(crate) fn go_on(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        while self.end.is_none() {
            if let Some(step) = self.steps.last().copied() {
                if self.can_do(&step) {
                    return;
                }
                self.steps.pop();
                if let Step::Put { piece, .. } = step {
                    self.set_down(piece, events);
                }
                continue;
            }
            match self.phase {
                Phase::Armies => {
                    if self.next_to_choose().is_some() {
                        return;
                    }
                    self.muster(chance, events);
                    self.phase = Phase::Placement;
                }
                Phase::Placement => {
                    if self.ready.len() < usize::from(self.setup.players) {
                        return;
                    }
                    let players = u32::from(self.setup.players);
                    let first = self
                        .setup
                        .first
                        .unwrap_or_else(|| Seat(chance.below(SETUP, players) as u8));
                    self.first = Some(first);
                    events.push(Event::Begun { first });
                    self.begin_turn(first, chance, events);
                }
                Phase::Roll => self.roll(chance, events),
                Phase::Moves => {
                    if self.can_move_anything(self.seat) {
                        return;
                    }
                    self.phase = Phase::Reinforcement;
                }
                Phase::Reinforcement => {
                    if self.can_reinforce() {
                        return;
                    }
                    self.begin_extra(events);
                }
                Phase::Extra => {
                    if self.earned && self.has_use_for_extra() {
                        return;
                    }
                    let next = Seat((self.seat.0 + 1) % self.setup.players);
                    self.begin_turn(next, chance, events);
                }
                Phase::Over => return,
            }
        }
        self.phase = Phase::Over;
        self.steps.clear();
    }

    /// Luck hands out the armies nobody chose; the table is laid.
    fn muster(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let mut left: Vec<Army> =
            Army::ALL.iter().copied().filter(|army| !self.armies.contains(&Some(*army))).collect();
        if self.armies.contains(&None) {
            shuffle(chance, SETUP, &mut left);
        }
        for seat in Seat::all(self.setup.players) {
            if self.armies[seat.index()].is_none() {
                let army = left.pop();
                self.armies[seat.index()] = army;
                events.extend(army.map(|army| Event::Army { seat, army }));
            }
        }
        self.lay_out();
    }

    /// All pieces of all armies: bases on their spots, the rest aside.
    pub(crate) fn lay_out(&mut self) {
        self.pieces.clear();
        for (seat, army) in (0..).map(Seat).zip(self.armies.clone()) {
            let Some(deck) = army.map(Army::deck) else { continue };
            let mut add = |kind: Kind, count: u8| {
                let piece = |number| Piece::new(Name { kind, seat, number });
                self.pieces.extend((1..=count).map(piece));
            };
            add(Kind::Base, BASE_COUNT);
            deck.breeds.iter().for_each(|card| add(Kind::Bug(card.breed), card.chips));
            deck.missiles.iter().for_each(|card| add(Kind::Projectile(card.projectile), 1));
        }
        for piece in &mut self.pieces {
            let Name { kind: Kind::Base, seat, number } = piece.name else { continue };
            if let Some(spot) = End::of(seat).base(number) {
                let flat = flick::Piece::flat(Kind::Base.body(), spot, 0, flick::Face::Front);
                piece.place = Place::Mat(flat.pose);
            }
        }
    }

    /// The seat that chooses an army next, in the order of the seats.
    pub(crate) fn next_to_choose(&self) -> Option<Seat> {
        Seat::all(self.setup.players).find(|seat| {
            self.armies[seat.index()].is_none() && self.setup.muster(*seat) == Muster::Choose
        })
    }

    /// Armies that can be chosen: the box holds each once.
    pub(crate) fn armies_left(&self) -> impl Iterator<Item = Army> {
        Army::ALL.iter().copied().filter(|army| !self.armies.contains(&Some(*army)))
    }

    fn begin_turn(&mut self, seat: Seat, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        if self.turns >= crate::ending::LONGEST {
            self.end = Some(crate::state::End::TooLong);
            self.tell_end(events);
            return;
        }
        self.turns += 1;
        self.seat = seat;
        self.dice.clear();
        (self.earned, self.reinforced) = (false, None);
        for piece in &mut self.pieces {
            (piece.moves, piece.again, piece.arrived) = (0, false, false);
        }
        self.phase = Phase::Roll;
        events.push(Event::Turn { seat, number: self.turns });
        let (avenge, loose) = self.dissolve(events);
        self.drop(&loose, chance, events);
        self.markers(events);
        self.check_end(events);
        self.steps.extend(avenge.into_iter().rev());
    }

    fn roll(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let Some(deck) = self.armies[self.seat.index()].map(Army::deck) else { return };
        self.dice = (0..2)
            .map(|die| Symbol::at(chance.pick(DICE, &deck.faces(die))))
            .map(|symbol| Die { symbol, used: false })
            .collect();
        let dice = self.dice.iter().map(|die| die.symbol).collect();
        events.push(Event::Rolled { seat: self.seat, dice });
        self.phase = Phase::Moves;
    }

    /// The die that moves a bug of this breed: one that shows it rather than a
    /// Red Star, which moves others too (MM-V1).
    pub(crate) fn die_for(&self, breed: Breed) -> Option<usize> {
        let shows = |die: &Die| !die.used && die.symbol == Symbol::Breed(breed);
        let moves = |die: &Die| !die.used && die.symbol.breeds().contains(&breed);
        self.dice.iter().position(shows).or_else(|| self.dice.iter().position(moves))
    }

    /// Breeds that can come as a reinforcement: those of results that no bug
    /// can use (MM-B5, MM-B12).
    pub(crate) fn reinforcing_breeds(&self) -> Vec<Breed> {
        let mut breeds = Vec::new();
        match self.reinforced {
            Some((breed, left)) if left > 0 => breeds.push(breed),
            Some(_) => {}
            None => {
                for die in self.dice.iter().filter(|die| !die.used) {
                    let usable = self.bugs(self.seat).any(|id| {
                        let breed = self.piece(id).breed();
                        breed.is_some_and(|breed| die.symbol.breeds().contains(&breed))
                            && self.may_move(id).is_ok()
                    });
                    if !usable {
                        breeds.extend(die.symbol.breeds().iter().copied());
                    }
                }
            }
        }
        breeds.sort_unstable();
        breeds.dedup();
        breeds.retain(|breed| self.waiting(*breed).is_some());
        breeds
    }

    /// A bug of the breed that is not in play.
    pub(crate) fn waiting(&self, breed: Breed) -> Option<Id> {
        self.bugs(self.seat).find(|id| {
            let piece = self.piece(*id);
            piece.breed() == Some(breed) && !piece.is_in_play()
        })
    }

    fn can_reinforce(&self) -> bool {
        self.bases_left(self.seat) > 0 && !self.reinforcing_breeds().is_empty()
    }

    /// The reinforcement is over; the extra shot comes, if there is one.
    pub(crate) fn begin_extra(&mut self, events: &mut Vec<Event>) {
        self.phase = Phase::Extra;
        if self.earned && self.has_use_for_extra() {
            events.push(Event::Extra { seat: self.seat });
        }
    }

    /// Somebody can be shot, or a web marker taken off (MM-B6, MM-B15).
    fn has_use_for_extra(&self) -> bool {
        self.can_move_anything(self.seat)
            || self.bugs(self.seat).any(|id| self.piece(id).web.is_some())
    }
}
