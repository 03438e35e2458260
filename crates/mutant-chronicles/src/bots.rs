//! Opponents for Mutant Chronicles.

mod deciding;
mod ground;
mod hand;
mod judge;
mod orders;
mod plan;
mod planner;
mod shortlist;
mod shots;
mod words;

use crate::odds::Aim;
use crate::{Action, Attack, AttackKind, Battle, Fate, Id, Shot};
use tabletop::{Chance, Seat, Seed, Seeded};

use planner::Planner;

use bots::{
    Bot, BotSpec, Budget, Careless, Critic, Greedy, Habitual, Looks, Player, Question, RANDOM,
    Random, Search, Seated, Taste, Weigher,
};

/// How often the expert looks ahead.
const EXPERT: u32 = 80;

/// How often the critic looks at a decision.
const CRITIC: Looks = Looks { wide: 12, close: 8 };

/// A beginner sees one choice in so many.
const SEES: u32 = 2;

/// The levels, weakest first.
pub(crate) const LEVELS: &[BotSpec] = &[
    BotSpec { level: RANDOM, make: |seed| Seated::<Battle, _>::boxed(Random::new(seed)) },
    BotSpec {
        level: "beginner",
        make: |seed| Seated::<Battle, _>::boxed(Careless::new(Volunteer::new(seed), SEES, seed)),
    },
    BotSpec { level: "greedy", make: |seed| Seated::<Battle, _>::boxed(Volunteer::new(seed)) },
    BotSpec { level: "good", make: strong },
    BotSpec {
        level: "expert",
        make: |seed| Seated::<Battle, _>::boxed(Search::new(EXPERT, Planner::new(seed), seed)),
    },
];

/// Who plans and does not look ahead: also who gives hints, for anybody can ask
/// for many.
pub(crate) fn strong(seed: Seed) -> Box<dyn Player> {
    Seated::<Battle, _>::boxed(Habitual::new(Planner::new(seed), seed))
}

/// Who says what choices are worth.
pub(crate) fn critic(seed: Seed) -> Box<dyn Critic> {
    Weigher::<Battle, _>::boxed(CRITIC, Planner::new(seed), seed)
}

/// Brings any of the armies on offer and plays by taste: before a battle one
/// army tastes like the other, and always the first would be dull.
struct Volunteer {
    luck: Seeded,
    greedy: Greedy<Soldier>,
}

impl Volunteer {
    fn new(seed: Seed) -> Self {
        Volunteer { luck: Seeded::new(seed.derive(b"army")), greedy: Greedy::new(seed) }
    }
}

impl Bot<Battle> for Volunteer {
    fn choose(&mut self, question: &Question<'_, Battle>, budget: &Budget) -> Option<Action> {
        let listed = question.listed;
        if let [Action::Army { .. }, ..] = listed {
            let at = self.luck.below("whim", listed.len() as u32);
            return listed.get(at as usize).cloned();
        }
        self.greedy.choose(question, budget)
    }
}

/// Looks at one action at a time: shoots where it expects most, walks towards
/// the nearest thing worth having.
struct Soldier;

/// A victory point, the unit of taste.
const POINT: i64 = 1_000_000;
/// What a step towards something is worth.
const HEX: i64 = 2_000;
/// What an order of a rank is worth to keep.
const ORDER: i64 = 60_000;

impl Taste<Battle> for Soldier {
    fn taste(before: &Battle, seat: Seat, action: &Action, after: &Battle) -> i64 {
        match action {
            Action::PlaceRest => POINT,
            Action::Place { .. } => 0,
            Action::Attack { at, from } => {
                let leader = before.subject();
                leader.and_then(|leader| shot(before, leader, *at, *from)).unwrap_or(0)
                    + worth(before, seat)
            }
            Action::Fire { figure, at, from } => {
                let guard = before.find(*figure);
                let hopes = guard.and_then(|guard| shot(before, guard, *at, *from)).unwrap_or(0);
                worth(before, seat) + hopes - POINT / 4
            }
            Action::Support { figure, rank, from } => {
                let attack = before.attack().cloned();
                let gain = attack.zip(before.find(*figure)).map_or(0, |(mut attack, id)| {
                    let alone = hopes(before, &attack);
                    attack.shots.push(Shot::new(id, *from));
                    hopes(before, &attack) - alone
                });
                worth(before, seat) + gain - 3 * ORDER * i64::from(rank.worth())
            }
            Action::Order { figure, rank } => {
                let chance = before.find(*figure).map_or(0, |id| best_shot(before, id));
                worth(before, seat) + (chance + POINT) * i64::from(rank.worth()) / 3
            }
            // Less than a step that leads somewhere.
            Action::Guard => worth(before, seat) + HEX / 2,
            Action::Reroll { die } => worth(before, seat) + reroll(before, *die),
            Action::End | Action::Pass | Action::Stop => worth(before, seat) + 1,
            _ => worth(after, seat),
        }
    }
}

/// What a position is worth to a seat.
fn worth(battle: &Battle, seat: Seat) -> i64 {
    let mut sum = 0;
    for (id, figure) in battle.ids() {
        let value = i64::from(figure.unit.rank().worth()) * POINT;
        let mine = battle.allied(figure.seat, seat);
        let standing = match figure.fate {
            Fate::Fighting => {
                let health = i64::from(figure.unit.printed().health).max(1);
                value * i64::from(figure.health()) / health / 2 + value / 2
            }
            Fate::Waiting => value,
            Fate::Destroyed(_) | Fate::Withdrawn => 0,
        };
        sum += if mine { standing } else { -standing };
        if mine && figure.fights() {
            sum -= HEX * i64::from(way_to_go(battle, id));
        }
    }
    for side in 0..battle.setup().players {
        let zones = i64::from(battle.points(Seat(side)).zones) * POINT / 2;
        sum += if battle.allied(Seat(side), seat) { zones } else { -zones };
    }
    sum
}

/// Hexes to the nearest enemy, or zone that is not ours.
fn way_to_go(battle: &Battle, id: Id) -> u8 {
    let Some(place) = battle.place(id) else { return 0 };
    let seat = battle.figure(id).seat;
    let enemies = battle.figures().iter().filter(|figure| !battle.allied(figure.seat, seat));
    let enemies = enemies.filter_map(|figure| figure.place).map(|other| place.distance(&other));
    let zones = (0u8..).zip(battle.board().zones());
    let zones = zones.filter(|(n, _)| {
        battle.setup().mode.zones()
            && battle.holder(*n).is_none_or(|holder| !battle.allied(holder, seat))
    });
    let zones = zones.flat_map(|(_, zone)| zone.hexes.iter());
    let zones =
        zones.map(|hex| place.hexes().iter().map(|own| own.distance(hex)).min().unwrap_or(0));
    enemies.chain(zones).min().unwrap_or(0)
}

/// What an attack can be expected to take from the enemy.
fn hopes(battle: &Battle, attack: &Attack) -> i64 {
    let target = battle.figure(attack.target);
    let odds = battle.volley(attack, Aim::Damage).odds();
    let value = i64::from(target.unit.rank().worth()) * POINT;
    let health = i64::from(target.health()).max(1);
    let part = |damage: u16| {
        let damage = i64::from(damage).min(health);
        let killed = if damage == health { value / 2 } else { 0 };
        value / 2 * damage / i64::from(target.unit.printed().health).max(1) + killed
    };
    let share = |damage| part(damage) * i64::from(odds.chance(damage).per_mille()) / 1000;
    (1..=odds.most()).map(share).sum()
}

fn shot(battle: &Battle, leader: Id, at: crate::hex::Hex, from: crate::hex::Hex) -> Option<i64> {
    let target = battle.enemy_at(leader, at)?;
    Some(hopes(battle, &Attack::new(leader, from, target, at, AttackKind::Action)))
}

/// The best attack a figure has from where it stands.
fn best_shot(battle: &Battle, id: Id) -> i64 {
    let targets = battle.targets(id).into_iter();
    let hopes = targets.map(|(target, from, at)| {
        hopes(battle, &Attack::new(id, from, target, at, AttackKind::Action))
    });
    hopes.max().unwrap_or(0)
}

/// Is it better to roll this die again? One that does not decide the hit and
/// shows less than it does on average.
fn reroll(battle: &Battle, die: u8) -> i64 {
    let Some(attack) = battle.attack() else { return 0 };
    let shot = &attack.shots[usize::from(attack.rolling)];
    let Some(shown) = shot.dice.get(usize::from(die) - 1) else { return 0 };
    let best = shot.dice.iter().map(|die| die.accuracy).max().unwrap_or(0);
    let misses = best < shot.from.distance(attack.at);
    let mean: i64 = shown.die.faces().iter().map(|face| i64::from(face.damage)).sum();
    let needed = shown.accuracy == best && !misses;
    if needed { -1 } else { mean - 6 * i64::from(shown.damage) + i64::from(misses) * 6 }
}
