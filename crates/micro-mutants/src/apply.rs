//! Doing what was decided.

use tabletop::{Chance, Effects, Seat, SeatSet};

use crate::card::Ability;
use crate::check::Use;
use crate::event::Event;
use crate::state::{Id, Step};
use crate::{Action, Cause, Formation, Kind, MicroMutants, Phase, Place, RuleSet, Symbol};

impl MicroMutants {
    /// Does what is known to be allowed, and plays on to the next decision.
    pub(crate) fn perform(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Effects {
        let before = self.phase;
        self.act(seat, action, chance, events);
        self.go_on(chance, events);
        // MM-B1, MM-T1: what was decided in secret comes to light together.
        let shown = before.is_secret() && self.phase != before;
        Effects { shown: if shown { SeatSet::first(self.setup.players) } else { SeatSet::NONE } }
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        match *action {
            Action::Army { army } => {
                self.armies[seat.index()] = Some(army);
                events.push(self.told_army(seat, army));
            }
            Action::Formation { formation } => {
                self.line_up(seat, formation);
                events.push(Event::Formation { seat, formation });
            }
            Action::Rest => {
                for id in self.bugs(seat).collect::<Vec<_>>() {
                    if !self.piece(id).is_in_play()
                        && let Some(place) = self.place_in_area(id)
                    {
                        self.piece_mut(id).place = Place::Mat(place.pose);
                    }
                }
                events.push(Event::Rest { seat });
            }
            Action::Bases { order } => {
                self.settle_bases(seat, order);
                events.push(Event::Bases { seat, order });
            }
            Action::Stars { order } => {
                self.wishes.push((seat, order));
                events.push(Event::Wished { seat, order });
            }
            Action::Upgrade { base, evolution } => {
                if let Some(base) = self.find(base) {
                    self.upgrade(seat, base, evolution, events);
                }
            }
            Action::Evolve { evolution } => self.evolve(seat, evolution, events),
            Action::Discard { die, evolution } => self.discard(seat, die, evolution, events),
            Action::Throw { direction, strength } => {
                let Ok(terrain) = self.allows_throw(direction, strength) else { return };
                self.steps.pop();
                if let Some(token) = terrain.token() {
                    self.throw((seat, token), direction, strength, chance, events);
                }
            }
            Action::Warp { piece, to } => {
                let Some(id) = self.find(piece) else { return };
                if let Ok(place) = self.allows_warp(seat, id, to) {
                    self.warp(id, place, chance, events);
                }
            }
            Action::Eliminate { piece } => {
                if let Some(id) = self.find(piece) {
                    self.take_bonus(seat, id, chance, events);
                }
            }
            Action::Ready => {
                self.ready.insert(seat);
                events.push(Event::Ready { seat });
            }
            Action::Place { piece, x, y, turn } => {
                let Some(id) = self.find(piece) else { return };
                let spot = flick::Spot::new(x, y);
                let Ok(place) = self.allows_place(seat, id, spot, turn) else { return };
                if self.phase == Phase::Placement {
                    self.piece_mut(id).place = Place::Mat(place.pose);
                    events.push(Event::Laid { piece, pose: place.pose });
                } else {
                    self.steps.pop();
                    self.lift(id, Place::Mat(place.pose), chance, events);
                    events.push(Event::Burrowed { piece });
                    self.markers(events);
                }
            }
            Action::Shoot { piece, by, aim } => {
                let Some(id) = self.find(piece) else { return };
                let Ok(cause) = self.allows_shot(seat, id) else { return };
                let with = match self.steps.last() {
                    Some(Step::Shoot { with, .. }) => *with,
                    _ => None,
                };
                self.begin_shot(id, by, cause);
                self.shoot((seat, id, cause), aim, with, chance, events);
            }
            Action::Put { piece, beside, by, towards } => {
                if let (Some(id), Some(anchor)) = (self.find(piece), self.find(beside)) {
                    self.put((seat, by), (id, anchor), towards, chance, events);
                }
            }
            Action::Use { piece, on } => {
                if let (Some(id), Some(on)) = (self.find(piece), self.find(on)) {
                    self.make_use(seat, id, on, chance, events);
                }
            }
            Action::Flip { piece } => {
                let Some(id) = self.find(piece) else { return };
                let by = match self.steps.pop() {
                    Some(Step::After { bug, .. }) => self.name(bug),
                    Some(Step::Card { seat, card, left, .. }) => {
                        if left > 1 {
                            let (left, piece) = (left - 1, Some(id));
                            self.steps.push(Step::Card { seat, card, piece, left });
                        }
                        self.base_of_card(seat, card)
                    }
                    _ => return,
                };
                self.flip(id);
                let special = self.piece(id).is_special();
                events.push(Event::Flipped { piece, special, by });
            }
            Action::Free { piece } => {
                let Some(id) = self.find(piece) else { return };
                self.piece_mut(id).unweave();
                self.earned = false;
                events.push(Event::Passed { seat });
                events.push(Event::Freed { piece });
            }
            Action::Pass => {
                events.push(Event::Passed { seat });
                if self.steps.pop().is_none() {
                    match self.phase {
                        Phase::Moves => self.phase = Phase::Reinforcement,
                        Phase::Reinforcement => self.begin_extra(events),
                        Phase::Spend => {
                            let next = self.next_seat(self.seat);
                            self.begin_turn(next, chance, events);
                        }
                        _ => self.earned = false,
                    }
                }
            }
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

    /// What a shot uses up: a die, the extra shot, a step that waited.
    fn begin_shot(&mut self, id: Id, by: Option<Symbol>, cause: Cause) {
        if self.steps.pop().is_none() {
            self.use_up(id, by);
        }
        match cause {
            Cause::Again => self.piece_mut(id).again = true,
            Cause::Lent if self.piece(id).seat() == self.seat => self.piece_mut(id).moves += 1,
            _ => {}
        }
    }

    /// A bug begins a move of its own: the die is set aside (MM-B4), the one
    /// that was named if one was (MM-B21), or the extra shot is used (MM-B6).
    fn use_up(&mut self, id: Id, by: Option<Symbol>) {
        match (self.phase, self.piece(id).breed()) {
            (Phase::Moves, Some(breed)) => {
                if let Some(die) = self.die_for(breed, by) {
                    self.dice[die].used = true;
                }
            }
            _ => self.earned = false,
        }
        self.piece_mut(id).moves += 1;
    }

    fn put(
        &mut self,
        (seat, by): (Seat, Option<Symbol>),
        (id, anchor): (Id, Id),
        towards: flick::Angle,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let Ok(place) = self.put_place(id, anchor, towards) else { return };
        let place = Place::Mat(place.pose);
        let (piece, beside) = (self.name(id), self.name(anchor));
        match self.piece(id).kind() {
            Kind::Projectile(_) => {
                // After a move the step is over; instead of one a move begins.
                match self.steps.pop() {
                    None => self.use_up(anchor, by),
                    Some(Step::Card { .. }) => self.guided = true,
                    Some(_) => {}
                }
                self.piece_mut(id).place = place;
                let (cause, with) = (Cause::Projectile, Some(anchor));
                self.steps.push(Step::Shoot { seat, piece: id, cause, with });
                events.push(Event::Put { piece, beside });
            }
            // MM-A6: Tunnel Complex.
            Kind::Bug(_) if self.steps.is_empty() && self.piece(id).is_in_play() => {
                self.use_up(id, by);
                self.lift(id, place, chance, events);
                self.steps.push(Step::Shoot { seat, piece: id, cause: Cause::Move, with: None });
                events.push(Event::Tunnelled { piece, beside });
                self.markers(events);
            }
            Kind::Bug(breed) if self.steps.is_empty() => {
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
                events.push(Event::Reinforced { piece, beside });
                self.offer_special_side(seat, id);
            }
            _ => {
                self.steps.pop();
                let was_carried = matches!(self.piece(id).place, Place::Carried(_));
                let special = self.piece(id).is_special();
                self.lift(id, place, chance, events);
                let classic = self.setup.rules == RuleSet::Classic;
                if special && classic && self.version() >= 2 {
                    // MM-K3
                    self.flip(id);
                }
                if was_carried {
                    self.piece_mut(id).moves += 1;
                }
                events.push(Event::Put { piece, beside });
                self.markers(events);
            }
        }
    }

    fn make_use(
        &mut self,
        seat: Seat,
        id: Id,
        on: Id,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let Ok(found) = self.allows_use(seat, id, on) else { return };
        let (piece, by) = (self.name(on), self.name(id));
        if found != Use::Repair {
            self.use_up(id, None);
        }
        match found {
            Use::Carry => {
                let Some(pose) = self.piece(on).pose().copied() else { return };
                events.push(Event::Carried { piece, by });
                self.lift(on, Place::Carried(pose), chance, events);
                self.markers(events);
                let step = Step::Shoot { seat, piece: id, cause: Cause::Move, with: Some(on) };
                self.steps.push(step);
            }
            Use::Repulse => {
                events.push(Event::Seized { piece, by });
                let cause = Cause::Repulsed;
                self.steps.push(Step::Shoot { seat, piece: on, cause, with: None });
            }
            // MM-A15
            Use::Repair => {
                self.steps.pop();
                self.lift(id, Place::Aside, chance, events);
                self.put_aside(id);
                let base = self.piece_mut(on);
                (base.damaged, base.repaired) = (false, true);
                events.push(Event::Repaired { base: piece, by });
                self.markers(events);
                self.check_end(events);
            }
        }
    }
}
