//! What can be asked, and what is answered.

use std::fmt;
use std::str::FromStr;

use flick::{Angle, Pose, Spot};
use serde::{Deserialize, Serialize};
use tabletop::{NotationError, WordReader};

use crate::action::PIECE;
use crate::card::{Range, Shape, Source};
use crate::practice::spot;
use crate::{Aim, Army, Breed, Evolution, Flight, Name, Practice, Projectile, Site, Symbol};

/// A question. Its text form is its notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// `landing PIECE DIRECTION PRESS EDGE`: where is this shot likely to
    /// land? Only where the table foretells landings.
    Landing {
        /// The piece.
        piece: Name,
        /// How it is shot.
        aim: Aim,
    },
    /// `aim PIECE X Y EDGE`: which shot comes down there, if nothing is in the
    /// way?
    Aim {
        /// The piece.
        piece: Name,
        /// Where.
        at: Spot,
        /// How far in from the rim it is pressed.
        edge: i32,
    },
    /// `measure PIECE PIECE`: how far apart are they (MM-P9)?
    Measure {
        /// From here.
        from: Name,
        /// To there.
        to: Name,
    },
    /// `region PIECE beside PIECE`: where can it be put (MM-P20)?
    Region {
        /// What.
        piece: Name,
        /// Beside what.
        beside: Name,
    },
    /// `free PIECE X Y TURN`: can it be placed there (MM-P8)?
    Free {
        /// What.
        piece: Name,
        /// Where.
        at: Spot,
        /// How it is turned.
        turn: Angle,
    },
    /// `try ...`: a shot without a table, for practice.
    Try(Practice),
    /// `box`: armies, breeds, sizes.
    Box,
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Landing { piece, aim } => write!(f, "landing {piece} {aim}"),
            Question::Aim { piece, at, edge } => write!(f, "aim {piece} {} {} {edge}", at.x, at.y),
            Question::Measure { from, to } => write!(f, "measure {from} {to}"),
            Question::Region { piece, beside } => write!(f, "region {piece} beside {beside}"),
            Question::Free { piece, at, turn } => {
                write!(f, "free {piece} {} {} {turn}", at.x, at.y)
            }
            Question::Try(practice) => write!(f, "try {practice}"),
            Question::Box => f.write_str("box"),
        }
    }
}

impl FromStr for Question {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = WordReader::new(line);
        let verb = words.next("a question")?;
        let question = match verb {
            "landing" => {
                Question::Landing { piece: words.read(PIECE)?, aim: Aim::read(&mut words)? }
            }
            "aim" => Question::Aim {
                piece: words.read(PIECE)?,
                at: spot(&mut words)?,
                edge: words.read("micrometres from the edge")?,
            },
            "measure" => Question::Measure { from: words.read(PIECE)?, to: words.read(PIECE)? },
            "region" => {
                let piece = words.read(PIECE)?;
                words.keyword("beside")?;
                Question::Region { piece, beside: words.read(PIECE)? }
            }
            "free" => Question::Free {
                piece: words.read(PIECE)?,
                at: spot(&mut words)?,
                turn: words.read("a turn in hundredths of a degree")?,
            },
            "try" => Question::Try(Practice::read(&mut words)?),
            "box" => Question::Box,
            _ => {
                let known = "landing, aim, measure, region, free, try or box";
                return Err(NotationError::wrong(verb, known));
            }
        };
        words.end().map(|()| question)
    }
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Answer {
    /// Likely landings of a shot, each as likely as the others.
    Landing {
        /// Where the piece would lie.
        landings: Vec<Landing>,
    },
    /// The shot that comes down there; none if no press carries so far, or so
    /// near.
    Aim {
        /// How to shoot.
        aim: Option<Aim>,
    },
    /// A distance.
    Measure {
        /// The free way between the two edges, in micrometres; less than 0 if
        /// they overlap.
        gap: i32,
        /// The part of the ruler it lies in; none: out of range.
        range: Option<Range>,
    },
    /// Where a piece can be put beside another.
    Region {
        /// Free places, by their direction.
        places: Vec<Beside>,
    },
    /// Whether a piece can be placed there.
    Free {
        /// It can.
        free: bool,
    },
    /// How a practice shot ended.
    Try {
        /// What it looked like; none: it did not jump.
        flight: Option<Flight>,
        /// Where the chip lies.
        #[cfg_attr(feature = "ts", ts(as = "crate::ts::Pose"))]
        rest: Pose,
        /// Where the target lies.
        #[cfg_attr(feature = "ts", ts(as = "Option<crate::ts::Pose>"))]
        target: Option<Pose>,
        /// The chip left the mat.
        off: bool,
        /// Its special side is up.
        special: bool,
        /// It lies over the target.
        over: bool,
        /// It lies under the target.
        under: bool,
    },
    /// What is in the box.
    Box {
        /// The armies.
        armies: Vec<ArmyInfo>,
        /// The projectiles.
        projectiles: Vec<ProjectileInfo>,
        /// The ruler: close, medium, long, in micrometres.
        ruler: [i32; 3],
        /// The depth of the area for bugs, in micrometres.
        area: i32,
        /// Web markers.
        web_markers: u8,
    },
}

/// A likely landing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Landing {
    /// To the right.
    pub x: i32,
    /// Away.
    pub y: i32,
    /// The special side would be up.
    pub special: bool,
    /// It would leave the mat.
    pub off: bool,
    /// Enemy pieces it would lie over.
    pub over: Vec<Name>,
    /// Enemy pieces it would lie under.
    pub under: Vec<Name>,
}

/// A place beside a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Beside {
    /// In this direction.
    pub towards: Angle,
    /// To the right.
    pub x: i32,
    /// Away.
    pub y: i32,
    /// How the piece would be turned.
    pub turn: Angle,
}

/// An army in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct ArmyInfo {
    /// The army.
    pub army: Army,
    /// Its breeds.
    pub breeds: Vec<BreedInfo>,
    /// The six faces of its two dice.
    pub dice: [Vec<Symbol>; 2],
    /// Its bases: left, main, right (MM-A1).
    pub sites: [Site; 3],
    /// Its evolution cards (MM-A4).
    pub evolutions: Vec<EvolutionInfo>,
}

/// An evolution card in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct EvolutionInfo {
    /// The card.
    pub evolution: Evolution,
    /// The base it belongs to.
    pub site: Site,
    /// Where its effect is known from.
    pub source: Source,
}

/// A breed in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct BreedInfo {
    /// The breed.
    pub breed: Breed,
    /// How many chips.
    pub chips: u8,
    /// Of which shape.
    pub shape: Shape,
    /// It has a special side.
    pub double_sided: bool,
    /// Where its ability is known from.
    pub source: Source,
}

/// A projectile in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct ProjectileInfo {
    /// The projectile.
    pub projectile: Projectile,
    /// Its shape.
    pub shape: Shape,
    /// Where its effect is known from.
    pub source: Source,
}
