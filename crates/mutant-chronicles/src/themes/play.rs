//! Command cards from hand to effect (MC-B2 to MC-B4).

use tabletop::Seat;

use crate::action::Aim;
use crate::basics::Rank;
use crate::battle::attack::Boost;
use crate::battle::flow::Flow;
use crate::battle::frame::{Allowed, Frame, Hurt, Moment, Play, PlayStep};
use crate::battle::lasting::{Boon, Until};
use crate::battle::sum::Source;
use crate::cards::{Card, Effect};
use crate::event::{Event, Landing, Out};
use crate::state::{Battle, Id};

impl Battle {
    /// A card leaves the hand.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        card: Card,
        by: Id,
        on: Option<Aim>,
        out: &mut Out<'_>,
    ) {
        let side = self.side_mut(seat);
        side.hand.take(card);
        side.played += 1;
        side.relayed |= side.played > 1;
        out.tell(Event::Played { seat, card, by: self.figure(by).name(), on });
        let step = PlayStep::Answers;
        self.stack.push(Frame::Play(Play { seat, card, by, on, step, cancelled: false }));
    }

    pub(crate) fn playing(&mut self, play: Play, out: &mut Out<'_>) -> Flow {
        match play.step {
            PlayStep::Answers => {
                self.set_play(PlayStep::Buyback);
                self.open(Moment::CardPlayed, None);
                Flow::On
            }
            PlayStep::Buyback => {
                if self.buyback(&play).is_some() {
                    return Flow::Ask;
                }
                self.bought(false, out);
                Flow::On
            }
            PlayStep::Effect => {
                self.stack.pop();
                if !play.cancelled && self.figure(play.by).fights() {
                    self.take_effect(&play, out);
                }
                Flow::On
            }
        }
    }

    fn set_play(&mut self, step: PlayStep) {
        if let Some(Frame::Play(play)) = self.stack.last_mut() {
            play.step = step;
        }
    }

    /// The orders that buy the card back, if its owner can pay them all
    /// (MC-B4).
    fn buyback(&self, play: &Play) -> Option<&'static [Rank]> {
        let side = self.side(play.seat);
        let price = play.card.printed().buyback;
        let costs = |wanted: Rank| price.iter().filter(|rank| **rank == wanted).count();
        let pays = |rank: &Rank| usize::from(side.orders[rank.index()]) >= costs(*rank);
        (!price.is_empty() && !side.beaten && price.iter().all(pays)).then_some(price)
    }

    /// The card is bought back, or goes to the used pile.
    pub(crate) fn bought(&mut self, pays: bool, out: &mut Out<'_>) {
        let Some(Frame::Play(play)) = self.stack.last().cloned() else {
            return out.fault("a card in play");
        };
        let price = self.buyback(&play).filter(|_| pays);
        let side = self.side_mut(play.seat);
        if let Some(price) = price {
            for rank in price {
                side.orders[rank.index()] -= 1;
                side.used[rank.index()] += 1;
            }
            side.bought.add(play.card);
            let orders = price.to_vec();
            out.tell(Event::BoughtBack { seat: play.seat, card: play.card, orders });
        } else {
            side.spent.add(play.card);
        }
        self.set_play(PlayStep::Effect);
    }

    fn take_effect(&mut self, play: &Play, out: &mut Out<'_>) {
        let effects = play.card.printed().effects;
        let boosts = |effect: &Effect| effect.changes_attack();
        if effects.iter().any(boosts) {
            let less = match play.on {
                Some(Aim::Die(die)) => Some(die),
                _ => None,
            };
            if let Some(attack) = self.attack_mut() {
                attack.boosts.push(Boost { card: play.card, less });
            }
        }
        for effect in effects.iter().filter(|effect| !boosts(effect)) {
            self.effect(play, *effect, out);
        }
    }

    fn effect(&mut self, play: &Play, effect: Effect, out: &mut Out<'_>) {
        let (by, seat, from) = (play.by, play.seat, Source::Card(play.card));
        let aimed = match play.on {
            Some(Aim::Figure(name)) => self.find(name),
            _ => None,
        };
        match effect {
            Effect::Speed(more) => self.give(by, Boon::Speed(more), Until::Turn, from, out),
            Effect::ArmorTurn(more) => self.give(by, Boon::Armor(more), Until::Turn, from, out),
            Effect::Grapple => self.give(by, Boon::Grapple, Until::Round, from, out),
            Effect::SureFooted => self.give(by, Boon::SureFooted, Until::Activation, from, out),
            Effect::Teleport(far) => {
                self.give(by, Boon::Teleport(far), Until::Activation, from, out);
            }
            Effect::IgnoreSight => self.give(by, Boon::BlindFire, Until::Activation, from, out),
            Effect::DigIn => self.give(by, Boon::DugIn, Until::Moved, from, out),
            Effect::Heal(amount) => self.heal(by, amount, out),
            Effect::HealNear(amount) => {
                aimed.into_iter().for_each(|id| self.heal(id, amount, out));
            }
            Effect::HealAll(amount, hexes) => {
                for id in self.friends_where(by, |game, id| game.near(id, by, hexes)) {
                    self.heal(id, amount, out);
                }
            }
            Effect::ArmorAround(more) => {
                for id in self.friends_where(by, |game, id| game.adjacent(id, by)) {
                    self.give(id, Boon::Armor(more), Until::TurnOf(seat), from, out);
                }
            }
            Effect::Slow(speed) => {
                if let Some(target) = self.attack().map(|attack| attack.target) {
                    self.give(target, Boon::Slow(speed), Until::Round, from, out);
                }
            }
            Effect::Splash(damage) => {
                for id in self.splashed(by) {
                    self.stack.push(Frame::Hurt(Hurt::new(id, damage, seat)));
                }
            }
            Effect::Retribution(damage) => {
                if let Some(leader) = self.attack().map(|attack| attack.leader) {
                    self.stack.push(Frame::Hurt(Hurt::new(leader, damage, seat)));
                }
            }
            Effect::Wound(damage) => {
                self.stack.push(Frame::Hurt(Hurt::new(by, damage, seat)));
            }
            Effect::FewerActions(less) => self.change_actions(-(less as i8), from, out),
            Effect::MoreActions(more) => self.change_actions(more as i8, from, out),
            Effect::Guard => {
                self.figure_mut(by).guard = true;
                out.tell(Event::Guarding { figure: self.figure(by).name() });
            }
            Effect::MoreOrders(more) => {
                if let Some(Frame::Turn { left, .. }) =
                    self.stack.iter_mut().find(|frame| matches!(frame, Frame::Turn { .. }))
                {
                    *left += more;
                    let orders = *left;
                    out.tell(Event::Orders { seat, orders });
                }
            }
            Effect::Refresh(_) => aimed.into_iter().for_each(|id| self.refresh(id, out)),
            Effect::Return(_) => {
                if let Some(figure) = aimed {
                    self.stack.push(Frame::SetDown { figure, beside: by, back: true });
                }
            }
            Effect::AttackAgain => {
                let from = Allowed::Card(play.card);
                self.stack.push(Frame::Extra { figure: by, only: None, not: None, from });
            }
            Effect::CounterAttack => {
                let only = self.attack().map(|attack| attack.leader);
                let from = Allowed::Card(play.card);
                self.stack.push(Frame::Extra { figure: by, only, not: None, from });
            }
            Effect::RerollEach => {
                if let Some(attack) = self.attack_mut() {
                    let shot = &mut attack.shots[usize::from(attack.rolling)];
                    shot.salvo = (1 << shot.dice.len()) - 1;
                }
            }
            Effect::CancelAttack => self.foil(play.card, out),
            Effect::Swap(_) => aimed.into_iter().for_each(|id| self.swap(by, id, out)),
            Effect::Redeploy(left, hexes) => {
                self.stack.push(Frame::Redeploy { seat, left, hexes, moved: Vec::new() });
            }
            Effect::Survive => {
                if let Some(Frame::Hurt(hurt)) =
                    self.stack.iter_mut().rev().find(|frame| matches!(frame, Frame::Hurt(_)))
                {
                    hurt.saved = Some(from);
                }
            }
            Effect::Cancel => {
                if let Some(Frame::Play(play)) =
                    self.stack.iter_mut().rev().find(|frame| matches!(frame, Frame::Play(_)))
                {
                    play.cancelled = true;
                    out.tell(Event::Cancelled { card: play.card });
                }
            }
            Effect::Points(points) => {
                let side = self.side_mut(seat);
                side.card_points += u16::from(points);
                out.tell(Event::Scored { seat, card: play.card, points });
            }
            // What changes the attack has been noted there.
            Effect::Die(_)
            | Effect::RemoveDie
            | Effect::ArmorNow(_)
            | Effect::Pierce
            | Effect::Accuracy(_)
            | Effect::Cover
            | Effect::BlindSupport
            | Effect::StayOnGuard
            | Effect::SupportDamage(_)
            | Effect::Dodge(_) => {}
        }
    }

    /// Friends on the map, in order; a unit is friendly to itself (MC-B9).
    pub(crate) fn friends_where(&self, by: Id, wanted: impl Fn(&Battle, Id) -> bool) -> Vec<Id> {
        let friends = self.fighting().map(|(id, _, _)| id);
        friends.filter(|id| self.friends(by, *id) && wanted(self, *id)).collect()
    }

    /// The active unit has more or fewer actions, at least 1.
    pub(crate) fn change_actions(&mut self, by: i8, from: Source, out: &mut Out<'_>) {
        let Some(activation) = out.must(self.activation_mut(), "an activation") else { return };
        activation.actions = activation.actions.saturating_add_signed(by).max(1);
        let (id, actions) = (activation.figure, activation.actions);
        out.tell(Event::Actions { figure: self.figure(id).name(), actions, from });
    }

    /// The attack comes to nothing; a guard is spent all the same.
    fn foil(&mut self, card: Card, out: &mut Out<'_>) {
        let Some(attack) = out.must(self.attack_mut(), "an attack") else { return };
        attack.foiled = Some(Source::Card(card));
        let leader = attack.leader;
        out.tell(Event::Foiled { attacker: self.figure(leader).name(), from: Source::Card(card) });
        self.spend_guard(leader, out);
    }

    /// Two friends change places; the other is the target now.
    fn swap(&mut self, by: Id, other: Id, out: &mut Out<'_>) {
        let (Some(here), Some(there)) = (self.place(by), self.place(other)) else {
            return out.fault("two units on the map");
        };
        self.land(by, there, Landing::Swapped, out);
        self.land(other, here, Landing::Swapped, out);
        let Some(attack) = out.must(self.attack_mut(), "an attack") else { return };
        attack.target = other;
        let (leader, at) = (attack.leader, attack.at);
        let attacker = self.figure(leader).name();
        out.tell(Event::Redirected { attacker, target: self.figure(other).name(), at });
    }
}

impl Effect {
    /// Does it change the attack as long as that lasts?
    pub(crate) const fn changes_attack(self) -> bool {
        matches!(
            self,
            Effect::Die(_)
                | Effect::RemoveDie
                | Effect::ArmorNow(_)
                | Effect::Pierce
                | Effect::Accuracy(_)
                | Effect::Cover
                | Effect::BlindSupport
                | Effect::StayOnGuard
                | Effect::SupportDamage(_)
                | Effect::Dodge(_)
        )
    }
}
