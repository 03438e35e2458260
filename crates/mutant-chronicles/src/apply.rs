//! Decisions that were found legal are carried out.

use tabletop::Seat;

use crate::action::{Action, Aim, Power};
use crate::battle::attack::{AttackKind, AttackStep, Shot};
use crate::battle::flow::Out;
use crate::battle::frame::{Frame, MoveKind, RoundStep, Stage};
use crate::event::Event;
use crate::hex::Hex;
use crate::place::Place;
use crate::prepared;
use crate::state::{Battle, Id};

impl Battle {
    /// Carries a legal action out; what follows from it is `go_on`.
    pub(crate) fn perform(&mut self, seat: Seat, action: &Action, out: &mut Out<'_>) {
        match action {
            Action::Army { text } => {
                let army = self.read_army(text).ok();
                // Prepared armies are known by name.
                let name = match prepared::named(text, self.edition()) {
                    Some(prepared) => Some(prepared.name.to_owned()),
                    None => army.as_ref().map(ToString::to_string),
                };
                self.side_mut(seat).chosen = army;
                out.tell(Event::Chose { seat, army: name });
            }
            Action::Zone { zone } => self.take_zone(seat, *zone as u8 - b'a', out),
            Action::Place { figure, place } => {
                if let (Some(id), Some(Frame::Deploy { reinforcing, .. })) =
                    (self.find(*figure), self.stack.last())
                {
                    let reinforcing = *reinforcing;
                    self.deploy(id, *place, reinforcing, out);
                }
            }
            Action::PlaceRest => {
                if let Some(Frame::Deploy { reinforcing, .. }) = self.stack.last() {
                    let reinforcing = *reinforcing;
                    self.deploy_rest(seat, reinforcing, out);
                }
            }
            Action::Order { figure, rank } => {
                if let Some(id) = self.find(*figure) {
                    self.order(seat, id, *rank, out);
                }
            }
            Action::Step { to } => self.make_step(*to, out),
            Action::Stop => {
                self.end_move(out);
            }
            Action::Attack { at, from } => self.attack_declared(*at, *from, out),
            Action::Support { figure, rank, from } => {
                if let Some(id) = self.find(*figure) {
                    self.assign(id, *rank);
                    if let Some(attack) = self.attack_mut() {
                        attack.shots.push(Shot::new(id, *from));
                    }
                    out.tell(Event::Supported { figure: *figure, rank: *rank, from: *from });
                }
            }
            Action::Fire { figure, at, from } => {
                if let Some(id) = self.find(*figure) {
                    self.fire(id, *at, *from, out);
                }
            }
            Action::Guard => self.go_on_guard(out),
            Action::Use { name, on } => match (*name, on) {
                (Power::TELEPORT | Power::TRANSIT, Some(Aim::Place(place))) => {
                    self.leap(*name, *place, out);
                }
                _ => self.use_power(*on, out),
            },
            Action::End => {
                if let Some(activation) = self.activation_mut() {
                    activation.actions = 0;
                }
            }
            Action::Play { card, by, on } => {
                if let Some(id) = self.find(*by) {
                    self.play(seat, *card, id, *on, out);
                }
            }
            Action::Reroll { die } => self.reroll(usize::from(*die) - 1, out),
            Action::Pick { aim } => self.picked(*aim, out),
            Action::Accept => self.answered(seat, true, out),
            Action::Pass => self.answered(seat, false, out),
        }
    }

    fn make_step(&mut self, to: Place, out: &mut Out<'_>) {
        if let Some(Frame::Activation(now)) = self.stack.last_mut() {
            now.actions -= 1;
            now.moved = true;
            let id = now.figure;
            let speed = self.speed(id);
            self.begin_move(id, MoveKind::Action, speed);
        }
        let Some(Frame::Move(moving)) = self.stack.last() else { return };
        let Some(from) = self.place(moving.figure) else { return };
        let field = self.field(moving.figure, moving.kind);
        if let Ok(step) = field.step(&from, &to, moving.left) {
            self.step(step, out);
        }
    }

    fn attack_declared(&mut self, at: Hex, from: Hex, out: &mut Out<'_>) {
        let extra = match self.stack.last() {
            Some(Frame::Extra { figure, .. }) => Some(*figure),
            _ => None,
        };
        let Some(leader) = extra.or(self.activation().map(|now| now.figure)) else { return };
        let Some(target) = self.enemy_at(leader, at) else { return };
        let kind = if extra.is_some() { AttackKind::Extra } else { AttackKind::Action };
        if extra.is_some() {
            self.stack.pop();
        } else if let Some(now) = self.activation_mut() {
            now.actions -= 1;
            now.attacked = true;
        }
        self.declare(leader, from, target, at, kind, out);
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

    fn picked(&mut self, aim: Aim, out: &mut Out<'_>) {
        match (self.stack.last(), aim) {
            (Some(Frame::Attack(_)), Aim::Die(die)) => {
                if let Some(attack) = self.attack_mut() {
                    attack.depot = Some(die);
                }
            }
            (Some(Frame::Attack(_)), Aim::Figure(name)) => {
                if let Some(id) = self.find(name) {
                    self.shield(id, out);
                }
            }
            (Some(Frame::Redeploy { .. }), Aim::Figure(name)) => {
                if let Some(id) = self.find(name) {
                    self.redeploy(id);
                }
            }
            (Some(Frame::Airlift { .. }), Aim::Figure(name)) => {
                if let Some(id) = self.find(name) {
                    self.carry(id);
                }
            }
            (Some(Frame::SetDown { .. }), Aim::Place(place)) => self.set_down(place, out),
            (Some(Frame::Round(_)), Aim::Card(card)) => self.bunkered(Some(card), out),
            _ => {}
        }
    }

    /// Yes or no, to whatever was asked.
    fn answered(&mut self, seat: Seat, yes: bool, out: &mut Out<'_>) {
        let partners = self.version() >= 2; // MC-B21
        match self.stack.last_mut() {
            Some(Frame::Round(RoundStep::Guards { .. })) => self.kept(yes, out),
            Some(Frame::Round(RoundStep::Effects {
                step: crate::battle::frame::EndStep::Post,
                ..
            })) => {
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
                        let open = combined
                            .then_some((crate::battle::frame::Moment::Combined, Some(seat)));
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
            _ => {}
        }
    }
}
