//! Where a unit stands: one hex, two adjacent hexes, or a rhombus of four.
//! A unit has no front (MC-K2), so a place is a set, always in the same order.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use tabletop::NotationError;

use crate::hex::Hex;
use crate::hexes::HexSet;

/// The hexes a unit fills.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Sorted; what is not needed repeats the first.
    hexes: [Hex; 4],
    size: u8,
}

impl Place {
    /// On one hex.
    #[must_use]
    pub const fn one(hex: Hex) -> Place {
        Place { hexes: [hex; 4], size: 1 }
    }

    /// On two hexes that touch, as the caller knows.
    pub(crate) fn pair(one: Hex, other: Hex) -> Place {
        let (first, second) = if one < other { (one, other) } else { (other, one) };
        Place { hexes: [first, second, first, first], size: 2 }
    }

    /// On these hexes, if a unit can fill them: one, two that are adjacent, or
    /// four that make a rhombus.
    #[must_use]
    pub fn on(hexes: &[Hex]) -> Option<Place> {
        let apart = |steps: u8| {
            let others = |at: usize| hexes.iter().skip(at + 1);
            let pairs = hexes.iter().enumerate();
            pairs
                .map(|(at, hex)| others(at).filter(|other| hex.distance(**other) == steps).count())
                .sum::<usize>()
        };
        // Of the six pairs in a rhombus only the far corners do not touch.
        let fits = match hexes.len() {
            1 => true,
            2 => apart(1) == 1,
            4 => apart(1) == 5 && apart(2) == 1,
            _ => false,
        };
        fits.then(|| Place::sorted(hexes))
    }

    fn sorted(hexes: &[Hex]) -> Place {
        let mut place = Place { hexes: [hexes[0]; 4], size: hexes.len() as u8 };
        place.hexes[..hexes.len()].copy_from_slice(hexes);
        place.hexes[..hexes.len()].sort_unstable();
        let first = place.hexes[0];
        place.hexes[hexes.len()..].fill(first);
        place
    }

    /// The same place with every hex moved one step, if all can.
    pub(crate) fn moved(&self, step: impl Fn(Hex) -> Option<Hex>) -> Option<Place> {
        match self.hexes {
            [one, ..] if self.size == 1 => Some(Place::one(step(one)?)),
            [one, other, ..] if self.size == 2 => Some(Place::pair(step(one)?, step(other)?)),
            [a, b, c, d] => Some(Place::sorted(&[step(a)?, step(b)?, step(c)?, step(d)?])),
        }
    }

    /// Its hexes.
    #[must_use]
    pub fn hexes(&self) -> &[Hex] {
        &self.hexes[..self.size.into()]
    }

    /// How many hexes it has.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Is this one of its hexes?
    #[must_use]
    pub fn has(&self, hex: Hex) -> bool {
        self.hexes.contains(&hex)
    }

    /// Its hexes as a set.
    #[must_use]
    pub fn set(&self) -> HexSet {
        self.hexes.into_iter().collect()
    }

    /// Is one of its hexes in the set?
    #[must_use]
    pub fn meets(&self, set: &HexSet) -> bool {
        self.hexes.iter().any(|hex| set.has(*hex))
    }

    /// The hexes next to it, without its own.
    #[must_use]
    pub fn around(&self) -> HexSet {
        let near: HexSet = self.hexes().iter().flat_map(|hex| hex.neighbours()).collect();
        near - self.set()
    }

    /// The distance between the nearest hexes of both.
    #[must_use]
    pub fn distance(&self, other: &Place) -> u8 {
        let pairs = self.hexes().iter().flat_map(|a| other.hexes().iter().map(|b| a.distance(*b)));
        pairs.min().unwrap_or(0)
    }

    /// Do they stand side by side? A unit is never adjacent to itself (MC-K3).
    #[must_use]
    pub fn is_adjacent(&self, other: &Place) -> bool {
        self.distance(other) == 1
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, hex) in self.hexes().iter().enumerate() {
            write!(f, "{}{hex}", if n == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let hexes = text.split('+').map(Hex::from_str).collect::<Result<Vec<_>, _>>()?;
        let wrong = || NotationError::wrong(text, "a place: one hex, two that touch or four");
        Place::on(&hexes).ok_or_else(wrong)
    }
}

/// Its notation for people, its hexes for digests.
impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(self);
        }
        self.hexes().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> Place {
        text.parse().unwrap()
    }

    #[test]
    fn places_are_sets() {
        assert_eq!(place("k6+j6"), place("j6+k6"));
        assert_eq!(place("k6+j6").to_string(), "j6+k6");
        assert_eq!(place("j6").size(), 1);
        assert_eq!(place("k7+j6+j7+k6").to_string(), "j6+k6+j7+k7");
    }

    #[test]
    fn hexes_that_make_no_place_are_refused() {
        for wrong in
            ["", "j6+j6", "j6+l6", "j6+k6+l6", "j6+k6+l6+m6", "j6+", "j6+k6+j6+k6", "j6+k6+j7+k6"]
        {
            assert!(wrong.parse::<Place>().is_err(), "{wrong} was read");
        }
    }

    #[test]
    fn a_rhombus_lies_three_ways() {
        let hex = |name: &str| name.parse::<Hex>().unwrap();
        let around: Vec<Hex> = hex("j6").neighbours().collect();
        let mut found = std::collections::BTreeSet::new();
        for a in &around {
            for b in &around {
                for c in hex("j6").neighbours().flat_map(Hex::neighbours) {
                    found.extend(Place::on(&[hex("j6"), *a, *b, c]));
                }
            }
        }
        // Four of its hexes can be j6, in each of three ways.
        assert_eq!(found.len(), 12);
    }

    #[test]
    fn neighbours_of_a_double_base() {
        assert_eq!(place("j6+k6").around().len(), 8);
        assert_eq!(place("j6+k6").distance(&place("m6")), 2);
        assert!(place("j6+k6").is_adjacent(&place("l6+m6")));
        assert!(!place("j6+k6").is_adjacent(&place("j6+k6")));
    }
}
