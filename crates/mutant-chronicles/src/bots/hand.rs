//! Command cards: what each would change, by exact odds before dice are
//! rolled, by plans when a unit is activated, by playing on a few times else.

use crate::basics::Rank;
use crate::cards::{Card, Effect, When};
use crate::odds::Aim as Use;
use crate::{Action, Aim, Ask, Attack, Battle, Boost, Shot};
use tabletop::{Rules, Seat, Turn};

use super::plan::Allowed;
use super::planner::Planner;
use super::shots::POINT;

/// How often a card is tried out where luck comes in.
const TRIES: i64 = 12;
/// Decisions after which a trial is broken off.
const LONG: u32 = 60;

/// What a card must gain to be worth playing.
fn price(card: Card) -> i64 {
    match card.rank() {
        Rank::Gold => POINT / 7,
        Rank::Silver => POINT / 9,
        Rank::Bronze => POINT / 12,
    }
}

/// What a card does that no position shows.
fn unseen(card: Card) -> i64 {
    let worth = |effect: &Effect| match effect {
        Effect::MoreOrders(_) | Effect::Redeploy(..) => POINT / 3,
        Effect::Refresh(_) => POINT / 2,
        Effect::Slow(_) | Effect::ArmorAround(_) | Effect::DigIn => POINT / 6,
        Effect::Grapple => POINT / 10,
        Effect::Points(points) => POINT * i64::from(*points),
        _ => 0,
    };
    card.printed().effects.iter().map(worth).sum()
}

impl Planner {
    /// A card in a window, or none.
    pub(super) fn card(
        &mut self,
        battle: &Battle,
        seat: Seat,
        listed: &[Action],
    ) -> Option<Action> {
        let mut best: Option<(i64, &Action)> = None;
        let mut without = None;
        for action in listed {
            let Action::Play { card, on, .. } = action else { continue };
            let gain = match card.printed().when {
                When::Declares(_)
                | When::AdjacentEnemyDeclares
                | When::Targeted(_)
                | When::TargetedNear
                | When::LeadsCombined => self.in_attack(battle, seat, *card, *on),
                When::EnemyActivated(_) => self.hampered(battle),
                _ => {
                    let without =
                        *without.get_or_insert_with(|| self.outlook(battle, seat, &Action::Pass));
                    self.outlook(battle, seat, action) - without
                }
            };
            let gain = gain + unseen(*card) - price(*card);
            if gain > 0 && best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, action));
            }
        }
        Some(best.map_or(Action::Pass, |(_, action)| action.clone()))
    }

    /// A card that can be played beside other things.
    pub(super) fn card_of_turn(
        &mut self,
        battle: &Battle,
        seat: Seat,
        listed: &[Action],
    ) -> Option<Action> {
        let plays = listed.iter().filter(|one| matches!(one, Action::Play { .. }));
        let plays: Vec<&Action> = plays.collect();
        if plays.is_empty() {
            return None;
        }
        let base = self.prospects(battle, seat);
        let mut best: Option<(i64, &Action)> = None;
        for action in plays {
            let Action::Play { card, .. } = action else { continue };
            let Some(after) = self.after(battle, seat, action) else { continue };
            let gain = self.prospects(&after, seat) - base + unseen(*card) - price(*card);
            if gain > 0 && best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, action));
            }
        }
        best.map(|(_, action)| action.clone())
    }

    /// What a card does to the attack, before dice are rolled.
    fn in_attack(&mut self, battle: &Battle, seat: Seat, card: Card, on: Option<Aim>) -> i64 {
        let Some(attack) = battle.attack() else { return 0 };
        let now = self.shots.worth(battle, attack);
        let less = match on {
            Some(Aim::Die(die)) => Some(die),
            _ => None,
        };
        let mut changed = attack.clone();
        changed.boosts.push(Boost { card, less });
        let mut armor = 0;
        for effect in card.printed().effects {
            match (effect, on) {
                (Effect::CancelAttack, _) => return now,
                (Effect::ArmorTurn(more), _) => armor = u16::from(*more),
                (Effect::Swap(_), Some(Aim::Figure(name))) => {
                    changed.target = battle.find(name).unwrap_or(changed.target);
                }
                (Effect::BlindSupport, _) => return self.blind(battle, &changed, now),
                _ => {}
            }
        }
        let mut volley = battle.volley(&changed, Use::Damage);
        volley.less += armor;
        let (then, _) = self.shots.of(volley, battle.figure(changed.target));
        if battle.allied(battle.figure(attack.leader).seat, seat) { then - now } else { now - then }
    }

    /// What supporters without line of sight add, for half of what they give up.
    fn blind(&mut self, battle: &Battle, attack: &Attack, now: i64) -> i64 {
        let mut best = 0;
        for (id, from) in battle.supporters(attack) {
            let mut joined = attack.clone();
            joined.shots.push(Shot::new(id, from));
            best = best.max(self.shots.worth(battle, &joined) - now);
        }
        best / 2
    }

    /// What an enemy loses who has an action less.
    fn hampered(&mut self, battle: &Battle) -> i64 {
        let Some(now) = battle.activation().copied() else { return 0 };
        let enemy = battle.figure(now.figure).seat;
        let all = Allowed { moving: !now.moved, attack: !now.attacked };
        let plans = self.judge(battle, enemy).plans(now.figure, all);
        let actions = usize::from(now.actions.min(3));
        plans[actions].gain - plans[actions.saturating_sub(1)].gain
    }

    /// What a position holds for a seat: what it is worth, and what the unit
    /// on order can still do.
    fn prospects(&mut self, battle: &Battle, seat: Seat) -> i64 {
        let mut judge = self.judge(battle, seat);
        let position = judge.position();
        match battle.activation().copied() {
            Some(now) if battle.ask() == Ask::Act && judge.mine(now.figure) => {
                let allowed = Allowed { moving: !now.moved, attack: !now.attacked };
                let plan = judge.plans(now.figure, allowed)[usize::from(now.actions.min(3))];
                let mut listed = Vec::new();
                battle.choices(seat, &mut listed);
                let attack = self.best_attack(battle, &listed).map_or(0, |(worth, _)| worth);
                position + plan.gain.max(attack)
            }
            _ => position,
        }
    }

    /// What can be expected after an action, over a few trials.
    pub(super) fn outlook(&mut self, battle: &Battle, seat: Seat, action: &Action) -> i64 {
        let tries = if battle.attack().is_some() { TRIES } else { 1 };
        let mut sum = 0;
        for _ in 0..tries {
            let Some(after) = self.after(battle, seat, action) else { return i64::MIN / 2 };
            sum += self.prospects(&after, seat);
        }
        sum / tries
    }

    /// Plays on, without cards, until the attack and all that was asked about
    /// cards is over.
    pub(super) fn settle(&mut self, battle: &mut Battle) {
        for _ in 0..LONG {
            let Turn::Act(seats) = battle.turn() else { return };
            let ask = battle.ask();
            let quiet = battle.attack().is_none()
                && !matches!(
                    ask,
                    Ask::Card | Ask::Buyback | Ask::SetDown | Ask::Extra | Ask::Rally
                );
            let Some(seat) = seats.iter().next().filter(|_| !quiet) else { return };
            let mut listed = Vec::new();
            battle.choices(seat, &mut listed);
            let action = match ask {
                Ask::Reroll | Ask::Salvo => {
                    self.reroll(battle).filter(|action| listed.contains(action))
                }
                Ask::Extra => self.best_attack(battle, &listed).map(|(_, action)| action),
                _ => None,
            };
            let action = action.or_else(|| {
                let modest = |one: &&Action| matches!(one, Action::Pass | Action::Stop);
                listed.iter().find(modest).or(listed.first()).cloned()
            });
            let Some(action) = action else { return };
            if battle.apply(seat, &action, &mut self.luck, &mut Vec::new()).is_err() {
                return;
            }
        }
    }
}

/// A card comes back if the orders it costs have nobody to go to.
pub(super) fn buy_back(battle: &Battle, seat: Seat) -> Option<Action> {
    let orders: u8 = battle.side(seat).orders.iter().sum();
    let mine = battle.figures().iter().filter(|figure| figure.seat == seat && figure.unordered());
    let price = battle.played_card().map_or(1, |card| card.printed().buyback.len());
    let spare = usize::from(orders) >= mine.count() + price;
    Some(if spare { Action::Accept } else { Action::Pass })
}
