//! The green Sovietopters.

use crate::card::Ability::{After as AfterMove, Guards, Hidden, ShootsInstead, Together};
use crate::card::After::{self, MoveOther};
use crate::card::{By, Card, Deck, Effect, Missile, Prey, Range, Shape, Source, Up};
use crate::printed::evolution::Power;
use crate::{Army, Breed, Evolution, EvolutionCard, Projectile, Site};

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
            dice: [0, 1],
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
            dice: [1, 1],
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
    first_game: false,
    sites: [Site::Barracks, Site::Citadel, Site::Factory],
    evolutions: &[
        // A Red Star moves any one bug.
        EvolutionCard {
            evolution: Evolution::ForwardComrades,
            site: Site::Barracks,
            power: Power::StarMovesAll,
            clause: "MM-A6",
            source: Source::Printed,
        },
        // The Kommissar reaches long range.
        EvolutionCard {
            evolution: Evolution::PoliticalOfficers,
            site: Site::Barracks,
            power: Power::Reach(Breed::Kommissar, Range::Long),
            clause: "MM-A13",
            source: Source::Reconstructed,
        },
        // The Tank may shoot the Flame after its move.
        EvolutionCard {
            evolution: Evolution::Turret,
            site: Site::Factory,
            power: Power::After(Breed::Tank, After::Shoot(Projectile::Flame)),
            clause: "MM-A14",
            source: Source::Reconstructed,
        },
        // Give up a Worker or Red Star result and a Worker: repair a base.
        EvolutionCard {
            evolution: Evolution::RepairBrigade,
            site: Site::Factory,
            power: Power::Repair,
            clause: "MM-A15",
            source: Source::Reconstructed,
        },
    ],
};

// MM-V7
pub(crate) const FLAME: Missile = Missile {
    projectile: Projectile::Flame,
    shape: Shape::Rectangular,
    harms_own: true,
    effect: Effect::Eliminate,
    source: Source::Reconstructed,
};
