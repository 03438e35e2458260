//! The green Sovietopters.

use crate::card::Ability::{After as AfterMove, Guards, Hidden, ShootsInstead, Together};
use crate::card::After::MoveOther;
use crate::card::{By, Card, Deck, Effect, Missile, Prey, Range, Shape, Source, Up};
use crate::{Army, Breed, Projectile};

pub(crate) const DECK: Deck = Deck {
    army: Army::Sovietopters,
    breeds: &[
        // MM-V3
        Card {
            breed: Breed::Worker,
            chips: 5,
            shape: Shape::Small,
            double_sided: false,
            dice: [2, 1],
            prey: Prey::Anything,
            abilities: &[Together(2)],
            source: Source::Reconstructed,
        },
        // MM-V4
        Card {
            breed: Breed::RedGuard,
            chips: 5,
            shape: Shape::Small,
            double_sided: true,
            dice: [1, 1],
            prey: Prey::Anything,
            abilities: &[Guards(Range::Close)],
            source: Source::Reconstructed,
        },
        // MM-V5
        Card {
            breed: Breed::Saboteur,
            chips: 2,
            shape: Shape::Small,
            double_sided: true,
            dice: [0, 2],
            prey: Prey::Bases,
            abilities: &[Hidden(&[By::Bug, By::Projectile])],
            source: Source::Found,
        },
        // MM-V6
        Card {
            breed: Breed::Kommissar,
            chips: 2,
            shape: Shape::Large,
            double_sided: false,
            dice: [1, 0],
            prey: Prey::Anything,
            abilities: &[AfterMove(
                Up::Either,
                MoveOther(&[Breed::Worker, Breed::RedGuard], Range::Medium),
            )],
            source: Source::Reconstructed,
        },
        // MM-V1
        Card {
            breed: Breed::Tank,
            chips: 2,
            shape: Shape::Rectangular,
            double_sided: false,
            dice: [1, 1],
            prey: Prey::Anything,
            abilities: &[ShootsInstead(Projectile::Flame)],
            source: Source::Printed,
        },
    ],
    missiles: &[FLAME],
    red_stars: [1, 1],
};

// MM-V7
pub(crate) const FLAME: Missile = Missile {
    projectile: Projectile::Flame,
    shape: Shape::Rectangular,
    harms_own: true,
    effect: Effect::Eliminate,
    source: Source::Reconstructed,
};
