//! The seven organisms (MS-C4, MS-C10 to MS-C14), one entry each.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Kind::{Cold, Heat, Photosynthetic, Simple, Water};
use crate::cards::Source::{Found, Printed, Reconstructed};
use crate::cards::{Kind, Source};

/// What an organism costs and does.
#[derive(Clone, Copy, Debug)]
pub struct PrintedOrganism {
    /// Its name in notation and messages.
    pub name: &'static str,
    /// Cells of a kind that it costs.
    pub cost: &'static [(Kind, u8)],
    /// Further cells of any kind.
    pub any: u8,
    /// Cells of these kinds cost its owner 1 less.
    pub cheaper: &'static [Kind],
    /// Draws and hand limit rise by this.
    pub flat: u8,
    /// Draws and hand limit rise by the owner's cells of this kind.
    pub per_cell: Option<Kind>,
    /// Cards that become genes at the start of the owner's turn.
    pub free_genes: u8,
    /// So many times a turn, discard a hand card and draw one.
    pub replaces: u8,
    /// No virus hits its owner's cells.
    pub immune: bool,
    /// Mutations that raise a cost do not count for its owner.
    pub steady: bool,
    /// How we know.
    pub source: Source,
}

impl PrintedOrganism {
    /// How many cells it costs in all.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.any + self.cost.iter().map(|(_, count)| count).sum::<u8>()
    }
}

const NOTHING: PrintedOrganism = PrintedOrganism {
    name: "",
    cost: &[],
    any: 0,
    cheaper: &[],
    flat: 0,
    per_cell: None,
    free_genes: 0,
    replaces: 0,
    immune: false,
    steady: false,
    source: Reconstructed,
};

/// How many organisms there are.
pub const COUNT: usize = 7;

/// The organism deck.
pub const ORGANISMS: [PrintedOrganism; COUNT] = [
    // MS-C4
    PrintedOrganism {
        name: "heat",
        cost: &[(Heat, 4)],
        cheaper: &[Heat],
        flat: 1,
        per_cell: Some(Heat),
        source: Printed,
        ..NOTHING
    },
    // MS-C10
    PrintedOrganism {
        name: "cold",
        cost: &[(Cold, 4)],
        cheaper: &[Cold],
        flat: 1,
        per_cell: Some(Cold),
        source: Found,
        ..NOTHING
    },
    // MS-C10
    PrintedOrganism {
        name: "water",
        cost: &[(Water, 4)],
        cheaper: &[Water],
        flat: 1,
        per_cell: Some(Water),
        ..NOTHING
    },
    // MS-C11
    PrintedOrganism {
        name: "simple",
        cost: &[(Simple, 5)],
        cheaper: &[Simple],
        flat: 2,
        ..NOTHING
    },
    // MS-C12
    PrintedOrganism {
        name: "photosynthetic",
        cost: &[(Photosynthetic, 4)],
        flat: 1,
        free_genes: 2,
        ..NOTHING
    },
    // MS-C13
    PrintedOrganism {
        name: "resilient",
        cost: &[(Cold, 1), (Heat, 1), (Water, 1)],
        any: 2,
        cheaper: &[Cold, Heat, Water],
        flat: 3,
        immune: true,
        steady: true,
        ..NOTHING
    },
    // MS-C14
    PrintedOrganism { name: "bacteria", any: 6, flat: 3, replaces: 2, ..NOTHING },
];

/// One of the organisms: an index into [`ORGANISMS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Organism(u8);

impl Organism {
    /// All organisms.
    pub fn all() -> impl Iterator<Item = Organism> {
        (0..COUNT as u8).map(Organism)
    }

    /// By its index; the index is one of [`ORGANISMS`].
    pub(crate) const fn at(index: u32) -> Organism {
        Organism(index as u8)
    }

    /// What it costs and does.
    #[must_use]
    pub const fn printed(self) -> &'static PrintedOrganism {
        &ORGANISMS[self.0 as usize]
    }

    /// Its name in notation and messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.printed().name
    }

    /// The key of its name in the message files.
    #[must_use]
    pub fn word(self) -> String {
        format!("microscopic-organism-{}", self.name())
    }
}

tabletop::named!(Organism, "an organism");

/// A set of organisms.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Organisms(u8);

impl Organisms {
    /// No organism.
    pub const NONE: Organisms = Organisms(0);
    /// All seven.
    pub const ALL: Organisms = Organisms((1 << COUNT) - 1);

    /// Is it in the set?
    #[must_use]
    pub const fn has(self, organism: Organism) -> bool {
        self.0 & (1 << organism.0) != 0
    }

    /// Puts it in.
    pub const fn add(&mut self, organism: Organism) {
        self.0 |= 1 << organism.0;
    }

    /// Takes it out.
    pub const fn take(&mut self, organism: Organism) {
        self.0 &= !(1 << organism.0);
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = Organism> {
        Organism::all().filter(move |organism| self.has(*organism))
    }
}

impl FromIterator<Organism> for Organisms {
    fn from_iter<I: IntoIterator<Item = Organism>>(organisms: I) -> Self {
        let mut set = Organisms::NONE;
        organisms.into_iter().for_each(|organism| set.add(organism));
        set
    }
}

impl fmt::Debug for Organisms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A list of names for people, one byte for digests.
impl Serialize for Organisms {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_seq(self.iter());
        }
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Organisms {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Organism>::deserialize(deserializer)?.into_iter().collect())
    }
}
