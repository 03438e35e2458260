//! An attack from its declaration to its end (MC-K1): every step in order,
//! with the moments at which cards and abilities come in.

use tabletop::Seat;

use crate::battle::attack::{Attack, AttackKind, AttackStep, Shot};
use crate::battle::flow::Flow;
use crate::battle::frame::{Allowed, Frame, Hurt, Moment, MoveKind};
use crate::battle::lasting::{Boon, Until};
use crate::battle::sum::{Adds, Part, Source, Sum};
use crate::cards::Effect;
use crate::check::Declared;
use crate::dice::Die;
use crate::event::{Event, Out, ShotResult, Shown};
use crate::hex::Hex;
use crate::state::{Battle, Id};
use crate::units::{Ability, Keyword};
use crate::zones::Token;

/// Rolls one die. Each colour has luck of its own, so that scenarios can name its
/// faces.
fn roll(die: Die, out: &mut Out<'_>) -> Shown {
    let face = out.chance.below(die.name(), 6) as u8;
    Shown::new(die, face)
}

impl Shown {
    /// A die with this face up.
    pub(crate) const fn new(die: Die, face: u8) -> Shown {
        let shows = die.faces()[face as usize];
        Shown { die, face, accuracy: shows.accuracy, damage: shows.damage }
    }
}

impl Battle {
    /// Declares an attack (MC-K1, MC-K3).
    pub(crate) fn declare(&mut self, declared: Declared, out: &mut Out<'_>) {
        let Declared { leader, from, target, at, kind } = declared;
        let blind = self.has(leader, |boon| boon == Boon::BlindFire);
        self.expire(|lasting| lasting.on == leader && lasting.boon == Boon::BlindFire);
        out.tell(Event::Declared {
            attacker: self.figure(leader).name(),
            from,
            target: self.figure(target).name(),
            at,
            guard: kind == AttackKind::Guard,
        });
        let attack = Attack { blind, ..Attack::new(leader, from, target, at, kind) };
        self.stack.push(Frame::Attack(Box::new(attack)));
    }

    /// Moves the attack on.
    pub(crate) fn striking(&mut self, out: &mut Out<'_>) -> Flow {
        let Some(Frame::Attack(attack)) = self.stack.last() else {
            return Flow::fault("an attack", out);
        };
        let (leader, target, kind) = (attack.leader, attack.target, attack.kind);
        let dealt = !self.damaged(attack).is_empty();
        let seat = self.figure(leader).seat;
        match attack.step {
            AttackStep::Declared => self.then(AttackStep::Confirm, Some((Moment::Declared, None))),
            AttackStep::Confirm => self.confirm(out),
            AttackStep::Support => {
                if kind == AttackKind::Action && !self.supporters(attack).is_empty() {
                    return Flow::Ask;
                }
                let combined = attack.shots.len() > 1;
                let open = combined.then_some((Moment::Combined, Some(seat)));
                self.then(AttackStep::Depot, open)
            }
            AttackStep::Depot => {
                if attack.depot.is_none() && self.holding(leader, Token::MunitionsDepot) {
                    return Flow::Ask;
                }
                self.then(AttackStep::Roll, None)
            }
            AttackStep::Roll => self.roll(out),
            AttackStep::Reroll => {
                let shot = &attack.shots[usize::from(attack.rolling)];
                if shot.rerolls > 0 {
                    return Flow::Ask;
                }
                let opens = attack.rolling == 0 || self.version() >= 2; // MC-C9
                self.then(AttackStep::Rolled, opens.then_some((Moment::Rolled, Some(seat))))
            }
            AttackStep::Rolled => {
                let rolling = usize::from(attack.rolling);
                if attack.shots[rolling].salvo > 0 {
                    return Flow::Ask;
                }
                if rolling + 1 < attack.shots.len() {
                    if let Some(attack) = self.attack_mut() {
                        attack.rolling += 1;
                    }
                    return self.then(AttackStep::Roll, None);
                }
                self.then(AttackStep::Count, None)
            }
            AttackStep::Count => self.count_damage(out),
            AttackStep::Shield => {
                if attack.damage > 0 && self.shield_seat(attack).is_some() {
                    return Flow::Ask;
                }
                self.then(AttackStep::Assign, None)
            }
            AttackStep::Assign => {
                let hurt = Hurt { attack: true, ..Hurt::new(target, attack.damage, seat) };
                let next = if dealt { AttackStep::Damaged } else { AttackStep::Destroyed };
                self.then(next, None);
                self.stack.push(Frame::Hurt(hurt));
                Flow::On
            }
            AttackStep::Damaged => {
                if self.figure(leader).unit.can(Ability::Festering) {
                    let from = Source::Unit(self.figure(leader).unit);
                    for id in self.damaged(attack) {
                        self.give(id, Boon::Festering, Until::Round, from, out);
                    }
                }
                self.then(AttackStep::Destroyed, Some((Moment::Damage, Some(seat))))
            }
            AttackStep::Destroyed => {
                let open = (!attack.fallen.is_empty()).then_some((Moment::Destroyed, None));
                self.then(AttackStep::Survived, open)
            }
            AttackStep::Survived => {
                let stands =
                    self.figure(target).fights() && self.comes_from_afar(attack, &attack.shots[0]);
                let owner = self.figure(target).seat;
                self.then(AttackStep::Lunge, stands.then_some((Moment::Survived, Some(owner))))
            }
            AttackStep::Lunge => {
                self.then(AttackStep::Done, None);
                if self.figure(leader).unit.can(Ability::Lunge) {
                    self.begin_move(leader, MoveKind::Lunge, 1);
                }
                Flow::On
            }
            AttackStep::Done => {
                let action = kind != AttackKind::Extra;
                self.then(AttackStep::Second, action.then_some((Moment::AttackDone, Some(seat))))
            }
            AttackStep::Second => {
                self.then(AttackStep::Over, None);
                let unit = self.figure(leader).unit;
                let guard = kind == AttackKind::Guard && self.version() >= 2; // MC-G9
                let action = kind == AttackKind::Action || guard;
                if action && unit.can(Ability::TwoTargets) {
                    let (not, from) = (Some(target), Allowed::SecondTarget);
                    self.stack.push(Frame::Extra { figure: leader, only: None, not, from });
                }
                if action && dealt && unit.can(Ability::FollowUp) {
                    let (only, from) = (Some(target), Allowed::FollowUp);
                    self.stack.push(Frame::Extra { figure: leader, only, not: None, from });
                }
                Flow::On
            }
            AttackStep::Over => self.done(),
        }
    }

    /// The next step of the attack, and a moment before it.
    pub(crate) fn then(&mut self, step: AttackStep, open: Option<(Moment, Option<Seat>)>) -> Flow {
        if let Some(attack) = self.attack_mut() {
            attack.step = step;
        }
        if let Some((moment, only)) = open {
            self.open(moment, only);
        }
        Flow::On
    }

    /// After the cards of the declaration: can the attack still be made?
    fn confirm(&mut self, out: &mut Out<'_>) -> Flow {
        let Some(attack) = self.attack() else { return Flow::fault("an attack", out) };
        let (leader, target) = (attack.leader, attack.target);
        if attack.foiled.is_some() || !self.figure(leader).fights() || !self.figure(target).fights()
        {
            return self.then(AttackStep::Over, None);
        }
        let mut aimed = false;
        self.lines_at(leader, target, attack.blind, |from, at| {
            aimed |= from == attack.from && at == attack.at;
        });
        let guarded = attack.kind == AttackKind::Guard;
        if !aimed || guarded && self.figure(target).unit.has(Keyword::Infiltrate) {
            let attacker = self.figure(leader).name();
            out.tell(Event::Foiled { attacker, from: Source::Distance });
            return self.then(AttackStep::Over, None);
        }
        self.then(AttackStep::Support, None)
    }

    /// Rolls the dice of one shot.
    fn roll(&mut self, out: &mut Out<'_>) -> Flow {
        let Some(attack) = self.attack() else { return Flow::fault("an attack", out) };
        let rolling = usize::from(attack.rolling);
        let figure = attack.shots[rolling].figure;
        let (pool, rerolls) = match rolling {
            0 => self.leader_dice(attack),
            _ => self.dice(figure, attack.target, false),
        };
        let stays = attack.has(Effect::StayOnGuard);
        let guards = if self.version() >= 2 {
            // MC-G3
            self.figure(figure).guard
        } else {
            attack.kind == AttackKind::Guard
        };
        let spent = guards && rolling == 0 && !stays;
        let dice: Vec<Shown> = pool.iter().map(|die| roll(die, out)).collect();
        let name = self.figure(figure).name();
        out.tell(Event::Rolled { figure: name, dice: dice.clone(), rerolls });
        if spent {
            self.spend_guard(figure, out);
        }
        if let Some(attack) = self.attack_mut() {
            let shot = &mut attack.shots[rolling];
            (shot.dice, shot.rerolls) = (dice, rerolls);
        }
        self.then(AttackStep::Reroll, None)
    }

    /// The guard's token turns back; it stays as the order of this round
    /// (MC-G3).
    pub(crate) fn spend_guard(&mut self, guard: Id, out: &mut Out<'_>) {
        self.figure_mut(guard).guard = false;
        out.tell(Event::Spent { figure: self.figure(guard).name() });
    }

    /// Rolls one die again (MC-K6).
    pub(crate) fn reroll(&mut self, die: usize, out: &mut Out<'_>) {
        let Some(attack) = out.must(self.attack_mut(), "an attack") else { return };
        let shot = &mut attack.shots[usize::from(attack.rolling)];
        let shown = roll(shot.dice[die].die, out);
        shot.dice[die] = shown;
        if attack.step == AttackStep::Reroll {
            shot.rerolls -= 1;
        } else {
            shot.salvo &= !(1 << die);
        }
        let figure = shot.figure;
        let figure = self.figure(figure).name();
        out.tell(Event::Rerolled { figure, die: die as u8 + 1, shown });
    }

    /// What one shot came to: accuracy, what it needs, icons.
    pub(crate) fn shot_result(&self, attack: &Attack, nth: usize) -> ShotResult {
        let shot = &attack.shots[nth];
        let mut accuracy = Vec::new();
        let numbers = shot.dice.iter().map(|die| die.accuracy);
        let rolled = if self.figure(attack.target).unit.can(Ability::Veiled) {
            numbers.filter(|number| *number > 0).min()
        } else {
            numbers.max()
        };
        accuracy.push(Part { amount: rolled.unwrap_or(0) as i8, from: Source::Rolled });
        self.add_shot_accuracy(attack, nth, &mut accuracy);
        let mut need = Vec::new();
        self.add_need(attack, shot, &mut need);
        let (accuracy, need) = (Sum::of(accuracy), Sum::of(need));
        let icons = shot.dice.iter().map(|die| die.damage).sum();
        let hit = accuracy.total >= need.total;
        ShotResult { figure: self.figure(shot.figure).name(), accuracy, need, icons, hit }
    }

    /// Accuracy beyond the dice.
    pub(crate) fn add_shot_accuracy(&self, attack: &Attack, nth: usize, sum: &mut impl Adds) {
        let figure = attack.shots[nth].figure;
        self.add_accuracy(figure, Some(attack.target), nth == 0, sum);
        if nth == 0 {
            for (card, effect) in attack.effects() {
                if let Effect::Accuracy(more) = effect {
                    sum.add(more as i8, Source::Card(card));
                }
            }
        }
    }

    /// Is a shot made by a unit that is not adjacent to the target? One may
    /// also think of a shot from where nobody stands yet.
    pub(crate) fn comes_from_afar(&self, attack: &Attack, shot: &Shot) -> bool {
        let stands = self.place(shot.figure).is_some_and(|place| place.has(shot.from));
        let beside = stands && self.adjacent(shot.figure, attack.target);
        // MC-B17
        shot.from.distance(attack.at) > 1 && !(self.version() >= 2 && beside)
    }

    /// The accuracy a shot needs (MC-K7).
    pub(crate) fn add_need(&self, attack: &Attack, shot: &Shot, sum: &mut impl Adds) {
        sum.add(shot.from.distance(attack.at) as i8, Source::Distance);
        if self.comes_from_afar(attack, shot) {
            self.add_dodge(attack.target, sum);
            for (card, effect) in attack.effects() {
                if let Effect::Dodge(more) = effect {
                    sum.add(more as i8, Source::Card(card));
                }
            }
        }
    }

    /// Everything that lowers the damage of an attack, once for the whole of
    /// it (MC-K9, MC-K15).
    pub(crate) fn add_reductions(&self, attack: &Attack, sum: &mut impl Adds) {
        let target = attack.target;
        let ground = self.board().cover().has(attack.at) || self.cover.has(attack.at);
        let braced = attack.effects().find(|(_, effect)| *effect == Effect::Cover);
        let dug_in = self.has(target, |boon| boon == Boon::DugIn);
        let deep = self.holding(target, Token::DeepCover);
        let covered = ground || dug_in || braced.is_some();
        if deep {
            let less = if covered { -2 } else { -1 };
            sum.add(less, Source::Zone(Token::DeepCover));
        } else if ground || dug_in {
            sum.add(-1, Source::Cover);
        } else if let Some((card, _)) = braced {
            sum.add(-1, Source::Card(card));
        }
        if self.pierces(attack.leader, target) || attack.has(Effect::Pierce) {
            return;
        }
        let mut armor = Vec::new();
        self.add_armor(target, &mut armor);
        for part in armor {
            sum.add(-part.amount, part.from);
        }
        for (card, effect) in attack.effects() {
            if let Effect::ArmorNow(more) = effect {
                sum.add(-(more as i8), Source::Card(card));
            }
        }
    }

    /// Icons on dice that do the target no harm (MC-B7).
    pub(crate) fn harmless(&self, target: Id) -> Option<Die> {
        self.figure(target).unit.printed().abilities.iter().find_map(|ability| match ability {
            Ability::Elusive(die) => Some(*die),
            _ => None,
        })
    }

    /// Hit or miss, rolled damage, final damage (MC-K7 to MC-K9, MC-C2).
    fn count_damage(&mut self, out: &mut Out<'_>) -> Flow {
        let Some(attack) = self.attack() else { return Flow::fault("an attack", out) };
        let shots: Vec<ShotResult> =
            (0..attack.shots.len()).map(|nth| self.shot_result(attack, nth)).collect();
        let attacker = self.figure(attack.leader).name();
        let target = self.figure(attack.target).name();
        let seat = self.figure(attack.leader).seat;
        if !shots.iter().any(|shot| shot.hit) {
            out.tell(Event::Missed { attacker, target, shots });
            return self.then(AttackStep::Survived, None);
        }
        let mut parts: Vec<Part> = Vec::new();
        let rolled: u8 = shots.iter().filter(|shot| shot.hit).map(|shot| shot.icons).sum();
        parts.push(Part { amount: rolled as i8, from: Source::Rolled });
        if let Some(die) = self.harmless(attack.target) {
            let hits = attack.shots.iter().zip(&shots).filter(|(_, shot)| shot.hit);
            let dice = hits.flat_map(|(shot, _)| &shot.dice).filter(|shown| shown.die == die);
            parts.add(-dice.map(|shown| shown.damage as i8).sum::<i8>(), Source::Elusive);
        }
        if shots.iter().skip(1).any(|shot| shot.hit) {
            for (card, effect) in attack.effects() {
                if let Effect::SupportDamage(more) = effect {
                    parts.add(more as i8, Source::Card(card));
                }
            }
        }
        self.add_reductions(attack, &mut parts);
        let damage = Sum::of(parts.clone()).total;
        if let Some(attack) = self.attack_mut() {
            (attack.hit, attack.damage) = (true, damage);
        }
        out.tell(Event::Struck { attacker, target, shots, parts, damage });
        self.then(AttackStep::Shield, Some((Moment::Hit, Some(seat))))
    }

    /// An attack beyond the attack action: is there a target?
    pub(crate) fn extra(&mut self, figure: Id, only: Option<Id>, not: Option<Id>) -> Flow {
        if self.extra_targets(figure, only, not).is_empty() { self.done() } else { Flow::Ask }
    }

    /// Whom such an attack may be made on.
    pub(crate) fn extra_targets(
        &self,
        figure: Id,
        only: Option<Id>,
        not: Option<Id>,
    ) -> Vec<(Id, Hex, Hex)> {
        if !self.figure(figure).fights() {
            return Vec::new();
        }
        let one_a_hex = self.version() >= 2; // MC-K24
        let mut targets = self.targets(figure);
        targets.retain(|(target, _, at)| {
            Some(*target) != not
                && only.is_none_or(|only| only == *target)
                && (!one_a_hex || self.enemy_at(figure, *at) == Some(*target))
        });
        targets
    }
}
