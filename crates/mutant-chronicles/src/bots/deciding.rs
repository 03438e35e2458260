//! The decisions of a battle, one by one: deployment, orders, actions, moves,
//! guards, supporters, rerolls.

use crate::basics::Rank;
use crate::odds::Tally;
use crate::place::Place;
use crate::reach::Step;
use crate::{Action, Aim, Ask, Attack, AttackKind, AttackStep, Battle, Id, MoveKind, Power, Shot};
use tabletop::{Rules, Seat};

use super::orders::{Gains, share_out};
use super::plan::{Allowed, First, Plans};
use super::planner::Planner;
use super::shots::POINT;

/// An attack from guard that takes less can wait for a better one.
const FIRE: i64 = POINT / 5;
/// What a unit action is worth that cannot be seen on the map at once.
const SMALL: i64 = 120;
/// More figures than this are not planned for at once.
const PLANNED: usize = 24;

const ALL: Allowed = Allowed { moving: true, attack: true };

impl Planner {
    /// The deployment zone that is nearer to the points.
    pub(super) fn zone(&self, battle: &Battle) -> Option<Action> {
        let near = |zone: u8| {
            let hexes = battle.zones_of_deployment().get(usize::from(zone))?.iter();
            let pull = hexes.map(|hex| self.ground.pull(&Place::one(hex))).max()?;
            Some((pull, std::cmp::Reverse(zone)))
        };
        let (_, std::cmp::Reverse(zone)) = battle.free_zones().filter_map(near).max()?;
        Some(Action::Zone { zone: char::from(b'a' + zone) })
    }

    /// Each figure where it stands best, the dearest first.
    pub(super) fn deploy(
        &mut self,
        battle: &Battle,
        seat: Seat,
        listed: &[Action],
    ) -> Option<Action> {
        let mut judge = self.judge(battle, seat);
        let mut best: Option<((u8, i64), &Action)> = None;
        for action in listed {
            let Action::Place { figure, place } = action else { continue };
            let Some(id) = battle.find(*figure) else { continue };
            let size = battle.figure(id).unit.size();
            if best.is_some_and(|((most, _), _)| most > size) {
                continue;
            }
            let worth = (size, judge.place(id, place));
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action.clone())
    }

    /// What every figure without an order could make of one.
    fn all_plans(&mut self, battle: &Battle, seat: Seat) -> Vec<(Id, Plans)> {
        let mut judge = self.judge(battle, seat);
        let fresh = battle.ids().filter(|(_, figure)| figure.seat == seat && figure.unordered());
        let mut fresh: Vec<Id> = fresh.map(|(id, _)| id).collect();
        if fresh.len() > PLANNED {
            let enemies = judge.enemies();
            let near = |id: &Id| {
                let place = battle.place(*id)?;
                enemies.iter().map(|(_, stands)| place.distance(stands)).min()
            };
            fresh.sort_by_cached_key(near);
            fresh.truncate(PLANNED);
        }
        fresh.into_iter().map(|id| (id, judge.plans(id, ALL))).collect()
    }

    /// Shares the orders of the round out and gives the most pressing one.
    pub(super) fn order(
        &mut self,
        battle: &Battle,
        seat: Seat,
        listed: &[Action],
    ) -> Option<Action> {
        if let Some(card) = self.card_of_turn(battle, seat, listed) {
            return Some(card);
        }
        self.pressing(battle, seat).into_iter().next()
    }

    /// The orders of the round, shared out, the most pressing one first.
    pub(super) fn pressing(&mut self, battle: &Battle, seat: Seat) -> Vec<Action> {
        let plans = self.all_plans(battle, seat);
        let (_, shared) = share_out(&gains(&plans), battle.side(seat).orders);
        let given = plans.iter().zip(shared).filter_map(|((id, plans), rank)| {
            let rank = rank?;
            let plan = plans[usize::from(rank.worth())];
            // An attack first: who falls now acts no more.
            let pressing = plan.attack + plan.gain / 4;
            Some((pressing, Action::Order { figure: battle.figure(*id).name(), rank }))
        });
        let mut given: Vec<_> = given.collect();
        given.sort_by_key(|(pressing, _)| std::cmp::Reverse(*pressing));
        given.into_iter().map(|(_, order)| order).collect()
    }

    /// What to do next with the unit on order.
    pub(super) fn act(&mut self, battle: &Battle, seat: Seat, listed: &[Action]) -> Option<Action> {
        if let Some(card) = self.card_of_turn(battle, seat, listed) {
            return Some(card);
        }
        let now = *battle.activation()?;
        let id = now.figure;
        let here = battle.place(id)?;
        let allowed = Allowed { moving: !now.moved, attack: !now.attacked };
        let plans = self.judge(battle, seat).plans(id, allowed);
        let plan = plans[usize::from(now.actions.min(3))];
        if let Some(action) = self.special(battle, seat, listed, &plans) {
            return Some(action);
        }
        match plan.first {
            First::Stay => Some(Action::End),
            First::Guard => Some(Action::Guard),
            First::Attack(..) => self.best_attack(battle, listed).map(|(_, action)| action),
            First::Move(to) => {
                let field = battle.field(id, MoveKind::Action);
                let way = field.way(&here, &to, battle.speed(id)).ok()?;
                self.set_out(id, here, &way)
            }
        }
    }

    /// A unit action, or a move that places the unit, if it is better than
    /// any plan without.
    fn special(
        &mut self,
        battle: &Battle,
        seat: Seat,
        listed: &[Action],
        plans: &Plans,
    ) -> Option<Action> {
        let now = *battle.activation()?;
        let (id, actions) = (now.figure, usize::from(now.actions.min(3)));
        let here = battle.place(id)?;
        let base = self.judge(battle, seat).position();
        let cost = battle.figure(id).unit.action().map_or(1, |action| usize::from(action.cost));
        let mut best = (plans[actions].gain, None);
        for action in listed {
            let Action::Use { name, on } = action else { continue };
            let gain = match on {
                Some(Aim::Place(to)) if *name == Power::TELEPORT || *name == Power::TRANSIT => {
                    let mut judge = self.judge(battle, seat);
                    let attack = if actions > 1 && !now.attacked {
                        judge.attack_from(id, to).map_or(0, |(worth, _, _)| worth)
                    } else {
                        0
                    };
                    judge.place(id, to) - judge.place(id, &here) + attack
                }
                _ => {
                    let after = self.after(battle, seat, action)?;
                    let gain = self.judge(&after, seat).position() - base;
                    let hidden = match on {
                        Some(Aim::Card(_)) => SMALL,
                        Some(Aim::Figure(name)) => self.again(battle, &after, seat, *name),
                        _ => 0,
                    };
                    gain + hidden + plans[actions.saturating_sub(cost)].gain
                }
            };
            if gain > best.0 {
                best = (gain, Some(action.clone()));
            }
        }
        best.1
    }

    /// What it is worth that a figure can be given an order once more.
    fn again(&mut self, before: &Battle, after: &Battle, seat: Seat, name: crate::Name) -> i64 {
        let Some(id) = before.find(name) else { return 0 };
        let refreshed = before.figure(id).order.is_some() && after.figure(id).order.is_none();
        let orders = after.side(seat).orders;
        let rank = Rank::ALL.iter().find(|rank| orders[rank.index()] > 0);
        match rank {
            Some(rank) if refreshed => {
                self.judge(after, seat).plans(id, ALL)[usize::from(rank.worth())].gain
            }
            _ => 0,
        }
    }

    /// The attack on offer that takes most, with exact odds.
    pub(super) fn best_attack(
        &mut self,
        battle: &Battle,
        listed: &[Action],
    ) -> Option<(i64, Action)> {
        let leader = battle.subject()?;
        let seat = battle.figure(leader).seat;
        let mut best: Option<(i64, Action)> = None;
        for action in listed {
            let Action::Attack { at, from } = action else { continue };
            let Some(target) = battle.enemy_at(leader, *at) else { continue };
            let attack = Attack::new(leader, *from, target, *at, AttackKind::Action);
            let worth = self.shots.worth(battle, &attack);
            let worth = worth + self.judge(battle, seat).tempo(target, worth);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, action.clone()));
            }
        }
        best
    }

    /// Sets out on a way: its first step.
    fn set_out(&mut self, id: Id, here: Place, way: &[Step]) -> Option<Action> {
        let way = [here].into_iter().chain(way.iter().map(|step| step.to)).collect();
        let (_, way) = self.way.insert((id, way));
        way.get(1).map(|to| Action::Step { to: *to })
    }

    /// The next step on the way of the figure, or on the best one from here.
    pub(super) fn go_on(
        &mut self,
        battle: &Battle,
        seat: Seat,
        listed: &[Action],
    ) -> Option<Action> {
        let id = battle.subject()?;
        let here = battle.place(id)?;
        let next = self.way.as_ref().filter(|(goes, _)| *goes == id).and_then(|(_, way)| {
            let at = way.iter().position(|place| *place == here)?;
            Some(way.get(at + 1).map_or(Action::Stop, |to| Action::Step { to: *to }))
        });
        if let Some(next) = next.filter(|next| listed.contains(next)) {
            return Some(next);
        }
        if battle.ask() == Ask::Move
            && let Some(moving) = battle.move_made()
        {
            let left = moving.left;
            let now = battle.activation().filter(|now| now.figure == id);
            let actions = now.filter(|now| !now.attacked).map_or(0, |now| now.actions);
            let reach = battle.field(id, moving.kind).reach(&here, left);
            let to = self.judge(battle, seat).best_end(id, &reach, actions);
            if let Some(way) = to.and_then(|to| reach.way(&to)) {
                let step = self.set_out(id, here, &way).unwrap_or(Action::Stop);
                if listed.contains(&step) {
                    return Some(step);
                }
            }
        }
        self.way = None;
        let mut judge = self.judge(battle, seat);
        let worth = |action: &&Action| match action {
            Action::Step { to } => judge.place(id, to),
            Action::Stop => judge.place(id, &here),
            _ => i64::MIN,
        };
        listed.iter().max_by_key(worth).cloned()
    }

    /// Whether a guard fires now.
    pub(super) fn fire(&mut self, battle: &Battle, listed: &[Action]) -> Option<Action> {
        let mover = battle.subject()?;
        let mut best: Option<(i64, &Action)> = None;
        for action in listed {
            let Action::Fire { figure, at, from } = action else { continue };
            let Some(guard) = battle.find(*figure) else { continue };
            let attack = Attack::new(guard, *from, mover, *at, AttackKind::Guard);
            let worth = self.shots.worth(battle, &attack);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        let last = battle.move_made().is_none_or(|moving| moving.left == 0);
        let enough = if last { FIRE / 4 } else { FIRE };
        best.filter(|(worth, _)| *worth >= enough).map(|(_, action)| action.clone())
    }

    /// Who joins the attack: whoever adds more than an order of their own
    /// would gain.
    pub(super) fn support(
        &mut self,
        battle: &Battle,
        seat: Seat,
        listed: &[Action],
    ) -> Option<Action> {
        let attack = battle.attack()?;
        let alone = self.shots.worth(battle, attack);
        let plans = self.all_plans(battle, seat);
        let all_gains = gains(&plans);
        let orders = battle.side(seat).orders;
        let (all, _) = share_out(&all_gains, orders);
        let mut best: Option<(i64, &Action)> = None;
        for action in listed {
            let Action::Support { figure, rank, from } = action else { continue };
            let Some(id) = battle.find(*figure) else { continue };
            let mut joined = attack.clone();
            joined.shots.push(Shot::new(id, *from));
            let more = self.shots.worth(battle, &joined) - alone;
            let others = plans.iter().zip(&all_gains).filter(|((one, _), _)| *one != id);
            let others: Vec<Gains> = others.map(|(_, gains)| *gains).collect();
            let mut left = orders;
            left[rank.index()] -= 1;
            let cost = all - share_out(&others, left).0;
            let net = more - cost * 9 / 10;
            if net > 0 && best.is_none_or(|(most, _)| net > most) {
                best = Some((net, action));
            }
        }
        best.map(|(_, action)| action.clone())
    }

    /// The die that is best rolled again, if any is.
    pub(super) fn reroll(&mut self, battle: &Battle) -> Option<Action> {
        let attack = battle.attack()?;
        let (_, aim) = self.shots.best(battle, attack);
        let volley = battle.volley(attack, aim);
        let rolling = usize::from(attack.rolling);
        let mut before = Tally::default();
        for (nth, shot) in attack.shots.iter().enumerate().take(rolling) {
            let roll = volley.rolls[nth];
            let best = shot.dice.iter().map(|die| die.accuracy).max().unwrap_or(0);
            let counts = shot.dice.iter().filter(|die| volley.rule.harmless != Some(die.die));
            let damage = counts.map(|die| u16::from(die.damage)).sum();
            let hit = best + roll.accuracy >= roll.need;
            before = before.after(nth, hit.then_some(damage));
        }
        let shot = &attack.shots[rolling];
        let shown: Vec<_> =
            shot.dice.iter().map(|one| (one.die, one.die.faces()[usize::from(one.face)])).collect();
        let left = if attack.step == AttackStep::Reroll {
            shot.rerolls
        } else {
            shot.salvo.count_ones() as u8
        };
        let die = volley.advice(rolling, before, &shown, left)?;
        Some(Action::Reroll { die: die as u8 + 1 })
    }

    /// Whatever leaves the best position.
    pub(super) fn pick(
        &mut self,
        battle: &Battle,
        seat: Seat,
        listed: &[Action],
    ) -> Option<Action> {
        let mut best: Option<(i64, &Action)> = None;
        for action in listed {
            let worth = match (action, battle.attack()) {
                // The die of a Munitions Depot.
                (Action::Pick { aim: Aim::Die(die) }, Some(attack)) => {
                    let attack = Attack { depot: Some(*die), ..attack.clone() };
                    self.shots.worth(battle, &attack)
                }
                (Action::Pick { aim: Aim::Card(card) }, _) => {
                    POINT * i64::from(card.rank().worth())
                }
                (Action::Pick { aim: Aim::Place(place) }, _) => match battle.subject() {
                    Some(id) => self.judge(battle, seat).place(id, place),
                    None => 0,
                },
                _ => self.outlook(battle, seat, action),
            };
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action.clone())
    }

    /// The battle after an action of one's own, when it comes to the next
    /// question that is not about cards.
    pub(super) fn after(&mut self, battle: &Battle, seat: Seat, action: &Action) -> Option<Battle> {
        let mut after = battle.clone();
        let _shown = after.apply(seat, action, &mut self.luck, &mut Vec::new()).ok()?;
        self.settle(&mut after);
        Some(after)
    }
}

fn gains(plans: &[(Id, Plans)]) -> Vec<Gains> {
    plans.iter().map(|(_, plans)| [plans[3].gain, plans[2].gain, plans[1].gain]).collect()
}
