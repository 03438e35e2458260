//! A card and a heap of cards. Cards of one kind are alike, so a heap is
//! counted.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use tabletop::NotationError;

use crate::cards::{CARDS, CELLS, Face, KINDS, Kind};

/// A kind of card: an index into [`CARDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// The virus.
    pub const VIRUS: Card = Card(KINDS as u8 - 1);

    /// All kinds of card.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// All kinds of cells.
    pub fn cells() -> impl Iterator<Item = Card> {
        (0..CELLS as u8).map(Card)
    }

    /// By its index; the index is one of [`CARDS`].
    pub(crate) const fn at(index: u32) -> Card {
        Card(index as u8)
    }

    /// As an index into an array by card.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name in notation and messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        CARDS[self.index()].name
    }

    /// What is on it.
    #[must_use]
    pub const fn face(self) -> Face {
        CARDS[self.index()].face
    }

    /// Its cell kind and printed cost, if it is a cell.
    #[must_use]
    pub const fn cell(self) -> Option<(Kind, u8)> {
        match self.face() {
            Face::Cell(kind, cost, ..) => Some((kind, cost)),
            _ => None,
        }
    }

    /// Is it a mutation?
    #[must_use]
    pub const fn is_mutation(self) -> bool {
        matches!(self.face(), Face::Mutation(..))
    }

    /// The key of its name in the message files.
    #[must_use]
    pub fn word(self) -> String {
        format!("microscopic-card-{}", self.name())
    }
}

tabletop::named!(Card, "a card");

/// A heap of cards: how many of each kind.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cards(pub(crate) [u8; KINDS]);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; KINDS]);

    /// The whole gene pool.
    #[must_use]
    pub fn pool() -> Cards {
        Cards(std::array::from_fn(|at| CARDS[at].copies))
    }

    /// How many there are of a kind.
    #[must_use]
    pub const fn of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// Is there one of this kind?
    #[must_use]
    pub const fn has(&self, card: Card) -> bool {
        self.of(card) > 0
    }

    /// How many cards there are in all; a pool has 74.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Is there no card?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// Puts a card in.
    pub const fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// Takes a card out; it must be there.
    pub const fn take(&mut self, card: Card) {
        self.0[card.index()] -= 1;
    }

    /// Puts all of `other` in.
    pub fn add_all(&mut self, other: &Cards) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine += theirs;
        }
    }

    /// Takes all of `other` out; they must be there.
    pub fn take_all(&mut self, other: &Cards) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine -= theirs;
        }
    }

    /// Are all of `other` in here?
    #[must_use]
    pub fn contains(&self, other: &Cards) -> bool {
        self.0.iter().zip(&other.0).all(|(mine, theirs)| mine >= theirs)
    }

    /// The kinds of which there is at least one.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().filter(|card| self.has(*card))
    }

    /// The only kind there is, if there is just one.
    #[must_use]
    pub fn only_kind(&self) -> Option<Card> {
        let mut kinds = self.kinds();
        kinds.next().filter(|_| kinds.next().is_none())
    }

    /// Every card, one by one.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|card| std::iter::repeat_n(card, self.of(card).into()))
    }

    /// How many cells these count as, by kind: doubles count as two (MS-T6).
    #[must_use]
    pub fn cell_values(&self) -> [u8; 5] {
        let mut values = [0; 5];
        for (at, entry) in CARDS.iter().enumerate().take(CELLS) {
            if let Face::Cell(kind, _, counts, _) = entry.face {
                values[kind.index()] += counts * self.0[at];
            }
        }
        values
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut heap = Cards::NONE;
        for card in cards {
            heap.0[card.index()] = heap.0[card.index()].saturating_add(1);
        }
        heap
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if n == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for Cards {
    type Err = NotationError;

    fn from_str(list: &str) -> Result<Self, NotationError> {
        let cards: Cards = list.split('+').map(Card::from_str).collect::<Result<_, _>>()?;
        if Cards::pool().contains(&cards) {
            return Ok(cards);
        }
        Err(NotationError::wrong(list, "a heap of cards that exists"))
    }
}

/// A list of names for people, an array of counts for digests.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_seq(self.iter());
        }
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards: Cards = Vec::<Card>::deserialize(deserializer)?.into_iter().collect();
        if Cards::pool().contains(&cards) {
            return Ok(cards);
        }
        Err(D::Error::custom("there are not so many cards of a kind"))
    }
}
