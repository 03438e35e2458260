//! Decisions and their notation. Lengths are micrometres, angles hundredths of
//! a degree, as on the felt table.

use std::fmt;
use std::str::FromStr;

use flick::Angle;
use serde::{Deserialize, Serialize};
use tabletop::{NotationError, WordReader};

use crate::{Army, Evolution, Formation, Name, Symbol, Terrain};

/// What a hand means to do with the shooter (MM-P2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Aim {
    /// Where the piece is sent, in hundredths of a degree, counter-clockwise,
    /// 0 along `x`.
    pub direction: Angle,
    /// How deep it is pressed, in thousandths of the deepest press.
    pub press: u16,
    /// How far in from the rim it is pressed, in micrometres.
    pub edge: i32,
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.direction, self.press, self.edge)
    }
}

impl Aim {
    pub(crate) fn read(words: &mut WordReader<'_>) -> Result<Self, NotationError> {
        Ok(Aim {
            direction: words.read("a direction in hundredths of a degree")?,
            press: words.read("a press in thousandths")?,
            edge: words.read("micrometres from the edge")?,
        })
    }
}

/// The die that is named, with the space before it (MM-B21).
pub(crate) struct By(pub(crate) Option<Symbol>);

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(die) => write!(f, " by {}", die.name()),
            None => Ok(()),
        }
    }
}

impl By {
    fn read(words: &mut WordReader<'_>) -> Result<Self, NotationError> {
        let named = words.skip("by");
        named.then(|| words.read(DIE)).transpose().map(By)
    }
}

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Action {
    /// `army NAME`: take an army.
    Army {
        /// Which.
        army: Army,
    },
    /// `formation NAME`: place all bugs as prepared (MM-B1).
    Formation {
        /// Which.
        formation: Formation,
    },
    /// `place PIECE X Y TURN`: lay a bug down, at the start (MM-B1) or when a
    /// Digger burrows (MM-C2).
    Place {
        /// The bug.
        piece: Name,
        /// To the right.
        x: i32,
        /// Away.
        y: i32,
        /// How it is turned.
        turn: Angle,
    },
    /// `bases N N N`: which base lies on the left, the middle and the right
    /// spot (MM-M1).
    Bases {
        /// Their numbers.
        order: [u8; 3],
    },
    /// `rest`: the game places what is not placed yet (MM-B1).
    Rest,
    /// `ready`: all bugs are placed (MM-B1).
    Ready,
    /// `shoot PIECE DIRECTION PRESS EDGE`: press the shooter (MM-P2); or
    /// `shoot PIECE by DIE …`: by that die (MM-B21).
    Shoot {
        /// The piece.
        piece: Name,
        /// What the die shows that is used, if the player names one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        by: Option<Symbol>,
        /// How.
        #[serde(flatten)]
        aim: Aim,
    },
    /// `put PIECE beside PIECE TOWARDS`: lay a reinforcement, a projectile, a
    /// passenger, or a bug that hit a base beside another piece (MM-P20); or
    /// `put PIECE beside PIECE by DIE TOWARDS`: a move begins so, by that die
    /// (MM-B21).
    Put {
        /// What.
        piece: Name,
        /// Beside what.
        beside: Name,
        /// What the die shows that is used, if the player names one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        by: Option<Symbol>,
        /// In which direction from there.
        towards: Angle,
    },
    /// `use PIECE on PIECE`: a Carrier picks up (MM-U6), a Repulsor repulses
    /// (MM-F3).
    Use {
        /// Whose ability.
        piece: Name,
        /// On whom.
        on: Name,
    },
    /// `flip PIECE`: turn a bug over (MM-F5, MM-C2).
    Flip {
        /// The bug.
        piece: Name,
    },
    /// `free PIECE`: give the extra shot up and take a web marker off (MM-B15).
    Free {
        /// The bug under the marker.
        piece: Name,
    },
    /// `upgrade BASE CARD` or `upgrade BASE`: two resources make a small base
    /// large, and perhaps put a card in play (MM-A3, MM-A4).
    Upgrade {
        /// The base.
        base: Name,
        /// The card.
        evolution: Option<Evolution>,
    },
    /// `evolve CARD`: one resource puts a further card in play (MM-A4).
    Evolve {
        /// The card.
        evolution: Evolution,
    },
    /// `discard DIE for CARD`: give a result up for what a card does (MM-A6).
    Discard {
        /// What the die shows.
        die: Symbol,
        /// The card.
        evolution: Evolution,
    },
    /// `throw DIRECTION STRENGTH`: throw four tokens (MM-T6).
    Throw {
        /// Where to, in hundredths of a degree.
        direction: Angle,
        /// How hard, in thousandths of the hardest throw.
        strength: u16,
    },
    /// `warp PIECE to ENTRANCE`: an own bug takes the place of an entrance
    /// (MM-T5).
    Warp {
        /// The bug.
        piece: Name,
        /// The entrance.
        to: Name,
    },
    /// `eliminate PIECE`: the bonus for a small base (MM-K3).
    Eliminate {
        /// The enemy bug.
        piece: Name,
    },
    /// `pass`: no more of this.
    Pass,
    /// `stars TEMPLATE TEMPLATE`: which template shall cover the left star and
    /// which the right one, as the first seat sees them (MM-T1).
    Stars {
        /// From left to right.
        order: [Terrain; 2],
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Army { army } => write!(f, "army {army}"),
            Action::Formation { formation } => write!(f, "formation {formation}"),
            Action::Place { piece, x, y, turn } => write!(f, "place {piece} {x} {y} {turn}"),
            Action::Rest => f.write_str("rest"),
            Action::Ready => f.write_str("ready"),
            Action::Shoot { piece, by, aim } => write!(f, "shoot {piece}{} {aim}", By(*by)),
            Action::Put { piece, beside, by, towards } => {
                write!(f, "put {piece} beside {beside}{} {towards}", By(*by))
            }
            Action::Use { piece, on } => write!(f, "use {piece} on {on}"),
            Action::Flip { piece } => write!(f, "flip {piece}"),
            Action::Free { piece } => write!(f, "free {piece}"),
            Action::Bases { order: [left, middle, right] } => {
                write!(f, "bases {left} {middle} {right}")
            }
            Action::Upgrade { base, evolution: Some(card) } => write!(f, "upgrade {base} {card}"),
            Action::Upgrade { base, evolution: None } => write!(f, "upgrade {base}"),
            Action::Evolve { evolution } => write!(f, "evolve {evolution}"),
            Action::Discard { die, evolution } => {
                write!(f, "discard {} for {evolution}", die.name())
            }
            Action::Throw { direction, strength } => write!(f, "throw {direction} {strength}"),
            Action::Warp { piece, to } => write!(f, "warp {piece} to {to}"),
            Action::Eliminate { piece } => write!(f, "eliminate {piece}"),
            Action::Pass => f.write_str("pass"),
            Action::Stars { order: [left, right] } => write!(f, "stars {left} {right}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = WordReader::new(line);
        let verb = words.next("what to do")?;
        let action = match verb {
            "army" => Action::Army { army: words.read("an army")? },
            "formation" => Action::Formation { formation: words.read("a formation")? },
            "place" => Action::Place {
                piece: words.read(PIECE)?,
                x: words.read("micrometres to the right")?,
                y: words.read("micrometres away")?,
                turn: words.read("a turn in hundredths of a degree")?,
            },
            "rest" => Action::Rest,
            "ready" => Action::Ready,
            "shoot" => {
                let (piece, by) = (words.read(PIECE)?, By::read(&mut words)?.0);
                Action::Shoot { piece, by, aim: Aim::read(&mut words)? }
            }
            "put" => {
                let piece = words.read(PIECE)?;
                words.keyword("beside")?;
                let (beside, by) = (words.read(PIECE)?, By::read(&mut words)?.0);
                let towards = words.read("a direction in hundredths of a degree")?;
                Action::Put { piece, beside, by, towards }
            }
            "use" => {
                let piece = words.read(PIECE)?;
                words.keyword("on")?;
                Action::Use { piece, on: words.read(PIECE)? }
            }
            "flip" => Action::Flip { piece: words.read(PIECE)? },
            "free" => Action::Free { piece: words.read(PIECE)? },
            "bases" => {
                let number = "the number of a base";
                Action::Bases {
                    order: [words.read(number)?, words.read(number)?, words.read(number)?],
                }
            }
            "upgrade" => {
                let base = words.read(PIECE)?;
                let card = words.next("").ok();
                let known = |card: &str| card.parse().map_err(|_| NotationError::wrong(card, CARD));
                Action::Upgrade { base, evolution: card.map(known).transpose()? }
            }
            "evolve" => Action::Evolve { evolution: words.read(CARD)? },
            "discard" => {
                let die = words.read(DIE)?;
                words.keyword("for")?;
                Action::Discard { die, evolution: words.read(CARD)? }
            }
            "throw" => Action::Throw {
                direction: words.read("a direction in hundredths of a degree")?,
                strength: words.read("a strength in thousandths")?,
            },
            "warp" => {
                let piece = words.read(PIECE)?;
                words.keyword("to")?;
                Action::Warp { piece, to: words.read("an entrance such as entrance-1")? }
            }
            "eliminate" => Action::Eliminate { piece: words.read(PIECE)? },
            "pass" => Action::Pass,
            "stars" => {
                let template = "a template such as acid-pit";
                Action::Stars { order: [words.read(template)?, words.read(template)?] }
            }
            _ => {
                let known = "army, stars, formation, place, bases, rest, ready, shoot, put, use, \
                             flip, free, upgrade, evolve, discard, throw, warp, eliminate or pass";
                return Err(NotationError::wrong(verb, known));
            }
        };
        words.end().map(|()| action)
    }
}

/// What stands for a die.
const DIE: &str = "what a die shows";
/// What stands for an evolution card.
const CARD: &str = "an evolution card such as larvae";
/// What stands for a piece.
pub(crate) const PIECE: &str = "a piece such as warrior-a1";
