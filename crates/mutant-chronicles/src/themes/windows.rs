//! Moments at which command cards can be played: who is asked, which card, by
//! which unit, at what (MC-B2, MC-B3, MC-B12). Whether a seat is asked depends
//! on what lies open, not on what it holds (MC-B16).

use tabletop::{Seat, SeatSet};

use crate::action::Aim;
use crate::battle::attack::{Attack, AttackKind};
use crate::battle::flow::Flow;
use crate::battle::frame::{Frame, Hurt, Moment, Play};
use crate::cards::{Card, Cards, Effect, Prey, Threat, When};
use crate::event::Out;
use crate::setup::Pause;
use crate::state::{Battle, Fate, Id};
use crate::zones::Token;

/// A card that can be played: which, by whom, at what.
pub(crate) type Playable = (Card, Id, Option<Aim>);

impl Battle {
    /// Asks the seats one after the other, the player on turn first (MC-B12).
    pub(crate) fn window(
        &mut self,
        moment: Moment,
        only: Option<Seat>,
        passed: SeatSet,
        out: &mut Out<'_>,
    ) -> Flow {
        let from = self.turn_seat().unwrap_or(self.first);
        for seat in self.clockwise(from) {
            if passed.contains(seat) || only.is_some_and(|only| only != seat) {
                continue;
            }
            let side = self.side(seat);
            if side.hand.is_empty() || side.beaten || !self.may_play(seat) {
                continue;
            }
            let mut possible = Vec::new();
            self.playable(seat, moment, self.may_hold(seat), &mut possible);
            if possible.is_empty() || !self.asks(seat, &possible, out) {
                continue;
            }
            if let Some(Frame::Window { asking, .. }) = self.stack.last_mut() {
                *asking = Some(seat);
            }
            return Flow::Ask;
        }
        self.done()
    }

    /// Is a seat asked that may hold these cards for all that lies open? If
    /// that depends on its hand, the others learn something.
    fn asks(&self, seat: Seat, possible: &[Playable], out: &mut Out<'_>) -> bool {
        if self.pauses() {
            return true;
        }
        let others = Seat::all(self.setup.players).filter(|other| *other != seat);
        others.for_each(|other| out.shown.insert(other));
        let hand = self.side(seat).hand;
        possible.iter().any(|(card, _, _)| hand.has(*card))
    }

    /// Is everybody asked who may hold a card?
    fn pauses(&self) -> bool {
        self.version() >= 2 && self.setup.pause != Pause::Holders // MC-B16
    }

    /// The seat that is asked for a card whatever it holds.
    pub(crate) fn asked_openly(&self) -> Option<Seat> {
        match self.stack.last() {
            Some(Frame::Window { asking, .. }) if self.pauses() => *asking,
            _ => None,
        }
    }

    /// One card per player per turn (MC-B2); with the Signal Relay a second
    /// one, once per round.
    #[must_use]
    pub fn may_play(&self, seat: Seat) -> bool {
        let side = self.side(seat);
        match side.played {
            0 => true,
            1 => !side.relayed && self.held(seat, Token::SignalRelay) > 0,
            _ => false,
        }
    }

    /// The cards a seat may hold for all that lies open: of a rank it has in
    /// hand, and not all three copies seen. Its hand is always among them.
    pub(crate) fn may_hold(&self, seat: Seat) -> Cards {
        let side = self.side(seat);
        let ranks = side.hand.ranks();
        let seen =
            |card: Card| side.spent.of(card) + side.bought.of(card) + self.in_play(seat, card);
        let edition = self.edition();
        Card::all()
            .filter(|card| {
                edition.has_card(*card)
                    && ranks[card.rank().index()] > 0
                    && seen(*card) < Cards::COPIES
            })
            .collect()
    }

    /// Copies of a card that a seat is just playing.
    pub(crate) fn in_play(&self, seat: Seat, card: Card) -> u8 {
        let plays = self.stack.iter().filter(|frame| match frame {
            Frame::Play(play) => {
                play.seat == seat
                    && play.card == card
                    && play.step != crate::battle::frame::PlayStep::Effect
            }
            _ => false,
        });
        plays.count() as u8
    }

    /// Everything a seat could play at a moment if it held these cards.
    pub(crate) fn playable(
        &self,
        seat: Seat,
        moment: Moment,
        cards: Cards,
        found: &mut Vec<Playable>,
    ) {
        for card in cards.kinds() {
            if card.printed().when.moment() != moment {
                continue;
            }
            for (id, figure) in self.ids() {
                if figure.seat == seat
                    && figure.fights()
                    && self.is_chosen(card.printed().when, seat, id)
                    && self.icons(id, card.faction()) >= card.icons()
                {
                    self.aims(card, id, |aim| found.push((card, id, aim)));
                }
            }
        }
    }

    /// What a seat can play now beside other things.
    pub(crate) fn playable_now(&self, seat: Seat, moment: Moment) -> Vec<Playable> {
        let mut found = Vec::new();
        let side = self.side(seat);
        if !side.hand.is_empty() && self.may_play(seat) {
            self.playable(seat, moment, side.hand, &mut found);
        }
        found
    }

    /// Can the figure be the chosen unit at this moment?
    fn is_chosen(&self, when: When, seat: Seat, id: Id) -> bool {
        let on_turn = self.turn_seat() == Some(seat);
        match when {
            When::TurnStarts | When::YourTurn | When::TurnEnds => on_turn,
            When::RoundEnds => true,
            When::RoundEndsHolding => self.holds_ground(id),
            When::Activated | When::ActivationEnds => {
                self.activation().is_some_and(|now| now.figure == id)
            }
            When::ActivationEndsStill => {
                self.activation().is_some_and(|now| now.figure == id && !now.left)
            }
            When::EnemyActivated(hexes) => self.activation().is_some_and(|now| {
                !self.friends(now.figure, id)
                    && now.actions > 1
                    && self.near(now.figure, id, hexes)
                    && self.sees(id, now.figure)
            }),
            When::Attacks => self.activation().is_some_and(|now| {
                now.figure == id && !now.attacked && now.actions > 0 && self.hides_somebody(id)
            }),
            // By a unit action: no other such moment is without an attack.
            When::Destroyed if self.attack().is_none() => {
                self.activation().is_some_and(|now| now.figure == id)
            }
            When::WouldBeDestroyed => self.hurt().is_some_and(|hurt| hurt.figure == id),
            When::CardPlayed => {
                self.card_in_play().is_some_and(|play| !self.allied(play.seat, seat))
            }
            _ => self.attack().is_some_and(|attack| self.is_chosen_in(attack, when, id)),
        }
    }

    /// Can the figure be the chosen unit at this moment of an attack?
    fn is_chosen_in(&self, attack: &Attack, when: When, id: Id) -> bool {
        let leads = attack.leader == id;
        let target = attack.target;
        let afar = self.comes_from_afar(attack, &attack.shots[0]);
        let guard = attack.kind == AttackKind::Guard;
        match when {
            When::Declares(prey) => {
                leads
                    && match prey {
                        Prey::Any => true,
                        Prey::Wounded => self.figure(target).wounds > 0,
                        Prey::Demon => self.figure(target).unit.faction().demon(),
                        Prey::Adjacent => !afar,
                        Prey::FromGuard => guard,
                    }
            }
            When::AdjacentEnemyDeclares => {
                !self.friends(attack.leader, id) && self.adjacent(attack.leader, id)
            }
            When::Targeted(threat) => {
                target == id
                    && match threat {
                        Threat::Any => true,
                        Threat::Afar => afar,
                        Threat::Guard => guard,
                    }
            }
            When::TargetedNear => {
                target == id || self.friends(target, id) && self.adjacent(target, id)
            }
            When::LeadsCombined => leads,
            When::Rolled => attack.shot().figure == id,
            When::HitFromAfar => leads && afar && self.figure(target).fights(),
            When::DealtDamage => leads,
            When::Destroyed => {
                leads && attack.fallen.iter().any(|(fallen, _)| !self.friends(*fallen, id))
            }
            When::FriendDestroyed => self.place(id).is_some_and(|place| {
                self.figure(attack.leader).fights()
                    && !self.friends(attack.leader, id)
                    && attack.fallen.iter().any(|(fallen, stood)| {
                        self.friends(*fallen, id) && self.sees_place(id, place, *stood)
                    })
            }),
            When::SurvivedFromAfar => {
                target == id && !self.extra_targets(id, Some(attack.leader), None).is_empty()
            }
            When::AttackDone => {
                let joins = leads || self.version() >= 2 && attack.joined_by(id); // MC-C9
                joins && self.has_target(id)
            }
            _ => false,
        }
    }

    /// Is there an enemy the figure could attack only without line of sight?
    fn hides_somebody(&self, id: Id) -> bool {
        self.fighting().any(|(other, _, _)| {
            let (mut hidden, mut seen) = (0, 0);
            self.lines_at(id, other, true, |_, _| hidden += 1);
            self.lines_at(id, other, false, |_, _| seen += 1);
            hidden > seen
        })
    }

    /// The damage on its way.
    fn hurt(&self) -> Option<&Hurt> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Hurt(hurt) => Some(hurt),
            _ => None,
        })
    }

    /// The card that is just being played.
    pub(crate) fn card_in_play(&self) -> Option<&Play> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Play(play) => Some(play),
            _ => None,
        })
    }

    /// Which card that is.
    #[must_use]
    pub fn played_card(&self) -> Option<Card> {
        self.card_in_play().map(|play| play.card)
    }

    /// What a card can be aimed at by a unit; nothing at all if it would do
    /// nothing.
    fn aims(&self, card: Card, by: Id, mut aim: impl FnMut(Option<Aim>)) {
        let figures = |wanted: &dyn Fn(Id) -> bool| {
            let wanted = self.ids().map(|(id, _)| id).filter(|id| wanted(*id));
            wanted.map(|id| Some(Aim::Figure(self.figure(id).name()))).collect::<Vec<_>>()
        };
        let mine = |id: Id| self.friends(by, id) && self.figure(id).fights();
        let useful = |yes: bool| if yes { vec![None] } else { Vec::new() };
        let aims = match card.printed().effects[0] {
            Effect::HealNear(_) => figures(&|id| {
                mine(id) && self.healable(id) > 0 && (id == by || self.adjacent(id, by))
            }),
            Effect::Refresh(hexes) => figures(&|id| {
                let figure = self.figure(id);
                id != by
                    && figure.seat == self.figure(by).seat
                    && figure.order.is_some()
                    && self.near(id, by, hexes)
            }),
            Effect::Swap(hexes) => figures(&|id| {
                id != by
                    && mine(id)
                    && !self.figure(by).unit.large()
                    && !self.figure(id).unit.large()
                    && self.near(id, by, hexes)
                    && self.stands_alone(by)
            }),
            Effect::Return(rank) => {
                if self.free_beside(1, by).is_empty() {
                    return;
                }
                figures(&|id| {
                    let figure = self.figure(id);
                    figure.seat == self.figure(by).seat
                        && figure.unit.rank() == rank
                        && matches!(figure.fate, Fate::Destroyed(_))
                        && !self.free_beside(figure.unit.size(), by).is_empty()
                })
            }
            Effect::RemoveDie => {
                let Some(attack) = self.attack() else { return };
                let (pool, _) = self.leader_dice(attack);
                let several = pool.len() > 1;
                let dice = Battle::colours(&pool).filter(|_| several);
                dice.map(|die| Some(Aim::Die(die))).collect()
            }
            Effect::Heal(_) => useful(self.healable(by) > 0),
            Effect::HealAll(_, hexes) => useful(
                self.ids()
                    .any(|(id, _)| mine(id) && self.healable(id) > 0 && self.near(id, by, hexes)),
            ),
            Effect::Splash(_) => useful(!self.splashed(by).is_empty()),
            Effect::ArmorAround(_) => {
                useful(self.ids().any(|(id, _)| mine(id) && self.adjacent(id, by)))
            }
            Effect::Wound(damage) => useful(self.figure(by).health() > damage),
            Effect::Guard => useful(!self.figure(by).guard),
            Effect::Grapple => useful(!self.grapples(by)),
            Effect::RerollEach => useful(self.attack().is_some_and(|a| !a.shot().dice.is_empty())),
            Effect::MoreOrders(_) => {
                let seat = self.figure(by).seat;
                let usual = usize::from(self.setup.orders);
                let orders: u8 = self.side(seat).orders.iter().sum();
                useful(self.unordered(seat).count() > usual && usize::from(orders) > usual)
            }
            Effect::BlindSupport => useful(self.has_blind_supporter(by)),
            _ => useful(true),
        };
        aims.into_iter().for_each(&mut aim);
    }

    /// Does the figure share its hex with nobody? (In the middle of a move it
    /// may.)
    fn stands_alone(&self, id: Id) -> bool {
        let others = self.occupied(|other| other == id);
        self.place(id).is_some_and(|place| !place.meets(&others))
    }

    /// Enemies next to the target hex of the attack, other than the target
    /// (MC-K13).
    pub(crate) fn splashed(&self, by: Id) -> Vec<Id> {
        let Some(attack) = self.attack() else { return Vec::new() };
        let near = self.fighting().filter(|(id, _, place)| {
            *id != attack.target
                && !self.friends(*id, by)
                && place.hexes().iter().any(|hex| hex.is_adjacent(attack.at))
        });
        near.map(|(id, _, _)| id).collect()
    }

    /// Could somebody support without line of sight who cannot with it?
    fn has_blind_supporter(&self, by: Id) -> bool {
        let Some(attack) = self.attack() else { return false };
        let seat = self.figure(by).seat;
        attack.kind == AttackKind::Action
            && self.orders_left(seat)
            && self.unordered(seat).any(|id| {
                id != by
                    && !self.figure(id).unit.has(crate::units::Keyword::Melee)
                    && self.support_from(attack, id).is_empty()
                    && self.may_target(id, attack.target)
            })
    }
}

impl When {
    /// The moment it belongs to.
    pub(crate) const fn moment(self) -> Moment {
        match self {
            When::TurnStarts => Moment::TurnStart,
            When::YourTurn => Moment::Turn,
            When::Activated | When::EnemyActivated(_) => Moment::Activation,
            When::Attacks => Moment::Attack,
            When::Declares(_)
            | When::AdjacentEnemyDeclares
            | When::Targeted(_)
            | When::TargetedNear => Moment::Declared,
            When::LeadsCombined => Moment::Combined,
            When::Rolled => Moment::Rolled,
            When::HitFromAfar => Moment::Hit,
            When::DealtDamage => Moment::Damage,
            When::WouldBeDestroyed => Moment::WouldBeDestroyed,
            When::Destroyed | When::FriendDestroyed => Moment::Destroyed,
            When::SurvivedFromAfar => Moment::Survived,
            When::AttackDone => Moment::AttackDone,
            When::ActivationEnds | When::ActivationEndsStill => Moment::ActivationEnd,
            When::TurnEnds => Moment::TurnEnd,
            When::RoundEnds | When::RoundEndsHolding => Moment::RoundEnd,
            When::CardPlayed => Moment::CardPlayed,
        }
    }
}
