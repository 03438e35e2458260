//! What a figure can make of an order: where to go, whom to attack from
//! where, whether to keep guard, in which order.

use crate::hex::Hex;
use crate::place::Place;
use crate::reach::{Reach, Step};
use crate::{Id, MoveKind};

use super::judge::Judge;

/// What to do first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum First {
    /// Nothing.
    Stay,
    /// Go there.
    Move(Place),
    /// Attack a hex from a hex.
    Attack(Hex, Hex),
    /// Keep guard.
    Guard,
}

/// A plan: what it gains over doing nothing, how much of it by an attack.
#[derive(Clone, Copy, Debug)]
pub(super) struct OrderPlan {
    pub(super) gain: i64,
    pub(super) attack: i64,
    pub(super) first: First,
}

const IDLE: OrderPlan = OrderPlan { gain: 0, attack: 0, first: First::Stay };

/// What the order still allows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allowed {
    pub(super) moving: bool,
    pub(super) attack: bool,
}

/// The best plan with no action, with one, two and three.
pub(super) type Plans = [OrderPlan; 4];

impl Judge<'_> {
    /// The best attack of a figure from a place: what it takes, at, from.
    pub(super) fn attack_from(&mut self, id: Id, place: &Place) -> Option<(i64, Hex, Hex)> {
        let (board, units) = (self.battle.board(), self.others(id));
        let mut best: Option<(i64, Hex, Hex)> = None;
        for (enemy, stands) in self.enemies().iter().copied() {
            for (from, at) in board.lines(place, &stands, &units) {
                let worth = self.shot(id, enemy, from, at);
                let worth = worth + self.tempo(enemy, worth);
                if worth > 0 && best.is_none_or(|(most, _, _)| worth > most) {
                    best = Some((worth, at, from));
                }
            }
        }
        best
    }

    /// What else an attack is good for: an enemy that has not acted yet may
    /// never do, one that stands on a zone may stand there no more.
    pub(super) fn tempo(&self, enemy: Id, worth: i64) -> i64 {
        let fresh = if self.is_fresh(enemy) { worth / 5 } else { 0 };
        fresh + worth * self.zone_points(enemy) / 25
    }

    /// The best a figure could do with up to three actions.
    pub(super) fn plans(&mut self, id: Id, allowed: Allowed) -> Plans {
        let mut plans = [IDLE; 4];
        self.each_plan(id, allowed, |actions, plan| {
            for best in plans.iter_mut().skip(actions) {
                if plan.gain > best.gain {
                    *best = plan;
                }
            }
        });
        plans
    }

    /// Everything a figure could do, and how many actions it takes.
    pub(super) fn each_plan(
        &mut self,
        id: Id,
        allowed: Allowed,
        mut found: impl FnMut(usize, OrderPlan),
    ) {
        let Some(here) = self.battle.place(id) else { return };
        let mut offer = |actions: usize, gain: i64, attack: i64, first: First| {
            found(actions, OrderPlan { gain, attack, first });
        };
        let base = self.place(id, &here);
        let now = if allowed.attack { self.attack_from(id, &here) } else { None };
        let keep = self.guard(id, &here);
        offer(1, keep, 0, First::Guard);
        if let Some((worth, at, from)) = now {
            offer(1, worth, worth, First::Attack(at, from));
            offer(2, worth + keep, worth, First::Attack(at, from));
        }
        if !allowed.moving {
            return;
        }
        let reach = self.battle.field(id, MoveKind::Action).reach(&here, self.speed(id));
        for end in reach.ends().filter(|end| end.steps > 0) {
            let to = end.place;
            let way = reach.way(&to).unwrap_or_default();
            let gain = self.place(id, &to) - base - self.fire_on(id, &way);
            let keep = self.guard(id, &to);
            let go = First::Move(to);
            offer(1, gain, 0, go);
            offer(2, gain + keep, 0, go);
            if allowed.attack
                && let Some((worth, _, _)) = self.attack_from(id, &to)
            {
                offer(2, gain + worth, worth, go);
                offer(3, gain + worth + keep, worth, go);
            }
            if let Some((worth, at, from)) = now {
                offer(2, gain + worth, worth, First::Attack(at, from));
                offer(3, gain + worth + keep, worth, First::Attack(at, from));
            }
        }
    }

    /// Where a move ends best, with so many actions after it for an attack and
    /// a guard.
    pub(super) fn best_end(&mut self, id: Id, reach: &Reach, actions: u8) -> Option<Place> {
        let mut best: Option<(i64, Place)> = None;
        for end in reach.ends() {
            let to = end.place;
            let way = reach.way(&to).unwrap_or_default();
            let mut gain = self.place(id, &to) - self.fire_on(id, &way);
            let attack = if actions > 0 { self.attack_from(id, &to) } else { None };
            gain += attack.map_or(0, |(worth, _, _)| worth);
            if actions > u8::from(attack.is_some()) {
                gain += self.guard(id, &to);
            }
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, to));
            }
        }
        best.map(|(_, to)| to)
    }

    /// What enemy guards can be expected to do to a figure on its way.
    fn fire_on(&mut self, id: Id, way: &[Step]) -> i64 {
        let enemies = self.enemies();
        let guards = enemies.iter().filter(|(one, _)| self.battle.figure(*one).guard);
        let (board, units) = (self.battle.board(), self.others(id));
        let mut loss = 0;
        for (guard, stands) in guards.copied().collect::<Vec<_>>() {
            let mut most = 0;
            for step in way {
                for (from, at) in board.lines(&stands, &step.to, &units) {
                    most = most.max(self.shot(guard, id, from, at));
                }
            }
            loss += most * 4 / 5;
        }
        loss
    }
}
