//! Doing what was decided.

use tabletop::{Chance, Effects, Seat, SeatSet};

use crate::card::Ability;
use crate::choices::Use;
use crate::event::Event;
use crate::ground::End;
use crate::state::{Id, Step};
use crate::{Action, Cause, Formation, Kind, MicroMutants, Phase, Place};

impl MicroMutants {
    /// Does what is known to be allowed, and plays on to the next decision.
    pub(crate) fn perform(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Effects {
        let hidden = self.phase == Phase::Placement;
        self.act(seat, action, chance, events);
        self.go_on(chance, events);
        // MM-B1: all placements come to light together.
        let shown = hidden && self.phase != Phase::Placement;
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
                events.push(Event::Army { seat, army });
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
            Action::Shoot { piece, aim } => {
                let Some(id) = self.find(piece) else { return };
                let Ok(cause) = self.allows_shot(seat, id) else { return };
                let passenger = match self.steps.last() {
                    Some(Step::Shoot { passenger, .. }) => *passenger,
                    _ => None,
                };
                self.begin_shot(id, cause);
                self.shoot((seat, id, cause), aim, passenger, chance, events);
            }
            Action::Put { piece, beside, towards } => {
                if let (Some(id), Some(anchor)) = (self.find(piece), self.find(beside)) {
                    self.put(seat, (id, anchor), towards, chance, events);
                }
            }
            Action::Use { piece, on } => {
                if let (Some(id), Some(on)) = (self.find(piece), self.find(on)) {
                    self.make_use(seat, id, on, chance, events);
                }
            }
            Action::Flip { piece } => {
                let Some(Step::After { bug, .. }) = self.steps.pop() else { return };
                let Some(id) = self.find(piece) else { return };
                self.flip(id);
                let (special, by) = (self.piece(id).is_special(), self.name(bug));
                events.push(Event::Flipped { piece, special, by });
            }
            Action::Free { piece } => {
                let Some(id) = self.find(piece) else { return };
                self.piece_mut(id).web = None;
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
        for (id, laid) in bugs.into_iter().zip(formation.lay(End::of(seat), &kinds)) {
            self.piece_mut(id).place = Place::Mat(laid.pose);
        }
    }

    /// What a shot uses up: a die, the extra shot, a step that waited.
    fn begin_shot(&mut self, id: Id, cause: Cause) {
        if self.steps.pop().is_none() {
            self.use_up(id);
        }
        match cause {
            Cause::Again => self.piece_mut(id).again = true,
            Cause::Lent if self.piece(id).seat() == self.seat => self.piece_mut(id).moves += 1,
            _ => {}
        }
    }

    /// A bug begins a move of its own: the die is set aside (MM-B4), or the
    /// extra shot is used (MM-B6).
    fn use_up(&mut self, id: Id) {
        match (self.phase, self.piece(id).breed()) {
            (Phase::Moves, Some(breed)) => {
                if let Some(die) = self.die_for(breed) {
                    self.dice[die].used = true;
                }
            }
            _ => self.earned = false,
        }
        self.piece_mut(id).moves += 1;
    }

    fn put(
        &mut self,
        seat: Seat,
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
                if self.steps.pop().is_none() {
                    self.use_up(anchor);
                }
                self.piece_mut(id).place = place;
                let step =
                    Step::Shoot { seat, piece: id, cause: Cause::Projectile, passenger: None };
                self.steps.push(step);
                events.push(Event::Put { piece, beside });
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
            }
            _ => {
                self.steps.pop();
                let was_carried = matches!(self.piece(id).place, Place::Carried(_));
                self.lift(id, place, chance, events);
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
        self.use_up(id);
        match found {
            Use::Carry => {
                let Some(pose) = self.piece(on).pose().copied() else { return };
                events.push(Event::Carried { piece, by });
                self.lift(on, Place::Carried(pose), chance, events);
                self.markers(events);
                let step = Step::Shoot { seat, piece: id, cause: Cause::Move, passenger: Some(on) };
                self.steps.push(step);
            }
            Use::Repulse => {
                events.push(Event::Seized { piece, by });
                let cause = Cause::Repulsed;
                self.steps.push(Step::Shoot { seat, piece: on, cause, passenger: None });
            }
        }
    }
}
