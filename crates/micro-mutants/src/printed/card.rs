//! What stands on a breed card and on a projectile card: the chips, the faces
//! of the dice, and the abilities. An ability attaches to a moment of play;
//! the moments are the variants of `Ability`, and there are no others.

use flick::Body;
use serde::{Deserialize, Serialize};

use crate::mat::bodies;
use crate::{Army, Breed, EvolutionCard, Projectile, Site, Symbol};

/// The ruler has three parts (MM-P9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Range {
    /// To the first mark.
    Close,
    /// To the second mark.
    Medium,
    /// To the end.
    Long,
}

impl Range {
    /// All of them, the shortest first.
    pub const ALL: [Range; 3] = [Range::Close, Range::Medium, Range::Long];

    /// In micrometres; our own sizes, no box tells them.
    #[must_use]
    pub const fn length(self) -> i32 {
        match self {
            Range::Close => 60_000,
            Range::Medium => 120_000,
            Range::Long => 180_000,
        }
    }
}

/// The shape of a chip (MM-P1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Shape {
    /// Small and round.
    Small,
    /// Large and round.
    Large,
    /// Rectangular.
    Rectangular,
}

impl Shape {
    /// As the felt table knows it.
    #[must_use]
    pub const fn body(self) -> Body {
        match self {
            Shape::Small => bodies::SMALL_CHIP,
            Shape::Large => bodies::LARGE_CHIP,
            Shape::Rectangular => bodies::RECT_CHIP,
        }
    }
}

/// The side of a double-sided bug that must look up for an ability (MM-P10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Up {
    Either,
    Normal,
    Special,
}

/// What lands over a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    Bug,
    Projectile,
}

/// What a bug can capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prey {
    Anything,
    /// MM-C5.
    Bugs,
    /// MM-V5.
    Bases,
}

/// An ability, by the moment at which it acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ability {
    /// Always, on its special side: these do not capture it.
    Hidden(&'static [By]),
    /// Always, on its special side: only two bugs together capture it, and a
    /// projectile turns it over instead (MM-F2).
    Armoured,
    /// When the dice are rolled: the same bug may use two equal results
    /// (MM-C1).
    MovesTwice,
    /// Before its move: picks up an own bug within range (MM-U6).
    Carries(Range),
    /// Instead of its move: shoots a projectile (MM-V1).
    ShootsInstead(Projectile),
    /// Instead of its move: shoots an enemy bug within range (MM-F3).
    Repulses(Range),
    /// After its move, with this side up.
    After(Up, After),
    /// When it is eliminated in an enemy turn with its special side up: the
    /// capturing bug is eliminated too (MM-F1).
    Revenge,
    /// When it is eliminated in an enemy turn with its special side up:
    /// another of its breed within range may move (MM-U1).
    Avenged(Range),
    /// When a base within range is captured while its special side is up: the
    /// capturing bug is eliminated (MM-V4).
    Guards(Range),
    /// When it comes as a reinforcement: so many come (MM-V3).
    Together(u8),
}

/// What a bug may do after its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    /// Shoot a projectile.
    Shoot(Projectile),
    /// Move again, once a turn (MM-U7).
    MoveAgain,
    /// Move again if its move eliminated an enemy bug, once a move (MM-C5).
    Rampage,
    /// Be placed again within range (MM-C2).
    Burrow(Range),
    /// Turn itself over (MM-C2).
    TurnOver,
    /// Turn over an own bug within range (MM-F5).
    TurnOther(Range),
    /// Move another own bug of these breeds within range (MM-F4, MM-V6).
    MoveOther(&'static [Breed], Range),
}

/// Where we know something from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Source {
    /// Printed in the rulebook.
    Printed,
    /// Found in other public material.
    Found,
    /// Our own, because nothing public tells it.
    Reconstructed,
}

/// A breed card. How many chips of which shape there are and what the dice
/// show is reconstructed for every breed; the sums per army are printed.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// The breed.
    pub breed: Breed,
    /// How many chips.
    pub chips: u8,
    /// Of which shape.
    pub shape: Shape,
    /// Whether it has a special side (MM-P10).
    pub double_sided: bool,
    /// How many faces of either die show it.
    pub dice: [u8; 2],
    pub(crate) prey: Prey,
    pub(crate) abilities: &'static [Ability],
    /// Where the ability is known from.
    pub source: Source,
}

/// A projectile card.
#[derive(Clone, Copy, Debug)]
pub struct Missile {
    /// Which it is.
    pub projectile: Projectile,
    /// Its shape. There is one chip of each.
    pub shape: Shape,
    /// Whether it harms own bugs too.
    pub(crate) harms_own: bool,
    pub(crate) effect: Effect,
    /// Where its effect is known from.
    pub source: Source,
}

/// What a projectile does to the bugs it captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// They are eliminated; it leaves.
    Eliminate,
    /// A web marker holds them (MM-C3); it leaves.
    Hold,
    /// They are eliminated at the beginning of the shooter's next turn, if it
    /// still lies on them (MM-C4); it stays.
    Dissolve,
}

/// All cards of an army.
#[derive(Clone, Copy, Debug)]
pub struct Deck {
    /// The army.
    pub army: Army,
    /// Its breeds, the commonest first.
    pub breeds: &'static [Card],
    /// What they shoot.
    pub missiles: &'static [Missile],
    /// How many faces of either die show the Red Star (MM-V1).
    pub red_stars: [u8; 2],
    /// The names of its bases: left, main, right (MM-A1).
    pub sites: [Site; 3],
    /// Its evolution cards (MM-A4).
    pub evolutions: &'static [EvolutionCard],
    /// Does it suit a first game?
    pub first_game: bool,
}

impl Army {
    /// Its cards.
    #[must_use]
    pub const fn deck(self) -> &'static Deck {
        match self {
            Army::Usarthropods => &crate::printed::armies::usarthropods::DECK,
            Army::Flyborgs => &crate::printed::armies::flyborgs::DECK,
            Army::Sovietopters => &crate::printed::armies::sovietopters::DECK,
            Army::Chitinians => &crate::printed::armies::chitinians::DECK,
        }
    }
}

impl Deck {
    /// How many of the six faces of a die show each symbol, by its number.
    #[must_use]
    pub fn faces(&self, die: usize) -> [u8; Symbol::COUNT] {
        let mut faces = [0; Symbol::COUNT];
        for card in self.breeds {
            faces[card.breed as usize] = card.dice[die];
        }
        faces[Symbol::COUNT - 1] = self.red_stars[die];
        faces
    }
}

impl Breed {
    /// The army it belongs to; five breeds each, in the order of the armies.
    #[must_use]
    pub const fn army(self) -> Army {
        Army::ALL[self as usize / 5]
    }

    /// The clause of its ability.
    #[must_use]
    pub const fn clause(self) -> tabletop::Clause {
        match self {
            Breed::Soldier => "MM-U1",
            Breed::GreenBeret => "MM-U3",
            Breed::Rocketeer => "MM-U4",
            Breed::Intruder => "MM-U7",
            Breed::Carrier => "MM-U6",
            Breed::Zealot => "MM-F1",
            Breed::Warper => "MM-F4",
            Breed::Centurion => "MM-F2",
            Breed::Repulsor => "MM-F3",
            Breed::Queen => "MM-F5",
            Breed::Worker => "MM-V3",
            Breed::RedGuard => "MM-V4",
            Breed::Saboteur => "MM-V5",
            Breed::Kommissar => "MM-V6",
            Breed::Tank => "MM-V1",
            Breed::Warrior => "MM-C1",
            Breed::Digger => "MM-C2",
            Breed::Spider => "MM-C3",
            Breed::AcidSpitter => "MM-C4",
            Breed::Exterminator => "MM-C5",
        }
    }

    /// Its card.
    #[must_use]
    pub const fn card(self) -> &'static Card {
        &self.army().deck().breeds[self as usize % 5]
    }
}

impl Projectile {
    /// Its card.
    #[must_use]
    pub const fn card(self) -> &'static Missile {
        match self {
            Projectile::Rocket => &crate::printed::armies::usarthropods::ROCKET,
            Projectile::Flame => &crate::printed::armies::sovietopters::FLAME,
            Projectile::Web => &crate::printed::armies::chitinians::WEB,
            Projectile::AcidSpit => &crate::printed::armies::chitinians::ACID_SPIT,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// MM-P1: chips of each shape, projectiles included.
    #[test]
    fn the_box_holds_as_many_chips_as_are_printed() {
        for (army, printed) in [
            (Army::Flyborgs, [7, 4, 3]),
            (Army::Chitinians, [12, 2, 3]),
            (Army::Usarthropods, [8, 4, 3]),
            (Army::Sovietopters, [12, 2, 3]),
        ] {
            let deck = army.deck();
            let count = |shape: Shape| {
                let bugs = deck.breeds.iter().filter(|card| card.shape == shape);
                let missiles = deck.missiles.iter().filter(|card| card.shape == shape);
                bugs.map(|card| card.chips).sum::<u8>() + missiles.count() as u8
            };
            assert_eq!([Shape::Small, Shape::Large, Shape::Rectangular].map(count), printed);
        }
    }

    #[test]
    fn breeds_find_their_cards_and_dice_have_six_faces() {
        for breed in Breed::ALL {
            assert_eq!(breed.card().breed, *breed);
        }
        for army in Army::ALL {
            for die in [0, 1] {
                assert_eq!(army.deck().faces(die).iter().sum::<u8>(), 6, "{army}");
            }
        }
        for projectile in Projectile::ALL {
            assert_eq!(projectile.card().projectile, *projectile);
        }
    }
}
