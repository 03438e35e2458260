//! An attack as it stands: who, whom, from where, with what, how far it is.
//! `themes::strike` moves it on, `odds`-like sums are in `values`.

use serde::{Deserialize, Serialize};
use tabletop::SeatSet;

use crate::battle::sum::Source;
use crate::cards::{Card, Effect};
use crate::dice::Die;
use crate::event::Shown;
use crate::hex::Hex;
use crate::place::Place;
use crate::state::Id;

/// An attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// Who leads it.
    pub leader: Id,
    /// From which of its hexes (MC-K3).
    pub from: Hex,
    /// The target.
    pub target: Id,
    /// Which of its hexes (MC-K3).
    pub at: Hex,
    /// What kind of attack it is.
    pub kind: AttackKind,
    /// It needs no line of sight (Trick Shot).
    pub blind: bool,
    /// What cards did to it.
    pub boosts: Vec<Boost>,
    /// The die of a Munitions Depot.
    pub depot: Option<Die>,
    /// Everybody's dice, the leader's first.
    pub shots: Vec<Shot>,
    /// Whose dice are rolled now.
    pub rolling: u8,
    /// How far it is.
    pub step: AttackStep,
    /// Why it came to nothing.
    pub foiled: Option<Source>,
    /// Did anybody hit?
    pub hit: bool,
    /// Final damage still to be assigned to the target.
    pub damage: u8,
    /// Who was destroyed by it, and where they stood.
    pub fallen: Vec<(Id, Place)>,
    /// Who has taken damage for the target.
    pub shields: Vec<Id>,
    /// Whose bodyguards take no more.
    #[serde(default, skip_serializing_if = "nobody")]
    pub spared: SeatSet,
}

/// What kind of attack it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub enum AttackKind {
    /// The attack action of an order.
    Action,
    /// From guard (MC-G2).
    Guard,
    /// Allowed by an effect, without supporters.
    Extra,
}

/// How far an attack is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub enum AttackStep {
    /// The target is declared.
    Declared,
    /// Cards have been played; is the target still one?
    Confirm,
    /// Supporters join (MC-C1).
    Support,
    /// The leader's last additions.
    Depot,
    /// Dice are rolled.
    Roll,
    /// Dice are rolled again, one by one (MC-K6).
    Reroll,
    /// Cards on the roll.
    Rolled,
    /// Hits and damage are counted.
    Count,
    /// Somebody may take damage for the target.
    Shield,
    /// Damage is assigned.
    Assign,
    /// What follows from damage.
    Damaged,
    /// What follows from destruction.
    Destroyed,
    /// What follows from survival.
    Survived,
    /// A step after the attack.
    Lunge,
    /// What follows the attack action.
    Done,
    /// A second target.
    Second,
    /// Nothing more.
    Over,
}

/// A card that changes an attack by its effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Boost {
    /// The card.
    pub card: Card,
    /// The colour it removes, if it removes a die.
    pub less: Option<Die>,
}

/// Of a set that is not written down when it is empty.
fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

impl Attack {
    /// What cards do to it, effect by effect.
    pub(crate) fn effects(&self) -> impl Iterator<Item = (Card, Effect)> {
        self.boosts.iter().flat_map(|boost| {
            boost.card.printed().effects.iter().map(|effect| (boost.card, *effect))
        })
    }

    /// Does a card give it this?
    pub(crate) fn has(&self, effect: Effect) -> bool {
        self.effects().any(|(_, given)| given == effect)
    }

    /// The shot whose dice are rolled now.
    pub(crate) fn shot(&self) -> &Shot {
        &self.shots[usize::from(self.rolling)]
    }

    /// Does the unit lead or support it?
    pub(crate) fn joined_by(&self, id: Id) -> bool {
        self.shots.iter().any(|shot| shot.figure == id)
    }
}

/// One unit's dice in an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    /// Who rolls.
    pub figure: Id,
    /// From which hex.
    pub from: Hex,
    /// The dice as they lie.
    pub dice: Vec<Shown>,
    /// Rerolls left.
    pub rerolls: u8,
    /// Dice that a card allows to roll once more, by bit.
    pub salvo: u16,
}
