//! The words on the cards: armies, breeds, projectiles, and what a die shows.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

tabletop::named! {
    /// An army (MM-P1).
    enum Army in "micro-mutants.ts", said "micro-mutants-army" {
        /// Blue.
        Usarthropods = "usarthropods",
        /// Yellow.
        Flyborgs = "flyborgs",
        /// Green.
        Sovietopters = "sovietopters",
        /// Purple.
        Chitinians = "chitinians",
    }
}

impl Army {
    /// The key of its name in the Classic game (MM-K8).
    pub(crate) fn classic_word(self) -> String {
        format!("micro-mutants-classic-army-{self}")
    }
}

tabletop::named! {
    /// A breed of bugs (MM-P2).
    enum Breed in "micro-mutants.ts", said "micro-mutants-breed" {
        /// Usarthropod, MM-U1.
        Soldier = "soldier",
        /// Usarthropod, MM-U3.
        GreenBeret = "green-beret",
        /// Usarthropod, MM-U4.
        Rocketeer = "rocketeer",
        /// Usarthropod, MM-U7.
        Intruder = "intruder",
        /// Usarthropod, MM-U6.
        Carrier = "carrier",
        /// Flyborg, MM-F1.
        Zealot = "zealot",
        /// Flyborg, MM-F4.
        Warper = "warper",
        /// Flyborg, MM-F2.
        Centurion = "centurion",
        /// Flyborg, MM-F3.
        Repulsor = "repulsor",
        /// Flyborg, MM-F5.
        Queen = "queen",
        /// Sovietopter, MM-V3.
        Worker = "worker",
        /// Sovietopter, MM-V4.
        RedGuard = "red-guard",
        /// Sovietopter, MM-V5.
        Saboteur = "saboteur",
        /// Sovietopter, MM-V6.
        Kommissar = "kommissar",
        /// Sovietopter, MM-V1.
        Tank = "tank",
        /// Chitinian, MM-C1.
        Warrior = "warrior",
        /// Chitinian, MM-C2.
        Digger = "digger",
        /// Chitinian, MM-C3.
        Spider = "spider",
        /// Chitinian, MM-C4.
        AcidSpitter = "acid-spitter",
        /// Chitinian, MM-C5.
        Exterminator = "exterminator",
    }
}

tabletop::named! {
    /// What a bug shoots (MM-B9).
    enum Projectile in "micro-mutants.ts", said "micro-mutants-projectile" {
        /// Of the Rocketeer, MM-U5.
        Rocket = "rocket",
        /// Of the Tank, MM-V7.
        Flame = "flame",
        /// Of the Spider, MM-C3.
        Web = "web",
        /// Of the Acid Spitter, MM-C4.
        AcidSpit = "acid-spit",
    }
}

tabletop::named! {
    /// A template in the middle of the mat (MM-T1).
    enum Terrain in "micro-mutants.ts", said "micro-mutants-terrain" {
        /// MM-T3.
        AcidPit = "acid-pit",
        /// MM-T4.
        GravityManipulator = "gravity-manipulator",
        /// MM-T5.
        WarpGate = "warp-gate",
    }
}

impl Terrain {
    /// What is thrown when a bug lands on it.
    #[must_use]
    pub const fn token(self) -> Option<Token> {
        match self {
            Terrain::AcidPit => None,
            Terrain::GravityManipulator => Some(Token::Meteor),
            Terrain::WarpGate => Some(Token::Entrance),
        }
    }

    pub(crate) const fn clause(self) -> tabletop::Clause {
        match self {
            Terrain::AcidPit => "MM-T3",
            Terrain::GravityManipulator => "MM-T4",
            Terrain::WarpGate => "MM-T5",
        }
    }
}

tabletop::named! {
    /// What is thrown, four at a time (MM-T6).
    enum Token in "micro-mutants.ts", said "micro-mutants-token" {
        /// Of the Gravity Manipulator, MM-T4.
        Meteor = "meteor",
        /// Of the Warp Gate, MM-T5.
        Entrance = "entrance",
    }
}

/// What an action die shows: a breed, or the Red Star (MM-V1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// One bug of this breed may move.
    Breed(Breed),
    /// A Worker or a Red Guard may move.
    RedStar,
}

impl Symbol {
    /// The spelling of the Red Star.
    const RED_STAR: &'static str = "red-star";
    /// How many symbols there are.
    pub(crate) const COUNT: usize = Breed::ALL.len() + 1;

    /// By its number: breeds first.
    pub(crate) fn at(number: u32) -> Self {
        Breed::ALL.get(number as usize).map_or(Symbol::RedStar, |breed| Symbol::Breed(*breed))
    }

    /// Its spelling in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Symbol::Breed(breed) => breed.name(),
            Symbol::RedStar => Self::RED_STAR,
        }
    }

    /// The key of its name in the message files.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Symbol::Breed(breed) => breed.word(),
            Symbol::RedStar => "micro-mutants-red-star".to_owned(),
        }
    }

    /// The breeds it moves for who has Forward, Comrades! (MM-A6).
    pub(crate) const fn breeds_of_comrades(self) -> &'static [Breed] {
        match self {
            Symbol::Breed(_) => self.breeds(),
            Symbol::RedStar => Breed::ALL.split_at(Breed::Worker as usize).1.split_at(5).0,
        }
    }

    /// The breeds it can move (MM-B4, MM-V1).
    #[must_use]
    pub const fn breeds(self) -> &'static [Breed] {
        match self {
            Symbol::Breed(breed) => Breed::ALL.split_at(breed as usize).1.split_at(1).0,
            Symbol::RedStar => &[Breed::Worker, Breed::RedGuard],
        }
    }
}

impl FromStr for Symbol {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            Self::RED_STAR => Ok(Symbol::RedStar),
            _ => Breed::by_name(text).map(Symbol::Breed).ok_or(()),
        }
    }
}

impl Serialize for Symbol {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Symbol {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|()| serde::de::Error::custom(format!("no die shows '{text}'")))
    }
}

/// The names of all symbols by their numbers.
pub(crate) static SYMBOLS: [&str; Symbol::COUNT] = {
    let mut names = [Symbol::RED_STAR; Symbol::COUNT];
    let mut at = 0;
    while at < Breed::NAMES.len() {
        names[at] = Breed::NAMES[at];
        at += 1;
    }
    names
};
