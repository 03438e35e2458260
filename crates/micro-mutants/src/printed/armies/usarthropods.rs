//! The blue Usarthropods.

use crate::card::Ability::{After as AfterMove, Avenged, Carries, Hidden};
use crate::card::After::{MoveAgain, Shoot};
use crate::card::{By, Card, Deck, Effect, Missile, Prey, Range, Shape, Source, Up};
use crate::printed::evolution::Power;
use crate::{Army, Breed, Evolution, EvolutionCard, Projectile, Site};

pub(crate) const DECK: Deck = Deck {
    army: Army::Usarthropods,
    breeds: &[
        // MM-U1
        Card {
            breed: Breed::Soldier,
            chips: 5,
            shape: Shape::Small,
            double_sided: true,
            dice: [1, 2],
            prey: Prey::Anything,
            abilities: &[Avenged(Range::Long)],
            source: Source::Printed,
        },
        // MM-U3
        Card {
            breed: Breed::GreenBeret,
            chips: 3,
            shape: Shape::Small,
            double_sided: true,
            dice: [2, 2],
            prey: Prey::Anything,
            abilities: &[Hidden(&[By::Bug, By::Projectile])],
            source: Source::Found,
        },
        // MM-U4
        Card {
            breed: Breed::Rocketeer,
            chips: 2,
            shape: Shape::Large,
            double_sided: true,
            dice: [1, 0],
            prey: Prey::Anything,
            abilities: &[AfterMove(Up::Special, Shoot(Projectile::Rocket))],
            source: Source::Found,
        },
        // MM-U7
        Card {
            breed: Breed::Intruder,
            chips: 2,
            shape: Shape::Large,
            double_sided: true,
            dice: [1, 0],
            prey: Prey::Anything,
            abilities: &[AfterMove(Up::Special, MoveAgain)],
            source: Source::Reconstructed,
        },
        // MM-U6
        Card {
            breed: Breed::Carrier,
            chips: 2,
            shape: Shape::Rectangular,
            double_sided: false,
            dice: [1, 2],
            prey: Prey::Anything,
            abilities: &[Carries(Range::Close)],
            source: Source::Reconstructed,
        },
    ],
    missiles: &[ROCKET],
    red_stars: [0, 0],
    // Its bugs mostly do what they look like, and it wins as often as any (docs/benchmarks.md).
    first_game: true,
    sites: [Site::Headquarters, Site::Fort, Site::Armory],
    evolutions: &[
        // Give up a result: turn any two own bugs over.
        EvolutionCard {
            evolution: Evolution::SecretOperations,
            site: Site::Headquarters,
            power: Power::TurnBugs(2),
            clause: "MM-A6",
            source: Source::Printed,
        },
        // A reinforcement may be of any breed and enter special side up.
        EvolutionCard {
            evolution: Evolution::UncleSam,
            site: Site::Headquarters,
            power: Power::Recruit,
            clause: "MM-A10",
            source: Source::Reconstructed,
        },
        // A Rocket that captured nothing is shot again, once a turn.
        EvolutionCard {
            evolution: Evolution::GuidedMissiles,
            site: Site::Armory,
            power: Power::Repeat(Projectile::Rocket),
            clause: "MM-A11",
            source: Source::Reconstructed,
        },
        // The Carrier loads from medium range.
        EvolutionCard {
            evolution: Evolution::AirLift,
            site: Site::Armory,
            power: Power::Reach(Breed::Carrier, Range::Medium),
            clause: "MM-A12",
            source: Source::Reconstructed,
        },
    ],
};

// MM-U5
pub(crate) const ROCKET: Missile = Missile {
    projectile: Projectile::Rocket,
    shape: Shape::Rectangular,
    harms_own: false,
    effect: Effect::Eliminate,
    source: Source::Reconstructed,
};
