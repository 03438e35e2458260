//! What a piece is and how it is called: `warrior-a3` is the third Warrior of
//! the first seat, `base-b1` the left base of the second. What is nobody's has no
//! letter: `acid-pit-1`, `meteor-4`.

use std::fmt;
use std::str::FromStr;

use flick::Body;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::Card;
use crate::mat::bodies;
use crate::{Breed, Projectile, Terrain, Token};

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A base.
    Base,
    /// A bug.
    Bug(Breed),
    /// A projectile.
    Projectile(Projectile),
    /// A resource (MM-A2).
    Resource,
    /// A template (MM-T1).
    Terrain(Terrain),
    /// A thrown token (MM-T6).
    Token(Token),
}

/// Whose the pieces are that nobody owns.
pub const NOBODY: Seat = Seat(u8::MAX);

impl Kind {
    const BASE: &'static str = "base";
    const RESOURCE: &'static str = "resource";

    /// Its spelling in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Base => Self::BASE,
            Kind::Bug(breed) => breed.name(),
            Kind::Projectile(projectile) => projectile.name(),
            Kind::Resource => Self::RESOURCE,
            Kind::Terrain(terrain) => terrain.name(),
            Kind::Token(token) => token.name(),
        }
    }

    /// The key of its name in the message files.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Kind::Base => "micro-mutants-base".to_owned(),
            Kind::Bug(breed) => breed.word(),
            Kind::Projectile(projectile) => projectile.word(),
            Kind::Resource => "micro-mutants-resource".to_owned(),
            Kind::Terrain(terrain) => terrain.word(),
            Kind::Token(token) => token.word(),
        }
    }

    /// As the felt table knows it.
    #[must_use]
    pub const fn body(self) -> Body {
        match self {
            Kind::Base => bodies::HEX_BASE,
            Kind::Bug(breed) => breed.card().shape.body(),
            Kind::Projectile(projectile) => projectile.card().shape.body(),
            Kind::Resource => bodies::RESOURCE,
            Kind::Terrain(_) => bodies::TERRAIN,
            Kind::Token(_) => bodies::TOKEN,
        }
    }

    /// The card of a bug.
    #[must_use]
    pub const fn card(self) -> Option<&'static Card> {
        match self {
            Kind::Bug(breed) => Some(breed.card()),
            _ => None,
        }
    }

    /// Whether it is nobody's.
    #[must_use]
    pub const fn is_neutral(self) -> bool {
        matches!(self, Kind::Terrain(_) | Kind::Token(_))
    }

    /// Whether it has a special side (MM-P10).
    #[must_use]
    pub fn is_double_sided(self) -> bool {
        self.card().is_some_and(|card| card.double_sided)
    }
}

impl FromStr for Kind {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            Self::BASE => Ok(Kind::Base),
            Self::RESOURCE => Ok(Kind::Resource),
            _ => Breed::by_name(text)
                .map(Kind::Bug)
                .or_else(|| Projectile::by_name(text).map(Kind::Projectile))
                .or_else(|| Terrain::by_name(text).map(Kind::Terrain))
                .or_else(|| Token::by_name(text).map(Kind::Token))
                .ok_or(()),
        }
    }
}

/// The name of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name {
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub seat: Seat,
    /// Which of its kind, from 1.
    pub number: u8,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.kind.is_neutral() {
            return write!(f, "{}-{}", self.kind.name(), self.number);
        }
        let seat = char::from(b'a' + self.seat.0 % 26);
        write!(f, "{}-{seat}{}", self.kind.name(), self.number)
    }
}

impl FromStr for Name {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (kind, which) = text.rsplit_once('-').ok_or(())?;
        let kind: Kind = kind.parse()?;
        let (seat, number) = if kind.is_neutral() {
            (NOBODY, which)
        } else {
            let letter = which.bytes().next().filter(u8::is_ascii_lowercase).ok_or(())?;
            (Seat(letter - b'a'), &which[1..])
        };
        // One spelling: no leading zero, no sign.
        if !number.bytes().next().is_some_and(|first| (b'1'..=b'9').contains(&first)) {
            return Err(());
        }
        let number = number.parse().map_err(|_| ())?;
        Ok(Name { kind, seat, number })
    }
}

impl Serialize for Name {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|()| serde::de::Error::custom(format!("'{text}' is no piece")))
    }
}
