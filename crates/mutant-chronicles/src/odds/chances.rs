//! What an attack would do, exactly: the attack in hand or one that is only
//! thought of, as a volley of dice with every modifier.

use tabletop::{Illegal, Said, SeatSet};

use crate::action::Name;
use crate::battle::attack::{Attack, AttackKind, AttackStep, Shot};
use crate::battle::sum::Sum;
use crate::cards::Effect;
use crate::hex::Hex;
use crate::odds::{Aim, Roll, Rule, Volley};
use crate::question::{Answer, PlannedAttack, ShotOdds};
use crate::state::{Battle, Id};
use crate::units::Ability;

impl Attack {
    /// An attack that is not declared yet.
    #[must_use]
    pub fn new(leader: Id, from: Hex, target: Id, at: Hex, kind: AttackKind) -> Attack {
        Attack {
            leader,
            from,
            target,
            at,
            kind,
            blind: false,
            boosts: Vec::new(),
            depot: None,
            shots: vec![Shot::new(leader, from)],
            rolling: 0,
            step: AttackStep::Declared,
            foiled: None,
            hit: false,
            damage: 0,
            fallen: Vec::new(),
            shields: Vec::new(),
            spared: SeatSet::NONE,
        }
    }
}

impl Shot {
    /// A unit's part in an attack, before it rolls.
    #[must_use]
    pub const fn new(figure: Id, from: Hex) -> Shot {
        Shot { figure, from, dice: Vec::new(), rerolls: 0, salvo: 0 }
    }
}

impl Battle {
    /// The attack as dice, before any is rolled.
    #[must_use]
    pub fn volley(&self, attack: &Attack, aim: Aim) -> Volley {
        let roll = |nth: usize| {
            let shot = &attack.shots[nth];
            let (dice, rerolls) = match nth {
                0 => self.leader_dice(attack),
                _ => self.dice(shot.figure, attack.target, false),
            };
            let (mut accuracy, mut need) = (0i8, 0i8);
            self.add_shot_accuracy(attack, nth, &mut accuracy);
            self.add_need(attack, shot, &mut need);
            let (accuracy, need) = (accuracy.unsigned_abs(), need.unsigned_abs());
            Roll { dice, rerolls, accuracy, need }
        };
        let mut less = 0i8;
        self.add_reductions(attack, &mut less);
        let more = attack.effects().map(|(_, effect)| match effect {
            Effect::SupportDamage(more) => u16::from(more),
            _ => 0,
        });
        Volley {
            rolls: (0..attack.shots.len()).map(roll).collect(),
            rule: Rule {
                harmless: self.harmless(attack.target),
                lowest: self.figure(attack.target).unit.can(Ability::Veiled),
            },
            less: less.unsigned_abs().into(),
            more_if_helped: more.sum(),
            aim,
        }
    }

    /// Answers with the odds of an attack: the one being made, if its dice are
    /// not rolled yet, or one by description.
    pub(crate) fn odds_of(&self, plan: Option<&PlannedAttack>) -> Result<Answer, Illegal> {
        let nothing = || Illegal::new("MC-K1", Said::new("mutant-chronicles-refused-no-attack"));
        let attack = match plan {
            None => self.attack().cloned().ok_or_else(nothing)?,
            Some(plan) => self.planned(plan)?,
        };
        let health = self.figure(attack.target).health();
        let volley = self.volley(&attack, Aim::Damage);
        let odds = volley.odds();
        let shots = (0..attack.shots.len()).map(|nth| {
            let (roll, shot) = (&volley.rolls[nth], &attack.shots[nth]);
            let (mut accuracy, mut need) = (Vec::new(), Vec::new());
            self.add_shot_accuracy(&attack, nth, &mut accuracy);
            self.add_need(&attack, shot, &mut need);
            ShotOdds {
                figure: self.figure(shot.figure).name(),
                dice: roll.dice.iter().collect(),
                rerolls: roll.rerolls,
                accuracy: Sum::of(accuracy),
                need: Sum::of(need),
                hit: odds.hits()[nth].per_mille(),
            }
        });
        let mut parts = Vec::new();
        self.add_reductions(&attack, &mut parts);
        let expected = odds.expected();
        Ok(Answer::Odds {
            shots: shots.collect(),
            parts,
            hit: odds.hit().per_mille(),
            damage: (0..=odds.most()).map(|damage| odds.chance(damage).per_mille()).collect(),
            expected: (expected.over * 1000 / expected.under.max(1)) as u32,
            destroys: odds.at_least(health.into()).per_mille(),
        })
    }

    /// An attack by description. Whether it can be made is not asked: one may
    /// think of an attack from where one does not stand yet.
    fn planned(&self, plan: &PlannedAttack) -> Result<Attack, Illegal> {
        let refuse = |clause, key: &str| {
            Illegal::new(clause, Said::new(format!("mutant-chronicles-refused-{key}")))
        };
        let known = |name: Name| self.on_map(name);
        let leader = known(plan.leader)?;
        let target = self.enemy_at(leader, plan.at);
        let target = target.ok_or_else(|| refuse("MC-K4", "no-enemy-there"))?;
        // Of the attack under way the plan only adds supporters: cards are played.
        let same = |attack: &&Attack| {
            (attack.leader, attack.from, attack.at) == (leader, plan.from, plan.at)
        };
        let attack = self.attack().filter(same).cloned();
        let mut attack = attack
            .unwrap_or_else(|| Attack::new(leader, plan.from, target, plan.at, AttackKind::Action));
        for (name, from) in &plan.with {
            let id = known(*name)?;
            if attack.shots.iter().all(|shot| shot.figure != id) {
                attack.shots.push(Shot::new(id, *from));
            }
        }
        Ok(attack)
    }
}
