//! A turn: take a tile, place it, apply it (MP-T2 to MP-T8). Everything here
//! has been checked before.

use tabletop::{Chance, Seat};

use crate::anthill::MOST_ARMY;
use crate::event::Event;
use crate::face::Specialist;
use crate::hill::Side;
use crate::state::Micropolis;
use crate::tile::{Tile, Tiles};
use crate::view::Phase;

impl Micropolis {
    /// MP-T2 to MP-T6: pays, takes, gathers. A tile with one place to go goes
    /// there (MP-T11).
    pub(crate) fn take(
        &mut self,
        (position, at, architect): (u8, u8, bool),
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let home = self.home(at);
        let paid = if architect { 0 } else { position - 1 };
        if architect {
            self.players[home.seat.index()].architects -= 1;
        } else {
            self.pay(position, at);
        }
        let (tile, gathered, surplus) = self.gather(position, at);
        events.push(Event::Took {
            seat: home.seat,
            anthill: home.anthill,
            tile,
            position,
            paid,
            architect,
            gathered,
            surplus,
        });
        if self.anthill(at).one_end() {
            self.place(None, chance, events);
        } else {
            self.phase = Phase::Place;
        }
    }

    /// MP-T2: a soldier on every tile before the one to be taken.
    pub(crate) fn pay(&mut self, position: u8, at: u8) {
        self.anthill_mut(at).army -= position - 1;
        self.line.pay(position);
    }

    /// MP-T3, MP-T4: the tile is taken, and soldiers on it join the army;
    /// the tile, how many joined, how many found no room.
    pub(crate) fn gather(&mut self, position: u8, at: u8) -> (Tile, u8, u8) {
        let (tile, lying) = self.line.take(position);
        let gathered = self.enlist(at, lying);
        let surplus = lying - gathered;
        self.reserve += surplus;
        self.taken = Some((tile, at));
        (tile, gathered, surplus)
    }

    /// Soldiers join an army as far as there is room (MP-T4); how many did.
    fn enlist(&mut self, at: u8, soldiers: u8) -> u8 {
        let army = &mut self.anthill_mut(at).army;
        let joined = soldiers.min(MOST_ARMY - *army);
        *army += joined;
        joined
    }

    /// Soldiers join from the reserve as far as there are any (MP-P2).
    fn recruit(&mut self, at: u8, soldiers: u8) -> u8 {
        let joined = self.enlist(at, soldiers.min(self.reserve));
        self.reserve -= joined;
        joined
    }

    /// MP-T7, MP-T8: the tile is laid, its specialist acts, then its barracks.
    pub(crate) fn place(
        &mut self,
        side: Option<Side>,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let Some((tile, at)) = self.taken else { return };
        let place = self.anthill_mut(at).lay(tile, side.unwrap_or(Side::Right));
        let home = self.home(at);
        let (seat, anthill) = (home.seat, home.anthill);
        events.push(Event::Placed { seat, anthill, tile, side, place });
        self.specialist(at, events);
        let size = tile.face().barracks;
        if size > 0 && self.anthill(at).army >= size {
            self.phase = Phase::Barracks;
            return;
        }
        if size > 0 {
            let (filled, forced) = (false, true);
            events.push(Event::Barracks { seat, anthill, tile, size, filled, forced });
        }
        self.sentry(chance, events);
    }

    /// What the specialist of the tile just laid does at once.
    pub(crate) fn specialist(&mut self, at: u8, events: &mut Vec<Event>) {
        let Some((tile, _)) = self.taken else { return };
        let home = self.home(at);
        let (seat, anthill) = (home.seat, home.anthill);
        match tile.face().specialist {
            Some(Specialist::Nurse) => {
                let eggs = tile.face().eggs;
                let soldiers = self.recruit(at, eggs);
                events.push(Event::Nurse { seat, anthill, eggs, soldiers });
            }
            Some(Specialist::Architect) => {
                let token = self.spare_architects() > 0;
                self.players[seat.index()].architects += u8::from(token);
                events.push(Event::Architect { seat, token });
            }
            Some(Specialist::Sergeant) => {
                // MP-P4, MP-P10, MP-X6: the loss first, so that it can be the gain.
                let Some(from) = self.leader else { return };
                let lost = self.anthill(from).army.min(1);
                self.anthill_mut(from).army -= lost;
                self.reserve += lost;
                let gained = self.recruit(at, 1);
                let from = self.home(from);
                events.push(Event::Sergeant { seat, anthill, from, lost, gained });
            }
            Some(Specialist::Queen | Specialist::Sentry) | None => {}
        }
    }

    /// MP-P6: the new barracks are filled or not.
    pub(crate) fn settle(
        &mut self,
        filled: bool,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let Some((tile, at)) = self.taken else { return };
        if filled {
            self.anthill_mut(at).fill(tile);
        }
        let (home, size) = (self.home(at), tile.face().barracks);
        let (seat, anthill) = (home.seat, home.anthill);
        events.push(Event::Barracks { seat, anthill, tile, size, filled, forced: false });
        self.sentry(chance, events);
    }

    /// MP-P5: the sentry comes last, and is asked if there is anything to do.
    fn sentry(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let Some((tile, at)) = self.taken else { return };
        if tile.face().specialist != Some(Specialist::Sentry) {
            return self.end_turn(chance, events);
        }
        if self.anthill(at).arrangements().nth(1).is_some() {
            self.phase = Phase::Sentry;
            return;
        }
        self.tell_sentry(at, true, events);
        self.end_turn(chance, events);
    }

    /// Soldiers are rearranged.
    pub(crate) fn rearrange(
        &mut self,
        full: Tiles,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let Some((_, at)) = self.taken else { return };
        self.anthill_mut(at).rearrange(full);
        self.tell_sentry(at, false, events);
        self.end_turn(chance, events);
    }

    fn tell_sentry(&self, at: u8, forced: bool, events: &mut Vec<Event>) {
        let (home, anthill) = (self.home(at), self.anthill(at));
        let (full, army) = (anthill.full(), anthill.army);
        let (seat, anthill) = (home.seat, home.anthill);
        events.push(Event::Sentry { seat, anthill, full, army, forced });
    }

    fn end_turn(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        self.taken = None;
        self.waiting &= !(1 << self.seat.0);
        self.next_turn(chance, events);
    }

    /// The next player of the round, or its end.
    pub(crate) fn next_turn(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let next = self.waiting().next();
        match next {
            Some(seat) => self.begin_turn(seat, events),
            None => self.end_round(chance, events),
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.seat = seat;
        self.phase = Phase::Take;
        events.push(Event::Turn { seat, round: self.round });
    }
}
