//! Armies ready to play: those of the rulebook (MC-A4, MC-A5), and of our own
//! one for every faction and size. An army is known by its name for ever,
//! because records name it; which are offered depends on the version (MC-A10).

mod first;
mod second;

use std::sync::LazyLock;

use crate::army::Army;
use crate::basics::Faction;
use crate::edition::Edition;

/// Where a prepared army comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// The rulebook.
    Printed,
    /// Ours, of version 1.
    First,
    /// Ours, since version 2.
    Second,
    /// Ours, for Epic.
    Epic,
}

/// An army that is ready to play.
#[derive(Debug)]
pub struct Prepared {
    /// Its name in messages and notation.
    pub name: &'static str,
    /// The army.
    pub army: Army,
    origin: Origin,
}

impl Prepared {
    /// Is it among the choices of this version? The printed ones are no match
    /// for ours; they are still known by name.
    #[must_use]
    pub fn is_offered(&self, edition: Edition) -> bool {
        let second = edition.version() >= 2; // MC-A10
        match self.origin {
            Origin::Printed | Origin::First => !second,
            Origin::Second => second,
            Origin::Epic => true,
        }
    }

    /// Is it one of the rulebook's?
    #[must_use]
    pub fn is_printed(&self) -> bool {
        self.origin == Origin::Printed
    }

    /// Does it suit a first game? Units the lesson has shown, who shoot from afar and need
    /// nobody beside them.
    #[must_use]
    pub fn suits_beginners(&self) -> bool {
        self.origin == Origin::Second && self.army.faction() == Some(Faction::Capitol)
    }

    /// Has it given way to another?
    #[must_use]
    pub fn is_earlier(&self) -> bool {
        self.origin == Origin::First
    }

    /// Does this version know its name?
    fn is_known(&self, edition: Edition) -> bool {
        self.origin != Origin::Second || self.is_offered(edition)
    }
}

/// All of them, of all versions.
#[must_use]
pub fn armies() -> &'static [Prepared] {
    static READ: LazyLock<Vec<Prepared>> = LazyLock::new(|| {
        let lists = [
            (first::PRINTED.as_slice(), Origin::Printed),
            (first::FIRST.as_slice(), Origin::First),
            (second::SECOND.as_slice(), Origin::Second),
            (first::EPIC.as_slice(), Origin::Epic),
        ];
        let all = lists.into_iter().flat_map(|(list, origin)| {
            // A test sees to it that none is lost.
            let read = move |(name, text): &(&'static str, &str)| {
                Some(Prepared { name, army: text.parse().ok()?, origin })
            };
            list.iter().filter_map(read)
        });
        all.collect()
    });
    &READ
}

/// Those of a size that a version offers.
pub fn offered(size: u8, edition: Edition) -> impl Iterator<Item = &'static Prepared> {
    armies().iter().filter(move |one| one.army.size == size && one.is_offered(edition))
}

/// One of them by its name, if the version knows it.
#[must_use]
pub fn named(name: &str, edition: Edition) -> Option<&'static Prepared> {
    armies().iter().find(|one| one.name == name && one.is_known(edition))
}
