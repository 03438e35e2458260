//! The gene pool: 74 cards of 27 kinds (MS-S1, MS-C1 to MS-C3, MS-C6 to MS-C9).
//!
//! One line is one kind of card: what is printed on it, how many there are,
//! and how we know. What a bonus does is in `price` and `apply`.

use serde::{Deserialize, Serialize};

use Bonus::{AnyCheaper, Draw, Kin, Plain, Replace};
use Face::{Cell, Mutation, Virus};
use Kind::{Cold, Heat, Photosynthetic, Simple, Water};
use Source::{Found, Printed, Reconstructed};

/// The five kinds of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Simple cells.
    Simple,
    /// Cold-adapted cells.
    Cold,
    /// Heat-adapted cells.
    Heat,
    /// Water-adapted cells.
    Water,
    /// Photosynthetic cells.
    Photosynthetic,
}

impl Kind {
    /// As an index into an array by kind.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What stands on the face of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A cell: kind, cost in genes, how many cells it counts as, bonus.
    Cell(Kind, u8, u8, Bonus),
    /// A mutation: cells of this kind cost so much more for its owner.
    Mutation(Kind, i8),
    /// A virus.
    Virus,
}

/// What a cell does for its owner while it is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// Nothing.
    Plain,
    /// So many more draws (MS-C6).
    Draw(u8),
    /// So many times a turn, discard a hand card and draw one (MS-C7).
    Replace(u8),
    /// Cells of the same kind cost so much less (MS-C8).
    Kin(u8),
    /// All cells cost so much less (MS-C8).
    AnyCheaper(u8),
}

/// How we know what a card says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// In the rulebook.
    Printed,
    /// In other public material.
    Found,
    /// Our own reconstruction.
    Reconstructed,
}

/// One kind of card.
#[derive(Clone, Copy, Debug)]
pub struct PrintedCard {
    /// Its name in notation, files and messages.
    pub name: &'static str,
    /// How many the gene pool holds.
    pub copies: u8,
    /// What is on it.
    pub face: Face,
    /// How we know.
    pub source: Source,
}

const fn card(name: &'static str, copies: u8, face: Face, source: Source) -> PrintedCard {
    PrintedCard { name, copies, face, source }
}

/// How many kinds of card there are.
pub const KINDS: usize = 27;
/// How many of them are cells; they come first.
pub const CELLS: usize = 18;

/// The gene pool.
#[rustfmt::skip]
pub const CARDS: [PrintedCard; KINDS] = [
    //    name                     copies  face                                source
    card("simple-draw",             4, Cell(Simple, 3, 1, Draw(1)),           Printed),
    card("simple-replace",          4, Cell(Simple, 3, 1, Replace(1)),        Reconstructed),
    card("simple-discount",         2, Cell(Simple, 3, 1, AnyCheaper(1)),     Reconstructed),
    card("simple-double",           2, Cell(Simple, 5, 2, Plain),             Printed),
    card("simple",                  4, Cell(Simple, 3, 1, Plain),             Printed),

    card("cold-draw",               2, Cell(Cold, 4, 1, Draw(1)),             Printed),
    card("cold-discount",           4, Cell(Cold, 4, 1, Kin(1)),              Found),
    card("cold-double",             2, Cell(Cold, 5, 2, Plain),               Printed),
    card("cold",                    4, Cell(Cold, 4, 1, Plain),               Printed),

    card("heat-draw",               2, Cell(Heat, 4, 1, Draw(1)),             Printed),
    card("heat-discount",           4, Cell(Heat, 4, 1, Kin(1)),              Reconstructed),
    card("heat-double",             2, Cell(Heat, 5, 2, Plain),               Printed),
    card("heat",                    4, Cell(Heat, 4, 1, Plain),               Printed),

    card("water-draw",              2, Cell(Water, 4, 1, Draw(1)),            Printed),
    card("water-discount",          4, Cell(Water, 4, 1, Kin(1)),             Reconstructed),
    card("water-double",            2, Cell(Water, 5, 2, Plain),              Printed),
    card("water",                   4, Cell(Water, 4, 1, Plain),              Printed),

    card("photosynthetic",         10, Cell(Photosynthetic, 3, 1, Plain),     Printed),

    card("cold-cheaper",            1, Mutation(Cold, -1),                    Found),
    card("cold-dearer",             1, Mutation(Cold, 1),                     Reconstructed),
    card("heat-cheaper",            1, Mutation(Heat, -1),                    Reconstructed),
    card("heat-dearer",             1, Mutation(Heat, 1),                     Reconstructed),
    card("water-cheaper",           1, Mutation(Water, -1),                   Reconstructed),
    card("water-dearer",            1, Mutation(Water, 1),                    Reconstructed),
    card("photosynthetic-cheaper",  1, Mutation(Photosynthetic, -1),          Reconstructed),
    card("photosynthetic-dearer",   1, Mutation(Photosynthetic, 1),           Reconstructed),

    card("virus",                   4, Virus,                                 Printed),
];

/// The names alone, in the order of [`CARDS`], for scripted luck.
pub(crate) const NAMES: [&str; KINDS] = {
    let mut names = [""; KINDS];
    let mut at = 0;
    while at < KINDS {
        names[at] = CARDS[at].name;
        at += 1;
    }
    names
};

/// Starting values of every player (MS-S2, MS-T12, MS-T14, MS-T3).
pub const START_HAND: u8 = 3;
/// Draws without any bonus (MS-T12).
pub const BASE_DRAWS: u8 = 2;
/// The hand limit without any bonus (MS-T14).
pub const BASE_HAND_LIMIT: u8 = 3;
/// What a cell costs at least (MS-T3).
pub const LEAST_PRICE: u8 = 1;
/// What is left of everybody's genes when both piles are empty (MS-T18).
pub const GENES_KEPT: u8 = 6;
/// No game is longer (MS-E2).
pub const LAST_ROUND: u16 = 200;
