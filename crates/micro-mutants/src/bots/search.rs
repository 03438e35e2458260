//! The good bot's search: what can be done, tried out in an imagined game.

use crate::{Action, Aim, Evolution, Kind, MicroMutants, Name, Piece, Spot, What};
use tabletop::{Chance, Rules, Seat, Seeded, Viewer};

use super::WHIM;
use super::race::resources;
use super::worth::{WON, worth};
use bots::Budget;

/// So many pairs of a piece and a target are tried.
const PAIRS: usize = 5;
/// So many targets of each piece are looked at.
const NEAREST: usize = 3;
/// So many of the best are tried with trembling hands,
const FINALISTS: usize = 3;
/// so often.
const TRIALS: i64 = 3;
/// So often a shot at a target is corrected.
const CORRECTIONS: u8 = 3;
/// A gain that needs no better shot.
const GOOD: i64 = 300;
/// How far in from the rim it presses, in micrometres: low shots, and a little
/// higher ones that come down steeper.
const EDGES: [i32; 2] = [2_000, 4_000];
/// Throws to the left and the right of the listed ones are tried, too.
const THROWS: [i32; 3] = [-2_500, 0, 2_500];
/// So many places are tried for what is only put somewhere.
const PLACES: usize = 12;
/// So many ways are followed to the shot that they lead to.
const WAYS: usize = 3;
/// An enemy bug is sent away in these directions, from the way it came.
const AWAY: [i32; 3] = [0, -6_000, 6_000];
const AWAY_PRESS: u16 = 550;
/// What a base that can be repaired is worth giving a result up for,
const REPAIR: i64 = 400;
/// and a bug that can be turned over.
const TURN: i64 = 15;
/// Farther off than any direction.
const FAR: i64 = 1_000_000;

/// How far it seems, the piece, its target.
type Pair = (i64, Name, Name);

/// What was found so far, with what it would make of the game.
pub(super) struct Search<'a> {
    seat: Seat,
    game: &'a MicroMutants,
    luck: &'a mut Seeded,
    /// What the game is worth as it is.
    now: i64,
    /// Resources are on the mat.
    races: bool,
    found: Vec<(i64, Action)>,
}

impl<'a> Search<'a> {
    /// In this game of perfect hands.
    pub(super) fn new(seat: Seat, game: &'a MicroMutants, luck: &'a mut Seeded) -> Self {
        Search {
            seat,
            game,
            luck,
            now: worth(game, seat),
            races: resources(game) > 0,
            found: Vec::new(),
        }
    }

    fn offer(&mut self, worth: i64, action: Action) {
        self.found.push((worth, action));
    }

    /// The best of the best when hands tremble, by the die that suits it.
    pub(super) fn best(
        mut self,
        listed: &[Action],
        trembling: &MicroMutants,
        budget: &Budget,
    ) -> Option<Action> {
        // Of equal ones the first found stays first.
        self.found.sort_by_key(|(worth, _)| -worth);
        self.found.truncate(FINALISTS);
        let mut best: Option<(i64, Action)> = None;
        for (perfect, action) in std::mem::take(&mut self.found) {
            // Trembling hands do not do better than perfect ones.
            if best.is_some_and(|(most, _)| most >= perfect) {
                break;
            }
            let mut mean = perfect;
            if matches!(action, Action::Shoot { .. }) && !budget.over() {
                let tries = (0..TRIALS).map(|_| self.worth_after(trembling, action));
                mean = (perfect + tries.sum::<i64>()) / (TRIALS + 1);
            }
            if best.is_none_or(|(most, _)| mean > most) {
                best = Some((mean, action));
            }
        }
        best.map(|(_, action)| self.by_die(action, listed))
    }

    /// The same shot by the other die, if what is left then brings a
    /// reinforcement at once: a bug is worth more than a shot (MM-B21).
    fn by_die(&mut self, action: Action, listed: &[Action]) -> Action {
        let Action::Shoot { piece, by: None, aim } = action else { return action };
        let other = listed.iter().find_map(|listed| match listed {
            Action::Shoot { piece: same, by, .. } if *same == piece => *by,
            _ => None,
        });
        let Some(die) = other else { return action };
        let named = Action::Shoot { piece, by: Some(die), aim };
        let brings = |search: &mut Self, action| {
            let after = search.after(search.game, action);
            let asked = after.map(|after| after.view(Viewer::Seat(search.seat)).asked.what);
            asked == Some(What::Reinforcement)
        };
        if brings(self, named) && !brings(self, action) { named } else { action }
    }

    fn worth_after(&mut self, game: &MicroMutants, action: Action) -> i64 {
        self.after(game, action).map_or(-WON, |after| worth(&after, self.seat))
    }

    /// What an action makes of a game. A passenger gets off at once.
    fn after(&mut self, game: &MicroMutants, action: Action) -> Option<MicroMutants> {
        let mut after = game.clone();
        let _ = after.apply(self.seat, &action, self.luck, &mut Vec::new()).ok()?;
        let mut listed = Vec::new();
        after.choices(self.seat, &mut listed);
        let must = |action: &Action| matches!(action, Action::Put { .. });
        if let Some(put) = listed.first()
            && listed.iter().all(must)
        {
            let _ = after.apply(self.seat, put, self.luck, &mut Vec::new()).ok()?;
        }
        Some(after)
    }

    /// Whatever is listed and is no shot.
    pub(super) fn deeds(&mut self, listed: &[Action]) {
        self.puts(listed);
        self.uses(listed);
        for action in listed {
            match action {
                Action::Pass => self.offer(self.now, *action),
                Action::Throw { direction, strength } => {
                    for off in THROWS {
                        let direction = (direction + off).rem_euclid(36_000);
                        self.attempt(Action::Throw { direction, strength: *strength });
                    }
                }
                Action::Discard { evolution, .. } => {
                    let gain = self.worth_of_discard(*evolution);
                    self.offer(self.now + gain, *action);
                }
                Action::Flip { .. }
                | Action::Free { .. }
                | Action::Upgrade { .. }
                | Action::Evolve { .. }
                | Action::Warp { .. }
                | Action::Eliminate { .. }
                | Action::Use { on: Name { kind: Kind::Base, .. }, .. } => self.attempt(*action),
                _ => {}
            }
        }
    }

    fn attempt(&mut self, action: Action) {
        if let Some(after) = self.after(self.game, action) {
            self.offer(worth(&after, self.seat), action);
        }
    }

    /// What is put beside something: a few places are tried, and where a shot
    /// comes from there, those that look at a target.
    fn puts(&mut self, listed: &[Action]) {
        let mut places: Vec<(i64, Action)> = Vec::new();
        for action in listed {
            let Action::Put { piece, beside, towards, .. } = *action else { continue };
            let whim = i64::from(self.luck.below(WHIM, 1_000));
            let shot = self.will_be_shot(piece);
            places.push((if shot { self.off_prey(beside, towards) } else { whim }, *action));
        }
        places.sort_by_key(|(off, _)| *off);
        let mut ways = 0;
        for (_, action) in places.into_iter().take(PLACES) {
            let Action::Put { piece, .. } = action else { continue };
            if !self.will_be_shot(piece) {
                self.attempt(action);
            } else if ways < WAYS {
                ways += 1;
                self.promise(action, piece);
            }
        }
    }

    /// A projectile that is put down, or an own bug on the mat that tunnels, is
    /// shot next.
    fn will_be_shot(&self, piece: Name) -> bool {
        match piece.kind {
            Kind::Projectile(_) => true,
            _ => piece.seat == self.seat && spot(self.game, piece).is_some(),
        }
    }

    /// How far a direction is off the way to the nearest target.
    fn off_prey(&self, beside: Name, towards: i32) -> i64 {
        let nearest = self.game.targets(beside).into_iter().next();
        let at = nearest.and_then(|target| spot(self.game, target));
        let Some(aim) = at.and_then(|at| self.game.aim(beside, at, EDGES[0])) else { return FAR };
        let off = (aim.direction - towards).rem_euclid(36_000);
        i64::from(aim.press) * 10 + i64::from(off.min(36_000 - off))
    }

    /// Abilities that are used on another bug and lead to a shot.
    fn uses(&mut self, listed: &[Action]) {
        let bug = |action: &&Action| {
            matches!(action, Action::Use { on: Name { kind: Kind::Bug(_), .. }, .. })
        };
        let mut ways: Vec<Action> = listed.iter().filter(bug).copied().collect();
        while ways.len() > WAYS {
            let at = self.luck.below(WHIM, ways.len() as u32);
            ways.swap_remove(at as usize);
        }
        for action in ways {
            let Action::Use { piece, on } = action else { continue };
            // A Carrier is shot itself, an enemy is sent away.
            let shot = if on.seat == self.seat { piece } else { on };
            self.promise(action, shot);
        }
    }

    /// What leads to a shot is worth what the shot brings, if it succeeds.
    fn promise(&mut self, action: Action, shot: Name) {
        let Some(ready) = self.after(self.game, action) else { return };
        let mut most = self.now;
        for aim in self.aims(&ready, shot) {
            most = most.max(self.worth_after(&ready, Action::Shoot { piece: shot, by: None, aim }));
        }
        // Every other shot misses; and a shot for nothing may still hit.
        self.offer(self.now + 1 + (most - self.now) / 2, action);
    }

    /// A few shots of a piece: at what is near, or away with it.
    fn aims(&self, game: &MicroMutants, piece: Name) -> Vec<Aim> {
        if piece.seat == self.seat {
            let targets = game.targets(piece).into_iter();
            let at = targets.filter_map(|target| game.aim(piece, spot(game, target)?, EDGES[0]));
            return at.take(2).collect();
        }
        let own = |other: &&Piece| other.name.seat == self.seat && other.name.kind == Kind::Base;
        let (Some(here), bases) = (spot(game, piece), game.pieces().iter().filter(own)) else {
            return Vec::new();
        };
        let way = |at: &Spot| length(at.x - here.x, at.y - here.y);
        let near = bases.filter_map(|base| base.pose().map(|pose| pose.spot()));
        let Some(home) = near.min_by(|a, b| way(a).total_cmp(&way(b))) else { return Vec::new() };
        let back = Spot::new(2 * here.x - home.x, 2 * here.y - home.y);
        let Some(aim) = game.aim(piece, back, EDGES[0]) else { return Vec::new() };
        let off = |off: i32| (aim.direction + off).rem_euclid(36_000);
        AWAY.map(|to| Aim { direction: off(to), press: AWAY_PRESS, edge: EDGES[0] }).to_vec()
    }

    /// A result that is given up repairs a base, or turns bugs over: that is
    /// for results that are of little other use.
    fn worth_of_discard(&self, evolution: Evolution) -> i64 {
        let own = self.game.pieces().iter().filter(|piece| piece.name.seat == self.seat);
        let lies = own.filter(|piece| piece.pose().is_some());
        let turned = |piece: &&Piece| piece.name.kind.is_double_sided() && !piece.is_special();
        match evolution {
            Evolution::RepairBrigade => REPAIR,
            _ => TURN * (lies.filter(turned).count() as i64).min(2) - 1,
        }
    }

    /// Shots at the nearest targets of everything that can be shot.
    pub(super) fn shots(&mut self, shoot: &[Name], budget: &Budget) {
        let mut pairs: Vec<Pair> = Vec::new();
        for piece in shoot {
            if piece.seat != self.seat {
                for aim in self.aims(self.game, *piece) {
                    self.attempt(Action::Shoot { piece: *piece, by: None, aim });
                }
                continue;
            }
            let Some(here) = spot(self.game, *piece) else { continue };
            for target in self.looked_at(*piece) {
                let Some(there) = spot(self.game, target) else { continue };
                // Near ones are easy; bases are worth some way.
                let far = length(there.x - here.x, there.y - here.y) as i64;
                let far = if target.kind == Kind::Base { far * 2 / 3 } else { far };
                pairs.push((far, *piece, target));
            }
        }
        pairs.sort_unstable();
        if self.races {
            pairs = take_turns(pairs);
        }
        for (n, (_, piece, target)) in pairs.into_iter().take(PAIRS).enumerate() {
            if budget.over() && n > 0 {
                return;
            }
            self.shoot_at(piece, target, EDGES[n % EDGES.len()]);
        }
        if self.found.is_empty()
            && let Some(piece) = shoot.first().copied()
        {
            let aim = Aim { direction: 9_000, press: 300, edge: EDGES[0] };
            self.offer(0, Action::Shoot { piece, by: None, aim });
        }
    }

    /// The nearest targets of a piece; where resources lie about, the nearest
    /// of each sort, so that nobody sees only those.
    fn looked_at(&self, piece: Name) -> Vec<Name> {
        let mut targets = self.game.targets(piece);
        if self.races {
            let mut seen = Vec::new();
            targets.retain(|target| {
                let fresh = !seen.contains(&sort(*target));
                seen.push(sort(*target));
                fresh
            });
        }
        targets.truncate(NEAREST);
        targets
    }

    /// Shoots, looks how far off it was, and corrects.
    fn shoot_at(&mut self, piece: Name, target: Name, edge: i32) {
        let Some(there) = spot(self.game, target) else { return };
        let Some(here) = spot(self.game, piece) else { return };
        let Some(mut aim) = self.game.aim(piece, there, edge) else { return };
        let way = length(there.x - here.x, there.y - here.y);
        for _ in 0..CORRECTIONS {
            let action = Action::Shoot { piece, by: None, aim };
            let Some(after) = self.after(self.game, action) else { return };
            let gain = worth(&after, self.seat);
            self.offer(gain, action);
            let landed = after.last().and_then(|last| {
                last.rest.iter().find(|(name, _)| *name == piece).map(|(_, pose)| pose.spot())
            });
            let Some(landed) = landed else { return };
            let went = length(landed.x - here.x, landed.y - here.y);
            if went < 1_000.0 || gain > self.now + GOOD {
                return;
            }
            let press = f64::from(aim.press) * (way / went).sqrt();
            aim.press = press.round().clamp(150.0, 1_000.0) as u16;
        }
    }
}

/// Bugs, bases, resources.
fn sort(target: Name) -> u8 {
    match target.kind {
        Kind::Bug(_) => 0,
        Kind::Base => 1,
        _ => 2,
    }
}

/// The best of every sort first, then the second best.
fn take_turns(pairs: Vec<Pair>) -> Vec<Pair> {
    let mut seen = [0_u32; 3];
    let mut ranked: Vec<(u32, Pair)> = Vec::new();
    for pair in pairs {
        let rank = &mut seen[usize::from(sort(pair.2))];
        ranked.push((*rank, pair));
        *rank += 1;
    }
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, pair)| pair).collect()
}

fn length(x: i32, y: i32) -> f64 {
    (f64::from(x) * f64::from(x) + f64::from(y) * f64::from(y)).sqrt()
}

fn spot(game: &MicroMutants, name: Name) -> Option<Spot> {
    let piece = game.pieces().iter().find(|piece| piece.name == name)?;
    piece.pose().map(|pose| pose.spot())
}
