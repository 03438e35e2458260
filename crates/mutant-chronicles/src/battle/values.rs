//! What a figure is worth in figures right now: speed, armor, dodge, accuracy,
//! dice. Every sum is made once, with or without its parts.

use tabletop::Seat;

use crate::battle::attack::Attack;
use crate::battle::lasting::Boon;
use crate::battle::sum::{Adds, Source};
use crate::cards::Effect;
use crate::dice::{Die, Pool};
use crate::state::{Battle, Id};
use crate::units::{Ability, Aura, Foe, Gift, Keyword, Reach, Unit};
use crate::zones::{SNIPER_ACCURACY, Token};

impl Battle {
    /// Speed (MC-M1, MC-M8).
    pub(crate) fn add_speed(&self, id: Id, sum: &mut impl Adds) {
        let unit = self.figure(id).unit;
        let slow = self.lasting.iter().filter(|lasting| lasting.on == id);
        let slow = slow.filter_map(|lasting| match lasting.boon {
            Boon::Slow(speed) => Some((speed, lasting.from)),
            _ => None,
        });
        match slow.min_by_key(|(speed, _)| *speed) {
            Some((speed, from)) => sum.add(speed as i8, from),
            None => sum.add(unit.speed() as i8, Source::Printed),
        }
        for lasting in self.lasting.iter().filter(|lasting| lasting.on == id) {
            if let Boon::Speed(more) = lasting.boon {
                sum.add(more as i8, lasting.from);
            }
        }
        self.auras(id, None, |gift, from| {
            if let Gift::Speed(more) = gift {
                sum.add(more as i8, from);
            }
        });
        for (other, figure, _) in self.fighting() {
            for ability in figure.unit.printed().abilities {
                if let Ability::Chill(less) = ability
                    && !self.friends(other, id)
                    && self.adjacent(other, id)
                {
                    sum.add(-(*less as i8), Source::Unit(figure.unit));
                }
            }
        }
    }

    /// Hexes a move goes.
    #[must_use]
    pub fn speed(&self, id: Id) -> u8 {
        let mut speed = 0i8;
        self.add_speed(id, &mut speed);
        speed.max(0).unsigned_abs()
    }

    /// Armor, apart from what cards give for one attack.
    pub(crate) fn add_armor(&self, id: Id, sum: &mut impl Adds) {
        let keyword = self.figure(id).unit.sum(|keyword| match keyword {
            Keyword::Armor(armor) => Some(armor),
            _ => None,
        });
        sum.add(keyword as i8, Source::Armor);
        for lasting in self.lasting.iter().filter(|lasting| lasting.on == id) {
            if let Boon::Armor(more) = lasting.boon {
                sum.add(more as i8, lasting.from);
            }
        }
        self.auras(id, None, |gift, from| {
            if let Gift::Armor(more) = gift {
                sum.add(more as i8, from);
            }
        });
    }

    /// Dodge, apart from what cards give for one attack.
    pub(crate) fn add_dodge(&self, id: Id, sum: &mut impl Adds) {
        let keyword = self.figure(id).unit.sum(|keyword| match keyword {
            Keyword::Dodge(dodge) => Some(dodge),
            _ => None,
        });
        sum.add(keyword as i8, Source::Dodge);
    }

    /// Accuracy a figure adds to its roll. Supporters use no abilities of
    /// their own (MC-C3, MC-C8); what others or the zone give them counts.
    pub(crate) fn add_accuracy(
        &self,
        id: Id,
        target: Option<Id>,
        leads: bool,
        sum: &mut impl Adds,
    ) {
        let unit = self.figure(id).unit;
        let keyword = unit.sum(|keyword| match keyword {
            Keyword::Accuracy(more) => Some(more),
            _ => None,
        });
        sum.add(keyword as i8, Source::Accuracy);
        if leads {
            for ability in unit.printed().abilities {
                match ability {
                    Ability::Steady(more) if !self.has_moved(id) => {
                        sum.add(*more as i8, Source::Unit(unit));
                    }
                    Ability::Together(more, kin) => {
                        let beside = self.ids().any(|(other, figure)| {
                            figure.unit.is(*kin)
                                && self.friends(id, other)
                                && self.adjacent(id, other)
                        });
                        if beside {
                            sum.add(*more as i8, Source::Unit(unit));
                        }
                    }
                    _ => {}
                }
            }
        }
        self.auras(id, target, |gift, from| {
            if let Gift::Accuracy(more) = gift {
                sum.add(more as i8, from);
            }
        });
        if self.holding(id, Token::SniperPost) {
            sum.add(SNIPER_ACCURACY as i8, Source::Zone(Token::SniperPost));
        }
    }

    /// Has the figure left its hex in this activation of its own?
    fn has_moved(&self, id: Id) -> bool {
        self.activation().is_some_and(|activation| activation.figure == id && activation.left)
    }

    /// What a figure rolls, and its rerolls, when it leads an attack on a
    /// target or supports one (MC-C3).
    pub(crate) fn dice(&self, id: Id, target: Id, leads: bool) -> (Pool, u8) {
        let entry = self.figure(id).unit.printed();
        let facing = self.figure(target).unit.printed();
        let mirrors = leads
            && entry.abilities.contains(&Ability::Mirror)
            && facing.dice.len() >= entry.dice.len();
        let rolled = if mirrors { facing } else { entry };
        let mut pool = Pool::default();
        rolled.dice.iter().for_each(|die| pool.add(*die));
        let mut rerolls = rolled.rerolls;
        if leads {
            for ability in entry.abilities {
                if let Ability::Dice(die, count, foe) = ability
                    && self.is_foe(*foe, target)
                {
                    (0..*count).for_each(|_| pool.add(*die));
                }
            }
            self.auras(id, Some(target), |gift, _| match gift {
                Gift::Die(die) => pool.add(die),
                Gift::Reroll => rerolls += 1,
                _ => {}
            });
        }
        (pool, rerolls)
    }

    /// The leader's dice with everything that cards and the zone did to them.
    pub(crate) fn leader_dice(&self, attack: &Attack) -> (Pool, u8) {
        let (mut pool, rerolls) = self.dice(attack.leader, attack.target, true);
        attack.depot.into_iter().for_each(|die| pool.add(die));
        for (_, effect) in attack.effects() {
            if let Effect::Die(die) = effect {
                pool.add(die);
            }
        }
        for die in attack.boosts.iter().filter_map(|boost| boost.less) {
            pool.take(die);
        }
        (pool, rerolls)
    }

    /// Is the target of such a kind?
    pub(crate) fn is_foe(&self, foe: Foe, target: Id) -> bool {
        let unit = self.figure(target).unit;
        match foe {
            Foe::Of(traits) => traits.iter().any(|one| unit.is(*one)),
            Foe::Large => unit.large(),
        }
    }

    /// Is the leader's attack on this target free of Armor (MC-K15)?
    pub(crate) fn pierces(&self, leader: Id, target: Id) -> bool {
        let entry = self.figure(leader).unit.printed();
        entry.keywords.contains(&Keyword::ArmorPiercing)
            || entry.abilities.iter().any(|ability| match ability {
                Ability::Pierces(foe) => self.is_foe(*foe, target),
                _ => false,
            })
    }

    /// Everything others give to a figure by standing where they stand;
    /// `target` is whom it attacks.
    fn auras(&self, id: Id, target: Option<Id>, mut give: impl FnMut(Gift, Source)) {
        let unit = self.figure(id).unit;
        for (giver, figure, _) in self.fighting() {
            for ability in figure.unit.printed().abilities {
                if let Ability::Aura(aura) = ability
                    && unit.is(aura.to)
                    && self.friends(giver, id)
                    && self.reaches(aura, giver, id, target)
                {
                    give(aura.gift, Source::Unit(figure.unit));
                }
            }
        }
    }

    fn reaches(&self, aura: &Aura, giver: Id, id: Id, target: Option<Id>) -> bool {
        let against = match aura.against {
            None => true,
            Some(kind) => target.is_some_and(|target| self.figure(target).unit.is(kind)),
        };
        against
            && match aura.reach {
                Reach::Adjacent => self.adjacent(giver, id),
                Reach::Within(hexes) => self.near(giver, id, hexes),
                Reach::TargetInSight => target.is_some_and(|target| self.sees(giver, target)),
            }
    }

    /// Does the figure hold others in place (MC-B13)?
    #[must_use]
    pub fn grapples(&self, id: Id) -> bool {
        self.figure(id).unit.has(Keyword::Grapple) || self.has(id, |boon| boon == Boon::Grapple)
    }

    /// Enemy grapplers next to a figure (MC-B13).
    pub(crate) fn grapplers(&self, id: Id) -> impl Iterator<Item = Id> {
        self.ids().map(|(other, _)| other).filter(move |other| {
            !self.friends(*other, id) && self.grapples(*other) && self.adjacent(*other, id)
        })
    }

    /// Wounds that can be healed on a figure now.
    #[must_use]
    pub fn healable(&self, id: Id) -> u8 {
        let figure = self.figure(id);
        let festers = self.has(id, |boon| boon == Boon::Festering);
        if figure.fights() && !festers { figure.wounds } else { 0 }
    }

    /// Command icons of a faction a figure shows, with those that adjacent
    /// friends lend.
    #[must_use]
    pub fn icons(&self, id: Id, faction: crate::basics::Faction) -> u8 {
        let own = |unit: Unit| if unit.faction() == faction { unit.printed().icons } else { 0 };
        let lent: u8 = self
            .ids()
            .filter(|(other, figure)| {
                figure.unit.can(Ability::LendsIcons)
                    && self.friends(*other, id)
                    && self.adjacent(*other, id)
            })
            .map(|(_, figure)| own(figure.unit))
            .sum();
        own(self.figure(id).unit) + lent
    }

    /// The colours in a pool, each once.
    pub(crate) fn colours(pool: &Pool) -> impl Iterator<Item = Die> {
        Die::ALL.iter().copied().filter(|die| pool.of(*die) > 0)
    }

    /// Who holds a zone: figures on it, and no enemy on any part of it
    /// (MC-V3). Bronze enemies do not stop the stubborn.
    #[must_use]
    pub fn holder(&self, zone: u8) -> Option<Seat> {
        let zone = self.board().zones().get(usize::from(zone))?;
        let on = || self.fighting().filter(|(_, _, place)| place.meets(&zone.hexes));
        let holds = |seat: Seat| {
            let stubborn = || {
                on().any(|(_, figure, _)| {
                    self.allied(figure.seat, seat) && figure.unit.can(Ability::Stubborn)
                })
            };
            on().all(|(_, figure, _)| {
                self.allied(figure.seat, seat)
                    || figure.unit.rank() == crate::basics::Rank::Bronze && stubborn()
            })
        };
        let mut holder = None;
        for (_, figure, _) in on() {
            match holder {
                Some(seat) if self.allied(seat, figure.seat) => {}
                Some(_) if holds(figure.seat) => return None,
                None if holds(figure.seat) => holder = Some(figure.seat),
                _ => {}
            }
        }
        holder
    }

    /// Does the figure hold a zone with this token (MC-V8)?
    pub(crate) fn holding(&self, id: Id, token: Token) -> bool {
        let Some(place) = self.place(id) else { return false };
        self.zones_with(token).any(|zone| {
            place.meets(&self.board().zones()[usize::from(zone)].hexes)
                && self.holder(zone).is_some_and(|seat| self.allied(seat, self.figure(id).seat))
        })
    }

    /// Does the figure stand on a zone its side holds (MC-V3)?
    pub(crate) fn holds_ground(&self, id: Id) -> bool {
        let Some(place) = self.place(id) else { return false };
        let zones = (0u8..).zip(self.board().zones()).take(self.tokens.len());
        let mut under = zones.filter(|(_, zone)| place.meets(&zone.hexes));
        under.any(|(zone, _)| {
            self.holder(zone).is_some_and(|seat| self.allied(seat, self.figure(id).seat))
        })
    }

    /// How many zones with this token a seat holds.
    pub(crate) fn held(&self, seat: Seat, token: Token) -> u8 {
        self.zones_with(token).filter(|zone| self.holder(*zone) == Some(seat)).count() as u8
    }

    fn zones_with(&self, token: Token) -> impl Iterator<Item = u8> {
        (0u8..).zip(&self.tokens).filter(move |(_, one)| **one == token).map(|(zone, _)| zone)
    }
}
