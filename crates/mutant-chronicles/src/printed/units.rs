//! The unit reference cards: one entry for each kind of unit, its effect
//! beside its figures. The engine reads abilities from here; no rule knows a
//! unit by name.

mod algeroth;
mod bauhaus;
mod brotherhood;
mod capitol;
mod second;

use serde::Serialize;

use crate::basics::{Faction, Known, Rank, Trait};
use crate::dice::Die;

/// One unit reference card.
#[derive(Debug)]
pub struct ReferenceCard {
    /// What it is called, in notation and in message keys.
    pub name: &'static str,
    /// Its collector number.
    pub number: u16,
    /// Whose it is; its command icons are of this kind.
    pub faction: Faction,
    /// Its rank.
    pub rank: Rank,
    /// A unique personality (MC-A3).
    pub unique: bool,
    /// Command icons.
    pub icons: u8,
    /// What it rolls.
    pub dice: &'static [Die],
    /// Reroll symbols (MC-K6).
    pub rerolls: u8,
    /// Wounds that destroy it (MC-K10).
    pub health: u8,
    /// How many hexes it fills: 1, or 2 for a double-based unit.
    pub hexes: u8,
    /// Keywords (MC-B5).
    pub keywords: &'static [Keyword],
    /// Everything else on the card.
    pub abilities: &'static [Ability],
    /// Traits.
    pub traits: &'static [Trait],
    /// How well it is known.
    pub known: Known,
}

/// A keyword (MC-B5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub enum Keyword {
    /// Added to the accuracy rolled.
    Accuracy(u8),
    /// Taken off the rolled damage.
    Armor(u8),
    /// Armor does not reduce its attacks.
    ArmorPiercing,
    /// Makes it harder to hit from afar.
    Dodge(u8),
    /// Crosses walls, units and rough ground (MC-M7).
    Flying,
    /// Holds adjacent enemies (MC-B13).
    Grapple,
    /// No target for guards (MC-G5).
    Infiltrate,
    /// Adjacent targets only, never a supporter (MC-K11).
    Melee,
    /// A base speed above 4 (MC-M8).
    Speed(u8),
    /// A base speed below 4 (MC-M8).
    Slow(u8),
}

/// An ability or a unit action (MC-B1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// More dice when it leads an attack on such a target.
    Dice(Die, u8, Foe),
    /// Armor Piercing when it leads an attack on such a target.
    Pierces(Foe),
    /// Accuracy +X when it leads an attack and did not move this activation.
    Steady(u8),
    /// Accuracy +X when it leads an attack beside another friend of a trait.
    Together(u8, Trait),
    /// What it gives to friends of a trait.
    Aura(Aura),
    /// A unit action, paid with actions of the order.
    Action(UnitAction),
    /// Each attack action is two attacks on two different targets.
    TwoTargets,
    /// Units it damages cannot be healed this round.
    Festering,
    /// After its attack it may step 1 hex.
    Lunge,
    /// The first time it would be destroyed it stays with 1 health.
    SecondSkin,
    /// Its attack action may come in the middle of its move action.
    Strafe,
    /// Takes no damage from dice of this colour (MC-B7).
    Elusive(Die),
    /// Carries an adjacent single-based friend when it moves.
    Airlift,
    /// Bronze enemies on the same zone do not stop it from holding the zone.
    Stubborn,
    /// Takes 1 of the damage an attack deals to an adjacent friend of a trait.
    Bodyguard(Trait),
    /// Its icons may be added to those of an adjacent friend.
    LendsIcons,
    /// When its attack action has dealt damage it may attack the same target
    /// once more.
    FollowUp,
    /// When it leads an attack it rolls the target's printed dice and rerolls,
    /// unless its own are more dice.
    Mirror,
    /// Of attacks on it the lowest number shown is the accuracy; dice without
    /// a number are left out.
    Veiled,
    /// Adjacent enemies have so much less speed.
    Chill(u8),
}

/// Which targets an ability is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foe {
    /// Those with one of these traits.
    Of(&'static [Trait]),
    /// Double-based ones.
    Large,
}

/// What a unit gives to friends of a trait by standing where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aura {
    /// Where they must stand.
    pub reach: Reach,
    /// Which friends.
    pub to: Trait,
    /// What they get.
    pub gift: Gift,
    /// Only against targets of this trait.
    pub against: Option<Trait>,
}

/// Where an aura works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// On adjacent friends; never on itself (MC-B9).
    Adjacent,
    /// On friends within so many hexes, itself too.
    Within(u8),
    /// Anywhere, against targets in its line of sight, itself too.
    TargetInSight,
}

/// What an aura gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gift {
    /// A die when they lead an attack.
    Die(Die),
    /// A reroll when they lead an attack.
    Reroll,
    /// Speed +X.
    Speed(u8),
    /// Accuracy +X.
    Accuracy(u8),
    /// Armor +X.
    Armor(u8),
}

/// A unit action (MC-B6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitAction {
    /// What it is called.
    pub name: &'static str,
    /// What it costs, in actions.
    pub cost: u8,
    /// Once per round only.
    pub once: bool,
    /// What it does.
    pub deed: Deed,
}

/// What a unit action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Heals an adjacent friend of a trait.
    Heal(u8, Trait),
    /// Heals itself or an adjacent friend.
    HealAny(u8),
    /// Heals itself and every adjacent friend.
    HealAround(u8),
    /// Heals an adjacent friend of a trait, or makes an adjacent empty open
    /// hex cover.
    HealOrCover(u8, Trait),
    /// Damage to every adjacent enemy.
    DamageAround(u8),
    /// Damage to an enemy in sight within so many hexes, and 1 to each enemy
    /// adjacent to it; not an attack (MC-B10).
    Blast {
        /// Damage to the enemy.
        damage: u8,
        /// How far.
        within: u8,
    },
    /// Takes the order off another friend within so many hexes that is not on
    /// guard.
    Refresh(u8),
    /// Returns a used silver or bronze card to the hand.
    Recover,
    /// A friend in sight has Armor +X until the owner's next turn.
    Ward(u8),
    /// Moves through single-based enemies and deals 1 damage to each.
    Trample,
    /// An enemy in sight cannot be healed this round and has one action less,
    /// at least 1, when it next gets an order.
    Curse,
}

/// All kinds of units, faction by faction, then the second set.
const ALL: [&[ReferenceCard]; 5] =
    [algeroth::UNITS, capitol::UNITS, bauhaus::UNITS, brotherhood::UNITS, second::UNITS];

/// How many kinds there are.
pub const COUNT: usize = {
    let (mut count, mut list) = (0, 0);
    while list < ALL.len() {
        count += ALL[list].len();
        list += 1;
    }
    count
};

/// The whole list, by number.
static UNITS: [&ReferenceCard; COUNT] = {
    let mut units = [&algeroth::UNITS[0]; COUNT];
    let (mut at, mut list) = (0, 0);
    while list < ALL.len() {
        let mut n = 0;
        while n < ALL[list].len() {
            units[at] = &ALL[list][n];
            at += 1;
            n += 1;
        }
        list += 1;
    }
    units
};

/// A kind of unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Unit(u8);

impl Unit {
    /// All kinds, in the order of the list.
    pub fn all() -> impl ExactSizeIterator<Item = Unit> + Clone {
        (0..COUNT as u8).map(Unit)
    }

    /// The kind of this number.
    #[must_use]
    pub fn at(index: u32) -> Unit {
        Unit((index as usize).min(COUNT - 1) as u8)
    }

    /// Its number in the list.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its reference card.
    #[must_use]
    pub fn printed(self) -> &'static ReferenceCard {
        UNITS[self.index()]
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.printed().name
    }

    /// The message key of its name.
    #[must_use]
    pub fn word(self) -> String {
        format!("mutant-chronicles-unit-{}", self.name())
    }

    /// Has it this trait?
    #[must_use]
    pub fn is(self, what: Trait) -> bool {
        self.printed().traits.contains(&what)
    }

    /// Has it this keyword, whatever its number?
    #[must_use]
    pub fn has(self, keyword: Keyword) -> bool {
        self.printed().keywords.contains(&keyword)
    }

    /// Has it this ability?
    #[must_use]
    pub fn can(self, ability: Ability) -> bool {
        self.printed().abilities.contains(&ability)
    }

    /// Its unit action, if it has one; no card has two.
    #[must_use]
    pub fn action(self) -> Option<&'static UnitAction> {
        self.printed().abilities.iter().find_map(|ability| match ability {
            Ability::Action(action) => Some(action),
            _ => None,
        })
    }

    /// Its collector number.
    #[must_use]
    pub fn number(self) -> u16 {
        self.printed().number
    }

    /// Its rank.
    #[must_use]
    pub fn rank(self) -> Rank {
        self.printed().rank
    }

    /// Whose it is.
    #[must_use]
    pub fn faction(self) -> Faction {
        self.printed().faction
    }

    /// A unique personality (MC-A3)?
    #[must_use]
    pub fn unique(self) -> bool {
        self.printed().unique
    }

    /// How many hexes it fills.
    #[must_use]
    pub fn size(self) -> u8 {
        self.printed().hexes
    }

    /// Fills it more than one hex?
    #[must_use]
    pub fn large(self) -> bool {
        self.printed().hexes > 1
    }

    /// The sum of what keywords of a kind give.
    pub(crate) fn sum(self, amount: impl Fn(Keyword) -> Option<u8>) -> u8 {
        self.printed().keywords.iter().filter_map(|keyword| amount(*keyword)).sum()
    }

    /// Hexes a move goes without help (MC-M1, MC-M8).
    #[must_use]
    pub fn speed(self) -> u8 {
        let named = self.sum(|keyword| match keyword {
            Keyword::Speed(speed) | Keyword::Slow(speed) => Some(speed),
            _ => None,
        });
        if named == 0 { BASE_SPEED } else { named }
    }
}

/// The speed of a unit without Speed or Slow (MC-M1).
pub const BASE_SPEED: u8 = 4;

tabletop::named!(Unit, "a unit", number);
