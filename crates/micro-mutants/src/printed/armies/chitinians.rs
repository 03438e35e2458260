//! The purple Chitinians.

use crate::card::Ability::{After as AfterMove, Hidden, MovesTwice};
use crate::card::After::{Burrow, Rampage, Shoot, TurnOver};
use crate::card::{By, Card, Deck, Effect, Missile, Prey, Range, Shape, Source, Up};
use crate::printed::evolution::Power;
use crate::{Army, Breed, Evolution, EvolutionCard, Projectile, Site};

pub(crate) const DECK: Deck = Deck {
    army: Army::Chitinians,
    breeds: &[
        // MM-C1
        Card {
            breed: Breed::Warrior,
            chips: 6,
            shape: Shape::Small,
            double_sided: false,
            dice: [2, 2],
            prey: Prey::Anything,
            abilities: &[MovesTwice],
            source: Source::Printed,
        },
        // MM-C2
        Card {
            breed: Breed::Digger,
            chips: 4,
            shape: Shape::Small,
            double_sided: true,
            dice: [1, 2],
            prey: Prey::Anything,
            abilities: &[
                Hidden(&[By::Projectile]),
                AfterMove(Up::Special, Burrow(Range::Close)),
                AfterMove(Up::Normal, TurnOver),
            ],
            source: Source::Printed,
        },
        // MM-C3
        Card {
            breed: Breed::Spider,
            chips: 2,
            shape: Shape::Large,
            double_sided: false,
            dice: [1, 1],
            prey: Prey::Anything,
            abilities: &[AfterMove(Up::Either, Shoot(Projectile::Web))],
            source: Source::Printed,
        },
        // MM-C4
        Card {
            breed: Breed::AcidSpitter,
            chips: 2,
            shape: Shape::Rectangular,
            double_sided: false,
            dice: [1, 1],
            prey: Prey::Anything,
            abilities: &[AfterMove(Up::Either, Shoot(Projectile::AcidSpit))],
            source: Source::Printed,
        },
        // MM-C5
        Card {
            breed: Breed::Exterminator,
            chips: 1,
            shape: Shape::Rectangular,
            double_sided: false,
            dice: [1, 0],
            prey: Prey::Bugs,
            abilities: &[AfterMove(Up::Either, Rampage)],
            source: Source::Printed,
        },
    ],
    missiles: &[WEB, ACID_SPIT],
    red_stars: [0, 0],
    first_game: false,
    sites: [Site::Incubator, Site::Nest, Site::Mutator],
    evolutions: &[
        // Before it moves, a Warrior may be put beside a special-side Digger.
        EvolutionCard {
            evolution: Evolution::TunnelComplex,
            site: Site::Incubator,
            power: Power::Tunnel(Breed::Warrior, Breed::Digger),
            clause: "MM-A6",
            source: Source::Printed,
        },
        // A result may bring a reinforcement even if it could move a bug.
        EvolutionCard {
            evolution: Evolution::Larvae,
            site: Site::Incubator,
            power: Power::Hatch,
            clause: "MM-A6",
            source: Source::Printed,
        },
        // The Exterminator moves again as long as it eliminates.
        EvolutionCard {
            evolution: Evolution::Frenzy,
            site: Site::Mutator,
            power: Power::Frenzy,
            clause: "MM-A6",
            source: Source::Printed,
        },
        // The extra shot may shoot a Web from any own bug or base.
        EvolutionCard {
            evolution: Evolution::WebMutation,
            site: Site::Mutator,
            power: Power::ExtraShoot(Projectile::Web),
            clause: "MM-A6",
            source: Source::Printed,
        },
    ],
};

// MM-C3
pub(crate) const WEB: Missile = Missile {
    projectile: Projectile::Web,
    shape: Shape::Small,
    harms_own: false,
    effect: Effect::Hold,
    source: Source::Printed,
};

// MM-C4
pub(crate) const ACID_SPIT: Missile = Missile {
    projectile: Projectile::AcidSpit,
    shape: Shape::Small,
    harms_own: false,
    effect: Effect::Dissolve,
    source: Source::Printed,
};
