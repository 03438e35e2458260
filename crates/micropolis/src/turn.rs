//! A turn: take a tile, place it, apply it (MP-T2 to MP-T8). Only what `check`
//! has proved comes here.

use tabletop::Seat;

use crate::anthill::MOST_ARMY;
use crate::check::{InHand, Purchase};
use crate::event::{Event, Out};
use crate::face::Specialist;
use crate::hill::{Home, Side};
use crate::state::Micropolis;
use crate::tile::{Tile, Tiles};
use crate::view::Phase;

/// A tile has left the line.
pub(crate) struct Gathered {
    pub(crate) tile: Tile,
    /// Soldiers who joined the army.
    pub(crate) gathered: u8,
    /// Soldiers who found no room (MP-T4).
    pub(crate) surplus: u8,
}

impl Micropolis {
    /// MP-T2 to MP-T6: pays, takes, gathers. A tile with one place to go goes
    /// there (MP-T11).
    pub(crate) fn take(&mut self, purchase: Purchase, out: &mut Out<'_>) {
        let Purchase { position, at, architect } = purchase;
        let home = self.home(at);
        let paid = if architect { 0 } else { position - 1 };
        if architect {
            self.players[home.seat.index()].architects -= 1;
        } else {
            self.pay(position, at);
        }
        let Gathered { tile, gathered, surplus } = self.gather(position, at);
        out.tell(Event::Took {
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
            self.place(InHand { tile, at }, None, out);
        } else {
            self.phase = Phase::Place;
        }
    }

    /// MP-T2: a soldier on every tile before the one to be taken.
    pub(crate) fn pay(&mut self, position: u8, at: u8) {
        self.anthill_mut(at).army -= position - 1;
        self.line.pay(position);
    }

    /// MP-T3, MP-T4: the tile is taken, and soldiers on it join the army.
    pub(crate) fn gather(&mut self, position: u8, at: u8) -> Gathered {
        let (tile, lying) = self.line.take(position);
        let gathered = self.enlist(at, lying);
        let surplus = lying - gathered;
        self.reserve += surplus;
        self.taken = Some((tile, at));
        Gathered { tile, gathered, surplus }
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
    pub(crate) fn place(&mut self, hand: InHand, side: Option<Side>, out: &mut Out<'_>) {
        let InHand { tile, at } = hand;
        let place = self.anthill_mut(at).lay(tile, side.unwrap_or(Side::Right));
        let Home { seat, anthill } = self.home(at);
        out.tell(Event::Placed { seat, anthill, tile, side, place });
        if let Err(fault) = self.specialist(hand, |event| out.tell(event)) {
            out.fault(fault);
        }
        let size = tile.face().barracks;
        if size > 0 && self.anthill(at).army >= size {
            self.phase = Phase::Barracks;
            return;
        }
        if size > 0 {
            let (filled, forced) = (false, true);
            out.tell(Event::Barracks { seat, anthill, tile, size, filled, forced });
        }
        self.sentry(hand, out);
    }

    /// What the specialist of the tile just laid does at once.
    ///
    /// # Errors
    /// What is missing that must be there.
    pub(crate) fn specialist(
        &mut self,
        hand: InHand,
        tell: impl FnOnce(Event),
    ) -> Result<(), &'static str> {
        let InHand { tile, at } = hand;
        let Home { seat, anthill } = self.home(at);
        match tile.face().specialist {
            Some(Specialist::Nurse) => {
                let eggs = tile.face().eggs;
                let soldiers = self.recruit(at, eggs);
                tell(Event::Nurse { seat, anthill, eggs, soldiers });
            }
            Some(Specialist::Architect) => {
                let token = self.spare_architects() > 0;
                self.players[seat.index()].architects += u8::from(token);
                tell(Event::Architect { seat, token });
            }
            Some(Specialist::Sergeant) => {
                // MP-P4, MP-P10, MP-X6: the loss first, so that it can be the gain.
                let from = self.leader.ok_or("a Military leader")?;
                let lost = self.anthill(from).army.min(1);
                self.anthill_mut(from).army -= lost;
                self.reserve += lost;
                let gained = self.recruit(at, 1);
                let from = self.home(from);
                tell(Event::Sergeant { seat, anthill, from, lost, gained });
            }
            Some(Specialist::Queen | Specialist::Sentry) | None => {}
        }
        Ok(())
    }

    /// MP-P6: the new barracks are filled or not.
    pub(crate) fn settle(&mut self, hand: InHand, filled: bool, out: &mut Out<'_>) {
        let InHand { tile, at } = hand;
        if filled {
            self.anthill_mut(at).fill(tile);
        }
        let (Home { seat, anthill }, size) = (self.home(at), tile.face().barracks);
        out.tell(Event::Barracks { seat, anthill, tile, size, filled, forced: false });
        self.sentry(hand, out);
    }

    /// MP-P5: the sentry comes last, and is asked if there is anything to do.
    fn sentry(&mut self, hand: InHand, out: &mut Out<'_>) {
        let InHand { tile, at } = hand;
        if tile.face().specialist != Some(Specialist::Sentry) {
            return self.end_turn(out);
        }
        if self.anthill(at).arrangements().nth(1).is_some() {
            self.phase = Phase::Sentry;
            return;
        }
        self.tell_sentry(at, true, out);
        self.end_turn(out);
    }

    /// Soldiers are rearranged.
    pub(crate) fn rearrange(&mut self, at: u8, full: Tiles, out: &mut Out<'_>) {
        self.anthill_mut(at).rearrange(full);
        self.tell_sentry(at, false, out);
        self.end_turn(out);
    }

    fn tell_sentry(&self, at: u8, forced: bool, out: &mut Out<'_>) {
        let (home, anthill) = (self.home(at), self.anthill(at));
        let (full, army) = (anthill.full(), anthill.army);
        let (seat, anthill) = (home.seat, home.anthill);
        out.tell(Event::Sentry { seat, anthill, full, army, forced });
    }

    fn end_turn(&mut self, out: &mut Out<'_>) {
        self.taken = None;
        self.waiting &= !(1 << self.seat.0);
        self.next_turn(out);
    }

    /// The next player of the round, or its end.
    pub(crate) fn next_turn(&mut self, out: &mut Out<'_>) {
        let next = self.waiting().next();
        match next {
            Some(seat) => self.begin_turn(seat, out),
            None => self.end_round(out),
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, out: &mut Out<'_>) {
        self.seat = seat;
        self.phase = Phase::Take;
        out.tell(Event::Turn { seat, round: self.round });
    }
}
