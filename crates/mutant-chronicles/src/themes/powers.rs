//! What a unit on order can do beside moving and attacking: unit actions and
//! moves that place it (MC-B1, MC-B6, MC-B10).

use crate::action::{Aim, Power};
use crate::battle::frame::{Activation, Frame, MoveKind};
use crate::battle::lasting::{Boon, Until};
use crate::battle::sum::Source;
use crate::event::{Event, Landing, Out};
use crate::hex::Hex;
use crate::place::Place;
use crate::state::{Battle, Id};
use crate::units::{Deed, UnitAction};
use crate::zones::Token;

impl Battle {
    /// Is there anything to do but to end the activation? Guarding always is.
    pub(crate) const fn can_act(&self, now: &Activation) -> bool {
        now.actions > 0
    }

    /// What the unit action can be aimed at; nothing if it cannot be used.
    pub(crate) fn power_aims(&self, now: &Activation) -> Vec<(Power, Option<Aim>)> {
        let id = now.figure;
        let figure = self.figure(id);
        let Some(action) = figure.unit.action() else { return Vec::new() };
        if now.special || action.cost > now.actions || action.once && figure.used {
            return Vec::new();
        }
        let power = Power(action.name);
        let figures = |wanted: &dyn Fn(Id) -> bool| -> Vec<(Power, Option<Aim>)> {
            let ids = self.fighting().map(|(id, _, _)| id).filter(|id| wanted(*id));
            ids.map(|id| (power, Some(Aim::Figure(self.figure(id).name())))).collect()
        };
        let useful = |yes: bool| if yes { vec![(power, None)] } else { Vec::new() };
        let hurt = |other: Id| self.friends(id, other) && self.healable(other) > 0;
        match action.deed {
            Deed::Heal(_, kind) => figures(&|other| {
                hurt(other) && self.adjacent(id, other) && self.figure(other).unit.is(kind)
            }),
            Deed::HealAny(_) => {
                figures(&|other| hurt(other) && (id == other || self.adjacent(id, other)))
            }
            Deed::HealAround(_) => {
                useful(self.fighting().any(|(other, _, _)| hurt(other) && self.near(id, other, 1)))
            }
            Deed::HealOrCover(_, kind) => {
                let mut aims = figures(&|other| {
                    hurt(other) && self.adjacent(id, other) && self.figure(other).unit.is(kind)
                });
                let open = self.coverable(id).into_iter();
                aims.extend(open.map(|hex| (power, Some(Aim::Place(Place::one(hex))))));
                aims
            }
            Deed::DamageAround(_) => useful(
                self.fighting()
                    .any(|(other, _, _)| !self.friends(id, other) && self.adjacent(id, other)),
            ),
            Deed::Blast { within, .. } => figures(&|other| {
                !self.friends(id, other) && self.near(id, other, within) && self.sees(id, other)
            }),
            Deed::Refresh(hexes) => figures(&|other| {
                let target = self.figure(other);
                other != id
                    && target.seat == figure.seat
                    && target.order.is_some()
                    && !target.guard
                    && self.near(id, other, hexes)
            }),
            Deed::Recover => {
                let cards = self.recoverable(figure.seat);
                cards.map(|card| (power, Some(Aim::Card(card)))).collect()
            }
            Deed::Ward(_) => {
                figures(&|other| self.friends(id, other) && (id == other || self.sees(id, other)))
            }
            Deed::Curse => figures(&|other| {
                let cursed = self.has(other, |boon| boon == Boon::Cursed);
                !self.friends(id, other) && !cursed && self.sees(id, other)
            }),
            Deed::Trample => useful(figure.place.is_some_and(|place| {
                self.field(id, MoveKind::Trample).steps(&place, self.speed(id)).next().is_some()
            })),
        }
    }

    /// Empty open hexes next to a figure.
    fn coverable(&self, id: Id) -> Vec<Hex> {
        let Some(place) = self.place(id) else { return Vec::new() };
        let board = self.board();
        let open = *board.hexes() - *board.cover() - *board.hindering() - self.cover;
        ((open & place.around()) - self.occupied(|_| false)).iter().collect()
    }

    /// Places where the move action can put the unit instead of moving it.
    pub(crate) fn leaps(&self, now: &Activation) -> Vec<(Power, Place)> {
        let id = now.figure;
        let mut leaps = Vec::new();
        let Some(place) = self.place(id).filter(|_| !now.moved && now.actions > 0) else {
            return leaps;
        };
        let size = self.figure(id).unit.size();
        let far = self.lasting.iter().filter(|lasting| lasting.on == id);
        let far = far.filter_map(|lasting| match lasting.boon {
            Boon::Teleport(far) => Some(far),
            _ => None,
        });
        let free = || *self.board().hexes() - self.occupied(|other| other == id);
        if let Some(far) = far.max() {
            let near =
                free().iter().filter(|hex| place.hexes().iter().any(|h| h.distance(*hex) <= far));
            let near = near.collect();
            let places = self.board().places(size, &near).into_iter().filter(|to| *to != place);
            leaps.extend(places.map(|to| (Power::TELEPORT, to)));
        }
        if !self.tokens.is_empty() && self.holding(id, Token::TransitTunnel) {
            let seat = self.figure(id).seat;
            for (n, zone) in (0u8..).zip(self.board().zones()) {
                if !place.meets(&zone.hexes) && self.holder(n) == Some(seat) {
                    let places = self.board().places(size, &(free() & zone.hexes));
                    leaps.extend(places.into_iter().map(|to| (Power::TRANSIT, to)));
                }
            }
        }
        leaps
    }

    /// Places the unit instead of moving it.
    pub(crate) fn leap(&mut self, power: Power, to: Place, out: &mut Out<'_>) {
        let Some(activation) = out.must(self.activation_mut(), "an activation") else { return };
        activation.actions -= 1;
        activation.moved = true;
        let id = activation.figure;
        let figure = self.figure(id).name();
        out.tell(Event::Used { figure, power, on: Some(Aim::Place(to)) });
        self.land(id, to, Landing::Carried, out);
    }

    /// Does what the unit action does.
    pub(crate) fn use_power(
        &mut self,
        now: &Activation,
        action: &UnitAction,
        on: Option<Aim>,
        out: &mut Out<'_>,
    ) {
        let id = now.figure;
        let figure = *self.figure(id);
        let Some(activation) = out.must(self.activation_mut(), "an activation") else { return };
        activation.actions -= action.cost;
        activation.special = true;
        self.figure_mut(id).used |= action.once;
        out.tell(Event::Used { figure: figure.name(), power: Power(action.name), on });
        let aimed = match on {
            Some(Aim::Figure(name)) => self.find(name),
            _ => None,
        };
        match (action.deed, on) {
            (Deed::Heal(amount, _) | Deed::HealAny(amount), _) => {
                aimed.into_iter().for_each(|other| self.heal(other, amount, out));
            }
            (Deed::HealOrCover(amount, _), _) => match (aimed, on) {
                (Some(other), _) => self.heal(other, amount, out),
                (None, Some(Aim::Place(place))) => {
                    for hex in place.hexes() {
                        self.cover.add(*hex);
                        out.tell(Event::Cover { hex: *hex });
                    }
                }
                _ => out.fault("whom or what to heal or cover"),
            },
            (Deed::HealAround(amount), _) => {
                for other in self.friends_where(id, |game, other| game.near(id, other, 1)) {
                    self.heal(other, amount, out);
                }
            }
            (Deed::DamageAround(damage), _) => {
                let near = self
                    .fighting()
                    .filter(|(other, _, _)| !self.friends(id, *other) && self.adjacent(id, *other));
                let near: Vec<Id> = near.map(|(other, _, _)| other).collect();
                self.hurt_all(&near, damage, figure.seat);
            }
            (Deed::Blast { damage, .. }, _) => {
                let Some(target) = out.must(aimed, "the target of a blast") else { return };
                let near = self.fighting().filter(|(other, _, _)| {
                    !self.friends(id, *other) && self.adjacent(target, *other)
                });
                let near: Vec<Id> = near.map(|(other, _, _)| other).collect();
                self.hurt_all(&near, 1, figure.seat);
                self.hurt_all(&[target], damage, figure.seat);
            }
            (Deed::Refresh(_), _) => aimed.into_iter().for_each(|other| self.refresh(other, out)),
            (Deed::Recover, Some(Aim::Card(card))) => self.recover(figure.seat, card, out),
            (Deed::Recover, _) => out.fault("a card to recover"),
            (Deed::Ward(armor), _) => {
                if let Some(other) = aimed {
                    let until = Until::TurnOf(figure.seat);
                    self.give(other, Boon::Armor(armor), until, Source::Unit(figure.unit), out);
                }
            }
            (Deed::Curse, _) => {
                if let Some(other) = aimed {
                    let from = Source::Unit(figure.unit);
                    self.give(other, Boon::Festering, Until::Round, from, out);
                    self.give(other, Boon::Cursed, Until::Ordered, from, out);
                }
            }
            (Deed::Trample, _) => self.begin_move(id, MoveKind::Trample, self.speed(id)),
        }
    }

    /// Damage to several figures, the first of them first.
    fn hurt_all(&mut self, figures: &[Id], damage: u8, by: tabletop::Seat) {
        for figure in figures.iter().rev() {
            self.stack.push(Frame::Hurt(self.by_action(*figure, damage, by)));
        }
    }

    /// Goes on guard (MC-G1).
    pub(crate) fn go_on_guard(&mut self, out: &mut Out<'_>) {
        let Some(activation) = out.must(self.activation_mut(), "an activation") else { return };
        activation.actions = 0;
        let id = activation.figure;
        self.figure_mut(id).guard = true;
        out.tell(Event::Guarding { figure: self.figure(id).name() });
    }
}
