//! Doing what was decided. Only what `check` has proved comes here.

use tabletop::Seat;

use crate::battle::attack::{AttackKind, AttackStep, Shot};
use crate::battle::frame::{EndStep, Frame, Moment, MoveKind, RoundStep, Stage};
use crate::check::{Declared, Legal, Pick};
use crate::event::{Event, Out};
use crate::hex::Hex;
use crate::reach::Step;
use crate::state::{Battle, Id};

impl Battle {
    /// Carries out what a seat may do; what follows from it is `go_on`.
    pub(crate) fn perform(&mut self, seat: Seat, legal: Legal, out: &mut Out<'_>) {
        match legal {
            Legal::Army { army, name } => {
                self.side_mut(seat).chosen = Some(army);
                out.tell(Event::Chose { seat, army: Some(name) });
            }
            Legal::Zone(zone) => self.take_zone(seat, zone, out),
            Legal::Place { id, place, reinforcing } => self.deploy(id, place, reinforcing, out),
            Legal::PlaceRest(reinforcing) => self.deploy_rest(seat, reinforcing, out),
            Legal::Order(id, rank) => self.order(seat, id, rank, out),
            Legal::FirstStep(step) => self.make_first_step(step, out),
            Legal::Step(step) => self.step(step, out),
            Legal::Stop => {
                self.end_move(out);
            }
            Legal::Attack(declared) => self.attack_declared(declared, out),
            Legal::Support { id, rank, from } => {
                self.assign(id, rank);
                let figure = self.figure(id).name();
                let Some(attack) = out.must(self.attack_mut(), "an attack") else { return };
                attack.shots.push(Shot::new(id, from));
                out.tell(Event::Supported { figure, rank, from });
            }
            Legal::Fire(declared) => self.fire(declared, out),
            Legal::Guard => self.go_on_guard(out),
            Legal::Leap(power, to) => self.leap(power, to, out),
            Legal::Use { now, action, on } => self.use_power(&now, action, on, out),
            Legal::End => {
                let Some(now) = out.must(self.activation_mut(), "an activation") else { return };
                now.actions = 0;
            }
            Legal::Play { card, by, on } => self.play(seat, card, by, on, out),
            Legal::Reroll(die) => self.reroll(die, out),
            Legal::Pick(pick) => self.picked(pick, out),
            Legal::Answer(yes) => self.answered(seat, yes, out),
        }
    }

    fn make_first_step(&mut self, step: Step, out: &mut Out<'_>) {
        let Some(now) = out.must(self.activation_mut(), "an activation") else { return };
        now.actions -= 1;
        now.moved = true;
        let id = now.figure;
        let speed = self.speed(id);
        self.begin_move(id, MoveKind::Action, speed);
        self.step(step, out);
    }

    fn attack_declared(&mut self, declared: Declared, out: &mut Out<'_>) {
        if declared.kind == AttackKind::Extra {
            self.stack.pop();
        } else {
            let Some(now) = out.must(self.activation_mut(), "an activation") else { return };
            now.actions -= 1;
            now.attacked = true;
        }
        self.declare(declared, out);
    }

    /// The enemy of a figure on a hex. In the middle of a move there can be
    /// two, and who moves is in the way of the other.
    #[must_use]
    pub fn enemy_at(&self, of: Id, hex: Hex) -> Option<Id> {
        let there =
            self.fighting().filter(|(id, _, place)| place.has(hex) && !self.friends(of, *id));
        let mut there = there.map(|(id, _, _)| id);
        if self.version() >= 2 {
            // MC-K24
            there.filter(|id| self.is_meant(of, *id)).max_by_key(|id| self.moves(*id))
        } else {
            there.next()
        }
    }

    /// May the attack that an effect allows be meant for this figure?
    fn is_meant(&self, by: Id, id: Id) -> bool {
        match self.stack.last() {
            Some(Frame::Extra { figure, only, not, .. }) if *figure == by => {
                Some(id) != *not && only.is_none_or(|only| only == id)
            }
            _ => true,
        }
    }

    /// Is the figure in the middle of a move?
    fn moves(&self, id: Id) -> bool {
        self.stack.iter().any(|frame| matches!(frame, Frame::Move(moving) if moving.figure == id))
    }

    fn picked(&mut self, pick: Pick, out: &mut Out<'_>) {
        match pick {
            Pick::Die(die) => {
                let Some(attack) = out.must(self.attack_mut(), "an attack") else { return };
                attack.depot = Some(die);
            }
            Pick::Bodyguard(id) => self.shield(id, out),
            Pick::Redeployed(id) => self.redeploy(id, out),
            Pick::Passenger(id) => self.carry(id, out),
            Pick::Ground(place) => self.set_down(place, out),
            Pick::Recovered(card) => self.bunkered(Some(card), out),
        }
    }

    /// Yes or no, to whatever was asked.
    fn answered(&mut self, seat: Seat, yes: bool, out: &mut Out<'_>) {
        let partners = self.version() >= 2; // MC-B21
        match self.stack.last_mut() {
            Some(Frame::Round(RoundStep::Guards { .. })) => self.kept(yes, out),
            Some(Frame::Round(RoundStep::Effects { step: EndStep::Post, .. })) => {
                self.posted(seat, yes, out);
            }
            Some(Frame::Round(_)) => self.bunkered(None, out),
            Some(Frame::Activation(now)) if now.step == Stage::Rally => self.rally(yes, out),
            Some(Frame::Play(_)) => self.bought(yes, out),
            Some(Frame::Guards { passed, .. } | Frame::Window { passed, .. }) => {
                passed.insert(seat);
            }
            Some(Frame::Attack(attack)) => {
                let rolling = usize::from(attack.rolling);
                match attack.step {
                    AttackStep::Support => {
                        let combined = attack.shots.len() > 1;
                        let open = combined.then_some((Moment::Combined, Some(seat)));
                        self.then(AttackStep::Depot, open);
                    }
                    AttackStep::Reroll => attack.shots[rolling].rerolls = 0,
                    AttackStep::Rolled => attack.shots[rolling].salvo = 0,
                    _ if partners => attack.spared.insert(seat),
                    _ => attack.step = AttackStep::Assign,
                }
            }
            Some(Frame::Extra { .. } | Frame::Redeploy { .. } | Frame::Airlift { .. }) => {
                self.stack.pop();
            }
            _ => out.fault("a question of yes or no"),
        }
    }
}
