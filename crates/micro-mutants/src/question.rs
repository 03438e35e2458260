//! What can be asked, and what is answered.

use std::fmt;
use std::str::FromStr;

use flick::{Angle, Pose, Spot};
use serde::{Deserialize, Serialize};
use tabletop::{NotationError, WordReader};

use crate::action::PIECE;
use crate::card::{Range, Shape, Source};
use crate::course::{Course, Exercise};
use crate::mat::spread::LikelyArea;
use crate::practice::{Ground, spot};
use crate::{Aim, Army, Breed, Evolution, Flight, Name, Practice, Projectile, Site, Symbol};

/// A question. Its text form is its notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// `landing PIECE DIRECTION PRESS EDGE`, then perhaps `fine`: where is this
    /// shot likely to end? Only where the table foretells landings.
    Landing {
        /// The piece.
        piece: Name,
        /// How it is shot.
        aim: Aim,
        /// Of more shots, which takes longer.
        fine: bool,
    },
    /// `aim PIECE TARGET`, or `aim PIECE X Y`, then perhaps an edge: which shot
    /// comes to rest there?
    Aim {
        /// The piece.
        piece: Name,
        /// Where.
        to: Target,
        /// How far in from the rim it is pressed; none: wherever it does best.
        edge: Option<i32>,
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
    /// `ring ...`: which shot would hit there?
    Ring(Ground),
    /// `course NAME`: ten shots to practise.
    Course(Course),
    /// `box`: armies, breeds, sizes.
    Box,
}

/// What a shot is meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// To lie over a piece.
    Piece(Name),
    /// To lie over a spot.
    Spot(Spot),
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Landing { piece, aim, fine } => {
                write!(f, "landing {piece} {aim}{}", if *fine { " fine" } else { "" })
            }
            Question::Aim { piece, to, edge } => {
                match to {
                    Target::Piece(target) => write!(f, "aim {piece} {target}")?,
                    Target::Spot(at) => write!(f, "aim {piece} {} {}", at.x, at.y)?,
                }
                edge.map_or(Ok(()), |edge| write!(f, " {edge}"))
            }
            Question::Measure { from, to } => write!(f, "measure {from} {to}"),
            Question::Region { piece, beside } => write!(f, "region {piece} beside {beside}"),
            Question::Free { piece, at, turn } => {
                write!(f, "free {piece} {} {} {turn}", at.x, at.y)
            }
            Question::Try(practice) => write!(f, "try {practice}"),
            Question::Ring(ground) => write!(f, "ring {ground}"),
            Question::Course(course) => write!(f, "course {course}"),
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
                let (piece, aim) = (words.read(PIECE)?, Aim::read(&mut words)?);
                let fine = match words.next("") {
                    Ok("fine") => true,
                    Ok(word) => return Err(NotationError::wrong(word, "fine")),
                    Err(_) => false,
                };
                Question::Landing { piece, aim, fine }
            }
            "aim" => {
                let piece = words.read(PIECE)?;
                let word = words.next("a piece or micrometres to the right")?;
                let to = match word.parse::<i32>() {
                    Ok(x) => Target::Spot(Spot { x, y: words.read("micrometres away")? }),
                    Err(_) => {
                        let name = word.parse().map_err(|_| NotationError::wrong(word, PIECE))?;
                        Target::Piece(name)
                    }
                };
                let edge = match words.next("") {
                    Ok(word) => {
                        let known = "micrometres from the edge";
                        Some(word.parse().map_err(|_| NotationError::wrong(word, known))?)
                    }
                    Err(_) => None,
                };
                Question::Aim { piece, to, edge }
            }
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
            "ring" => Question::Ring(Ground::read(&mut words)?),
            "course" => Question::Course(words.read("a course such as range")?),
            "box" => Question::Box,
            _ => {
                let known = "landing, aim, measure, region, free, try, ring, course or box";
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
    /// Likely ends of a shot.
    Landing {
        /// Where the piece would lie, each as likely as the others.
        landings: Vec<Landing>,
        /// Where it would first come down, if nothing is in the way; none: it
        /// does not jump.
        #[cfg_attr(feature = "ts", ts(as = "Option<crate::ts::Spot>"))]
        touchdown: Option<Spot>,
        /// Where it would probably lie: areas, the smallest first.
        areas: Vec<LikelyArea>,
    },
    /// The shot that comes to rest there; none if no press goes so far, or so
    /// near.
    Aim {
        /// How to shoot.
        aim: Option<Aim>,
        /// How many of a hundred such shots do what they should, by the hand
        /// in use; none where the table foretells nothing.
        share: Option<u8>,
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
        /// Where everything else lies.
        #[cfg_attr(feature = "ts", ts(as = "Vec<crate::ts::Pose>"))]
        others: Vec<Pose>,
        /// The chip left the mat.
        off: bool,
        /// Its special side is up.
        special: bool,
        /// It lies over what it was shot at: the first of the others.
        over: bool,
        /// It lies under something.
        under: bool,
    },
    /// Shots to practise.
    Course {
        /// In order.
        exercises: Vec<Exercise>,
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
    /// Does it suit a first game?
    pub first_game: bool,
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
