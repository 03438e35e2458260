//! The yellow Flyborgs.

use crate::card::Ability::{After as AfterMove, Armoured, Repulses, Revenge};
use crate::card::After::{MoveOther, TurnOther};
use crate::card::{Card, Deck, Prey, Range, Shape, Source, Up};
use crate::{Army, Breed};

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
            dice: [1, 1],
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
            dice: [1, 2],
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
};
