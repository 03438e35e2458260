//! Decisions and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{NotationError, WordReader};

use crate::basics::Rank;
use crate::cards::Card;
use crate::dice::Die;
use crate::hex::Hex;
use crate::place::Place;
use crate::units::Unit;

/// A figure on the table by name: `ranger-elite-2` is the second Ranger Elite
/// of the game, whoever it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name {
    /// What it is.
    pub unit: Unit,
    /// Which of them, from 1.
    pub number: u8,
}

/// What a card, an ability or a choice is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// A figure.
    Figure(Name),
    /// One or two hexes.
    Place(Place),
    /// A command card.
    Card(Card),
    /// A colour of dice.
    Die(Die),
}

/// One decision of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub enum Action {
    /// `army TEXT`: a prepared army by name, or one of your own (MC-A2).
    Army {
        /// A name, or the text an army is shared as.
        text: String,
    },
    /// `zone a`: choose a deployment zone (MC-S1).
    Zone {
        /// Its letter.
        zone: char,
    },
    /// `place FIGURE HEX[+HEX]`: deploy a figure (MC-S1, MC-S4).
    Place {
        /// Which.
        figure: Name,
        /// Where.
        place: Place,
    },
    /// `place rest`: deploy all the others in some order (MC-S1).
    PlaceRest,
    /// `order FIGURE RANK`: assign an order (MC-R1).
    Order {
        /// To which figure.
        figure: Name,
        /// Of this rank.
        rank: Rank,
    },
    /// `step HEX[+HEX]`: move one hex; the first step begins the move action
    /// (MC-M1, MC-M5, MC-M6).
    Step {
        /// Where it stands then.
        to: Place,
    },
    /// `stop`: end the move.
    Stop,
    /// `attack HEX from HEX`: declare an attack (MC-K1, MC-K3).
    Attack {
        /// The target hex.
        at: Hex,
        /// The hex attacked from.
        from: Hex,
    },
    /// `support FIGURE RANK from HEX`: join the attack with an order (MC-C1).
    Support {
        /// Who supports.
        figure: Name,
        /// The order it gets.
        rank: Rank,
        /// The hex it attacks from.
        from: Hex,
    },
    /// `fire FIGURE at HEX from HEX`: a guard attacks the moving unit (MC-G2).
    Fire {
        /// The guard.
        figure: Name,
        /// The target hex.
        at: Hex,
        /// The hex attacked from.
        from: Hex,
    },
    /// `guard`: go on guard (MC-G1).
    Guard,
    /// `use NAME [on AIM]`: a unit action, or a move that places the unit
    /// (MC-B1).
    Use {
        /// The name of the unit action, card or zone token.
        name: Power,
        /// At what, if it needs a target.
        on: Option<Aim>,
    },
    /// `end`: pass the remaining actions of the order (MC-R4).
    End,
    /// `play CARD by FIGURE [on AIM]`: play a command card (MC-B2, MC-B3).
    Play {
        /// The card.
        card: Card,
        /// The chosen unit.
        by: Name,
        /// At what, if the card needs a target.
        on: Option<Aim>,
    },
    /// `reroll N`: roll the Nth die shown once more (MC-K6).
    Reroll {
        /// Counted from 1.
        die: u8,
    },
    /// `pick AIM`: choose one of what is offered.
    Pick {
        /// What.
        aim: Aim,
    },
    /// `accept`: yes, to what is offered.
    Accept,
    /// `pass`: no; or enough.
    Pass,
}

/// What can be used by name: unit actions, Teleportation, the Transit Tunnel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Power(pub(crate) &'static str);

impl Power {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// Everything that can be used.
    pub fn all() -> impl Iterator<Item = Power> {
        let actions = Unit::all().filter_map(Unit::action).map(|action| Power(action.name));
        actions.chain([Power::TELEPORT, Power::TRANSIT])
    }

    /// The move of a unit that has played Teleportation.
    pub const TELEPORT: Power = Power("teleportation");
    /// The move of a unit that holds the Transit Tunnel.
    pub const TRANSIT: Power = Power("transit-tunnel");
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.unit, self.number)
    }
}

impl FromStr for Name {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::wrong(word, "a figure such as ranger-elite-1");
        let (unit, number) = word.rsplit_once('-').ok_or_else(wrong)?;
        let number: u8 = number.parse().map_err(|_| wrong())?;
        let name = Name { unit: unit.parse().map_err(|_| wrong())?, number };
        // One notation: no leading zeros, no plus sign, no zeroth figure.
        if number == 0 || name.to_string() != word { Err(wrong()) } else { Ok(name) }
    }
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Aim::Figure(name) => name.fmt(f),
            Aim::Place(place) => place.fmt(f),
            Aim::Card(card) => card.fmt(f),
            Aim::Die(die) => die.fmt(f),
        }
    }
}

impl FromStr for Aim {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        let place = || word.parse().map(Aim::Place);
        let figure = || word.parse().map(Aim::Figure);
        let card = || word.parse().map(Aim::Card);
        let die = || word.parse().map(Aim::Die);
        place().or_else(|_| figure()).or_else(|_| card()).or_else(|_| die()).map_err(
            |_: NotationError| NotationError::wrong(word, "a figure, hexes, a card or a colour"),
        )
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl FromStr for Power {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        let found = Power::all().find(|power| power.0 == word);
        found.ok_or_else(|| NotationError::wrong(word, "a unit action"))
    }
}

/// Serde as the notation.
macro_rules! as_text {
    ($($type:ty),+) => {$(
        impl Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}
as_text!(Name, Aim, Power);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Army { text } => write!(f, "army {text}"),
            Action::Zone { zone } => write!(f, "zone {zone}"),
            Action::Place { figure, place } => write!(f, "place {figure} {place}"),
            Action::PlaceRest => f.write_str("place rest"),
            Action::Order { figure, rank } => write!(f, "order {figure} {rank}"),
            Action::Step { to } => write!(f, "step {to}"),
            Action::Stop => f.write_str("stop"),
            Action::Attack { at, from } => write!(f, "attack {at} from {from}"),
            Action::Support { figure, rank, from } => {
                write!(f, "support {figure} {rank} from {from}")
            }
            Action::Fire { figure, at, from } => write!(f, "fire {figure} at {at} from {from}"),
            Action::Guard => f.write_str("guard"),
            Action::Use { name, on } => {
                write!(f, "use {name}")?;
                on.map_or(Ok(()), |aim| write!(f, " on {aim}"))
            }
            Action::End => f.write_str("end"),
            Action::Play { card, by, on } => {
                write!(f, "play {card} by {by}")?;
                on.map_or(Ok(()), |aim| write!(f, " on {aim}"))
            }
            Action::Reroll { die } => write!(f, "reroll {die}"),
            Action::Pick { aim } => write!(f, "pick {aim}"),
            Action::Accept => f.write_str("accept"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

const VERBS: &str = "army, zone, place, order, step, stop, attack, support, fire, guard, use, \
                     end, play, reroll, pick, accept or pass";

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = WordReader::new(line);
        let verb = words.next("what to do")?;
        let action = match verb {
            // The name of an army may have spaces in it.
            "army" => {
                let text = line.trim_start().get(verb.len()..).unwrap_or_default().trim();
                words.next("an army")?;
                return Ok(Action::Army { text: text.to_owned() });
            }
            "zone" => Action::Zone { zone: words.read("the letter of a zone")? },
            "place" => match words.next("a figure, or rest")? {
                "rest" => Action::PlaceRest,
                figure => {
                    let place = words.read("where it stands")?;
                    Action::Place { figure: figure.parse()?, place }
                }
            },
            "order" => Action::Order {
                figure: words.read("a figure")?,
                rank: words.read("gold, silver or bronze")?,
            },
            "step" => Action::Step { to: words.read("a hex")? },
            "stop" => Action::Stop,
            "attack" => {
                let at = words.read("a hex")?;
                words.keyword("from")?;
                Action::Attack { at, from: words.read("a hex")? }
            }
            "support" => {
                let figure = words.read("a figure")?;
                let rank = words.read("gold, silver or bronze")?;
                words.keyword("from")?;
                Action::Support { figure, rank, from: words.read("a hex")? }
            }
            "fire" => {
                let figure = words.read("a guard")?;
                words.keyword("at")?;
                let at = words.read("a hex")?;
                words.keyword("from")?;
                Action::Fire { figure, at, from: words.read("a hex")? }
            }
            "guard" => Action::Guard,
            "use" => Action::Use { name: words.read("a unit action")?, on: aim(&mut words)? },
            "end" => Action::End,
            "play" => {
                let card = words.read("a command card")?;
                words.keyword("by")?;
                Action::Play { card, by: words.read("a figure")?, on: aim(&mut words)? }
            }
            "reroll" => Action::Reroll { die: words.read("the number of a die")? },
            "pick" => Action::Pick { aim: words.read("a figure, hexes, a card or a colour")? },
            "accept" => Action::Accept,
            "pass" => Action::Pass,
            _ => return Err(NotationError::wrong(verb, VERBS)),
        };
        words.end().map(|()| action)
    }
}

/// What follows `on`, if anything does.
fn aim(words: &mut WordReader<'_>) -> Result<Option<Aim>, NotationError> {
    match words.next("on") {
        Err(_) => Ok(None),
        Ok("on") => words.read("a figure, hexes, a card or a colour").map(Some),
        Ok(other) => Err(NotationError::wrong(other, "on")),
    }
}
