//! What a seat can choose from, read off the innermost frame.

use tabletop::{Field, Form, FormKind, Seat};

use crate::action::{Action, Aim};
use crate::battle::attack::{Attack, AttackStep};
use crate::battle::frame::{Activation, EndStep, Frame, Moment, Move, RoundStep, Stage};
use crate::dice::Die;
use crate::state::{Battle, Id};

/// An army in text is never longer.
pub(crate) const LONGEST_ARMY: u16 = 2000;

impl Battle {
    fn aim(&self, id: Id) -> Aim {
        Aim::Figure(self.figure(id).name())
    }

    /// Appends what the seat can choose from.
    pub(crate) fn list(&self, seat: Seat, listed: &mut Vec<Action>) {
        let Some(frame) = self.stack.last() else { return };
        match frame {
            Frame::Armies => {
                let armies = self.ready_armies(seat);
                listed.extend(armies.map(|army| Action::Army { text: army.name.to_owned() }));
            }
            Frame::Zones(_) => {
                let zones = self.free_zones().map(|zone| char::from(b'a' + zone));
                listed.extend(zones.map(|zone| Action::Zone { zone }));
            }
            Frame::Deploy { seat, .. } => {
                listed.push(Action::PlaceRest);
                listed.extend(
                    self.fits(*seat)
                        .into_iter()
                        .map(|(id, place)| Action::Place { figure: self.figure(id).name(), place }),
                );
            }
            Frame::Round(RoundStep::Effects { step: EndStep::Bunker(_), .. }) => {
                let cards = self.recoverable(seat);
                listed.extend(cards.map(|card| Action::Pick { aim: Aim::Card(card) }));
                listed.push(Action::Pass);
            }
            Frame::Round(_) => listed.extend([Action::Accept, Action::Pass]),
            Frame::Turn { .. } => self.list_orders(seat, listed),
            Frame::Activation(now) if now.step == Stage::Rally => {
                listed.extend([Action::Accept, Action::Pass]);
            }
            Frame::Activation(now) => self.list_actions(seat, now, listed),
            Frame::Move(moving) => self.list_steps(moving, listed),
            Frame::Guards { mover, .. } => {
                let fires = self.fires(seat, *mover).into_iter();
                listed.extend(fires.map(|(id, at, from)| Action::Fire {
                    figure: self.figure(id).name(),
                    at,
                    from,
                }));
                listed.push(Action::Pass);
            }
            Frame::Attack(attack) => self.list_attack(attack, listed),
            Frame::Extra { figure, only, not, .. } => {
                let targets = self.extra_targets(*figure, *only, *not).into_iter();
                listed.extend(targets.map(|(_, from, at)| Action::Attack { at, from }));
                listed.push(Action::Pass);
            }
            Frame::Window { moment, .. } => {
                // What is done for a seat that takes too long comes first.
                listed.push(Action::Pass);
                self.list_cards(seat, *moment, listed);
            }
            Frame::Play(_) => listed.extend([Action::Accept, Action::Pass]),
            Frame::Redeploy { seat, .. } => {
                let able = self.redeployable(*seat).into_iter();
                listed.extend(able.map(|id| Action::Pick { aim: self.aim(id) }));
                listed.push(Action::Pass);
            }
            Frame::SetDown { figure, beside, .. } => {
                let places = self.free_beside(self.figure(*figure).unit.size(), *beside);
                listed.extend(places.into_iter().map(|p| Action::Pick { aim: Aim::Place(p) }));
            }
            Frame::Airlift { figure, start } => {
                let able = self.passengers(*figure, *start).into_iter();
                listed.extend(able.map(|id| Action::Pick { aim: self.aim(id) }));
                listed.push(Action::Pass);
            }
            Frame::Hurt(_) => {}
        }
    }

    fn list_cards(&self, seat: Seat, moment: Moment, listed: &mut Vec<Action>) {
        for (card, id, on) in self.playable_now(seat, moment) {
            listed.push(Action::Play { card, by: self.figure(id).name(), on });
        }
    }

    fn list_orders(&self, seat: Seat, listed: &mut Vec<Action>) {
        for id in self.unordered(seat) {
            let figure = self.figure(id).name();
            listed.extend(self.order_ranks(seat).map(|rank| Action::Order { figure, rank }));
        }
        self.list_cards(seat, Moment::Turn, listed);
    }

    fn list_actions(&self, seat: Seat, now: &Activation, listed: &mut Vec<Action>) {
        let id = now.figure;
        if !now.moved {
            let steps = self.first_steps(id).into_iter();
            listed.extend(steps.map(|step| Action::Step { to: step.to }));
            for (name, place) in self.leaps(now) {
                listed.push(Action::Use { name, on: Some(Aim::Place(place)) });
            }
        }
        if !now.attacked {
            self.list_attacks(id, listed);
            self.list_cards(seat, Moment::Attack, listed);
        }
        listed.push(Action::Guard);
        for (name, on) in self.power_aims(now) {
            listed.push(Action::Use { name, on });
        }
        self.list_cards(seat, Moment::Turn, listed);
        listed.push(Action::End);
    }

    fn list_attacks(&self, id: Id, listed: &mut Vec<Action>) {
        let targets = self.targets(id).into_iter();
        listed.extend(targets.map(|(_, from, at)| Action::Attack { at, from }));
    }

    fn list_steps(&self, moving: &Move, listed: &mut Vec<Action>) {
        if moving.left > 0 {
            let steps = self.next_steps(moving).into_iter();
            listed.extend(steps.map(|step| Action::Step { to: step.to }));
        }
        if self.strafes(moving.figure) {
            self.list_attacks(moving.figure, listed);
        }
        if self.may_stop(moving) {
            listed.push(Action::Stop);
        }
    }

    fn list_attack(&self, attack: &Attack, listed: &mut Vec<Action>) {
        let shot = attack.shot();
        let seat = self.figure(attack.leader).seat;
        match attack.step {
            AttackStep::Support => {
                for (id, from) in self.supporters(attack) {
                    let figure = self.figure(id).name();
                    let ranks = self.order_ranks(seat);
                    listed.extend(ranks.map(|rank| Action::Support { figure, rank, from }));
                }
                listed.push(Action::Pass);
            }
            AttackStep::Depot => {
                let dice = [Die::Green, Die::Red];
                listed.extend(dice.map(|die| Action::Pick { aim: Aim::Die(die) }));
            }
            AttackStep::Reroll => {
                let dice = 1..=shot.dice.len() as u8;
                listed.extend(dice.map(|die| Action::Reroll { die }));
                listed.push(Action::Pass);
            }
            AttackStep::Rolled => {
                let dice = (1..=shot.dice.len() as u8).filter(|n| shot.salvo & 1 << (n - 1) != 0);
                listed.extend(dice.map(|die| Action::Reroll { die }));
                listed.push(Action::Pass);
            }
            AttackStep::Shield => {
                let seat = self.shield_seat(attack);
                let able = self.bodyguards(attack).into_iter();
                let able = able.filter(|id| Some(self.figure(*id).seat) == seat);
                listed.extend(able.map(|id| Action::Pick { aim: self.aim(id) }));
                listed.push(Action::Pass);
            }
            _ => {}
        }
    }

    /// What cannot be listed: an army of one's own.
    pub(crate) fn open_forms(&self) -> Vec<Form> {
        if self.stack.last() != Some(&Frame::Armies) {
            return Vec::new();
        }
        let field = Field { name: "army", kind: FormKind::Text { most: LONGEST_ARMY } };
        vec![Form { verb: "army".to_owned(), clause: "MC-A2", fields: vec![field] }]
    }
}
