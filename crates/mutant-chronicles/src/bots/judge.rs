//! What a position is worth to a seat, and what it is worth that one figure
//! stands on one place: zones, danger, what it can do from there.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::hex::Hex;
use crate::hexes::HexSet;
use crate::place::Place;
use crate::units::Keyword;
use crate::{Attack, AttackKind, Battle, Fate, Id};
use tabletop::Seat;

use super::ground::Ground;
use super::shots::{POINT, Shots, standing};

/// Parts of a point that a zone point counts while it is held, early in the
/// round and at its end.
const ZONE_EARLY: i64 = 600;
const ZONE_LATE: i64 = 950;
/// Per mille of a zone's points for standing next to it; less further off.
const PULL: i64 = 400;
/// Per mille of the expected loss to every enemy that can still act.
const DANGER: i64 = 280;
/// The same for enemies that act next round only.
const LATER: i64 = 120;
/// Per mille of the best attack that comes into reach.
const HOPE: i64 = 150;
/// What a hex nearer to the enemy is worth.
const NEARER: i64 = 4;
/// Per mille of the best attack a guard may get.
const GUARD: i64 = 330;
/// Rounds after which caution fades.
const PATIENCE: i64 = 4;
/// What it is worth to have the points that win.
const WINNING: i64 = 6 * POINT;
/// No die reaches further without help.
const RANGE: u8 = 6;

/// One look at a battle.
pub(super) struct Judge<'a> {
    pub(super) battle: &'a Battle,
    pub(super) seat: Seat,
    pub(super) shots: &'a mut Shots,
    ground: &'a Ground,
    /// Everybody's hexes.
    units: HexSet,
    enemies: Rc<[(Id, Place)]>,
    speeds: Vec<u8>,
    /// By zone: how near the two of us are that are nearest.
    nearest: Vec<[(i64, Option<Id>); 2]>,
    /// Whether a figure can still be given an order this round.
    fresh: Vec<bool>,
    /// By attacker, target, distance and cover.
    known: BTreeMap<(Id, Id, u8, bool), i64>,
    /// Who stands on each zone.
    on_zone: Vec<Vec<Id>>,
    /// How much of the round is over, per mille.
    late: i64,
    /// Points without zones: ours, the best of theirs.
    points: (i64, i64),
}

impl<'a> Judge<'a> {
    pub(super) fn new(
        battle: &'a Battle,
        seat: Seat,
        ground: &'a Ground,
        shots: &'a mut Shots,
    ) -> Self {
        let mut units = HexSet::NONE;
        for place in battle.figures().iter().filter_map(|figure| figure.place) {
            place.hexes().iter().for_each(|hex| units.add(*hex));
        }
        let orders = |seat: Seat| i64::from(battle.side(seat).orders.iter().sum::<u8>());
        let fresh = battle.figures().iter().map(|one| one.unordered() && orders(one.seat) > 0);
        let seats = || Seat::all(battle.setup().players);
        let left: i64 = seats().map(orders).sum();
        let used = battle.figures().iter().filter(|figure| figure.order.is_some()).count() as i64;
        let zones = if battle.setup().mode.zones() { battle.board().zones() } else { &[] };
        let on_zone = zones.iter().map(|zone| {
            let on =
                battle.ids().filter(|(_, one)| one.place.is_some_and(|at| at.meets(&zone.hexes)));
            on.map(|(id, _)| id).collect()
        });
        let bare = |one: Seat| {
            let team = seats().filter(|other| battle.allied(one, *other));
            team.map(|seat| battle.points(seat)).map(|p| i64::from(p.total() - p.zones)).sum()
        };
        let theirs = seats().filter(|other| !battle.allied(seat, *other)).map(bare).max();
        let there = battle.ids().filter_map(|(id, figure)| Some((id, figure.place?)));
        let (friends, enemies): (Vec<_>, Vec<_>) =
            there.partition(|(id, _)| battle.allied(battle.figure(*id).seat, seat));
        let mut judge = Judge {
            units,
            enemies: enemies.into(),
            nearest: Vec::new(),
            speeds: battle.ids().map(|(id, _)| battle.speed(id)).collect(),
            fresh: fresh.collect(),
            known: BTreeMap::new(),
            on_zone: on_zone.collect(),
            late: 1000 * used / (left + used).max(1),
            points: (bare(seat), theirs.unwrap_or(0)),
            battle,
            seat,
            shots,
            ground,
        };
        judge.nearest = (0..judge.on_zone.len())
            .map(|zone| {
                let mut best = [(0, None); 2];
                for (id, place) in &friends {
                    let near = judge.near(zone, *id, place);
                    if near > best[0].0 {
                        best = [(near, Some(*id)), best[0]];
                    } else if near > best[1].0 {
                        best[1] = (near, Some(*id));
                    }
                }
                best
            })
            .collect();
        judge
    }

    pub(super) fn mine(&self, id: Id) -> bool {
        self.battle.allied(self.battle.figure(id).seat, self.seat)
    }

    fn flying(&self, id: Id) -> bool {
        self.battle.figure(id).unit.has(Keyword::Flying)
    }

    pub(super) fn melee(&self, id: Id) -> bool {
        self.battle.figure(id).unit.has(Keyword::Melee)
    }

    pub(super) fn speed(&self, id: Id) -> u8 {
        self.speeds[id.index()]
    }

    /// Figures on the map that are not ours.
    pub(super) fn enemies(&self) -> Rc<[(Id, Place)]> {
        Rc::clone(&self.enemies)
    }

    /// Everybody's hexes but one figure's.
    pub(super) fn others(&self, id: Id) -> HexSet {
        let mut units = self.units;
        if let Some(place) = self.battle.place(id) {
            place.hexes().iter().for_each(|hex| units.take(*hex));
        }
        units
    }

    /// What an attack from hex to hex takes, with everybody else where they are.
    pub(super) fn shot(&mut self, by: Id, on: Id, from: Hex, at: Hex) -> i64 {
        self.shot_from_afar(by, on, at, from.distance(at))
    }

    /// What an attack over so many hexes takes from a target on a hex.
    fn shot_from_afar(&mut self, by: Id, on: Id, at: Hex, distance: u8) -> i64 {
        if distance > 1 && self.melee(by) {
            return 0;
        }
        let board = self.battle.board();
        let key = (by, on, distance, board.cover().has(at));
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let from = board.hexes().iter().find(|hex| hex.distance(at) == distance);
        let attack = from.map(|from| Attack::new(by, from, on, at, AttackKind::Action));
        let worth = attack.map_or(0, |attack| self.shots.worth(self.battle, &attack));
        self.known.insert(key, worth);
        worth
    }

    /// Can the figure still be given an order this round?
    pub(super) fn is_fresh(&self, id: Id) -> bool {
        self.fresh[id.index()]
    }

    /// The points of the zones a figure stands on.
    pub(super) fn zone_points(&self, id: Id) -> i64 {
        let zones = self.battle.board().zones().iter().zip(&self.on_zone);
        let zones = zones.filter(|(_, on)| on.contains(&id));
        zones.map(|(zone, _)| i64::from(zone.points)).sum()
    }

    /// Who holds a zone if a figure stood elsewhere: 1 for us, -1 for them.
    fn control(&self, zone: usize, id: Id, place: &Place) -> i64 {
        let others = || self.on_zone[zone].iter().filter(|one| **one != id);
        let stands = place.meets(&self.battle.board().zones()[zone].hexes);
        let ours = stands && self.mine(id) || others().any(|one| self.mine(*one));
        let theirs = stands && !self.mine(id) || others().any(|one| !self.mine(*one));
        i64::from(ours) - i64::from(theirs)
    }

    /// Zones as they would be counted and as they are within reach, with one
    /// figure on a place.
    fn zones(&self, id: Id, place: &Place) -> i64 {
        let weight = ZONE_EARLY + (ZONE_LATE - ZONE_EARLY) * self.late / 1000;
        let (mut ours, mut theirs) = self.points;
        let mut sum = 0;
        for (n, zone) in self.battle.board().zones().iter().enumerate().take(self.on_zone.len()) {
            let points = i64::from(zone.points);
            match self.control(n, id, place) {
                1 => {
                    ours += points;
                    sum += points * weight;
                }
                -1 => {
                    theirs += points;
                    sum -= points * weight;
                }
                _ => {}
            }
            let held = self.on_zone[n].iter().any(|one| *one != id && self.mine(*one));
            if self.mine(id) && !held {
                sum += points * self.pull(n, id, place);
            }
        }
        let threshold = i64::from(self.battle.setup().threshold());
        let winning = WINNING * (200 + self.late) / 1200;
        if ours >= threshold && ours > theirs {
            sum += winning;
        }
        if theirs >= threshold && theirs > ours {
            sum -= winning;
        }
        sum
    }

    /// How much a zone pulls at a figure on a place.
    fn near(&self, zone: usize, id: Id, place: &Place) -> i64 {
        let steps = i64::from(self.ground.steps(zone, place, self.flying(id)));
        let moves = steps * 4 / i64::from(self.speed(id).max(1));
        PULL * 10 / (10 + moves * 3)
    }

    /// How near a zone that none of us is on is to the nearest of us.
    fn pull(&self, zone: usize, id: Id, place: &Place) -> i64 {
        let others = self.nearest[zone].iter().find(|(_, one)| *one != Some(id));
        let best = others.map_or(0, |(near, _)| *near);
        // A second one on its way is worth a little too.
        let own = self.near(zone, id, place);
        own.max(best) + own.min(best) / 4
    }

    /// What an enemy can be expected to do to a figure on a place.
    fn threat(&mut self, by: Id, stands: &Place, id: Id, place: &Place, units: &HexSet) -> i64 {
        let distance = stands.distance(place);
        let speed = self.speed(by);
        let at = place.hexes()[0];
        if self.melee(by) {
            let reach = distance <= speed + 1;
            return if reach { self.shot_from_afar(by, id, at, 1) * 9 / 10 } else { 0 };
        }
        if distance > RANGE + speed {
            return 0;
        }
        if distance <= RANGE && self.battle.board().sees_place(stands, place, units) {
            return self.shot_from_afar(by, id, at, distance.saturating_sub(1).max(1));
        }
        self.shot_from_afar(by, id, at, distance.saturating_sub(speed).max(2)) / 2
    }

    /// What it is worth that a figure of ours stands on a place.
    pub(super) fn place(&mut self, id: Id, place: &Place) -> i64 {
        let units = self.others(id);
        let (mut danger, mut hope, mut nearest) = (0, 0, u8::MAX);
        for (enemy, stands) in self.enemies().iter().copied() {
            let threat = self.threat(enemy, &stands, id, place, &units);
            danger += threat * if self.fresh[enemy.index()] { DANGER } else { LATER };
            let distance = stands.distance(place);
            nearest = nearest.min(distance);
            let next = distance.saturating_sub(self.speed(id)).max(1);
            if next <= RANGE {
                hope = hope.max(self.shot_from_afar(id, enemy, stands.hexes()[0], next));
            }
        }
        let figure = self.battle.figure(id);
        let most = 900 * standing(figure, figure.health());
        // The longer it takes, the less it does to stay out of reach.
        let round = i64::from(self.battle.round).max(PATIENCE);
        let danger = danger.min(most) * PATIENCE / round;
        let nearer = NEARER * i64::from(nearest.min(30)) * round / PATIENCE;
        self.zones(id, place) - danger / 1000 + hope * HOPE / 1000 - nearer
    }

    /// What it is worth to be on guard on a place.
    pub(super) fn guard(&mut self, id: Id, place: &Place) -> i64 {
        let units = self.others(id);
        let mut best = 0;
        for (enemy, stands) in self.enemies().iter().copied() {
            let distance = stands.distance(place);
            let unseen = self.battle.figure(enemy).unit.has(Keyword::Infiltrate);
            if unseen || !self.fresh[enemy.index()] || distance > RANGE + 4 {
                continue;
            }
            let hope = if self.melee(id) {
                if distance > 1 + self.speed(enemy) {
                    0
                } else {
                    self.shot_from_afar(id, enemy, stands.hexes()[0], 1) / 2
                }
            } else {
                let sees = self.battle.board().sees_place(place, &stands, &units);
                let near = self.shot_from_afar(
                    id,
                    enemy,
                    stands.hexes()[0],
                    distance.saturating_sub(1).clamp(1, RANGE),
                );
                if sees { near } else { near / 2 }
            };
            best = best.max(hope);
        }
        best * GUARD / 1000
    }

    /// What the whole position is worth.
    pub(super) fn position(&mut self) -> i64 {
        let mut sum = 0;
        let mut somebody = None;
        for (id, figure) in self.battle.ids() {
            let worth = match figure.fate {
                Fate::Fighting => standing(figure, figure.health()),
                Fate::Waiting => standing(figure, figure.unit.printed().health),
                Fate::Destroyed(_) | Fate::Withdrawn => 0,
            };
            let mine = self.mine(id);
            sum += if mine { worth } else { -worth };
            if mine && let Some(place) = figure.place {
                somebody = Some((id, place));
            }
        }
        if let Some((id, place)) = somebody {
            sum += self.zones(id, &place);
        }
        let guards: Vec<(Id, Place)> = self
            .battle
            .ids()
            .filter(|(id, figure)| figure.guard && self.mine(*id))
            .filter_map(|(id, figure)| Some((id, figure.place?)))
            .collect();
        for (id, place) in guards {
            sum += self.guard(id, &place);
        }
        sum
    }
}
