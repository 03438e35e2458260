//! A set of hexes as bits: unions, intersections and questions in a few
//! instructions.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::hex::{HEXES, Hex};

const WORDS: usize = HEXES.div_ceil(64);

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HexSet([u64; WORDS]);

impl HexSet {
    /// No hex.
    pub const NONE: HexSet = HexSet([0; WORDS]);

    /// Is it in the set?
    #[must_use]
    pub const fn has(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 == 1
    }

    /// Puts it in.
    pub const fn add(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Takes it out.
    pub const fn take(&mut self, hex: Hex) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> u16 {
        self.0.iter().map(|word| word.count_ones() as u16).sum()
    }

    /// Is there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Have both sets a hex in common?
    #[must_use]
    pub fn meets(&self, other: &HexSet) -> bool {
        self.0.iter().zip(&other.0).any(|(mine, theirs)| mine & theirs != 0)
    }

    /// Are all of the other's hexes in this set?
    #[must_use]
    pub fn contains(&self, other: &HexSet) -> bool {
        (*other - *self).is_empty()
    }

    /// One after the other.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + use<> {
        let words = self.0;
        words.into_iter().enumerate().flat_map(|(at, word)| {
            let rest = |rest: &u64| Some(rest & (rest - 1)).filter(|rest| *rest != 0);
            std::iter::successors(Some(word).filter(|word| *word != 0), rest)
                .filter_map(move |rest| Hex::by_index(64 * at + rest.trailing_zeros() as usize))
        })
    }

    /// The set and every hex next to it, on the largest board.
    #[must_use]
    pub fn grown(&self) -> HexSet {
        *self | self.iter().flat_map(Hex::neighbours).collect()
    }

    /// The bits of the first map.
    pub(crate) const fn first_map(&self) -> &[u64; 4] {
        match self.0.first_chunk() {
            Some(words) => words,
            None => &[0; 4],
        }
    }
}

impl BitOr for HexSet {
    type Output = HexSet;

    fn bitor(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}

impl BitOrAssign for HexSet {
    fn bitor_assign(&mut self, other: HexSet) {
        *self = *self | other;
    }
}

impl BitAnd for HexSet {
    type Output = HexSet;

    fn bitand(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
}

impl Sub for HexSet {
    type Output = HexSet;

    fn sub(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }
}

impl Default for HexSet {
    fn default() -> Self {
        HexSet::NONE
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = HexSet::NONE;
        hexes.into_iter().for_each(|hex| set.add(hex));
        set
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A list of its hexes.
impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Hex>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn sets_do_what_sets_do(
            some in proptest::collection::btree_set(0..HEXES, 0..40),
            others in proptest::collection::btree_set(0..HEXES, 0..40),
        ) {
            let hexes = |set: &BTreeSet<usize>| -> BTreeSet<Hex> {
                set.iter().map(|index| Hex::by_index(*index).unwrap()).collect()
            };
            let (a, b) = (hexes(&some), hexes(&others));
            let set = |hexes: &BTreeSet<Hex>| -> HexSet { hexes.iter().copied().collect() };
            let (x, y) = (set(&a), set(&b));
            prop_assert_eq!(x.iter().collect::<BTreeSet<_>>(), a.clone());
            prop_assert_eq!(x | y, set(&(&a | &b)));
            prop_assert_eq!(x & y, set(&(&a & &b)));
            prop_assert_eq!(x - y, set(&(&a - &b)));
            prop_assert_eq!(x.meets(&y), !a.is_disjoint(&b));
            prop_assert_eq!(x.contains(&y), a.is_superset(&b));
            prop_assert_eq!(usize::from(x.len()), a.len());
            prop_assert_eq!(x.is_empty(), a.is_empty());
            for index in 0..HEXES {
                let hex = Hex::by_index(index).unwrap();
                prop_assert_eq!(x.has(hex), a.contains(&hex));
                let near = a.contains(&hex) || a.iter().any(|other| hex.is_adjacent(*other));
                prop_assert_eq!(x.grown().has(hex), near);
            }
        }
    }
}
