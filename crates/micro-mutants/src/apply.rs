//! Doing what was decided. Only what `check` has proved comes here.

use flick::Pose;
use tabletop::{Seat, SeatSet};

use crate::card::Ability;
use crate::check::{Cost, Legal, Put};
use crate::event::{Event, Out};
use crate::state::{Id, Step};
use crate::themes::moving::Use;
use crate::{Cause, Formation, Kind, MicroMutants, Phase, Place, RuleSet};

impl MicroMutants {
    /// Does what a seat may do, and plays on to the next decision.
    pub(crate) fn perform(&mut self, seat: Seat, legal: Legal, out: &mut Out<'_>) {
        let before = self.phase;
        self.act(seat, legal, out);
        self.go_on(out);
        self.show_secrets(before, out);
    }

    /// MM-B1, MM-T1: what was decided in secret comes to light together.
    pub(crate) fn show_secrets(&self, before: Phase, out: &mut Out<'_>) {
        if before.is_secret() && self.phase != before {
            out.shown = SeatSet::first(self.setup.players);
        }
    }

    fn act(&mut self, seat: Seat, legal: Legal, out: &mut Out<'_>) {
        match legal {
            Legal::Army(army) => {
                self.armies[seat.index()] = Some(army);
                out.tell(self.told_army(seat, army));
            }
            Legal::Formation(formation) => {
                self.line_up(seat, formation);
                out.tell(Event::Formation { seat, formation });
            }
            Legal::Rest => {
                for id in self.bugs(seat).collect::<Vec<_>>() {
                    if !self.piece(id).is_in_play()
                        && let Some(place) = self.place_in_area(id)
                    {
                        self.piece_mut(id).place = Place::Mat(place.pose);
                    }
                }
                out.tell(Event::Rest { seat });
            }
            Legal::Bases(order) => {
                self.settle_bases(seat, order);
                out.tell(Event::Bases { seat, order });
            }
            Legal::Stars(order) => {
                self.wishes.push((seat, order));
                out.tell(Event::Wished { seat, order });
            }
            Legal::Ready => {
                self.ready.insert(seat);
                out.tell(Event::Ready { seat });
            }
            Legal::Lay(id, pose) => {
                self.piece_mut(id).place = Place::Mat(pose);
                out.tell(Event::Laid { piece: self.name(id), pose });
            }
            Legal::Burrow(id, pose) => {
                self.steps.pop();
                self.lift(id, Place::Mat(pose), out);
                out.tell(Event::Burrowed { piece: self.name(id) });
                self.markers(out);
            }
            Legal::Shoot { id, grounds, cost, aim } => {
                self.use_up(cost, id);
                match grounds.cause {
                    Cause::Again => self.piece_mut(id).again = true,
                    Cause::Lent if self.piece(id).seat() == self.seat => {
                        self.piece_mut(id).moves += 1;
                    }
                    _ => {}
                }
                self.shoot(seat, id, grounds, aim, out);
            }
            Legal::Put { id, beside, pose, how } => self.put(seat, (id, beside), pose, how, out),
            Legal::Use { id, on, found, cost } => self.make_use(seat, (id, on), found, cost, out),
            Legal::Flip { id, by, then } => {
                self.steps.pop();
                self.steps.extend(then);
                self.flip(id);
                let (piece, special) = (self.name(id), self.piece(id).is_special());
                out.tell(Event::Flipped { piece, special, by });
            }
            Legal::Free(id) => {
                self.piece_mut(id).unweave();
                self.earned = false;
                out.tell(Event::Passed { seat });
                out.tell(Event::Freed { piece: self.name(id) });
            }
            Legal::Upgrade(base, site, card) => self.upgrade(seat, (base, site), card, out),
            Legal::Evolve(evolution) => self.evolve(seat, evolution, out),
            Legal::Discard(die, evolution) => self.discard(seat, die, evolution, out),
            Legal::Throw { token, direction, strength } => {
                self.steps.pop();
                self.throw(seat, token, (direction, strength), out);
            }
            Legal::Warp(warp) => self.warp(warp, out),
            Legal::Eliminate(id) => self.take_bonus(seat, id, out),
            Legal::Pass => self.pass(seat, out),
        }
    }

    fn pass(&mut self, seat: Seat, out: &mut Out<'_>) {
        out.tell(Event::Passed { seat });
        if self.steps.pop().is_some() {
            return;
        }
        match self.phase {
            Phase::Moves => self.phase = Phase::Reinforcement,
            Phase::Reinforcement => self.begin_extra(out),
            Phase::Spend => self.begin_turn(self.next_seat(self.seat), out),
            _ => self.earned = false,
        }
    }

    /// All bugs of a seat lie in a formation (MM-B1).
    pub(crate) fn line_up(&mut self, seat: Seat, formation: Formation) {
        let bugs: Vec<Id> = self.bugs(seat).collect();
        let kinds: Vec<Kind> = bugs.iter().map(|id| self.piece(*id).kind()).collect();
        for (id, laid) in bugs.into_iter().zip(formation.lay(&self.area(seat), &kinds)) {
            self.piece_mut(id).place = Place::Mat(laid.pose);
        }
    }

    /// The bases of a seat lie on the spots in this order, from left to right
    /// (MM-M1).
    fn settle_bases(&mut self, seat: Seat, order: [u8; 3]) {
        for (spot, number) in (1..).zip(order) {
            let base = self.find(crate::Name { kind: Kind::Base, seat, number });
            if let (Some(id), Some(at)) = (base, self.area(seat).base(spot)) {
                let body = self.piece(id).body();
                let flat = flick::Piece::flat(body, at, 0, flick::Face::Front);
                self.piece_mut(id).place = Place::Mat(flat.pose);
            }
        }
    }

    /// What a move uses up: a step that waited; or a bug begins a move of its own
    /// and a die is set aside (MM-B4), or the extra shot is used (MM-B6).
    fn use_up(&mut self, cost: Cost, id: Id) {
        match cost {
            Cost::Step => {
                self.steps.pop();
                return;
            }
            Cost::Die(at) => self.dice[at].used = true,
            Cost::Extra => self.earned = false,
        }
        self.piece_mut(id).moves += 1;
    }

    fn put(&mut self, seat: Seat, (id, anchor): (Id, Id), pose: Pose, how: Put, out: &mut Out<'_>) {
        let place = Place::Mat(pose);
        let (piece, beside) = (self.name(id), self.name(anchor));
        match how {
            Put::Projectile(cost) => {
                // After a move the step is over; instead of one a move begins.
                if let Some(Step::Card { .. }) = self.steps.last() {
                    self.guided = true;
                }
                self.use_up(cost, anchor);
                self.piece_mut(id).place = place;
                let (cause, with) = (Cause::Projectile, Some(anchor));
                self.steps.push(Step::Shoot { seat, piece: id, cause, with });
                out.tell(Event::Put { piece, beside });
            }
            Put::Tunnel(cost) => {
                self.use_up(cost, id);
                self.lift(id, place, out);
                self.steps.push(Step::Shoot { seat, piece: id, cause: Cause::Move, with: None });
                out.tell(Event::Tunnelled { piece, beside });
                self.markers(out);
            }
            Put::Reinforcement(breed) => {
                self.piece_mut(id).place = place;
                self.piece_mut(id).arrived = true;
                let together = self.abilities(id).iter().find_map(|ability| match ability {
                    Ability::Together(count) => Some(*count),
                    _ => None,
                });
                let left = match self.reinforced {
                    Some((_, left)) => left - 1,
                    None => together.unwrap_or(1) - 1,
                };
                self.reinforced = Some((breed, left));
                out.tell(Event::Reinforced { piece, beside });
                self.offer_special_side(seat, id);
            }
            Put::Waiting => {
                self.steps.pop();
                let was_carried = matches!(self.piece(id).place, Place::Carried(_));
                let special = self.piece(id).is_special();
                self.lift(id, place, out);
                let classic = self.setup.rules == RuleSet::Classic;
                if special && classic && self.version() >= 2 {
                    // MM-K3
                    self.flip(id);
                }
                if was_carried {
                    self.piece_mut(id).moves += 1;
                }
                out.tell(Event::Put { piece, beside });
                self.markers(out);
            }
        }
    }

    fn make_use(
        &mut self,
        seat: Seat,
        (id, on): (Id, Id),
        found: Use,
        cost: Cost,
        out: &mut Out<'_>,
    ) {
        let (piece, by) = (self.name(on), self.name(id));
        self.use_up(cost, id);
        match found {
            Use::Carry(pose) => {
                out.tell(Event::Carried { piece, by });
                self.lift(on, Place::Carried(pose), out);
                self.markers(out);
                let step = Step::Shoot { seat, piece: id, cause: Cause::Move, with: Some(on) };
                self.steps.push(step);
            }
            Use::Repulse => {
                out.tell(Event::Seized { piece, by });
                let cause = Cause::Repulsed;
                self.steps.push(Step::Shoot { seat, piece: on, cause, with: None });
            }
            // MM-A15
            Use::Repair => {
                self.lift(id, Place::Aside, out);
                self.put_aside(id);
                let base = self.piece_mut(on);
                (base.damaged, base.repaired) = (false, true);
                out.tell(Event::Repaired { base: piece, by });
                self.markers(out);
                self.check_end(out);
            }
        }
    }
}
