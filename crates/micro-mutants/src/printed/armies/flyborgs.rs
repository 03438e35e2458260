//! The yellow Flyborgs.

use crate::card::Ability::{After as AfterMove, Armoured, Repulses, Revenge};
use crate::card::After::{MoveOther, TurnOther};
use crate::card::{Card, Deck, Prey, Range, Shape, Source, Up};
use crate::printed::evolution::Power;
use crate::{Army, Breed, Evolution, EvolutionCard, Site};

pub(crate) const DECK: Deck = Deck {
    army: Army::Flyborgs,
    breeds: &[
        // MM-F1
        Card {
            breed: Breed::Zealot,
            chips: 5,
            shape: Shape::Small,
            double_sided: true,
            dice: [2, 2],
            prey: Prey::Anything,
            abilities: &[Revenge],
            source: Source::Printed,
        },
        // MM-F4
        Card {
            breed: Breed::Warper,
            chips: 2,
            shape: Shape::Small,
            double_sided: false,
            dice: [1, 2],
            prey: Prey::Anything,
            abilities: &[AfterMove(Up::Either, MoveOther(Breed::ALL, Range::Close))],
            source: Source::Printed,
        },
        // MM-F2
        Card {
            breed: Breed::Centurion,
            chips: 4,
            shape: Shape::Large,
            double_sided: true,
            dice: [1, 1],
            prey: Prey::Anything,
            abilities: &[Armoured],
            source: Source::Printed,
        },
        // MM-F3
        Card {
            breed: Breed::Repulsor,
            chips: 2,
            shape: Shape::Rectangular,
            double_sided: false,
            dice: [1, 1],
            prey: Prey::Anything,
            abilities: &[Repulses(Range::Close)],
            source: Source::Printed,
        },
        // MM-F5
        Card {
            breed: Breed::Queen,
            chips: 1,
            shape: Shape::Rectangular,
            double_sided: false,
            dice: [1, 0],
            prey: Prey::Anything,
            abilities: &[AfterMove(Up::Either, TurnOther(Range::Long))],
            source: Source::Printed,
        },
    ],
    missiles: &[],
    red_stars: [0, 0],
    first_game: false,
    sites: [Site::Beacon, Site::HiveThrone, Site::Laboratory],
    evolutions: &[
        // The Warper reaches medium range.
        EvolutionCard {
            evolution: Evolution::WarpPowerCells,
            site: Site::Beacon,
            power: Power::Reach(Breed::Warper, Range::Medium),
            clause: "MM-A6",
            source: Source::Printed,
        },
        // The Queen may turn over an enemy bug instead.
        EvolutionCard {
            evolution: Evolution::PsiSceptre,
            site: Site::Beacon,
            power: Power::TurnEnemies,
            clause: "MM-A6",
            source: Source::Printed,
        },
        // The Repulsor reaches medium range.
        EvolutionCard {
            evolution: Evolution::AntennaAmplifier,
            site: Site::Laboratory,
            power: Power::Reach(Breed::Repulsor, Range::Medium),
            clause: "MM-A6",
            source: Source::Printed,
        },
        // Abilities may be measured from the Laboratory.
        EvolutionCard {
            evolution: Evolution::RadarRoom,
            site: Site::Laboratory,
            power: Power::MeasureFrom(Site::Laboratory),
            clause: "MM-A6",
            source: Source::Printed,
        },
    ],
};
